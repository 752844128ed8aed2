// Where the board's cells are seen: turned where that makes larger tiles, with places and steps as the player sees them.

import type { Point } from '../../../games/pikachu/types.ts';

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
const SMALLEST = 26;
const PANNED = 30;
const LARGEST = 150;
const MARGIN = 0.5;
/** How far a tile may be from square. */
const STRETCH = 1.3;

function sizeIn(
  turn: Turn,
  width: number,
  height: number,
): readonly [width: number, height: number] {
  const across = Math.min(LARGEST, width / (turn.columns + 2 * MARGIN));
  const down = Math.min(LARGEST, height / (turn.rows + 2 * MARGIN));
  return [Math.min(across, down * STRETCH), Math.min(down, across * STRETCH)];
}

export function turnOf(rows: number, cols: number, turned: boolean): Turn {
  return turned ? { turned, rows: cols, columns: rows } : { turned, rows, columns: cols };
}

/** The larger of both ways to lay the board into a space, in whole pixels. */
export function fitBoard(rows: number, cols: number, width: number, height: number): Fit {
  const ways = [false, true].map((turned) => {
    const turn = turnOf(rows, cols, turned);
    const [across, down] = sizeIn(turn, width, height);
    return { turn, across, down, least: Math.min(across, down) };
  });
  const [plain, other] = ways;
  const best = plain && other && other.least > plain.least * 1.05 ? other : plain;
  if (!best) throw new Error('a board can always be laid out');
  const whole = (size: number) => Math.floor(size < SMALLEST ? PANNED : size);
  const cellWidth = whole(best.across);
  const cellHeight = whole(best.down);
  return {
    ...best.turn,
    width: cellWidth,
    height: cellHeight,
    margin: Math.floor(Math.min(cellWidth, cellHeight) * MARGIN),
  };
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
