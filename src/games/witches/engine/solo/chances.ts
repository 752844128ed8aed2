// Solo: how likely the game is won from here once all recipes that are left are known: potions are tried on each of them, then
// what could be brewed after each answer, as deep as they are few. 1 is said only of ways that win whatever the recipe is.

import { isFree, plantsOf } from '../../solo/state.ts';
import type { SoloState } from '../../types/solo.ts';
import { splitOf, type Weight, winners, winsIn } from '../advice.ts';
import { surelyApart } from '../draws.ts';
import { type Pool, partOf } from '../pool.ts';
import { createAftermath } from './aftermath.ts';
import { settled } from './choices.ts';
import { modelsOf, shareBrewable, wantedOf, wayToWin } from './outlook.ts';
import { type Ground, growable, standingText } from './place.ts';
import { type Plan, planPotion, planTest } from './plan.ts';
import { type Effort, usesOf } from './potions.ts';
import { allRooms, roomsOf } from './rooms.ts';

/** Potions looked ahead, by how many recipes are left at most. */
const DEPTHS = [
  [4, 4],
  [12, 3],
  [40, 2],
] as const;
const depthFor = (recipes: number) => DEPTHS.find(([most]) => recipes <= most)?.[1] ?? 1;

/** Positions looked at for one potion. */
const POSITIONS = 150;
/** Potions looked at in a position, and of each room. */
const LOOKED_AT = 6;
const PER_ROOM = 4;
const QUICK: Effort = { winners: 6, drawn: 40, rounds: 2, anew: false };

/** What was found of a position, and how many positions that took. */
interface Found {
  /** From 0 to 1. */
  readonly chance: number;
  readonly positions: number;
}

/** By pool: positions of the board that were looked at. */
const known = new WeakMap<Pool, Map<string, Found>>();
/** By pool: the share of recipes in which the best guess wins. */
const guesses = new WeakMap<Pool, number>();

/** The share of the recipes in which the best of all potions wins. */
function guessOf({ view }: Ground, pool: Pool): number {
  const before = guesses.get(pool);
  if (before !== undefined) return before;
  const wins = winners(view, pool.recipes, GUESSED).map((entries) =>
    winsIn(pool.recipes, view.ingredients, entries),
  );
  const guess = Math.max(0, ...wins) / Math.max(1, pool.recipes.length);
  guesses.set(pool, guess);
  return guess;
}
const GUESSED = 24;

/** Plants that can be had still, those that stand included. */
function supplyOf({ setup }: Ground, state: SoloState): number {
  let supply = 0;
  for (const garden of state.gardens)
    if (!garden.spent)
      supply +=
        plantsOf(state, garden).length +
        garden.cells.filter((cell) => isFree(setup, state, cell)).length;
  return supply;
}

/** Bits that a potion tells, for a rough idea; and nothing is certain before it was looked at. */
const TOLD = 1.5;
const UNSURE = 0.97;

/** Without looking further: how many potions can be tested still, what they would tell, and if the board could brew then. */
function estimate(ground: Ground, state: SoloState, pool: Pool, guess: number): number {
  let supply = supplyOf(ground, state);
  let potions = 0;
  for (const { fixed } of allRooms(ground.setup, state)) {
    supply -= fixed.filter((entry) => !entry).length;
    if (supply >= 0) potions++;
  }
  if (ground.setup.lastPotion) return Math.min(UNSURE, guess * 2 ** (TOLD * potions));
  potions -= state.distracted ? 2 : 1;
  if (potions < 0) return 0;
  const clear = { ...state, distracted: false };
  const brewable = shareBrewable(ground.view, ground.setup, clear, modelsOf(pool));
  return brewable * Math.min(UNSURE, guess * 2 ** (TOLD * potions));
}

/** From 0 to 1: how likely the game is won from this position, as far as was looked. */
function chanceFrom(
  ground: Ground,
  state: SoloState,
  pool: Pool,
  depth: number,
  left: number,
): Found {
  if (state.phase === 'won') return { chance: 1, positions: 0 };
  if (state.phase === 'lost') return { chance: 0, positions: 0 };
  const guess = guessOf(ground, pool);
  if (state.phase === 'last') return { chance: guess, positions: 0 };
  const free = ground.setup.lastPotion ? guess : 0;
  if (free === 1) return { chance: 1, positions: 0 };
  if (guess === 1 && winsOnBoard(ground, state, pool)) return { chance: 1, positions: 1 };
  if (depth === 0 || left <= 0)
    return { chance: Math.max(free, estimate(ground, state, pool, guess)), positions: 1 };
  const positions = known.get(pool) ?? new Map<string, Found>();
  known.set(pool, positions);
  const key = `${depth} ${standingText(state)}`;
  const before = positions.get(key);
  if (before) return before;
  let found: Found = { chance: free, positions: 1 };
  for (const weight of candidatesIn(ground, state, pool)) {
    const plan = planTest(ground.setup, state, weight.entries);
    if (!plan) continue;
    const { chance, positions: more } = chanceAfter(ground, plan, pool, weight, {
      depth: depth - 1,
      left: left - found.positions,
      beyond: found.chance,
    });
    found = { chance: Math.max(found.chance, chance), positions: found.positions + more };
    if (chance === 1 || found.positions > left) break;
  }
  // what was cut short depends on where it was asked from
  if (found.positions <= left) positions.set(key, found);
  return found;
}

