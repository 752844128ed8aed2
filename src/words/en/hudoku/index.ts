// The words of Hudoku.

import type { Fact, Hint } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import type { HudokuTypes, Level, Move, Refusal, View } from '../../../games/hudoku/types.ts';
import type { NamedText, Words } from '../../words.ts';
import { title } from './title.ts';

const levelNames: Readonly<Record<Level, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
};

const templateNames = {
  classic: 'Classic, 4 by 5',
  wide: 'Wide, 4 by 8',
  tall: 'Tall, 6 by 5',
  terraces: 'Terraces, 7 by 8',
  pinwheel: 'Pinwheel, 6 by 8',
  jigsaw: 'Jigsaw, 9 by 9',
  sudoku: 'Sudoku, 9 by 9',
  custom: 'My own drawing',
} as const;

const presets: Readonly<Record<string, NamedText>> = {
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

const refusals: Readonly<Record<Refusal['type'], string>> = {
  gameOver: 'The game is over.',
  outsideBoard: 'There is no such cell on this board.',
  blankCell: 'Blank cells are never filled.',
  givenCell: 'This digit was there from the start.',
  alreadyRevealed: 'This cell is filled already.',
  alreadyThere: 'That digit stands there already.',
  badDigit: 'This region does not hold that digit.',
  nothingThere: 'The cell is empty already.',
  onlyInCalm: 'That is possible in calm mode only; in a timed game every entry is final.',
  notDue: 'The countdown is still running.',
  marksAlreadyFull: 'The pencil marks are up to date.',
  noMarks: 'There are no pencil marks to clear.',
  nothingToCheck: 'You have not entered a digit yet.',
};

const faults: Readonly<Record<string, string>> = {
  badJson: 'The drawing is not JSON.',
  notRows: 'The drawing must be a list of rows, and each row a list of words such as "a" or "-a".',
  emptyTemplate: 'The drawing has no cell to fill.',
  raggedRow: 'All rows must be equally long.',
  unknownToken: 'A cell must be the name of a region, such as "a", or "-a" for a blank.',
  regionTooLarge: 'A region may have at most 16 cells.',
  emptyRegion: 'This blank belongs to a region that has no cells.',
  boardTooLarge: 'A board may have at most 20 rows and 20 columns.',
  noSolution: 'Nothing fits this board: there is no way to fill it.',
  levelUnavailable: 'This board does not give puzzles of that level.',
  levelNotFound: 'The search met no puzzle of that level on this board.',
  budgetExhausted: 'The search was stopped before it found an answer.',
  badLength: 'The code does not have the length of a puzzle on this board.',
  badLetter: 'The code has a letter that no code has.',
  outOfRange: 'The code has a digit that is out of range.',
  badDigit: 'A digit is out of range for its region.',
  clash: 'Two equal digits stand in one row, column or region.',
  notUnique: 'This puzzle has more than one solution.',
  notProven: 'It would take too long to prove that this puzzle has one solution.',
  dishonestHint: 'The digit of a blank does not keep its promise.',
  badMove: 'This is not a move.',
  noStep: 'Nothing follows from what is shown.',
  gameOver: 'The game is over.',
  badProof: 'The proof does not hold.',
};

const cellText = (view: View, cell: number) =>
  `row ${Math.floor(cell / view.columns) + 1}, column ${(cell % view.columns) + 1}`;

/** `region:a` becomes `region a`. */
const unitText = (unit: unknown) => String(unit).replace(':', ' ');

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];

