// A part of the board at a table on screen: large, as a grid to play on or look at, and small, as a picture.

import { For, type JSX, Show } from 'solid-js';
import { words } from '#words/witches/index.ts';
import { soloWords } from '#words/witches/solo.ts';
import { tableWords } from '#words/witches/table.ts';
import { columnOf, rowOf } from '../../../../../games/witches/board/sections.ts';
import { createGridFocus } from '../../../../ui/grid-focus.ts';
import { Marks } from '../../../../ui/hint-marks.tsx';
import { isKey, listGridKeys } from '../../../../ui/keys.ts';
import { ActionButton } from '../../action-button.tsx';
import { pictureOf } from '../../herb.tsx';
import { nameAt } from '../../party.ts';
import { keys, onBoardKey } from '../../solo/board.tsx';
import { BoardCell, Regions, UNIT } from '../../solo/board-drawing.tsx';
import { type BoardPosition, pressCell } from '../../solo/hand.ts';
import { type LaidPart, layPart, type PartSide } from '../part-layout.ts';
import { SeatName } from '../people.tsx';
import { screenOf, youAt } from '../table.ts';
import { changedCells, type ScreenTableState } from './table-state.ts';

export function ScreenBoard(props: {
  readonly screen: ScreenTableState;
  /** A cell was chosen: the keyboard may move on to its actions. */
  act(cell: number): void;
}): JSX.Element {
  const { screen } = props;
  const { play, hand } = screen;
  const { kind } = screen.position().setup.board;
  listGridKeys(keys, words.keys, (_, action) => action !== 'test' || kind === 'gardens');
  return (
    <div class="part" data-seat={hand.looking()}>
      <p class="part-head">
        <SeatName play={play} person={hand.looking()} />
        <Show when={hand.looking() !== youAt(play) && youAt(play)}>
          {(you) => (
            <ActionButton act={() => hand.look(you())}>{tableWords.backToMine}</ActionButton>
          )}
        </Show>
      </p>
      <Show when={hand.looking()} keyed>
        {(place) => <Part screen={screen} place={place} act={props.act} />}
      </Show>
    </div>
  );
}

function Part(props: {
  readonly screen: ScreenTableState;
  readonly place: number;
  act(cell: number): void;
}): JSX.Element {
  const { screen, place } = props;
  const { play, hand } = screen;
  const changed = () => changedCells(play.happening().events);
  const onKey = (event: KeyboardEvent, cell: number) => {
    if (isKey(keys.leave, event) && hand.half()) {
      hand.setHalf(undefined);
      return true;
    }
    return screen.own() !== undefined && onBoardKey(screen, event, cell, props.act);
  };
  const free = (cell: number) => screen.legal('plant').some((move) => move.cell === cell);
  const { rows, columns, sides, cells } = layPart(screenOf(play).seats, place);
  const cellAt = (index: number) => cells[index] ?? 0;
  let grid: HTMLDivElement | undefined;
  const focus = createGridFocus(() => grid, {
    rows: () => rows,
    columns: () => columns,
    idOf: cellAt,
    onKey: (event, index) => onKey(event, cellAt(index)),
  });
  return (
    <div
      ref={(element) => {
        grid = element;
      }}
      class="part-grid"
      classList={{ beside: sides[1]?.row === 0 }}
      style={{ '--part-rows': rows, '--part-columns': columns }}
      role="grid"
      tabindex="-1"
      aria-label={
        place === youAt(play) ? tableWords.yourPart : tableWords.partOf(nameAt(play, place))
      }
      aria-rowcount={rows}
      aria-colcount={columns}
      onKeyDown={focus.onKeyDown}
    >
      <For each={sides}>
        {(side) => (
          <div class="solo-side" role="rowgroup" aria-label={soloWords.sides[side.side]}>
            <span class="solo-side-name" aria-hidden="true">
              {soloWords.sides[side.side]}
            </span>
            <div class="part-rows">
              <Regions position={screen.position} side={side.side} section={side.section} />
              <For each={upTo(side.section.height)}>
                {(row) => (
                  <div class="part-row" role="row" aria-rowindex={side.row + row + 1}>
                    <For each={upTo(side.section.width)}>
                      {(right) => {
                        const column = side.column + right;
                        const index = (side.row + row) * columns + column;
                        const cell = cellAt(index);
                        return (
                          <BoardCell
                            play={play}
                            hand={hand}
                            position={screen.position}
                            cell={cell}
                            column={column}
                            target={screen.targets().has(cell)}
                            changed={changed().includes(cell)}
                            free={free(cell)}
                            cellProps={focus.cell(index)}
                            open={() => pressCell(screen, cell, props.act)}
                          />
                        );
                      }}
                    </For>
                  </div>
                )}
              </For>
            </div>
          </div>
        )}
      </For>
      <Marks marks={play.hints.marks()} />
    </div>
  );
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A small picture of the part: what grows where. */
export function MiniPart(props: {
  readonly laid: LaidPart;
  position(): BoardPosition;
  /** Cells that the last step changed. */
  readonly changed: readonly number[];
}): JSX.Element {
  const { sides } = props.laid;
  return (
    <span
      class="mini-part"
      classList={{ beside: sides[1]?.row === 0 }}
      style={{ '--part-rows': props.laid.rows, '--part-columns': props.laid.columns }}
      aria-hidden="true"
    >
      <For each={sides}>
        {(side) => (
          <span
            class="mini-side"
            style={{ '--wide': side.section.width, '--high': side.section.height }}
          >
            <Regions position={props.position} side={side.side} section={side.section}>
              <For each={cellsOf(props.laid, side)}>
                {(cell) => (
                  <MiniCell {...props} cell={cell} changed={props.changed.includes(cell)} />
                )}
              </For>
            </Regions>
          </span>
        )}
      </For>
    </span>
  );
}

const cellsOf = ({ cells, columns }: LaidPart, { row, column, section }: PartSide) =>
  cells.filter((_, index) => {
    const down = Math.floor(index / columns) - row;
    const right = (index % columns) - column;
    return down >= 0 && down < section.height && right >= 0 && right < section.width;
  });

function MiniCell(props: {
  position(): BoardPosition;
  readonly cell: number;
  readonly changed: boolean;
}): JSX.Element {
  const left = columnOf(props.cell) * UNIT;
  const top = rowOf(props.cell) * UNIT;
  const state = () => props.position().state;
  const plant = () => state().plots[props.cell]?.at(-1);
  return (
    <>
      <Show when={plant()}>
        {(one) => (
          <use
            class="mini-herb"
            classList={{ plucked: one().plucked }}
            href={pictureOf(one().ingredient)}
            x={left + 14}
            y={top + 14}
            width="72"
            height="72"
          />
        )}
      </Show>
      <Show when={state().barred.includes(props.cell)}>
        <path class="mini-barred" d={`M${left + 20} ${top + 20}l60 60m0-60l-60 60`} />
      </Show>
      <Show when={props.changed}>
        <rect class="mini-changed" x={left + 6} y={top + 6} width="88" height="88" rx="18" />
      </Show>
    </>
  );
}
