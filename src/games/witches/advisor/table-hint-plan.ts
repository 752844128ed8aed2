// The hint plan of a table on screen, from what everyone sees: a potion that certainly wins, or an
// informative one that is worth its plants and keeps the recipe brewable, and each seat's moves in this
// round.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { EffectName } from '../names.ts';
import type { CompiledRecipe } from '../potion/compile.ts';
import { answer } from '../potion/evaluate.ts';
import { settle } from '../seats/table-brewing.ts';
import { sceneOf } from '../seats/table-game.ts';
import { playSeat } from '../seats/table-play.ts';
import { seatOf, type TableScene } from '../seats/table-scene.ts';
import type { View } from '../types/index.ts';
import type { Potion } from '../types/potion.ts';
import type { Brew } from '../types/solo.ts';
import type { PlainStep, Seat, TablePlan, TableStep } from '../types/table.ts';
import { fallbackProbes } from './fallbacks.ts';
import { indexPotion, wasTested, winsIn, worthFor } from './potion-value.ts';
import { hintSurvey, isScant, type Pool } from './sample.ts';
import { modelsOf, roomsOf } from './solo-feasibility.ts';
import { usesOf, winnerIn } from './solo-potions.ts';
import {
  bedsOf,
  candidatesOf,
  riskOf,
  type Situation,
  specialWays,
  uniformCandidates,
} from './table-candidates.ts';
import { type Brewing, planFreely, planWay, type SeatMove } from './table-plan.ts';

/** The table after these moves with the answers of `brew`; undefined if the game is over. */
function afterwards(scene: TableScene, { moves }: Brewing, brew: Brew): TableScene | undefined {
  let now = scene;
  for (const { seat, move } of moves) {
    const deed = playSeat(now, seat, move, brew);
    if (!deed.ok) return undefined;
    now = deed.talk ? deed.scene : settle(deed.scene).scene;
  }
  return now.board.phase === 'playing' ? now : undefined;
}

/** The share of these recipes that would still be brewable, each with its own answer: used-up room and new statuses
 * both count. */
function shareKeepingRoom(
  scene: TableScene,
  brewing: Brewing,
  models: readonly CompiledRecipe[],
): number {
  if (models.length === 0) return 1;
  const kept = models.filter((recipe) => {
    let won = false;
    const after = afterwards(scene, brewing, (entries, potion) => {
      const { items, seeds } = indexPotion(scene.setup.ingredients, entries);
      const result = answer(recipe, items, seeds, potion);
      won ||= result.won;
      return result;
    });
    return won || (after !== undefined && canBrew(after, recipe));
  });
  return kept.length / models.length;
}

const canBrew = (scene: TableScene, recipe: CompiledRecipe): boolean =>
  roomsOf(scene.setup, scene.board).some((room) => {
    const entries = winnerIn(scene.setup, recipe, room);
    return entries !== undefined && planFreely(scene, entries) !== undefined;
  });

/** Statuses that restrict planting, growing or testing. */
const BINDING: readonly EffectName[] = ['Minimalist', 'Distracted', 'Allergies', 'Sharer'];
/** Dots that every seat can grow. */
const FEW_DOTS = 2;
/** Potions to plan, and recipes to keep brewable. */
const CLEARINGS_TRIED = 12;
const MODELS = 3;

const isBound = (scene: TableScene, seat: Seat): boolean =>
  seatOf(scene, seat).statuses.some(({ effect }) => BINDING.includes(effect));

interface Clearing {
  readonly entries: Potion;
  readonly brewing: Brewing;
}

function clearingPotion(at: Situation): Clearing | undefined {
  const { scene, pool } = at;
  if (!scene.seats.some((_, at) => isBound(scene, at + 1))) return undefined;
  const models = pool.recipes.slice(0, MODELS);
  let best: (Clearing & { readonly kept: number; readonly planted: number }) | undefined;
  let looked = 0;
  for (const { entries, plan } of potionsFor(at)) {
    if (looked >= CLEARINGS_TRIED) break;
    const brewing = plan();
    if (!brewing || !isBound(scene, brewing.brewer)) continue;
    looked++;
    const planted = brewing.moves.filter(({ move }) => move.type === 'plant').length;
    const kept = shareKeepingRoom(scene, brewing, models);
    if (!best || kept > best.kept || (kept === best.kept && planted < best.planted))
      best = { entries, brewing, kept, planted };
  }
  return best;
}

interface ClearingOption {
  readonly entries: Potion;
  plan(): Brewing | undefined;
}

/** Tastes and guesses first, then rooms, smallest first. */
function* potionsFor(at: Situation): Generator<ClearingOption> {
  const { view, scene, pool } = at;
  for (const way of specialWays(at))
    yield { entries: way.entries, plan: () => planWay(scene, way) };
  for (const room of roomsOf(scene.setup, scene.board)) {
    const { idle } = usesOf(view, pool, room, Math.min(FEW_DOTS, view.maxSeeds));
    if (idle) yield { entries: idle.entries, plan: () => planFreely(scene, idle.entries) };
  }
  for (const { weight, plan } of uniformCandidates(at)) yield { entries: weight.entries, plan };
}