function listText(items: readonly (string | number)[]): string {
  if (items.length < 2) return String(items[0] ?? '');
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

const cellsText = (view: View, cells: unknown) =>
  listText(numbers(cells).map((cell) => `(${cellText(view, cell)})`));

function goneText(view: View, gone: unknown): string {
  if (!Array.isArray(gone)) return '';
  const parts = gone.map(
    (strike) => `${listText(numbers(strike.digits))} from ${cellText(view, Number(strike.cell))}`,
  );
  return `So you can rule out ${listText(parts)}.`;
}

function factText(view: View, fact: Fact): string {
  const digit = Number(fact['digit']);
  const cell = Number(fact['cell']);
  switch (fact.type) {
    case 'mistake':
      return numbers(fact['cells']).length === 1
        ? `The digit at ${cellText(view, numbers(fact['cells'])[0] ?? 0)} is wrong.`
        : `These digits are wrong: ${cellsText(view, fact['cells'])}.`;
    case 'nakedSingle':
      return `At ${cellText(view, cell)} every digit but ${digit} is ruled out.`;
    case 'hiddenSingle':
      return `In ${unitText(fact['unit'])} the digit ${digit} fits only at ${cellText(view, cell)}.`;
    case 'lockedCandidates':
      return `In ${unitText(fact['from'])} the digit ${digit} must stand in ${unitText(fact['to'])}. ${goneText(view, fact['gone'])}`;
    case 'nakedPair':
    case 'nakedTriple':
      return `In ${unitText(fact['unit'])} the cells ${cellsText(view, fact['cells'])} share the digits ${listText(numbers(fact['digits']))} between them. ${goneText(view, fact['gone'])}`;
    case 'hiddenPair':
    case 'hiddenTriple':
      return `In ${unitText(fact['unit'])} the digits ${listText(numbers(fact['digits']))} fit only into ${cellsText(view, fact['cells'])}. ${goneText(view, fact['gone'])}`;
    case 'xWing':
    case 'swordfish':
      return `In ${unitsText(fact['bases'])} the digit ${digit} fits only inside ${unitsText(fact['covers'])}, and so it stands nowhere else there. ${goneText(view, fact['gone'])}`;
    case 'contradiction':
    case 'trial':
      return `Suppose ${digit} stood at ${cellText(view, cell)}: after ${stepsText(Number(fact['length']))} ${endText(view, fact['end'])}. So it does not stand there.`;
    default:
      return '';
  }
}

const stepsText = (steps: number) =>
  steps === 0 ? 'no further step' : steps === 1 ? 'one step' : `${steps} steps`;

const unitsText = (units: unknown) => listText(Array.isArray(units) ? units.map(unitText) : []);

function endText(view: View, end: unknown): string {
  const { type, cell, digit, unit } = Object(end);
  return type === 'emptyCell'
    ? `nothing is left for ${cellText(view, Number(cell))}`
    : `the digit ${digit} has no place in ${unitText(unit)}`;
}

const techniqueNames: Readonly<Record<string, string>> = {
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

function hintText(hint: Hint<Move>, view: View): readonly string[] {
  const name = techniqueNames[hint.technique] ?? hint.technique;
  return [`${name}.`, ...hint.because.map((fact) => factText(view, fact))];
}

function faultText(fault: Fault): string | undefined {
  const text = faults[fault.code];
  if (text === undefined) return undefined;
  const place = fault.where === undefined ? '' : ` (${fault.where})`;
  const detail = fault.detail === undefined ? '' : ` Found: ${fault.detail}.`;
  if (fault.code === 'levelUnavailable') return `${text} It gives: ${fault.detail}.`;
  if (fault.code === 'noSolution' && fault.detail) return `${text} Reason: ${fault.detail}.`;
  return `${text.replace(/\.$/, '')}${place}.${detail}`;
}

const scored = (view: View) => view.mode === 'timed' && view.ending === 'solved';

/** As typed: `r3c4 5` or `r3c4=5` enters, `r3c4?5` marks, `r3c4 0` erases; else the word of a move. */
function parseMove(
  text: string,
  view: View,
  game: {
    moveCode: { decode(word: string): { ok: true; value: Move } | { ok: false; fault: Fault } };
  },
): Move | string {
  const typed = /^r(\d{1,2})\s*c(\d{1,2})\s*([=?\s])\s*(\d{1,2})$/i.exec(text.trim());
  if (!typed) {
    const move = game.moveCode.decode(text.trim());
    return move.ok
      ? move.value
      : 'Type r3c4=5 to enter, r3c4?5 to mark, r3c4=0 to erase, or reveal, fillMarks, clearMarks, check, showSolution.';
  }
  const row = Number(typed[1]);
  const column = Number(typed[2]);
  if (row < 1 || row > view.rows || column < 1 || column > view.columns)
    return refusals.outsideBoard;
  const cell = (row - 1) * view.columns + column - 1;
  const digit = Number(typed[4]);
  if (digit === 0) return { type: 'erase', cell };
  return { type: typed[3] === '?' ? 'mark' : 'enter', cell, digit };
}

export const hudokuTexts: Words<HudokuTypes> = {
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
  },
  printing: {
    about: 'Several Hudokus on one page, with the solutions on the back.',
    fields: { preset: { label: 'Level' }, perPage: { label: 'On a page' } },
  },
  level: (level) => Object.entries(levelNames).find(([id]) => id === level)?.[1] ?? level,
  refusal: (refusal) => refusals[refusal.type],
  event(event, view) {
    switch (event.type) {
      case 'entered':
        return `${event.digit} at ${cellText(view, event.cell)}.`;
      case 'missed':
        return `${event.digit} is wrong at ${cellText(view, event.cell)}.`;
      case 'erased':
        return `Erased ${cellText(view, event.cell)}.`;
      case 'marked':
        return `${event.present ? 'Marked' : 'Unmarked'} ${event.digit} at ${cellText(view, event.cell)}.`;
      case 'marksFilled':
        return 'All pencil marks are filled in.';
      case 'marksCleared':
        return 'All pencil marks are cleared.';
      case 'checked':
        return event.wrong.length === 0
          ? 'So far everything is right.'
          : `Wrong and taken off: ${cellsText(view, event.wrong)}.`;
      case 'revealed':
        return `${event.by === 'clock' ? 'Time is up. ' : ''}${event.digit} revealed at ${cellText(view, event.cell)}.`;
      case 'solutionShown':
        return 'This is the solution.';
      case 'finished':
        return 'Every cell is filled. Well done.';
    }
  },
  fault: faultText,
  hint: hintText,
  result: (view) => [
    ['Level', levelNames[view.level]],
    ['Hints used', String(view.hintsUsed)],
    ['Wrong entries', String(view.incorrectEntries)],
  ],
  share(view, tally, score) {
    const seconds = Math.floor(tally.millis / 1000);
    const points = scored(view) && score !== undefined ? `, ${score} points` : '';
    return `Hudoku, ${levelNames[view.level].toLowerCase()}, ${view.totalCells} cells: ${view.ending === 'solved' ? 'solved' : 'not solved'} in ${seconds} seconds with ${view.hintsUsed} hints and ${view.incorrectEntries} wrong entries${points}.`;
  },
  rating(rating) {
    const { clues, cells, steps, hardest } = rating.figures;
    const name = techniqueNames[String(hardest)] ?? String(hardest);
    const level = Object.entries(levelNames).find(([id]) => id === rating.level)?.[1];
    return `${level ?? rating.level}: ${clues} of ${cells} cells shown, ${steps} steps, hardest step: ${name.toLowerCase()}.`;
  },
  rules: [
    {
      heading: 'The board',
      body: [
        'The board is made of regions. A region with nine cells to fill holds each of 1 to 9 once, a region with four cells each of 1 to 4, and so on.',
        'No digit stands twice in a row, in a column or in a region. Rows and columns run across the whole board, from region to region and over the blanks.',
        'Blank cells are never filled. The small digit in a blank is a promise: it stands nowhere in the row and nowhere in the column of that blank, and it is one of the digits of its region that are not shown at the start.',
        'Every puzzle has exactly one solution, and no guess is needed up to the level hard.',
      ],
    },
    {
      heading: 'A timed game',
      body: [
        '- You have 30 seconds. Every right digit puts the countdown back to 30.',
        '- When it runs out, a random cell is revealed. That counts as a hint, and the countdown starts again.',
        '- A wrong digit is counted and changes nothing else. Entries are final; undo takes back pencil marks only.',
        '- The score starts at 10,000. Every second costs 10, every hint 500 and every wrong digit 250. It never falls below 0.',
        '- Showing the solution ends the game without a score.',
      ],
    },
    {
      heading: 'A calm game',
      body: [
        '- There is no countdown and no score. You can undo everything.',
        '- Wrong digits stay where they are until you ask for a check or the board is full; then they are taken off.',
      ],
    },
    {
      heading: 'Help',
      body: [
        '- Pencil marks are yours to set, or to fill in all at once.',
        '- A hint names a technique and the cells that prove it. It costs one hint. Asking again fills in the digit for no more and puts the countdown back.',
        '- Reveal shows a random hidden cell at once, for one hint.',
      ],
    },
    {
      heading: 'Levels',
      body: [
        '- Easy: at every moment some cell has only one digit left, or some digit only one place in a region, row or column that must hold it.',
        '- Medium: locked candidates and pairs.',
        '- Hard: triples, X-wings and their larger kin.',
        '- Expert: some steps take an assumption that leads to a dead end.',
        'Rows and columns with fewer cells than digits need not hold every digit, so nothing follows from a digit that is missing there.',
      ],
    },
  ],
  keys: [
    { keys: 'Arrows', does: 'Move from cell to cell.' },
    { keys: '1 to 9, A to G', does: 'Enter a digit; A is 10.' },
    { keys: 'Shift + digit', does: 'Set or take away a pencil mark.' },
    { keys: 'Delete', does: 'Erase a digit in a calm game.' },
    { keys: 'M', does: 'Fill in all pencil marks.' },
    { keys: 'H', does: 'Ask for a hint; again to fill it in.' },
    { keys: 'R', does: 'Reveal a random cell.' },
  ],
  parseMove,
};
