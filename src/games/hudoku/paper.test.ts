// Hudokus on paper: every given digit on the front, and the solution only on the back.

import { describe, expect, it } from 'vitest';
import { expectOk, plenty } from '../../../test/harness.ts';
import { deal } from '../../core/deal.ts';
import type { Page } from '../../paper/page-items.ts';
import { hudoku } from './index.ts';
import { puzzlePage, puzzleSheets } from './paper.ts';

describe('a page of Hudokus', () => {
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
});
