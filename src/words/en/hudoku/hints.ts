// What a hint of Hudoku says: where to look, what the marks on the board show, and the digit.

import { type Fact, type Hint, lastStep } from '../../../core/hint.ts';
import type { HudokuTypes, Move, View } from '../../../games/hudoku/types.ts';
import type { HintWords } from '../../words.ts';
import { techniqueNames } from './names.ts';

export const cellText = (view: View, cell: number) =>
  `row ${Math.floor(cell / view.columns) + 1}, column ${(cell % view.columns) + 1}`;

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];

function listText(items: readonly (string | number)[], last = 'and'): string {
  if (items.length < 2) return String(items[0] ?? '');
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

export const cellsText = (view: View, cells: unknown) =>
  listText(numbers(cells).map((cell) => `(${cellText(view, cell)})`));

/** `row:4` as `row 4`. No letter stands on the board, so a region has no name. */
const unitText = (unit: unknown) => {
  const [kind = '', name = ''] = String(unit).split(':');
  return kind === 'region' ? 'one region' : `${kind} ${name}`;
};

const kindOf = (unit: unknown) => String(unit).split(':')[0] ?? '';
const thisUnit = (unit: unknown) => `this ${kindOf(unit)}`;
const kindsOf = (units: unknown) => `${kindOf(Array.isArray(units) ? units[0] : '')}s`;

/** A house by what can be seen of it: its number, or a cell in the middle of it. */
function houseText(view: View, cells: readonly number[]): string {
  const rows = new Set(cells.map((cell) => Math.floor(cell / view.columns)));
  const columns = new Set(cells.map((cell) => cell % view.columns));
  const [row = 0] = rows;
  const [column = 0] = columns;
  if (cells.length === 1) return cellText(view, cells[0] ?? 0);
  if (rows.size === 1 && isLine(view, cells, 'row')) return `row ${row + 1}`;
  if (columns.size === 1 && isLine(view, cells, 'column')) return `column ${column + 1}`;
  return `the region around ${cellText(view, middleOf(view, cells))}`;
}

/** A whole line, and not a region that happens to lie in one. */
function isLine(view: View, cells: readonly number[], kind: 'row' | 'column'): boolean {
  const at = (cell: number) =>
    kind === 'row' ? Math.floor(cell / view.columns) : cell % view.columns;
  const line = at(cells[0] ?? 0);
  const whole = view.template.flat().filter((token, cell) => {
    return at(cell) === line && !token.startsWith('-');
  });
  return whole.length === cells.length;
}

function middleOf(view: View, cells: readonly number[]): number {
  const mean = (of: (cell: number) => number) =>
    cells.reduce((sum, cell) => sum + of(cell), 0) / Math.max(1, cells.length);
  const row = (cell: number) => Math.floor(cell / view.columns);
  const column = (cell: number) => cell % view.columns;
  const [middleRow, middleColumn] = [mean(row), mean(column)];
  const distance = (cell: number) => Math.hypot(row(cell) - middleRow, column(cell) - middleColumn);
  return cells.reduce(
    (best, cell) => (distance(cell) < distance(best) ? cell : best),
    cells[0] ?? 0,
  );
}

const nameOf = (technique: string) => techniqueNames[technique] ?? technique;

function where(hint: Hint<Move>, view: View): string {
  const last = lastStep(hint);
  const house = houseText(view, last.area.cells);
  const name = nameOf(hint.technique);
  if (hint.technique === 'mistake') return `${name}. Look at ${house}.`;
  return hint.steps.length === 1
    ? `${name}: look at ${house}.`
    : `${name} first, then a single: look at ${house}.`;
}

const counts = ['no', 'one', 'two', 'three', 'four'];

function factText(fact: Fact): string {
  const digit = Number(fact['digit']);
  const unit = fact['unit'];
  switch (fact.type) {
    case 'clash':
      return `These two ${digit}s see each other, so one of them is wrong.`;
    case 'mistake':
      return fact['wrong'] === 1
        ? 'One of the digits you entered here is wrong.'
        : `${String(fact['wrong'])} of the digits you entered here are wrong.`;
    case 'nakedSingle':
      return fact['ruledOut']
        ? 'Look at this cell: every digit but one is taken or ruled out.'
        : 'Look at this cell: the ringed digits leave only one.';
    case 'hiddenSingle':
      return hiddenSingleText(fact);
    case 'lockedCandidates': {
      const from = thisUnit(fact['from']);
      return kindOf(fact['to']) === 'region'
        ? `In ${from}, ${digit} fits in one region only. So ${digit} goes nowhere else in that region.`
        : `In ${from}, ${digit} fits in ${unitText(fact['to'])} only. So ${digit} goes nowhere else in that ${kindOf(fact['to'])}.`;
    }
    case 'nakedPair':
    case 'nakedTriple': {
      const digits = numbers(fact['digits']);
      return `These ${counts[digits.length]} cells take ${listText(digits)}. So no other cell of ${thisUnit(unit)} has them.`;
    }
    case 'hiddenPair':
    case 'hiddenTriple': {
      const digits = numbers(fact['digits']);
      return `In ${thisUnit(unit)}, ${listText(digits)} fit only in these ${counts[digits.length]} cells. Nothing else goes there.`;
    }
    case 'xWing':
    case 'swordfish': {
      const count = counts[Array.isArray(fact['bases']) ? fact['bases'].length : 2];
      const covers = kindsOf(fact['covers']);
      return `In these ${count} ${kindsOf(fact['bases'])}, ${digit} fits in ${count} ${covers} only. So it goes nowhere else in those ${covers}.`;
    }
    case 'try':
      return `Try ${digit} here and see where it leads.`;
    case 'implied':
      return unit === undefined
        ? `Then only ${digit} is left for this cell.`
        : `Then ${digit} has only one place left in ${thisUnit(unit)}.`;
    case 'failsToo':
      return `Then ${digit} fails here too, by the same kind of test.`;
    case 'deadCell':
      return `Now this cell has no digit left. So the ${digit} we tried is wrong.`;
    case 'deadHouse':
      return `Now ${thisUnit(unit)} has no place for ${String(fact['missing'])}. So the ${digit} we tried is wrong.`;
    default:
      return '';
  }
}

function hiddenSingleText(fact: Fact): string {
  const digit = Number(fact['digit']);
  const house = thisUnit(fact['unit']);
  if (fact['ruledOut'])
    return `In ${house}, ${digit} is blocked or ruled out in every cell but one.`;
  switch (fact['blockers']) {
    case 1:
      return `This ${digit} blocks every free cell of ${house} but one.`;
    case 2:
      return `Both ${digit}s block ${house}. Only one cell is left for a ${digit}.`;
    default:
      return `The ringed ${digit}s block ${house}. Only one cell is left for a ${digit}.`;
  }
}

export const hintWords: HintWords<HudokuTypes> = {
  where,
  why: (hint, step) => hint.steps[step]?.facts.map(factText).join(' ') ?? '',
  what({ move }, view) {
    if (move?.type === 'enter') return `${move.digit} goes in ${cellText(view, move.cell)}.`;
    return move?.type === 'erase'
      ? `The digit in ${cellText(view, move.cell)} is wrong. Erase it.`
      : '';
  },
};
