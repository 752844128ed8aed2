// Sudokus as other programs write them, and what only looks like one.

import { describe, expect, it, test } from 'vitest';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { openCode } from '../../../core/deal.ts';
import { findForeign } from '../../index.ts';
import { hudoku } from '../index.ts';
import { manifest } from '../manifest.ts';
import { parseSudoku } from './ask.ts';

/** A published puzzle of the plain kind, and one of the hardest known. */
const plain = '003020600900305001001806400008102900700000008006708200002609500800203009005010300';
const hardest = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

const rows = (plain.match(/.{9}/g) ?? []).map((row) => row);
const threes = (row: string) => row.match(/.{3}/g) ?? [];
const dots = plain.replaceAll('0', '.');
const framed = (rule: string, bar: string) =>
  rows
    .flatMap((row, index) => [
      ...(index % 3 === 0 ? [rule] : []),
      `${bar} ${threes(row.replaceAll('0', '.'))
        .map((part) => [...part].join(' '))
        .join(` ${bar} `)} ${bar}`,
    ])
    .concat(rule)
    .join('\n');

describe('a sudoku is read', () => {
  test.each([
    ['as a line', plain],
    ['with dots', dots],
    ['with line breaks', rows.join('\n')],
    ['with line breaks of Windows', rows.join('\r\n')],
    ['with spaces', [...plain].join(' ')],
    ['with strokes for empty cells', plain.replaceAll('0', '-')],
    ['with strokes in nine lines', rows.join('\n').replaceAll('0', '-')],
    ['with stars', plain.replaceAll('0', '*')],
    ['in a drawn frame', framed('+-------+-------+-------+', '|')],
    ['in a frame with dots for corners', framed('.-------.-------.-------.', '|')],
    ['in a double frame', framed('\u2550'.repeat(25), '\u2551')],
    ['in a thin frame', framed(`\u251c${'\u2500'.repeat(23)}\u2524`, '\u2502')],
  ])('%s', (_name, text) => {
    const read = parseSudoku(text);
    expect(read.ok && [...read.value].join('')).toBe(plain);
    expect(findForeign(text)).toMatchObject({ manifest: { id: 'hudoku' } });
  });

  test.each([
    ['in a sentence', `Try ${dots}, it is nice.`, dots],
    ['a short one alone, to be told', plain.slice(1), plain.slice(1)],
    ['a number', '1234567890', undefined],
    ['a telephone number', '+49 (0) 30 123456', undefined],
    ['words', 'hello', undefined],
    ['dots', '.'.repeat(81), undefined],
  ])('or not: %s', (_name, text, found) => {
    const foreign = findForeign(text);
    expect(foreign?.manifest.id === 'hudoku' ? foreign.code : undefined).toBe(found);
  });
});

describe('a sudoku from elsewhere', () => {
  it.each([
    [plain, 'easy'],
    [hardest, 'expert'],
  ])('is proven and rated', (text, level) => {
    const opened = manifest.foreignCodes.open(hudoku, text, unlimitedBudget);
    if (!opened.ok) throw new Error(opened.fault.code);
    expect(opened.value).toMatchObject({
      params: { template: 'sudoku', level, mode: 'calm' },
      puzzle: { level },
    });
    // From then on it is a board with a code like any other.
    const again = openCode(hudoku, opened.value.code, unlimitedBudget);
    expect(again.ok && again.value.puzzle).toEqual(opened.value.puzzle);
  });

  it('says when the budget is used up', () => {
    expect(manifest.foreignCodes.open(hudoku, plain, createBudget(0))).toMatchObject({
      ok: false,
      fault: { code: 'budgetExhausted' },
    });
  });
});
