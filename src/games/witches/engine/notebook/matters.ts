// Where it matters who has an effect: only in potions whose answers look at it. Effects that only speak matter where
// they told something about roles, or where somebody looked at how many effects others have.

import { effectIndex } from '../../names/effects.ts';
import { NO, YES } from '../../potion/effects/effect.ts';
import { clueMask } from './holders.ts';
import type { IndexedTrial } from './match.ts';
import { COUNTING_REPORTS } from './reading.ts';
import type { Space, Variable } from './space.ts';

const JOKER = effectIndex('Joker');
const EQUALIZER = effectIndex('Equalizer');
const RESETTER = effectIndex('Resetter');
const COUNTERS = COUNTING_REPORTS.map(effectIndex);

/** A Joker that says so can only have looked at the one before, like a Hugger. */
const saysYesOrNo = (value: number) => value === YES || value === NO;

/** Is all that a Joker said, if there is one, a yes or a no? */
export const isHuggingJoker = (trial: IndexedTrial, stream: number) =>
  stream === JOKER && (trial.values.get(stream) ?? []).every(saysYesOrNo);

/**
 * Did the effect say something that not everything would explain? A number of the recipe is in the potion, then a Joker
 * may have said it like a Detective, or it is not, then like a Liar.
 */
export function isTelling(trial: IndexedTrial, stream: number, recipeLength: number): boolean {
  const said = trial.values.get(stream) ?? [];
  if (stream !== JOKER) return said.length > 0;
  return said.some((value) => value < 1 || value > recipeLength);
}

/** Could it have won, were its entries in order? Whoever resets forgets at least itself. */
export function isNearWin(trial: IndexedTrial, recipeLength: number): boolean {
  const counted = trial.items.length - ((trial.heard[RESETTER] ?? 0) > 0 ? 1 : 0);
  return trial.won || (trial.undergrown + trial.overgrown === 0 && counted >= recipeLength);
}

/** Does it matter to the answer how many effects somebody has? */
export function looksAtCounts(
  { counting, variables }: Pick<Space, 'counting' | 'variables'>,
  trial: IndexedTrial,
  recipeLength: number,
): boolean {
  if (!counting) return false;
  const telling = (stream: number) =>
    isTelling(trial, stream, recipeLength) && !isHuggingJoker(trial, stream);
  if (COUNTERS.some(telling)) return true;
  // one that runs is heard, unless it is forgotten
  if (variables.every(({ stream }) => stream !== EQUALIZER)) return false;
  return trial.won || (trial.heard[EQUALIZER] ?? 0) > 0 || (trial.heard[RESETTER] ?? 0) > 0;
}

/** Is it all the same to the answer who of the potion has it, but for the number of effects and for being heard? */
export function isMute(variable: Variable, trial: IndexedTrial, recipeLength: number): boolean {
  const { row, speaks, stream } = variable;
  if (row.partner) return !isNearWin(trial, recipeLength);
  return speaks && !(row.report && isTelling(trial, stream, recipeLength));
}

/** Mask of the ingredients for which it matters whether they have it. */
export function whereItMatters(space: Space, variable: Variable): number {
  const { knowledge, trials } = space;
  const shortest = Math.min(...knowledge.lengths);
  return trials.reduce(
    (mask, trial) =>
      isMute(variable, trial, shortest) && !looksAtCounts(space, trial, shortest)
        ? mask
        : mask | trial.potion,
    clueMask(knowledge),
  );
}
