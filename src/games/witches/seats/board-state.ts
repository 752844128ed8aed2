// Queries about a board in play: gardens, cauldrons, cells. Nothing here is hidden, and nothing knows the
// recipe.

import { memoByObject } from '../../../core/memo.ts';
import { neighboursOf } from '../board/sections.ts';
import {
  BOARD_CELLS,
  LARGEST_POTION,
  type Region,
  type Special,
  type SpecialCell,
} from '../types/board.ts';
import type { PlayedEntry } from '../types/potion.ts';
import type {
  BoardLayoutState,
  Garden,
  Plant,
  SoloRefusal,
  SoloSetup,
  SoloState,
} from '../types/solo.ts';

/** The board as printed; printed ingredients have one dot. */
export function startSolo(setup: SoloSetup): SoloState {
  const plots: (readonly Plant[])[] = new Array(BOARD_CELLS).fill([]);
  for (const { cell, ingredient } of setup.board.starts)
    plots[cell] = [{ ingredient, dots: 1, plucked: false }];
  const standing: BoardLayoutState = {
    plots,
    barred: [],
    gardens: setup.board.regions
      .filter(({ kind }) => kind === 'garden')
      .map(({ cells }) => ({ cells, spent: false })),
  };
  return {
    ...standing,
    atAnswer: standing,
    potions: [],
    turns: 0,
    poisoned: false,
    distracted: false,
    choices: [],
    phase: 'playing',
  };
}

export const layoutStateOf = ({ plots, barred, gardens }: BoardLayoutState): BoardLayoutState => ({
  plots,
  barred,
  gardens,
});

/** Boards are immutable, and every move asks for special cells many times. */
const specialsByCell = memoByObject((specials: readonly Special[]) => {
  const found = new Array<SpecialCell | undefined>(BOARD_CELLS);
  for (const one of specials) found[one.cell] ??= one.special;
  return found;
});

export const specialAt = ({ board }: SoloSetup, cell: number): SpecialCell | undefined =>
  specialsByCell(board.specials)[cell];

/** Lists of gardens are replaced, never mutated, and every move asks for them many times. */
const gardensByCell = memoByObject((gardens: readonly Garden[]) => {
  const found = new Array<Garden | undefined>(BOARD_CELLS);
  for (const garden of gardens) for (const one of garden.cells) found[one] ??= garden;
  return found;
});

export const gardenAt = ({ gardens }: SoloState, cell: number): Garden | undefined =>
  gardensByCell(gardens)[cell];

export function cauldronAt(setup: SoloSetup, cell: number): Region | undefined {
  return setup.board.regions.find(({ kind, cells }) => kind === 'cauldron' && cells.includes(cell));
}

/** In reading order; undefined if the cauldron is full. */
export function nextCell(state: SoloState, cauldron: Region): number | undefined {
  return cauldron.cells.find((cell) => state.plots[cell]?.length === 0);
}

export const entryOf = ({ ingredient, dots }: Plant): PlayedEntry => ({ ingredient, seeds: dots });

/** Unplucked plants of a garden in reading order, by cell and place in the cell. */
export function plantsOf(
  state: SoloState,
  garden: Garden,
): readonly { readonly cell: number; readonly place: number; readonly plant: Plant }[] {
  const found: { cell: number; place: number; plant: Plant }[] = [];
  for (const cell of garden.cells)
    for (const [place, plant] of (state.plots[cell] ?? []).entries())
      if (!plant.plucked) found.push({ cell, place, plant });
  return found;
}

const capacity = (setup: SoloSetup, cell: number) =>
  specialAt(setup, cell) === 'efficiency' ? 2 : 1;

/** Can the cell take another plant, ignoring Black Magic? */
export function isFree(setup: SoloSetup, state: SoloState, cell: number): boolean {
  const garden = gardenAt(state, cell);
  if (!garden || garden.spent || state.barred.includes(cell)) return false;
  const planted = state.plots[cell]?.length ?? 0;
  if (planted >= capacity(setup, cell)) return false;
  return planted === 0 || !overlong(setup, state, garden);
}

