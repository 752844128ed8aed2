// Puzzles about one technique: positions of real puzzles where no digit can be entered before it is used, and where
// nothing harder is needed to the end. What was entered before is given.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Layout } from '../grid/layout.ts';
import { honestDigits, isHonest } from '../rules/blanks.ts';
import { type Draft, type Purpose, puzzleOf } from '../rules/puzzle.ts';
import { solverOf } from '../solver/solver.ts';
import { type Puzzle, type Technique, techniqueLevel, techniques } from '../types.ts';
import { createBoard } from './board.ts';
import { draftPuzzle } from './draft.ts';
import { levelOf } from './ladder.ts';
import { motifOf } from './motif.ts';
import { applyStep, type Step } from './step.ts';
import { turned } from './symmetry.ts';
import { explainStep } from './trial.ts';

const rankOf = (technique: Technique) => techniques.indexOf(technique);
const places = ({ technique }: Step) => technique === 'nakedSingle' || technique === 'hiddenSingle';

/** Is the technique what the first digit takes, and is nothing harder ever needed? `clean`: it is the very first step. */
export function judgePractice(
  layout: Layout,
  givens: ArrayLike<number>,
  technique: Technique,
  budget: Budget,
): 'clean' | 'yes' | 'no' | 'exhausted' {
  const board = createBoard(layout, givens);
  const top = rankOf(technique);
  let first: Technique | undefined;
  let needed = 0;
  let placed = false;
  while (board.open > 0) {
    const step = explainStep(board, budget, { unique: true });
    if (step === 'exhausted') return step;
    if (!step || rankOf(step.technique) > top) return 'no';
    first ??= step.technique;
    if (!placed) needed = Math.max(needed, rankOf(step.technique));
    placed ||= places(step);
    if (placed && needed < top) return 'no';
    applyStep(board, step);
  }
  if (needed < top) return 'no';
  return first === technique ? 'clean' : 'yes';
}

/** Puzzles that are looked through, and grids without one, before a technique counts as not to be had. */
const PUZZLES = 400;
const GRIDS = 40_000;
/** Turns of known positions that are tried: where steps are as easy, their order may decide what is needed next. */
const TURNS = 30;
/** Puzzles after which a position is taken that has easier steps before the technique. */
const ENOUGH = 4;

export function generatePractice(
  layout: Layout,
  technique: Technique,
  purpose: Purpose,
  rng: Rng,
  budget: Budget,
): Result<Puzzle> {
  for (let turn = 0; turn < TURNS; turn++) {
    const motif = motifOf(layout, technique, rng);
    if (!motif) break;
    const givens = turned(layout, motif, rng);
    const judged = judgePractice(layout, givens, technique, budget);
    if (judged === 'exhausted') return failure('budgetExhausted');
    if (judged !== 'no') return success(withHints(layout, givens, purpose));
  }
  let second: Int32Array | undefined;
  let since = 0;
  let puzzles = 0;
  for (let grid = 0; grid < GRIDS && puzzles < PUZZLES; grid++) {
    const found = findPosition(layout, technique, rng, budget);
    if (!found.ok) return found;
    if (found.value === 'none') continue;
    puzzles++;
    if (found.value?.clean) return success(withHints(layout, found.value.givens, purpose));
    second ??= found.value?.givens;
    if (second && ++since >= ENOUGH) return success(withHints(layout, second, purpose));
  }
  return failure('levelNotFound', 'practise', technique);
}

interface Position {
  readonly givens: Int32Array;
  readonly clean: boolean;
}

/** Plays one puzzle to the end and takes the first good position on the way; `none` where there was no puzzle. */
function findPosition(
  layout: Layout,
  technique: Technique,
  rng: Rng,
  budget: Budget,
): Result<Position | undefined | 'none'> {
  const raw = technique === 'contradiction';
  const draft = draftPuzzle(layout, techniqueLevel[technique], rng, budget, { raw });
  if (!draft.ok) return draft;
  if (!draft.value) return success('none');
  const board = createBoard(layout, draft.value.givens);
  if (raw && levelOf(board, 'hard') !== 'expert') return success('none');
  let found: Position | undefined;
  while (board.open > 0) {
    const step = explainStep(board, budget, { unique: true });
    if (step === 'exhausted') return failure('budgetExhausted');
    if (!step) break;
    if (step.technique === technique) {
      const givens = board.digits.slice();
      const judged = judgePractice(layout, givens, technique, budget);
      if (judged === 'exhausted') return failure('budgetExhausted');
      if (judged === 'clean') return success({ givens, clean: true });
      if (judged === 'yes') found ??= { givens, clean: false };
    }
    applyStep(board, step);
  }
  return success(found);
}

/** Blanks show what is still honest; what was entered may have taken their digit. */
function withHints(layout: Layout, givens: Int32Array, purpose: Purpose): Puzzle {
  const solver = solverOf(layout);
  solver.count(givens, 1, Number.POSITIVE_INFINITY);
  const solution = solver.solution.slice();
  const hints = new Map(
    layout.blanks.map((blank) => {
      let digit = 0;
      const honest = honestDigits(layout, solution, blank);
      for (let one = 1; honest >> (one - 1) !== 0 && digit === 0; one++)
        if (isHonest(layout, solution, givens, blank, one)) digit = one;
      return [blank, digit] as const;
    }),
  );
  const draft: Draft = { solution, givens, hints };
  return puzzleOf(layout, draft, purpose);
}
