// The position that a search without gravity has come to: moves are played on one board and taken back from it.

import { type Board, putTile, takeTile } from '../../board/board.ts';
import type { Members } from '../../board/pairs.ts';

export interface Position {
  readonly board: Board;
  /** What lies where at the start, for taking moves back. */
  readonly tiles: Uint8Array;
  readonly members: Members;
  /** Two cells per match. */
  readonly moves: number[];
}

export function takePair(position: Position, first: number, second: number): void {
  takeTile(position.board, first);
  takeTile(position.board, second);
  position.moves.push(first, second);
}

export function takeBack(position: Position, depth: number): void {
  const { board, tiles, moves } = position;
  while (moves.length > depth) {
    const cell = moves.pop() as number;
    putTile(board, cell, tiles[cell] as number);
  }
}

/** The cells of a kind that still have their tile. */
export function aliveCells(board: Board, members: Members, kind: number): number[] {
  const { starts, cells } = members;
  const alive: number[] = [];
  for (let place = starts[kind] as number; place < (starts[kind + 1] as number); place++) {
    const cell = cells[place] as number;
    if (board.tiles[cell] !== 0) alive.push(cell);
  }
  return alive;
}

/** Names a position: which cells are taken, two letters per row. */
export function occupancy(board: Board): string {
  const { rows } = board.shape;
  let key = '';
  for (let row = 1; row <= rows; row++) {
    const bits = board.rowBits[row] as number;
    key += String.fromCharCode(bits & 0x7fff, bits >>> 15);
  }
  return key;
}
