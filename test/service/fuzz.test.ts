// Arbitrary input, in arbitrary chunks: decoders return a result, never throw, and never echo it.

import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDaily } from '../../src/cabinet/daily.ts';
import { addressOf, isLocal, isOwnPage, readText, secretOf } from '../../src/server/api/request.ts';
import { isApiPath, requestPath } from '../../src/server/app-handler.ts';
import { readPort } from '../../src/server/http-server.ts';
import {
  bucketCount,
  bucketOf,
  histogramOf,
  percentileOf,
  rarityOf,
  sharesOf,
  solvedShareOf,
} from '../../src/wire/daily-numbers.ts';
import * as roomShapes from '../../src/wire/rooms.ts';
import * as shapes from '../../src/wire/service-api.ts';
import { samples } from '../samples.ts';
import { bearer, openService } from './visitors.ts';

const MARK = 'zZmarkZz';
const runs = (promised: number) => ({ numRuns: samples(promised) });

/** Strange texts, some with a marker that must not come back. */
const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text + MARK),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e999',
    'NaN',
    '__proto__',
    'constructor',
    '\u202e',
    '9'.repeat(400),
  ),
);

const judged = { status: 'won', solved: true, millis: 5, moves: 5, hints: 0 };
const valid: Readonly<Record<string, object>> = {
  aboutShape: { name: 'curio', version: '1', time: 5, limits: { body: 5 }, features: ['players'] },
  playerShape: { player: 'p', name: 'Quiet Heron' },
  judgedShape: judged,
  logAnswerShape: { ...judged, counted: true, percentile: 50, players: 30, label: 'replayed' },
  numbersShape: {
    ...{
      players: 30,
      final: false,
      histogram: [
        [1000, 3],
        [null, 1],
      ],
      solvedShare: 0.5,
    },
    you: { ...judged, counted: true, percentile: null },
  },
  rarityShape: {
    ...{ players: 30, final: true, cells: [[{ card: 1, share: 0.5 }], []] },
    you: { score: 12.5, cards: [1, null] },
  },
  faultShape: { code: 'badLine', where: 'line 4' },
  ...roomExamples(),
};

/** The shapes of rooms. */
function roomExamples(): Readonly<Record<string, object>> {
  const id = 'a1';
  const entry = { seq: 1, at: 5, seat: 1, kind: 'move', word: 'open1' };
  const member = { seat: 1, name: 'Anna', gone: false, here: true, away: 0, place: null };
  const room = {
    ...{ room: 'r', letters: 'BCDFGH', game: 'toy', kind: 'screen', version: 1, preset: null },
    ...{ head: 1, now: 5, members: [member], watchers: 0, chair: 1, locked: false, ended: false },
    ...{ rounds: 1, status: 'playing', you: 1, view: { chests: [1] } },
  };
  const news = { ...room, entries: [entry], events: [[{ type: 'missed' }]] };
  return {
    newRoomShape: { id, game: 'toy', kind: 'race', name: 'Anna', code: 'x', preset: 'long' },
    joinShape: { letters: 'BCDFGH', room: 'r', name: 'Anna', watch: true, seat: 1 },
    newMoveShape: { id, base: 3, word: 'open1' },
    dealShape: { id },
    chairShape: { id, seat: 2 },
    lockShape: { id, locked: true },
    nameShape: { id, name: 'Anna' },
    entryShape: entry,
    memberShape: member,
    roomShape: room,
    newsShape: news,
    seatedShape: { room: 'r', letters: 'BCDFGH', seat: null, token: 't', news },
    movedShape: { seq: 4 },
    missedShape: { code: 'missed', head: 4, missed: news },
    refusedShape: { code: 'refused', refusal: { type: 'notYet', more: [1] } },
  };
}

/** A deletion has no response body. */
const EMPTY = 'goneShape';

const decoders = Object.entries({ ...shapes, ...roomShapes }).flatMap(([name, shape]) =>
  name.endsWith('Shape') && name !== EMPTY && typeof shape === 'object' && 'kind' in shape
    ? [{ name, shape }]
    : [],
);

