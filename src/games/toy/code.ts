// Codes of the toy game: moves as words, the puzzle as packed digits.

import type { Codec } from '../../core/game.ts';
import { packDigits, unpackDigits } from '../../core/packing.ts';
import { failure, success } from '../../core/result.ts';
import { gifts, type Move, type Params, type Puzzle } from './types.ts';

export const moveCode: Codec<Move> = {
  encode(move) {
    switch (move.type) {
      case 'open':
        return `open${move.chest + 1}`;
      case 'choose':
        return move.gift;
      case 'burn':
        return 'burn';
    }
  },
  decode(text) {
    if (text === 'burn') return success({ type: 'burn' });
    const gift = gifts.find((known) => known === text);
    if (gift) return success({ type: 'choose', gift });
    const opened = /^open([1-9]\d{0,2})$/.exec(text);
    return opened
      ? success({ type: 'open', chest: Number(opened[1]) - 1 })
      : failure('badMove', undefined, text.slice(0, 20));
  },
};

export function puzzleCode(params: Params): Codec<Puzzle> {
  const radices = [params.chests];
  return {
    encode: (puzzle) => packDigits([puzzle.treasure], radices),
    decode(text) {
      const digits = unpackDigits(text, radices);
      if (!digits.ok) return failure('badPuzzle', undefined, text.slice(0, 20));
      return success({ ...params, treasure: digits.value[0] ?? 0 });
    },
  };
}
