// Wins in a row beside a result that may not be stored yet.

import { expect, it } from 'vitest';
import { winsUntil } from './ending.tsx';

const result = (run: string, status: 'won' | 'lost' = 'won', practice = false) => ({
  run,
  status,
  practice,
});
const before = [result('c'), result('p', 'lost', true), result('b'), result('a', 'lost')];

it.each([
  ['is not stored yet', before, 3],
  ['is stored', [result('d'), ...before], 3],
  ['is shown again after others', [result('f', 'lost'), result('e'), result('d'), ...before], 3],
  ['was stored twice', [result('d'), result('d', 'won', true), ...before], 3],
  ['is the first of all', [], 1],
  ['follows a loss', [result('z', 'lost'), result('y')], 1],
])('a win that %s is counted once, with those before it', (_when, newest, wins) => {
  expect(winsUntil('d', newest)).toBe(wins);
});
