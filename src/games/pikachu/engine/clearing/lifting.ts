// Lifting, a relaxation of clearing: a lifted tile stays available as a mate but is no longer an obstacle. A tile that
// cannot be lifted can never go. (Planners call this a delete relaxation.)

import { copyBoard, countTiles, type TileBoard, takeTile } from '../../board/board.ts';
import type { Members } from '../../board/pairs.ts';
import { joined, joinedAsNoted, noteReach } from '../../board/paths.ts';

/** All tiles of a position in an order in which they can be lifted, each with the mate it sees at that point. */
export interface Lifting {
  readonly cells: Int16Array;
  readonly mates: Int16Array;
}

interface LiftingWork {
  readonly board: TileBoard;
  /** The remaining obstacles; `board` has the mates. */
  readonly lifted: TileBoard;
  readonly members: Members;
  readonly banned: Uint8Array | undefined;
  readonly cells: Int16Array;
  readonly mates: Int16Array;
  count: number;
}

/** Lifts every tile that sees a mate, lifted or not, until nothing changes. Undefined if some tiles can never go.
 * `banned[cell * cells + mate]` is 1 for two tiles known not to go together. `before` is the lifting of an earlier
 * position with these tiles and more: most of it still holds. */
export function findLifting(
  board: TileBoard,
  members: Members,
  banned?: Uint8Array,
  before?: Lifting,
): Lifting | undefined {
  const left = countTiles(board);
  const cells = new Int16Array(left);
  const mates = new Int16Array(left);
  const lifted = copyBoard(board);
  const work: LiftingWork = { board, lifted, members, banned, cells, mates, count: 0 };
  if (before) liftAgain(work, before);
  const { kinds } = members;
  let idle = 0;
  for (let kind = 1; idle < kinds && work.count < left; kind = kind === kinds ? 1 : kind + 1)
    idle = liftKind(work, kind) ? 0 : idle + 1;
  return work.count === left ? { cells, mates } : undefined;
}

function lift(work: LiftingWork, cell: number, mate: number): void {
  takeTile(work.lifted, cell);
  work.cells[work.count] = cell;
  work.mates[work.count++] = mate;
}

const mayGo = ({ board, banned }: LiftingWork, cell: number, mate: number) =>
  board.tiles[mate] !== 0 && banned?.[cell * board.shape.cells + mate] !== 1;

/** In the old order: paths need no test as long as all tiles before were lifted too. */
function liftAgain(work: LiftingWork, before: Lifting): void {
  const { board, lifted, members } = work;
  const { starts, cells } = members;
  let complete = true;
  for (let index = 0; index < before.cells.length; index++) {
    const cell = before.cells[index] as number;
    const kind = board.tiles[cell] as number;
    if (kind === 0) continue;
    const known = before.mates[index] as number;
    if (mayGo(work, cell, known) && (complete || joined(lifted, cell, known))) {
      lift(work, cell, known);
      continue;
    }
    const end = starts[kind + 1] as number;
    let place = starts[kind] as number;
    for (; place < end; place++) {
      const mate = cells[place] as number;
      if (mate !== cell && mayGo(work, cell, mate) && joined(lifted, cell, mate)) break;
    }
    if (place < end) lift(work, cell, cells[place] as number);
    else complete = false;
  }
}

function liftKind(work: LiftingWork, kind: number): boolean {
  const { board, lifted, members } = work;
  const { starts, cells } = members;
  const start = starts[kind] as number;
  const end = starts[kind + 1] as number;
  let down = 0;
  for (let place = start; place < end; place++) {
    const cell = cells[place] as number;
    if (board.tiles[cell] !== 0) noteReach(lifted, cell);
    if (lifted.tiles[cell] !== 0) down++;
  }
  if (down === 0) return false;
  const before = work.count;
  for (let one = start; one < end; one++) {
    const cell = cells[one] as number;
    if (lifted.tiles[cell] === 0) continue;
    for (let two = start; two < end; two++) {
      const mate = cells[two] as number;
      if (two === one || !mayGo(work, cell, mate) || !joinedAsNoted(lifted, cell, mate)) continue;
      // Reaches were noted before this lift and may be too short; the next round finds the rest.
      lift(work, cell, mate);
      break;
    }
  }
  return work.count > before;
}
