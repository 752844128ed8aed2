// Solo: which potion is brewed next, why, and by which moves. It is chosen when an answer is in. Until it is tested a better one
// may still be found with what was planted for it, unless a win is sure already: then it is kept to.

import type { Budget } from '../../../../core/budget.ts';
import type { Fact } from '../../../../core/hint.ts';
import { potionText } from '../../rules/canon.ts';
import { playSolo } from '../../solo/play.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { SoloMove, SoloState } from '../../types/solo.ts';
import { isNews, splitOf, wasTested, winners, winsIn } from '../advice.ts';
import { brewFact, possibleFact, sureBrew, tellings } from '../hint.ts';
import { isScant, type Pool } from '../pool.ts';
import { seldomPotions } from '../seldom.ts';
import { chanceOf } from './chances.ts';
import { afterwards, PLAIN, shareBrewable, wayToWin } from './outlook.ts';
import { growable, type Place, standingText } from './place.ts';
import { planPotion, planTest } from './plan.ts';
import { usesOf, winnerIn } from './potions.ts';
import { roomsOf } from './rooms.ts';
import { type Chosen, tellingPotion } from './telling.ts';

export interface Course {
  readonly technique: string;
  /** Why. */
  readonly facts: readonly Fact[];
  /** Never empty; the last one is the test. */
  readonly moves: readonly SoloMove[];
  readonly potion?: readonly PlayedEntry[];
  /** Does this way win whatever the recipe is? */
  readonly sure: boolean;
}

/** What is left to be done; undefined where the board can brew none of the recipes that are left. */
export function courseNow(place: Place, pool: Pool, budget: Budget): Course | undefined {
  const { setup, state } = place;
  const now = standingText(state);
  let at: SoloState = { ...state, ...state.atAnswer };
  let course = courseAt({ ...place, state: at }, pool, budget);
  while (course && standingText(at) !== now) {
    const [move, ...moves] = course.moves;
    const outcome = move && playSolo(setup, at, move, () => PLAIN);
    // somebody did something else
    if (moves.length === 0 || !outcome?.ok) return courseAt(place, pool, budget);
    at = outcome.state;
    course = course.sure
      ? { ...course, moves }
      : courseAt({ ...place, state: at }, pool, budget, course.potion);
  }
  return course;
}

/** By pool: boards that were looked at. */
const known = new WeakMap<Pool, Map<string, Course | undefined>>();

/** `begun`: the potion that was being brewed. */
function courseAt(
  place: Place,
  pool: Pool,
  budget: Budget,
  begun: readonly PlayedEntry[] = [],
): Course | undefined {
  const boards = known.get(pool) ?? new Map<string, Course | undefined>();
  known.set(pool, boards);
  const key = `${potionText(begun)} ${standingText(place.state)}`;
  if (boards.has(key)) return boards.get(key);
  const course = findCourse(place, pool, budget, begun);
  // what was cut short is not kept
  if (budget.spend(0)) boards.set(key, course);
  return course;
}

function findCourse(
  place: Place,
  pool: Pool,
  budget: Budget,
  begun: readonly PlayedEntry[],
): Course | undefined {
  if (isScant(pool)) return seldomCourse(place) ?? anyCourse(place, pool);
  if (isPastSaving(place, pool)) return undefined;
  const sure = sureCourse(place, pool, budget);
  if (sure) return sure;
  const chosen = tellingPotion(place, pool, budget, begun);
  const rid = chosen?.sure ? undefined : ridCourse(place, pool);
  return rid ?? (chosen ? tellingCourse(place, pool, chosen) : anyCourse(place, pool));
}

/** Whatever is left, this wins: brewed on the board, or as the free last potion where the board cannot. */
function sureCourse(place: Place, pool: Pool, budget: Budget): Course | undefined {
  const brew = surestBrew(place, pool);
  const sure = pool.whole;
  if (brew) return { technique: 'boardBrew', facts: [brewFact(pool)], ...brew, sure };
  const rid = sure ? ridCourse(place, pool, true) : undefined;
  if (rid) return rid;
  const free = place.setup.lastPotion ? sureBrew(place.view, pool, budget) : undefined;
  if (!free) return undefined;
  const facts = [brewFact(pool), { type: 'lastIsFree' }];
  return { technique: 'boardSpent', facts, moves: [{ type: 'giveUp' }], sure };
}

/** Recipes whose wins are tried on all others. */
const SURE = 6;
const SURE_AT_END = 24;

