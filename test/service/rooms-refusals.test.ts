// Bad requests to rooms: each gets its fault, nothing of it is echoed, and the stored data stays byte for byte the same.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SqlDatabase } from '../../src/server/store/database.ts';
import { createStore } from '../../src/server/store/sql-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { writeDump } from '../../src/server/upkeep/backup-format.ts';
import { keeping, limits } from '../../src/wire/limits.ts';
import { roomFaults } from '../../src/wire/rooms.ts';
import { roomFault } from '../../src/words/en/faults.ts';
import { Guest, joinAs, joinReply, openAs, openRooms, toyRoom } from './company.ts';
import { bearer, type Reply } from './visitors.ts';

const MARK = 'zZmarkZz';
const DAY = 24 * 3_600_000;

let database: SqlDatabase;
let service: Awaited<ReturnType<typeof openRooms>>;
let anna: Guest;
let ben: Guest;
let eve: Guest;
/** Anna's lobby with Ben; Eve watches. */
let lobby: Guest;

beforeAll(async () => {
  database = await openSqlite(':memory:');
  service = await openRooms({ store: await createStore(database) });
  const { port } = service;
  anna = await openAs(port, 'anna');
  ben = await joinAs(port, 'ben', anna);
  eve = await joinAs(port, 'eve', anna, { watch: true });
  await anna.deal();
  lobby = await openAs(port, 'anna', { id: 'lobby' });
});
afterAll(() => service.close());
beforeEach(() => {
  // Short enough that the candles do not burn down.
  service.clock.now += 1000;
});

async function kept(): Promise<string> {
  const written: string[] = [];
  await database.look((query) =>
    writeDump(query, 0, async (line) => {
      written.push(line);
    }),
  );
  // Without presence, and without candles, which burn down by themselves.
  return written
    .filter((line) => /^\["[^"]*",\d+,"/.test(line) && !line.includes('clock'))
    .join('');
}

const create = (more: object, who = 'carl') =>
  service.ask('POST', '/api/rooms', { headers: bearer(who), body: toyRoom(who, more) });
const joining = (wish: object, who = 'carl') => joinReply(service.port, who, wish);
const raw = (method: string, path: string, headers: object, body?: string) =>
  service.ask(method, path, { headers: { ...headers }, ...(body === undefined ? {} : { body }) });

/** Rooms for cases that need a special one; made once. */
async function roomWith(name: string, make: (host: Guest, guest: Guest) => Promise<unknown>) {
  const host = await openAs(service.port, `h-${name}`);
  const guest = await joinAs(service.port, `g-${name}`, host);
  await make(host, guest);
  return { host, guest };
}

type Row = readonly [
  name: string,
  act: () => Promise<Reply>,
  status: number,
  code: string,
  where?: string,
];

