// What can be chosen in a recipe: a role for each ingredient and holders for each effect in play. Sorts the effects by how
// much they matter to the search, and strikes out the holders that the answers refute by themselves.

import { type EffectName, effectIndex, effectNames, pairedEffects } from '../../names/effects.ts';
import type { Effect } from '../../potion/effects/effect.ts';
import { effects } from '../../potion/effects/index.ts';
import type { Knowledge } from './knowledge.ts';
import { type IndexedTrial, indexTrials } from './match.ts';

/** One effect in play, and who may have it: masks of ingredients, one for each way to give it away. */
export interface Variable {
  readonly name: EffectName;
  readonly stream: number;
  readonly row: Effect;
  /** Decides who runs at all; nothing else does, neither numbers nor chance. */
  readonly deciding: boolean;
  /** Nothing but its own message depends on who has it: never branched on. */
  readonly free: boolean;
  /** Place among the free reports; -1 where it is none. */
  readonly report: number;
  /** Only says something. */
  readonly speaks: boolean;
  /** Only says its name, always the same. */
  readonly notice: boolean;
  readonly options: readonly number[];
}

export interface Space {
  readonly knowledge: Knowledge;
  readonly variables: readonly Variable[];
  readonly trials: readonly IndexedTrial[];
  /** Something in play looks at how many effects others have, so that it matters who has any. */
  readonly counting: boolean;
}

/** These look at how many effects others have. */
const COUNTERS: readonly EffectName[] = ['Inspector', 'General', 'Scientist', 'Equalizer', 'Joker'];

const isDeciding = ({ leaves, ends, early }: Effect) =>
  leaves?.skip === true || leaves?.clean === true || ends !== undefined || early !== undefined;

/** Only says something. */
const isSpeaker = (name: EffectName, row: Effect) =>
  name !== 'Imposter' && !(row.own || row.leaves || row.ends || row.early || row.partner);

/** All masks of `count` ingredients out of `from`. */
function subsets(count: number, from: number): readonly number[] {
  const found: number[] = [];
  const take = (mask: number, left: number, next: number) => {
    if (left === 0) found.push(mask);
    else for (let item = next; item < from; item++) take(mask | (1 << item), left - 1, item + 1);
  };
  take(0, count, 0);
  return found;
}

/** How often ingredients of a mask are in the potion, or ran. */
export function timesIn(mask: number, times: ArrayLike<number>): number {
  let sum = 0;
  for (let item = 0; item < times.length; item++)
    if ((mask & (1 << item)) !== 0) sum += times[item] ?? 0;
  return sum;
}

/**
 * Does what was heard of an effect go with holders who ran so often? Those that change their own number say so only
 * where they have one; imposters say what the drawn Imposter says.
 */
export function heardFits(
  { name, row }: Pick<Variable, 'name' | 'row'>,
  heard: number,
  ran: number,
  drama: boolean,
): boolean {
  if (name === 'Imposter' && drama) return heard >= ran;
  if (row.own && !row.report) return heard <= ran;
  return heard === ran;
}

/** Was nobody in this potion passed over, cleaned, cut off or forgotten? Whoever does that is heard. */
function isUndisturbed(trial: IndexedTrial, deciders: readonly Variable[]): boolean {
  return deciders.every(({ stream, row }) => row.early === 'flees' || trial.heard[stream] === 0);
}

function survives(
  variable: Variable,
  mask: number,
  trials: readonly IndexedTrial[],
  deciders: readonly Variable[],
  drama: boolean,
): boolean {
  const { stream, row, deciding } = variable;
  return trials.every((trial) => {
    if (trial.won) return true;
    const heard = trial.heard[stream] ?? 0;
    const there = timesIn(mask, trial.times);
    // who is heard is in the potion; fleeing is heard once for each
    if (heard > there && !(variable.name === 'Imposter' && drama)) return false;
    if (!isUndisturbed(trial, deciders)) return true;
    if (deciding) return row.early !== undefined || there === 0;
    return heardFits(variable, heard, there, drama);
  });
}

export function createSpace(knowledge: Knowledge): Space {
  const names = [...new Set(knowledge.effects)];
  const rows = names.map((name) => effects[effectIndex(name)] ?? { load: 0 });
  const counting = names.some((name) => COUNTERS.includes(name));
  const chancy = rows.some((row) => row.ownKind === 'random');
  let reports = 0;
  const drafts = names.map((name, index): Variable => {
    const row = rows[index] ?? { load: 0 };
    const deciding = isDeciding(row);
    const holders = pairedEffects.includes(name) ? 2 : 1;
    const times = knowledge.effects.filter((one) => one === name).length;
    // beside numbers drawn by chance two reports would have to agree on the draw
    const free = !counting && isSpeaker(name, row) && !(row.report && (chancy || times > 1));
    return {
      name,
      stream: effectIndex(name),
      row,
      deciding,
      free,
      report: free && row.report ? reports++ : -1,
      speaks: isSpeaker(name, row),
      notice: isSpeaker(name, row) && !row.report,
      options: subsets(
        Math.min(times * holders, knowledge.ingredients.length),
        knowledge.ingredients.length,
      ),
    };
  });
  const free = drafts.filter((one) => one.free).map(({ name }) => name);
  const trials = indexTrials(knowledge.ingredients, knowledge.trials, free, effectNames.length);
  const deciders = drafts.filter((one) => one.deciding);
  const variables = drafts.map((one) => ({
    ...one,
    options: one.options.filter((mask) => survives(one, mask, trials, deciders, knowledge.drama)),
  }));
  return { knowledge, variables, trials, counting };
}
