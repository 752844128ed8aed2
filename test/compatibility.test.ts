// Everything that commit 7f1129c1 wrote opens without loss: saves, backups, and the service's database. The fixtures were
// made by that commit; test/fixtures/README.md says how. The browser's own data is in test/e2e/compatibility.spec.ts.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { parseBackup } from '../src/cabinet/backup.ts';
import { judgeBy, readClaim, settleClaim } from '../src/cabinet/result.ts';
import { statisticsOf } from '../src/cabinet/statistics.ts';
import { parseSave, printSave, replay, saveOf } from '../src/core/index.ts';
import { findGame } from '../src/games/index.ts';
import { createStore } from '../src/server/store/sql-store.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { oneJson } from './cli/world.ts';
import { expectOk, plenty } from './harness.ts';
import { openRooms } from './service/company.ts';

const folder = fileURLToPath(new URL('fixtures/7f1129c1/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'curio-compatibility-'));
afterAll(() => rmSync(scratch, { recursive: true }));

type Fields = Readonly<Record<string, unknown>>;

interface Question {
  readonly who: string;
  readonly path: string;
  readonly bearer?: string;
  readonly status: number;
  readonly body: unknown;
}

interface Expected {
  readonly now: number;
  /** What `curio verify --json` said of each save, and the board that it led to. */
  readonly saves: Readonly<Record<string, Fields & { readonly board: readonly string[] }>>;
  readonly browser: {
    readonly backup: {
      readonly boards: readonly (Fields & { readonly id: string; readonly entries: number })[];
      readonly results: readonly (Fields & { readonly id: string })[];
      readonly shelf: readonly Fields[];
      readonly aside: readonly Fields[];
    };
    readonly merged: { readonly boards: readonly Fields[]; readonly results: readonly Fields[] };
    readonly statistics: { readonly json: Fields };
  };
  readonly service: {
    /** The moment at which the questions were answered: rooms are forgotten after a week. */
    readonly at: number;
    readonly rows: Readonly<Record<string, number>>;
    readonly questions: readonly Question[];
  };
}

const expected: Expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

describe('saves', () => {
  const files = readdirSync(join(folder, 'saves')).sort();

  test('all of them are here', () => {
    expect(files).toEqual(Object.keys(expected.saves).sort());
  });

  test.each(files)('%s', async (file) => {
    const { board, ...verdict } = expected.saves[file] ?? { board: [] };
    const text = readFileSync(join(folder, 'saves', file), 'utf8');
    const given = new Map([['given', text]]);
    const setting = { real: true, files: given } as const;
    expect(await oneJson(['verify', 'given'], setting)).toEqual(verdict);
    const save = expectOk(parseSave(text));
    const game = await findGame(save.game)?.loadGame();
    if (!game) throw new Error(`no game ${save.game}`);
    const session = expectOk(replay(game, save));
    expect(game.print(session.view).trimEnd().split('\n')).toEqual(board);
    // Saved again, not a byte is different.
    expect(printSave(saveOf(session, save.at))).toBe(text);
  });
});

const unzipped = (name: string) => gunzipSync(readFileSync(join(folder, name))).toString('utf8');

describe('backups', () => {
  const read = (name: string) => expectOk(parseBackup(unzipped(name)));

  test('the file is read in full', () => {
    const { boards, results, shelf, aside } = expected.browser.backup;
    const backup = read('backup.json.gz');
    expect(backup.damaged).toBeUndefined();
    const idsOf = (list: readonly unknown[]) => list.map((one) => fieldsOf(one)['id']).sort();
    expect(idsOf(backup.boards)).toEqual(idsOf(boards));
    expect(idsOf(backup.results)).toEqual(idsOf(results));
    expect(idsOf(backup.shelf)).toEqual(idsOf(shelf));
    expect(idsOf(backup.aside ?? [])).toEqual(idsOf(aside));
  });

  test('every board is played again to where it was', async () => {
    const known = new Map(expected.browser.backup.boards.map((board) => [board.id, board]));
    for (const value of read('backup.json.gz').boards) {
      const { id, game: name, save } = fieldsOf(value);
      const wanted = known.get(String(id));
      const game = await findGame(String(name))?.loadGame();
      if (!game) throw new Error(`no game ${name}`);
      const session = expectOk(replay(game, expectOk(parseSave(String(save)))));
      const { code } = session.deal;
      const { moves } = session.tally;
      expect(wanted, String(id)).toMatchObject({ entries: session.log.length, code, moves });
    }
  });

  test.each([
    ['backup.json.gz', expected.browser.backup.results.length],
    ['second-backup.json.gz', expected.browser.merged.results.length],
  ] as const)('every result of %s holds against its log', async (name, count) => {
    const { results } = read(name);
    expect(results).toHaveLength(count);
    for (const value of results) {
      const { save } = fieldsOf(value);
      const claim = expectOk(readClaim(value, save));
      const manifest = findGame(claim.result.game);
      const game = await manifest?.loadGame();
      const judged = judgeBy(game, claim.save, plenty(), manifest?.assets);
      const { result } = expectOk(settleClaim(claim, judged));
      expect([result.id, result.verdict]).toEqual([result.id, 'verified']);
    }
  });

  test('statistics are what they were', () => {
    const { json } = expected.browser.statistics;
    const results = read('backup.json.gz').results.map((value) => {
      const { save } = fieldsOf(value);
      return expectOk(readClaim(value, save)).result;
    });
    const { statistics, today } = json;
    const counted = JSON.parse(JSON.stringify(statisticsOf(results, String(today))));
    expect(counted).toEqual(statistics);
  });
});

describe('the service', () => {
  /** Where people are connected and how late it is differs every time. */
  const still = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(still);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !['now', 'here', 'away'].includes(key))
        .map(([key, one]) => [key, still(one)]),
    );
  };

  /** Every recorded question, asked of the current service on these files at the same moment. */
  async function expectSameAnswers(data: string): Promise<void> {
    const { at, questions } = expected.service;
    const store = await createStore(await openSqlite(join(data, 'curio.sqlite')));
    const service = await openRooms({ store, now: () => at });
    try {
      expect(await store.findMiscounts()).toEqual([]);
      for (const { who, path, bearer, status, body } of questions) {
        const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
        const reply = await service.ask('GET', path, { headers });
        expect(
          { who, path, status: reply.status, body: still(reply.json ?? reply.text) },
          `${who} asks for ${path}`,
        ).toEqual({ who, path, status, body });
      }
    } finally {
      await service.close();
    }
  }

  test('its SQLite file opens: no row, number or entry of a room is lost', async () => {
    const data = join(scratch, 'opened');
    mkdirSync(data);
    cpSync(join(folder, 'service', 'curio.sqlite'), join(data, 'curio.sqlite'));
    await expectSameAnswers(data);
    const checked = await oneJson(['service', 'check', '--data', data], { real: true });
    expect(checked).toMatchObject({ rows: expected.service.rows, problems: [] });
    expect(checked['step']).toBe(checked['newest']);
  });

  test('its backup is restored in full', async () => {
    const data = join(scratch, 'restored');
    mkdirSync(data);
    const file = join(folder, 'service', 'backup.jsonl.gz');
    const restored = await oneJson(['service', 'restore', file, '--data', data], { real: true });
    expect(restored).toMatchObject({ rows: expected.service.rows, problems: [] });
    await expectSameAnswers(data);
  });
});
