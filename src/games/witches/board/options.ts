// Board options for the settings of a puzzle: one player on screen, tables on screen, and paper.

import { type LengthChoice, recipeLengths } from '../names.ts';
import { type Board, type BoardKind, type BoardOptions, LARGEST_POTION } from '../types/board.ts';
import type { Params } from '../types/index.ts';
import { openRegions } from './check.ts';
import { partIndex } from './sections.ts';

type BoardParams = Pick<Params, 'ingredients' | 'length' | 'specialCells'>;

/** For one player on screen: with special cells, and room for every recipe. */
export const soloOptions = (
  { ingredients, length, specialCells }: BoardParams,
  kind: BoardKind,
): BoardOptions => ({
  kind,
  players: 1,
  ingredients,
  special: specialCells ? 'solo' : 'none',
  rooms: recipeLengths(length).filter((one) => one !== 4 && one !== 6),
});

/** Sizes a table reserves: two for every possible recipe length, one for the other standard sizes. Five players have no
 * room for a second six; there, gifts make a six possible (see the paper rules). */
function keptSizes(length: LengthChoice, players: number): readonly number[] {
  const lengths = recipeLengths(length);
  return [6, 5, 4].flatMap((size) => {
    const usual = size === 5 ? 0 : 1;
    const wanted = lengths.includes(size) ? (size === 6 && players === 5 ? 1 : 2) : usual;
    return new Array<number>(wanted).fill(size);
  });
}

/** For several players, on paper or on screen. */
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

export function screenOptions(params: Params): BoardOptions {
  const players = Number(params.seats ?? '1');
  return players > 1
    ? tableOptions(params, params.board, players)
    : soloOptions(params, params.board);
}

/** A single six would take a whole small garden, so every player also has something smaller. */
export function everyoneBrews({ players, regions, kind }: Board): boolean {
  const brewing = kind === 'cauldrons' ? 'cauldron' : 'garden';
  const brewers = regions
    .filter((region) => region.kind === brewing && region.cells.length < LARGEST_POTION)
    .map(({ cells }) => partIndex(players, cells[0] ?? 0) % players);
  return new Set(brewers).size === players;
}

/** Are there enough free regions of these sizes, equal ones with different players? */
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
