// A player's notes, and the notebook entries that they correspond to.

import type { EffectName, IngredientName } from '../names.ts';
import { type Refusal, refuse } from '../types/index.ts';
import {
  type Certainty,
  DECOY_BIT,
  type Notebook,
  type NotebookLine,
  noteOptions,
  type Witness,
} from '../types/notebook.ts';

export interface NoteScope {
  readonly ingredients: readonly IngredientName[];
  readonly maxSeeds: number;
}

interface PlayerNote {
  readonly ingredient: IngredientName;
  readonly ruledOut: number;
}

export function noteRefusal(frame: NoteScope, note: PlayerNote): Refusal['type'] | undefined {
  if (!frame.ingredients.includes(note.ingredient)) return 'unknownIngredient';
  const all = noteOptions(frame).reduce((mask, bit) => mask | (1 << bit), 0);
  return Number.isInteger(note.ruledOut) && (note.ruledOut & ~all) === 0 ? undefined : 'badNote';
}

export function noted(frame: NoteScope, notes: readonly number[], note: PlayerNote) {
  const refusal = noteRefusal(frame, note);
  if (refusal) return refuse(refusal);
  const index = frame.ingredients.indexOf(note.ingredient);
  if (notes[index] === note.ruledOut) return refuse('sameNote');
  return {
    ok: true,
    notes: notes.map((mask, at) => (at === index ? note.ruledOut : mask)),
  } as const;
}

/** `option` is a bit of a note: k-1 for number k, the last for decoys. */
export function certaintyOf(line: NotebookLine, option: number): Certainty {
  return option === DECOY_BIT ? line.decoy : (line.numbers[option] ?? 'impossible');
}

/** The only possible option, if all others are impossible. */
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

/** A fitting recipe in which the ingredient has this option. */
export function witnessFor(
  notebook: Pick<Notebook, 'witnesses'>,
  index: number,
  option: number,
): Witness | undefined {
  return notebook.witnesses.find((witness) => isUnder(witness, index, option));
}

/** A fitting recipe in which the ingredient has this effect. */
export function witnessOfEffect(
  notebook: Pick<Notebook, 'witnesses'>,
  index: number,
  effect: EffectName,
): Witness | undefined {
  return notebook.witnesses.find((witness) => witness.ingredients[index]?.effects.includes(effect));
}
