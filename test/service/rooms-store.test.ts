// The store's contract for rooms, over all databases.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '../../src/server/store/sql-store.ts';
import type { RoomMark, SeatRecord, Store, StoredEntry } from '../../src/server/store/store.ts';
import { everyDatabase } from './stores.ts';

const room = (id: string, more: object = {}) => ({
  ...{ id, letters: `L${id}`, game: 'toy', kind: 'screen', version: 1, preset: 'long', code: null },
  ...{ creator: 'anna', creation: id, openedAt: 1000 },
  kind: 'screen' as const,
  ...more,
});
const seat = (secret: string, number: number, more: Partial<SeatRecord> = {}): SeatRecord => ({
  ...{ secret, token: `t-${secret}`, seat: number, standing: 'in', since: number, seenAt: 5 },
  ...more,
});
const entry = (seq: number, more: Partial<StoredEntry> = {}): StoredEntry => ({
  ...{ seq, moveId: `m${seq}`, at: seq * 10, seat: 1, kind: 'move', word: `w${seq}` },
  ...more,
});
const sit = (seq: number, number: number, word: string) =>
  entry(seq, { kind: 'sit', seat: number, word });
const change = (entries: readonly StoredEntry[], seats: readonly SeatRecord[] = [], at = 2000) => ({
  ...{ entries, seats, at, ended: false },
});
const mark = (head: number, seating = 1, edition = 0): RoomMark => ({ head, seating, edition });

