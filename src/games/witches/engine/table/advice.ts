// What a table on screen should do next, from what all see: a potion that is sure to win, or one that tells much for what it
// costs and leaves the table able to brew the recipe, and who does what for it in this round.

import type { Budget } from '../../../../core/budget.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import type { CompiledRecipe } from '../../potion/compile.ts';
import { playSeat } from '../../table/play.ts';
import { settle } from '../../table/rounds.ts';
import { allSeats, type Scene, statusOf } from '../../table/scene.ts';
import { sceneOf } from '../../table/view.ts';
import type { View } from '../../types/index.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { PlainStep, Seat, TablePlan, TableStep } from '../../types/table.ts';
import { type Weight, wasTested, weigh, winsIn } from '../advice.ts';
import { knownFrom } from '../known.ts';
import type { Pool } from '../pool.ts';
import { modelsOf } from '../solo/outlook.ts';
import { usesOf, winnerIn } from '../solo/potions.ts';
import { roomsOf } from '../solo/rooms.ts';
import { bedsOf } from './beds.ts';
import { type Brewing, planFreely, planMoves, type SeatMove } from './plan.ts';

/** Recipes whose wins are tried on all others. */
const SURE = 6;
/** Candidates of each room, and those whose way on the board is looked for, best first. */
const PER_ROOM = 6;
const LOOKED_AT = 10;
/** In bits for each plant: what a win that may come is worth, and what it costs to lose the way to it or the whole game. */
const WIN_WORTH = 1.5;
const RESERVE_COST = 6;
const DEADLY_COST = 6;
const DISTRACTED_COST = 0.2;

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

/** The same view gives the same course, so that a table keeps to it. Faults: nothingToHint, budgetExhausted. */
export function courseOf(view: View, scene: Scene, pool: Pool, budget: Budget): Result<Course> {
  if (pool.sample.length === 0) return failure('nothingToHint');
  if (!budget.spend(pool.recipes.length)) return failure('budgetExhausted');
  const course = surestCourse(view, scene, pool) ?? tellingCourse(view, scene, pool, budget);
  return course ? success(course) : failure('nothingToHint');
}

/** The shortest way to a potion that wins in all recipes. */
function surestCourse(view: View, scene: Scene, { recipes }: Pool): Course | undefined {
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
  return best;
}

interface Candidate {
  readonly weight: Weight;
  readonly worth: number;
  plan(): Brewing | undefined;
}

/** Potions for rooms of this size, whoever has them. */
function roomCandidates(view: View, scene: Scene, pool: Pool): readonly Candidate[] {
  return roomsOf(scene.setup, scene.board).flatMap((room) => {
    const { winning, telling } = usesOf(view, pool, room, view.maxSeeds);
    const open = room.fixed.filter((entry) => !entry).length;
    const likely = winning
      .filter(({ answers, wins }) => answers > 1 || wins === 1)
      .sort((one, other) => other.wins - one.wins)
      .slice(0, 3);
    const worthOf = (weight: Weight): Candidate => ({
      weight,
      worth: worthFor(weight, open),
      plan: () => planFreely(scene, weight.entries),
    });
    const best = telling.map(worthOf).sort((one, other) => other.worth - one.worth);
    return [...likely.map(worthOf), ...best.slice(0, PER_ROOM)];
  });
}

/** Potions that gardens give as they are. */
function bedCandidates(view: View, scene: Scene, { recipes }: Pool): readonly Candidate[] {
  return bedsOf(view, scene).flatMap(({ brewer, entries, moves }): Candidate[] => {
    if (wasTested(view.trials, entries)) return [];
    const weight = weigh(recipes, view.ingredients, entries);
    if (weight.answers < 2 && weight.wins < 1) return [];
    const planted = moves.filter(({ type }) => type === 'plant').length;
    const plan = () => planMoves(scene, brewer, moves);
    return [{ weight, worth: worthFor(weight, planted), plan }];
  });
}

const isMinimalist = (scene: Scene, seat: Seat) =>
  statusOf(scene, seat, 'Minimalist') !== undefined;

/** Potions of one kind, where somebody may brew nothing else before they have tested one. */
function uniformCandidates(view: View, scene: Scene, { recipes }: Pool): readonly Candidate[] {
  if (!allSeats(scene).some((seat) => isMinimalist(scene, seat))) return [];
  const dots = Array.from({ length: view.maxSeeds }, (_, at) => at + 1);
  return roomsOf(scene.setup, scene.board).flatMap(({ fixed }) => {
    const held = new Set(fixed.flatMap((entry) => entry?.ingredient ?? []));
    if (held.size > 1) return [];
    const open = fixed.filter((entry) => !entry).length;
    const kinds = held.size === 0 ? view.ingredients : [...held];
    return kinds
      .flatMap((ingredient) =>
        dots.map((seeds) => fixed.map((entry) => entry ?? { ingredient, seeds })),
      )
      .filter((entries) => !wasTested(view.trials, entries))
      .map((entries): Candidate => {
        const weight = weigh(recipes, view.ingredients, entries);
        const plan = () => planFreely(scene, entries);
        return { weight, worth: worthFor(weight, open), plan };
      });
  });
}

