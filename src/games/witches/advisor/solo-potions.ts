// Candidate potions for one room of a board: those that win in some recipe, and informative ones. Plants
// already in the room keep their places.

import { memoByObject } from '../../../core/memo.ts';
import { createRng, pick, type Rng, shuffled } from '../../../core/rng.ts';
import type { CompiledRecipe } from '../potion/compile.ts';
import { createMovers } from '../solver/scan-states.ts';
import { winningExample, winningSeeds } from '../solver/winnable.ts';
import type { View } from '../types/index.ts';
import type { PlayedEntry, Potion } from '../types/potion.ts';
import type { SoloSetup } from '../types/solo.ts';
import {
  isInformative,
  namedPotion,
  randomPotion,
  sameEntries,
  type Weight,
  wasTested,
  weigh,
} from './potion-value.ts';
import type { Pool } from './sample.ts';
import type { BrewRoom } from './solo-feasibility.ts';

/** Recipes whose winning potions are included, random potions, and rounds of varying the best ones. */
export interface PotionEffort {
  readonly winners: number;
  readonly drawn: number;
  readonly rounds: number;
  /** Use new random potions after every answer? Look-ahead reuses the same ones. */
  readonly redraw: boolean;
}
export const FULL: PotionEffort = { winners: 24, drawn: 90, rounds: 4, redraw: true };
/** With a complete pool: the last potions must be as informative as possible. */
export const THOROUGH: PotionEffort = { winners: 24, drawn: 240, rounds: 8, redraw: true };
const BEST = 2;
const CHANGED = 14;

export interface RoomUses {
  /** Potions that win in one of the recipes. */
  readonly winning: readonly Weight[];
  /** Informative or winning, most informative first. */
  readonly telling: readonly Weight[];
  /** An uninformative one, for lack of better. */
  readonly idle: Weight | undefined;
}

const usesByRoom = memoByObject((_: Pool) => new Map<string, RoomUses>());

/** `most`: seeds that can be grown now. */
export function usesOf(
  view: View,
  pool: Pool,
  room: BrewRoom,
  most: number,
  effort: PotionEffort = FULL,
): RoomUses {
  const rooms = usesByRoom(pool);
  const key = `${most} ${effort.drawn} ${room.look}`;
  const before = rooms.get(key);
  if (before) return before;
  const made = makeUses(view, pool, room, most, effort);
  rooms.set(key, made);
  return made;
}

function makeUses(
  view: View,
  pool: Pool,
  room: BrewRoom,
  most: number,
  { winners, drawn: draws, rounds, redraw }: PotionEffort,
): RoomUses {
  const { ingredients, trials } = view;
  const seen: Weight[] = [];
  const look = (entries: Potion): Weight | undefined => {
    if (seen.some((one) => sameEntries(one.entries, entries))) return undefined;
    const weight = weigh(pool, entries);
    seen.push(weight);
    return weight;
  };
  // Entries in a cauldron are grown already.
  const canGrow = ({ entries }: Weight) =>
    entries.every(({ seeds }, place) => seeds <= most || (!room.grows && room.fixed[place]));
  const winning = winnersOf(view, pool, room, winners).flatMap((entries) => look(entries) ?? []);
  const size = room.fixed.length;
  const draw = redraw ? trials.length : 0;
  // Drawn for the empty room, so that the plan stays while the room fills up.
  const rng = createRng(`potions ${draw} ${size} ${most}`);
  const own = createRng(`potions ${draw} ${room.look} ${most}`);
  for (let turn = 0; turn < draws; turn++) {
    const drawn = randomPotion(pool, most, size, rng);
    if (fitsIn(room, drawn)) look(drawn);
    else if (turn % 2 === 0) look(filled(room, drawn, most, own));
  }
  // Single ingredients: harmless ones can always be tested.
  for (const ingredient of ingredients) {
    const plain = room.fixed.map((entry) => entry ?? { ingredient, seeds: 1 });
    if (fitsIn(room, plain)) look(plain);
  }
  const byGain = (one: Weight, other: Weight) => other.gain - one.gain;
  for (let round = 0; round < rounds; round++)
    for (const { entries } of seen.filter(canGrow).sort(byGain).slice(0, BEST))
      for (let turn = 0; turn < CHANGED; turn++) look(changed(view, room, entries, most, own));
  seen.sort(byGain);
  // Filter tested potions only now, so that the others are the same as in look-ahead.
  const isNew = ({ entries }: Weight) => !wasTested(trials, entries);
  const untested = seen.filter((weight) => isNew(weight) && canGrow(weight));
  const calm = ({ poisons, distracts }: Weight) => poisons + distracts === 0;
  return {
    winning: winning.filter(isNew),
    telling: untested.filter(isInformative),
    idle: untested.find(calm) ?? untested[0],
  };
}

