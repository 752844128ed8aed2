// What things are called in Hudoku: levels, boards, presets and techniques.

import type { Level } from '../../../games/hudoku/types.ts';
import type { NamedText } from '../../words.ts';

export const levelNames: Readonly<Record<Level, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
};

export const templateNames = {
  classic: 'Classic, 4 by 5',
  wide: 'Wide, 4 by 8',
  tall: 'Tall, 6 by 5',
  terraces: 'Terraces, 7 by 8',
  pinwheel: 'Pinwheel, 6 by 8',
  jigsaw: 'Jigsaw, 9 by 9',
  sudoku: 'Sudoku, 9 by 9',
  custom: 'My own drawing',
} as const;

export const presets: Readonly<Record<string, NamedText>> = {
  'classic-easy': { name: 'Classic, easy', about: 'Seventeen cells and thirty seconds a digit.' },
  'classic-medium': { name: 'Classic, medium', about: 'The small board with one tight corner.' },
  'wide-easy': { name: 'Wide, easy', about: 'Two big regions side by side, one step apart.' },
  'tall-medium': { name: 'Tall, medium', about: 'Two big regions on top of each other.' },
  'pinwheel-medium-calm': {
    name: 'Pinwheel, medium',
    about: 'Four wings around a hub, without a clock.',
  },
  'terraces-hard-calm': {
    name: 'Terraces, hard',
    about: 'Regions of four, six and nine cells, without a clock.',
  },
  'jigsaw-medium-calm': {
    name: 'Jigsaw, medium',
    about: 'Nine winding regions of nine, without a clock.',
  },
  'sudoku-easy-calm': { name: 'Sudoku, easy', about: 'The board that everyone knows.' },
  'sudoku-expert-calm': {
    name: 'Sudoku, expert',
    about: 'The known board, where single steps are not enough.',
  },
};

export const techniqueNames: Readonly<Record<string, string>> = {
  mistake: 'A digit is wrong',
  nakedSingle: 'Only one digit left',
  hiddenSingle: 'Only one place left',
  lockedCandidates: 'Locked candidates',
  nakedPair: 'Naked pair',
  hiddenPair: 'Hidden pair',
  nakedTriple: 'Naked triple',
  hiddenTriple: 'Hidden triple',
  xWing: 'X-wing',
  swordfish: 'Swordfish',
  contradiction: 'Contradiction',
  trial: 'Trial and error',
};
