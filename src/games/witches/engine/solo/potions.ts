// Solo: potions for one room of the board, for hints to choose from: those that win in some recipe, and others that tell
// much. Where plants lie or stand already the potions have them in their places.

import { createRng, pick, type Rng, shuffled } from '../../../../core/rng.ts';
import type { CompiledRecipe } from '../../potion/compile.ts';
import type { View } from '../../types/index.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import { isNews, sameEntries, type Weight, wasTested, weigh } from '../advice.ts';
import type { Pool } from '../pool.ts';
import { createMovers } from '../winnable/mover.ts';
import { winningExample, winningSeeds } from '../winnable/winnable.ts';
import type { Room } from './rooms.ts';

/** Recipes whose wins are looked for, potions drawn by chance, and rounds of changes of the best of them. */
export interface Effort {
  readonly winners: number;
  readonly drawn: number;
  readonly rounds: number;
  /** Are others drawn after every answer? Who looks ahead draws the same again. */
  readonly anew: boolean;
}
export const FULL: Effort = { winners: 24, drawn: 90, rounds: 4, anew: true };
/** Once all recipes are known that are left: the last potions have to tell as much as they can. */
export const THOROUGH: Effort = { winners: 24, drawn: 240, rounds: 8, anew: true };
const BEST = 2;
const CHANGED = 14;

/** What a room can be used for. */
export interface Uses {
  /** Potions that win in one of the recipes. */
  readonly winning: readonly Weight[];
  /** All that tell something or win, the most telling first. */
  readonly telling: readonly Weight[];
  /** One that tells nothing, where there is nothing better to do. */
  readonly idle: Weight | undefined;
}

/** By pool: rooms that were looked at. The same room and pool always give the same. */
const known = new WeakMap<Pool, Map<string, Uses>>();

/** `most`: seeds that can be grown now. */
export function usesOf(
  view: View,
  pool: Pool,
  room: Room,
  most: number,
  effort: Effort = FULL,
): Uses {
  const rooms = known.get(pool) ?? new Map<string, Uses>();
  known.set(pool, rooms);
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
  room: Room,
  most: number,
  { winners, drawn: draws, rounds, anew }: Effort,
): Uses {
  const { ingredients, trials } = view;
  const seen: Weight[] = [];
  const look = (entries: readonly PlayedEntry[]): Weight | undefined => {
    if (seen.some((one) => sameEntries(one.entries, entries))) return undefined;
    const weight = weigh(pool.recipes, ingredients, entries);
    seen.push(weight);
    return weight;
  };
  // what lies in a cauldron is grown already
  const canGrow = ({ entries }: Weight) =>
    entries.every(({ seeds }, place) => seeds <= most || (!room.grows && room.fixed[place]));
  const winning = winnersOf(view, pool, room, winners).flatMap((entries) => look(entries) ?? []);
  const size = room.fixed.length;
  const draw = anew ? trials.length : 0;
  // drawn for the empty room, so that a plan is kept to while it is being filled
  const rng = createRng(`potions ${draw} ${size} ${most}`);
  const own = createRng(`potions ${draw} ${room.look} ${most}`);
  for (let turn = 0; turn < draws; turn++) {
    const drawn = drawPotion(view, pool, size, most, rng);
    if (fitsIn(room, drawn)) look(drawn);
    else if (turn % 2 === 0) look(filled(room, drawn, most, own));
  }
  // one ingredient and nothing else: what is calm can always be tested
  for (const ingredient of ingredients) {
    const plain = room.fixed.map((entry) => entry ?? { ingredient, seeds: 1 });
    if (fitsIn(room, plain)) look(plain);
  }
  const byGain = (one: Weight, other: Weight) => other.gain - one.gain;
  for (let round = 0; round < rounds; round++)
    for (const { entries } of seen.filter(canGrow).sort(byGain).slice(0, BEST))
      for (let turn = 0; turn < CHANGED; turn++) look(changed(view, room, entries, most, own));
  seen.sort(byGain);
  // what was tested is left out now, so that other potions are the same as when they were looked ahead at
  const isNew = ({ entries }: Weight) => !wasTested(trials, entries);
  const untested = seen.filter((weight) => isNew(weight) && canGrow(weight));
  const calm = ({ poisons, distracts }: Weight) => poisons + distracts === 0;
  return {
    winning: winning.filter(isNew),
    telling: untested.filter(isNews),
    idle: untested.find(calm) ?? untested[0],
  };
}

