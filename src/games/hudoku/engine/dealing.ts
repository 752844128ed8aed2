// One attempt at a puzzle: fill a random grid, choose the blanks' digits, then hide cells until the level is met.
// generate.ts repeats attempts; ask.ts samples them.

import type { Budget } from '../../../core/budget.ts';
import { memoByObject } from '../../../core/memo.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng, pick, type Rng, shuffled } from '../../../core/rng.ts';
import { digitsOf, type GridLayout, regionOf } from '../grid/layout.ts';
import { readingCap } from '../rules/code.ts';
import { type DealtGrid, honestDigits, isHonest } from '../rules/puzzle.ts';
import { FILL_CAP, findCrowded, searchFitting, solverOf, UNKNOWN } from '../solver/solver.ts';
import { type Answer, type Level, techniqueLevel } from '../types.ts';
import { type CandidateBoard, createBoard, isOpen, placeDigit } from './candidate-board.ts';
import { climb, findExpertStep, higher, LADDER_COST, levelOf, nextAfterSingles } from './ladder.ts';
import { printImpasse, printStep } from './proof.ts';
import { applyStep, type LadderStep } from './step.ts';
import { runSingles } from './techniques/singles.ts';

const DEMAND_SAMPLE = 60;

/** Can all blanks show an honest digit at once, in some grid? Then every puzzle of this board must. */
const demandsHints = memoByObject((layout: GridLayout): boolean => {
  const solver = solverOf(layout);
  const rng = createRng('hudoku/blanks');
  let demanded = false;
  for (let index = 0; index < DEMAND_SAMPLE && !demanded; index++)
    demanded =
      solver.fill(rng, FILL_CAP) === 1 &&
      layout.blanks.every((blank) => honestDigits(layout, solver.solution, blank) !== 0);
  return demanded;
});

/** Few different digits per region: each stays hidden there, and hiding too many digits makes the solution ambiguous. */
function chooseHints(
  layout: GridLayout,
  solution: Int32Array,
  rng: Rng,
): ReadonlyMap<number, number> | undefined {
  const hints = new Map<number, number>();
  const used = new Map<string, number>();
  for (const blank of shuffled(layout.blanks, rng)) {
    const name = regionOf(layout, blank);
    const honest = honestDigits(layout, solution, blank);
    if (honest === 0 && demandsHints(layout)) return undefined;
    const before = honest & (used.get(name) ?? 0);
    // Mostly a digit that is hidden anyway, to leave room for clues.
    const from = before !== 0 && rng.below(8) > 0 ? before : honest;
    const digit = pick(digitsOf(from), rng) ?? 0;
    hints.set(blank, digit);
    if (digit > 0) used.set(name, (used.get(name) ?? 0) | (1 << (digit - 1)));
  }
  return new Map([...hints].sort((left, right) => left[0] - right[0]));
}

/** Cells that must stay hidden because a blank of their region shows their digit. */
function hiddenByHints(
  layout: GridLayout,
  solution: Int32Array,
  hints: ReadonlyMap<number, number>,
): number[] {
  const hidden: number[] = [];
  for (const [blank, digit] of hints) {
    const name = regionOf(layout, blank);
    for (const cell of layout.fillable)
      if (solution[cell] === digit && regionOf(layout, cell) === name) hidden.push(cell);
  }
  return hidden;
}

/** All honest digits for a blank of a finished puzzle. */
export const honestOptions = (
  layout: GridLayout,
  solution: Int32Array,
  givens: Int32Array,
  blank: number,
) =>
  digitsOf(honestDigits(layout, solution, blank)).filter((digit) =>
    isHonest(layout, solution, givens, blank, digit),
  );

/** Honest digits for the blanks of a finished puzzle; undefined if a blank that needs one has none. */
export function honestHintsFor(
  layout: GridLayout,
  solution: Int32Array,
  givens: Int32Array,
  rng: Rng,
): ReadonlyMap<number, number> | undefined {
  const hints = new Map<number, number>();
  for (const blank of layout.blanks) {
    const options = honestOptions(layout, solution, givens, blank);
    const digit = options[rng.below(Math.max(1, options.length))];
    if (digit === undefined && demandsHints(layout)) return undefined;
    hints.set(blank, digit ?? 0);
  }
  return hints;
}

