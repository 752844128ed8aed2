// Gardens and cauldrons behind the cells of a board, or of a part of it.

import { createUniqueId, For, type JSX } from 'solid-js';
import { type Section, sideOf } from '../../../../games/witches/board/sections.ts';
import { outline } from '../../../../games/witches/paper/cells.ts';
import { COLUMNS, ROWS } from '../../../../games/witches/types/board.ts';
import type { Position } from './hand.ts';

/** The side of a cell. */
export const UNIT = 100;
const WHOLE: Section = { column: 0, row: 0, width: COLUMNS, height: ROWS };

export function Regions(props: {
  position(): Position;
  readonly side: number;
  /** Only this part of the side. */
  readonly section?: Section;
  /** Drawn above them, in hundredths of a cell of the whole side. */
  readonly children?: JSX.Element;
}): JSX.Element {
  const section = props.section ?? WHOLE;
  const { column, row, width, height } = section;
  const inside = (cell: number) => {
    const right = (cell % COLUMNS) - column;
    const down = (Math.floor(cell / COLUMNS) % ROWS) - row;
    return right >= 0 && right < width && down >= 0 && down < height;
  };
  const here = ([first = 0]: readonly number[]) => sideOf(first) === props.side && inside(first);
  const cauldrons = props
    .position()
    .setup.board.regions.filter(({ kind, cells }) => kind === 'cauldron' && here(cells));
  const gardens = () => props.position().state.gardens.filter(({ cells }) => here(cells));
  const path = (cells: readonly number[], inset: number) =>
    outline(cells, { cell: UNIT, inset, radius: 14 });
  const own = createUniqueId();
  const id = (name: string) => `solo-${name}-${own}`;
  return (
    <svg
      class="solo-regions"
      viewBox={`${column * UNIT} ${row * UNIT} ${width * UNIT} ${height * UNIT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <pattern id={id('soil')} width="22" height="22" patternUnits="userSpaceOnUse">
          <circle class="solo-soil" cx="6" cy="6" r="1.8" />
          <circle class="solo-soil" cx="17" cy="17" r="1.8" />
        </pattern>
        <pattern id={id('iron')} width="14" height="14" patternUnits="userSpaceOnUse">
          <path class="solo-iron" d="M-2 16L16 -2M-2 2L2 -2M12 16L16 12" />
        </pattern>
      </defs>
      <For each={gardens()}>
        {(garden) => (
          <g classList={{ 'solo-garden': true, spent: garden.spent }}>
            <path class="solo-bed" d={path(garden.cells, 4)} />
            <path d={path(garden.cells, 4)} fill={`url(#${id('soil')})`} />
          </g>
        )}
      </For>
      <For each={cauldrons}>
        {({ cells }) => (
          <g class="solo-cauldron">
            <path class="solo-pot" d={path(cells, 6)} />
            <path d={path(cells, 6)} fill={`url(#${id('iron')})`} />
            <path class="solo-rim" d={path(cells, 13)} />
          </g>
        )}
      </For>
      {props.children}
    </svg>
  );
}