/** Nothing else goes on: a potion of one kind frees a seat for the next one, even if it tells nothing. */
function freeingCourse(scene: Scene, uniform: readonly Candidate[]): Course | undefined {
  for (const { weight, plan } of uniform) {
    const brewing = plan();
    if (brewing && isMinimalist(scene, brewing.brewer))
      return { entries: weight.entries, brewing, sure: false };
  }
  return undefined;
}

/** What tells most for the plants that it costs. */
function tellingCourse(view: View, scene: Scene, pool: Pool, budget: Budget): Course | undefined {
  const better = (one: Candidate, other: Candidate) => other.worth - one.worth;
  const uniform = [...uniformCandidates(view, scene, pool)].sort(better);
  const candidates = [
    ...roomCandidates(view, scene, pool),
    ...bedCandidates(view, scene, pool),
    ...uniform.filter(({ weight }) => weight.answers > 1 || weight.wins === 1).slice(0, PER_ROOM),
  ];
  candidates.sort(better);
  const models = scene.setup.lastPotion ? [] : modelsOf(pool);
  let best: { readonly course: Course; readonly worth: number } | undefined;
  let looked = 0;
  for (const { weight, plan } of candidates) {
    if (looked >= LOOKED_AT && best && best.worth > -RESERVE_COST / 4) break;
    if (!budget.spend(pool.recipes.length)) return best?.course;
    const brewing = plan();
    if (!brewing) continue;
    looked++;
    const planted = brewing.moves.filter(({ move }) => move.type === 'plant').length;
    const risk = isLastUnpoisoned(scene, brewing.brewer) ? DEADLY_COST * weight.poisons : 0;
    const value = worthFor(weight, planted) - risk;
    if (best && value <= best.worth) continue;
    const kept = models.length === 0 ? 1 : shareBrewable(view, afterwards(scene, brewing), models);
    const worth = value - RESERVE_COST * (1 - kept) * (1 - weight.wins);
    if (!best || worth > best.worth)
      best = { course: { entries: weight.entries, brewing, sure: false }, worth };
  }
  return best?.course ?? freeingCourse(scene, uniform);
}

const worthFor = ({ gain, wins, distracts }: Weight, planted: number) =>
  (gain + WIN_WORTH * wins) / (planted + 1) - DISTRACTED_COST * distracts;

/** Would Poison of this seat be the end for all? */
const isLastUnpoisoned = (scene: Scene, brewer: Seat) =>
  allSeats(scene).every((seat) => seat === brewer || statusOf(scene, seat, 'Poison'));

const PLAIN = { won: false, undergrown: 0, overgrown: 0, messages: [] } as const;

/** The table after these moves, if the potion does nothing; undefined where the game is over then. */
function afterwards(scene: Scene, { moves }: Brewing): Scene | undefined {
  let now = scene;
  for (const { seat, move } of moves) {
    const deed = playSeat(now, seat, move, () => PLAIN);
    if (!deed.ok) return undefined;
    now = deed.talk ? deed.scene : settle(deed.scene).scene;
  }
  return now.board.phase === 'playing' ? now : undefined;
}

/** The share of these recipes that the table could still brew. */
function shareBrewable(
  view: View,
  scene: Scene | undefined,
  models: readonly CompiledRecipe[],
): number {
  if (!scene) return 0;
  const rooms = roomsOf(scene.setup, scene.board);
  const ways = models.filter((recipe) =>
    rooms.some((room) => {
      const entries = winnerIn(view, recipe, room);
      return entries && planFreely(scene, entries);
    }),
  );
  return ways.length / models.length;
}

/** The moves of a course that belong to the round that runs. */
export function thisRound(scene: Scene, { moves }: Brewing): readonly SeatMove[] {
  const acted = new Set(scene.seats.flatMap(({ acted }, at) => (acted === 'open' ? [] : [at + 1])));
  const round: SeatMove[] = [];
  for (const one of moves) {
    const acts = one.move.type !== 'offer' && one.move.type !== 'accept';
    const giver = one.move.type === 'accept' ? one.move.from : acts ? one.seat : undefined;
    if (giver !== undefined && acted.has(giver)) break;
    round.push(one);
    if (giver !== undefined) acted.add(giver);
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
  move.type === 'offer';