/** Guesses per uniqueness check; beyond that the clue stays. The hardest known 9x9 take about 180 on average. */
const DEAL_CAP = 1000;
/** Guesses that count as one budget step. */
const GUESSES_PER_STEP = 8;

interface HidingPlan {
  readonly layout: GridLayout;
  readonly solution: Int32Array;
  readonly level: Level;
  /** Hides as much as uniqueness allows, at any level. */
  readonly raw: boolean;
}

const exhausted = failure('budgetExhausted');

/** Clues of the wanted level, or undefined. Easy puzzles are hidden cell by cell while they stay easy. For the others
 * everything that uniqueness allows is hidden first; then some cells are shown again until the level fits. Every
 * region keeps one cell shown. */
function hideCells(
  plan: HidingPlan,
  hints: ReadonlyMap<number, number>,
  rng: Rng,
  budget: Budget,
): Result<Int32Array | undefined> {
  const { layout, solution, level } = plan;
  const givens = solution.slice();
  for (const cell of hiddenByHints(layout, solution, hints)) givens[cell] = 0;
  const hidden =
    level === 'easy'
      ? hideWhile(layout, givens, leastShown(layout, rng), rng, budget, easyTest(layout))
      : hideAll(layout, givens, rng, budget);
  if (!hidden) return exhausted;
  if (hidden === 'none') return success(undefined);
  return level === 'easy' || plan.raw
    ? success(givens)
    : revealToLevel(plan, { givens, hidden }, rng, budget);
}

/** Hides in `givens` all that uniqueness allows; undefined when the budget runs out. */
export function hideAll(
  layout: GridLayout,
  givens: Int32Array,
  rng: Rng,
  budget: Budget,
): readonly number[] | 'none' | undefined {
  return hideWhile(layout, givens, 0, rng, budget, uniqueTest(layout));
}

/** Easy boards keep more clues than they need. */
function leastShown(layout: GridLayout, rng: Rng): number {
  const cells = layout.fillable.length;
  return Math.floor((cells * (38 + rng.below(10))) / 100);
}

/** Is a position acceptable, and how many budget steps did it take to tell? */
type HidingTest = (givens: Int32Array) => readonly [passed: boolean, cost: number];

function uniqueTest(layout: GridLayout): HidingTest {
  const solver = solverOf(layout);
  const cap = Math.min(DEAL_CAP, readingCap(layout));
  return (givens) => {
    const isUnique = solver.count(givens, 2, cap) === 1;
    return [isUnique, 2 + Math.floor(solver.guesses / GUESSES_PER_STEP)];
  };
}

/** Needs no uniqueness check: what the ladder solves has one solution. */
const easyTest =
  (layout: GridLayout): HidingTest =>
  (givens) => [levelOf(createBoard(layout, givens), 'easy') === 'easy', LADDER_COST];

