// Names of levels, boards, presets and techniques, and what Hudoku's board, its buttons and its editor say.

import type { Settings } from '../../../core/settings.ts';
import {
  type Level,
  NO_PRACTICE,
  type Source,
  type Technique,
} from '../../../games/hudoku/types.ts';
import type { NamedText } from '../../words.ts';
import { count, thousands } from '../formats.ts';

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

const place = (row: number, column: number) => `row ${row + 1}, column ${column + 1}`;
const region = (name: string) => `region ${name}`;

const editor = {
  title: 'Your own drawing',
  about:
    'Choose a region and draw over its cells. A blank belongs to a region and is never filled.',
  rows: 'Rows',
  columns: 'Columns',
  region: 'Region',
  newRegion: 'New region',
  blank: 'Blanks',
  board: 'Drawing',
  json: 'As text (JSON)',
  undo: 'Undo',
  brush: (name: string, cells: number) => `${name}, ${count(cells, 'cell')}`,
  examining: 'Checking…',
  waiting: 'Your drawing waits until the text is right.',
  kept: 'Your last drawing is kept above.',
  cell: (row: number, column: number, name: string, blank: boolean) =>
    `${place(row, column)}, ${blank ? 'blank of ' : ''}${region(name)}`,
  solvable: {
    yes: 'This drawing works.',
    no: 'This board can’t be filled.',
    unknown: 'It is too large to tell whether it can be filled.',
  },
  grids: (count: number, limit: number) =>
    count >= limit
      ? `There are more than ${thousands(limit)} ways to fill it.`
      : count === 1
        ? 'There is one way to fill it.'
        : `There are ${thousands(count)} ways to fill it.`,
  levels: (levels: readonly Level[]) =>
    levels.length === 0
      ? 'No puzzle with one solution was found.'
      : `Available levels: ${levels.map((level) => levelNames[level]).join(', ')}.`,
  lacking: (level: string, levels: readonly Level[]) => {
    const name = Object.entries(levelNames).find(([id]) => id === level)?.[1] ?? level;
    return `This board has no ${name} puzzles. Try ${levels.map((other) => levelNames[other]).join(' or ')}.`;
  },
};

const options = {
  title: 'Entry and marking',
  popup: 'Number popup',
  popupAbout: 'A mouse click on an empty cell opens the digits beside it.',
  marked: 'Marked on calm boards',
  warnings: {
    nothing: { name: 'Nothing', about: 'You find out by yourself, or press Check.' },
    conflicts: { name: 'Conflicts', about: 'Equal digits in one row, column or region.' },
    mistakes: {
      name: 'Mistakes',
      about: 'Every wrong digit, on this board only. This is help, and the result says so.',
    },
  },
  mistakesSure: {
    title: 'Show mistakes?',
    about:
      'Wrong digits are marked as soon as you enter them. The result will say that you had help.',
    act: 'Show mistakes',
    cancel: 'No',
  },
};

const importer = {
  title: 'Bring a sudoku from elsewhere',
  about:
    '81 digits, with 0 or a dot for each empty cell; in one line, in nine, or drawn with a frame.',
  waiting: 'Type or paste it above.',
  proving: 'Checking…',
  proven: (level: Level) => `It has exactly one solution. Level: ${levelNames[level]}.`,
  play: 'Play it',
};

const nameIn = (names: Readonly<Record<string, string>>, key: unknown) =>
  names[String(key)] ?? String(key);

/** A board that no preset has: by its technique, or by its template and level. */
const boardName = (params: Settings) =>
  params['practise'] !== undefined && params['practise'] !== NO_PRACTICE
    ? `Practise: ${nameIn(practiceNames, params['practise'])}`
    : `${nameIn(templateNames, params['template']).split(',')[0]}, ${nameIn(levelNames, params['level']).toLowerCase()}`;

const sources: Readonly<Record<Source, string>> = {
  clock: 'given by the clock',
  chance: 'revealed',
  hint: 'from a hint',
};

export const face = {
  board: (rows: number, columns: number) => `Hudoku board, ${rows} rows, ${columns} columns`,
  pad: 'Digits',
  pencil: 'Pencil',
  erase: 'Erase',
  fillMarks: 'Fill in marks',
  clearMarks: 'Clear marks',
  check: 'Check',
  reveal: (price: number | undefined) =>
    price === undefined ? 'Reveal a cell (one hint)' : `Reveal a cell (−${price} points)`,
  optionsMenu: 'Entry and marking…',
  options,
  importer,
  practise: 'Practise this',
  boardName,
  points: 'Points',
  time: 'Time',
  amount: thousands,
  minus: (points: number) => (points === 0 ? '0' : `−${thousands(points)}`),
  counted: (name: string, count: number) => (count === 0 ? name : `${name} ${count}`),
  left: (count: number) => (count > 0 ? `${count} left` : 'none left'),
  holding: (digit: number) => `${digit} goes into every cell you press.`,
  released: 'Now choose a cell first.',
  chooseCell: 'Choose a cell first.',
  marksFull: 'The pencil marks are up to date.',
  triedBefore: (digit: number) => `You tried ${digit} here before: it is wrong.`,
  showSolution: 'Show the solution',
  showSolutionSure: {
    title: 'Show the solution?',
    about: 'The game ends without a score.',
    act: 'Show it',
    cancel: 'Keep playing',
  },
  countdown: (seconds: number) => `Countdown: ${count(seconds, 'second')} left`,
  filled: 'Filled',
  hints: 'Given',
  wrong: 'Wrong',
  place,
  region,
  blank: (digit: number | undefined) =>
    digit === undefined ? 'blank' : `blank, ${digit} stands nowhere in this row and column`,
  given: (digit: number) => `${digit}, given`,
  entered: (digit: number, source: Source | undefined) =>
    `${digit}, ${source === undefined ? 'yours' : sources[source]}`,
  blankAbout: (digit: number | undefined) =>
    digit === undefined
      ? 'A blank: nothing goes here.'
      : `A blank: nothing goes here, and no ${digit} goes anywhere in this row or column.`,
  empty: 'empty',
  marks: (digits: readonly number[]) => `marks ${digits.join(' ')}`,
  error: (stands: boolean) => (stands ? 'wrong' : 'the last digit here was wrong'),
  conflict: (digit: number) => `sees another ${digit}`,
  regionTag: (name: string) => name.slice(0, 3).toUpperCase(),
  popup: (place: string) => `Digit for ${place}`,
  editor,
};