/** The shortest way to a potion that wins in all recipes. */
function surestBrew(
  { view, setup, state }: Place,
  { recipes, whole }: Pool,
): Pick<Course, 'moves' | 'potion'> | undefined {
  const common = whole ? winners(view, recipes, SURE_AT_END) : [];
  const own = roomsOf(setup, state).flatMap((room) =>
    recipes.slice(0, SURE).flatMap((recipe) => {
      const entries = winnerIn(view, recipe, room);
      return entries ? [entries] : [];
    }),
  );
  let best: Pick<Course, 'moves' | 'potion'> | undefined;
  for (const potion of [...own, ...common]) {
    if (wasTested(view.trials, potion)) continue;
    if (winsIn(recipes, view.ingredients, potion) < recipes.length) continue;
    const moves = planPotion(setup, state, potion);
    if (moves && (!best || moves.length < best.moves.length)) best = { potion, moves };
  }
  return best;
}

/**
 * Nothing grows beyond two dots until the next potion, and without that the board could brew: the cheapest potion that leaves
 * nothing behind. `surely`: after it the board can, whatever it does.
 */
function ridCourse(place: Place, pool: Pool, surely = false): Course | undefined {
  const { view, setup, state } = place;
  if (!state.distracted || !surestBrew({ ...place, state: { ...state, distracted: false } }, pool))
    return undefined;
  const models = pool.recipes.slice(0, 1);
  for (const room of roomsOf(setup, state)) {
    const { telling, idle } = usesOf(view, pool, room, growable(place, state));
    const calm = telling.filter(({ distracts, poisons }) => distracts + poisons === 0).slice(0, 4);
    for (const weight of idle ? [...calm, idle] : calm) {
      const plan = planTest(setup, state, weight.entries);
      if (!plan) continue;
      const after = afterwards(setup, state, plan.moves);
      const kept = surely
        ? chanceOf(place, plan, pool, weight, CLOSE).chance === 1
        : shareBrewable(view, setup, after, models) === 1;
      if (kept) return clearing(weight.entries, plan.moves, surely);
    }
  }
  return undefined;
}
/** What is not more likely than this is not sure; and the potions that come next are few. */
const CLOSE = { beyond: 0.999, left: 150 };

/** It tells nothing, and frees whoever tests it. */
const clearing = (
  potion: readonly PlayedEntry[],
  moves: readonly SoloMove[],
  sure: boolean,
): Course => ({
  technique: 'boardClear',
  facts: [{ type: 'clears', effect: 'Distracted' }],
  moves,
  potion,
  sure,
});

function tellingCourse({ view }: Place, pool: Pool, { weight, moves, sure }: Chosen): Course {
  if (!isNews(weight)) return clearing(weight.entries, moves, sure);
  const split = splitOf(pool.recipes, view.ingredients, weight.entries);
  const facts = [possibleFact(pool), ...tellings(view, pool, split).slice(0, 2)];
  return { technique: 'boardPotion', facts, moves, potion: weight.entries, sure };
}

/** Hardly a recipe was found: something small that was not tested before. */
function seldomCourse({ view, setup, state }: Place): Course | undefined {
  for (const potion of seldomPotions(view, roomsOf(setup, state), state.poisoned)) {
    const moves = planPotion(setup, state, potion);
    if (moves)
      return { technique: 'boardMove', facts: [{ type: 'goOn' }], moves, potion, sure: false };
  }
  return undefined;
}

/** Nothing stands out: the last potion where there is one, else whatever can be tested that was not tested before. */
function anyCourse(place: Place, pool: Pool): Course | undefined {
  const { view, setup, state } = place;
  if (setup.lastPotion)
    return {
      technique: 'boardMove',
      facts: [{ type: 'lastIsFree' }],
      moves: [{ type: 'giveUp' }],
      sure: false,
    };
  for (const room of roomsOf(setup, state)) {
    const { idle } = usesOf(view, pool, room, growable(place, state));
    const moves = idle && planPotion(setup, state, idle.entries);
    if (moves) return { technique: 'boardMove', facts: [{ type: 'goOn' }], moves, sure: false };
  }
  return undefined;
}

/** Is there no way to any recipe that is left, and no free potion either? */
function isPastSaving({ view, setup, state }: Place, { recipes, whole }: Pool): boolean {
  if (setup.lastPotion || !whole) return false;
  // what distracts wears off
  const clear = { ...state, distracted: false };
  return recipes.every((recipe) => wayToWin(view, setup, clear, recipe) === undefined);
}
