// What things are called in Hudoku: levels, boards, presets and techniques.

import type { Level, Technique } from '../../../games/hudoku/types.ts';
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
  'classic-easy': { name: 'Classic, easy', about: '17 cells, 30 seconds per digit.' },
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
    about: 'The classic board. Singles won’t be enough.',
  },
};

const names: Readonly<Record<Technique, string>> = {
  nakedSingle: 'Only one digit left',
  hiddenSingle: 'Only one place left',
  lockedCandidates: 'Locked candidates',
  nakedPair: 'Naked pair',
  hiddenPair: 'Hidden pair',
  nakedTriple: 'Naked triple',
  hiddenTriple: 'Hidden triple',
  xWing: 'X-wing',
  swordfish: 'Swordfish',
  xyWing: 'XY-wing',
  wWing: 'W-wing',
  uniqueRectangle: 'Unique rectangle',
  simpleColouring: 'Simple colouring',
  xyzWing: 'XYZ-wing',
  nakedQuad: 'Naked quad',
  hiddenQuad: 'Hidden quad',
  jellyfish: 'Jellyfish',
  xChain: 'X-chain',
  xyChain: 'XY-chain',
  alternatingChain: 'Alternating chain',
  contradiction: 'Contradiction',
  trial: 'Trial and error',
};

export const techniqueNames: Readonly<Record<string, string>> = {
  ...names,
  mistake: 'A digit is wrong',
};

export const practiceNames: Readonly<Record<string, string>> = { none: 'Any', ...names };
