// What a table on screen should do next, from what all see: a potion that is sure to win, or one that tells much, which
// the seats can brew together, and who does what for it in this round.

import type { Budget } from '../../../../core/budget.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import { createRng } from '../../../../core/rng.ts';
import { nextCell } from '../../solo/state.ts';
import type { Scene } from '../../table/scene.ts';
import { sceneOf } from '../../table/view.ts';
import type { View } from '../../types/index.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { PlainStep, TablePlan, TableStep } from '../../types/table.ts';
import { isWorth, randomPotion, type Split, splitOf, wasTested, winners } from '../advice.ts';
import { sureBrew } from '../hint.ts';
import { knownFrom } from '../known.ts';
import type { Pool } from '../pool.ts';
import { type Brewing, planTable, type SeatMove } from './plan.ts';

/** Potions whose way on the board is looked for, best first. */
const LOOKED_AT = 12;
/** Potions drawn for each size. */
const PER_SIZE = 20;

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

/** Sizes of potions that this table can still have. */
function sizesOf({ setup, board }: Scene): readonly number[] {
  const sizes =
    setup.board.kind === 'gardens'
      ? board.gardens
          .filter(({ spent }) => !spent)
          .map(({ cells }) => cells.filter((cell) => !board.barred.includes(cell)).length)
      : setup.board.regions
          .filter((region) => region.kind === 'cauldron' && nextCell(board, region) !== undefined)
          .map(({ cells }) => cells.length);
  return [...new Set(sizes)].filter((size) => size > 0);
}

/** The same view gives the same course, so that a table keeps to it. */
export function courseOf(view: View, scene: Scene, pool: Pool, budget: Budget): Result<Course> {
  if (pool.sample.length === 0) return failure('nothingToHint');
  const sure = sureBrew(view, pool, budget);
  const brewing = sure && planTable(scene, sure);
  if (sure && brewing) return success({ entries: sure, brewing, sure: true });
  const { recipes } = pool;
  const sizes = sizesOf(scene);
  const rng = createRng(`table potions ${view.fingerprint} ${view.trials.length}`);
  const drawn = sizes.flatMap((size) => {
    const own = rng.fork(`size ${size}`);
    return Array.from({ length: PER_SIZE }, () => randomPotion(view, pool.sample, size, own));
  });
  const splits: Split[] = [];
  for (const entries of [...winners(view, recipes), ...drawn]) {
    if (!sizes.includes(entries.length) || wasTested(view.trials, entries)) continue;
    if (!budget.spend(recipes.length)) return failure('budgetExhausted');
    const split = splitOf(recipes, view.ingredients, entries);
    if (isWorth(split)) splits.push(split);
  }
  const bits = Math.log2(Math.max(2, recipes.length));
  const worth = ({ left, entries }: Split) => (bits - left) / (entries.length + 1);
  splits.sort((one, other) => worth(other) - worth(one));
  for (const { entries } of splits.slice(0, LOOKED_AT)) {
    if (!budget.spend(recipes.length)) return failure('budgetExhausted');
    const way = planTable(scene, entries);
    if (way) return success({ entries, brewing: way, sure: false });
  }
  return failure('nothingToHint');
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
