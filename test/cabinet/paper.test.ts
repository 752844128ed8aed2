// Pages of puzzles on paper.

import { describe, expect, it } from 'vitest';
import { deal } from '../../src/core/deal.ts';
import { conditionPage } from '../../src/games/dokuborn/paper/page.ts';
import { hudoku } from '../../src/games/hudoku/index.ts';
import { puzzlePage, puzzleSheets } from '../../src/games/hudoku/paper/pages.ts';
import type { Page } from '../../src/paper/types.ts';
import { expectOk, plenty } from '../harness.ts';

describe('paper', () => {
  const words = { title: 'Title', about: 'About', rules: 'Some rules.', scan: 'Scan.' };
  const puzzle = () => {
    const dealt = deal(hudoku, hudoku.presets[0].params, 'paper', plenty());
    return expectOk(dealt).puzzle;
  };
  const textsOf = (page: Page) =>
    page.items.flatMap((item) => (item.type === 'text' ? [item.text] : []));

  it('has every given digit and a QR code, and nothing of the solution', () => {
    const page = puzzlePage(puzzle(), 'https://example.org/play/x', words, 'a4');
    const given = puzzle()
      .revealed.flat()
      .filter((square) => typeof square === 'number' && square > 0);
    const shown = textsOf(page).filter((text) => /^\d+$/.test(text));
    expect(shown).toHaveLength(given.length + Object.keys(puzzle().emptyHints).length);
    expect(page.items.some((item) => item.type === 'group')).toBe(true);
  });

  it('has the solutions on the back, in the same places', () => {
    const some = Array.from({ length: 6 }, () => ({ puzzle: puzzle(), link: 'x', about: 'Easy' }));
    const pages = puzzleSheets(
      some,
      4,
      { puzzles: 'Puzzles', solutions: 'Solutions', rules: '' },
      'letter',
    );
    expect(pages.map(({ title }) => title)).toEqual([
      'Puzzles',
      'Solutions',
      'Puzzles',
      'Solutions',
    ]);
    const [front, back] = pages;
    if (!front || !back) throw new Error('no pages');
    const digits = (page: Page) => textsOf(page).filter((text) => /^\d+$/.test(text)).length;
    expect(digits(back)).toBeGreaterThan(digits(front));
    const [, last] = pages.slice(2);
    expect(last && textsOf(last)).toEqual(expect.arrayContaining(['5', '6']));
  });

  it.each([2, 3, 4])('keeps the longest conditions inside their boxes, %i by %i', (size) => {
    const label = {
      name: 'An uncommonly long condition',
      about: 'The willpower printed on the character or location is 8, and so on and so forth.',
    };
    const labels = Array.from({ length: size }, () => label);
    const page = conditionPage({ rows: labels, columns: labels }, 'x', words, 'a4');
    for (const item of page.items)
      if (item.type === 'text') {
        expect(item.base).toBeLessThan(page.height);
        expect(item.left).toBeGreaterThan(0);
        expect(item.left).toBeLessThan(page.width);
      }
  });
});
