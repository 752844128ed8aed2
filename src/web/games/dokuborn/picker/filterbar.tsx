// The filters of the list: gems, costs, types, a set. Folded away until they are wanted.

import { For, type JSX } from 'solid-js';
import { Gem } from '../gem.tsx';
import { Glyph } from '../label.tsx';
import { words } from '../words.ts';
import { costs, countFilters, DEAREST, type Filters, inks, kinds, noFilters, toggled } from './filters.ts';

const { filters: said } = words.face;

export interface FilterBarProps {
  readonly filters: Filters;
  /** Code and name. */
  readonly sets: readonly (readonly [string, string])[];
  change(filters: Filters): void;
  close(): void;
}

export function FilterBar(props: FilterBarProps): JSX.Element {
  const change = (part: Partial<Filters>) => props.change({ ...props.filters, ...part });
  return (
    <div class="doku-filters">
      <fieldset class="doku-filter">
        <legend>{said.ink}</legend>
        <For each={inks}>
          {(ink) => (
            <Toggle
              on={props.filters.inks.includes(ink)}
              toggle={() => change({ inks: toggled(props.filters.inks, ink) })}
            >
              <Gem ink={ink} />
              <span class="doku-filter-name">{ink}</span>
            </Toggle>
          )}
        </For>
      </fieldset>
      <fieldset class="doku-filter">
        <legend>{said.cost}</legend>
        <For each={costs}>
          {(cost) => (
            <Toggle
              on={props.filters.costs.includes(cost)}
              toggle={() => change({ costs: toggled(props.filters.costs, cost) })}
            >
              <span class="unseen">{said.costOf(cost, DEAREST)}</span>
              <span class="digits" aria-hidden="true">
                {cost === DEAREST ? `${cost}+` : cost}
              </span>
            </Toggle>
          )}
        </For>
      </fieldset>
      <fieldset class="doku-filter">
        <legend>{said.type}</legend>
        <For each={kinds}>
          {(kind) => (
            <Toggle
              on={props.filters.kinds.includes(kind)}
              toggle={() => change({ kinds: toggled(props.filters.kinds, kind) })}
            >
              <Glyph icon={`type-${kind.toLowerCase()}`} />
              {kind}
            </Toggle>
          )}
        </For>
      </fieldset>
      <div class="doku-filter-set">
        <label for="doku-set">{said.set}</label>
        <select
          id="doku-set"
          class="input"
          value={props.filters.set}
          onChange={(event) => change({ set: event.currentTarget.value })}
        >
          <option value="">{said.allSets}</option>
          <For each={props.sets}>{([code, name]) => <option value={code}>{name}</option>}</For>
        </select>
      </div>
      <div class="row">
        <button type="button" class="button primary" onClick={() => props.close()}>
          {said.done}
        </button>
        <button
          type="button"
          class="button"
          disabled={countFilters(props.filters) === 0}
          onClick={() => props.change(noFilters)}
        >
          {said.clear}
        </button>
      </div>
    </div>
  );
}

function Toggle(props: {
  readonly on: boolean;
  readonly children: JSX.Element;
  toggle(): void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="doku-toggle"
      aria-pressed={props.on}
      onClick={() => props.toggle()}
    >
      {props.children}
    </button>
  );
}
