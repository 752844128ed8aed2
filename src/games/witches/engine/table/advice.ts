// What a table on screen should do next, from what all see: a potion that is sure to win, or one that tells much for what it
// costs and leaves the table able to brew the recipe, and who does what for it in this round.

import type { Budget } from '../../../../core/budget.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import { type Scene, seatOf } from '../../table/scene.ts';
import { sceneOf } from '../../table/view.ts';
import type { View } from '../../types/index.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { PlainStep, Seat, TablePlan, TableStep } from '../../types/table.ts';
import { wasTested, winsIn } from '../advice.ts';
import { knownFrom } from '../known.ts';
import { isScant, type Pool } from '../pool.ts';
import { seldomPotions } from '../seldom.ts';
import { modelsOf } from '../solo/outlook.ts';
import { winnerIn } from '../solo/potions.ts';
import { roomsOf } from '../solo/rooms.ts';
import { worthFor } from '../worth.ts';
import { bedsOf } from './beds.ts';
import { candidatesOf } from './candidates.ts';
import { clearingPotion } from './clearing.ts';
import { shareKept } from './outlook.ts';
import { type Brewing, planFreely, planWay, type SeatMove } from './plan.ts';
import { specialWays } from './specials.ts';
import { riskOf, type Situation } from './worth.ts';

/** Recipes whose wins are tried on all others. */
const SURE = 6;
/** Candidates whose way on the board is looked for, best first. */
const LOOKED_AT = 10;
/** In bits for each plant: what it costs to lose the way to a win that may come. */
const RESERVE_COST = 6;
/** For each move: of two that tell about as much the nearer one, so that what is nearly ready is not put off again. */
const MOVE_COST = 0.01;

export interface Course {
  readonly entries: readonly PlayedEntry[];
  readonly brewing: Brewing;
  readonly sure: boolean;
}

/** Faults: nothingToHint, budgetExhausted. */
export function tablePlan(view: View, budget: Budget): Result<TablePlan> {
  const scene = sceneOf(view);
  if (!scene || view.status !== 'playing' || scene.board.phase !== 'playing')
    return failure('nothingToHint');
  const known = knownFrom(view, budget);
  if (!known.ok) return known;
  const pool = known.value.pool(budget);
  if (!pool) return failure('budgetExhausted');
  const course = courseOf(view, scene, pool, budget);
  if (!course.ok) return course;
  const { entries, brewing, sure } = course.value;
  return success({
    type: 'tablePlan',
    entries,
    sure,
    recipes: pool.count ?? pool.sample.length,
    exact: pool.count !== null,
    brewer: brewing.brewer,
    steps: stepsOf(thisRound(scene, brewing)),
  });
}

/**
 * The same board after the same answers gives the same course to every seat, whoever has acted in this round: so a table
 * keeps to it. Faults: nothingToHint, budgetExhausted.
 */
export function courseOf(view: View, now: Scene, pool: Pool, budget: Budget): Result<Course> {
  if (!budget.spend(pool.recipes.length)) return failure('budgetExhausted');
  const scene = atRoundStart(now);
  const at = { view, scene, pool };
  const course = isScant(pool)
    ? seldomCourse(view, scene)
    : (surestCourse(at) ?? tellingCourse(at, budget));
  return course ? success(course) : failure('nothingToHint');
}

/** Hardly a recipe was found that fits, in time: a small potion of what was tested least is answered in a way that helps to find one. */
function seldomCourse(view: View, scene: Scene): Course | undefined {
  for (const entries of seldomPotions(view, roomsOf(scene.setup, scene.board))) {
    const brewing = planFreely(scene, entries);
    if (brewing) return { entries, brewing, sure: false };
  }
  for (const way of bedsOf(view, scene)) {
    const brewing = wasTested(view.trials, way.entries) ? undefined : planWay(scene, way);
    if (brewing) return { entries: way.entries, brewing, sure: false };
  }
  return undefined;
}

/** As if nobody had acted yet. */
const atRoundStart = (scene: Scene): Scene => ({
  ...scene,
  seats: scene.seats.map((one) => ({ ...one, acted: 'open', rests: false })),
});

/** The shortest way to a potion that wins in all recipes. */
function surestCourse({ view, scene, pool }: Situation): Course | undefined {
  const { recipes } = pool;
  let best: Course | undefined;
  for (const room of roomsOf(scene.setup, scene.board))
    for (const recipe of recipes.slice(0, SURE)) {
      const entries = winnerIn(view, recipe, room);
      if (!entries || wasTested(view.trials, entries)) continue;
      if (winsIn(recipes, view.ingredients, entries) < recipes.length) continue;
      const brewing = planFreely(scene, entries);
      if (brewing && (!best || brewing.moves.length < best.brewing.moves.length))
        best = { entries, brewing, sure: true };
      break;
    }
  for (const way of specialWays(view, scene, pool)) {
    if (winsIn(recipes, view.ingredients, way.entries) < recipes.length) continue;
    const brewing = planWay(scene, way);
    if (brewing && (!best || brewing.moves.length < best.brewing.moves.length))
      best = { entries: way.entries, brewing, sure: true };
  }
  return best;
}

/** What tells most for the plants that it costs. */
function tellingCourse(at: Situation, budget: Budget): Course | undefined {
  const { view, scene, pool } = at;
  const candidates = candidatesOf(at);
  const models = scene.setup.lastPotion ? [] : modelsOf(pool);
  let best: { readonly course: Course; readonly worth: number } | undefined;
  let looked = 0;
  for (const { weight, plan } of candidates) {
    if (looked >= LOOKED_AT && best && best.worth > -RESERVE_COST / 4) break;
    if (!budget.spend(pool.recipes.length)) return best?.course;
    const brewing = plan();
    if (!brewing) continue;
    looked++;
    const acts = brewing.moves.filter(({ move }) => move.type !== 'pass');
    const planted = acts.filter(({ move }) => move.type === 'plant').length;
    const costs = riskOf(at, brewing.brewer, weight) + MOVE_COST * acts.length;
    const value = worthFor(weight, planted) - costs;
    if (best && value <= best.worth) continue;
    const kept = shareKept(view, scene, brewing, models);
    const worth = value - RESERVE_COST * (1 - kept) * (1 - weight.wins);
    if (!best || worth > best.worth)
      best = { course: { entries: weight.entries, brewing, sure: false }, worth };
  }
  const clearing = best ? undefined : clearingPotion(at);
  return best?.course ?? (clearing && { ...clearing, sure: false });
}

/** The moves of a course that belong to the round that runs, of those who have not acted in it yet. */
export function thisRound(scene: Scene, { moves }: Brewing): readonly SeatMove[] {
  const acted = new Set<Seat>();
  const round: SeatMove[] = [];
  for (const one of moves) {
    const { type } = one.move;
    const acts = type !== 'offer' && type !== 'accept';
    const actor = one.move.type === 'accept' ? one.move.from : one.seat;
    if (acted.has(actor)) break;
    if (seatOf(scene, actor).acted === 'open') round.push(one);
    if (acts || type === 'accept') acted.add(actor);
  }
  return round;
}

const stepsOf = (moves: readonly SeatMove[]): readonly TableStep[] =>
  moves.flatMap(({ seat, move }): TableStep[] => (isStep(move) ? [{ seat, move }] : []));

const isStep = (move: SeatMove['move']): move is PlainStep =>
  move.type === 'plant' ||
  move.type === 'grow' ||
  move.type === 'pluck' ||
  move.type === 'test' ||
  move.type === 'taste' ||
  move.type === 'offer';
