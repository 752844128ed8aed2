// Hints for a cell, step by step: how many cards fit, ink and cost of one, its first letters, the card. And their cost.
// The state does not hold the card of a clue: it is the first, best known card that agrees with the steps so far.

import type { Hint, HintStage } from '../../../core/hint.ts';
import { type Result, success } from '../../../core/result.ts';
import { type Card, fullName, initialsOf } from '../../../data/card.ts';
import type { Pools } from '../cards/pools.ts';
import { type Clue, LAST_STEP, type Move, type Puzzle, type View } from '../types.ts';
import { type Cells, cellPool, replaceAt, shortCells } from './grid.ts';

/** The fault: the placed cards leave these cells too few cards. */
export type ClueResult = Result<Clue, readonly number[]>;

export function nextClue(
  pools: Pools,
  puzzle: Puzzle,
  cells: Cells,
  { cell, clue }: { readonly cell: number; readonly clue: Clue },
): ClueResult {
  const short = shortCells(pools, puzzle, cells);
  if (short.length > 0) return { ok: false, fault: short };
  const open = cellPool(pools, puzzle, cell).filter((id) => !cells.includes(id));
  const step = Math.min(clue.step + 1, LAST_STEP);
  if (step === 1) return success({ ...clue, step, fits: open.length });

  const cards = open
    .flatMap((id) => pools.card(id) ?? [])
    .sort((left, right) => pools.reach(right.id) - pools.reach(left.id) || left.id - right.id);
  const keepsSolvable = (card: Card) =>
    shortCells(pools, puzzle, replaceAt(cells, cell, card.id)).length === 0;
  const target =
    cards.find((card) => agrees(card, clue) && keepsSolvable(card)) ?? cards.find(keepsSolvable);
  if (!target) return { ok: false, fault: [cell] };
  const { inks, cost } = target;
  const letters = step >= 3 ? firstLetters(target) : null;
  const shown = step === LAST_STEP ? target : null;
  const name = shown && fullName(shown);
  return success({ step, fits: open.length, inks, cost, letters, card: shown?.id ?? null, name });
}

/** "Elsa - Snow Queen" -> "E - S Q": letters and digits, as the search finds them again. */
function firstLetters(card: Card): string {
  const letters = (text: string) => initialsOf(text).toUpperCase().split('').join(' ');
  return card.version === ''
    ? letters(card.name)
    : `${letters(card.name)} - ${letters(card.version)}`;
}

function agrees(card: Card, clue: Clue): boolean {
  if (clue.card !== null) return clue.card === card.id;
  return (
    (clue.cost === null || clue.cost === card.cost) &&
    (clue.inks === null || clue.inks.join() === card.inks.join()) &&
    (clue.letters === null || clue.letters === firstLetters(card))
  );
}

/** Points off for the first three hints of a cell: how many fit, ink and cost, letters. The card costs the rest. */
export const hintCosts = [5, 10, 15] as const;

/** Points that the given hints have cost a cell worth `worth`. */
export function paidFor(step: number, worth: number): number {
  if (step >= LAST_STEP) return worth;
  const spent = hintCosts.slice(0, step).reduce((sum, cost) => sum + cost, 0);
  return Math.min(worth, spent);
}

/** The price of all hints up to a step that the cell has not had yet. The card costs the rest. */
export function priceOf(view: View, cell: number, upTo: number): number {
  const told = view.cells[cell]?.clue.step ?? 0;
  return hintCosts.slice(told, upTo).reduce((sum, cost) => sum + cost, 0);
}

/** Points that the next stage costs: `note` is what it would reveal of a hint in progress. */
export function hintPrice(view: View, stage: HintStage, hint?: Hint<Move>, note?: Move): number {
  if (stage === 'what' || hint?.technique === 'deadEnd') return 0;
  if (!hint) return hintCosts[0];
  return note?.type === 'reveal' ? priceOf(view, note.cell, note.step ?? 1) : 0;
}