/** Is what lies in the room part of the potion? Gardens are looked at when the way is planned. */
function fitsIn({ fixed, grows }: Room, entries: readonly PlayedEntry[]): boolean {
  return (
    grows ||
    fixed.every(
      (entry, place) =>
        !entry ||
        (entry.ingredient === entries[place]?.ingredient && entry.seeds === entries[place].seeds),
    )
  );
}

/** The potion with what is in the room already; in a garden everything grows on for some rounds. */
function filled(
  { fixed, grows }: Room,
  entries: readonly PlayedEntry[],
  most: number,
  rng: Rng,
): readonly PlayedEntry[] {
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

function drawPotion(
  { ingredients }: View,
  { sample }: Pool,
  size: number,
  most: number,
  rng: Rng,
): readonly PlayedEntry[] {
  const hypothesis = pick(sample, rng);
  return shuffled(ingredients, rng)
    .slice(0, size)
    .map((ingredient) => {
      const guess = hypothesis?.ingredients.find((one) => one.name === ingredient)?.number ?? 0;
      const likely = guess >= 1 && guess <= most && rng.below(2) === 0;
      return { ingredient, seeds: likely ? guess : 1 + rng.below(most) };
    });
}

/** Another number of seeds, another ingredient or two exchanged, where nothing lies yet. */
function changed(
  { ingredients }: View,
  { fixed, grows }: Room,
  entries: readonly PlayedEntry[],
  most: number,
  rng: Rng,
): readonly PlayedEntry[] {
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

/** By recipe: what wins in rooms that were looked at. */
const wins = new WeakMap<CompiledRecipe, Map<string, readonly PlayedEntry[] | undefined>>();

/** The potion of this room that wins for certain in a recipe. */
export function winnerIn(
  view: Pick<View, 'ingredients'>,
  recipe: CompiledRecipe,
  room: Room,
): readonly PlayedEntry[] | undefined {
  const rooms = wins.get(recipe) ?? new Map<string, readonly PlayedEntry[] | undefined>();
  wins.set(recipe, rooms);
  const key = room.grows ? `${room.fixed.length}` : room.look;
  if (!rooms.has(key)) rooms.set(key, findWinner(view, recipe, room));
  return rooms.get(key);
}

function findWinner(
  view: Pick<View, 'ingredients'>,
  recipe: CompiledRecipe,
  room: Room,
): readonly PlayedEntry[] | undefined {
  const size = room.fixed.length;
  const given = room.grows
    ? room.fixed.map(() => undefined)
    : room.fixed.map((entry) => entry && view.ingredients.indexOf(entry.ingredient));
  const items = winningExample(createMovers(recipe), size, given);
  if (!items) return undefined;
  const seeds = winningSeeds(recipe, items);
  const entries = items.flatMap((item, place) => {
    const ingredient = view.ingredients[item];
    return ingredient === undefined ? [] : [{ ingredient, seeds: seeds[place] ?? 1 }];
  });
  return fitsIn(room, entries) ? entries : undefined;
}

function winnersOf(
  view: View,
  { recipes }: Pool,
  room: Room,
  most: number,
): readonly (readonly PlayedEntry[])[] {
  return recipes.slice(0, most).flatMap((recipe) => {
    const entries = winnerIn(view, recipe, room);
    return entries ? [entries] : [];
  });
}
