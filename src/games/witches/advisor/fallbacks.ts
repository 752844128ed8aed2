// Proposals for when analysis has no result: a quick hint while the thorough one is being computed, probes of
// rarely tested ingredients when few recipes were found, and the likeliest last potion.

import type { Budget } from '../../../core/budget.ts';
import { type Fact, type Hint, type Mark, oneStep } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { IngredientName } from '../names.ts';
import { soloMoves, soloSetup } from '../seats/solo-play.ts';
import type { Move, View } from '../types/index.ts';
import type { Potion } from '../types/potion.ts';
import { containsIngredient, isPoisoned, wasTested, winners, winsIn } from './potion-value.ts';
import type { Pool } from './sample.ts';
import type { BrewRoom } from './solo-feasibility.ts';

/** About the ingredient tested least. Fault: nothingToHint. */
export function quickHint(view: View): Result<Hint<Move>> {
  if (view.status !== 'playing') return failure('nothingToHint');
  const uses = (name: IngredientName) =>
    view.trials.filter(({ entries }) => entries.some(({ ingredient }) => ingredient === name))
      .length;
  const [rarest, ...others] = [...view.ingredients].sort((left, right) => uses(left) - uses(right));
  if (rarest === undefined) return failure('nothingToHint');
  const move = view.solo ? planting(view, rarest) : freshPotion(view, rarest, others);
  if (!move) return failure('nothingToHint');
  const index = view.ingredients.indexOf(rarest);
  const note: Mark = { kind: 'row', list: 'notes', index };
  const targets: readonly Mark[] =
    move.type === 'plant' ? [{ kind: 'target', cell: move.cell }] : [note];
  const fact = {
    type: 'seldom',
    ingredient: rarest,
    potions: view.trials.length,
    times: uses(rarest),
  };
  return success(
    oneStep(
      'seldomTested',
      { area: { cells: [], panel: 'notes' }, facts: [fact], marks: [note] },
      { targets, move },
    ),
  );
}

function freshPotion(
  view: View,
  rarest: IngredientName,
  others: readonly IngredientName[],
): Move | undefined {
  for (const other of others)
    for (let seeds = 1; seeds <= view.maxSeeds; seeds++) {
      const entries = [
        { ingredient: rarest, seeds },
        { ingredient: other, seeds: Math.min(seeds + 1, view.maxSeeds) },
      ];
      if (!wasTested(view.trials, entries)) return { type: 'use', entries };
    }
  return undefined;
}

function planting(view: View, rarest: IngredientName): Move | undefined {
  const setup = soloSetup(view);
  if (!setup || !view.solo) return undefined;
  for (const move of soloMoves(setup, view.solo.state))
    if (move.type === 'plant' && move.ingredient === rarest) return move;
  return undefined;
}

/** Small untested potions of the ingredients tested least; their answers help to find recipes. `avoidPoison`: suspects
 * of an earlier Poison come last. */
export function* fallbackProbes(
  view: Pick<View, 'trials' | 'ingredients' | 'maxSeeds'>,
  rooms: readonly BrewRoom[],
  wary = false,
): Generator<Potion> {
  const poisoned = view.trials.filter(isPoisoned);
  const shyOf = (name: IngredientName) =>
    (wary && poisoned.some((trial) => containsIngredient(trial, name))
      ? view.trials.length + 1
      : 0) + view.trials.filter((trial) => containsIngredient(trial, name)).length;
  const seldom = [...view.ingredients].sort((one, other) => shyOf(one) - shyOf(other));
  for (const { fixed } of rooms)
    for (let seeds = 1; seeds <= view.maxSeeds; seeds++) {
      const entries = fixed.flatMap((entry, place) => {
        const ingredient = seldom[place % seldom.length];
        return entry ?? (ingredient ? { ingredient, seeds } : []);
      });
      if (!wasTested(view.trials, entries)) yield entries;
    }
}

/** Recipes whose winning potions are tried. */
const TRIED = 48;

export interface Likeliest {
  readonly entries: Potion;
  /** States how likely it is. */
  readonly facts: readonly Fact[];
}

/** The potion that wins in the most possible recipes. Faults: nothingToHint, budgetExhausted. */
export function likeliest(view: View, pool: Pool, budget: Budget): Result<Likeliest> {
  const { recipes, whole } = pool;
  let best: { readonly entries: Potion; readonly wins: number } | undefined;
  for (const entries of winners(pool, TRIED)) {
    if (!budget.spend(recipes.length)) return failure('budgetExhausted');
    const wins = winsIn(pool, entries);
    if (!wasTested(view.trials, entries) && (!best || wins > best.wins)) best = { entries, wins };
  }
  if (!best) return failure('nothingToHint');
  const { entries, wins } = best;
  const chances = { type: 'chances', wins, of: recipes.length, exact: whole };
  return success({ entries, facts: [chances] });
}
