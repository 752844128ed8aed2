// The lesson of Hudoku: eleven cells in regions of four and three, a blank, and one move of each kind.

import { dealPuzzle } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import type { HudokuTypes, Move, Params, Puzzle, View } from '../../../games/hudoku/types.ts';
import { atCell, type Lesson } from '../../board/lesson/lesson.ts';
import { words } from './words.ts';

const template: Puzzle['template'] = [
  ['a', 'a', 'b', 'b'],
  ['a', 'a', 'b', 'b'],
  ['-a', 'c', 'c', 'c'],
];

const params: Params = {
  template: 'custom',
  customTemplate: JSON.stringify(template),
  level: 'easy',
  mode: 'timed',
};

const puzzle: Puzzle = {
  template,
  solution: [
    [1, 2, 3, 4],
    [3, 4, 1, 2],
    ['-', 3, 2, 1],
  ],
  revealed: [
    [1, 2, 0, 4],
    [0, 0, 1, 2],
    ['-', 3, 0, 0],
  ],
  emptyHints: { '2,0': 4 },
  totalCells: 11,
  level: 'easy',
  mode: 'timed',
};

const cells = {
  large: [0, 1, 4, 5],
  missing: 2,
  small: 10,
  unsure: 4,
  blank: 8,
  rest: [5, 11],
} as const;

const enter = (cell: number, digit: number): Move => ({ type: 'enter', cell, digit });
const atDigit = (digit: number) => `.hudoku-pad [data-digit="${digit}"]`;

/** The right digit in a cell that is still open. */
const fills = (move: Move, { revealed }: View) =>
  move.type === 'enter' &&
  revealed.flat()[move.cell] === 0 &&
  puzzle.solution.flat()[move.cell] === move.digit;

export async function loadLesson(rules: Rules<HudokuTypes>): Promise<Lesson<HudokuTypes>> {
  const said = await words.loadLesson();
  const { otherwise } = said;
  return {
    deal: dealPuzzle(rules, params, puzzle),
    aim: said.aim,
    steps: [
      { text: said.regions, at: cells.large.map(atCell) },
      {
        text: said.missing,
        at: [atCell(cells.missing), atDigit(3)],
        move: enter(cells.missing, 3),
        otherwise: otherwise.missing,
      },
      {
        text: said.small,
        at: [atCell(cells.small), atDigit(2)],
        move: enter(cells.small, 2),
        otherwise: otherwise.small,
      },
      {
        text: said.pencil,
        at: [atCell(cells.unsure), '.hudoku-pad [aria-pressed]', atDigit(4)],
        move: { type: 'mark', cell: cells.unsure, digit: 4 },
        takes: (move) => move.type === 'mark' && move.cell === cells.unsure && move.digit === 3,
        otherwise: otherwise.pencil,
      },
      {
        text: said.blank,
        at: [atCell(cells.unsure), atCell(cells.blank), '.hudoku-pad [aria-pressed]', atDigit(3)],
        move: enter(cells.unsure, 3),
        otherwise: otherwise.blank,
      },
      { text: said.countdown, at: ['.hudoku-status .ring'] },
      {
        text: said.rest,
        at: cells.rest.map(atCell),
        move: enter(5, 4),
        takes: fills,
        otherwise: otherwise.rest,
      },
      {
        text: said.last,
        at: cells.rest.map(atCell),
        move: enter(11, 1),
        takes: fills,
        otherwise: otherwise.rest,
      },
    ],
    end: said.end,
  };
}
