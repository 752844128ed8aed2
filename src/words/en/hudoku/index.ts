// The words of Hudoku: sentences for refusals, events, faults and results.

import type { Tally } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import { parseDigit } from '../../../games/hudoku/grid/notation.ts';
import type { HudokuPaperWords } from '../../../games/hudoku/paper.ts';
import type { Event, HudokuTypes, Refusal, View } from '../../../games/hudoku/types.ts';
import { sentences } from '../../sentences.ts';
import type { SharePicture, Words } from '../../words.ts';
import { count, durationText } from '../formats.ts';
import { figures, inTime, pointsOf, squareBar } from '../results.ts';
import { face, levelNames, practiceNames, presets, techniqueNames, templateNames } from './face.ts';
import { cellsText, cellText, hintWords } from './hints.ts';
import { title } from './title.ts';

const faults: Readonly<Record<string, string>> = {
  badJson: 'The drawing is not JSON.',
  notRows: 'The drawing must be a list of rows, and each row a list of words such as "a" or "-a".',
  emptyTemplate: 'The drawing has no cell to fill.',
  raggedRow: 'All rows must be equally long.',
  unknownToken: 'A cell must be the name of a region, such as "a", or "-a" for a blank.',
  regionTooLarge: 'A region may have at most 16 cells.',
  emptyRegion: 'This blank belongs to a region that has no cells.',
  boardTooLarge: 'A board may have at most 20 rows and 20 columns.',
  noSolution: 'This board can’t be filled.',
  levelUnavailable: 'This board does not give puzzles of that level.',
  levelNotFound: 'No puzzle of that level was found on this board.',
  budgetExhausted: 'The search was stopped before it found an answer.',
  badLength: 'The code does not have the length of a puzzle on this board.',
  badLetter: 'The code has a letter that no code has.',
  outOfRange: 'The code has a digit that is out of range.',
  badDigit: 'A digit is out of range for its region.',
  clash: 'Two equal digits stand in one row, column or region.',
  notUnique: 'This puzzle has more than one solution.',
  notProven: 'It would take too long to prove that this puzzle has one solution.',
  wrongLevel: 'The puzzle is not of the level that its code says.',
  wrongPractice: 'The puzzle does not need the technique that its code is about.',
  practiceUnavailable: 'This board has no puzzle about that technique.',
  badLine: 'Only digits, dots for empty cells and the lines of a frame belong in a sudoku.',
  wrongCount: 'A sudoku has 81 cells, filled or empty.',
  dishonestHint: 'The digit of a blank does not keep its promise.',
  badMove: 'This is not a move.',
  noStep: 'Nothing follows from what is shown.',
  gameOver: 'The game is over.',
  badProof: 'The proof does not hold.',
};

/** Lines of a proof as sentences, where players see them: contradictions, and units with too many cells. */
function reasonText(lines: string): string {
  return lines
    .split('; ')
    .map((line) => {
      const [word, first = '', second = '', third] = line.split(' ');
      if (word === 'crowded')
        return `${first.replace(':', ' ')} has ${second} cells but only ${third} possible ${third === '1' ? 'digit' : 'digits'}`;
      if (word !== 'absurd') return line;
      return first === 'cell'
        ? `nothing fits ${second.replace(':', ' ')}`
        : `there is no place for ${parseDigit(first)} in ${second.replace(':', ' ')}`;
    })
    .join('; ');
}

const techniqueName = (technique: string) => techniqueNames[technique] ?? technique;

const levelMissing = (level: string) =>
  `This board has no ${Object.entries(levelNames).find(([id]) => id === level)?.[1] ?? level} puzzles. Try another level.`;

export function faultText(fault: Fault): string | undefined {
  const text = faults[fault.code];
  if (text === undefined) return undefined;
  // Drop the name of the field: the sentence is shown beside it.
  const where = fault.where?.replace(/^customTemplate(?:, )?|^level$/, '');
  const place = where ? ` (${where})` : '';
  const detail = fault.detail === undefined ? '' : ` Found: ${fault.detail}.`;
  if (fault.code === 'badJson' && fault.detail === '')
    return 'A board of your own needs a drawing: rows of regions as JSON, such as customTemplate=[["a","a"],["a","-a"]].';
  if (fault.code === 'levelUnavailable') return `${text} It gives: ${fault.detail}.`;
  if (fault.code === 'noSolution' && fault.detail)
    return `${text.replace(/\.$/, '')}: ${reasonText(fault.detail)}.`;
  if (fault.code === 'practiceUnavailable' && fault.detail)
    return `${text} It gives: ${fault.detail.split(', ').map(techniqueName).join(', ').toLowerCase()}.`;
  if (fault.code === 'levelNotFound' && fault.detail)
    return fault.where === 'practise'
      ? `No puzzle about this technique was found on this board: ${techniqueName(fault.detail)}.`
      : levelMissing(fault.detail);
  return `${text.replace(/\.$/, '')}${place}.${detail}`;
}

const refusals: Readonly<Record<Refusal['type'], string>> = {
  gameOver: 'The game is over.',
  outsideBoard: 'There is no such cell on this board.',
  blankCell: 'Blank cells are never filled.',
  givenCell: 'This digit was there from the start.',
  alreadyRevealed: 'This cell is filled already.',
  alreadyThere: 'That digit is already there.',
  badDigit: 'This region does not hold that digit.',
  nothingThere: 'The cell is empty already.',
  onlyInCalm: 'That is possible in calm mode only; in a timed game every entry is final.',
  notDue: 'The countdown is still running.',
  noMarks: 'There are no pencil marks to clear.',
  nothingToCheck: 'You have not entered a digit yet.',
  watchedAlready: 'That is how it is already.',
};

const scored = (view: View) => view.mode === 'timed' && view.ending === 'solved' && !view.byClock;

