// Moves of Pikachu as people type them: two tiles, `1,2 1,5`.

import { printTile } from '../../../games/pikachu/rules/print.ts';
import type { PikachuTypes, View } from '../../../games/pikachu/types.ts';
import type { TypedMoves } from '../../words.ts';
import { tileWord } from './symbols.ts';

const FORMS =
  'Type two tiles as row,column row,column, for example 1,2 1,5 for the second and fifth of the top row; or reshuffle.';

const tileText = (view: View, cell: number) =>
  `${Math.floor(cell / view.cols) + 1},${(cell % view.cols) + 1}`;

export const typed: TypedMoves<PikachuTypes> = {
  forms: () => FORMS,
  movesSpoil: true,
  parse(text, view) {
    const bare = text.trim().toLowerCase();
    if (bare === 'reshuffle') return { type: 'reshuffle' };
    const match = /^(\d+)\D+(\d+)\D+(\d+)\D+(\d+)$/.exec(bare.replace(/^\D+/, ''));
    if (!match) return FORMS;
    const [row1 = 0, col1 = 0, row2 = 0, col2 = 0] = match.slice(1).map(Number);
    const inside = (row: number, col: number) =>
      row >= 1 && col >= 1 && row <= view.rows && col <= view.cols;
    if (!inside(row1, col1) || !inside(row2, col2))
      return `The board has rows 1 to ${view.rows} and columns 1 to ${view.cols}.`;
    const cell = (row: number, col: number) => (row - 1) * view.cols + col - 1;
    return { type: 'match', from: cell(row1, col1), to: cell(row2, col2) };
  },
  print(move, view) {
    if (move.type === 'reshuffle') return 'reshuffle';
    if (move.type === 'match') return `${tileText(view, move.from)} ${tileText(view, move.to)}`;
    return undefined;
  },
  legend(view) {
    const kinds = [...new Set(view.tiles)].filter((tile) => tile > 0).sort((one, two) => one - two);
    return kinds.length === 0
      ? []
      : [kinds.map((tile) => `${printTile(tile)} ${tileWord(tile)}`).join(', ')];
  },
};
