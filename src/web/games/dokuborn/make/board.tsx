// The grid of the editor: headings to choose, cells that count cards. One tab stop; arrows move over both.

import { createSignal, For, type JSX, Show } from 'solid-js';
import { make as said } from '#words/dokuborn/make.ts';
import { rowLetters } from '../../../../games/dokuborn/rules/print.ts';
import type { Draft, Drafted, Label } from '../../../../games/dokuborn/types.ts';
import { createGridFocus } from '../../../ui/grid-focus.ts';
import { Condition } from '../label.tsx';
import { conditionAt, type DraftAxis, type DraftPlace } from './draft.ts';

/** What Alt with an arrow moves: a row up or down, a column left or right. */
const moves: Readonly<Record<string, readonly [axis: DraftAxis, step: 1 | -1]>> = {
  ArrowUp: ['rows', -1],
  ArrowDown: ['rows', 1],
  ArrowLeft: ['columns', -1],
  ArrowRight: ['columns', 1],
};

export function DraftBoard(props: {
  readonly draft: Draft;
  readonly drafted: Drafted | undefined;
  label(id: string): Label | undefined;
  onChoose(place: DraftPlace): void;
  onClear(place: DraftPlace): void;
  onMove(place: DraftPlace, step: 1 | -1): void;
  onCell(cell: number): void;
}): JSX.Element {
  const [grid, setGrid] = createSignal<HTMLDivElement>();
  const side = () => props.draft.size + 1;
  /** The heading at a place of the walk; undefined for cells. */
  const headingAt = (at: number): DraftPlace | undefined => {
    const row = Math.floor(at / side());
    const column = at % side();
    if (row === 0 && column > 0) return { axis: 'columns', index: column - 1 };
    return column === 0 && row > 0 ? { axis: 'rows', index: row - 1 } : undefined;
  };
  const focus = createGridFocus(grid, {
    rows: side,
    columns: side,
    skips: (at) => at === 0,
    onKey(event, at) {
      const place = headingAt(at);
      if (!place || (event.key !== 'Delete' && event.key !== 'Backspace')) return false;
      props.onClear(place);
      return true;
    },
  });
  // Not the empty corner.
  focus.cell(1).onFocus();

  const onKeyDown = (event: KeyboardEvent) => {
    const [axis, step] = moves[event.key] ?? [];
    const place = headingAt(focus.focused());
    if (event.altKey && axis && step && place?.axis === axis) {
      event.preventDefault();
      const next = place.index + step;
      if (next < 0 || next >= props.draft.size) return;
      props.onMove(place, step);
      focus.focus(axis === 'rows' ? (next + 1) * side() : next + 1);
      return;
    }
    focus.onKeyDown(event);
  };
  const short = (cell: number) => props.drafted?.short.includes(cell) ?? false;
  const twice = (place: DraftPlace) => {
    const id = conditionAt(props.draft, place);
    return id !== null && (props.drafted?.twice.includes(id) ?? false);
  };

  const Heading = (own: { readonly place: DraftPlace }) => {
    const id = () => conditionAt(props.draft, own.place);
    const label = () => {
      const known = id();
      return known === null ? undefined : props.label(known);
    };
    const at = () =>
      own.place.axis === 'rows' ? (own.place.index + 1) * side() : own.place.index + 1;
    const name = () =>
      own.place.axis === 'rows' ? rowLetters.charAt(own.place.index) : `${own.place.index + 1}`;
    return (
      <div role={own.place.axis === 'rows' ? 'rowheader' : 'columnheader'} class="make-place">
        <button
          type="button"
          class="doku-head make-head"
          classList={{ unset: id() === null, twice: twice(own.place) }}
          tabindex={focus.cell(at()).tabindex}
          data-cell={at()}
          onFocus={() => focus.cell(at()).onFocus()}
          onClick={() => props.onChoose(own.place)}
        >
          <span class="unseen">{said.heading(own.place, name(), label(), twice(own.place))}</span>
          <span class="doku-head-name" aria-hidden="true">
            {name()}
          </span>
          <span class="make-shown" aria-hidden="true">
            <Show when={label()} fallback={<span class="make-ask">{said.choose}</span>}>
              {(known) => <Condition label={known()} parted />}
            </Show>
          </span>
        </button>
      </div>
    );
  };

  const Count = (own: { readonly row: number; readonly column: number }) => {
    const cell = () => own.row * props.draft.size + own.column;
    const at = () => (own.row + 1) * side() + own.column + 1;
    const count = () => props.drafted?.cells[cell()] ?? null;
    return (
      <button
        type="button"
        role="gridcell"
        class="doku-cell make-cell"
        classList={{ short: short(cell()), none: count() === 0, forced: count() === 1 }}
        tabindex={focus.cell(at()).tabindex}
        data-cell={at()}
        onFocus={() => focus.cell(at()).onFocus()}
        onClick={() => props.onCell(cell())}
      >
        <span class="unseen">{said.cell(props.draft.size, cell(), count(), short(cell()))}</span>
        <span class="make-count digits" aria-hidden="true">
          {count() ?? '·'}
        </span>
        <Show when={count() !== null}>
          <small aria-hidden="true">{said.fit(count() ?? 0)}</small>
        </Show>
      </button>
    );
  };

  const indices = () => Array.from({ length: props.draft.size }, (_, index) => index);
  return (
    <div
      ref={setGrid}
      class="doku-grid make-grid"
      style={{ '--size': props.draft.size }}
      role="grid"
      aria-label={said.grid(props.draft.size)}
      onKeyDown={onKeyDown}
    >
      <div role="row" class="doku-row doku-heads">
        <span role="presentation" class="doku-corner" aria-hidden="true" />
        <For each={indices()}>{(index) => <Heading place={{ axis: 'columns', index }} />}</For>
      </div>
      <For each={indices()}>
        {(row) => (
          <div role="row" class="doku-row">
            <Heading place={{ axis: 'rows', index: row }} />
            <For each={indices()}>{(column) => <Count row={row} column={column} />}</For>
          </div>
        )}
      </For>
    </div>
  );
}
