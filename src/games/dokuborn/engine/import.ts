// Imports a newer card file, if grids can be dealt from it.

import { createBudget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { packCatalogue, packTexts } from '../../../data/card-files.ts';
import { catalogueAbout } from '../../../data/catalogue.ts';
import { type Imported, importAllCards } from '../../../data/lorcanajson.ts';
import { type Pools, poolsOf } from '../cards/pools.ts';
import { checkIds } from '../rules/code.ts';
import { presetsFor } from '../rules/index.ts';
import { labelOf } from '../rules/view.ts';
import { type Answer, levels, type Puzzle, sizes } from '../types.ts';
import { createDealer } from './generate.ts';
import { checkFillable } from './solve.ts';

/** Plenty for one grid of any catalogue that has enough cards. */
const TRIAL_STEPS = 2_000;

/** Skipped cards to list; a file with more has other problems. */
const NAMED = 20;

/** Reads a file and checks that grids of all kinds can be dealt. Faults: those of `importAllCards`, and tooFewCards. */
export function readCards(text: string): Result<Imported> {
  const read = importAllCards(text);
  if (!read.ok) return read;
  const { catalogue } = read.value;
  const [{ params }] = presetsFor(catalogue.version);
  const deal = createDealer(poolsOf(catalogue));
  const isEnough = sizes.every((size) =>
    levels.every(
      (level) =>
        deal({ ...params, size, level }, createRng('import'), createBudget(TRIAL_STEPS)).ok,
    ),
  );
  return isEnough ? read : failure('tooFewCards', undefined, String(catalogue.cards.length));
}

/** `puzzle` is the grid in play, if there is one: can it still be filled with these cards? */
export function importCards(inUse: Pools, text: string, puzzle?: Puzzle): Result<Answer> {
  const read = readCards(text);
  if (!read.ok) return read;
  const { catalogue, texts, skipped, newWords } = read.value;
  const pools = poolsOf(catalogue);
  return success({
    type: 'imported',
    packed: JSON.stringify(packCatalogue(catalogue)),
    texts: JSON.stringify(packTexts(texts)),
    version: catalogue.version,
    cards: catalogue.cards.length,
    about: catalogueAbout(catalogue),
    skipped: { count: skipped.length, first: skipped.slice(0, NAMED) },
    newWords,
    newConditions: pools.table.list
      .filter(({ id }) => !inUse.table.index.has(id))
      .map(({ id }) => labelOf(pools, id)),
    fillable:
      puzzle === undefined ||
      (checkIds(pools.table, puzzle) ?? checkFillable(pools, puzzle)) === undefined,
  });
}
