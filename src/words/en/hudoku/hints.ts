// What a hint of Hudoku says: where to look, what the marks on the board show, and the digit.

import { type Fact, type Hint, lastStep } from '../../../core/hint.ts';
import type { HudokuTypes, Move, View } from '../../../games/hudoku/types.ts';
import { sentences } from '../../sentences.ts';
import type { HintWords } from '../../words.ts';
import { list } from '../formats.ts';
import { techniqueNames } from './face.ts';

export const cellText = (view: View, cell: number) =>
  `row ${Math.floor(cell / view.columns) + 1}, column ${(cell % view.columns) + 1}`;

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];

export const cellsText = (view: View, cells: unknown) =>
  list(numbers(cells).map((cell) => `(${cellText(view, cell)})`));

/** `row:4` as `row 4`. Regions have no visible name. */
const unitText = (unit: unknown) => {
  const [kind = '', name = ''] = String(unit).split(':');
  return kind === 'region' ? 'one region' : `${kind} ${name}`;
};

const kindOf = (unit: unknown) => String(unit).split(':')[0] ?? '';
const thisUnit = (unit: unknown) => `this ${kindOf(unit)}`;
const kindsOf = (units: unknown) => `${kindOf(Array.isArray(units) ? units[0] : '')}s`;

/** Names a house by what is visible: its number, or a cell in its middle. */
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

/** Is it a whole line, and not a region that happens to lie in one? */
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

type FactWords = (fact: Fact, digit: number, unit: unknown) => string;

const nakedSet: FactWords = (fact, _digit, unit) => {
  const digits = numbers(fact['digits']);
  return `These ${counts[digits.length]} cells take ${list(digits)}, so no other cell of ${thisUnit(unit)} has them.`;
};

const hiddenSet: FactWords = (fact, _digit, unit) => {
  const digits = numbers(fact['digits']);
  return `In ${thisUnit(unit)} only these ${counts[digits.length]} cells take ${list(digits)}: nothing else goes there.`;
};

const fish: FactWords = (fact, digit) => {
  const count = counts[Array.isArray(fact['bases']) ? fact['bases'].length : 2];
  const covers = kindsOf(fact['covers']);
  return `These ${count} ${kindsOf(fact['bases'])} keep ${digit} in ${count} ${covers}, so it goes nowhere else in those ${covers}.`;
};

const factTexts = sentences<Fact, [digit: number, unit: unknown]>({
  clash: (_, digit) => `These two ${digit}s see each other, so one of them is wrong.`,
  mistake: (fact) =>
    fact['wrong'] === 1
      ? 'One of the digits you entered here is wrong.'
      : `${String(fact['wrong'])} of the digits you entered here are wrong.`,
  nakedSingle: nakedSingleText,
  hiddenSingle: hiddenSingleText,
  lockedCandidates: (fact, digit) => {
    const [from, to] = [thisUnit(fact['from']), unitText(fact['to'])];
    return `In ${from}, ${digit} fits only in ${to}, so the rest of ${kindOf(fact['to']) === 'region' ? 'that region' : to} has no ${digit}.`;
  },
  nakedPair: nakedSet,
  nakedTriple: nakedSet,
  nakedQuad: nakedSet,
  hiddenPair: hiddenSet,
  hiddenTriple: hiddenSet,
  hiddenQuad: hiddenSet,
  xWing: fish,
  swordfish: fish,
  jellyfish: fish,
  xyWing: (_, digit) => `Whatever the middle cell takes, one of its two ends must be ${digit}.`,
  xyzWing: (_, digit) => `Whatever the middle cell takes, ${digit} stands in one of these three.`,
  wingStrike: (fact, digit) =>
    `A cell that sees ${fact['ends'] === 2 ? 'both ends' : 'all three'} can’t be ${digit}.`,
  wWing: chainText,
  simpleColouring: chainText,
  xChain: chainText,
  xyChain: chainText,
  alternatingChain: chainText,
  chainStrike: chainText,
  uniqueRectangle: (fact) =>
    `With only ${list(numbers(fact['digits']))} these four could swap, but this puzzle has one solution.`,
  rectangleStrike: rectangleText,
  try: (_, digit) => `Try ${digit} here and see where it leads.`,
  implied: (_, digit, unit) =>
    unit === undefined
      ? `Then only ${digit} is left for this cell.`
      : `Then ${digit} has only one place left in ${thisUnit(unit)}.`,
  failsToo: (_, digit) => `Then ${digit} fails here too, by the same kind of test.`,
  deadCell: (_, digit) => `Now this cell has no digit left, so the ${digit} we tried is wrong.`,
  deadHouse: (fact, digit, unit) =>
    `Now ${thisUnit(unit)} has no place for ${String(fact['missing'])}, so the ${digit} we tried is wrong.`,
});

const factText = (fact: Fact) => factTexts(fact, Number(fact['digit']), fact['unit']);

function nakedSingleText(fact: Fact): string {
  const used = numbers(fact['used']);
  if (fact['ruledOut']) return 'Look at this cell: every digit but one is taken or ruled out.';
  return used.length > MOST_LISTED
    ? 'Look at this cell: the ringed digits leave only one.'
    : `Look at this cell: its row, column and region already use ${list(used)}.`;
}

/** The most digits to list. */
const MOST_LISTED = 8;

/** A chain proves one of its ends, and strikes what clashes with both. */
function chainText(fact: Fact): string {
  const [digit, other] = [Number(fact['digit']), Number(fact['other'])];
  if (fact.type === 'chainStrike') {
    if (fact['loop']) return `So the ${digit} stays, and what clashes with it goes.`;
    return digit === other
      ? `What sees both ends can’t be ${digit}.`
      : 'The crossed-out digits clash with both ends, so they go.';
  }
  if (fact['loop']) return `Follow the links: if this isn’t ${digit}, it turns out to be ${digit}.`;
  if (digit !== other)
    return `Follow the links: if the first isn’t ${digit}, the last must be ${other}.`;
  switch (fact.type) {
    case 'wWing':
      return `Both ends take ${digit} or ${String(fact['through'])}, and the links let only one of them be ${String(fact['through'])}.`;
    case 'simpleColouring':
      return `Along the links the ${digit}s take turns, so one end or the other is ${digit}.`;
    case 'xyChain':
      return `If one end isn’t ${digit}, the cells along the links make the other end ${digit}.`;
    default:
      return `Follow the links: if one end isn’t ${digit}, the other end must be ${digit}.`;
  }
}

/** What prevents the rectangle whose digits could be swapped. */
function rectangleText(fact: Fact): string {
  const digits = numbers(fact['digits']);
  const [extra, locked] = [Number(fact['extra']), Number(fact['locked'])];
  if (extra > 0) return `So one of these two is ${extra}, and no cell that sees both is.`;
  if (locked > 0) {
    const other = digits.find((digit) => digit !== locked);
    return `One of these two must be ${locked}, so neither of them is ${String(other)}.`;
  }
  return `So the last corner is neither ${list(digits, 'nor')}.`;
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
      return `Both ${digit}s block ${house}: only one cell is left for a ${digit}.`;
    default:
      return `The ringed ${digit}s block ${house}: only one cell is left for a ${digit}.`;
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
