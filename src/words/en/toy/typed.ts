// Moves of the toy as people type them.

import type { ToyTypes } from '../../../games/toy/types.ts';
import type { TypedMoves } from '../../words.ts';

export const typed: TypedMoves<ToyTypes> = {
  forms: () => 'Type open3, lamp or wick.',
  parse: (text, _view, game) => {
    const move = game.moveCode.decode(text.trim().toLowerCase().replace(/\s+/g, ''));
    return move.ok ? move.value : 'That is not a move of this game. Try open3, lamp or wick.';
  },
  print: (move, _view, game) => game.moveCode.encode(move),
};
