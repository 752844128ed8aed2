// The store's contract, over all databases.

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SqlDatabase } from '../../src/server/store/database.ts';
import { migrate, migrations, NewerStore } from '../../src/server/store/migrations.ts';
import { createStore } from '../../src/server/store/sql-store.ts';
import type { Store, SubmittedRun } from '../../src/server/store/store.ts';
import { samples } from '../samples.ts';
import { everyDatabase } from './stores.ts';

const DAY = '2026-11-16';

const runOf = (player: string, more: Partial<SubmittedRun> = {}): SubmittedRun => ({
  player,
  day: DAY,
  game: 'grid',
  digest: 'd1',
  judged: { status: 'won', solved: true, millis: 65_000, moves: 40, hints: 1 },
  bucket: 24,
  picks: [7, null, 9],
  counted: true,
  log: 'curio 1\n',
  at: 1_000,
  ...more,
});

describe.each(everyDatabase())('$kind', ({ open, place }) => {
  let where: string;
  let store: Store;
  const opened: { close(): Promise<void> }[] = [];
  const openDatabase = async (): Promise<SqlDatabase> => {
    const database = await open(where);
    opened.push(database);
    return database;
  };
  const another = async () => createStore(await openDatabase());

  beforeEach(async () => {
    where = place();
    store = await another();
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  const join1 = (secret: string, by = store) =>
    by.knowPlayer(secret, { id: `p-${secret}`, name: 'Quiet Heron' }, 5);

  test('a player is made once, even from two places at once', async () => {
    const other = await another();
    const made = await Promise.all(
      [store, other, store, other].map((by, index) =>
        by.knowPlayer('s', { id: `p${index}`, name: `n${index}` }, index),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await other.findPlayer('s')).toEqual(made[0]);
    expect(await store.findPlayer('nobody')).toBeUndefined();
    await store.renamePlayer(made[0]?.id ?? '', 'Bold Otter');
    expect((await other.findPlayer('s'))?.name).toBe('Bold Otter');
  });

  test('the first run counts; the same and another one after it change nothing', async () => {
    const { id } = await join1('s');
    const first = await store.countRun(runOf(id));
    const { log, ...stored } = runOf(id);
    expect(first).toEqual(stored);
    const again = await store.countRun(runOf(id, { at: 9_000 }));
    const other = await store.countRun(runOf(id, { digest: 'd2', bucket: null, picks: [1, 1, 1] }));
    expect([again, other]).toEqual([stored, stored]);
    expect(await store.findRun(id, DAY, 'grid')).toEqual(stored);
    expect(await store.findRun(id, DAY, 'other')).toBeUndefined();
    expect(await store.dayCounts(DAY, 'grid')).toEqual({
      players: 1,
      solved: 1,
      buckets: [[24, 1]],
    });
    expect(await store.pickCounts(DAY, 'grid')).toEqual({
      players: 1,
      picks: [
        { cell: 0, card: 7, count: 1 },
        { cell: 1, card: null, count: 1 },
        { cell: 2, card: 9, count: 1 },
      ],
    });
  });

  test('many at once count once each, by several connections', async () => {
    const other = await another();
    const players = await Promise.all(Array.from({ length: 8 }, (_, n) => join1(`s${n}`)));
    const sent = players.flatMap(({ id }, n) =>
      [store, other, other, store].map((by, digest) =>
        by.countRun(runOf(id, { digest: `${digest}`, bucket: n % 3, picks: [n % 2, 5] })),
      ),
    );
    const answers = await Promise.all(sent);
    for (let n = 0; n < players.length; n++)
      expect(new Set(answers.slice(n * 4, n * 4 + 4).map((run) => run?.digest)).size).toBe(1);
    expect((await store.dayCounts(DAY, 'grid')).players).toBe(8);
    expect(await store.findMiscounts()).toEqual([]);
  });

  test('who is not known is not counted, nor who is deleted meanwhile', async () => {
    expect(await store.countRun(runOf('nobody'))).toBeUndefined();
    const other = await another();
    for (let round = 0; round < 10; round++) {
      const { id } = await join1(`s${round}`);
      await Promise.all([store.countRun(runOf(id)), other.deletePlayer(id)]);
    }
    expect((await store.dayCounts(DAY, 'grid')).players).toBe(0);
    expect(await store.findMiscounts()).toEqual([]);
  });

  test('a run of a closed day is kept and in no count', async () => {
    const { id } = await join1('s');
    await store.countRun(runOf(id, { counted: false }));
    expect((await store.findRun(id, DAY, 'grid'))?.counted).toBe(false);
    expect((await store.dayCounts(DAY, 'grid')).players).toBe(0);
    await store.deletePlayer(id);
    expect(await store.findMiscounts()).toEqual([]);
  });

  test('counts are those of the runs, whatever happens in whatever order', async () => {
    const player = fc.integer({ min: 0, max: 4 });
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('run' as const),
        player,
        day: fc.constantFrom('2026-11-15', DAY),
        game: fc.constantFrom('grid', 'other'),
        bucket: fc.option(fc.integer({ min: 0, max: 3 })),
        picks: fc.array(fc.option(fc.integer({ min: 0, max: 2 })), { maxLength: 3 }),
        counted: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('delete' as const), player }),
      fc.record({ kind: fc.constant('forget' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        for (const one of steps) {
          if (one.kind === 'forget') await store.forgetLogs(DAY);
          else {
            const { id } = await join1(`s${one.player}`);
            if (one.kind === 'delete') await store.deletePlayer(id);
            else {
              const { kind, player: _, ...more } = one;
              await store.countRun(runOf(id, more));
            }
          }
        }
        expect(await store.findMiscounts()).toEqual([]);
      }),
      { numRuns: samples(100) },
    );
  });

  test('a count that is wrong is found', async () => {
    const { id } = await join1('s');
    await store.countRun(runOf(id));
    const database = await openDatabase();
    await database.write((query) => query('UPDATE pick_counts SET players = 2 WHERE cell = 2'));
    expect(await store.findMiscounts()).toEqual([`${DAY} grid pick 2 9`]);
    await database.write((query) => query('DELETE FROM players'));
    expect(await store.findMiscounts()).toContain(`${DAY} grid orphan`);
  });

  test('logs and players are forgotten after their time', async () => {
    const { id } = await join1('s');
    await store.countRun(runOf(id));
    await store.countRun(runOf(id, { day: '2026-11-15' }));
    expect([await store.forgetLogs(DAY), await store.forgetLogs(DAY)]).toEqual([1, 0]);
    expect([await store.forgetPlayers(1_000), await store.forgetPlayers(1_001)]).toEqual([0, 1]);
    expect(await store.findRun(id, DAY, 'grid')).toBeUndefined();
    expect(await store.findMiscounts()).toEqual([]);
  });

  test('a transaction that fails leaves nothing behind, and the next one goes on', async () => {
    const { id } = await join1('s');
    const bad = runOf(id, { game: 'bad', bucket: 0.5 });
    const broken = { ...bad, judged: { ...bad.judged, status: null as never } };
    await expect(store.countRun(broken)).rejects.toThrow();
    await store.countRun(runOf(id));
    expect(await store.findRun(id, DAY, 'bad')).toBeUndefined();
    expect(await store.findMiscounts()).toEqual([]);
  });

  test('what is written at the same time holds or fails each by itself', async () => {
    const players = await Promise.all(Array.from({ length: 100 }, (_, n) => join1(`s${n}`)));
    const broken = { ...runOf('').judged, status: null as never };
    const done = await Promise.allSettled(
      players.map(({ id }, n) =>
        store.countRun(runOf(id, n % 3 === 1 ? { judged: broken } : { bucket: n % 4 })),
      ),
    );
    for (const [n, { status }] of done.entries())
      expect(status).toBe(n % 3 === 1 ? 'rejected' : 'fulfilled');
    expect((await store.dayCounts(DAY, 'grid')).players).toBe(67);
    expect(await store.findMiscounts()).toEqual([]);
  });

  test('whoever opens it again finds everything', async () => {
    const { id } = await join1('s');
    await store.countRun(runOf(id));
    await store.close();
    const again = await another();
    expect((await again.findRun(id, DAY, 'grid'))?.picks).toEqual([7, null, 9]);
    expect((await again.dayCounts(DAY, 'grid')).players).toBe(1);
    await again.check();
  });

  test('a look is of one moment, while others write', async () => {
    const { id } = await join1('s');
    const other = await openDatabase();
    const seen = await other.look(async (query) => {
      const before = await query('SELECT * FROM runs');
      await store.countRun(runOf(id));
      return [before, await query('SELECT * FROM runs')];
    });
    expect(seen).toEqual([[], []]);
    expect(await other.read('SELECT * FROM runs')).toHaveLength(1);
  });

  test('a closed store does not answer', async () => {
    await store.close();
    await expect(store.check()).rejects.toThrow();
  });

  describe('tables', () => {
    const tablesOf = async (database: SqlDatabase) => {
      const names = ['players', 'runs', 'bucket_counts', 'pick_counts'];
      return Promise.all(names.map((name) => database.read(`SELECT * FROM ${name}`)));
    };

    test('are made twice, and by two at once, without harm', async () => {
      where = place();
      const both = await Promise.all([openDatabase(), openDatabase()]);
      await Promise.all([...both, ...both].map((database) => migrate(database)));
      expect(await tablesOf(both[0])).toEqual([[], [], [], []]);
    });

    test.each(migrations.map((_, step) => step))('come from step %i', async (step) => {
      where = place();
      const database = await openDatabase();
      await migrate(database, migrations.slice(0, step));
      if (step === 2)
        await database.write(async (query) => {
          await query(`INSERT INTO players VALUES ('p', 's', 'Quiet Heron', 5)`);
          await query(
            `INSERT INTO runs VALUES ('p', $1, 'grid', 'd', 'won', 1, 5, 5, 0, 4, '[]', 1, NULL, 5)`,
            [DAY],
          );
        });
      const upgraded = await createStore(database);
      expect(await upgraded.findMiscounts()).toEqual([]);
      expect((await upgraded.dayCounts(DAY, 'grid')).players).toBe(step === 2 ? 1 : 0);
    });

    test('of a newer version are left alone', async () => {
      const database = await openDatabase();
      await migrate(database, [...migrations, 'CREATE TABLE later (id TEXT PRIMARY KEY)']);
      await expect(createStore(database)).rejects.toBeInstanceOf(NewerStore);
    });

    test('are made as a whole or not at all', async () => {
      where = place();
      const database = await openDatabase();
      const broken = [...migrations.slice(0, 2), 'CREATE TABLE half (a TEXT)\n\nNONSENSE'];
      await expect(migrate(database, broken)).rejects.toThrow();
      await expect(database.read('SELECT * FROM runs')).rejects.toThrow();
      await migrate(database);
      expect(await tablesOf(database)).toEqual([[], [], [], []]);
    });
  });
});
