// Filling a grid: a different card for every cell, found by matching, as moves or as the lines of a proof.

import type { Proof } from '../../../core/proof.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { fullName } from '../../../data/card.ts';
import type { Pools } from '../cards/pools.ts';
import { type Cells, emptyCells, openChoices } from '../rules/grid.ts';
import { matchAll } from '../rules/matching.ts';
import { cellName } from '../rules/print.ts';
import { guessesLeft, status } from '../rules/state.ts';
import type { Move, Puzzle, State } from '../types.ts';

/** A placement for every empty cell, or undefined. */
function fillCells(
  pools: Pools,
  puzzle: Puzzle,
  cells: Cells,
): Extract<Move, { type: 'place' }>[] | undefined {
  const { places, choices } = openChoices(pools, puzzle, cells);
  return matchAll(choices)?.map((card, place) => ({
    type: 'place',
    cell: places[place] ?? -1,
    card,
  }));
}

/** Fills what is empty; where the placed cards leave no answer, takes them off first, if there are guesses for that. */
export function solve(pools: Pools, puzzle: Puzzle, state: State): Move[] | undefined {
  if (status(puzzle, state) !== 'playing') return undefined;
  const rest = fillCells(pools, puzzle, state.cells);
  if (rest) return rest;
  const filled = state.cells.flatMap((card, cell) => (card === null ? [] : [cell]));
  const left = guessesLeft(puzzle, state);
  if (left !== null && left < state.cells.length) return undefined;
  const whole = fillCells(pools, puzzle, emptyCells(puzzle));
  return whole && [...filled.map((cell) => ({ type: 'remove', cell }) as const), ...whole];
}

/** Lines such as `B3 1234 Elsa - Snow Queen`; `check.ts` knows nothing of matching. Fault: noSolution. */
export function prove(pools: Pools, puzzle: Puzzle): Result<Proof> {
  const moves = fillCells(pools, puzzle, emptyCells(puzzle));
  if (!moves) return failure('noSolution');
  const lines = moves.map(({ cell, card }) => {
    const found = pools.card(card);
    return `${cellName(puzzle.size, cell)} ${card} ${found ? fullName(found) : ''}`;
  });
  return success({ claim: 'solvable', lines });
}
