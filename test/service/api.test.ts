// The service's API. Bad requests are in refusals.test.ts and fuzz.test.ts.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeName } from '../../src/server/api/api.ts';
import { addressOf, isLocal, isOwnPage } from '../../src/server/api/request.ts';
import { tidyUp } from '../../src/server/service.ts';
import { limits } from '../../src/wire/limits.ts';
import {
  aboutShape,
  logAnswerShape,
  numbersShape,
  playerShape,
  rarityShape,
  readShape,
} from '../../src/wire/service-api.ts';
import { bearer, openService, paperJudge } from './visitors.ts';

const DAY = '2026-11-16';
const LOG = `/api/days/${DAY}/hudoku/log`;
const NUMBERS = `/api/days/${DAY}/hudoku/numbers`;
const RARITY = `/api/days/${DAY}/dokuborn/rarity`;

let service: Awaited<ReturnType<typeof openService>>;
beforeEach(async () => {
  service = await openService();
});
afterEach(() => service.close());

const joinAs = (name: string) =>
  service.ask('POST', '/api/players', { headers: bearer(name), body: '{}' });
const send = (name: string, body: string, path = LOG) =>
  service.ask('PUT', path, { headers: bearer(name), body });

/** Players with a finished log, each in a minute of its own, to stay within the rate limits. */
async function crowd(size: number, bodyOf: (n: number) => string, path = LOG) {
  for (let n = 0; n < size; n++) {
    service.clock.now += 1000;
    await joinAs(`c${n}`);
    await send(`c${n}`, bodyOf(n), path);
  }
}

/** A judge that waits until the test calls the release it put into the list. */
const slowJudge = (waiting: (() => void)[]): typeof paperJudge => ({
  ...paperJudge,
  judge: (...given) =>
    new Promise((resolve) => {
      waiting.push(() => resolve(paperJudge.judge(...given)));
    }),
});

describe('who is who', () => {
  test('a secret becomes a player once, and has a name of two words', async () => {
    const first = await joinAs('anna');
    expect(readShape(playerShape, first.json).ok).toBe(true);
    expect(first.json).toMatchObject({ name: expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+$/) });
    expect((await joinAs('anna')).json).toEqual(first.json);
    expect((await joinAs('ben')).json).not.toEqual(first.json);
    const renamed = await service.ask('PATCH', '/api/players/me', { headers: bearer('anna') });
    expect((await joinAs('anna')).json).toEqual(renamed.json);
  });

  test('names are drawn from both lists', () => {
    expect(makeName(() => 0)).toBe('Amber Badger');
  });

  test('deleting takes everything, and may be repeated', async () => {
    await joinAs('anna');
    await send('anna', 'won 5000');
    const gone = () => service.ask('DELETE', '/api/players/me', { headers: bearer('anna') });
    expect([(await gone()).status, (await gone()).status]).toEqual([204, 204]);
    expect((await service.ask('GET', NUMBERS)).json).toMatchObject({ players: 0 });
    expect((await send('anna', 'won 5000')).json).toEqual({ code: 'unknownPlayer' });
    expect(await service.store.findMiscounts()).toEqual([]);
  });

  test('what is old is forgotten', async () => {
    await joinAs('anna');
    await send('anna', 'won 5000');
    await tidyUp(service.store, service.clock.now + 399 * 86_400_000);
    expect((await service.ask('GET', NUMBERS)).json).toMatchObject({ players: 1 });
    await tidyUp(service.store, service.clock.now + 401 * 86_400_000);
    expect((await service.ask('GET', NUMBERS)).json).toMatchObject({ players: 0 });
  });
});

