// The solo hint plan: which potion to brew next, why, and by which moves. Chosen after each answer; until it
// is tested a better one may replace it, unless the plan is a sure win.

import type { Budget } from '../../../core/budget.ts';
import type { Fact } from '../../../core/hint.ts';
import { memoByObject } from '../../../core/memo.ts';
import type { CompiledRecipe } from '../potion/compile.ts';
import { answer } from '../potion/evaluate.ts';
import { potionText } from '../rules/recipe-text.ts';
import { playSolo } from '../seats/solo-play.ts';
import type { Potion } from '../types/potion.ts';
import type { SoloMove, SoloState } from '../types/solo.ts';
import { fallbackProbes } from './fallbacks.ts';
import { answerFacts, brewFact, possibleFact, sureBrew } from './hint.ts';
import {
  deadlyCost,
  indexPotion,
  isInformative,
  splitOf,
  type Weight,
  wasTested,
  weigh,
  winners,
  winsIn,
  worthFor,
} from './potion-value.ts';
import { isScant, type Pool } from './sample.ts';
import {
  afterwards,
  boardKey,
  createAfterAnswer,
  growable,
  type HintContext,
  type HintPosition,
  modelsOf,
  PLAIN,
  roomsOf,
  settled,
  shareBrewable,
  wayToWin,
} from './solo-feasibility.ts';
import { chanceOf, sureWay } from './solo-look-ahead.ts';
import { planPotion, planTest, type TestPlan } from './solo-plan.ts';
import { FULL, THOROUGH, usesOf, winnerIn } from './solo-potions.ts';
import { poolsAhead } from './solo-sample.ts';

/** The share of these recipes that would still be brewable, each with its own answer and the effects of that answer. */
function shareKeepingRoom(
  context: HintContext,
  plan: TestPlan,
  entries: Potion,
  models: readonly CompiledRecipe[],
): number {
  const { view, setup } = context;
  const { items, seeds } = indexPotion(view.ingredients, entries);
  const boardAfter = createAfterAnswer(setup, plan);
  const kept = models.filter((recipe) => {
    const result = answer(recipe, items, seeds, 1);
    if (result.won) return true;
    const board = boardAfter(result);
    const after = board && settled(context, board);
    if (after?.phase !== 'playing') return false;
    // Distracted wears off with one more potion.
    return wayToWin(setup, { ...after, distracted: false }, recipe) !== undefined;
  });
  return kept.length / Math.max(1, models.length);
}

/** In bits: the cost of losing room or plants for the recipe, and of losing winning chances. */
const KEEP_ROOM_COST = 20;
const CHANCE_COST = 12;
/** Recipes to keep brewable. */
const MODELS = 40;

/** Candidates per room, and how many to plan on the board, best first. */
const PER_ROOM = 8;
const LOOKED_AT = 12;
/** With a complete pool this small, look further ahead. */
const FEW = 160;
const LOOKED_AT_END = 30;
/** Total positions to look ahead. */
const POSITIONS = 1200;
const isEnd = ({ whole, recipes }: Pool) => whole && recipes.length <= FEW;

interface InformativePotion {
  readonly weight: Weight;
  readonly moves: readonly SoloMove[];
  /** Is a way known that wins for every possible recipe? */
  readonly sure: boolean;
}

/** Undefined if the board can brew nothing useful. `begun`: the potion being brewed, which a better one may replace. */
function informativePotion(
  position: HintPosition,
  pool: Pool,
  budget: Budget,
  begun: Potion = [],
): InformativePotion | undefined {
  const best = likeliestToWin(position, pool, begun);
  // Only right after an answer, look for a sure way found earlier.
  const looked = best?.sure || begun.length > 0 || !isEnd(pool);
  return looked ? best : (keptWay(position, pool, budget) ?? best);
}

/** A sure win that look-ahead found before the last answers. */
function keptWay(
  position: HintPosition,
  pool: Pool,
  budget: Budget,
): InformativePotion | undefined {
  const { view, state } = position;
  for (const left of poolsAhead(view, pool, FEW, budget)) {
    const way = sureWay(position, state, left);
    if (!way) continue;
    const { entries } = way.weight;
    const weight = left === pool ? way.weight : weigh(pool, entries);
    return { weight, moves: way.plan.moves, sure: true };
  }
  return undefined;
}