/** Are the room's contents part of the potion? Gardens are checked when planning. */
function fitsIn({ fixed, grows }: BrewRoom, entries: Potion): boolean {
  return (
    grows ||
    fixed.every(
      (entry, place) =>
        !entry ||
        (entry.ingredient === entries[place]?.ingredient && entry.seeds === entries[place].seeds),
    )
  );
}

/** Combines the potion with the room's contents; in a garden everything grows for some rounds. */
function filled({ fixed, grows }: BrewRoom, entries: Potion, most: number, rng: Rng): Potion {
  if (!grows) return entries.map((entry, place) => fixed[place] ?? entry);
  const oldest = Math.max(0, ...fixed.map((entry) => entry?.seeds ?? 0));
  const rounds = oldest === 0 ? most - 1 : rng.below(Math.max(1, most - oldest + 1));
  const potion = entries.map((entry, place): PlayedEntry => {
    const plant = fixed[place];
    if (plant) return { ...plant, seeds: plant.seeds + rounds };
    return entry.seeds <= rounds + 1 ? entry : { ...entry, seeds: 1 + rng.below(rounds + 1) };
  });
  return shuffled(potion, rng);
}

/** Changes seeds or an ingredient or swaps two, where nothing lies yet. */
function changed(
  { ingredients }: View,
  { fixed, grows }: BrewRoom,
  entries: Potion,
  most: number,
  rng: Rng,
): Potion {
  const open = [...entries.keys()].filter((place) => grows || !fixed[place]);
  const at = pick(open, rng);
  const one = at === undefined ? undefined : entries[at];
  if (at === undefined || !one) return entries;
  const next = [...entries];
  switch (rng.below(3)) {
    case 0: {
      const free = ingredients.filter((name) =>
        entries.every((entry) => entry.ingredient !== name),
      );
      next[at] = { ...one, ingredient: pick(free, rng) ?? one.ingredient };
      break;
    }
    case 1: {
      const to = pick(open, rng) ?? at;
      next[at] = next[to] ?? one;
      next[to] = one;
      break;
    }
    default:
      next[at] = { ...one, seeds: 1 + rng.below(most) };
  }
  return next;
}

const winnersByRoom = memoByObject((_: CompiledRecipe) => new Map<string, Potion | undefined>());

/** The potion for this room that certainly wins in a recipe. */
export function winnerIn(
  setup: Pick<SoloSetup, 'ingredients'>,
  recipe: CompiledRecipe,
  room: BrewRoom,
): Potion | undefined {
  const rooms = winnersByRoom(recipe);
  const key = room.grows ? `${room.fixed.length}` : room.look;
  if (!rooms.has(key)) rooms.set(key, findWinner(setup, recipe, room));
  return rooms.get(key);
}

function findWinner(
  setup: Pick<SoloSetup, 'ingredients'>,
  recipe: CompiledRecipe,
  room: BrewRoom,
): Potion | undefined {
  const size = room.fixed.length;
  const given = room.grows
    ? room.fixed.map(() => undefined)
    : room.fixed.map((entry) => entry && setup.ingredients.indexOf(entry.ingredient));
  const items = winningExample(createMovers(recipe), size, given);
  if (!items) return undefined;
  const entries = namedPotion(setup.ingredients, items, winningSeeds(recipe, items));
  return fitsIn(room, entries) ? entries : undefined;
}

function winnersOf(view: View, { recipes }: Pool, room: BrewRoom, most: number): readonly Potion[] {
  return recipes.slice(0, most).flatMap((recipe) => {
    const entries = winnerIn(view, recipe, room);
    return entries ? [entries] : [];
  });
}
