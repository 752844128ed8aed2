// Malformed, too large, too frequent, forged, repeated and out-of-order requests, with the real judge: each gets its fault,
// and the stored data stays byte for byte the same.

import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJudge, type Judge } from '../../src/server/judge/judge.ts';
import type { SqlDatabase } from '../../src/server/store/database.ts';
import { createStore } from '../../src/server/store/sql-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { writeDump } from '../../src/server/upkeep/backup-format.ts';
import { limits } from '../../src/wire/limits.ts';
import { signSave, unsignSave } from '../forge.ts';
import { samples } from '../samples.ts';
import { dailyLog, unfinishedLog } from './logs.ts';
import { bearer, openService, type Reply } from './visitors.ts';
import { sourceWorker } from './worker.ts';

const DAY = '2026-11-16';
const LOG = `/api/days/${DAY}/hudoku/log`;

let judge: Judge;
let database: SqlDatabase;
let service: Awaited<ReturnType<typeof openService>>;
let log: string;
let lines: readonly string[];
let other: string;
let unfinished: string;
let foreign: string;

beforeAll(async () => {
  judge = createJudge({ ...sourceWorker, threads: 1 });
  database = await openSqlite(':memory:');
  service = await openService({ store: await createStore(database), judge });
  log = await dailyLog('hudoku', DAY);
  lines = unsignSave(log);
  other = await dailyLog('hudoku', '2026-11-15');
  unfinished = await unfinishedLog('hudoku', DAY);
  foreign = await dailyLog('dokuborn', DAY);
  await join('anna');
  await join('bea');
  expect((await put('bea', log)).status).toBe(200);
});
afterAll(async () => {
  await service.close();
  await judge.close();
});
beforeEach(() => {
  service.clock.now += 60_000;
});

const join = (name: string) =>
  service.ask('POST', '/api/players', { headers: bearer(name), body: '{}' });
const put = (name: string, body: string, path = LOG, headers = {}) =>
  service.ask('PUT', path, { headers: { ...bearer(name), ...headers }, body });

async function kept(): Promise<string> {
  const written: string[] = [];
  await database.look((query) =>
    writeDump(query, 0, async (line) => {
      written.push(line);
    }),
  );
  return written.join('');
}

/** Replaces the entries of a log and signs it again. */
const forged = (entries: readonly string[], at = 999_999) =>
  signSave([...lines.slice(0, 3), ...entries, `end ${entries.length} ${at}`]);

type Row = readonly [
  name: string,
  act: () => Promise<Reply>,
  status: number,
  code: string,
  where?: string,
];
const table = (rows: readonly Row[]) =>
  rows.map(([name, act, status, code, where]) => ({ name, act, status, code, where }));

