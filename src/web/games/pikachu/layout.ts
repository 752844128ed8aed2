// The board on the screen: its size, turned if that makes larger tiles, and places and steps as the player sees them.

import type { Gravity, Point } from '../../../games/pikachu/types.ts';

/** Seen rows and columns count from 0; a turned board shows rows as columns. */
export interface BoardTurn {
  readonly turned: boolean;
  /** As seen. */
  readonly rows: number;
  readonly columns: number;
}

export interface BoardFit extends BoardTurn {
  readonly width: number;
  readonly height: number;
  /** The empty border around the tiles, where paths may run. */
  readonly margin: number;
}

/** The smallest tile a finger can hit, and the size at which a larger board pans. */
const SMALLEST = 32;
const PANNED = 36;
/** Up to this many columns nothing pans sideways; on the narrowest phones tiles are a little smaller. */
const SHOWN_COLUMNS = 12;
const LARGEST = 150;
/** The border in tiles, and its minimum in pixels if the tiles need the room. */
const MARGIN = 0.5;
const LEAST_MARGIN = 10;
/** The most a tile may deviate from a square. */
const STRETCH = 1.6;

/** The side of a tile if this many share a space. */
function shareOf(space: number, count: number): number {
  const roomy = space / (count + 2 * MARGIN);
  return Math.min(
    LARGEST,
    roomy >= SMALLEST ? roomy : Math.min(SMALLEST, (space - 2 * LEAST_MARGIN) / count),
  );
}

export function turnOf(rows: number, cols: number, turned: boolean): BoardTurn {
  return turned ? { turned, rows: cols, columns: rows } : { turned, rows, columns: cols };
}

export interface BoardSpace {
  /** With gravity the board is never turned: tiles fall down. */
  readonly gravity?: Gravity;
  /** Decides the orientation instead of the space left, so that a notice never turns the board. */
  readonly stage?: { readonly width: number; readonly height: number };
}

/** The better of both orientations in a space, in whole pixels. */
export function fitBoard(
  rows: number,
  cols: number,
  width: number,
  height: number,
  { gravity = 'none', stage = { width, height } }: BoardSpace = {},
): BoardFit {
  const least = (turn: BoardTurn) =>
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
  // Space that the border does not need goes to the tiles.
  const filling = (space: number, count: number) => Math.floor((space - 2 * margin) / count);
  const widest = pansAcross ? PANNED : filling(width, turn.columns);
  const tallest = pansDown ? PANNED : filling(height, turn.rows);
  // A narrow tile is still as tall as a finger needs.
  const stretched = (side: number) => Math.max(PANNED, Math.floor(side * STRETCH));
  return {
    ...turn,
    width: Math.min(LARGEST, widest, stretched(tallest)),
    height: Math.min(LARGEST, tallest, stretched(widest)),
    margin,
  };
}

/** For prerendering, without a window: the style sheet has the sizes. */
export function unmeasured(rows: number, cols: number): BoardFit {
  const upright = matchMedia('(orientation: portrait)').matches;
  return { ...turnOf(rows, cols, upright === cols > rows), width: 0, height: 0, margin: 0 };
}

/** The cell at a seen row and column. */
export function cellSeenAt(turn: BoardTurn, row: number, column: number): number {
  return turn.turned ? column * turn.rows + row : row * turn.columns + column;
}

export function seenPlace(turn: BoardTurn, cell: number): readonly [row: number, column: number] {
  return turn.turned
    ? [cell % turn.rows, Math.floor(cell / turn.rows)]
    : [Math.floor(cell / turn.columns), cell % turn.columns];
}

/** A matrix point as seen; 0 and numbers beyond the board are the border. */
export function seenPoint(turn: BoardTurn, point: Point): readonly [row: number, column: number] {
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

/** The next tile in a direction: the first one straight ahead, else the nearest of those ahead. So the arrows skip
 * empty cells, and never stop while there is a tile in that direction. */
export function nextTile(
  turn: BoardTurn,
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
    // Straight ahead always comes first, at any distance.
    const distance = aside === 0 ? ahead / 1000 : ahead + 2 * aside;
    if (distance < least) {
      best = cell;
      least = distance;
    }
  }
  return best;
}

/** The next tile with the symbol in reading order, wrapping around; the same cell if there is no other. */
export function nextEqual(
  turn: BoardTurn,
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
