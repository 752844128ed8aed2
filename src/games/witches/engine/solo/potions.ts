// Solo: potions that might be brewed on the board as it stands, for hints to choose from. Where plants lie or stand
// already the potions have them in their places.

import { pick, type Rng, shuffled } from '../../../../core/rng.ts';
import { nextCell, plantsOf } from '../../solo/state.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { Garden, SoloSetup, SoloState } from '../../types/solo.ts';
import type { Hypothesis } from '../notebook/knowledge.ts';

export interface BoardPotion {
  readonly entries: readonly PlayedEntry[];
  /** It would use up the last empty room of a size that recipes have. */
  readonly lastRoom: boolean;
}

/** Potions for every room that is different. */
const PER_ROOM = 24;

interface Room {
  /** By place: what is fixed, or undefined. */
  readonly fixed: readonly (PlayedEntry | undefined)[];
  /** Gardens: places may be exchanged, and nobody can have grown more often than the oldest. */
  readonly grows: boolean;
  readonly lastRoom: boolean;
}

export function boardPotions(
  setup: SoloSetup,
  state: SoloState,
  sample: readonly Hypothesis[],
  rng: Rng,
): readonly BoardPotion[] {
  const rooms = setup.board.kind === 'cauldrons' ? cauldronRooms(setup, state) : gardenRooms(state);
  return rooms.flatMap((room) =>
    Array.from({ length: PER_ROOM }, (_, index) => ({
      entries: fill(setup, room, pick(sample, rng), index, rng),
      lastRoom: room.lastRoom,
    })),
  );
}

/** Rooms that look alike count once, and know whether they are the last of their size. */
function distinct(rooms: readonly Omit<Room, 'lastRoom'>[]): readonly Room[] {
  const isEmpty = ({ fixed }: Omit<Room, 'lastRoom'>) => fixed.every((entry) => !entry);
  const empties = (size: number) =>
    rooms.filter((room) => room.fixed.length === size && isEmpty(room)).length;
  const seen = new Set<string>();
  return rooms.flatMap((room) => {
    const look = JSON.stringify(room.fixed.map((entry) => entry ?? null));
    if (seen.has(look)) return [];
    seen.add(look);
    const { length } = room.fixed;
    return [{ ...room, lastRoom: isEmpty(room) && length >= 4 && empties(length) === 1 }];
  });
}

function cauldronRooms(setup: SoloSetup, state: SoloState): readonly Room[] {
  const open = setup.board.regions.filter(
    (region) => region.kind === 'cauldron' && nextCell(state, region) !== undefined,
  );
  return distinct(
    open.map(({ cells }) => ({
      grows: false,
      fixed: cells.map((cell) => {
        const plant = state.plots[cell]?.[0];
        return plant && { ingredient: plant.ingredient, seeds: plant.dots };
      }),
    })),
  );
}

function gardenRooms(state: SoloState): readonly Room[] {
  return distinct(
    state.gardens
      .filter(({ spent }) => !spent)
      .map((garden) => ({ grows: true, fixed: standing(state, garden) }))
      .filter(({ fixed }) => fixed.length > 0),
  );
}

/** Plants of a garden, then its empty places. */
function standing(state: SoloState, garden: Garden): readonly (PlayedEntry | undefined)[] {
  const plants = plantsOf(state, garden).map(({ plant }) => ({
    ingredient: plant.ingredient,
    seeds: plant.dots,
  }));
  const empty = garden.cells.filter(
    (cell) => !state.barred.includes(cell) && state.plots[cell]?.length === 0,
  );
  return [...plants, ...empty.map(() => undefined)];
}

/** The recipe of the hypothesis where it fits, else chosen at random with likely seeds. */
function fill(
  setup: SoloSetup,
  room: Room,
  hypothesis: Hypothesis | undefined,
  index: number,
  rng: Rng,
): readonly PlayedEntry[] {
  const number = (name: string) =>
    hypothesis?.ingredients.find((one) => one.name === name && one.kind === 'good')?.number ?? 0;
  const goods = (hypothesis?.ingredients ?? [])
    .filter(({ kind }) => kind === 'good')
    .sort((one, other) => (one.number ?? 0) - (other.number ?? 0))
    .map((one) => ({ ingredient: one.name, seeds: one.number ?? 1 }));
  const isEmpty = room.fixed.every((entry) => !entry);
  if (isEmpty && index % 4 === 0 && goods.length === room.fixed.length) return goods;
  const others = shuffled(setup.ingredients, rng);
  const oldest = Math.max(0, ...room.fixed.map((entry) => entry?.seeds ?? 0));
  const rounds = isEmpty ? setup.maxSeeds - 1 : rng.below(setup.maxSeeds - oldest + 1);
  const most = room.grows ? rounds + 1 : setup.maxSeeds;
  const entries = room.fixed.map((entry, place): PlayedEntry => {
    if (entry) return room.grows ? { ...entry, seeds: entry.seeds + rounds } : entry;
    const ingredient = others[place % others.length] ?? 'Parsley';
    const guess = number(ingredient);
    const likely = guess >= 1 && guess <= most && rng.below(3) > 0;
    return { ingredient, seeds: likely ? guess : 1 + rng.below(most) };
  });
  return room.grows ? shuffled(entries, rng) : entries;
}
