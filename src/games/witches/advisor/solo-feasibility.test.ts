// Rooms of the solo board: all of them, different ones, and their numbers.

import { expect, it } from 'vitest';
import { startSolo } from '../seats/board-state.ts';
import { played, setupOf } from '../testing/drawn-boards.ts';
import { allRooms, roomCounts, roomsOf } from './solo-feasibility.ts';

const sizes = (rooms: readonly { readonly fixed: readonly unknown[] }[]) =>
  rooms.map(({ fixed }) => fixed.length);

it('are listed smallest first, and equal ones are merged for choosing', () => {
  // Two cauldrons of two cells, one of four.
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