describe("today's numbers", () => {
  test('the first log counts, and any later one gets its answer', async () => {
    await joinAs('anna');
    const first = await send('anna', 'won 5000');
    expect(readShape(logAnswerShape, first.json).ok).toBe(true);
    expect(first.json).toMatchObject({
      status: 'won',
      players: 1,
      percentile: null,
      counted: true,
    });
    expect((await send('anna', 'won 5000')).json).toEqual(first.json);
    expect((await send('anna', 'won 1')).json).toEqual(first.json);
    expect((await send('anna', 'nonsense')).json).toEqual(first.json);
  });

  test('too few people have no histogram; enough have one, and a place in it', async () => {
    await crowd(limits.fewest - 1, (n) => (n < 9 ? 'lost' : `won ${n * 1000}`));
    const few = await service.ask('GET', NUMBERS, { headers: bearer('c20') });
    expect(few.json).toMatchObject({ players: 29, histogram: [], solvedShare: null });
    await joinAs('anna');
    expect((await send('anna', 'won 100')).json).toMatchObject({ percentile: 100, players: 30 });
    const enough = await service.ask('GET', NUMBERS, { headers: bearer('anna') });
    expect(readShape(numbersShape, enough.json).ok).toBe(true);
    expect(enough.json).toMatchObject({ solvedShare: 0.7, you: { percentile: 100 } });
    expect((await service.ask('GET', NUMBERS)).json).not.toHaveProperty('you');
  });

  test('a day is open until it is over everywhere, then it is final', async () => {
    await joinAs('anna');
    expect((await send('anna', 'won 5', '/api/days/2026-11-18/hudoku/log')).json).toEqual({
      code: 'dayNotBegun',
    });
    service.clock.now = Date.parse('2026-11-17T12:00:00Z');
    expect((await send('anna', 'won 5000')).json).toMatchObject({ counted: false, players: 0 });
    const numbers = await service.ask('GET', NUMBERS, { headers: bearer('anna') });
    expect(numbers.json).toMatchObject({ players: 0, final: true, you: { counted: false } });
  });

  test('choices of others are shown to those who have chosen, and to all when the day is closed', async () => {
    const path = `/api/days/${DAY}/dokuborn/log`;
    await crowd(limits.fewest, (n) => `won 5000 card ${n < 3 ? 7 : 8}`, path);
    const stranger = await service.ask('GET', RARITY);
    expect(stranger.json).toEqual({ players: 30, final: false, cells: [] });
    const own = await service.ask('GET', RARITY, { headers: bearer('c1') });
    expect(readShape(rarityShape, own.json).ok).toBe(true);
    expect(own.json).toMatchObject({
      cells: [
        [{ card: 1, share: 1 }],
        [
          { card: 8, share: 0.9 },
          { card: 7, share: 0.1 },
        ],
        [],
      ],
      you: { score: 210, cards: [1, 7, null] },
    });
    service.clock.now = Date.parse('2026-11-18T00:00:00Z');
    expect((await service.ask('GET', RARITY)).json).toMatchObject({
      final: true,
      cells: [{}, {}, {}],
    });
    const none = await service.ask('GET', `/api/days/${DAY}/hudoku/rarity`);
    expect([none.status, none.json]).toEqual([404, { code: 'notOffered' }]);
  });
});

describe('the service itself', () => {
  test('says what it is, that it is well, and what it counts', async () => {
    const about = await service.ask('GET', '/api/about');
    expect(readShape(aboutShape, about.json).ok).toBe(true);
    expect(about.headers['cache-control']).toBe('no-store');
    expect((await service.ask('GET', '/healthz')).text).toBe('ok');
    const metrics = await service.ask('GET', '/metrics');
    expect(metrics.text).toContain(
      'curio_requests_total{method="GET",route="/api/about",status="200"} 1',
    );
    for (const line of [
      /^curio_requests_milliseconds_bucket\{route="\/api\/about",le="5000"\} 1$/m,
      /^curio_store_milliseconds_count\{work="check"\} 1$/m,
      /^curio_judge_load 0$/m,
      /^curio_requests_under_way 1$/m,
      /^# TYPE curio_store_milliseconds histogram$/m,
    ])
      expect(metrics.text).toMatch(line);
    const proxied = await service.ask('GET', '/metrics', {
      headers: { 'x-forwarded-for': '1.2.3.4' },
    });
    expect(proxied.status).toBe(404);
  });

  test('a store that does not answer is not well, and says nothing of why', async () => {
    const seen: unknown[] = [];
    const broken = await openService({ report: (error) => seen.push(error) });
    await broken.store.close();
    const answer = await broken.ask('GET', '/healthz');
    expect([answer.status, answer.json, seen.length]).toEqual([503, { code: 'storeFailed' }, 1]);
    await broken.close();
  });

  test('a judge that cannot be loaded is not well', async () => {
    const broken = await openService({ judge: { ...paperJudge, isBroken: true } });
    expect((await broken.ask('GET', '/healthz')).json).toEqual({ code: 'judgeFailed' });
    await broken.close();
  });

  test('more at once than can be answered are turned away, and the next ones are not', async () => {
    const waiting: (() => void)[] = [];
    const slow = await openService({
      judge: slowJudge(waiting),
      atOnce: 5,
    });
    const names = Array.from({ length: 8 }, (_, n) => `s${n}`);
    for (const name of names)
      await slow.ask('POST', '/api/players', { headers: bearer(name), body: '{}' });
    const sent = names.map((name) =>
      slow.ask('PUT', LOG, { headers: bearer(name), body: 'won 5000' }),
    );
    const first = await Promise.race(sent);
    expect([first.status, first.json]).toEqual([503, { code: 'busy' }]);
    expect(Number(first.headers['retry-after'])).toBeGreaterThan(0);
    expect((await slow.ask('GET', '/metrics')).text).toContain('curio_requests_under_way 6');
    await expect.poll(() => waiting.length).toBe(5);
    for (const go of waiting) go();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect((await slow.ask('GET', '/healthz')).status).toBe(200);
    expect(await slow.store.findMiscounts()).toEqual([]);
    await slow.close();
  });

  test('a log has its place from when it was read, not from when the judge gets it', async () => {
    const waiting: (() => void)[] = [];
    const slow = await openService({
      judge: slowJudge(waiting),
      logsAtOnce: 2,
    });
    const put = (name: string) => slow.ask('PUT', LOG, { headers: bearer(name), body: 'won 5000' });
    for (const name of ['anna', 'ben', 'carl'])
      await slow.ask('POST', '/api/players', { headers: bearer(name), body: '{}' });
    const sent = [put('anna'), put('ben')];
    await expect.poll(() => waiting.length).toBe(2);
    expect((await put('carl')).json).toEqual({ code: 'busy' });
    expect((await slow.ask('GET', '/healthz')).status).toBe(503);
    for (const go of waiting.splice(0)) go();
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200]);
    const last = put('carl');
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.();
    expect((await last).status).toBe(200);
    await slow.close();
  });

  test('a judge with no room turns away at once', async () => {
    const full = await openService({ judge: { ...paperJudge, isFull: true } });
    const answer = await full.ask('PUT', LOG, { headers: bearer('anna'), body: 'won 5' });
    expect([answer.status, answer.json]).toEqual([503, { code: 'busy' }]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await full.close();
  });
});

