// The dealer: drafts until one has the level, with known puzzles as a fallback; and puzzles for practising one technique.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import { type GridLayout, layoutOf } from '../grid/layout.ts';
import { isTemplateId, templateOf } from '../grid/template.ts';
import { type Purpose, purposeIn, puzzleOf } from '../rules/puzzle.ts';
import { solverOf } from '../solver/solver.ts';
import { type Params, type Puzzle, type Technique, techniqueLevel, techniques } from '../types.ts';
import { createBoard } from './candidate-board.ts';
import { draftPuzzle, findSolvability, honestOptions } from './dealing.ts';
import { draftKnownPuzzle, knownPuzzleOf, transformed } from './known-puzzles.ts';
import { levelOf } from './ladder.ts';
import { applyStep, isSingle } from './step.ts';
import { explainStep } from './techniques/trial.ts';

const rankOf = (technique: Technique) => techniques.indexOf(technique);

/** Does the first digit need this technique, and nothing harder ever? `clean`: the very first step uses it. */
export function judgePractice(
  layout: GridLayout,
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
    placed ||= isSingle(step);
    if (placed && needed < top) return 'no';
    applyStep(board, step);
  }
  if (needed < top) return 'no';
  return first === technique ? 'clean' : 'yes';
}

/** Puzzles, and grids without one, to search before giving up on a technique. */
const PUZZLES = 400;
const PRACTICE_GRIDS = 40_000;
/** Known positions to try: among equally easy steps the order may decide which one is needed next. */
const KNOWN_TRIES = 30;
/** Puzzles to wait for a clean position before one with easier steps first will do. */
const PUZZLES_BEFORE_SECOND_BEST = 4;

/** A puzzle about one technique: a position of a real puzzle where no digit can be entered before it is used, and
 * nothing harder is needed to the end. Digits entered up to there become givens. */
export function generatePractice(
  layout: GridLayout,
  technique: Technique,
  purpose: Purpose,
  rng: Rng,
  budget: Budget,
): Result<Puzzle> {
  for (let index = 0; index < KNOWN_TRIES; index++) {
    const known = knownPuzzleOf(layout, technique, rng);
    if (!known) break;
    const givens = transformed(layout, known, rng);
    const judged = judgePractice(layout, givens, technique, budget);
    if (judged === 'exhausted') return failure('budgetExhausted');
    if (judged !== 'no') return success(withHints(layout, givens, purpose));
  }
  let second: Int32Array | undefined;
  let since = 0;
  let puzzles = 0;
  for (let grid = 0; grid < PRACTICE_GRIDS && puzzles < PUZZLES; grid++) {
    const found = findPosition(layout, technique, rng, budget);
    if (!found.ok) return found;
    if (found.value === 'none') continue;
    puzzles++;
    if (found.value?.clean) return success(withHints(layout, found.value.givens, purpose));
    second ??= found.value?.givens;
    if (second && ++since >= PUZZLES_BEFORE_SECOND_BEST)
      return success(withHints(layout, second, purpose));
  }
  return failure('levelNotFound', 'practise', technique);
}

/** Plays one puzzle to the end and takes the first good position on the way; `none` if no puzzle was drafted. */
function findPosition(
  layout: GridLayout,
  technique: Technique,
  rng: Rng,
  budget: Budget,
): Result<{ readonly givens: Int32Array; readonly clean: boolean } | undefined | 'none'> {
  const raw = technique === 'contradiction';
  const draft = draftPuzzle(layout, techniqueLevel[technique], rng, budget, { raw });
  if (!draft.ok) return draft;
  if (!draft.value) return success('none');
  const board = createBoard(layout, draft.value.givens);
  if (raw && levelOf(board, 'hard') !== 'expert') return success('none');
  let second: Int32Array | undefined;
  while (board.open > 0) {
    const step = explainStep(board, budget, { unique: true });
    if (step === 'exhausted') return failure('budgetExhausted');
    if (!step) break;
    if (step.technique === technique) {
      const givens = board.digits.slice();
      const judged = judgePractice(layout, givens, technique, budget);
      if (judged === 'exhausted') return failure('budgetExhausted');
      if (judged === 'clean') return success({ givens, clean: true });
      if (judged === 'yes') second ??= givens;
    }
    applyStep(board, step);
  }
  return success(second && { givens: second, clean: false });
}

/** Blanks show a digit that is still honest: entered digits may have taken theirs. */
function withHints(layout: GridLayout, givens: Int32Array, purpose: Purpose): Puzzle {
  const solver = solverOf(layout);
  solver.count(givens, 1, Number.POSITIVE_INFINITY);
  const solution = solver.solution.slice();
  const hints = new Map(
    layout.blanks.map((blank) => {
      const [digit = 0] = honestOptions(layout, solution, givens, blank);
      return [blank, digit];
    }),
  );
  return puzzleOf(layout, { solution, givens, hints }, purpose);
}

/** Grids to try before giving up on a level. */
const GRIDS = 4000;
/** Grids to try before a known puzzle is used, if there is one. */
const GRIDS_BEFORE_KNOWN = 1;

export function generate(params: Params, rng: Rng, budget: Budget): Result<Puzzle> {
  const template = templateOf(params.template, params.customTemplate);
  if (!template.ok) return template;
  const layout = layoutOf(template.value);
  if (!isTemplateId(params.template)) {
    const { solvable, reason, cost } = findSolvability(layout);
    if (!budget.spend(cost)) return failure('budgetExhausted');
    if (solvable === 'no') return failure('noSolution', 'customTemplate', reason);
  }
  const purpose = purposeIn(params);
  return purpose.practise
    ? generatePractice(layout, purpose.practise, purpose, rng, budget)
    : generateFrom(layout, purpose, rng, budget);
}

export function generateFrom(
  layout: GridLayout,
  purpose: Purpose,
  rng: Rng,
  budget: Budget,
): Result<Puzzle> {
  for (let grid = 0; grid < GRIDS; grid++) {
    const draft = draftPuzzle(layout, purpose.level, rng, budget);
    if (!draft.ok) return draft;
    if (draft.value) return success(puzzleOf(layout, draft.value, purpose));
    if (grid === GRIDS_BEFORE_KNOWN) {
      const known = draftKnownPuzzle(layout, purpose.level, rng, budget);
      if (!known.ok) return known;
      if (known.value) return success(puzzleOf(layout, known.value, purpose));
    }
  }
  return failure('levelNotFound', 'level', purpose.level);
}
