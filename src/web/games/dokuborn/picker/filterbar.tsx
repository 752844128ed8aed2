// The filters of the list: gems, costs, types, a set. Folded away until they are wanted.

import { For, type JSX } from 'solid-js';
import type { Filters, FilterValues } from '../../../../data/filters.ts';
import { Gem } from '../gem.tsx';
import { Glyph } from '../label.tsx';
import { words } from '../words.ts';

const { filters: said } = words.face;

/** How many of them narrow the list. */
export const countFilters = (filters: Filters): number =>
  Object.values(filters).reduce((sum: number, list) => sum + (list?.length ?? 0), 0);

/** The list with an entry more, or without it. */
const toggled = <T,>(list: readonly T[] = [], entry: T): readonly T[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];

export interface FilterBarProps {
  readonly filters: Filters;
  /** What there is to choose from. */
  readonly values: FilterValues;
  change(filters: Filters): void;
  close(): void;
}

export function FilterBar(props: FilterBarProps): JSX.Element {
  const change = (part: Partial<Filters>) => props.change({ ...props.filters, ...part });
  return (
    <div class="doku-filters">
      <fieldset class="doku-filter">
        <legend>{said.ink}</legend>
        <For each={props.values.inks}>
          {(ink) => (
            <Toggle
              on={props.filters.inks?.includes(ink) ?? false}
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
        <For each={props.values.costs}>
          {(cost) => (
            <Toggle
              on={props.filters.costs?.includes(cost) ?? false}
              toggle={() => change({ costs: toggled(props.filters.costs, cost) })}
            >
              <span class="digits">{cost}</span>
            </Toggle>
          )}
        </For>
      </fieldset>
      <fieldset class="doku-filter">
        <legend>{said.type}</legend>
        <For each={props.values.types}>
          {(kind) => (
            <Toggle
              on={props.filters.types?.includes(kind) ?? false}
              toggle={() => change({ types: toggled(props.filters.types, kind) })}
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
          value={props.filters.sets?.[0] ?? ''}
          onChange={({ currentTarget: { value } }) => change({ sets: value === '' ? [] : [value] })}
        >
          <option value="">{said.allSets}</option>
          <For each={[...props.values.sets].reverse()}>
            {([code, name]) => <option value={code}>{name}</option>}
          </For>
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
          onClick={() => props.change({})}
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