/** What the squares of a share text mean. */
const squares: SharePicture['key'] = [
  ['🟩', 'found'],
  ['🟨', 'with a hint'],
  ['⬛', 'filled in'],
];

/** Cells revealed at random count separately from hints. */
function ending(view: View, tally: Tally): string {
  if (view.byClock) return `The clock finished it after ${durationText(tally.millis)}.`;
  if (view.ending === 'solved' && view.watched)
    return `Solved in ${durationText(tally.millis)} with mistakes shown.`;
  return view.ending === 'solved'
    ? `Solved ${inTime(tally.millis, tally.hints)}.`
    : `You looked at the solution after ${durationText(tally.millis)}.`;
}

function takenOff(view: View, wrong: readonly number[]): string {
  const [first] = wrong;
  if (wrong.length === 1 && first !== undefined)
    return `One digit was wrong and has been removed: ${cellText(view, first)}.`;
  return `${count(wrong.length, 'digit')} were wrong and have been removed: ${cellsText(view, wrong)}.`;
}

const keys = {
  go: 'Move on the board',
  reach: 'Select one cell more',
  digit: 'Write a digit (A is 10); with Shift or Ctrl, a pencil mark',
  erase: 'Erase',
  pencil: 'Pencil on or off',
  leave: 'Close the number popup, let go of a digit',
};

const importTeaching = () => import('./teaching.ts');

/** What every language must have; the face takes its words from `face`. */
export interface HudokuWords extends Words<HudokuTypes> {
  readonly face: typeof face;
  /** What printed pages say. */
  loadPaper(): Promise<HudokuPaperWords>;
}

export const words: HudokuWords = {
  ...title,
  presets,
  fields: {
    template: { label: 'Board', options: templateNames },
    level: { label: 'Level', options: levelNames },
    mode: {
      label: 'Mode',
      about: 'Timed plays for points against a countdown; calm leaves you alone.',
      options: { timed: 'Timed', calm: 'Calm' },
    },
    customTemplate: {
      label: 'Drawing',
      about: 'Rows of region names as JSON, such as [["a","a"],["a","-a"]].',
    },
    practise: {
      label: 'Practise',
      about:
        'A board where this technique is the next thing you need. The level then follows from it.',
      options: practiceNames,
    },
  },
  printing: {
    about: 'Several Hudokus on one page, with the solutions on the back.',
    fields: { preset: { label: 'Level' }, perPage: { label: 'On a page' } },
  },
  level: (level) => Object.entries(levelNames).find(([id]) => id === level)?.[1] ?? level,
  refusal: (refusal) => refusals[refusal.type],
  event: sentences<Event, [view: View]>({
    entered: ({ digit, cell }, view) => `${digit} at ${cellText(view, cell)}.`,
    missed: ({ digit, cell }, view) => `${digit} is wrong at ${cellText(view, cell)}.`,
    erased: ({ cell }, view) => `Erased ${cellText(view, cell)}.`,
    marked: ({ present, digit, cell }, view) =>
      `${present ? 'Marked' : 'Unmarked'} ${digit} at ${cellText(view, cell)}.`,
    cellsMarked: ({ present, digit, cells }) =>
      `${present ? 'Marked' : 'Unmarked'} ${digit} in ${count(cells.length, 'cell')}.`,
    cellsErased: ({ cells }) => `Erased ${count(cells.length, 'cell')}.`,
    watched: ({ wrong }) =>
      wrong.length === 0
        ? 'Wrong digits are marked from now on. So far there is none.'
        : `Wrong digits are marked from now on. So far: ${count(wrong.length, 'wrong digit')}.`,
    unwatched: 'Wrong digits are no longer marked.',
    marksFilled: 'All pencil marks are filled in.',
    marksCleared: 'All pencil marks are cleared.',
    checked: ({ wrong }, view) =>
      wrong.length === 0 ? 'So far everything is right.' : takenOff(view, wrong),
    revealed: ({ by, digit, cell }, view) =>
      `${by === 'clock' ? 'Time is up. ' : ''}${digit} revealed at ${cellText(view, cell)}.`,
    solutionShown: 'This is the solution.',
    finished: (_, view) =>
      view.byClock ? 'The clock finished it.' : 'Every cell is filled. Well done.',
  }),
  fault: faultText,
  hint: hintWords,
  ending,
  result: (view, tally, score) => [
    ...pointsOf(scored(view) ? score : undefined),
    ['Wrong digits', String(view.incorrectEntries)],
    ['Cells given', String(tally.events['revealed'] ?? 0)],
    figures.moves(tally),
    figures.undos(tally),
    ['Level', levelNames[view.level]],
  ],
  picture(view, tally) {
    const shown = view.given
      .flat()
      .filter((square) => typeof square === 'number' && square > 0).length;
    const hidden = view.ending === 'solved' ? view.totalCells - shown : 0;
    const given = Math.min(hidden, tally.events['revealed'] ?? 0);
    const hinted = Math.min(hidden - given, tally.hints);
    const bar = squareBar([
      ['🟩', hidden - given - hinted],
      ['🟨', hinted],
      ['⬛', given],
    ]);
    return { rows: bar === '' ? [] : [bar], key: squares };
  },
  rating(rating) {
    const { clues, cells, steps, hardest } = rating.figures;
    const name = techniqueNames[String(hardest)] ?? String(hardest);
    const level = Object.entries(levelNames).find(([id]) => id === rating.level)?.[1];
    return `${level ?? rating.level}: ${clues} of ${cells} cells shown, ${steps} steps, hardest step: ${name.toLowerCase()}.`;
  },
  rules: async () => (await importTeaching()).rules,
  loadPaper: async () => (await importTeaching()).paper,
  keys,
  face,
};
