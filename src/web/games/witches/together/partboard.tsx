// One part of the board: large, as a grid that is played on or looked at, and small, as a picture.

import { For, type JSX, Show } from 'solid-js';
import { columnOf, rowOf } from '../../../../games/witches/board/sections.ts';
import { createGridFocus, type GridCellProps } from '../../../ui/grid-focus.ts';
import { pictureOf } from '../herb.tsx';
import type { Position } from '../solo/hand.ts';
import { Regions, UNIT } from '../solo/regions.tsx';
import { words as board } from '#words/witches/solo.ts';
import type { LaidPart, Side } from './part.ts';

export interface PartBoardProps {
  readonly laid: LaidPart;
  position(): Position;
  readonly label: string;
  Cell(cell: number, column: number, cellProps: GridCellProps): JSX.Element;
  /** Keys besides the arrows. Answer true when it was one of yours. */
  onKey?(event: KeyboardEvent, cell: number): boolean;
  readonly children?: JSX.Element;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

export function PartBoard(props: PartBoardProps): JSX.Element {
  const { rows, columns, sides, cells } = props.laid;
  const cellAt = (index: number) => cells[index] ?? 0;
  let grid: HTMLDivElement | undefined;
  const focus = createGridFocus(() => grid, {
    rows: () => rows,
    columns: () => columns,
    idOf: cellAt,
    onKey: (event, index) => props.onKey?.(event, cellAt(index)) ?? false,
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
      aria-label={props.label}
      aria-rowcount={rows}
      aria-colcount={columns}
      onKeyDown={focus.onKeyDown}
    >
      <For each={sides}>
        {(side) => (
          <div class="solo-side" role="rowgroup" aria-label={board.sides[side.side]}>
            <span class="solo-side-name" aria-hidden="true">
              {board.sides[side.side]}
            </span>
            <div class="part-rows">
              <Regions position={props.position} side={side.side} section={side.section} />
              <For each={upTo(side.section.height)}>
                {(row) => (
                  <div class="part-row" role="row" aria-rowindex={side.row + row + 1}>
                    <For each={upTo(side.section.width)}>
                      {(right) => {
                        const column = side.column + right;
                        const index = (side.row + row) * columns + column;
                        return props.Cell(cellAt(index), column, focus.cell(index));
                      }}
                    </For>
                  </div>
                )}
              </For>
            </div>
          </div>
        )}
      </For>
      {props.children}
    </div>
  );
}

/** How the part stands, at a glance: what grows where; the number beside a plant is that of its dots. */
export function MiniPart(props: {
  readonly laid: LaidPart;
  position(): Position;
  /** Cells that have just changed. */
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
                  <MiniCell
                    position={props.position}
                    cell={cell}
                    changed={props.changed.includes(cell)}
                  />
                )}
              </For>
            </Regions>
          </span>
        )}
      </For>
    </span>
  );
}

const cellsOf = ({ cells, columns }: LaidPart, { row, column, section }: Side) =>
  cells.filter((_, index) => {
    const down = Math.floor(index / columns) - row;
    const right = (index % columns) - column;
    return down >= 0 && down < section.height && right >= 0 && right < section.width;
  });

function MiniCell(props: {
  position(): Position;
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
