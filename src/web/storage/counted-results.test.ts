// The ledger follows the results: it is read where it fits, caught up where few are new, and made anew otherwise.

import { beforeEach, describe, expect, it } from 'vitest';
import { winOf } from '../../../test/cabinet/histories.ts';
import { addDays } from '../../cabinet/day.ts';
import type { GameResult } from '../../cabinet/result.ts';
import type { Ledger } from '../../cabinet/result-ledger.ts';
import { type LedgerStore, loadCounted } from './counted-results.ts';
import { type Database, memoryDatabase } from './database.ts';

const win = winOf('2026-11-15');

let asked: string[];
let database: Database;
let kept: Ledger | undefined;
const store: LedgerStore = {
  read: async () => kept,
  async write(ledger) {
    kept = ledger;
  },
};

const put = (index: number, changes: Partial<GameResult & { updatedAt: number }> = {}) =>
  database.update('results', `id-${index}`, () => ({
    ...win,
    id: `id-${index}`,
    run: `run-${index}`,
    day: addDays('2026-11-01', index % 20),
    updatedAt: 1000 + index,
    ...changes,
  }));

/** What is loaded, and which requests it took. */
async function load(): Promise<{
  readonly ids: readonly string[];
  readonly asked: readonly string[];
}> {
  asked = [];
  const results = await loadCounted(Promise.resolve(database), store);
  return { ids: results.map(({ id }) => id).sort(), asked };
}

beforeEach(async () => {
  const memory = memoryDatabase();
  database = {
    ...memory,
    all: (table, range) => {
      asked.push('all');
      return memory.all(table, range);
    },
  };
  kept = undefined;
  asked = [];
  for (let index = 0; index < 60; index++) await put(index);
  await load();
});

describe('the ledger of the page', () => {
  it('is made from all results once, and read from then on', async () => {
    expect(kept?.count).toBe(60);
    expect(await load()).toMatchObject({ asked: [], ids: { length: 60 } });
  });

  it('takes a few new results and changed ones in', async () => {
    await put(60);
    await put(3, { updatedAt: 5000, hints: 7 });
    const found = await load();
    expect(found.asked).toEqual([]);
    expect(found.ids).toHaveLength(61);
    expect(kept).toMatchObject({ count: 61, newest: 5000 });
    const results = await loadCounted(Promise.resolve(database), store);
    expect(results.find(({ id }) => id === 'id-3')?.hints).toBe(7);
  });

  it.each([
    ['a result was removed', () => database.delete('results', 'id-5'), 59],
    [
      'one was removed and another came',
      async () => {
        await database.delete('results', 'id-5');
        await put(60);
      },
      60,
    ],
    ['one came with an older time', () => put(60, { updatedAt: 5 }), 61],
    [
      'more came than are looked at',
      async () => {
        for (let index = 60; index < 300; index++) await put(index);
      },
      300,
    ],
  ])('is made anew where %s', async (_name, change, count) => {
    await change();
    const found = await load();
    expect(found.asked).toEqual(['all']);
    expect(found.ids).toHaveLength(count);
    expect(await load()).toMatchObject({ asked: [], ids: found.ids });
  });

  it('does without where it cannot be kept', async () => {
    const broken: LedgerStore = {
      read: () => Promise.reject(new Error('refused')),
      write: () => Promise.reject(new Error('refused')),
    };
    expect(await loadCounted(Promise.resolve(database), broken)).toHaveLength(60);
  });
});
