// Presence by streams, by requests, and by what other processes wrote to the store.

import { beforeEach, expect, test, vi } from 'vitest';
import type { SeenSeat, Store } from '../store/store.ts';
import type { CachedRoom } from './cached-room.ts';
import { createPresence, LEASE } from './presence.ts';

const clock = { now: 1_000_000 };
const connected = new Set<string>();
let written: SeenSeat[] = [];
let cached: CachedRoom;

const make = () =>
  createPresence({
    store: Object({
      sightSeats: async (seen: SeenSeat[]) => void written.push(...seen),
    } satisfies Partial<Store>),
    now: () => clock.now,
    isConnected: (_live, secret) => connected.has(secret),
    report: vi.fn(),
  });

beforeEach(() => {
  connected.clear();
  written = [];
  const seat = (secret: string, seenAt: number) => ({ secret, seenAt, standing: 'in' });
  cached = Object({ record: { id: 'r' }, seats: [seat('anna', 0), seat('ben', 0)] });
});

test('absence counts from the start of the process at the earliest', () => {
  const presence = make();
  clock.now += 5000;
  expect(presence.away(cached, 'anna')).toBe(5001);
});

test('a stream is presence; a request counts for a while', async () => {
  const presence = make();
  connected.add('anna');
  clock.now += 999_999;
  expect(presence.away(cached, 'anna')).toBe(0);
  presence.touch(cached, 'ben');
  clock.now += LEASE;
  expect(presence.away(cached, 'ben')).toBe(0);
  clock.now += 1;
  expect(presence.away(cached, 'ben')).toBe(1);
  await presence.flush();
  expect(written.map(({ secret }) => secret)).toEqual(['ben']);
});

test('a departure counts at once and is stored', async () => {
  const presence = make();
  presence.touch(cached, 'anna');
  presence.depart(cached, 'anna');
  expect(presence.away(cached, 'anna')).toBe(1);
  await presence.flush();
  await presence.flush();
  expect(written).toEqual([{ room: 'r', secret: 'anna', seenAt: clock.now - 1 }]);
});

test('constant presence is stored only now and then', async () => {
  const presence = make();
  for (let second = 0; second < 60; second++) {
    clock.now += 1000;
    presence.renew(cached, new Set(['anna']));
    await presence.flush();
  }
  expect(written.length).toBeGreaterThan(2);
  expect(written.length).toBeLessThan(6);
});

test('a clock that was set back keeps no member here for ever', () => {
  const presence = make();
  presence.touch(cached, 'anna');
  clock.now -= 3_600_000;
  presence.touch(cached, 'anna');
  clock.now += LEASE + 1;
  expect(cached.seats[0]?.seenAt).toBeLessThan(clock.now);
});

test('the lease of another process is checked again before it ends', () => {
  const presence = make();
  expect(presence.isEnding(cached, 15_000)).toBe(false);
  presence.touch(cached, 'ben');
  expect(presence.isEnding(cached, 15_000)).toBe(false);
  clock.now += LEASE - 15_000;
  expect(presence.isEnding(cached, 15_000)).toBe(true);
  connected.add('ben');
  expect(presence.isEnding(cached, 15_000)).toBe(false);
});
