// The board of the solo game: front above back as one grid of 8 x 8 cells, and its keys. The lesson shows only the front,
// which fits beside its text on small phones.

import { createMemo, For, type JSX } from 'solid-js';
import { words } from '#words/witches/index.ts';
import { soloWords } from '#words/witches/solo.ts';
import { gardenAt } from '../../../../games/witches/seats/board-state.ts';
import { COLUMNS, ROWS, SIDE_CELLS } from '../../../../games/witches/types/board.ts';
import { createGridFocus } from '../../../ui/grid-focus.ts';
import { Marks } from '../../../ui/hint-marks.tsx';
import { isKey, listGridKeys } from '../../../ui/keys.ts';
import type { WitchesPlay } from '../hand.ts';
import { BoardCell, Regions } from './board-drawing.tsx';
import {
  beginPluck,
  canPlant,
  type PressedBoard,
  positionOf,
  pressCell,
  soloBoardOf,
  targetsOf,
} from './hand.ts';

/** The grid handles these itself, so they work only inside it. Tables on screen use them, too. */
export const keys = {
  go: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'],
  /** In the order of the ingredients; 0 for the tenth. */
  plant: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
  grow: ['g'],
  pluck: ['k'],
  test: ['t'],
  /** Drops a half-made move. */
  leave: ['Escape'],
} as const;

export function SoloGrid(props: {
  readonly play: WitchesPlay;
  act(cell: number): void;
}): JSX.Element {
  const { play } = props;
  const board = soloBoardOf(play);
  const { hand } = board;
  const position = () => positionOf(play);
  const sides = play.fleeting ? [0] : [0, 1];
  const rows = sides.length * ROWS;
  let grid: HTMLDivElement | undefined;
  const { kind } = position().setup.board;
  // On boards with cauldrons gardens are not tested.
  listGridKeys(keys, words.keys, (_, action) => action !== 'test' || kind === 'gardens');
  const focus = createGridFocus(() => grid, {
    rows: () => rows,
    columns: () => COLUMNS,
    onKey: (event, cell) => onBoardKey(board, event, cell, props.act),
  });
  const targets = createMemo(() => targetsOf(position(), hand.half()));
  return (
    <div
      ref={(element) => {
        grid = element;
      }}
      class="solo-grid"
      role="grid"
      tabindex="-1"
      aria-label={soloWords.board}
      aria-rowcount={rows}
      aria-colcount={COLUMNS}
      onKeyDown={(event) => {
        if (isKey(keys.leave, event) && hand.half()) {
          hand.setHalf(undefined);
          event.stopPropagation();
        } else focus.onKeyDown(event);
      }}
    >
      <For each={sides}>
        {(side) => (
          <div class="solo-side" role="rowgroup" aria-label={soloWords.sides[side]}>
            <span class="solo-side-name" aria-hidden="true">
              {soloWords.sides[side]}
            </span>
            <Regions position={position} side={side} />
            <For each={Array.from({ length: ROWS }, (_, row) => row)}>
              {(row) => (
                <div class="solo-row" role="row" aria-rowindex={side * ROWS + row + 1}>
                  <For each={Array.from({ length: COLUMNS }, (_, column) => column)}>
                    {(column) => {
                      const cell = side * SIDE_CELLS + row * COLUMNS + column;
                      return (
                        <BoardCell
                          play={play}
                          hand={hand}
                          position={position}
                          cell={cell}
                          column={column}
                          target={targets().has(cell)}
                          free={canPlant(position(), cell)}
                          cellProps={focus.cell(cell)}
                          open={() => pressCell(board, cell, props.act)}
                        />
                      );
                    }}
                  </For>
                </div>
              )}
            </For>
          </div>
        )}
      </For>
      <Marks marks={play.hints.marks()} />
    </div>
  );
}

/** Digits plant, letters act. Impossible moves are sent as well: the refusal says why. `act`: a cell was chosen. */
export function onBoardKey(
  board: PressedBoard,
  event: KeyboardEvent,
  cell: number,
  act: (cell: number) => void,
): boolean {
  const { play, hand, send } = board;
  if (event.ctrlKey || event.metaKey || event.altKey || play.over()) return false;
  const { setup, state } = positionOf(play);
  const is = (names: readonly string[]) => isKey(names, event);
  if (is(keys.plant)) {
    const ingredient = setup.ingredients[keys.plant.findIndex((name) => is([name]))];
    if (!ingredient) return false;
    send({ type: 'plant', cell, ingredient });
  } else if (is(keys.grow)) send({ type: 'grow', cell });
  else if (is(keys.pluck)) {
    const plant = board.pluckable(cell);
    if (plant === undefined) send({ type: 'pluck', cell, plant: 0, into: cell });
    else {
      hand.choose(cell);
      beginPluck(board, cell, plant);
    }
  } else if (is(keys.test) && setup.board.kind === 'gardens' && gardenAt(state, cell)) {
    hand.choose(cell);
    hand.setHalf({ type: 'order', cell, order: [] });
    act(cell);
  } else return false;
  return true;
}