describe('a log that does not hold', () => {
  /** A choice made and undone, again and again. */
  const manyUndos = () => {
    const head = unsignSave(foreign).slice(0, 4);
    const choice = (head[3] ?? '').split(' ')[3];
    const entries = Array.from({ length: 2000 }, (_, index) =>
      index % 2 === 0 ? `${index + 1} ${index} move ${choice}` : `${index + 1} ${index} undo`,
    );
    return signSave([...head.slice(0, 3), ...entries, 'end 2000 9999']);
  };
  const rows: readonly Row[] = [
    ['is nothing', () => put('anna', ''), 422, 'notASave', 'line 1'],
    [
      'is of another format',
      () => put('anna', log.replace('curio 1', 'curio 9')),
      422,
      'newerFormat',
      'line 1',
    ],
    ['is of another day', () => put('anna', other), 422, 'otherPuzzle', 'line 3'],
    ['is of another game', () => put('anna', foreign), 422, 'otherGame', 'line 2'],
    [
      'is of another version',
      () => put('anna', signSave(lines.with(1, 'hudoku 999'))),
      422,
      'otherVersion',
      'line 2',
    ],
    ['is not over', () => put('anna', unfinished), 422, 'notOver'],
    [
      'is cut off',
      () => put('anna', log.split('\n').slice(0, 6).join('\n')),
      422,
      'noEnd',
      'line 7',
    ],
    [
      'has a line less',
      () => put('anna', log.split('\n').toSpliced(4, 1).join('\n')),
      422,
      'lineMissing',
      'line 5',
    ],
    [
      'was changed',
      () => put('anna', log.replace(/ move enter-\d+-\d/, ' move enter-80-9')),
      422,
      'lineAltered',
      'line 4',
    ],
    [
      'was changed and signed anew',
      () => put('anna', forged(['1 1 move enter-80-9'])),
      422,
      'refusedMove',
    ],
    [
      'says nothing that can be played',
      () => put('anna', forged(['1 1 move zZmarkZz'])),
      422,
      'badMove',
      'line 4',
    ],
    ['undoes nothing', () => put('anna', forged(['1 1 undo'])), 422, 'refusedMove', 'line 4'],
    [
      'goes back in time',
      () => put('anna', forged(['1 9 restart', '2 1 restart'])),
      422,
      'timeReversed',
      'line 5',
    ],
    [
      'ends in 10^15 milliseconds',
      () => put('anna', forged([], 10 ** 15)),
      422,
      'badLine',
      'line 4',
    ],
    ['lasts for years', () => put('anna', forged([], 10 ** 14)), 422, 'tooLong'],
    ['is a million lines', () => put('anna', '\n'.repeat(1_000_000)), 413, 'tooLarge'],
    [
      'has too many lines',
      () => put('anna', '\n'.repeat(limits.entries + 10)),
      422,
      'tooManyEntries',
    ],
    [
      'undoes a thousand times',
      () => put('anna', manyUndos(), `/api/days/${DAY}/dokuborn/log`),
      422,
      'notOver',
    ],
    [
      'names a puzzle of its own',
      () => put('anna', signSave(lines.with(2, 'hudoku.1p.classic~hard~.AAAA.aaaaaa'))),
      422,
      'otherPuzzle',
      'line 3',
    ],
    [
      'names a puzzle as long as can be',
      () => put('anna', signSave(lines.with(2, `hudoku.1p.${'A'.repeat(60_000)}`))),
      422,
      'otherPuzzle',
      'line 3',
    ],
  ];
  test.each(table(rows))('$name', async ({ act, status, code, where }) => {
    const before = await kept();
    const reply = await act();
    expect([reply.status, reply.json]).toMatchObject([
      status,
      { code, ...(where ? { where } : {}) },
    ]);
    expect(reply.text).not.toMatch(/zZmarkZz|enter-|AAAA|detail/);
    expect(await kept()).toBe(before);
    expect(judge.load).toBe(0);
  });
});

