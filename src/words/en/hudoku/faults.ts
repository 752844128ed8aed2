// What can be wrong with a drawing, a code or a proof of Hudoku.

import type { Fault } from '../../../core/result.ts';
import { parseDigit } from '../../../games/hudoku/grid/notation.ts';

import { levelNames, techniqueNames } from './names.ts';

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

/** Lines of a proof; those that end it, and a unit with too many cells, as sentences. */
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
  // The name of the field says nothing: the sentence stands beside it.
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
