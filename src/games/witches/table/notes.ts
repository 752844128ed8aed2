// Notes of one player: what may be noted, and the notes with it.

import type { IngredientName } from '../names/ingredients.ts';
import type { Refusal } from '../types/index.ts';
import { noteOptions } from '../types/notebook.ts';

/** What notes are about. */
export interface NoteFrame {
  readonly ingredients: readonly IngredientName[];
  readonly maxSeeds: number;
}

export interface Note {
  readonly ingredient: IngredientName;
  readonly ruledOut: number;
}

export function noteRefusal(frame: NoteFrame, note: Note): Refusal['type'] | undefined {
  if (!frame.ingredients.includes(note.ingredient)) return 'unknownIngredient';
  const all = noteOptions(frame).reduce((mask, bit) => mask | (1 << bit), 0);
  return Number.isInteger(note.ruledOut) && (note.ruledOut & ~all) === 0 ? undefined : 'badNote';
}

/** The notes with this one in them, or why not. */
export function noted(
  frame: NoteFrame,
  notes: readonly number[],
  note: Note,
):
  | { readonly ok: true; readonly notes: readonly number[] }
  | { readonly ok: false; readonly type: Refusal['type'] } {
  const refusal = noteRefusal(frame, note);
  if (refusal) return { ok: false, type: refusal };
  const index = frame.ingredients.indexOf(note.ingredient);
  if (notes[index] === note.ruledOut) return { ok: false, type: 'sameNote' };
  return { ok: true, notes: notes.map((mask, at) => (at === index ? note.ruledOut : mask)) };
}