/** Does one potion that the board can brew win in all of them? */
function winsOnBoard({ view, setup }: Ground, state: SoloState, pool: Pool): boolean {
  const [first] = pool.recipes;
  if (!first) return false;
  if (pool.recipes.length === 1) return wayToWin(view, setup, state, first) !== undefined;
  return winners(view, pool.recipes, GUESSED).some(
    (entries) =>
      winsIn(pool.recipes, view.ingredients, entries) === pool.recipes.length &&
      planPotion(setup, state, entries) !== undefined,
  );
}

/** The most promising first. */
function candidatesIn(ground: Ground, state: SoloState, pool: Pool): readonly Weight[] {
  const found = roomsOf(ground.setup, state).flatMap((room) => {
    const uses = usesOf(ground.view, pool, room, growable(ground, state), QUICK);
    const wins = [...uses.winning].sort((one, other) => other.wins - one.wins).slice(0, 2);
    const clearing = state.distracted && uses.idle ? [uses.idle] : [];
    return [...wins, ...uses.telling.slice(0, PER_ROOM), ...clearing];
  });
  const worth = ({ gain, wins, entries, distracts, poisons }: Weight) =>
    gain + wins - entries.length / 50 - distracts / 2 - (state.poisoned ? 4 * poisons : 0);
  return found.sort((one, other) => worth(other) - worth(one)).slice(0, LOOKED_AT);
}

/** How far is looked. */
interface Reach {
  readonly depth: number;
  readonly left: number;
  /** What cannot be more likely than this is not looked at to the end. */
  readonly beyond: number;
}

function chanceAfter(
  ground: Ground,
  plan: Plan,
  pool: Pool,
  { entries }: Weight,
  { depth, left, beyond }: Reach,
): Found {
  const { ingredients } = ground.view;
  const parts = surelyApart(pool, ingredients, splitOf(pool.recipes, ingredients, entries));
  const boardAfter = createAftermath(ground, plan);
  const total = pool.recipes.length;
  let [sum, positions, missed] = [0, 0, 0];
  for (const { result, members } of parts) {
    if (result.won) {
      sum += members.length;
      continue;
    }
    const board = boardAfter(result);
    if (!board) return { chance: 0, positions };
    const part = partOf(pool, members);
    const after = settled(ground, board, wantedOf(ground, part));
    const next = chanceFrom(ground, after, part, depth, left - positions);
    sum += members.length * next.chance;
    missed += members.length * (1 - next.chance);
    positions += next.positions;
    if (1 - missed / total <= beyond) return { chance: 0, positions };
  }
  return { chance: sum / total, positions };
}

/** How likely the game is won by this plan, which tests this potion; 0 where it is not more than `beyond`. */
export function chanceOf(
  ground: Ground,
  plan: Plan,
  pool: Pool,
  weight: Weight,
  { beyond, left }: { readonly beyond: number; readonly left: number },
): Found {
  const reach = {
    depth: depthFor(pool.recipes.length) - 1,
    left: Math.min(left, POSITIONS),
    beyond,
  };
  return chanceAfter(ground, plan, pool, weight, reach);
}

/** From 0 to 1: how likely the game is won from here; 1 only where a way is known that wins whatever the recipe is. */
export function chanceNow(ground: Ground, state: SoloState, pool: Pool): number {
  return chanceFrom(ground, state, pool, depthFor(pool.recipes.length), POSITIONS).chance;
}

export interface Way {
  readonly weight: Weight;
  readonly plan: Plan;
}

/** The first potion of a way that wins whatever the recipe is. What was looked ahead at is found again: the shortest ways first. */
export function sureWay(ground: Ground, state: SoloState, pool: Pool): Way | undefined {
  const candidates = candidatesIn(ground, state, pool).flatMap((weight): readonly Way[] => {
    const plan = planTest(ground.setup, state, weight.entries);
    return plan ? [{ weight, plan }] : [];
  });
  for (let depth = 0; depth < depthFor(pool.recipes.length); depth++) {
    let left = POSITIONS;
    for (const way of candidates) {
      const reach = { depth, left, beyond: UNSURE };
      const { chance, positions } = chanceAfter(ground, way.plan, pool, way.weight, reach);
      if (chance === 1) return way;
      left -= positions;
      if (left < 0) break;
    }
  }
  return undefined;
}