describe.each(everyDatabase())('$kind', ({ open, place }) => {
  let where: string;
  let store: Store;
  const opened: Store[] = [];
  const another = async () => {
    const one = await createStore(await open(where));
    opened.push(one);
    return one;
  };
  beforeEach(async () => {
    where = place();
    store = await another();
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });
  const openOne = (id: string, by = store, most = 3, more: object = {}) =>
    by.openRoom(room(id, more), seat('anna', 1), sit(1, 1, 'Anna'), most);

  test('a room is opened once, even from two places at once', async () => {
    const other = await another();
    const made = await Promise.all(
      [store, other, store, other].map((by, index) =>
        openOne(`r${index}`, by, 3, { creation: 'same', letters: `L${index}` }),
      ),
    );
    const ids = made.map((one) => (typeof one === 'object' ? one.id : one));
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    expect(await store.findRoom(id)).toMatchObject({ head: 1, seating: 1, edition: 0 });
    expect(await store.findCreation('anna', 'same')).toMatchObject({ id });
    expect(await store.roomEntries(id, 0)).toEqual([sit(1, 1, 'Anna')]);
    expect(await store.roomSeats(id)).toEqual([seat('anna', 1)]);
    expect(await store.findMiscounts()).toEqual([]);
  });

  test('letters are one room’s, and nobody has more rooms than allowed', async () => {
    expect(await openOne('a')).toMatchObject({ id: 'a', letters: 'La' });
    expect(await openOne('b', store, 3, { letters: 'La' })).toBe('lettersTaken');
    await openOne('b');
    await openOne('c');
    expect(await openOne('d')).toBe('tooMany');
    expect(await store.changeRoom('c', mark(1), { ...change([entry(2)]), ended: true })).toBe(
      'done',
    );
    expect(await openOne('d')).toMatchObject({ id: 'd' });
    expect(await store.findRoomByLetters('La')).toMatchObject({ id: 'a' });
    expect(await store.findRoomByLetters('Lz')).toBeUndefined();
    expect(await store.findRoom('z')).toBeUndefined();
  });

  test('what was played on something old is not added, and leaves nothing', async () => {
    await openOne('a');
    const two = seat('ben', 2);
    expect(await store.changeRoom('a', mark(1), change([sit(2, 2, 'Ben')], [two]))).toBe('done');
    for (const old of [mark(1), mark(2), mark(2, 2, 1), mark(3, 2)])
      expect(await store.changeRoom('a', old, change([entry(9)], [seat('eve', 3)]))).toBe(
        'conflict',
      );
    expect(await store.changeRoom('z', mark(0), change([entry(1)]))).toBe('conflict');
    expect(await store.changeRoom('a', mark(2, 2), change([entry(3), entry(4)]))).toBe('done');
    expect(await store.roomEntries('a', 2)).toEqual([entry(3), entry(4)]);
    const record = await store.findRoom('a');
    expect(await store.roomSince('a', 2)).toEqual({ record, entries: [entry(3), entry(4)] });
    expect(await store.roomSince('a', 4)).toEqual({ record, entries: [] });
    expect(await store.roomSince('z', 0)).toBeUndefined();
    expect(await store.roomSeats('a')).toEqual([seat('anna', 1), two]);
    expect(await store.roomMarks(['a', 'z'])).toEqual([{ id: 'a', ...mark(4, 2) }]);
    expect(await store.findMiscounts()).toEqual([]);
  });

  test('the same id twice is refused by the store itself', async () => {
    await openOne('a');
    await store.changeRoom('a', mark(1), change([entry(2)]));
    await expect(
      store.changeRoom('a', mark(2), change([entry(3, { moveId: 'm2' })])),
    ).rejects.toThrow();
    expect(await store.findRoom('a')).toMatchObject({ head: 2 });
  });

  test('many at once, by several connections: each is there once, without a gap', async () => {
    const other = await another();
    await openOne('a');
    const add = async (by: Store, id: string): Promise<void> => {
      for (;;) {
        const found = await by.findRoom('a');
        const head = found?.head ?? 0;
        const added = await by.changeRoom(
          'a',
          mark(head),
          change([entry(head + 1, { moveId: id })]),
        );
        if (added === 'done') return;
      }
    };
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => add(n % 2 === 0 ? store : other, `id${n}`)),
    );
    const log = await store.roomEntries('a', 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    expect(new Set(log.map(({ moveId }) => moveId)).size).toBe(21);
    expect(await store.findMiscounts()).toEqual([]);
  });

  test('seats change, and whoever was seen is known', async () => {
    await openOne('a');
    const left = seat('anna', 1, { standing: 'left' });
    const next = seat('carl', 1, { since: 3 });
    await store.changeRoom('a', mark(1), change([entry(2), entry(3)], [left, next]));
    await store.sightSeats([
      { room: 'a', secret: 'carl', seenAt: 77 },
      { room: 'a', secret: 'nobody', seenAt: 78 },
    ]);
    expect(await store.roomSeats('a')).toEqual([left, { ...next, seenAt: 77 }]);
  });

  test('names are blanked: those of one secret, and no others', async () => {
    await openOne('a');
    await openOne('b');
    const ben = seat('ben', 2, { since: 2 });
    await store.changeRoom('a', mark(1), change([sit(2, 2, 'Ben')], [ben]));
    const named = entry(3, { kind: 'rename', seat: 2, word: 'Benny' });
    const carl = seat('carl', 2, { since: 5 });
    await store.changeRoom(
      'a',
      mark(2, 2),
      change(
        [named, entry(4, { kind: 'leave', seat: 2, word: '' }), sit(5, 2, 'Carl')],
        [{ ...ben, standing: 'replaced' }, carl],
      ),
    );
    expect(await store.blankNames('ben')).toEqual(['a']);
    expect((await store.roomEntries('a', 0)).map(({ word }) => word)).toEqual([
      ...['Anna', '', '', '', 'Carl'],
    ]);
    expect(await store.findRoom('a')).toMatchObject({ edition: 1 });
    expect(await store.blankNames('nobody')).toEqual([]);
    expect(await store.changeRoom('a', mark(5, 3), change([entry(6)]))).toBe('conflict');
  });

  test('logs of races are kept, the last one of a seat', async () => {
    const log = { room: 'a', round: 1, seat: 2, log: 'one', at: 5 };
    await store.keepRaceLog(log);
    await store.keepRaceLog({ ...log, log: 'two' });
    expect(await store.findRaceLog('a', 1, 2)).toBe('two');
    expect(await store.findRaceLog('a', 2, 2)).toBeUndefined();
  });

  test('what is old is emptied, then forgotten; its letters are free', async () => {
    await openOne('a');
    await openOne('b');
    await store.keepRaceLog({ room: 'a', round: 1, seat: 1, log: 'x', at: 5 });
    await store.changeRoom('b', mark(1), change([entry(2)], [], 9000));
    expect(await store.forgetRooms(5000, 0)).toBe(1);
    expect(await store.findRoom('a')).toMatchObject({ letters: null, code: null });
    expect(await store.roomEntries('a', 0)).toEqual([]);
    expect(await store.roomSeats('a')).toEqual([]);
    expect(await store.findRaceLog('a', 1, 1)).toBeUndefined();
    expect(await store.roomMarks(['a', 'b'])).toHaveLength(1);
    expect(await store.changeRoom('a', mark(0), change([entry(1)]))).toBe('conflict');
    expect(await openOne('c', store, 3, { letters: 'La' })).toMatchObject({ letters: 'La' });
    expect(await store.forgetRooms(0, 5000)).toBe(0);
    expect(await store.findRoom('a')).toBeUndefined();
    expect(await store.findRoom('b')).toMatchObject({ head: 2 });
    expect(await store.findMiscounts()).toEqual([]);
  });

  test('a gap is found', async () => {
    await openOne('a');
    await store.changeRoom('a', mark(1), change([entry(3)]));
    expect(await store.findMiscounts()).toEqual(['a gap']);
  });
});
