// Solo look-ahead with a complete pool: tries potions on all recipes and continues after each answer, deeper
// with fewer recipes. Estimates the chance of winning; 1 only for ways that win for every possible recipe.

import { memoByObject } from '../../../core/memo.ts';
import { isFree, plantsOf } from '../seats/board-state.ts';
import type { SoloSetup, SoloState } from '../types/solo.ts';
import { splitOf, surelyApart, type Weight, winners, winsIn } from './potion-value.ts';
import { type Pool, partOf } from './sample.ts';
import {
  allRooms,
  boardKey,
  createAfterAnswer,
  growable,
  type HintContext,
  modelsOf,
  roomsOf,
  settled,
  shareBrewable,
  wantedOf,
  wayToWin,
} from './solo-feasibility.ts';
import { planPotion, planTest, type TestPlan } from './solo-plan.ts';
import { type PotionEffort, usesOf } from './solo-potions.ts';

/** Potions to look ahead, by recipes left. */
const DEPTHS = [
  [4, 4],
  [12, 3],
  [40, 2],
] as const;
const depthFor = (recipes: number) => DEPTHS.find(([most]) => recipes <= most)?.[1] ?? 1;

/** Positions per potion. */
const POSITIONS = 150;
/** Potions per position, and per room. */
const LOOKED_AT = 6;
const PER_ROOM = 4;
const QUICK: PotionEffort = { winners: 6, drawn: 40, rounds: 2, redraw: false };

/** The chance at a position, and how many positions were examined. */
interface ChanceEstimate {
  readonly chance: number;
  readonly positions: number;
}

const positionsOf = memoByObject((_: Pool) => new Map<string, ChanceEstimate>());
const GUESSED = 24;

/** The share of recipes in which the best potion wins. */
const guessOf = memoByObject((pool: Pool) => {
  const wins = winners(pool, GUESSED).map((entries) => winsIn(pool, entries));
  return Math.max(0, ...wins) / Math.max(1, pool.recipes.length);
});

/** Plants still available, including those on the board. */
function supplyOf(setup: SoloSetup, state: SoloState): number {
  let supply = 0;
  for (const garden of state.gardens)
    if (!garden.spent)
      supply +=
        plantsOf(state, garden).length +
        garden.cells.filter((cell) => isFree(setup, state, cell)).length;
  return supply;
}

/** Rough bits per potion; and the highest chance without proof. */
const TOLD = 1.5;
const UNSURE = 0.97;

/** Static estimate: how many potions remain, what they tell, and whether the board can brew then. */
function estimate(context: HintContext, state: SoloState, pool: Pool, guess: number): number {
  let supply = supplyOf(context.setup, state);
  let potions = 0;
  for (const { fixed } of allRooms(context.setup, state)) {
    supply -= fixed.filter((entry) => !entry).length;
    if (supply >= 0) potions++;
  }
  if (context.setup.lastPotion) return Math.min(UNSURE, guess * 2 ** (TOLD * potions));
  potions -= state.distracted ? 2 : 1;
  if (potions < 0) return 0;
  const clear = { ...state, distracted: false };
  const brewable = shareBrewable(context.setup, clear, modelsOf(pool));
  return brewable * Math.min(UNSURE, guess * 2 ** (TOLD * potions));
}

/** The chance of winning from this position, as far as examined. */
function chanceFrom(
  context: HintContext,
  state: SoloState,
  pool: Pool,
  depth: number,
  left: number,
): ChanceEstimate {
  if (state.phase === 'won') return { chance: 1, positions: 0 };
  if (state.phase === 'lost') return { chance: 0, positions: 0 };
  const guess = guessOf(pool);
  if (state.phase === 'last') return { chance: guess, positions: 0 };
  const free = context.setup.lastPotion ? guess : 0;
  if (free === 1) return { chance: 1, positions: 0 };
  if (guess === 1 && winsOnBoard(context.setup, state, pool)) return { chance: 1, positions: 1 };
  if (depth === 0 || left <= 0)
    return { chance: Math.max(free, estimate(context, state, pool, guess)), positions: 1 };
  const positions = positionsOf(pool);
  const key = `${depth} ${boardKey(state)}`;
  const before = positions.get(key);
  if (before) return before;
  let found: ChanceEstimate = { chance: free, positions: 1 };
  for (const weight of candidatesIn(context, state, pool)) {
    const plan = planTest(context.setup, state, weight.entries);
    if (!plan) continue;
    const { chance, positions: more } = chanceAfter(context, plan, pool, weight, {
      depth: depth - 1,
      left: left - found.positions,
      beyond: found.chance,
    });
    found = { chance: Math.max(found.chance, chance), positions: found.positions + more };
    if (chance === 1 || found.positions > left) break;
  }
  // Values cut short depend on the remaining limit.
  if (found.positions <= left) positions.set(key, found);
  return found;
}

