// What hints cost: points off what the cell earns. The last step, which tells the card, costs all of them.

import type { Hint, HintStage } from '../../../core/hint.ts';
import { LAST_STEP, type Move, type View } from '../types.ts';

/** Prices of the first three hints of a cell: how many fit, ink and cost, first letters. */
export const hintCosts = [5, 10, 15] as const;

/** Points that the hints told so far have cost a cell that is worth `worth`. */
export function paidFor(step: number, worth: number): number {
  if (step >= LAST_STEP) return worth;
  const spent = hintCosts.slice(0, step).reduce((sum, cost) => sum + cost, 0);
  return Math.min(worth, spent);
}

/** The price of all hints up to a step for a cell, as far as they are not told. The card costs all the rest. */
export function priceOf(view: View, cell: number, upTo: number): number {
  const told = view.cells[cell]?.clue.step ?? 0;
  return hintCosts.slice(told, upTo).reduce((sum, cost) => sum + cost, 0);
}

/** Points that the next press costs: `note` is what it would tell of a hint that was begun. */
export function hintPrice(view: View, stage: HintStage, hint?: Hint<Move>, note?: Move): number {
  if (stage === 'what' || hint?.technique === 'deadEnd') return 0;
  if (!hint) return hintCosts[0];
  return note?.type === 'reveal' ? priceOf(view, note.cell, note.step ?? 1) : 0;
}