/** Recipes whose winning potions are tried on all others. */
const SURE = 6;
/** Candidates to plan on the board, best first. */
const LOOKED_AT = 10;
/** In bits per plant: the cost of losing the way to a win. */
const KEEP_ROOM_COST = 6;
/** Per move: prefers the nearer of two similar potions, so that nearly finished ones are not postponed. */
const MOVE_COST = 0.01;

export interface TableHintPlan {
  readonly entries: Potion;
  readonly brewing: Brewing;
  readonly sure: boolean;
}

/** Faults: nothingToHint, budgetExhausted. */
export function tablePlan(view: View, budget: Budget): Result<TablePlan> {
  const scene = sceneOf(view);
  if (!scene || view.status !== 'playing' || scene.board.phase !== 'playing')
    return failure('nothingToHint');
  const survey = hintSurvey(view, budget);
  if (!survey.ok) return survey;
  const pool = survey.value.pool(budget);
  if (!pool) return failure('budgetExhausted');
  const hintPlan = tableHintPlan(view, scene, pool, budget);
  if (!hintPlan.ok) return hintPlan;
  const { entries, brewing, sure } = hintPlan.value;
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

/** The same board and answers give every seat the same plan, regardless of who has acted in this round. Faults:
 * nothingToHint, budgetExhausted. */
export function tableHintPlan(
  view: View,
  now: TableScene,
  pool: Pool,
  budget: Budget,
): Result<TableHintPlan> {
  if (!budget.spend(pool.recipes.length)) return failure('budgetExhausted');
  const scene = atRoundStart(now);
  const at = { view, scene, pool };
  const hintPlan = isScant(pool)
    ? probePlan(view, scene)
    : (surestPlan(at) ?? informativePlan(at, budget));
  return hintPlan ? success(hintPlan) : failure('nothingToHint');
}

/** Few recipes were found in time: small potions of rarely tested ingredients help to find more. */
function probePlan(view: View, scene: TableScene): TableHintPlan | undefined {
  for (const entries of fallbackProbes(view, roomsOf(scene.setup, scene.board))) {
    const brewing = planFreely(scene, entries);
    if (brewing) return { entries, brewing, sure: false };
  }
  for (const way of bedsOf({ view, scene })) {
    const brewing = wasTested(view.trials, way.entries) ? undefined : planWay(scene, way);
    if (brewing) return { entries: way.entries, brewing, sure: false };
  }
  return undefined;
}

const atRoundStart = (scene: TableScene): TableScene => ({
  ...scene,
  seats: scene.seats.map((one) => ({ ...one, acted: 'open', rests: false })),
});

/** The shortest way to a potion that wins in all recipes. */
function surestPlan(at: Situation): TableHintPlan | undefined {
  const { view, scene, pool } = at;
  const { recipes } = pool;
  let best: TableHintPlan | undefined;
  for (const room of roomsOf(scene.setup, scene.board))
    for (const recipe of recipes.slice(0, SURE)) {
      const entries = winnerIn(scene.setup, recipe, room);
      if (!entries || wasTested(view.trials, entries)) continue;
      if (winsIn(pool, entries) < recipes.length) continue;
      const brewing = planFreely(scene, entries);
      if (brewing && (!best || brewing.moves.length < best.brewing.moves.length))
        best = { entries, brewing, sure: true };
      break;
    }
  for (const way of specialWays(at)) {
    if (winsIn(pool, way.entries) < recipes.length) continue;
    const brewing = planWay(scene, way);
    if (brewing && (!best || brewing.moves.length < best.brewing.moves.length))
      best = { entries: way.entries, brewing, sure: true };
  }
  return best;
}

function informativePlan(at: Situation, budget: Budget): TableHintPlan | undefined {
  const { scene, pool } = at;
  const candidates = candidatesOf(at);
  const models = scene.setup.lastPotion ? [] : modelsOf(pool);
  let best: { readonly hintPlan: TableHintPlan; readonly worth: number } | undefined;
  let looked = 0;
  for (const { weight, plan } of candidates) {
    if (looked >= LOOKED_AT && best && best.worth > -KEEP_ROOM_COST / 4) break;
    if (!budget.spend(pool.recipes.length)) return best?.hintPlan;
    const brewing = plan();
    if (!brewing) continue;
    looked++;
    const acts = brewing.moves.filter(({ move }) => move.type !== 'pass');
    const planted = acts.filter(({ move }) => move.type === 'plant').length;
    const costs = riskOf(at, brewing.brewer, weight) + MOVE_COST * acts.length;
    const value = worthFor(weight, planted) - costs;
    if (best && value <= best.worth) continue;
    const kept = shareKeepingRoom(scene, brewing, models);
    const worth = value - KEEP_ROOM_COST * (1 - kept) * (1 - weight.wins);
    if (!best || worth > best.worth)
      best = { hintPlan: { entries: weight.entries, brewing, sure: false }, worth };
  }
  const clearing = best ? undefined : clearingPotion(at);
  return best?.hintPlan ?? (clearing && { ...clearing, sure: false });
}

/** The plan's moves in the current round, by seats that have not acted. */
export function thisRound(scene: TableScene, { moves }: Brewing): readonly SeatMove[] {
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
