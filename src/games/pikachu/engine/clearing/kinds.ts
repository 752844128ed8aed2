// Kinds that can go as a whole, by their own pairs alone: taking them never hurts, so a search does it first.

import { putTile, takeTile } from '../../board/board.ts';
import { joined } from '../../board/paths.ts';
import { playKind } from '../../board/playout.ts';
import { aliveCells, type Position, takeBack, takePair } from './position.ts';

/** Takes every kind that can go as a whole, until none can: that never hurts. */
export function takeWholeKinds(position: Position): void {
  const { kinds } = position.members;
  let idle = 0;
  for (let kind = 1; idle < kinds; kind = kind === kinds ? 1 : kind + 1)
    idle = takeWholeKind(position, kind) ? 0 : idle + 1;
}

/** True: there were tiles of this kind, and all are gone. False: nothing has changed. */
function takeWholeKind(position: Position, kind: number): boolean {
  const { board, members, moves } = position;
  const { starts, cells } = members;
  const depth = moves.length;
  const end = starts[kind + 1] as number;
  let left = 0;
  for (let place = starts[kind] as number; place < end; place++)
    if (board.tiles[cells[place] as number] !== 0) left++;
  if (left === 0) return false;
  playKind(board, members, kind, moves);
  if (moves.length - depth === left) return true;
  takeBack(position, depth);
  return (
    left <= LARGEST_KIND && left > 2 && kindMayGo(position, kind) && clearKind(position, kind, left)
  );
}

/** Larger kinds are only tried by the first pairs that come; that loses speed, not truth. */
const LARGEST_KIND = 8;

/** Does every tile of the kind see a mate once all others of the kind are out of the way? */
function kindMayGo(position: Position, kind: number): boolean {
  const { board, members, tiles } = position;
  const cells = aliveCells(board, members, kind);
  for (const cell of cells) takeTile(board, cell);
  const may = cells.every((cell) =>
    cells.some((mate) => mate !== cell && joined(board, cell, mate)),
  );
  for (const cell of cells) putTile(board, cell, tiles[cell] as number);
  return may;
}

/** Clears one kind by its own pairs, trying them in every order. */
function clearKind(position: Position, kind: number, left: number): boolean {
  if (left === 0) return true;
  const { board, members, moves } = position;
  const cells = aliveCells(board, members, kind);
  for (const [index, first] of cells.entries())
    for (const second of cells.slice(index + 1)) {
      if (!joined(board, first, second)) continue;
      const depth = moves.length;
      takePair(position, first, second);
      if (clearKind(position, kind, left - 2)) return true;
      takeBack(position, depth);
    }
  return false;
}
