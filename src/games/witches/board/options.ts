// Which board goes with which settings of a puzzle.

import { recipeLengths } from '../names/levels.ts';
import type { BoardKind, BoardOptions } from '../types/board.ts';
import type { Params } from '../types/index.ts';

export type BoardParams = Pick<Params, 'ingredients' | 'length' | 'specialCells'>;

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
