// Takes a newer card file, if grids can be dealt from it.

import { createBudget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { packCatalogue } from '../../../data/format.ts';
import { importAllCards } from '../../../data/lorcanajson.ts';
import { poolsOf } from '../cards/pools.ts';
import { presetsFor } from '../rules/index.ts';
import type { Answer, Puzzle } from '../types.ts';
import { createDealer } from './deal.ts';
import { checkFillable } from './vouch.ts';

/** Plenty for one grid of any catalogue that has enough cards. */
const TRIAL_STEPS = 1_000_000;

/**
 * `puzzle` is the grid in play, if there is one: can it still be filled with these cards?
 * Faults: those of `importAllCards`, and tooFewCards where the first preset cannot be dealt.
 */
export function importCards(
  text: string,
  puzzle: Puzzle | undefined,
): Result<Extract<Answer, { type: 'imported' }>> {
  const catalogue = importAllCards(text);
  if (!catalogue.ok) return catalogue;
  const { cards, version } = catalogue.value;
  const pools = poolsOf(catalogue.value);
  const [{ params }] = presetsFor(version);
  const trial = createDealer(pools)(params, createRng('import'), createBudget(TRIAL_STEPS));
  if (!trial.ok) return failure('tooFewCards', undefined, String(cards.length));
  return success({
    type: 'imported',
    packed: JSON.stringify(packCatalogue(catalogue.value)),
    version,
    cards: cards.length,
    fillable: puzzle === undefined || checkFillable(pools, puzzle) === undefined,
  });
}
