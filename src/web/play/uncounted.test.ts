// Boards of versions that stored a board first and its result later.

import { expect, it } from 'vitest';
import type { Rules } from '../../core/game.ts';
import { toy } from '../../games/toy/index.ts';
import { memoryDatabase } from '../storage/database.ts';
import { localDay } from '../storage/today.ts';
import { open, recordOf, toySession } from './testing.ts';
import { countBoards } from './uncounted.ts';

const won = toySession(open(4));
const ENDED = Date.UTC(2026, 10, 16, 12);
const rules = async (): Promise<Rules> => toy as Rules;

function disk() {
  const database = memoryDatabase();
  return {
    database,
    results: () => database.all('results'),
    board: (id = 'board') => database.get('boards', id),
  };
}

it('a board that is marked is counted once, on the day of its last move, and loses the mark', async () => {
  const { database, results, board } = disk();
  const record = recordOf(won, { updatedAt: ENDED, uncounted: 1 });
  await database.put('boards', record);
  for (let start = 0; start < 2; start++) await countBoards(database, rules, false);
  expect(await results()).toMatchObject([
    { run: 'board', status: 'won', day: localDay(new Date(ENDED)), verdict: 'verified' },
  ]);
  expect(await database.count('logs')).toBe(1);
  const { uncounted: _mark, ...rest } = record;
  expect(await board()).toEqual(rest);
});

it('boards from before there were marks are counted where they have no result', async () => {
  const { database, results } = disk();
  await database.put('boards', recordOf(won, { uncounted: 1 }));
  await countBoards(database, rules, false);
  const other = toySession(open(0), open(4));
  await database.put('boards', recordOf(other, { id: 'older' }));
  await database.put('boards', recordOf(toySession(open(1)), { id: 'playing' }));
  await countBoards(database, rules, false);
  expect(await results()).toHaveLength(1);
  for (let start = 0; start < 2; start++) await countBoards(database, rules, true);
  expect((await results()).map((result) => Object(result).run).sort()).toEqual(['board', 'older']);
});

it('a board that cannot be replayed here keeps its mark', async () => {
  const { database, results, board } = disk();
  await database.put('boards', recordOf(won, { uncounted: 1 }));
  await countBoards(database, async () => undefined, false);
  expect(await results()).toEqual([]);
  expect(await board()).toMatchObject({ uncounted: 1 });
});