function likeliestToWin(
  position: HintPosition,
  pool: Pool,
  begun: Potion,
): InformativePotion | undefined {
  const { view, setup, state } = position;
  const rough = (weight: Weight, planted: number) =>
    worthFor(weight, planted) - (state.poisoned ? deadlyCost(view, pool, weight) : 0);
  const models = setup.lastPotion ? [] : modelsOf(pool, MODELS);
  let left = POSITIONS;
  // The expected loss: winning chances if the pool is complete, otherwise room for the recipe.
  const lossOf = (weight: Weight, plan: TestPlan, most: number) => {
    if (isEnd(pool)) {
      const reach = { beyond: 1 - most / CHANCE_COST, left };
      const { chance, positions } = chanceOf(position, plan, pool, weight, reach);
      left -= positions;
      return CHANCE_COST * (1 - chance);
    }
    if (models.length === 0) return 0;
    return KEEP_ROOM_COST * (1 - shareKeepingRoom(position, plan, weight.entries, models));
  };
  let best: (InformativePotion & { readonly worth: number }) | undefined;
  const most = isEnd(pool) ? LOOKED_AT_END : LOOKED_AT;
  let looked = 0;
  const started = begun.length > 0 ? [weigh(pool, begun)] : [];
  for (const weight of [...started, ...candidatesIn(position, pool, rough)]) {
    if (looked >= most && best && best.worth > -KEEP_ROOM_COST / 4) break;
    const plan = planTest(setup, state, weight.entries);
    if (!plan) continue;
    looked++;
    const planted = plan.moves.filter(({ type }) => type === 'plant').length;
    const value = rough(weight, planted);
    // Nothing outweighs a sure win.
    const ahead = best?.sure ? LEAST : best ? value - best.worth : CHANCE_COST;
    if (ahead <= 0 || (best?.sure && value <= best.worth)) continue;
    const loss = lossOf(weight, plan, ahead);
    const [worth, sure] = [value - loss, isEnd(pool) && loss === 0];
    if (!best || (sure && !best.sure) || (worth > best.worth && (sure || !best.sure)))
      best = { weight, moves: plan.moves, sure, worth };
  }
  return best;
}
/** In bits: less than any uncertainty costs. */
const LEAST = 0.001;

/** The likeliest wins and the most informative potions of every room, best first. */
function candidatesIn(
  position: HintPosition,
  pool: Pool,
  rough: (weight: Weight, planted: number) => number,
): readonly Weight[] {
  const { view, setup, state } = position;
  const effort = isEnd(pool) ? THOROUGH : FULL;
  const candidates = roomsOf(setup, state).flatMap((room) => {
    const uses = usesOf(view, pool, room, growable(setup, state), effort);
    const open = room.fixed.filter((entry) => !entry).length;
    const likely = uses.winning
      .filter(isInformative)
      .sort((one, other) => other.wins - one.wins)
      .slice(0, 3);
    const worthOf = (weight: Weight) => ({ weight, worth: rough(weight, open) });
    const best = uses.telling.map(worthOf).sort((one, other) => other.worth - one.worth);
    // While distracted, a potion may be worth testing just to clear the status.
    const clearing = pool.whole && state.distracted && uses.idle ? [worthOf(uses.idle)] : [];
    return [...likely.map(worthOf), ...best.slice(0, PER_ROOM), ...clearing];
  });
  return candidates.sort((one, other) => other.worth - one.worth).map(({ weight }) => weight);
}

export interface SoloHintPlan {
  readonly technique: string;
  readonly facts: readonly Fact[];
  /** Never empty; the last one is the test. */
  readonly moves: readonly SoloMove[];
  readonly potion?: Potion;
  /** Does it win for every possible recipe? */
  readonly sure: boolean;
}

/** The rest of the plan; undefined if the board can brew none of the possible recipes. */
export function currentHintPlan(
  position: HintPosition,
  pool: Pool,
  budget: Budget,
): SoloHintPlan | undefined {
  const { setup, state } = position;
  const now = boardKey(state);
  let at: SoloState = { ...state, ...state.atAnswer };
  let hintPlan = hintPlanAt({ ...position, state: at }, pool, budget);
  while (hintPlan && boardKey(at) !== now) {
    const [move, ...moves] = hintPlan.moves;
    const outcome = move && playSolo(setup, at, move, () => PLAIN);
    // The player deviated from the plan.
    if (moves.length === 0 || !outcome?.ok) return hintPlanAt(position, pool, budget);
    at = outcome.state;
    hintPlan = hintPlan.sure
      ? { ...hintPlan, moves }
      : hintPlanAt({ ...position, state: at }, pool, budget, hintPlan.potion);
  }
  return hintPlan;
}

const plansOf = memoByObject((_: Pool) => new Map<string, SoloHintPlan | undefined>());

function hintPlanAt(
  position: HintPosition,
  pool: Pool,
  budget: Budget,
  begun: Potion = [],
): SoloHintPlan | undefined {
  const boards = plansOf(pool);
  const key = `${potionText(begun)} ${boardKey(position.state)}`;
  if (boards.has(key)) return boards.get(key);
  const hintPlan = findHintPlan(position, pool, budget, begun);
  // Do not cache what the budget cut short.
  if (budget.spend(0)) boards.set(key, hintPlan);
  return hintPlan;
}

function findHintPlan(
  position: HintPosition,
  pool: Pool,
  budget: Budget,
  begun: Potion,
): SoloHintPlan | undefined {
  if (isScant(pool)) return probePlan(position) ?? anyPlan(position, pool);
  if (isPastSaving(position, pool)) return undefined;
  const sure = surePlan(position, pool, budget);
  if (sure) return sure;
  const chosen = informativePotion(position, pool, budget, begun);
  const rid = chosen?.sure ? undefined : clearStatusPlan(position, pool);
  return rid ?? (chosen ? informativePlan(pool, chosen) : anyPlan(position, pool));
}

