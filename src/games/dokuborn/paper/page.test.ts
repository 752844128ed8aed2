// Dokuborn on paper: whatever the conditions say, they stay on the page.

import { expect, it } from 'vitest';
import { conditionPage } from './page.ts';

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
