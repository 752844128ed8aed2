// Which board goes with which settings of a puzzle.

import { recipeLengths } from '../names/levels.ts';
import type { BoardKind, BoardOptions, SpecialSet } from '../types/board.ts';
import type { Params } from '../types/index.ts';

/** The board that goes with these settings: its ingredients, its special cells, and room for every recipe. */
export function boardOptions(
  params: Pick<Params, 'ingredients' | 'length' | 'specialCells'>,
  kind: BoardKind,
  players: number,
  special: SpecialSet,
): BoardOptions {
  return {
    kind,
    players,
    ingredients: params.ingredients,
    special: params.specialCells ? special : 'none',
    rooms: recipeLengths(params.length).filter((length) => length !== 4 && length !== 6),
  };
}
