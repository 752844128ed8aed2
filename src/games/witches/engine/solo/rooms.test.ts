// Rooms of the solo board: each one for itself, those that look alike, and how many there are.

import { expect, it } from 'vitest';
import { startSolo } from '../../solo/state.ts';
import { played, setupOf } from '../../testing/setups.ts';
import { allRooms, roomCounts, roomsOf } from './rooms.ts';

const sizes = (rooms: readonly { readonly fixed: readonly unknown[] }[]) =>
  rooms.map(({ fixed }) => fixed.length);

it('are all there, the smallest first; those that look alike are one to who chooses between them', () => {
  // two cauldrons of two cells, one of four
  const setup = setupOf({});
  const start = startSolo(setup);
  expect(sizes(allRooms(setup, start))).toEqual([2, 2, 4]);
  expect(sizes(roomsOf(setup, start))).toEqual([2, 4]);
  expect([...roomCounts(setup, start)]).toEqual([
    [2, 2],
    [4, 1],
  ]);
});

it('differ once something lies in one of them, and go when they are full', () => {
  const setup = setupOf({});
  const { state } = played({}, 'p24-0 p25-1 k24-0-0');
  expect(sizes(roomsOf(setup, state))).toEqual([2, 2, 4]);
  const after = played({}, 'p24-0 p25-1 k24-0-0 k25-0-0').state;
  expect(sizes(allRooms(setup, after))).toEqual([2, 4]);
});
