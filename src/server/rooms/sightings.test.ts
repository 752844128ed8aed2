// Who is there and who is away, by streams here, by requests, and by what other processes wrote down.

import { beforeEach, expect, test, vi } from 'vitest';
import type { RoomSighting } from '../store/room.ts';
import type { Store } from '../store/store.ts';
import type { Live } from './live.ts';
import { createSightings, LEASE } from './sightings.ts';

const clock = { now: 1_000_000 };
const connected = new Set<string>();
let written: RoomSighting[] = [];
let live: Live;

const make = () =>
  createSightings({
    store: Object({
      sightSeats: async (seen: RoomSighting[]) => void written.push(...seen),
    } satisfies Partial<Store>),
    now: () => clock.now,
    isConnected: (_live, secret) => connected.has(secret),
    report: vi.fn(),
  });

beforeEach(() => {
  connected.clear();
  written = [];
  const seat = (secret: string, seenAt: number) => ({ secret, seenAt, standing: 'in' });
  live = Object({ record: { id: 'r' }, seats: [seat('anna', 0), seat('ben', 0)] });
});

test('nobody is away before anybody could see them', () => {
  const sightings = make();
  clock.now += 5000;
  expect(sightings.away(live, 'anna')).toBe(5001);
});

test('a stream is presence; whoever only asks is there for a while', async () => {
  const sightings = make();
  connected.add('anna');
  clock.now += 999_999;
  expect(sightings.away(live, 'anna')).toBe(0);
  sightings.touch(live, 'ben');
  clock.now += LEASE;
  expect(sightings.away(live, 'ben')).toBe(0);
  clock.now += 1;
  expect(sightings.away(live, 'ben')).toBe(1);
  await sightings.flush();
  expect(written.map(({ secret }) => secret)).toEqual(['ben']);
});

test('who goes is away from then on, and it is written down', async () => {
  const sightings = make();
  sightings.touch(live, 'anna');
  sightings.depart(live, 'anna');
  expect(sightings.away(live, 'anna')).toBe(1);
  await sightings.flush();
  await sightings.flush();
  expect(written).toEqual([{ room: 'r', secret: 'anna', seenAt: clock.now - 1 }]);
});

test('what is seen all the time is written down now and then', async () => {
  const sightings = make();
  for (let second = 0; second < 60; second++) {
    clock.now += 1000;
    sightings.renew(live, new Set(['anna']));
    await sightings.flush();
  }
  expect(written.length).toBeGreaterThan(2);
  expect(written.length).toBeLessThan(6);
});

test('a clock that was set back keeps nobody there for ever', () => {
  const sightings = make();
  sightings.touch(live, 'anna');
  clock.now -= 3_600_000;
  sightings.touch(live, 'anna');
  clock.now += LEASE + 1;
  expect(live.seats[0]?.seenAt).toBeLessThan(clock.now);
});

test('what another process saw is looked at again before it ends', () => {
  const sightings = make();
  expect(sightings.isEnding(live, 15_000)).toBe(false);
  sightings.touch(live, 'ben');
  expect(sightings.isEnding(live, 15_000)).toBe(false);
  clock.now += LEASE - 15_000;
  expect(sightings.isEnding(live, 15_000)).toBe(true);
  connected.add('ben');
  expect(sightings.isEnding(live, 15_000)).toBe(false);
});
