// Where the board's cells are seen: turned where that makes larger tiles, with places and steps as the player sees them.

import type { Gravity, Point } from '../../../games/pikachu/types.ts';

/** Seen rows and columns count from 0; a turned board shows the rows of the game as columns. */
export interface Turn {
  readonly turned: boolean;
  /** As seen. */
  readonly rows: number;
  readonly columns: number;
}

export interface Fit extends Turn {
  readonly width: number;
  readonly height: number;
  /** The empty border around the tiles, where paths may run. */
  readonly margin: number;
}

/** Tiles never get smaller than a finger can hit; where they would, the board pans at the second size. */
const SMALLEST = 32;
const PANNED = 36;
/** Up to so many columns nothing pans sideways: on the narrowest phones their tiles are a little smaller. */
const SHOWN_COLUMNS = 12;
const LARGEST = 150;
/** Of a tile; and the least, in pixels, where the tiles need the room. */
const MARGIN = 0.5;
const LEAST_MARGIN = 10;
/** How far a tile may be from square. */
const STRETCH = 1.6;

/** The side of a tile where so many share a space. */
function shareOf(space: number, count: number): number {
  const roomy = space / (count + 2 * MARGIN);
  return Math.min(
    LARGEST,
    roomy >= SMALLEST ? roomy : Math.min(SMALLEST, (space - 2 * LEAST_MARGIN) / count),
  );
}

export function turnOf(rows: number, cols: number, turned: boolean): Turn {
  return turned ? { turned, rows: cols, columns: rows } : { turned, rows, columns: cols };
}

export interface Surroundings {
  /** Where tiles slide the board is never turned: what falls falls down. */
  readonly gravity?: Gravity;
  /** What decides how the board lies, however much of it is left for the board: it must not turn for a notice. */
  readonly stage?: { readonly width: number; readonly height: number };
}

/** The better of both ways to lay the board into a space, in whole pixels. */
export function fitBoard(
  rows: number,
  cols: number,
  width: number,
  height: number,
  { gravity = 'none', stage = { width, height } }: Surroundings = {},
): Fit {
  const least = (turn: Turn) =>
    Math.min(shareOf(stage.width, turn.columns), shareOf(stage.height, turn.rows));
  const plain = turnOf(rows, cols, false);
  const other = turnOf(rows, cols, true);
  const turn = gravity === 'none' && least(other) > least(plain) * 1.05 ? other : plain;
  const best = { across: shareOf(width, turn.columns), down: shareOf(height, turn.rows) };
  const pansAcross = best.across < SMALLEST && turn.columns > SHOWN_COLUMNS;
  const pansDown = best.down < SMALLEST;
  const across = pansAcross ? PANNED : Math.floor(best.across);
  const down = pansDown ? PANNED : Math.floor(best.down);
  const left = (space: number, count: number, size: number) => (space - count * size) / 2;
  const margin = Math.max(
    LEAST_MARGIN,
    Math.floor(
      Math.min(
        Math.min(across, down) * MARGIN,
        pansAcross ? across : left(width, turn.columns, across),
        pansDown ? down : left(height, turn.rows, down),
      ),
    ),
  );
  // What the border left over goes to the tiles, as far as they stay tiles.
  const filling = (space: number, count: number) => Math.floor((space - 2 * margin) / count);
  const widest = pansAcross ? PANNED : filling(width, turn.columns);
  const tallest = pansDown ? PANNED : filling(height, turn.rows);
  // A tile that must be narrow is still as high as a finger needs.
  const stretched = (side: number) => Math.max(PANNED, Math.floor(side * STRETCH));
  return {
    ...turn,
    width: Math.min(LARGEST, widest, stretched(tallest)),
    height: Math.min(LARGEST, tallest, stretched(widest)),
    margin,
  };
}

/** A board that is drawn before there is a window: it lies as the window will, and the style sheet has its sizes. */
export function unmeasured(rows: number, cols: number): Fit {
  const upright = matchMedia('(orientation: portrait)').matches;
  return { ...turnOf(rows, cols, upright === cols > rows), width: 0, height: 0, margin: 0 };
}

/** The cell that is seen at a row and a column. */
export function cellSeenAt(turn: Turn, row: number, column: number): number {
  return turn.turned ? column * turn.rows + row : row * turn.columns + column;
}

export function seenPlace(turn: Turn, cell: number): readonly [row: number, column: number] {
  return turn.turned
    ? [cell % turn.rows, Math.floor(cell / turn.rows)]
    : [Math.floor(cell / turn.columns), cell % turn.columns];
}

/** A matrix point as seen; 0 and the numbers beyond the board are the border. */
export function seenPoint(turn: Turn, point: Point): readonly [row: number, column: number] {
  return turn.turned ? [point.col, point.row] : [point.row, point.col];
}

export const directions = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof directions)[number];

const STEPS: Readonly<Record<Direction, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/**
 * The next tile in a direction: the first one straight ahead, else the nearest of those ahead.
 * So the arrows never run through empty cells, and never end while a tile lies that way.
 */
export function nextTile(
  turn: Turn,
  tiles: readonly number[],
  from: number,
  direction: Direction,
): number {
  const [rowStep, columnStep] = STEPS[direction];
  const [row, column] = seenPlace(turn, from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < tiles.length; cell++) {
    if (tiles[cell] === 0) continue;
    const [otherRow, otherColumn] = seenPlace(turn, cell);
    const rows = otherRow - row;
    const columns = otherColumn - column;
    const ahead = rows * rowStep + columns * columnStep;
    if (ahead <= 0) continue;
    const aside = Math.abs(rows * columnStep) + Math.abs(columns * rowStep);
    // Straight ahead always comes first, however far.
    const distance = aside === 0 ? ahead / 1000 : ahead + 2 * aside;
    if (distance < least) {
      best = cell;
      least = distance;
    }
  }
  return best;
}

/** The next tile with the wanted symbol in reading order, round the end; the same cell where there is no other. */
export function nextEqual(
  turn: Turn,
  tiles: readonly number[],
  from: number,
  wanted: number,
  step: 1 | -1,
): number {
  const count = tiles.length;
  const [row, column] = seenPlace(turn, from);
  const start = row * turn.columns + column;
  for (let offset = 1; offset < count; offset++) {
    const at = (start + step * offset + count * offset) % count;
    const cell = cellSeenAt(turn, Math.floor(at / turn.columns), at % turn.columns);
    if (tiles[cell] === wanted) return cell;
  }
  return from;
}
