// The app and docs/service.md state the same retention periods as the code.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keeping } from '../../src/wire/limits.ts';
import { keptRows } from '../../src/words/en/service.ts';

test('the paper says what the app says', () => {
  const paper = readFileSync(new URL('../../docs/service.md', import.meta.url), 'utf8');
  const rows = keptRows(keeping).map(([what, howLong]) => `| ${what} | ${howLong} |`);
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) expect(paper).toContain(row);
});
