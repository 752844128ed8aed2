// Hiding cells until a puzzle has its level. An easy one is hidden under the eye of the ladder. For any other all that
// one solution allows is hidden first; showing some of it again leaves one solution, and the ladder alone is asked
// what to show for the level.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type Rng, shuffled } from '../../../core/rng.ts';
import type { Layout } from '../grid/layout.ts';
import { readingCap } from '../rules/code.ts';
import { solverOf } from '../solver/solver.ts';
import { type Level, techniqueLevel } from '../types.ts';
import { type Board, createBoard, isOpen, placeDigit } from './board.ts';
import { findExpertStep } from './expert.ts';
import { higher, LADDER_COST, levelOf, nextAfterSingles, runSingles } from './ladder.ts';
import { hiddenByHints } from './promises.ts';
import { applyStep, type Step } from './step.ts';

/** Guesses before a proof of uniqueness is given up; the clue then stays. The hardest 9x9 known take some 180 on average. */
const DEAL_CAP = 1000;
/** Guesses that are counted as one step of the budget. */
const GUESSES_PER_STEP = 8;

export interface Plan {
  readonly layout: Layout;
  readonly solution: Int32Array;
  readonly hints: ReadonlyMap<number, number>;
  readonly level: Level;
  /** Hides all that one solution allows, whatever level that has. */
  readonly raw?: boolean;
}

const exhausted = failure('budgetExhausted');

/** Clues of the asked level; undefined where these cells do not give it. Every region keeps one cell shown. */
export function hideCells(plan: Plan, rng: Rng, budget: Budget): Result<Int32Array | undefined> {
  const { layout, solution, level } = plan;
  const givens = solution.slice();
  for (const cell of hiddenByHints(layout, solution, plan.hints)) givens[cell] = 0;
  const hidden =
    level === 'easy'
      ? hideWhile(layout, givens, leastShown(layout, rng), rng, budget, easyTest(layout))
      : hideAll(layout, givens, rng, budget);
  if (!hidden) return exhausted;
  if (hidden === 'none') return success(undefined);
  return level === 'easy' || plan.raw
    ? success(givens)
    : mend({ layout, solution, givens, hidden, level }, rng, budget);
}

/** Hides in `givens` all that one solution allows; undefined where the budget ends. */
export function hideAll(
  layout: Layout,
  givens: Int32Array,
  rng: Rng,
  budget: Budget,
): readonly number[] | 'none' | undefined {
  return hideWhile(layout, givens, 0, rng, budget, uniqueTest(layout));
}

/** An easy board is left with more than it needs; the others hide all they can. */
function leastShown(layout: Layout, rng: Rng): number {
  const cells = layout.fillable.length;
  return Math.floor((cells * (38 + rng.below(10))) / 100);
}

/** May the position stand, and what did the last answer cost? */
interface Test {
  passes(givens: Int32Array): boolean;
  cost(): number;
}

function uniqueTest(layout: Layout): Test {
  const solver = solverOf(layout);
  const cap = Math.min(DEAL_CAP, readingCap(layout));
  return {
    passes: (givens) => solver.count(givens, 2, cap) === 1,
    cost: () => 2 + Math.floor(solver.guesses / GUESSES_PER_STEP),
  };
}

/** What the ladder solves has one solution. */
const easyTest = (layout: Layout): Test => ({
  passes: (givens) => levelOf(createBoard(layout, givens), 'easy') === 'easy',
  cost: () => LADDER_COST,
});

/** Hides cells in random order, those that pass, in `givens`; undefined where the budget ends, `none` for a bad start. */
function hideWhile(
  layout: Layout,
  givens: Int32Array,
  enough: number,
  rng: Rng,
  budget: Budget,
  test: Test,
): number[] | 'none' | undefined {
  const regionAt = (cell: number) => layout.unitsOf[cell]?.[2] ?? -1;
  const shownIn: number[] = layout.units.map(() => 0);
  for (const cell of layout.fillable)
    if (givens[cell] !== 0) shownIn[regionAt(cell)] = (shownIn[regionAt(cell)] ?? 0) + 1;
  const passes = () => {
    const passed = test.passes(givens);
    return budget.spend(test.cost()) ? passed : undefined;
  };
  const start = passes();
  if (!start) return start === false ? 'none' : undefined;
  let shown = givens.reduce((count, digit) => count + (digit > 0 ? 1 : 0), 0);
  const hidden: number[] = [];
  for (const cell of shuffled(layout.fillable, rng)) {
    if (shown <= enough) break;
    const digit = givens[cell] ?? 0;
    const others = shownIn[regionAt(cell)] ?? 0;
    if (digit === 0 || others <= 1) continue;
    givens[cell] = 0;
    const passed = passes();
    if (passed === undefined) return undefined;
    if (passed) {
      shown--;
      hidden.push(cell);
      shownIn[regionAt(cell)] = others - 1;
    } else givens[cell] = digit;
  }
  return hidden;
}

/** Steps of an expert that a puzzle may take: more of them are a labour, and the search for them too. */
const MOST_REACHING = 8;

interface Depth {
  readonly layout: Layout;
  readonly solution: Int32Array;
  /** As hidden as it may be. */
  readonly givens: Int32Array;
  /** What was hidden, in order. */
  readonly hidden: readonly number[];
  readonly level: Level;
}

/**
 * Climbs the ladder as far as the level goes, and where it ends shows one of the cells that are still open. What took
 * steps of the level before takes them still, as a rule; whether it does is asked at the end. Expert puzzles are mended
 * too, where only an assumption would help.
 */
function mend(depth: Depth, rng: Rng, budget: Budget): Result<Int32Array | undefined> {
  const { layout, solution, level } = depth;
  const givens = depth.givens.slice();
  const board = createBoard(layout, givens);
  let needed: Level = 'easy';
  let shown = 0;
  let reaching = 0;
  for (;;) {
    if (!budget.spend()) return exhausted;
    runSingles(board);
    if (board.open === 0) break;
    const step = nextUpTo(board, reaching < MOST_REACHING || level !== 'expert' ? level : 'hard');
    if (step) {
      const taken = techniqueLevel[step.technique];
      needed = higher(needed, taken);
      if (taken === 'expert') reaching++;
      applyStep(board, step);
      continue;
    }
    // A search in vain is the dearest: one is enough.
    if (needed === 'expert') reaching = MOST_REACHING;
    // Hard steps are rare: where none was taken by now, showing more will hardly bring one.
    if (level === 'hard' && needed !== 'hard') return success(undefined);
    const open = depth.hidden.filter((cell) => isOpen(board, cell));
    const cell = open[rng.below(Math.max(1, open.length))];
    if (cell === undefined) return success(undefined);
    givens[cell] = solution[cell] ?? 0;
    placeDigit(board, cell, solution[cell] ?? 0);
    shown++;
  }
  if (needed !== level) return success(undefined);
  if (shown === 0) return success(givens);
  if (!budget.spend(LADDER_COST)) return exhausted;
  return success(levelOf(createBoard(layout, givens), level) === level ? givens : undefined);
}

function nextUpTo(board: Board, level: Level): Step | undefined {
  if (level === 'easy') return undefined;
  return (
    nextAfterSingles(board, level === 'medium' ? 'medium' : 'hard') ??
    (level === 'expert' ? findExpertStep(board, true) : undefined)
  );
}
