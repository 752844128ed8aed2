// Moves of Hudoku as people type them: `r3c4=5` enters, `r3c4?5` marks, `r3c4=0` erases.

import type { HudokuTypes, Move, View } from '../../../games/hudoku/types.ts';
import type { TypedMoves } from '../../words.ts';

/** Moves typed as plain words, with their types. */
const plain: readonly (readonly [text: string, type: Move['type']])[] = [
  ['reveal', 'reveal'],
  ['fill marks', 'fillMarks'],
  ['clear marks', 'clearMarks'],
  ['check', 'check'],
  ['show mistakes', 'watch'],
  ['hide mistakes', 'unwatch'],
  ['show solution', 'showSolution'],
];

const FORMS =
  'Type r3c4=5 to enter a 5 in row 3, column 4, r3c4?5 to mark it, r3c4=0 to erase; or reveal, fill marks, clear marks, check, show mistakes, hide mistakes, show solution.';

const cellText = (view: View, cell: number) =>
  `r${Math.floor(cell / view.columns) + 1}c${(cell % view.columns) + 1}`;

export const typed: TypedMoves<HudokuTypes> = {
  forms: () => FORMS,
  parse(text, view, game) {
    const bare = text.trim().toLowerCase();
    const match = /^r(\d{1,2})\s*c(\d{1,2})\s*([=?\s])\s*(\d{1,2})$/.exec(bare);
    if (!match) {
      const word = plain.find(([name]) => name === bare.replace(/\s+/g, ' '))?.[1];
      const move = game.moveCode.decode(word ?? text.trim());
      return move.ok ? move.value : FORMS;
    }
    const row = Number(match[1]);
    const column = Number(match[2]);
    if (row < 1 || row > view.rows || column < 1 || column > view.columns)
      return 'There is no such cell on this board.';
    const cell = (row - 1) * view.columns + column - 1;
    const digit = Number(match[4]);
    if (digit === 0) return { type: 'erase', cell };
    return { type: match[3] === '?' ? 'mark' : 'enter', cell, digit };
  },
  print(move, view) {
    switch (move.type) {
      case 'enter':
        return `${cellText(view, move.cell)}=${move.digit}`;
      case 'mark':
        return `${cellText(view, move.cell)}?${move.digit}`;
      case 'erase':
        return `${cellText(view, move.cell)}=0`;
      default:
        return plain.find(([, type]) => type === move.type)?.[0];
    }
  },
};