/** Hides cells in `givens` in random order while the test passes; undefined: out of budget; `none`: failed at the start. */
function hideWhile(
  layout: GridLayout,
  givens: Int32Array,
  enough: number,
  rng: Rng,
  budget: Budget,
  test: HidingTest,
): number[] | 'none' | undefined {
  const regionAt = (cell: number) => layout.unitsOf[cell]?.[2] ?? -1;
  const shownIn: number[] = layout.units.map(() => 0);
  for (const cell of layout.fillable)
    if (givens[cell] !== 0) shownIn[regionAt(cell)] = (shownIn[regionAt(cell)] ?? 0) + 1;
  const passes = () => {
    const [passed, cost] = test(givens);
    return budget.spend(cost) ? passed : undefined;
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

/** Expert steps per puzzle: more are tedious to play and slow to find. */
const MOST_EXPERT_STEPS = 8;

/** Climbs the ladder up to the level, and shows an open cell again wherever it gets stuck. Steps needed before a cell
 * is shown are usually still needed after; the final check makes sure. Expert puzzles are treated alike where only an
 * assumption would help. */
function revealToLevel(
  { layout, solution, level }: HidingPlan,
  { givens, hidden }: { readonly givens: Int32Array; readonly hidden: readonly number[] },
  rng: Rng,
  budget: Budget,
): Result<Int32Array | undefined> {
  const board = createBoard(layout, givens);
  let needed: Level = 'easy';
  let shown = 0;
  let expertSteps = 0;
  for (;;) {
    if (!budget.spend()) return exhausted;
    runSingles(board);
    if (board.open === 0) break;
    const step = nextUpTo(
      board,
      expertSteps < MOST_EXPERT_STEPS || level !== 'expert' ? level : 'hard',
    );
    if (step) {
      const taken = techniqueLevel[step.technique];
      needed = higher(needed, taken);
      if (taken === 'expert') expertSteps++;
      applyStep(board, step);
      continue;
    }
    // A failed search costs the most: one is enough.
    if (needed === 'expert') expertSteps = MOST_EXPERT_STEPS;
    // Hard steps are rare: without one so far, showing more will hardly produce one.
    if (level === 'hard' && needed !== 'hard') return success(undefined);
    const open = hidden.filter((cell) => isOpen(board, cell));
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

function nextUpTo(board: CandidateBoard, level: Level): LadderStep | undefined {
  if (level === 'easy') return undefined;
  return (
    nextAfterSingles(board, level === 'medium' ? 'medium' : 'hard') ??
    (level === 'expert' ? findExpertStep(board, true) : undefined)
  );
}

/** Choices of hint digits and hiding orders per grid. */
const TRIES_PER_GRID = 12;

/** One grid; undefined if it did not reach the level. */
export function draftPuzzle(
  layout: GridLayout,
  level: Level,
  rng: Rng,
  budget: Budget,
  { raw = false } = {},
): Result<DealtGrid | undefined> {
  const solver = solverOf(layout);
  const filled = solver.fill(rng, FILL_CAP);
  if (!budget.spend(1 + solver.guesses)) return exhausted;
  if (filled === 0) return failure('noSolution');
  if (filled === UNKNOWN) return success(undefined);
  const solution = solver.solution.slice();
  for (let index = 0; index < TRIES_PER_GRID; index++) {
    const hints = chooseHints(layout, solution, rng);
    if (!hints) return success(undefined);
    const givens = hideCells({ layout, solution, level, raw }, hints, rng, budget);
    if (!givens.ok) return givens;
    if (givens.value) return success({ solution, givens: givens.value, hints });
  }
  return success(undefined);
}

/** Guesses before the answer is `unknown`: fewer on large boards, where each takes longer. */
export const solvableCap = (layout: GridLayout) => Math.floor(4_000_000 / layout.cells);

interface Solvability {
  readonly solvable: Answer['solvable'];
  /** For 'no': proof lines of the last step and the impasse; undefined if only the search found out. */
  readonly reason: string | undefined;
  /** Budget steps. */
  readonly cost: number;
}

/** Can a drawing be filled at all? The ladder goes first, because it can say why not. */
export function findSolvability(layout: GridLayout): Solvability {
  const crowded = findCrowded(layout);
  if (crowded) return { solvable: 'no', reason: crowded, cost: 1 };
  const { steps, end } = climb(createBoard(layout, new Int32Array(layout.cells)), 'hard');
  if (end) {
    // The last step before the impasse: the one a reader can follow.
    const last = steps.slice(-1).flatMap((step) => printStep(layout, step));
    const reason = [...last, printImpasse(layout, end)].join('; ');
    return { solvable: 'no', reason, cost: LADDER_COST };
  }
  const solvable = searchFitting(layout, solvableCap(layout));
  return { solvable, reason: undefined, cost: LADDER_COST + solverOf(layout).guesses };
}
