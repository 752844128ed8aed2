// The boards of tables: which settings ask for which, and what such a board keeps free. Apart from `options.ts` and
// `check.ts`, which a first board loads.

import { type LengthChoice, recipeLengths } from '../names/levels.ts';
import { type Board, type BoardKind, type BoardOptions, LARGEST_POTION } from '../types/board.ts';
import type { Params } from '../types/index.ts';
import { openRegions } from './check.ts';
import { type BoardParams, soloOptions } from './options.ts';
import { partIndex } from './sections.ts';

/**
 * The sizes that a table keeps free: two of every length that the recipe may have, one of the usual others. A second
 * six does not fit where five players share the board; there, gifts bring a six about (see the rules on paper).
 */
export function keptSizes(length: LengthChoice, players: number): readonly number[] {
  const lengths = recipeLengths(length);
  return [6, 5, 4].flatMap((size) => {
    const usual = size === 5 ? 0 : 1;
    const wanted = lengths.includes(size) ? (size === 6 && players === 5 ? 1 : 2) : usual;
    return new Array<number>(wanted).fill(size);
  });
}

/** The board on paper that goes with these settings. */
export const tableOptions = (
  { ingredients, length, specialCells }: BoardParams,
  kind: BoardKind,
  players: number,
): BoardOptions => ({
  kind,
  players,
  ingredients,
  special: specialCells ? 'paper' : 'none',
  kept: keptSizes(length, players),
});

/** Whichever of the two the settings ask for: one player, or several at a table. */
export function screenOptions(params: Params): BoardOptions {
  const players = Number(params.seats ?? '1');
  return players > 1
    ? tableOptions(params, params.board, players)
    : soloOptions(params, params.board);
}

/** Nobody waits for a single six, which takes all that a small garden has: everyone has something smaller, too. */
export function everyoneBrews({ players, regions, kind }: Board): boolean {
  const brewing = kind === 'cauldrons' ? 'cauldron' : 'garden';
  const brewers = regions
    .filter((region) => region.kind === brewing && region.cells.length < LARGEST_POTION)
    .map(({ cells }) => partIndex(players, cells[0] ?? 0) % players);
  return new Set(brewers).size === players;
}

/** Are so many regions free of these sizes, those of one size with different players? */
export function keepsFree(board: Board, kept: readonly number[]): boolean {
  const { players } = board;
  const free = openRegions(board);
  return [...new Set(kept)].every((size) => {
    const owners = free
      .filter(({ cells }) => cells.length === size)
      .map(({ cells }) => partIndex(players, cells[0] ?? 0) % players);
    const wanted = kept.filter((one) => one === size).length;
    return (players === 1 ? owners : [...new Set(owners)]).length >= wanted;
  });
}
