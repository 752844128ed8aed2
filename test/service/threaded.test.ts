// The embedded store in its thread: the same results as the store itself, and no call that never settles.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrate, migrations, NewerStore } from '../../src/server/store/migrations.ts';
import { createStore } from '../../src/server/store/sql-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import type { Store, SubmittedRun } from '../../src/server/store/store.ts';
import { openThreadedStore } from '../../src/server/store/threaded-store.ts';
import { sourceStore } from './worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'curio-thread-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DAY = '2026-11-16';
const run = (player: string): SubmittedRun => ({
  ...{ player, day: DAY, game: 'grid', digest: player, bucket: 4, picks: [7, null], counted: true },
  judged: { status: 'won', solved: true, millis: 65_000, moves: 40, hints: 1 },
  log: 'curio 1\n',
  at: 1_000,
});

async function work(store: Store): Promise<unknown> {
  const made = { id: 'anna', name: 'Quiet Heron' };
  const anna = await store.knowPlayer('a', made, 5);
  await store.knowPlayer('b', { id: 'ben', name: 'Bold Otter' }, 6);
  await store.renamePlayer('ben', 'Calm Wren');
  return [
    anna,
    await store.knowPlayer('a', { ...made, id: 'other' }, 9),
    await store.findPlayer('b'),
    await store.findPlayer('c'),
    await Promise.all([store.countRun(run('anna')), store.countRun(run('ben'))]),
    await store.countRun(run('nobody')),
    await store.findRun('anna', DAY, 'grid'),
    await store.dayCounts(DAY, 'grid'),
    await store.pickCounts(DAY, 'grid'),
    await store.forgetLogs('2026-11-17'),
    await store.forgetPlayers(3),
    await store.deletePlayer('ben'),
    await store.findMiscounts(),
    await store.check(),
  ];
}

test('answers as the store does that it is, method by method', async () => {
  const threaded = await openThreadedStore(join(folder, 'same.sqlite'), sourceStore);
  const plain = await createStore(await openSqlite(':memory:'));
  expect(Object.keys(threaded).sort()).toEqual(Object.keys(plain).sort());
  expect(await work(threaded)).toEqual(await work(plain));
  await threaded.close();
  await plain.close();
  const again = await openThreadedStore(join(folder, 'same.sqlite'), sourceStore);
  expect(await again.findPlayer('a')).toEqual({ id: 'anna', name: 'Quiet Heron' });
  await again.close();
});

test('what goes wrong there is told here, and what is closed answers no more', async () => {
  const store = await openThreadedStore(join(folder, 'wrong.sqlite'), sourceStore);
  await expect(store.renamePlayer('anna', null as unknown as string)).resolves.toBeUndefined();
  await expect(
    store.knowPlayer('a', { id: 'x', name: null as unknown as string }, 1),
  ).rejects.toThrow(/NOT NULL/);
  await store.close();
  await expect(store.check()).rejects.toThrow('ended');
});

test('data of a newer program are left alone', async () => {
  const file = join(folder, 'newer.sqlite');
  const database = await openSqlite(file);
  await migrate(database, [...migrations, 'CREATE TABLE later (id TEXT PRIMARY KEY)']);
  await database.close();
  await expect(openThreadedStore(file, sourceStore)).rejects.toBeInstanceOf(NewerStore);
});

test('a thread that dies leaves nobody waiting', async () => {
  const source = `data:text/javascript,
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => process.exit(3));
    parentPort.postMessage({ id: 0, ok: true });`;
  const store = await openThreadedStore('', { file: new URL(source) });
  await expect(Promise.all([store.check(), store.findPlayer('a')])).rejects.toThrow('ended');
  await expect(store.check()).rejects.toThrow('ended');
  await store.close();
});
