// Reading a notebook: what it says of one option of an ingredient, what is sure, and which recipe shows it.

import type { EffectName } from '../names/effects.ts';
import type { Certainty, Notebook, NotebookLine, Witness } from '../types/notebook.ts';
import { DECOY_BIT } from './view.ts';

/** `option` is a bit of a note: number k has k-1, decoys have the last. */
export function certaintyOf(line: NotebookLine, option: number): Certainty {
  return option === DECOY_BIT ? line.decoy : (line.numbers[option] ?? 'impossible');
}

/** What the ingredient must be: the one option that is possible, where all others are impossible. */
export function sureOption(line: NotebookLine, options: readonly number[]): number | undefined {
  const left = options.filter((option) => certaintyOf(line, option) !== 'impossible');
  const [only] = left;
  return left.length === 1 && only !== undefined && certaintyOf(line, only) === 'possible'
    ? only
    : undefined;
}

function isUnder(witness: Witness, index: number, option: number): boolean {
  const one = witness.ingredients[index];
  if (!one) return false;
  return option === DECOY_BIT
    ? one.kind !== 'good'
    : one.kind === 'good' && one.number === option + 1;
}

/** A recipe that fits every answer and in which the ingredient is under this option. */
export function witnessFor(
  notebook: Pick<Notebook, 'witnesses'>,
  index: number,
  option: number,
): Witness | undefined {
  return notebook.witnesses.find((witness) => isUnder(witness, index, option));
}

/** A recipe that fits every answer and in which the ingredient has this effect. */
export function witnessOfEffect(
  notebook: Pick<Notebook, 'witnesses'>,
  index: number,
  effect: EffectName,
): Witness | undefined {
  return notebook.witnesses.find((witness) => witness.ingredients[index]?.effects.includes(effect));
}
