// Hints at a printed board: those of the ordinary game, and care where Poison of the one who asks would be the end for all.

import type { Budget } from '../../../../core/budget.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import type { Rng } from '../../../../core/rng.ts';
import type { View } from '../../types/index.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import { randomPotion, splitOf, type Weight, wasTested, weigh } from '../advice.ts';
import { hint, type MoveHint, tellingHint } from '../hint.ts';
import { knownFrom } from '../known.ts';
import type { Pool } from '../pool.ts';
import { wary } from '../wary.ts';
import { lastHint } from './last.ts';

/** Potions drawn in place of one that might be the end, up to this long. */
const DRAWN = 160;
const LONGEST = 5;
/** In bits: what a certain end would cost. */
const DEADLY_COST = 25;

/** Faults: nothingToHint, budgetExhausted. */
export function paperHint(view: View, rng: Rng, budget: Budget): Result<MoveHint> {
  const { table } = view;
  if (table?.phase === 'last') return lastHint(view, budget);
  const found = hint(view, rng, budget);
  const move = found.ok ? found.value.move : undefined;
  if (table?.kind !== 'paper' || move?.type !== 'use') return found;
  const others = table.people.filter(({ person }) => person !== table.you);
  if (!others.every(({ poisoned }) => poisoned)) return found;
  const known = knownFrom(view, budget);
  const pool = known.ok ? known.value.pool(budget) : undefined;
  if (!pool) return failure('budgetExhausted');
  const safer = saferThan(view, pool, move.entries, rng.fork('safer'), budget);
  return safer ? success(tellingHint(view, pool, safer)) : found;
}

/** What tells most for the risk that it is; undefined where that is the one that was found. */
function saferThan(
  view: View,
  pool: Pool,
  entries: readonly PlayedEntry[],
  rng: Rng,
  budget: Budget,
) {
  const { recipes, sample } = pool;
  const worthOf = ({ gain, wins, poisons }: Weight) => gain + wins - DEADLY_COST * poisons;
  const look = (potion: readonly PlayedEntry[]) =>
    wary(view, pool, weigh(recipes, view.ingredients, potion));
  const first = look(entries);
  let best = first;
  if (first.poisons === 0) return undefined;
  for (let turn = 0; turn < DRAWN && budget.spend(recipes.length); turn++) {
    const drawn = randomPotion(view, sample, 1 + rng.below(LONGEST), rng);
    if (wasTested(view.trials, drawn)) continue;
    const weight = look(drawn);
    if (weight.answers > 1 && worthOf(weight) > worthOf(best)) best = weight;
  }
  return best === first ? undefined : splitOf(recipes, view.ingredients, best.entries);
}
