// The dungeon: an ARIA grid that is trimmed to the cards and grows with them. Cells keep their names and elements, so
// that the focus stays where the player left it.

import { createEffect, createMemo, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { words } from '#words/dragon-quest/index.ts';
import { cardTable } from '../../../games/dragon-quest/cards.ts';
import { cellName } from '../../../games/dragon-quest/rules/code.ts';
import {
  cellAt,
  columnOf,
  rowOf,
  SHEET_COLUMNS,
  SHEET_ROWS,
  START_CELL,
} from '../../../games/dragon-quest/rules/dungeon.ts';
import type { CardView, View } from '../../../games/dragon-quest/types.ts';
import { createGridFocus, type GridFocus } from '../../ui/grid-focus.ts';
import { Marks } from '../../ui/hint-marks.tsx';
import { markFreshOn } from '../../ui/tap-guard.ts';
import { CardBack, CardFace, Picture } from './cards.tsx';
import type { DragonProps } from './hand.ts';
import { theatreOf, timed } from './scenes.ts';
import { Stage } from './stage.tsx';

const { face } = words;

/** Width by height of a cell. */
export const CARD_SHAPE = 0.72;

type ShownGrid = View['grid'];

const inside = ({ top, left, rows, columns }: ShownGrid, cell: number): boolean => {
  const row = rowOf(cell) - top;
  const column = columnOf(cell) - left;
  return row >= 0 && row < rows && column >= 0 && column < columns;
};

/** The smallest grid that contains both. */
function around(one: ShownGrid, other: ShownGrid): ShownGrid {
  const top = Math.min(one.top, other.top);
  const left = Math.min(one.left, other.left);
  const rows = Math.max(one.top + one.rows, other.top + other.rows) - top;
  const columns = Math.max(one.left + one.columns, other.left + other.columns) - left;
  return { top, left, rows, columns };
}

/** `ref` hands the owner a way to focus a cell. */
export function Dungeon(props: DragonProps & { ref(focus: GridFocus): void }): JSX.Element {
  const { play, hand } = props;
  const { view } = play;
  const [grid, setGrid] = createSignal<HTMLDivElement>();
  // While a choice is pending no cell can take a card; the dungeon keeps its size.
  const kept = createMemo<{ readonly shown: ShownGrid; readonly level: number }>((before) => {
    const { grid: shown, level, pending, ending } = view();
    const stays = (pending || ending) && before?.level === level;
    return { shown: stays ? around(before.shown, shown) : shown, level };
  });
  const shown = () => kept().shown;
  const focus = createGridFocus(grid, {
    rows: () => SHEET_ROWS,
    columns: () => SHEET_COLUMNS,
    skips: (cell) => !inside(shown(), cell),
  });
  onMount(() => props.ref(focus));
  theatreOf(play).open();
  const tabStop = (cell: number) => focus.cell(cell).onFocus();
  tabStop(START_CELL);

  const rows = createMemo(() =>
    Array.from({ length: shown().rows }, (_, row) => shown().top + row),
  );
  const columns = createMemo(() =>
    Array.from({ length: shown().columns }, (_, column) => shown().left + column),
  );
  const cards = createMemo(() => new Map(view().cards.map((card) => [card.cell, card])));
  const placeable = createMemo(() => new Set(view().placeable));
  const hinted = createMemo(() => new Set(play.hints.cells()));

  // A trimmed cell may hold the tab stop or the focus: both return to the start card.
  createEffect(() => {
    if (inside(shown(), focus.focused())) return;
    const lost =
      document.activeElement === document.body || grid()?.contains(document.activeElement);
    tabStop(START_CELL);
    hand.select(undefined);
    if (lost) queueMicrotask(() => focus.focus(START_CELL));
  });

  return (
    <div class="dq-dungeon" classList={{ over: play.over() }}>
      <span class="dq-torch left" aria-hidden="true">
        <Picture name="torch" />
      </span>
      <span class="dq-torch right" aria-hidden="true">
        <Picture name="torch" />
      </span>
      <div
        ref={setGrid}
        class="dq-grid"
        role="grid"
        aria-label={face.dungeon(view().level, shown().rows, shown().columns)}
        aria-rowcount={shown().rows}
        aria-colcount={shown().columns}
        style={{ '--rows': shown().rows, '--columns': shown().columns, '--shape': CARD_SHAPE }}
        onKeyDown={focus.onKeyDown}
      >
        <For each={rows()}>
          {(row) => (
            <div role="row" class="dq-row" aria-rowindex={row - shown().top + 1}>
              <For each={columns()}>
                {(column) => (
                  <Cell
                    play={play}
                    hand={hand}
                    focus={focus}
                    cell={cellAt(row, column)}
                    column={column - shown().left}
                    card={cards().get(cellAt(row, column))}
                    placeable={placeable().has(cellAt(row, column))}
                    hinted={hinted().has(cellAt(row, column))}
                  />
                )}
              </For>
            </div>
          )}
        </For>
        <Marks marks={play.hints.marks()} />
      </div>
      <Show when={play.happening().serial > 0}>
        <Stage play={play} />
      </Show>
    </div>
  );
}

interface DungeonCellProps extends DragonProps {
  readonly focus: GridFocus;
  readonly cell: number;
  readonly column: number;
  readonly card: CardView | undefined;
  readonly placeable: boolean;
  readonly hinted: boolean;
}

function Cell(props: DungeonCellProps): JSX.Element {
  const { play, hand, focus, cell } = props;
  // Every move creates new views; a cell re-renders only if its own content has changed.
  const card = createMemo(() => props.card, undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  const faceUp = () => card()?.faceUp ?? false;
  const selected = () => hand.selected() === cell;
  const free = () => play.view().pending === null && !play.over();
  /** Something can be done here now. */
  const live = () =>
    free() &&
    (hand.aiming() ? faceUp() : props.placeable || (faceUp() && card()?.hindrance === null));
  const waiting = () => play.view().pending?.cell === cell;
  // With touch or mouse the first press on a face-up card only selects it.
  let armed = false;
  // Nothing may move between press and release, or the click would miss: selection waits for the click.
  let pressed = false;
  const release = () => {
    pressed = false;
  };
  const gridProps = focus.cell(cell);
  const { scene } = theatreOf(play);
  const turn = createMemo(() => scene()?.turns.get(cell));
  /** What this card has just given, unless a larger scene shows it. */
  const given = () => {
    const now = scene();
    if (!now?.gains || now.large || turn()?.up !== false) return undefined;
    return { ...now.gains, text: face.stage.given(now.gains) };
  };
  return (
    <button
      ref={(button) => markFreshOn(button, () => `${card()?.card} ${faceUp()}`)}
      type="button"
      role="gridcell"
      class="dq-cell"
      classList={{
        live: live(),
        empty: !card(),
        placeable: props.placeable,
        selected: selected() && faceUp(),
        waiting: waiting(),
      }}
      data-turn={turn() && (turn()?.up ? 'up' : 'down')}
      aria-colindex={props.column + 1}
      aria-selected={selected()}
      aria-label={`${face.cellLabel(cell, card(), props.placeable)}${props.hinted ? face.inHint : ''}`}
      tabindex={gridProps.tabindex}
      data-cell={cell}
      onFocus={() => {
        gridProps.onFocus();
        if (!pressed) hand.select(cell);
      }}
      onPointerDown={() => {
        armed = selected();
        pressed = true;
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onClick={(event) => {
        const looked = event.detail === 0 || armed;
        armed = true;
        hand.select(cell);
        if (looked || !faceUp() || hand.aiming()) hand.act(cell);
      }}
    >
      <Show
        when={card()}
        fallback={
          <Show when={props.placeable}>
            <span class="dq-plus" aria-hidden="true" data-drawn={cellName(cell)} />
          </Show>
        }
      >
        {(shown) => (
          <Show
            when={turn()}
            fallback={
              <Show when={shown().faceUp} fallback={<CardBack />}>
                <CardFace card={shown().card} foot={footOf(shown())} />
              </Show>
            }
          >
            {(turning) => (
              <span
                class="dq-turner"
                classList={{ up: turning().up, down: !turning().up }}
                style={timed(turning())}
              >
                <CardFace card={shown().card} foot={footOf(shown())} />
                <CardBack />
              </span>
            )}
          </Show>
        )}
      </Show>
      <Show when={given()}>
        {(gains) => <span class="dq-pop" style={timed(gains())} data-drawn={gains().text} />}
      </Show>
    </button>
  );
}

/** What beats it and what it does, in short. */
function footOf({ card, damage }: CardView): string | undefined {
  if (card === '??' || damage === 0) return undefined;
  const { need } = cardTable[card];
  return need > 0 ? `${need}+ −${damage}♥\uFE0E` : `−${damage}♥\uFE0E`;
}
