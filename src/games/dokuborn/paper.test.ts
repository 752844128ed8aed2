// Dokuborn on paper: all conditions fit on the page, and the head names the grid.

import { expect, it } from 'vitest';
import { dealPuzzle } from '../../core/deal.ts';
import { orThrow } from '../../core/result.ts';
import { paper as printed } from '../../words/en/dokuborn/rules.ts';
import { conditionPage, createPrinting } from './paper.ts';
import { game } from './testing/index.ts';

const words = { title: 'Title', about: 'About', rules: 'Some rules.', scan: 'Scan.' };

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

it('a grid that somebody made has its size, its level as measured, and a title of their own', () => {
  const grid = { size: 2, rows: ['s24', 't1'], columns: ['c3', 'o3'] };
  const params = { ...game.presets[0].params, size: 2, level: 3, mode: 'classic' } as const;
  const puzzle = { ...grid, level: 3, mode: 'classic', catalogue: params.cards } as const;
  const deal = dealPuzzle(game, params, puzzle);
  const context = {
    paper: 'a4',
    levelName: () => 'Custom',
    linkOf: (code: string) => code,
  } as const;
  const { puzzle: print } = createPrinting(game, printed);
  const headOf = (title: string) => {
    const [page] = orThrow(print(deal, context, { title }));
    return page?.items.flatMap((item) => (item.type === 'text' ? [item.text] : [])).slice(0, 2);
  };
  const { levelNow, tightest } = game.view(puzzle, game.start(puzzle, 0));
  expect([levelNow, tightest]).toEqual([4, 1]);
  const facts = 'Hard 2×2 Classic · 1 forced cell';
  expect(headOf('')).toEqual(['Dokuborn', facts]);
  expect(headOf(' Dragons for Ann ')).toEqual(['Dragons for Ann', `Dokuborn · ${facts}`]);
});
