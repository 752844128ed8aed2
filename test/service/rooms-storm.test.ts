// Six phones in one room, with lost responses, repeated and reordered requests and broken streams: all end with the same log,
// and no move is lost or played twice. With the rules alone, and with the service over a real store.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealPuzzle, readPuzzle } from '../../src/core/deal.ts';
import { success } from '../../src/core/result.ts';
import { createRoomRules, emptyRoom, type Room, type RoomEntry } from '../../src/core/room.ts';
import { rules as toy } from '../../src/games/toy/rules.ts';
import { createScreen } from '../../src/games/toy/screen.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { createStore } from '../../src/server/store/sql-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { samples } from '../samples.ts';
import { joinAs, openAs, openRooms } from './company.ts';
import { checkRoom, Phone } from './phones.ts';
import { type Cluster, postgresIsHere, startPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'curio-storm-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PHONES = 6;
const phone = fc.nat(PHONES - 1);
const word = fc.oneof(
  fc.nat(30).map((chest) => `open${chest + 1}`),
  fc.constantFrom('wave', 'lamp', 'wick', 'fly', 'burn'),
  fc.nat(30).map((chest) => `note${chest + 1}`),
);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('play' as const), phone, word }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('lose' as const, 'twice' as const),
      phone,
      word,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom(...(['again', 'look', 'drop', 'listen', 'rename'] as const)),
      phone,
      word,
    }),
  },
);
type Step = Parameters<Parameters<typeof step.map>[0]>[0];
/** Runs each group concurrently. */
const storm = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { maxLength: 8 });

const params = { chests: 40, candles: 9 };
const CODE = dealPuzzle(toy, params, { ...params, treasure: 31 }).code;

test('by the rules alone, in any order of arrival', () => {
  const rules = createRoomRules(createScreen(toy), (code) => {
    const deal = readPuzzle(toy, code);
    return deal.ok ? success(deal.value.puzzle) : deal;
  });
  /** A room in memory: only what the service does with a move. */
  function serve() {
    let room: Room<never> | ReturnType<typeof grown> = emptyRoom;
    const log: RoomEntry[] = [];
    const ids = new Map<string, number>();
    function grown(entry: Omit<RoomEntry, 'seq'>) {
      const made = rules.step(room, entry);
      if (!made.ok) throw new Error('refused');
      return made.room;
    }
    function add(entry: Omit<RoomEntry, 'seq'>, id: string): number {
      room = grown(entry);
      log.push({ ...entry, at: room.at, seq: room.head });
      ids.set(id, room.head);
      return room.head;
    }
    for (let seat = 1; seat <= PHONES; seat++)
      add({ at: 0, seat, kind: 'sit', word: `P${seat}` }, `sit${seat}`);
    add({ at: 0, seat: 1, kind: 'deal', word: CODE }, 'deal');
    return {
      log,
      move(seat: number, id: string, base: number, move: string): number | 'missed' | 'refused' {
        const known = ids.get(`${seat}:${id}`);
        if (known !== undefined) return known;
        if (base !== room.head && !rules.isUnconditional(move)) return 'missed';
        try {
          return add({ at: room.at + 10, seat, kind: 'move', word: move }, `${seat}:${id}`);
        } catch {
          return 'refused';
        }
      },
    };
  }

  fc.assert(
    fc.property(storm, fc.array(fc.nat(), { maxLength: 40 }), (groups, order) => {
      const server = serve();
      const told = new Map<string, number>();
      const heard = Array.from({ length: PHONES }, () => server.log.length);
      const onTheWay: { seat: number; id: string; base: number; move: string; lost: boolean }[] =
        [];
      let ids = 0;
      let turn = 0;
      const arrive = () => {
        const place = (order[turn++ % Math.max(1, order.length)] ?? 0) % onTheWay.length;
        const [one] = onTheWay.splice(place, 1);
        if (!one) return;
        const answer = server.move(one.seat, one.id, one.base, one.move);
        if (one.lost) onTheWay.push({ ...one, lost: false });
        else if (typeof answer === 'number') {
          const key = `${one.seat}:${one.id}`;
          expect(told.get(key) ?? answer).toBe(answer);
          told.set(key, answer);
        }
      };
      for (const { kind, phone: at, word: move } of groups.flat()) {
        const seat = at + 1;
        if (kind === 'look') heard[at] = server.log.length;
        const one = { seat, id: `${ids++}`, base: heard[at] ?? 0, move, lost: kind === 'lose' };
        if (kind === 'play' || kind === 'lose') onTheWay.push(one);
        if (kind === 'twice') onTheWay.push(one, { ...one });
        if (kind === 'again') while (onTheWay.length > 0) arrive();
      }
      while (onTheWay.length > 0) arrive();
      expect(server.log.map(({ seq }) => seq)).toEqual(server.log.map((_, index) => index + 1));
      expect(new Set(told.values()).size).toBe(told.size);
      expect(told.size).toBe(server.log.length - PHONES - 1);
    }),
    { numRuns: samples(3000) },
  );
});

