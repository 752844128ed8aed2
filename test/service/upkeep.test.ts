// Backup, restore and check, on every database and between them.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { migrate, migrations } from '../../src/server/store/migrations.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { createStore } from '../../src/server/store/sql-store.ts';
import { DATABASE_FILE, holdFolder, openSqlite } from '../../src/server/store/sqlite.ts';
import type { Store } from '../../src/server/store/store.ts';
import { tablesAt } from '../../src/server/upkeep/backup-format.ts';
import { backUp, check, type DataPlace, restore } from '../../src/server/upkeep/upkeep.ts';
import { curio, oneJson } from '../cli/world.ts';
import { damage } from '../forge.ts';
import { samples } from '../samples.ts';
import { type Cluster, postgresIsHere, startPostgres } from './postgres.ts';

const NOW = Date.parse('2026-11-16T12:00:00Z');
const DAY = '2026-11-16';
const scratch = mkdtempSync(join(tmpdir(), 'curio-upkeep-'));
let names = 0;
let cluster: Cluster | undefined;

/** More rows than one page of a backup. */
const large = join(scratch, 'large.jsonl.gz');

beforeAll(async () => {
  if (postgresIsHere) cluster = await startPostgres();
  await backUp(await filled(newFolder(), 130), large, NOW);
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(scratch, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

const newName = (ending = '') => join(scratch, `${++names}${ending}`);
const newFolder = (): DataPlace => ({ data: newName() });
const newCluster = (): DataPlace => ({ data: newName(), database: cluster?.database() });

async function openAt({ data, database }: DataPlace) {
  if (database) return openPostgres(database);
  mkdirSync(data, { recursive: true });
  return openSqlite(join(data, DATABASE_FILE));
}

/** A room with a seat, two entries and a race log. */
async function fillRoom(store: Store, id: string): Promise<void> {
  const of = { game: 'toy', kind: 'race', version: 1, preset: null, code: null } as const;
  const entry = {
    seq: 1,
    at: 0,
    seat: 1,
    kind: 'sit',
    word: 'Łucky "Otter"',
    moveId: ':1',
  } as const;
  await store.openRoom(
    { id, letters: id, ...of, creator: id, creation: 'one', openedAt: NOW },
    { secret: id, token: id, seat: 1, standing: 'in', since: 1, seenAt: NOW },
    entry,
    5,
  );
  const next = { ...entry, seq: 2, moveId: '1:two', at: 3e9 };
  const change = { entries: [next], seats: [], at: NOW, ended: false };
  await store.changeRoom(id, { head: 1, seating: 1, edition: 0 }, change);
  await store.keepRaceLog({ room: id, round: 1, seat: 1, log: 'curio 1\n', at: NOW });
}

/** Players with a run each, some with odd names, and a room. */
async function fill(store: Store, players: number, prefix = 'p'): Promise<void> {
  await fillRoom(store, prefix);
  for (let n = 0; n < players; n++) {
    const id = `${prefix}${n}`;
    const name = n % 3 === 0 ? 'Łucky \u2028 "Otter"\n' : 'Quiet Heron';
    await store.knowPlayer(`secret-${id}`, { id, name }, n);
    await store.countRun({
      player: id,
      day: DAY,
      game: 'grid',
      digest: `d${n}`,
      judged: { status: 'won', solved: n % 2 === 0, millis: 3e9 + n, moves: n, hints: 0 },
      bucket: n % 2 === 0 ? n % 5 : null,
      picks: [n % 7, null],
      counted: n % 4 !== 3,
      log: n % 5 === 0 ? 'curio 1\nüber\n' : '',
      at: NOW + n,
    });
  }
}

async function filled(place: DataPlace, players: number): Promise<DataPlace> {
  const store = await createStore(await openAt(place));
  await fill(store, players);
  await store.close();
  return place;
}

/** All data, as a backup without head and digest. */
async function contents(place: DataPlace): Promise<readonly string[]> {
  const file = newName('.jsonl');
  expect((await backUp(place, file, NOW)).ok).toBe(true);
  return readFileSync(file, 'utf8').split('\n').slice(1);
}

const kinds = [
  { kind: 'SQLite', here: true, make: newFolder },
  { kind: 'PostgreSQL', here: postgresIsHere, make: newCluster },
].filter(({ here }) => here);
const pairs = kinds.flatMap((from) => kinds.map((to) => ({ from: from.kind, to: to.kind })));
const makeOf = (kind: string) => kinds.find((one) => one.kind === kind)?.make ?? newFolder;

test('the list of tables is what the steps make', async () => {
  for (let step = 0; step <= migrations.length; step++) {
    const database = await openSqlite(':memory:');
    await migrate(database, migrations.slice(0, step));
    const made = await database.read(
      `SELECT t.name AS "table", c.name, c.type, c."notnull" AS needed, c.pk
       FROM sqlite_master t JOIN pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name <> 'curio_steps' ORDER BY t.rowid, c.cid`,
    );
    const listed = tablesAt(step).flatMap(({ name: table, columns, key }) =>
      columns.map(({ name, kind, optional }) => ({ table, name, kind, optional, key })),
    );
    expect(listed.map(({ table, name }) => `${table}.${name}`)).toEqual(
      made.map((row) => `${row['table']}.${row['name']}`),
    );
    for (const [index, row] of made.entries()) {
      const one = listed[index];
      expect(one?.kind).toBe(row['type'] === 'TEXT' ? 'text' : 'whole');
      const isKey = Number(row['pk']) > 0;
      expect(one?.key.includes(one.name)).toBe(isKey);
      if (!isKey) expect(one?.optional ?? false).toBe(row['needed'] === 0);
    }
    await database.close();
  }
});

describe.each(pairs)('from $from to $to', ({ from, to }) => {
  test('a backup restores everything, and keeps aside what was there', async () => {
    const source = makeOf(from)();
    await restore(source, large, NOW);
    const target = await filled(makeOf(to)(), 3);
    const file = newName('.jsonl.gz');
    const made = await backUp(source, file, NOW);
    expect(made).toMatchObject({
      ok: true,
      value: { rows: { players: 130, runs: 130, rooms: 1, room_entries: 2, room_logs: 1 } },
    });
    const before = await contents(target);
    const done = await restore(target, file, NOW);
    expect(done).toMatchObject({ ok: true, value: { problems: [], rows: { players: 130 } } });
    expect(await contents(target)).toEqual(await contents(source));
    expect(await check(target)).toMatchObject({ ok: true, value: { problems: [] } });
    const aside = (done.ok && done.value.aside) || '';
    if (to === 'SQLite') expect(await contents({ data: aside })).toEqual(before);
    else {
      const database = await openPostgres(target.database ?? '');
      expect(await database.read(`SELECT * FROM ${aside}.players`)).toHaveLength(3);
      await database.close();
    }
    // The service continues with it.
    const store = await createStore(await openAt(target));
    await fill(store, 2, 'new');
    expect(await store.findMiscounts()).toEqual([]);
    await store.close();
  });
});

describe.each(kinds)('$kind', ({ kind, make }) => {
  test('a backup is of one moment, while the service goes on writing', async () => {
    const place = make();
    const store = await createStore(await openAt(place));
    await fill(store, 20);
    let busy = true;
    const writing = (async () => {
      for (let round = 0; busy; round++) {
        await fill(store, 5, `w${round}-`);
        // SQLite responds synchronously, so yield to other work.
        await setImmediate();
      }
    })();
    for (let round = 0; round < 3; round++) {
      const file = newName('.jsonl');
      expect((await backUp(place, file, NOW)).ok).toBe(true);
      const copy = newFolder();
      expect(await restore(copy, file, NOW)).toMatchObject({ ok: true, value: { problems: [] } });
      expect(await check(place)).toMatchObject({ ok: true, value: { problems: [] } });
    }
    busy = false;
    await writing;
    await store.close();
  });

  test('restoring is refused while the service runs, and changes nothing', async () => {
    const place = await filled(make(), 5);
    const file = newName('.jsonl');
    await backUp(await filled(newFolder(), 2), file, NOW);
    const before = await contents(place);
    const release = kind === 'SQLite' ? await holdFolder(place.data) : undefined;
    const running = await createStore(await openAt(place));
    await running.check();
    expect(await restore(place, file, NOW)).toEqual({ ok: false, fault: { code: 'serviceRuns' } });
    await running.close();
    release?.();
    expect(await contents(place)).toEqual(before);
    expect((await restore(place, file, NOW)).ok).toBe(true);
  });

  test('a damaged backup is refused with its line, and changes nothing', async () => {
    const place = await filled(make(), 4);
    const before = await contents(place);
    const file = newName('.jsonl');
    await backUp(await filled(newFolder(), 12), file, NOW);
    const text = readFileSync(file, 'utf8');
    const lines = text.trimEnd().split('\n');
    const faultOf = async (changed: string) => {
      writeFileSync(file, changed);
      const done = await restore(place, file, NOW);
      return done.ok ? undefined : done.fault;
    };
    const rows: readonly (readonly [string, string, string | undefined])[] = [
      ['', 'notABackup', 'line 1'],
      ['{}', 'notABackup', 'line 1'],
      [text.replace('"format":1', '"format":2'), 'newerBackup', 'line 1'],
      [text.replace(/"step":\d+/, '"step":99'), 'newerBackup', 'line 1'],
      [lines.slice(0, 7).join('\n'), 'cutBackup', 'line 8'],
      [lines.filter((_, index) => index !== 4).join('\n'), 'cutBackup', `line ${lines.length - 1}`],
      [lines.with(4, '["x"]').join('\n'), 'badBackup', 'line 5'],
      [lines.with(4, '["x",1,"y",2]').join('\n'), 'badBackup', 'line 5'],
      [lines.with(1, '{"table":"curio_steps"}').join('\n'), 'badBackup', 'line 2'],
      [`${text}["x"]\n`, 'badBackup', `line ${lines.length + 1}`],
      [text.replace('Quiet Heron', 'Quiet Hero'), 'alteredBackup', undefined],
    ];
    for (const [changed, code, where] of rows)
      expect(await faultOf(changed)).toEqual({ code, ...(where ? { where } : {}) });
    const rng = createRng(`upkeep/${kind}`);
    for (let round = 0; round < samples(150); round++) {
      const changed = damage(text, rng);
      if (changed.trimEnd() !== text.trimEnd()) expect(await faultOf(changed)).toBeDefined();
    }
    writeFileSync(file, gzipSync(text).subarray(0, 200));
    expect(await restore(place, file, NOW)).toMatchObject({ fault: { code: 'unreadableFile' } });
    expect(await contents(place)).toEqual(before);
  });

  test('a backup of older tables is brought up to date', async () => {
    const place = make();
    const old = newFolder();
    const database = await openAt(old);
    await migrate(database, migrations.slice(0, 2));
    await database.write(async (query) => {
      await query(`INSERT INTO players VALUES ('p', 's', 'Quiet Heron', 5)`);
      await query(
        `INSERT INTO runs VALUES ('p', $1, 'grid', 'd', 'won', 1, 5, 5, 0, 4, '[]', 1, NULL, 5)`,
        [DAY],
      );
    });
    await database.close();
    expect(await check(old)).toMatchObject({ ok: true, value: { step: 2, problems: [] } });
    const file = newName('.jsonl');
    expect((await backUp(old, file, NOW)).ok).toBe(true);
    expect(await restore(place, file, NOW)).toMatchObject({ ok: true, value: { problems: [] } });
    expect(await check(place)).toMatchObject({
      value: { step: migrations.length, rows: { runs: 1, bucket_counts: 1 }, problems: [] },
    });
  });

  test('what is wrong is found, and data of a newer version is left alone', async () => {
    const place = await filled(make(), 3);
    const database = await openAt(place);
    await database.write((query) => query('UPDATE bucket_counts SET players = 9'));
    const found = await check(place);
    expect(found.ok && found.value.problems.length).toBeGreaterThan(0);
    await migrate(database, [...migrations, 'CREATE TABLE later (id TEXT PRIMARY KEY)']);
    await database.close();
    expect(await check(place)).toMatchObject({ fault: { code: 'newerData' } });
    expect(await backUp(place, newName(), NOW)).toMatchObject({ fault: { code: 'newerData' } });
  });

  test('where there is nothing, nothing is made', async () => {
    const place = make();
    expect(await check(place)).toEqual({ ok: false, fault: { code: 'noData' } });
    expect(existsSync(place.data)).toBe(false);
  });
});

test('a file that is no database is said, and can be replaced', async () => {
  const place = await filled(newFolder(), 3);
  const file = newName('.jsonl');
  await backUp(place, file, NOW);
  writeFileSync(join(place.data, DATABASE_FILE), 'x'.repeat(5000));
  expect(await check(place)).toMatchObject({ fault: { code: 'storeFailed' } });
  expect(await restore(place, file, NOW)).toMatchObject({ ok: true });
  expect(await check(place)).toMatchObject({ ok: true, value: { rows: { players: 3 } } });
});

test('a page of the database that is overwritten is found', async () => {
  const place = newFolder();
  await restore(place, large, NOW);
  const path = join(place.data, DATABASE_FILE);
  const bytes = readFileSync(path);
  bytes.fill(0xff, 8192 + 8, 8192 + 400);
  writeFileSync(path, bytes);
  const found = await check(place);
  expect(found.ok ? found.value.problems.length : found.fault.code).not.toBe(0);
});

describe('on the command line', () => {
  test('backs up, restores and checks', async () => {
    const { data } = await filled(newFolder(), 3);
    const file = newName('.jsonl.gz');
    const made = await oneJson(['service', 'backup', file, '--data', data]);
    expect(made).toMatchObject({ file, rows: { players: 3 } });
    expect(gunzipSync(readFileSync(file)).toString()).toContain('service-backup');
    const other = newName();
    const restored = await curio(['service', 'restore', file, '--data', other]);
    expect([restored.exit, restored.out[0]]).toEqual([0, `Restored ${file}`]);
    const again = await curio(['service', 'restore', file, '--data', other]);
    expect(again.out.at(-1)).toContain('before-');
    const checked = await curio(['service', 'check', '--data', other]);
    expect([checked.exit, checked.out.at(-1)]).toEqual([0, 'Everything is well.']);
    expect(readdirSync(other).filter((name) => /restoring|part/.test(name))).toEqual([]);
  });

  test.runIf(postgresIsHere)('takes the database of its surroundings', async () => {
    const place = await filled(newCluster(), 2);
    vi.stubEnv('DATABASE_URL', place.database ?? '');
    expect(await oneJson(['service', 'check'])).toMatchObject({ rows: { players: 2 } });
  });

  test('what is wrong is told, with an exit code', async () => {
    const { data } = await filled(newFolder(), 3);
    const file = newName('.jsonl');
    writeFileSync(file, 'mine');
    const rows: readonly (readonly [readonly string[], number, string])[] = [
      [['service'], 2, 'backup, restore or check'],
      [['service', 'chekc'], 2, 'Did you mean check?'],
      [['service', 'restore'], 2, 'Restore which file?'],
      [['service', 'check', 'x'], 2, 'takes no file'],
      [['service', 'backup', 'a', 'b'], 2, 'There is no'],
      [['service', 'backup', file, '--data', data], 1, 'is there already'],
      [['service', 'backup', join(data, 'no', 'x'), '--data', data], 1, 'no such file or folder'],
      [['service', 'restore', file, '--data', data], 1, 'not a backup'],
      [['service', 'restore', newName(), '--data', data], 1, 'no such file or folder'],
      [['service', 'check', '--data', newName()], 1, 'no data of the service'],
    ];
    for (const [args, exit, message] of rows) {
      const run = await curio(args);
      expect([args, run.exit, run.err.join('\n')]).toEqual([
        args,
        exit,
        expect.stringContaining(message),
      ]);
    }
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const database = await openAt({ data });
    await database.write((query) => query('UPDATE bucket_counts SET players = 9'));
    await database.close();
    const unwell = await curio(['service', 'check', '--data', data]);
    expect([unwell.exit, unwell.out.some((line) => line.includes('wrong'))]).toEqual([1, true]);
  });
});