const rows: readonly Row[] = [
  ['no secret', () => raw('POST', '/api/rooms', {}, toyRoom('x')), 401, 'noSecret'],
  ['no token', () => raw('GET', anna.path, {}), 401, 'noSecret'],
  ['a token that is none', () => raw('GET', anna.path, { authorization: MARK }), 401, 'badSecret'],
  ['a token of another room', () => raw('GET', lobby.path, ben.headers), 401, 'notMember'],
  [
    'the own secret in place of the token',
    () => raw('GET', anna.path, bearer('anna')),
    401,
    'notMember',
  ],
  [
    'another page',
    () =>
      anna.ask(
        'POST',
        '/moves',
        { id: 'a', base: 3, word: 'open1' },
        { headers: { origin: 'https://evil.example' } },
      ),
    403,
    'otherOrigin',
  ],
  [
    'a body that is none',
    () => raw('POST', `${anna.path}/moves`, anna.headers, MARK),
    400,
    'badBody',
  ],
  [
    'a body without a move',
    () => anna.ask('POST', '/moves', { id: 'a', base: 3 }),
    400,
    'badBody',
    'word',
  ],
  ['an id that is too long', () => anna.move('open1', 3, MARK.repeat(9)), 400, 'badBody', 'id'],
  [
    'a base that is no number',
    () => anna.ask('POST', '/moves', { id: 'a', base: -1, word: MARK }),
    400,
    'badBody',
    'base',
  ],
  [
    'a body that is too large',
    () => anna.ask('POST', '/moves', { id: 'a', base: 3, word: MARK.repeat(3000) }),
    413,
    'tooLarge',
  ],
  ['letters that are none', () => joining({ letters: 'AEIOUY' }), 404, 'wrongLetters'],
  ['letters of no room', () => joining({ letters: 'BBBBBB' }), 404, 'wrongLetters'],
  ['a room that is none', () => joining({ room: 'nothing' }), 404, 'unknownRoom'],
  [
    'a room that is none, asked for',
    () => raw('GET', '/api/rooms/nothing', anna.headers),
    404,
    'unknownRoom',
  ],
  ['neither letters nor room', () => joining({}), 400, 'badBody', 'letters'],
  ['both', () => joining({ letters: 'BBBBBB', room: 'x' }), 400, 'badBody', 'letters'],
  [
    'a name of nothing that is seen',
    () => joining({ room: anna.seated.room, name: '\u200b\u202e' }),
    422,
    'badName',
    'name',
  ],
  [
    'a seat where somebody sits',
    () => joining({ room: anna.seated.room, seat: 1 }),
    409,
    'seatTaken',
  ],
  ['a game that is none', () => create({ game: MARK }), 404, 'unknownGame', 'game'],
  ['a table that the game has not', () => create({ kind: 'paper' }), 404, 'notOffered', 'kind'],
  ['a kind that is none', () => create({ kind: MARK }), 400, 'badBody', 'kind'],
  ['a preset that is none', () => create({ preset: MARK }), 422, 'badPreset', 'preset'],
  ['a code that is none', () => create({ preset: undefined, code: MARK }), 422, 'notACode'],
  [
    'a code of another game',
    () => create({ preset: undefined, code: 'hudoku.1p.a.b.jv2kfz' }),
    422,
    'wrongCheckDigits',
  ],
  ['a number that is none', () => anna.ask('GET', `?after=${MARK}`), 422, 'badNumber', 'after'],
  [
    'a stream after a number that is none',
    () => anna.ask('GET', '/events?after=-1'),
    422,
    'badNumber',
  ],
  ['a stream for nobody', () => raw('GET', `${anna.path}/events?after=0`, {}), 401, 'noSecret'],
  [
    'a stream of no room',
    () => raw('GET', '/api/rooms/nothing/events', anna.headers),
    404,
    'unknownRoom',
  ],
  ['a move by a watcher', () => eve.play('open1'), 403, 'notSeated'],
  ['a deal by a watcher', () => eve.deal(), 403, 'notSeated'],
  ['a move that is none', () => anna.play(MARK), 422, 'badMove'],
  ['a move in a lobby', () => lobby.play('open1'), 409, 'noRound'],
  ['a deal for one', () => lobby.deal(), 422, 'tooFew'],
  ['a deal while one is played', () => anna.deal(), 409, 'roundRuns'],
  ['a deal of no level', () => anna.deal('d', MARK), 422, 'badPreset', 'preset'],
  [
    'a deal of a level that is too long',
    () => anna.deal('d', MARK.repeat(9)),
    400,
    'badBody',
    'preset',
  ],
  ['the save of a game that goes on', () => anna.ask('GET', '/save'), 409, 'roundRuns'],
  ['the save of nothing', () => lobby.ask('GET', '/save'), 409, 'noRound'],
  ['the log of a seat, too early', () => anna.ask('GET', '/logs/1'), 409, 'roundRuns'],
  [
    'a log where there is no race',
    () => anna.ask('PUT', '/log', undefined, { body: MARK }),
    404,
    'notOffered',
  ],
  [
    'the chair of somebody who is here',
    () => ben.ask('POST', '/chair', { id: 'a' }),
    409,
    'chairHere',
  ],
  [
    'the chair handed on by another',
    () => ben.ask('POST', '/chair', { id: 'b', seat: 2 }),
    403,
    'notChair',
  ],
  [
    'the chair for nobody',
    () => anna.ask('POST', '/chair', { id: 'c', seat: 9 }),
    403,
    'notSeated',
  ],
  ['a lock by another', () => ben.ask('POST', '/lock', { id: 'a', locked: true }), 403, 'notChair'],
  ['the end by another', () => ben.ask('DELETE', ''), 403, 'notChair'],
  ['sent away by another', () => ben.ask('DELETE', '/seats/1'), 403, 'notChair'],
  ['a seat that is none', () => anna.ask('DELETE', '/seats/9'), 404, 'noSuchSeat'],
  ['a seat that is no number', () => anna.ask('DELETE', `/seats/${MARK}`), 404, 'noSuchSeat'],
  [
    'a name of nothing',
    () => anna.ask('POST', '/name', { id: 'a', name: ' \u200b ' }),
    422,
    'badName',
    'name',
  ],
  ['an address that is none', () => anna.ask('POST', `/${MARK}`, {}), 404, 'notFound'],
];