describe('limits', () => {
  test('too frequent: by player, then by address, and only for a minute', async () => {
    await joinAs('anna');
    for (let n = 1; n < limits.playerWrites; n++) await joinAs('anna');
    const refused = await send('anna', 'won 5000');
    expect([refused.status, refused.json]).toEqual([429, { code: 'tooFrequent' }]);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await joinAs('ben')).status).toBe(200);
    for (let n = 0; n < limits.addressWrites; n++) await joinAs(`many${n}`);
    expect((await joinAs('carl')).status).toBe(429);
    expect((await service.ask('GET', NUMBERS)).json).toMatchObject({ players: 0 });
    service.clock.now += 60_000;
    expect((await send('anna', 'won 5000')).status).toBe(200);
  });
});

describe('visitors', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    Object({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } });
  test('are told apart by address, by network where everybody has many, and by a trusted proxy only', () => {
    expect(addressOf(from('1.2.3.4', '9.9.9.9'), false)).toBe('1.2.3.4');
    expect(addressOf(from('1.2.3.4', '6.6.6.6, 9.9.9.9'), true)).toBe('9.9.9.9');
    expect(addressOf(from('2001:db8:0:7:1:2:3:4'), false)).toBe(
      addressOf(from('2001:db8:0:7::9'), false),
    );
    expect(addressOf(from('2001:db8:0:7::1'), false)).not.toBe(
      addressOf(from('2001:db8:0:8::1'), false),
    );
  });

  test('who watches the service does so on this machine, and not through a proxy', () => {
    const at = (remoteAddress: string, headers: object) =>
      isLocal(Object({ headers, socket: { remoteAddress } }));
    const host = 'localhost:8080';
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(at(address, { host })).toBe(true);
    expect(at('127.0.0.1', { host: '[::1]:8080' })).toBe(true);
    for (const address of ['192.168.0.2', '::ffff:10.0.0.1', '2001:db8::1', '12.7.0.0', ''])
      expect(at(address, { host })).toBe(false);
    expect(at('127.0.0.1', { host: 'curio.example' })).toBe(false);
    expect(at('127.0.0.1', { host: '127.0.0.1.example' })).toBe(false);
    expect(at('127.0.0.1', {})).toBe(false);
    expect(at('127.0.0.1', { host, 'x-forwarded-for': '127.0.0.1' })).toBe(false);
    expect(at('127.0.0.1', { host, forwarded: 'for=127.0.0.1' })).toBe(false);
  });

  test('pages of this server may write, others not', () => {
    const page = (headers: Readonly<Record<string, string>>) => isOwnPage((name) => headers[name]);
    expect(page({ host: 'curio.example' })).toBe(true);
    expect(page({ host: 'curio.example', origin: 'https://curio.example' })).toBe(true);
    expect(page({ host: 'curio.example', origin: 'https://curio.example.evil' })).toBe(false);
    expect(page({ host: 'curio.example', 'sec-fetch-site': 'cross-site' })).toBe(false);
  });
});