/** Without cauldrons a garden is a potion: a second plant in a cell must keep it within six entries. */
export function overlong(setup: SoloSetup, state: SoloState, garden: Garden): boolean {
  if (setup.board.kind === 'cauldrons') return false;
  const places = garden.cells.map((cell) =>
    Math.max(state.plots[cell]?.length ?? 0, state.barred.includes(cell) ? 0 : 1),
  );
  return places.reduce((sum, place) => sum + place, 0) >= LARGEST_POTION;
}

/** Black Magic cells may only be planted last. */
export function magicAllows(setup: SoloSetup, state: SoloState, cell: number): boolean {
  if (specialAt(setup, cell) !== 'blackMagic') return true;
  return !state.gardens.some(({ cells }) =>
    cells.some((other) => specialAt(setup, other) !== 'blackMagic' && isFree(setup, state, other)),
  );
}

export function isWhole(state: SoloState, garden: Garden): boolean {
  const open = garden.cells.filter((cell) => !state.barred.includes(cell));
  return open.length > 0 && open.every((cell) => (state.plots[cell]?.length ?? 0) > 0);
}

/** The fewest plants that complete a cauldron; infinite if all are full. */
function fewestMissing({ board }: SoloSetup, { plots }: SoloState): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const { kind, cells } of board.regions) {
    if (kind !== 'cauldron') continue;
    let missing = 0;
    for (const cell of cells) if (plots[cell]?.length === 0) missing++;
    if (missing > 0 && missing < fewest) fewest = missing;
  }
  return fewest;
}

export function isExhausted(setup: SoloSetup, state: SoloState): boolean {
  if (setup.board.kind === 'gardens')
    return state.gardens.every(
      ({ spent, cells }) => spent || cells.every((cell) => state.barred.includes(cell)),
    );
  const needed = fewestMissing(setup, state);
  let supply = 0;
  for (const { spent, cells } of state.gardens)
    for (const cell of spent ? [] : cells) {
      if (supply >= needed) return false;
      const plants = state.plots[cell] ?? [];
      for (const { plucked } of plants) if (!plucked) supply++;
      if (isFree(setup, state, cell)) supply += capacity(setup, cell) - plants.length;
    }
  return supply < needed;
}

/** The cells that change when a garden grows once. */
export function grown(
  setup: SoloSetup,
  state: SoloState,
  garden: Garden,
): ReadonlyMap<number, readonly Plant[]> {
  const changes = new Map<number, readonly Plant[]>();
  for (const cell of garden.cells) {
    const special = specialAt(setup, cell);
    const low = special === 'lowCeiling' || state.distracted;
    const ceiling = Math.min(setup.maxSeeds, low ? 2 : setup.maxSeeds);
    const step = special === 'fertileGround' ? 2 : 1;
    const before = state.plots[cell] ?? [];
    const after = before.map((plant) => {
      const dots = Math.max(plant.dots, Math.min(plant.dots + step, ceiling));
      return plant.plucked || dots === plant.dots ? plant : { ...plant, dots };
    });
    if (after.some((plant, place) => plant !== before[place])) changes.set(cell, after);
  }
  return changes;
}

/** Border cells of adjacent gardens that a gate may join. */
export function gatePlaces(
  setup: SoloSetup,
  state: SoloState,
): readonly { readonly cell: number; readonly other: number }[] {
  const pairs: { cell: number; other: number }[] = [];
  for (const garden of state.gardens)
    for (const cell of garden.cells)
      for (const other of neighboursOf(cell)) {
        const second = other > cell ? gardenAt(state, other) : undefined;
        if (second && second !== garden && joinRefusal(setup, state, garden, second) === undefined)
          pairs.push({ cell, other });
      }
  return pairs;
}

export function joinRefusal(
  setup: SoloSetup,
  state: SoloState,
  one: Garden,
  other: Garden,
): SoloRefusal['type'] | undefined {
  if (one === other) return 'sameGarden';
  if (one.spent || other.spent) return 'spentGarden';
  if (setup.board.kind === 'cauldrons') return undefined;
  const places = [...one.cells, ...other.cells].map((cell) =>
    Math.max(1, state.plots[cell]?.length ?? 0),
  );
  return places.reduce((sum, place) => sum + place, 0) > LARGEST_POTION ? 'tooLarge' : undefined;
}