const covered = new Set(rows.map(([, , , code]) => code));

test.each(rows.map(([name, act, status, code, where]) => ({ name, act, status, code, where })))(
  '$name',
  async ({ act, status, code, where }) => {
    // A late check must not make members away.
    for (const guest of [anna, ben, eve, lobby]) await guest.news();
    const before = await kept();
    const reply = await act();
    expect([reply.status, reply.json]).toEqual([status, { code, ...(where ? { where } : {}) }]);
    expect(reply.text).not.toContain(MARK);
    expect(await kept()).toBe(before);
  },
);

describe('rooms that are', () => {
  beforeEach(() => {
    service.clock.now += 60_000;
  });
  const expectFault = async (reply: Reply, status: number, code: string) => {
    covered.add(code);
    expect([reply.status, reply.json]).toEqual([status, { code }]);
  };

  test('locked, ended', async () => {
    const { host, guest } = await roomWith('closed', (one) =>
      one.ask('POST', '/lock', { id: 'l', locked: true }),
    );
    const { room } = host.seated;
    await expectFault(await joining({ room }), 403, 'roomLocked');
    await expectFault(await joining({ room, watch: true }), 403, 'roomLocked');
    await guest.ask('DELETE', '/seats/2');
    await expectFault(await guest.ask('GET', '?after=0'), 403, 'leftRoom');
    await expectFault(await joining({ room, seat: 2 }), 403, 'roomLocked');
    expect((await joinReply(service.port, 'g-closed', { room })).status).toBe(200);
    await host.ask('DELETE', '');
    await expectFault(await joining({ room }), 409, 'roomEnded');
    await expectFault(await host.deal(), 409, 'roomEnded');
    expect((await host.ask('DELETE', '')).status).toBe(204);
    expect((await joinReply(service.port, 'g-closed', { room })).status).toBe(200);
  });

  test('full', async () => {
    const { host } = await roomWith('full', async (one) => {
      for (let n = 3; n <= 20; n++) {
        service.clock.now += 1000;
        await joinAs(service.port, `f${n}`, one);
      }
    });
    await expectFault(await joining({ room: host.seated.room }), 409, 'roomFull');
    await host.deal();
    const late = await joinReply(service.port, 'f20', { room: host.seated.room });
    const guest = new Guest(service.port, 'f20', Object(late.json));
    await expectFault(await guest.play('wave'), 422, 'notInRound');
  });

  test('no more for who was sent away', async () => {
    const { host, guest } = await roomWith('away', (one) => one.ask('DELETE', '/seats/2'));
    await expectFault(await guest.ask('GET', '?after=0'), 403, 'removed');
    await expectFault(await guest.ask('GET', '/events?after=0'), 403, 'removed');
    await expectFault(await guest.move('wave', 0), 403, 'removed');
    const again = await joinReply(service.port, 'g-away', { room: host.seated.room });
    await expectFault(again, 403, 'removed');
  });

  test('too many, too much, too often', async () => {
    for (let n = 0; n < limits.rooms; n++) {
      service.clock.now += 3000;
      expect((await create({ id: `many${n}` }, 'greedy')).status).toBe(201);
    }
    await expectFault(await create({ id: 'one more' }, 'greedy'), 429, 'tooManyRooms');
    const { host } = await roomWith('busy', async () => {});
    for (let n = 0; n < limits.roomWrites; n++)
      await host.ask('POST', '/name', { id: `${n}`, name: 'x' });
    const often = await host.ask('POST', '/name', { id: 'y', name: 'y' });
    expect([often.status, often.json]).toEqual([429, { code: 'tooFrequent' }]);
    expect(Number(often.headers['retry-after'])).toBeGreaterThan(0);
    service.clock.now += 61_000;
    for (let n = 0; n < limits.joins; n++) await joining({ letters: 'BBBBBB' });
    expect((await joining({ letters: host.seated.letters })).json).toEqual({ code: 'tooFrequent' });
  });

  test('used up', async () => {
    const { host, guest } = await roomWith('long', (one) => one.deal());
    const { room } = host.seated;
    await database.write(async (query) => {
      for (let seq = 4; seq <= limits.roomEntries; seq += 100) {
        const rows = Array.from({ length: Math.min(100, limits.roomEntries + 1 - seq) }, (_, n) => {
          const number = seq + n;
          return `('${room}', ${number}, ':${number}', 0, 2, 'move', 'wave')`;
        });
        await query(
          `INSERT INTO room_entries (room, seq, move_id, at, seat, kind, word) VALUES ${rows.join()}`,
        );
      }
      await query(`UPDATE rooms SET head = ${limits.roomEntries} WHERE id = '${room}'`);
    });
    const later = await openRooms({ store: service.store, now: () => service.clock.now });
    const again = new Guest(later.port, 'g', guest.seated);
    expect((await again.news(limits.roomEntries)).head).toBe(limits.roomEntries);
    await expectFault(await again.move('wave', 0), 422, 'tooManyEntries');
    later.server.close();
  });

  test('too old', async () => {
    const { host } = await roomWith('old', async () => {});
    const { room, letters } = host.seated;
    service.clock.now += keeping.rooms * DAY + 1;
    // It must not stay in memory either.
    const later = await openRooms({ store: service.store, now: () => service.clock.now });
    const ask = (path: string) => new Guest(later.port, 'h', host.seated).ask('GET', path);
    await expectFault(await ask('?after=0'), 404, 'roomExpired');
    await expectFault(await joinReply(later.port, 'x', { room }), 404, 'roomExpired');
    await expectFault(await joinReply(later.port, 'x', { letters }), 404, 'wrongLetters');
    await service.store.forgetRooms(service.clock.now - keeping.rooms * DAY, 0);
    await expectFault(await ask('?after=0'), 404, 'roomExpired');
    later.server.close();
  });

  test('of other rules than now', async () => {
    const { host } = await roomWith('outdated', (one) => one.deal());
    await database.write(async (query) => {
      await query(`UPDATE room_entries SET word = 'open1' WHERE room = $1 AND kind = 'deal'`, [
        host.seated.room,
      ]);
    });
    const seen: unknown[] = [];
    const later = await openRooms({
      store: service.store,
      now: () => service.clock.now,
      report: (error) => seen.push(error),
    });
    const guest = new Guest(later.port, 'h', host.seated);
    await expectFault(await guest.ask('GET', '?after=0'), 409, 'roomOutdated');
    expect(seen).toHaveLength(1);
    later.server.close();
  });
});

/** Shown in rooms.test.ts. */
const elsewhere = ['tooManyStreams', 'noLog'];

test('every fault of rooms has a sentence', () => {
  const more = ['tooFrequent', 'busy', 'storeFailed'];
  const common = ['badMove', 'badNumber'];
  const silent = [...roomFaults, ...more].filter((code) => roomFault(code) === undefined);
  expect(silent).toEqual(common);
});

test('every fault of rooms has been seen', () => {
  expect([...roomFaults].filter((code) => !covered.has(code) && !elsewhere.includes(code))).toEqual(
    [],
  );
});