/** Wins in every possible recipe: on the board, or as the free last potion. */
function surePlan(position: HintPosition, pool: Pool, budget: Budget): SoloHintPlan | undefined {
  const brew = surestBrew(position, pool);
  const sure = pool.whole;
  if (brew) return { technique: 'boardBrew', facts: [brewFact(pool)], ...brew, sure };
  const rid = sure ? clearStatusPlan(position, pool, true) : undefined;
  if (rid) return rid;
  const free = position.setup.lastPotion ? sureBrew(position.view, pool, budget) : undefined;
  if (!free) return undefined;
  const facts = [brewFact(pool), { type: 'lastIsFree' }];
  return { technique: 'boardSpent', facts, moves: [{ type: 'giveUp' }], sure };
}

/** Recipes whose winning potions are tried on all others. */
const SURE = 6;
const SURE_AT_END = 24;

/** The shortest way to a potion that wins in all recipes. */
function surestBrew(
  { view, setup, state }: HintPosition,
  pool: Pool,
): Pick<SoloHintPlan, 'moves' | 'potion'> | undefined {
  const { recipes, whole } = pool;
  const common = whole ? winners(pool, SURE_AT_END) : [];
  const own = roomsOf(setup, state).flatMap((room) =>
    recipes.slice(0, SURE).flatMap((recipe) => {
      const entries = winnerIn(setup, recipe, room);
      return entries ? [entries] : [];
    }),
  );
  let best: Pick<SoloHintPlan, 'moves' | 'potion'> | undefined;
  for (const potion of [...own, ...common]) {
    if (wasTested(view.trials, potion)) continue;
    if (winsIn(pool, potion) < recipes.length) continue;
    const moves = planPotion(setup, state, potion);
    if (moves && (!best || moves.length < best.moves.length)) best = { potion, moves };
  }
  return best;
}

/** Distracted prevents brewing the sure potion: the cheapest potion that clears it without new statuses. `surely`: the
 * win must then be certain. */
function clearStatusPlan(
  position: HintPosition,
  pool: Pool,
  surely = false,
): SoloHintPlan | undefined {
  const { view, setup, state } = position;
  if (
    !state.distracted ||
    !surestBrew({ ...position, state: { ...state, distracted: false } }, pool)
  )
    return undefined;
  const models = pool.recipes.slice(0, 1);
  for (const room of roomsOf(setup, state)) {
    const { telling, idle } = usesOf(view, pool, room, growable(setup, state));
    const calm = telling.filter(({ distracts, poisons }) => distracts + poisons === 0).slice(0, 4);
    for (const weight of idle ? [...calm, idle] : calm) {
      const plan = planTest(setup, state, weight.entries);
      if (!plan) continue;
      const after = afterwards(setup, state, plan.moves);
      const kept = surely
        ? chanceOf(position, plan, pool, weight, CLOSE).chance === 1
        : shareBrewable(setup, after, models) === 1;
      if (kept) return clearing(weight.entries, plan.moves, surely);
    }
  }
  return undefined;
}
/** Chances up to this are not sure; few potions follow. */
const CLOSE = { beyond: 0.999, left: 150 };

const clearing = (potion: Potion, moves: readonly SoloMove[], sure: boolean): SoloHintPlan => ({
  technique: 'boardClear',
  facts: [{ type: 'clears', effect: 'Distracted' }],
  moves,
  potion,
  sure,
});

function informativePlan(pool: Pool, { weight, moves, sure }: InformativePotion): SoloHintPlan {
  if (!isInformative(weight)) return clearing(weight.entries, moves, sure);
  const split = splitOf(pool, weight.entries);
  const facts = [possibleFact(pool), ...answerFacts(pool, split).slice(0, 2)];
  return { technique: 'boardPotion', facts, moves, potion: weight.entries, sure };
}

function probePlan({ view, setup, state }: HintPosition): SoloHintPlan | undefined {
  for (const potion of fallbackProbes(view, roomsOf(setup, state), state.poisoned)) {
    const moves = planPotion(setup, state, potion);
    if (moves)
      return { technique: 'boardMove', facts: [{ type: 'goOn' }], moves, potion, sure: false };
  }
  return undefined;
}

/** No better idea: the last potion if there is one, otherwise any untested potion. */
function anyPlan(position: HintPosition, pool: Pool): SoloHintPlan | undefined {
  const { view, setup, state } = position;
  if (setup.lastPotion)
    return {
      technique: 'boardMove',
      facts: [{ type: 'lastIsFree' }],
      moves: [{ type: 'giveUp' }],
      sure: false,
    };
  for (const room of roomsOf(setup, state)) {
    const { idle } = usesOf(view, pool, room, growable(setup, state));
    const moves = idle && planPotion(setup, state, idle.entries);
    if (moves) return { technique: 'boardMove', facts: [{ type: 'goOn' }], moves, sure: false };
  }
  return undefined;
}

function isPastSaving({ setup, state }: HintPosition, { recipes, whole }: Pool): boolean {
  if (setup.lastPotion || !whole) return false;
  // Distracted wears off.
  const clear = { ...state, distracted: false };
  return recipes.every((recipe) => wayToWin(setup, clear, recipe) === undefined);
}
