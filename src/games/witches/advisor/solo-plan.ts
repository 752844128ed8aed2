// Plans the moves that brew a given potion on a solo board. For hints and for solving; knows nothing of the
// recipe.

import { grown, isFree, magicAllows, nextCell, plantsOf, specialAt } from '../seats/board-state.ts';
import { playSolo, setupOf, soloMoves } from '../seats/solo-play.ts';
import type { Region, SpecialCell } from '../types/board.ts';
import type { Puzzle, State } from '../types/index.ts';
import type { PlayedEntry, Potion } from '../types/potion.ts';
import type { Garden, SoloMove, SoloSetup, SoloState } from '../types/solo.ts';

/** The next move; undefined if the board has no way to the potion, or a choice is due. */
export function stepTowards(
  setup: SoloSetup,
  state: SoloState,
  entries: Potion,
): SoloMove | undefined {
  if (state.phase === 'last') return { type: 'last', entries };
  if (state.phase !== 'playing' || state.choices.length > 0 || entries.length === 0)
    return undefined;
  return setup.board.kind === 'cauldrons'
    ? stepToCauldron(setup, state, entries)
    : stepToGarden(setup, state, entries);
}

function stepToCauldron(setup: SoloSetup, state: SoloState, entries: Potion): SoloMove | undefined {
  const fitting = setup.board.regions
    .filter(({ kind, cells }) => kind === 'cauldron' && cells.length === entries.length)
    .filter((cauldron) => isPartOf(state, cauldron, entries))
    .sort((one, other) => filled(state, other) - filled(state, one))[0];
  const into = fitting && nextCell(state, fitting);
  if (!fitting || into === undefined) return undefined;
  const entry = entries[fitting.cells.indexOf(into)];
  return entry && stepToPlant(setup, state, entry, into);
}

export const filled = (state: SoloState, cauldron: Region) =>
  cauldron.cells.filter((cell) => (state.plots[cell]?.length ?? 0) > 0).length;

export function isPartOf(state: SoloState, cauldron: Region, entries: Potion): boolean {
  return cauldron.cells.every((cell, place) => {
    const plant = state.plots[cell]?.[0];
    const entry = entries[place];
    return !plant || (plant.ingredient === entry?.ingredient && plant.dots === entry.seeds);
  });
}

/** Plucks a ready plant, grows one, or plants it. */
export function stepToPlant(
  setup: SoloSetup,
  state: SoloState,
  { ingredient, seeds }: PlayedEntry,
  into: number,
): SoloMove | undefined {
  let growing: number | undefined;
  for (const { cells } of state.gardens)
    for (const cell of cells)
      for (const [place, plant] of (state.plots[cell] ?? []).entries()) {
        if (plant.plucked || plant.ingredient !== ingredient) continue;
        if (plant.dots === seeds) return { type: 'pluck', cell, plant: place, into };
        if (growing === undefined && reaches(setup, state, cell, plant.dots, seeds)) growing = cell;
      }
  if (growing !== undefined) return { type: 'grow', cell: growing };
  const cell = placeFor(setup, state, seeds);
  return cell === undefined ? undefined : { type: 'plant', cell, ingredient };
}

/** Where to plant for this many dots; a plain cell if possible. */
function placeFor(setup: SoloSetup, state: SoloState, seeds: number): number | undefined {
  let special: number | undefined;
  for (const { cells } of state.gardens)
    for (const cell of cells) {
      if (!isFree(setup, state, cell) || !reaches(setup, state, cell, 1, seeds)) continue;
      if (!magicAllows(setup, state, cell)) continue;
      if (specialAt(setup, cell) === undefined) return cell;
      special ??= cell;
    }
  return special;
}

/** Can a plant in this cell get from `dots` to exactly `seeds`? */
function reaches(
  setup: SoloSetup,
  state: SoloState,
  cell: number,
  dots: number,
  seeds: number,
): boolean {
  if (dots >= seeds) return dots === seeds;
  const special = specialAt(setup, cell);
  if (seeds > 2 && (special === 'lowCeiling' || state.distracted)) return false;
  if (seeds > setup.maxSeeds) return false;
  return special !== 'fertileGround' || (seeds - dots) % 2 === 0 || seeds === setup.maxSeeds;
}

/** Cells whose plants grow unevenly or cannot be planted in time. */
const UNEVEN: readonly (SpecialCell | undefined)[] = ['lowCeiling', 'fertileGround', 'blackMagic'];

