// What the board of Hudoku, its buttons and the editor for drawings say.

import type { Level } from '../../../games/hudoku/types.ts';

/** 12345 as 12,345. */
const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

const place = (row: number, column: number) => `row ${row + 1}, column ${column + 1}`;
const region = (name: string) => `region ${name}`;

const editor = {
  title: 'Your own drawing',
  about: 'Choose a region and paint its cells. A blank belongs to a region and is never filled.',
  rows: 'Rows',
  columns: 'Columns',
  region: 'Region',
  newRegion: 'New region',
  blank: 'Blanks',
  board: 'Drawing',
  json: 'As text (JSON)',
  examining: 'Looking at it…',
  cell: (row: number, column: number, name: string, blank: boolean) =>
    `${place(row, column)}, ${blank ? 'blank of ' : ''}${region(name)}`,
  solvable: {
    yes: 'It can be filled.',
    no: 'Nothing fits this drawing.',
    unknown: 'Too large to say for sure.',
  },
  grids: (count: number, limit: number) =>
    count >= limit
      ? `More than ${grouped(limit)} ways to fill it.`
      : `${grouped(count)} ways to fill it.`,
  unique: (unique: number, sampled: number) =>
    `${unique} of ${sampled} puzzles tried had one solution.`,
  levels: (levels: readonly Level[]) =>
    levels.length === 0 ? 'No level could be dealt.' : `Levels it can give: ${levels.join(', ')}.`,
};

export const face = {
  board: (rows: number, columns: number) => `Hudoku board, ${rows} rows, ${columns} columns`,
  pad: 'Digits',
  pencil: 'Pencil',
  erase: 'Erase',
  fillMarks: 'Fill in marks',
  clearMarks: 'Clear marks',
  check: 'Check',
  reveal: 'Reveal a cell (one hint)',
  showSolution: 'Show the solution',
  showSolutionSure: {
    title: 'Show the solution?',
    about: 'The game ends without a score.',
    act: 'Show it',
    cancel: 'Keep playing',
  },
  countdown: (seconds: number) =>
    `Countdown: ${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
  filled: 'Filled',
  hints: 'Given',
  wrong: 'Wrong',
  place,
  region,
  blank: (digit: number | undefined) =>
    digit === undefined ? 'blank' : `blank, ${digit} stands nowhere in this row and column`,
  given: (digit: number) => `${digit}, given`,
  entered: (digit: number) => `${digit}, yours`,
  empty: 'empty',
  marks: (digits: readonly number[]) => `marks ${digits.join(' ')}`,
  error: 'the last digit here was wrong',
  popup: (place: string) => `Digit for ${place}`,
  editor,
};
