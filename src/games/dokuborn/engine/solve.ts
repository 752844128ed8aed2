// Filling a grid with a different card for every cell, by matching: as moves, as a proof, and as the check that a grid
// from a code is what it claims. The checker of proofs at the end uses neither pools nor matching.

import type { Proof, Verdict } from '../../../core/game.ts';
import { type Fault, failure, type Result, success } from '../../../core/result.ts';
import { fullName } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { tableOf } from '../cards/condition-table.ts';
import type { Pools } from '../cards/pools.ts';
import {
  type Cells,
  cellConditions,
  emptyCells,
  type GridConditions,
  matchAll,
  openChoices,
  poolSizes,
  shortCells,
} from '../rules/grid.ts';
import { levelOf } from '../rules/level.ts';
import { cellName, plainLabel } from '../rules/print.ts';
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

/** Fills the empty cells; if the placed cards leave no answer, removes them first, if guesses allow. */
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

/** Lines such as `B3 1234 Elsa - Snow Queen`. Fault: noSolution. */
export function prove(pools: Pools, puzzle: Puzzle): Result<Proof> {
  const moves = fillCells(pools, puzzle, emptyCells(puzzle));
  if (!moves) return failure('noSolution');
  const lines = moves.map(({ cell, card }) => {
    const found = pools.card(card);
    return `${cellName(puzzle.size, cell)} ${card} ${found ? fullName(found) : ''}`;
  });
  return success({ claim: 'solvable', lines });
}

/** Fault: unsolvable, with a cell that is short of cards. */
export function checkFillable(pools: Pools, grid: GridConditions): Fault | undefined {
  const [short] = shortCells(pools, grid, emptyCells(grid));
  if (short === undefined) return undefined;
  const [row, column] = cellConditions(grid, short);
  return {
    code: 'unsolvable',
    where: `row ${Math.floor(short / grid.size) + 1}, column ${(short % grid.size) + 1}`,
    detail: [row, column].map((id) => plainLabel(pools.table.find(id)?.display ?? id)).join(' × '),
  };
}

/** Can a grid from a code be filled, and does it have its level? Faults: unsolvable, wrongLevel. */
export function vouch(pools: Pools, puzzle: Puzzle): Fault | undefined {
  const fault = checkFillable(pools, puzzle);
  // another catalogue may change the level, as the view shows; the same one cannot
  if (fault || puzzle.catalogue !== pools.catalogue.version) return fault;
  const now = levelOf(poolSizes(pools, puzzle));
  if (now === puzzle.level) return undefined;
  return { code: 'wrongLevel', where: 'level', detail: `${now} instead of ${puzzle.level}` };
}

/** Checks a proof card by card against the condition table, without solver and pools. Faults: wrongClaim, badLine,
 * unknownCard, cardTwice, wrongCard, missingCell; `where` names the line. */
export function checkProof(catalogue: Catalogue, puzzle: Puzzle, proof: Proof): Result<Verdict> {
  if (proof.claim !== 'solvable') return failure('wrongClaim', undefined, proof.claim);
  const cells = new Set<string>();
  const used = new Set<number>();
  for (const [index, line] of proof.lines.entries()) {
    const where = `line ${index + 1}`;
    const match = /^([A-D])([1-4]) (\d{1,7}) (.+)$/.exec(line);
    const row = puzzle.rows['ABCD'.indexOf(match?.[1] ?? '?')];
    const column = puzzle.columns[Number(match?.[2]) - 1];
    if (!match || row === undefined || column === undefined || cells.has(line.slice(0, 2)))
      return failure('badLine', where, line.slice(0, 60));
    const id = Number(match[3]);
    const card = catalogue.cards.find((known) => known.id === id);
    if (!card || fullName(card) !== match[4]) return failure('unknownCard', where, line);
    if (used.has(id)) return failure('cardTwice', where, fullName(card));
    for (const needed of [row, column]) {
      const condition = tableOf(catalogue).find(needed);
      if (!condition?.filter(card))
        return failure('wrongCard', where, `${condition?.display ?? needed}`);
    }
    cells.add(line.slice(0, 2));
    used.add(id);
  }
  const missing = puzzle.size * puzzle.size - cells.size;
  if (missing > 0) return failure('missingCell', undefined, `${missing}`);
  return success({ claim: proof.claim, steps: proof.lines.length });
}