function stepToGarden(setup: SoloSetup, state: SoloState, entries: Potion): SoloMove | undefined {
  const plans = state.gardens.flatMap((garden) => planGarden(setup, state, garden, entries) ?? []);
  const plan = plans.sort((one, other) => one.missing.length - other.missing.length)[0];
  if (!plan) return undefined;
  const { garden, rounds, missing } = plan;
  const [first = 0] = garden.cells;
  const due = missing.find(({ seeds }) => seeds === rounds + 1);
  if (due) {
    const cell = garden.cells.find(
      (one) => state.plots[one]?.length === 0 && isFree(setup, state, one),
    );
    return cell === undefined || !magicAllows(setup, state, cell)
      ? undefined
      : { type: 'plant', cell, ingredient: due.ingredient };
  }
  if (rounds > 0)
    return grown(setup, state, garden).size > 0 ? { type: 'grow', cell: first } : undefined;
  return { type: 'test', cell: first, order: orderOf(state, garden, entries) };
}

/** How often the garden still has to grow, and the entries not planted yet. All its plants grow together: planted in
 * order of decreasing seeds, they ripen at the same time. */
function planGarden(setup: SoloSetup, state: SoloState, garden: Garden, entries: Potion) {
  const open = garden.cells.filter((cell) => !state.barred.includes(cell));
  if (garden.spent || open.length !== entries.length) return undefined;
  const uneven = open.some((cell) => UNEVEN.includes(specialAt(setup, cell)));
  const most = Math.max(...entries.map(({ seeds }) => seeds));
  if (uneven || most > setup.maxSeeds || open.some((cell) => (state.plots[cell]?.length ?? 0) > 1))
    return undefined;
  const plants = plantsOf(state, garden).map(({ plant }) => plant);
  for (let rounds = plants.length === 0 ? most - 1 : 0; rounds < most; rounds++) {
    if (state.distracted && most > 2 && rounds > 0) return undefined;
    const missing = [...entries];
    const matched = plants.every((plant) => {
      const place = missing.findIndex(
        ({ ingredient, seeds }) => ingredient === plant.ingredient && seeds === plant.dots + rounds,
      );
      if (place >= 0) missing.splice(place, 1);
      return place >= 0;
    });
    if (matched && missing.every(({ seeds }) => seeds <= rounds + 1))
      return { garden, rounds, missing };
  }
  return undefined;
}

function orderOf(state: SoloState, garden: Garden, entries: Potion): readonly number[] {
  const left = plantsOf(state, garden).map(({ plant }, place) => ({ plant, place }));
  return entries.flatMap(({ ingredient, seeds }) => {
    const index = left.findIndex(
      ({ plant }) => plant.ingredient === ingredient && plant.dots === seeds,
    );
    return left.splice(index, 1).map(({ place }) => place);
  });
}

export interface TestPlan {
  /** Ends with the test. */
  readonly moves: readonly SoloMove[];
  /** The board right before the test. */
  readonly ready: SoloState;
  readonly test: SoloMove;
}

/** Undefined if the board has no way to the potion. */
export function planTest(
  setup: SoloSetup,
  state: SoloState,
  entries: Potion,
): TestPlan | undefined {
  const moves: SoloMove[] = [];
  const tested = state.potions.length;
  let now = state;
  for (;;) {
    const move = now.choices.length > 0 ? anyChoice(setup, now) : stepTowards(setup, now, entries);
    if (!move) return undefined;
    const outcome = playSolo(setup, now, move, () => WON);
    if (!outcome.ok) return undefined;
    moves.push(move);
    if (outcome.state.potions.length > tested) return { moves, ready: now, test: move };
    now = outcome.state;
  }
}

export const planPotion = (
  setup: SoloSetup,
  state: SoloState,
  entries: Potion,
): readonly SoloMove[] | undefined => planTest(setup, state, entries)?.moves;

export const WON = { won: true, undergrown: 0, overgrown: 0, messages: [] } as const;

/** Passes if possible, otherwise takes the last option. */
function anyChoice(setup: SoloSetup, state: SoloState): SoloMove | undefined {
  const options = [...soloMoves(setup, state)].filter(({ type }) => type !== 'giveUp');
  return options[options.length - 1];
}

export function planBoard(
  puzzle: Puzzle,
  state: State,
  entries: Potion,
): readonly SoloMove[] | undefined {
  const setup = setupOf(puzzle);
  return setup && state.solo ? planPotion(setup, state.solo, entries) : undefined;
}
