// Hints for a cell, one step after the other: how many cards fit, ink and cost of one, its first letters, the card.
// The card a clue means is not kept: it is the first, best known card that agrees with all that was told.

import { type Card, fullName, initialsOf } from '../../../data/card.ts';
import type { Pools } from '../cards/pools.ts';
import { type Clue, LAST_STEP, type Puzzle } from '../types.ts';
import { type Cells, cellPool, replaceAt, shortCells } from './grid.ts';

export type ClueResult =
  | { readonly ok: true; readonly value: Clue }
  /** The placed cards leave these cells too few cards. */
  | { readonly ok: false; readonly short: readonly number[] };

export function nextClue(
  pools: Pools,
  puzzle: Puzzle,
  cells: Cells,
  { cell, clue }: { readonly cell: number; readonly clue: Clue },
): ClueResult {
  const short = shortCells(pools, puzzle, cells);
  if (short.length > 0) return { ok: false, short };
  const open = cellPool(pools, puzzle, cell).filter((id) => !cells.includes(id));
  const step = Math.min(clue.step + 1, LAST_STEP);
  if (step === 1) return { ok: true, value: { ...clue, step, fits: open.length } };

  const cards = open
    .flatMap((id) => pools.card(id) ?? [])
    .sort((left, right) => pools.reach(right.id) - pools.reach(left.id) || left.id - right.id);
  const keepsSolvable = (card: Card) =>
    shortCells(pools, puzzle, replaceAt(cells, cell, card.id)).length === 0;
  const target =
    cards.find((card) => agrees(card, clue) && keepsSolvable(card)) ?? cards.find(keepsSolvable);
  if (!target) return { ok: false, short: [cell] };
  return {
    ok: true,
    value: {
      step,
      fits: open.length,
      inks: target.inks,
      cost: target.cost,
      letters: step >= 3 ? firstLetters(target) : null,
      card: step === LAST_STEP ? target.id : null,
      name: step === LAST_STEP ? fullName(target) : null,
    },
  };
}

/** "Elsa - Snow Queen" -> "E - S Q": letters and digits, as the search finds them again. */
export function firstLetters(card: Card): string {
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
