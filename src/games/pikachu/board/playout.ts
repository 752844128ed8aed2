// Playing a board out, pair by pair, whatever comes first: most boards are cleared that way.
// It decides nothing; what it leaves is for the search or for repair.

import type { Rng } from '../../../core/rng.ts';
import type { Gravity } from '../types.ts';
import { type Board, settle, takeTile } from './board.ts';
import { groupByKind, type Members } from './pairs.ts';
import { joinedAsNoted, noteReach } from './paths.ts';

/** Without gravity: takes pairs kind after kind, round after round, until none is open. Adds them to `moves`. */
export function playOut(board: Board, members: Members, moves: number[], firstKind = 1): void {
  const { kinds, starts } = members;
  // the cells that are left of each kind stand first in its part of the list
  const cells = members.cells.slice();
  const ends = starts.slice(1);
  let idle = 0;
  let kind = firstKind;
  while (idle < kinds) {
    const start = starts[kind] as number;
    const end = ends[kind] as number;
    if (start < end && playCells(board, cells, start, end, moves)) {
      idle = 0;
      let left = start;
      for (let place = start; place < end; place++) {
        const cell = cells[place] as number;
        if (board.tiles[cell] !== 0) cells[left++] = cell;
      }
      ends[kind] = left;
    } else idle++;
    kind = kind === kinds ? 1 : kind + 1;
  }
}

/** Takes pairs of one kind until none is open. Answers whether any was. */
export function playKind(board: Board, members: Members, kind: number, moves: number[]): boolean {
  const { starts, cells } = members;
  return playCells(board, cells, starts[kind] as number, starts[kind + 1] as number, moves);
}

/** The same for the cells of one kind from `start` to before `end` of a list; those without a tile do not count. */
function playCells(
  board: Board,
  cells: Int16Array,
  start: number,
  end: number,
  moves: number[],
): boolean {
  const { tiles } = board;
  const before = moves.length;
  for (let again = true; again; ) {
    again = false;
    // Notes that are older than a match see less, never more; what they miss is seen the next time round.
    let left = noteCells(board, cells, start, end);
    for (let one = start; one < end && left > 1; one++) {
      const first = cells[one] as number;
      if (tiles[first] === 0) continue;
      for (let two = one + 1; two < end; two++) {
        const second = cells[two] as number;
        if (tiles[second] === 0 || !joinedAsNoted(board, first, second)) continue;
        takeTile(board, first);
        takeTile(board, second);
        moves.push(first, second);
        left -= 2;
        again = left > 1;
        break;
      }
    }
  }
  return moves.length > before;
}

/** Notes the reach of every tile there is; answers how many. */
function noteCells(board: Board, cells: Int16Array, start: number, end: number): number {
  let left = 0;
  for (let place = start; place < end; place++) {
    const cell = cells[place] as number;
    if (board.tiles[cell] === 0) continue;
    noteReach(board, cell);
    left++;
  }
  return left;
}

/** With gravity: tiles wander, so every step groups anew. `marks` wander with them. Kinds are tried in random order. */
export function playOutFalling(
  board: Board,
  gravity: Gravity,
  rng: Rng,
  moves: number[],
  marks?: Int16Array,
): void {
  for (;;) {
    const pair = anyPair(board, rng);
    if (!pair) return;
    const [first, second] = pair;
    takeTile(board, first);
    takeTile(board, second);
    moves.push(first, second);
    settle(board, gravity, first, undefined, marks);
    settle(board, gravity, second, undefined, marks);
  }
}

/** Some open pair: the first of a random kind. */
function anyPair(board: Board, rng: Rng): readonly [number, number] | undefined {
  const { starts, cells, kinds } = groupByKind(board);
  if (kinds === 0) return undefined;
  const offset = rng.below(kinds);
  for (let turn = 0; turn < kinds; turn++) {
    const kind = ((offset + turn) % kinds) + 1;
    const end = starts[kind + 1] as number;
    const start = starts[kind] as number;
    noteCells(board, cells, start, end);
    for (let one = start; one < end; one++)
      for (let two = one + 1; two < end; two++) {
        const first = cells[one] as number;
        const second = cells[two] as number;
        if (joinedAsNoted(board, first, second)) return [first, second];
      }
  }
  return undefined;
}