let cluster: Cluster | undefined;
beforeAll(async () => {
  if (postgresIsHere) cluster = await startPostgres();
});
afterAll(() => cluster?.stop());

const open = {
  SQLite: () => openSqlite(join(folder, 'storm.sqlite')),
  PostgreSQL: (address: string) => openPostgres(address),
};
const kinds = [
  { kind: 'SQLite', services: 1, here: true, runs: 100 },
  { kind: 'PostgreSQL', services: 2, here: postgresIsHere, runs: 50 },
] as const;

test.each(kinds.filter(({ here }) => here))(
  'by $services services over $kind',
  async ({ kind, services: count, runs }) => {
    const clock = { now: Date.parse('2026-11-16T12:00:00Z') };
    const address = kind === 'SQLite' ? '' : (cluster?.database() ?? '');
    const services: Awaited<ReturnType<typeof openRooms>>[] = [];
    for (let n = 0; n < count; n++) {
      const database = await open[kind](address);
      const store = await createStore(database);
      services.push(await openRooms({ store, signals: database.signals, now: () => clock.now }));
    }
    const [{ store, port } = expect.fail()] = services;
    let rooms = 0;
    let names = 0;
    let asked = 0;

    async function take({ kind: what, word: move }: Step, own: Phone): Promise<void> {
      // Each request may reach another server.
      own.guest.port = services[asked++ % count]?.port ?? port;
      switch (what) {
        case 'play':
          return own.send(own.put({ word: move }));
        case 'rename':
          // Always a new name: the same one would leave no entry.
          return own.send(own.put({ name: `${move}/${++names}` }));
        case 'lose':
          return own.send(own.put({ word: move }), true);
        case 'twice': {
          const one = own.put({ word: move });
          await Promise.all([own.send(one), own.send(one)]);
          return;
        }
        case 'again':
          for (const one of [...own.waiting]) await own.send(one);
          return;
        case 'look':
          await own.look();
          return;
        case 'drop':
          return own.drop();
        case 'listen':
          return own.listen();
      }
    }

    await fc.assert(
      fc.asyncProperty(storm, async (groups) => {
        clock.now += 61_000;
        // Another creator each time, to stay within the limit of rooms.
        const anna = await openAs(port, `host${++rooms}`, { id: `storm${rooms}` });
        const guests = [anna];
        for (let n = 1; n < PHONES; n++) guests.push(await joinAs(port, `p${rooms}-${n}`, anna));
        await anna.deal();
        const phones = guests.map((guest) => new Phone(guest));
        await Promise.all(phones.map((one) => one.listen()));
        for (const group of groups) {
          clock.now += 700;
          const under = phones.map(() => Promise.resolve());
          for (const one of group) {
            const own = phones[one.phone];
            // A stream's start and end are ordered; requests are not.
            if (own && (one.kind === 'listen' || one.kind === 'drop' || one.kind === 'look'))
              under[one.phone] = (under[one.phone] ?? Promise.resolve()).then(() => take(one, own));
            else if (own) under.push(take(one, own));
          }
          await Promise.all(under);
        }
        await Promise.all(phones.map((one) => one.settle()));
        for (const one of phones) await one.look();
        const log = await checkRoom(store, phones);
        for (const { heard, waiting } of phones) {
          expect(waiting).toEqual([]);
          expect(heard.length).toBe(log.length);
        }
      }),
      { numRuns: samples(runs) },
    );
    for (const service of services) await service.close();
  },
);
