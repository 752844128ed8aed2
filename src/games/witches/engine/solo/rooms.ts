// Solo: where potions can still be brewed, cauldrons that are not full or gardens that are not spent, and what is in them
// already.

import { nextCell, plantsOf } from '../../solo/state.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { Garden, SoloSetup, SoloState } from '../../types/solo.ts';

export interface Room {
  /** By place: what lies there, or undefined. */
  readonly fixed: readonly (PlayedEntry | undefined)[];
  /** A garden: its plants grow further, together, and may be taken in any order. */
  readonly grows: boolean;
  /** What is the same for rooms in which the same can be brewed. */
  readonly look: string;
}

/** All of them, the smallest first. */
export function allRooms(setup: SoloSetup, state: SoloState): readonly Room[] {
  const rooms = setup.board.kind === 'cauldrons' ? cauldrons(setup, state) : gardens(state);
  return [...rooms].sort((one, other) => one.fixed.length - other.fixed.length);
}

/** Those that look alike once, the smallest first. */
export function roomsOf(setup: SoloSetup, state: SoloState): readonly Room[] {
  const different = new Map(allRooms(setup, state).map((room) => [room.look, room]));
  return [...different.values()];
}

/** How many rooms there are of each size, the smallest first. */
export function roomCounts(setup: SoloSetup, state: SoloState): ReadonlyMap<number, number> {
  const counts: number[] = [];
  const add = (size: number) => {
    counts[size] = (counts[size] ?? 0) + 1;
  };
  if (setup.board.kind === 'cauldrons') {
    for (const region of setup.board.regions)
      if (region.kind === 'cauldron' && nextCell(state, region) !== undefined)
        add(region.cells.length);
  } else {
    for (const { spent, cells } of state.gardens) if (!spent) add(sizeOf(state, cells));
  }
  return new Map([...counts.entries()].filter(([size, count]) => size > 0 && count > 0));
}

/** Plants that stand in these cells, and places for more. */
function sizeOf({ plots, barred }: SoloState, cells: readonly number[]): number {
  let size = 0;
  for (const cell of cells) {
    const plants = plots[cell] ?? [];
    if (plants.length === 0 && !barred.includes(cell)) size++;
    for (const { plucked } of plants) if (!plucked) size++;
  }
  return size;
}

export function roomFrom(fixed: Room['fixed'], grows: boolean): Room {
  const look = fixed.map((entry) => (entry ? `${entry.ingredient}${entry.seeds}` : '-')).join();
  return { fixed, grows, look: `${grows} ${look}` };
}

function cauldrons(setup: SoloSetup, state: SoloState): readonly Room[] {
  return setup.board.regions
    .filter((region) => region.kind === 'cauldron' && nextCell(state, region) !== undefined)
    .map(({ cells }) =>
      roomFrom(
        cells.map((cell) => {
          const plant = state.plots[cell]?.[0];
          return plant && { ingredient: plant.ingredient, seeds: plant.dots };
        }),
        false,
      ),
    );
}

function gardens(state: SoloState): readonly Room[] {
  return state.gardens
    .filter(({ spent }) => !spent)
    .map((garden) => roomFrom(standing(state, garden), true))
    .filter(({ fixed }) => fixed.length > 0);
}

/** Plants of a garden, then its empty places. */
function standing(state: SoloState, garden: Garden): Room['fixed'] {
  const plants = plantsOf(state, garden).map(({ plant }) => ({
    ingredient: plant.ingredient,
    seeds: plant.dots,
  }));
  const empty = garden.cells.filter(
    (cell) => !state.barred.includes(cell) && state.plots[cell]?.length === 0,
  );
  return [...plants, ...empty.map(() => undefined)];
}
