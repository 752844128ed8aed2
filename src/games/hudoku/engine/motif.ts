// Puzzles that chance meets too seldom to wait for, found by long searches: a deal turns one of them about by chance.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type Rng, shuffled } from '../../../core/rng.ts';
import type { Layout } from '../grid/layout.ts';
import { parseDigit } from '../grid/notation.ts';
import { type TemplateId, templateIds, templates } from '../grid/template.ts';
import type { Draft } from '../rules/puzzle.ts';
import { solverOf } from '../solver/solver.ts';
import type { Level, Technique } from '../types.ts';
import { createBoard } from './board.ts';
import { hideAll } from './hiding.ts';
import { LADDER_COST, levelOf } from './ladder.ts';
import { motifs } from './motifs/index.ts';
import { promisesFor } from './promises.ts';
import { turned } from './symmetry.ts';

const idOf = (layout: Layout): TemplateId | undefined =>
  templateIds.find((id) => JSON.stringify(templates[id]) === JSON.stringify(layout.template));

/** One of the known puzzles of this level, or about this technique; undefined where the search is fast enough. */
export function motifOf(
  layout: Layout,
  purpose: Level | Technique,
  rng: Rng,
): Int32Array | undefined {
  const id = idOf(layout);
  const known = (id && motifs[id]?.[purpose]) ?? [];
  const text = known[rng.below(Math.max(1, known.length))];
  return text === undefined ? undefined : Int32Array.from(text, parseDigit);
}

/** Changes that are tried on a known puzzle, and cells that each shows before it hides others. */
const CHANGES = 12;
const SHOWN_AGAIN = 5;

/** A known puzzle of the level, turned about and changed for as long as it keeps the level; undefined where none is known. */
export function draftMotif(
  layout: Layout,
  level: Level,
  rng: Rng,
  budget: Budget,
): Result<Draft | undefined> {
  const motif = motifOf(layout, level, rng);
  if (!motif) return success(undefined);
  let givens = turned(layout, motif, rng);
  const solver = solverOf(layout);
  solver.count(givens, 1, Number.POSITIVE_INFINITY);
  const solution = solver.solution.slice();
  let hints = promisesFor(layout, solution, givens, rng);
  for (let change = 0; change < CHANGES; change++) {
    const clues = givens.slice();
    const hidden = layout.fillable.filter((cell) => clues[cell] === 0);
    for (const cell of shuffled(hidden, rng).slice(0, SHOWN_AGAIN))
      clues[cell] = solution[cell] ?? 0;
    if (!hideAll(layout, clues, rng, budget) || !budget.spend(LADDER_COST))
      return failure('budgetExhausted');
    const promises = promisesFor(layout, solution, clues, rng);
    if (!promises || levelOf(createBoard(layout, clues), level) !== level) continue;
    [givens, hints] = [clues, promises];
  }
  return success(hints && { solution, givens, hints });
}
