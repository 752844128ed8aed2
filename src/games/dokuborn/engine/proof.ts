// The proof that a grid is fair: a different card for every cell. Found by matching; `check.ts` knows nothing of that.

import type { Proof } from '../../../core/proof.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { fullName } from '../../../data/card.ts';
import { matchAll } from '../cards/matching.ts';
import { type Box, type Cells, openChoices } from '../cards/pools.ts';
import { cellName } from '../rules/print.ts';
import type { DokubornMove, DokubornPuzzle } from '../types.ts';

/** A placement for every empty cell, or undefined. */
export function fillCells(
  box: Box,
  puzzle: DokubornPuzzle,
  cells: Cells,
): Extract<DokubornMove, { type: 'place' }>[] | undefined {
  const { places, choices } = openChoices(box, puzzle, cells);
  return matchAll(choices)?.map((card, place) => ({
    type: 'place',
    cell: places[place] ?? -1,
    card,
  }));
}

/** Lines such as `B3 1234 Elsa - Snow Queen`. Fault: noSolution. */
export function proveSolvable(box: Box, puzzle: DokubornPuzzle): Result<Proof> {
  const moves = fillCells(box, puzzle, new Array(puzzle.size * puzzle.size).fill(null));
  if (!moves) return failure('noSolution');
  const lines = moves.map(({ cell, card }) => {
    const found = box.card(card);
    return `${cellName(puzzle.size, cell)} ${card} ${found ? fullName(found) : ''}`;
  });
  return success({ claim: 'solvable', lines });
}