/** A value with one part replaced. */
function exchanged(value: object, place: number, by: unknown): unknown {
  let left = place;
  const walk = (part: unknown): unknown => {
    if (left-- === 0) return by;
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(value);
}

describe('shapes', () => {
  test('every one has an example here', () => {
    expect(decoders.map(({ name }) => name).sort()).toEqual(Object.keys(valid).sort());
  });

  test.each(decoders)('$name', ({ name, shape }) => {
    const example = valid[name] ?? {};
    expect(shapes.readShape(shape, example).ok).toBe(true);
    const any = fc.oneof(
      fc.anything({ maxDepth: 4, withNullPrototype: true, withBigInt: true, withDate: true }),
      fc
        .tuple(fc.nat(20), fc.oneof(fc.anything({ maxDepth: 2 }), strange))
        .map(([place, by]) => exchanged(example, place, by)),
    );
    fc.assert(
      fc.property(any, (value) => {
        const read = shapes.readShape(shape, value);
        if (read.ok) expect(shapes.readShape(shape, read.value)).toEqual(read);
        else {
          expect(read.fault.code).toBe('badAnswer');
          expect(JSON.stringify(read.fault)).not.toContain(MARK);
        }
      }),
      runs(5000),
    );
  });
});

describe('what people type', () => {
  test('letters of a room: six consonants however they are written, or none', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...roomShapes.ROOM_LETTERS),
      minLength: roomShapes.ROOM_LETTERS_LENGTH,
      maxLength: roomShapes.ROOM_LETTERS_LENGTH,
    });
    fc.assert(
      fc.property(letters, fc.nat(6), (text, cut) => {
        const typed = ` ${text.slice(0, cut).toLowerCase()} - ${text.slice(cut)}`;
        expect(roomShapes.readLetters(typed)).toBe(text);
        // People paste the whole link.
        for (const link of [`http://192.168.1.20:8080/together/${typed}`, `/together/${text}?x#y`])
          expect(roomShapes.readLetters(link)).toBe(text);
      }),
      runs(1000),
    );
    fc.assert(
      fc.property(strange, (text) => {
        const read = roomShapes.readLetters(text);
        if (read !== undefined) expect(read).toMatch(/^[A-Z]{6}$/);
      }),
      runs(2000),
    );
  });

  test('names: one line of at most twenty letters, tidy once and for all', () => {
    fc.assert(
      fc.property(strange, (text) => {
        const name = roomShapes.tidyName(text);
        if (name === undefined) return;
        expect([...name].length).toBeLessThanOrEqual(roomShapes.NAME_LENGTH);
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(roomShapes.tidyName(name)).toBe(name);
      }),
      runs(5000),
    );
  });
});

describe('what a request says of itself', () => {
  test('the secret: 32 bytes in base64url and nothing else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          strange,
          strange.map((text) => `Bearer ${text}`),
        ),
        (header) => {
          expect(secretOf(header)).toBe(null);
        },
      ),
      runs(5000),
    );
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const secret = Buffer.from(bytes).toString('base64url');
        expect(secretOf(`Bearer ${secret}`)).toMatch(/^[0-9a-f]{64}$/);
      }),
      runs(500),
    );
  });

  test('addresses, pages, paths, ports and days', () => {
    fc.assert(
      fc.property(strange, strange, fc.boolean(), (one, other, trusts) => {
        const request = Object({
          headers: { 'x-forwarded-for': one },
          socket: { remoteAddress: other },
        });
        expect(addressOf(request, trusts).length).toBeLessThanOrEqual(60);
        expect(isLocal(request)).toBe(false);
        const headers: Readonly<Record<string, string>> = { origin: one, host: other };
        expect(isOwnPage((name) => headers[name])).toBe(false);
        const path = requestPath(one);
        if (path !== undefined) expect(path.split('/')).not.toContain('..');
        expect(typeof isApiPath(one)).toBe('boolean');
        const port = readPort(one);
        if (port !== undefined) expect(port).toBeLessThan(65536);
        const day = checkDaily(one);
        if (!day.ok) expect(day.fault.code).toMatch(/^(badDay|beforeFirstDay)$/);
      }),
      runs(5000),
    );
  });

  test('a body, in any pieces', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 8 }),
        fc.nat(200),
        async (pieces, most) => {
          const body = Readable.from(pieces.map((piece) => Buffer.from(piece)));
          const read = await readText(Object.assign(body, { headers: {} }), most);
          const whole = Buffer.concat(pieces);
          if (whole.length > most) expect(read).toEqual({ ok: false, fault: { code: 'tooLarge' } });
          else if (read.ok) expect(Buffer.from(read.value)).toEqual(stripped(whole));
          else expect(read.fault).toEqual({ code: 'badText' });
        },
      ),
      runs(2000),
    );
  });
});

/** The decoder strips one byte order mark. */
const stripped = (bytes: Buffer) =>
  bytes.subarray(bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])) ? 3 : 0);