describe('a request that does not fit', () => {
  const ask = (method: string, path: string, headers: object, body?: string) =>
    service.ask(method, path, { headers: { ...headers }, ...(body === undefined ? {} : { body }) });
  const anna = bearer('anna');
  const rows: readonly Row[] = [
    ['no secret', () => ask('PUT', LOG, {}, log), 401, 'noSecret'],
    [
      'a secret of another kind',
      () => ask('PUT', LOG, { authorization: 'Basic YTpi' }, log),
      401,
      'badSecret',
    ],
    [
      'a secret that is too long',
      () => ask('PUT', LOG, { authorization: `${anna.authorization}A` }, log),
      401,
      'badSecret',
    ],
    ['a secret that nobody knows', () => put('eve', log), 401, 'unknownPlayer'],
    [
      'a name for nobody',
      () => ask('PATCH', '/api/players/me', bearer('eve')),
      401,
      'unknownPlayer',
    ],
    [
      'another page',
      () => put('anna', log, LOG, { origin: 'https://evil.example' }),
      403,
      'otherOrigin',
    ],
    [
      'the same host on another port',
      () => put('anna', log, LOG, { host: 'a.example:1', origin: 'http://a.example:2' }),
      403,
      'otherOrigin',
    ],
    ['no page at all', () => put('anna', log, LOG, { origin: 'null' }), 403, 'otherOrigin'],
    [
      'a browser says it is another page',
      () => put('anna', log, LOG, { 'sec-fetch-site': 'cross-site' }),
      403,
      'otherOrigin',
    ],
    ['a body that is too large', () => put('anna', 'x'.repeat(limits.body + 1)), 413, 'tooLarge'],
    [
      'one that does not say so',
      () => put('anna', 'x'.repeat(limits.body + 1), LOG, { 'transfer-encoding': 'chunked' }),
      413,
      'tooLarge',
    ],
    [
      'a body where none belongs',
      () => ask('POST', '/api/players', anna, '{"name":"me"}'),
      400,
      'badBody',
    ],
    [
      'a day that is none',
      () => put('anna', log, '/api/days/2026-02-30/hudoku/log'),
      404,
      'badDay',
    ],
    [
      'a day before the first',
      () => put('anna', log, '/api/days/2020-01-01/hudoku/log'),
      404,
      'beforeFirstDay',
    ],
    [
      'a day that has not begun',
      () => put('anna', log, '/api/days/2026-12-24/hudoku/log'),
      422,
      'dayNotBegun',
    ],
    [
      'a game that is none',
      () => put('anna', log, `/api/days/${DAY}/__proto__/log`),
      404,
      'unknownGame',
    ],
    [
      'choices of a game without',
      () => ask('GET', `/api/days/${DAY}/hudoku/rarity`, anna),
      404,
      'notOffered',
    ],
    ['an address that is none', () => ask('GET', '/api/', anna), 404, 'notFound'],
    ['another method', () => ask('DELETE', LOG, anna), 404, 'notFound'],
  ];
  test.each(table(rows))('$name', async ({ act, status, code }) => {
    const before = await kept();
    const reply = await act();
    expect([reply.status, reply.json]).toEqual([status, { code }]);
    expect(await kept()).toBe(before);
  });

  test('too frequent', async () => {
    for (let n = 0; n < limits.playerWrites; n++) await join('anna');
    const before = await kept();
    const reply = await put('anna', log);
    expect([reply.status, reply.json]).toEqual([429, { code: 'tooFrequent' }]);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(await kept()).toBe(before);
  });

  test('repeated: the same answer, and nothing changes', async () => {
    const first = await put('bea', log);
    const before = await kept();
    const again = [await put('bea', log), await put('bea', other), await put('bea', 'nonsense')];
    expect(again.map(({ status, text }) => [status, text])).toEqual(
      again.map(() => [first.status, first.text]),
    );
    expect((await join('bea')).status).toBe(200);
    expect(await kept()).toBe(before);
  });

  test('out of order: sent after everything was deleted', async () => {
    await join('carl');
    await service.ask('DELETE', '/api/players/me', { headers: bearer('carl') });
    const before = await kept();
    expect((await put('carl', log)).json).toEqual({ code: 'unknownPlayer' });
    const gone = await service.ask('DELETE', '/api/players/me', { headers: bearer('carl') });
    expect(gone.status).toBe(204);
    expect(await kept()).toBe(before);
  });
});

describe('connections', () => {
  const handles = () => process.getActiveResourcesInfo().filter((name) => /TCP/.test(name)).length;

  test('half heads, half bodies and dropped ones leave nothing open', async () => {
    const before = await kept();
    const base = handles();
    const texts = [
      'PUT /api/pla',
      `PUT ${LOG} HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer('anna').authorization}\r\nContent-Le`,
      `PUT ${LOG} HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer('anna').authorization}\r\nContent-Length: 900\r\n\r\nhalf`,
      `PUT ${LOG} HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer('anna').authorization}\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n`,
      'GET / HTTP/9.9\r\n\r\n',
      '\0'.repeat(100),
    ];
    const drop = (text: string) =>
      new Promise<void>((resolve) => {
        const socket = connect(service.port, '127.0.0.1', () => {
          socket.write(text);
          socket.destroy();
        });
        socket.on('error', () => {});
        socket.once('close', () => resolve());
      });
    const all = Array.from({ length: samples(2000) }, (_, n) => texts[n % texts.length] ?? '');
    for (let from = 0; from < all.length; from += 100)
      await Promise.all(all.slice(from, from + 100).map(drop));
    await expect.poll(handles, { timeout: 10_000 }).toBeLessThanOrEqual(base);
    expect(await kept()).toBe(before);
    expect((await service.ask('GET', '/healthz')).text).toBe('ok');
  });

  test('two lengths in one head are no request', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(service.port, '127.0.0.1', () => {
        socket.write(
          `PUT ${LOG} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
        );
      });
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.once('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});
