// Codes of moves and puzzles. A puzzle's code includes its proof, and reading accepts only what the proof clears.

import type { Codec } from '../../../core/game.ts';
import { packDigits, unpackDigits } from '../../../core/packing.ts';
import { failure, success } from '../../../core/result.ts';
import { boardFromTiles, settle, type TileBoard, takeTile } from '../board/board.ts';
import { joined } from '../board/paths.ts';
import type { Gravity, Move, Params, Puzzle } from '../types.ts';
import { MAX_KINDS, orderedTiles } from './tiles.ts';

export const moveCode: Codec<Move> = {
  encode(move) {
    switch (move.type) {
      case 'match':
        return `${move.from}-${move.to}`;
      case 'reshuffle':
      case 'expire':
        return move.type;
    }
  },
  decode(text) {
    if (text === 'reshuffle' || text === 'expire') return success({ type: text });
    const match = /^(0|[1-9]\d{0,2})-(0|[1-9]\d{0,2})$/.exec(text);
    if (!match) return failure('badMove', undefined, text.slice(0, 40));
    return success({ type: 'match', from: Number(match[1]), to: Number(match[2]) });
  },
};

const SEEDS = 0x100000000;

/** Two letters for the number of symbols come first, because the rest depends on it. */
const HEAD = 2;
const BASE = 36;

/** Seed, tiles, then each match of the proof: which of the remaining tiles, and which of its mates after it. */
function radices(cells: number, kinds: number): number[] {
  const mates = 2 * Math.ceil(cells / 2 / kinds) - 1;
  const list = [SEEDS, ...new Array<number>(cells).fill(kinds)];
  for (let left = cells; left > 0; left -= 2) list.push(left, mates);
  return list;
}

/** Reading replays the proof, in time bounded by the text: the settings fix its length, and every match takes letters
 * of its own. A board of n cells has n / 2 matches; each scans at most n cells for its two tiles and tests one path
 * over at most 28 lines. So reading searches nothing and takes about n * n steps, 200,000 on the largest board. */
export function puzzleCode(params: Params): Codec<Puzzle> {
  const { rows, cols, level, gravity, minutes } = params;
  const cells = rows * cols;
  return {
    encode(puzzle) {
      const board = boardFromTiles(rows, cols, puzzle.tiles);
      const kinds = Math.max(...puzzle.tiles);
      const digits = [puzzle.seed, ...puzzle.tiles.map((tile) => tile - 1)];
      for (let index = 0; index + 1 < cells; index += 2) {
        const one = puzzle.proof[index] as number;
        const two = puzzle.proof[index + 1] as number;
        const first = Math.min(one, two);
        const second = Math.max(one, two);
        digits.push(rank(board, first), mateRank(board, first, second));
        remove(board, gravity, first, second);
      }
      const head = kinds.toString(BASE).padStart(HEAD, '0');
      return head + packDigits(digits, radices(cells, kinds));
    },
    decode(text) {
      const head = text.slice(0, HEAD);
      const kinds = /^[0-9a-z]{2}$/.test(head) ? Number.parseInt(head, BASE) : 0;
      if (kinds < 1 || kinds > Math.min(cells / 2, MAX_KINDS))
        return failure('wrongTiles', undefined, `${kinds} symbols`);
      const digits = unpackDigits(text.slice(HEAD), radices(cells, kinds));
      if (!digits.ok) return digits;
      const [seed = 0] = digits.value;
      const tiles = digits.value.slice(1, cells + 1).map((digit) => digit + 1);
      const sorted = (list: readonly number[]) => [...list].sort((left, right) => left - right);
      const expected = sorted(orderedTiles(cells / 2, kinds));
      const wrong = sorted(tiles).findIndex((tile, index) => tile !== expected[index]);
      if (wrong >= 0) return failure('wrongTiles', undefined, `symbol ${expected[wrong] ?? 0}`);
      const board = boardFromTiles(rows, cols, tiles);
      const proof: number[] = [];
      for (let index = cells + 1; index + 1 < digits.value.length; index += 2) {
        const first = unrank(board, digits.value[index] as number);
        const second = unrankMate(board, first, digits.value[index + 1] as number);
        if (second < 0 || !joined(board, first, second))
          return failure('badProof', `match ${proof.length / 2 + 1}`);
        proof.push(first, second);
        remove(board, gravity, first, second);
      }
      return success({ rows, cols, level, gravity, minutes, tiles, proof, seed });
    },
  };
}

function remove(board: TileBoard, gravity: Gravity, first: number, second: number): void {
  takeTile(board, first);
  takeTile(board, second);
  settle(board, gravity, first);
  settle(board, gravity, second);
}

/** The number of tiles before the cell. */
function rank(board: TileBoard, cell: number): number {
  let before = 0;
  for (let other = 0; other < cell; other++) if (board.tiles[other] !== 0) before++;
  return before;
}

/** The number of mates between the two. */
function mateRank(board: TileBoard, first: number, second: number): number {
  let between = 0;
  for (let other = first + 1; other < second; other++)
    if (board.tiles[other] === board.tiles[first]) between++;
  return between;
}

function unrank(board: TileBoard, before: number): number {
  let left = before;
  for (let cell = 0; cell < board.shape.cells; cell++)
    if (board.tiles[cell] !== 0 && left-- === 0) return cell;
  return -1;
}

function unrankMate(board: TileBoard, first: number, between: number): number {
  let left = between;
  for (let cell = first + 1; cell < board.shape.cells; cell++)
    if (board.tiles[cell] === board.tiles[first] && left-- === 0) return cell;
  return -1;
}
