// Search and filters of the list.

import { createSignal, For, type JSX, Show } from 'solid-js';
import { gameIds } from '../../../games/index.ts';
import { titleOf } from '../../words.ts';
import { mine as words } from '../words.ts';
import { type ItemFilter, itemStates, noFilter } from './items.ts';

export interface FiltersProps {
  readonly filter: ItemFilter;
  change(filter: ItemFilter): void;
}

const states = ['all', ...itemStates] as const;
const kinds = ['all', 'daily', 'free'] as const;

export function Filters(props: FiltersProps): JSX.Element {
  const set = (change: Partial<ItemFilter>) => props.change({ ...props.filter, ...change });
  const isOn = () =>
    Object.entries(noFilter).some(([key, usual]) => Reflect.get(props.filter, key) !== usual);
  const [open, setOpen] = createSignal(false);
  return (
    <search class="mine-filters">
      <label class="mine-search">
        <span class="unseen">{words.search}</span>
        <input
          class="input"
          type="search"
          placeholder={words.searchHint}
          value={props.filter.text}
          onInput={(event) => set({ text: event.currentTarget.value })}
        />
      </label>
      <details open={open()} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.filters}</summary>
        <div class="mine-fields">
          <label>
            {words.game}
            <select
              class="input"
              value={props.filter.game}
              onChange={(event) => set({ game: event.currentTarget.value })}
            >
              <option value="">{words.everyGame}</option>
              <For each={gameIds}>{(id) => <option value={id}>{titleOf(id).title}</option>}</For>
            </select>
          </label>
          <label>
            {words.state}
            <select
              class="input"
              value={props.filter.state}
              onChange={({ currentTarget }) =>
                set({ state: states.find((state) => state === currentTarget.value) ?? 'all' })
              }
            >
              <For each={states}>
                {(state) => <option value={state}>{words.states[state]}</option>}
              </For>
            </select>
          </label>
          <label>
            {words.kind}
            <select
              class="input"
              value={props.filter.kind}
              onChange={({ currentTarget }) =>
                set({ kind: kinds.find((kind) => kind === currentTarget.value) ?? 'all' })
              }
            >
              <For each={kinds}>{(kind) => <option value={kind}>{words.kinds[kind]}</option>}</For>
            </select>
          </label>
          <label>
            {words.from}
            <input
              class="input"
              type="date"
              value={props.filter.from}
              onChange={(event) => set({ from: event.currentTarget.value })}
            />
          </label>
          <label>
            {words.to}
            <input
              class="input"
              type="date"
              value={props.filter.to}
              onChange={(event) => set({ to: event.currentTarget.value })}
            />
          </label>
        </div>
      </details>
      <Show when={isOn()}>
        <button type="button" class="button quiet" onClick={() => props.change(noFilter)}>
          {words.clear}
        </button>
      </Show>
    </search>
  );
}