/** Can the board brew one potion that wins in all recipes? */
function winsOnBoard(setup: SoloSetup, state: SoloState, pool: Pool): boolean {
  const [first] = pool.recipes;
  if (!first) return false;
  if (pool.recipes.length === 1) return wayToWin(setup, state, first) !== undefined;
  return winners(pool, GUESSED).some(
    (entries) =>
      winsIn(pool, entries) === pool.recipes.length &&
      planPotion(setup, state, entries) !== undefined,
  );
}

function candidatesIn(context: HintContext, state: SoloState, pool: Pool): readonly Weight[] {
  const found = roomsOf(context.setup, state).flatMap((room) => {
    const uses = usesOf(context.view, pool, room, growable(context.setup, state), QUICK);
    const wins = [...uses.winning].sort((one, other) => other.wins - one.wins).slice(0, 2);
    const clearing = state.distracted && uses.idle ? [uses.idle] : [];
    return [...wins, ...uses.telling.slice(0, PER_ROOM), ...clearing];
  });
  const worth = ({ gain, wins, entries, distracts, poisons }: Weight) =>
    gain + wins - entries.length / 50 - distracts / 2 - (state.poisoned ? 4 * poisons : 0);
  return found.sort((one, other) => worth(other) - worth(one)).slice(0, LOOKED_AT);
}

interface LookAheadLimits {
  readonly depth: number;
  readonly left: number;
  /** Stop once the chance cannot exceed this. */
  readonly beyond: number;
}

function chanceAfter(
  context: HintContext,
  plan: TestPlan,
  pool: Pool,
  { entries }: Weight,
  { depth, left, beyond }: LookAheadLimits,
): ChanceEstimate {
  const parts = surelyApart(pool, splitOf(pool, entries));
  const boardAfter = createAfterAnswer(context.setup, plan);
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
    const after = settled(context, board, wantedOf(context.setup, part));
    const next = chanceFrom(context, after, part, depth, left - positions);
    sum += members.length * next.chance;
    missed += members.length * (1 - next.chance);
    positions += next.positions;
    if (1 - missed / total <= beyond) return { chance: 0, positions };
  }
  return { chance: sum / total, positions };
}

/** The chance of winning with this plan; 0 if it cannot exceed `beyond`. */
export function chanceOf(
  context: HintContext,
  plan: TestPlan,
  pool: Pool,
  weight: Weight,
  { beyond, left }: { readonly beyond: number; readonly left: number },
): ChanceEstimate {
  const reach = {
    depth: depthFor(pool.recipes.length) - 1,
    left: Math.min(left, POSITIONS),
    beyond,
  };
  return chanceAfter(context, plan, pool, weight, reach);
}

/** The chance of winning from here; 1 only if a way is known that wins for every possible recipe. */
export function chanceNow(context: HintContext, state: SoloState, pool: Pool): number {
  return chanceFrom(context, state, pool, depthFor(pool.recipes.length), POSITIONS).chance;
}

export interface SureWay {
  readonly weight: Weight;
  readonly plan: TestPlan;
}

/** The first potion of a sure win, shortest ways first. */
export function sureWay(context: HintContext, state: SoloState, pool: Pool): SureWay | undefined {
  const candidates = candidatesIn(context, state, pool).flatMap((weight): readonly SureWay[] => {
    const plan = planTest(context.setup, state, weight.entries);
    return plan ? [{ weight, plan }] : [];
  });
  for (let depth = 0; depth < depthFor(pool.recipes.length); depth++) {
    let left = POSITIONS;
    for (const way of candidates) {
      const reach = { depth, left, beyond: UNSURE };
      const { chance, positions } = chanceAfter(context, way.plan, pool, way.weight, reach);
      if (chance === 1) return way;
      left -= positions;
      if (left < 0) break;
    }
  }
  return undefined;
}