describe('arithmetic over any counts', () => {
  const bucket = fc.integer({ min: 0, max: bucketCount - 1 });
  test('histograms, percentiles and shares stay what they are', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(bucket, { maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 8, maxLength: 8 }),
        fc.nat(60),
        fc.option(bucket),
        (places, sizes, unsolved, own) => {
          const buckets = [...places]
            .sort((one, other) => one - other)
            .map((place, index) => [place, sizes[index] ?? 1] as const);
          const solved = buckets.reduce((sum, [, count]) => sum + count, 0);
          const counts = { players: solved + unsolved, solved, buckets };
          const bars = histogramOf(counts);
          if (bars.length > 0) expect(bars.reduce((sum, [, count]) => sum + count, 0)).toBe(solved);
          const share = solvedShareOf(counts);
          if (share !== null) expect(share).toBeGreaterThanOrEqual(0);
          for (const counted of [true, false]) {
            const place = percentileOf(counts, own, counted);
            if (place === null) continue;
            expect(Number.isInteger(place) && place >= 0 && place <= 100).toBe(true);
          }
        },
      ),
      runs(5000),
    );
    fc.assert(
      fc.property(fc.maxSafeNat(), (millis) => {
        expect(bucketOf(millis)).toBeLessThan(bucketCount);
      }),
      runs(1000),
    );
  });

  test('rarity is what the shares say', () => {
    const grid = fc.array(fc.option(fc.nat(4)), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(grid, { minLength: 30, maxLength: 60 }), (grids) => {
        const tally = new Map<string, number>();
        for (const cards of grids)
          for (const [cell, card] of cards.entries())
            tally.set(`${cell} ${card}`, (tally.get(`${cell} ${card}`) ?? 0) + 1);
        const picks = [...tally]
          .map(([key, count]) => {
            const [cell = '', card = ''] = key.split(' ');
            return { cell: Number(cell), card: card === 'null' ? null : Number(card), count };
          })
          .sort((one, other) => one.cell - other.cell || other.count - one.count);
        const choices = { players: grids.length, picks };
        for (const cell of sharesOf(choices))
          expect(cell.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
        for (const cards of grids) {
          const score = rarityOf(choices, cards) ?? -1;
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThanOrEqual(300);
        }
      }),
      runs(300),
    );
  });
});

describe('any request', () => {
  let service: Awaited<ReturnType<typeof openService>>;
  beforeAll(async () => {
    service = await openService();
    await service.ask('POST', '/api/players', { headers: bearer('anna'), body: '{}' });
  });
  afterAll(() => service.close());

  const word = fc.oneof(
    fc.constantFrom(
      'api',
      'days',
      '2026-11-16',
      'hudoku',
      'dokuborn',
      'log',
      'numbers',
      'rarity',
      'players',
      'me',
      'healthz',
      'about',
      'rooms',
      'join',
      'events',
      'moves',
      'seats',
      '..',
      '',
    ),
    strange.map((text) => encodeURIComponent(text.toWellFormed())),
  );
  const header = strange.map((text) => text.replace(/[^\t\x20-\x7e]/g, '?'));
  test('gets an answer that repeats nothing, and never breaks the service', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'HEAD', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS'),
        fc.array(word, { maxLength: 6 }),
        fc.record(
          { host: header, origin: header, 'x-forwarded-for': header, 'content-type': header },
          { requiredKeys: [] },
        ),
        fc.oneof(
          fc.constant(bearer('anna')),
          header.map((authorization) => ({ authorization })),
          fc.constant({}),
        ),
        fc.oneof(
          strange,
          fc.json().map((text) => text + MARK),
        ),
        async (method, path, headers, who, body) => {
          service.clock.now += 10_000;
          // A deleted player would stay deleted.
          const kind = method === 'DELETE' && 'authorization' in who ? 'PATCH' : method;
          const asking = {
            headers: { ...headers, ...who },
            ...(/GET|HEAD/.test(kind) ? {} : { body }),
          };
          const answer = await service.ask(kind, `/api/${path.join('/')}`, asking);
          expect(answer.status, answer.text).not.toBe(500);
          expect(answer.text).not.toContain(MARK);
          if (answer.status >= 400 && kind !== 'HEAD')
            expect(shapes.readShape(shapes.faultShape, answer.json).ok).toBe(true);
        },
      ),
      runs(3000),
    );
    expect((await service.ask('GET', '/healthz')).text).toBe('ok');
    expect(await service.store.findMiscounts()).toEqual([]);
  });
});
