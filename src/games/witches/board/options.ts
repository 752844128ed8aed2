// Which board goes with which settings of a puzzle.

import { type LengthChoice, recipeLengths } from '../names/levels.ts';
import type { BoardKind, BoardOptions } from '../types/board.ts';
import type { Params } from '../types/index.ts';

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

type BoardParams = Pick<Params, 'ingredients' | 'length' | 'specialCells'>;

/** The board on screen that goes with these settings: its ingredients, its special cells, and room for every recipe. */
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

/** Whichever of the two the settings ask for: one player, or several at a table. */
export function screenOptions(params: Params): BoardOptions {
  const players = Number(params.seats ?? '1');
  return players > 1
    ? tableOptions(params, params.board, players)
    : soloOptions(params, params.board);
}
