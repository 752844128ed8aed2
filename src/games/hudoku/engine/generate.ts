// The dealer: a random grid, honest hint digits first, then cells are hidden for as long as the ladder
// keeps the asked level and the solution stays the only one. What misses the level is thrown away.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng, type Rng, shuffled } from '../../../core/rng.ts';
import { digitsOf, type Layout, layoutOf, regionOf } from '../grid/layout.ts';
import { isTemplateId, templateOf } from '../grid/template.ts';
import { honestDigits } from '../rules/blanks.ts';
import { readingCap } from '../rules/code.ts';
import { levelIn, modeIn } from '../rules/params.ts';
import { type Draft, puzzleOf } from '../rules/puzzle.ts';
import { solverOf, UNKNOWN } from '../solver/solver.ts';
import { type Level, levels, type Mode, type Params, type Puzzle } from '../types.ts';
import { createBoard } from './board.ts';
import { LADDER_COST, levelOf } from './ladder.ts';
import { findSolvability } from './solvability.ts';

/** Guesses before a random filling is given up and begun anew. */
const FILL_CAP = 2000;
/** Guesses before a proof of uniqueness is given up; the clue then stays. The hardest 9x9 known take some 180 on average. */
const DEAL_CAP = 1000;
/** Guesses that are counted as one step of the budget. */
const GUESSES_PER_STEP = 8;
/** Grids that are tried before a level counts as not to be had. */
const GRIDS = 4000;

export function generate(params: Params, rng: Rng, budget: Budget): Result<Puzzle> {
  const template = templateOf(params.template, params.customTemplate);
  if (!template.ok) return template;
  const layout = layoutOf(template.value);
  if (!isTemplateId(params.template)) {
    const { solvable, reason, cost } = findSolvability(layout);
    if (!budget.spend(cost)) return failure('budgetExhausted');
    if (solvable === 'no') return failure('noSolution', 'customTemplate', reason);
  }
  return generateFrom(layout, levelIn(params), modeIn(params), rng, budget);
}

export function generateFrom(
  layout: Layout,
  level: Level,
  mode: Mode,
  rng: Rng,
  budget: Budget,
): Result<Puzzle> {
  for (let grid = 0; grid < GRIDS; grid++) {
    const draft = draftPuzzle(layout, level, rng, budget);
    if (!draft.ok) return draft;
    if (draft.value) return success(puzzleOf(layout, draft.value, level, mode));
  }
  return failure('levelNotFound', 'level', level);
}

/** Hint digits and orders of hiding that are tried on one grid. */
const TRIES_PER_GRID = 12;

/** One grid; `undefined` where it did not come out at the level. */
export function draftPuzzle(
  layout: Layout,
  level: Level,
  rng: Rng,
  budget: Budget,
): Result<Draft | undefined> {
  const solver = solverOf(layout);
  const filled = solver.fill(rng, FILL_CAP);
  if (!budget.spend(1 + solver.guesses)) return failure('budgetExhausted');
  if (filled === 0) return failure('noSolution');
  if (filled === UNKNOWN) return success(undefined);
  const solution = solver.solution.slice();
  for (let index = 0; index < TRIES_PER_GRID; index++) {
    const hints = chooseHints(layout, solution, rng);
    if (!hints) return success(undefined);
    const givens = hideCells({ layout, solution, hints, level }, rng, budget);
    if (!givens.ok) return givens;
    if (givens.value) return success({ solution, givens: givens.value, hints });
  }
  return success(undefined);
}

interface Plan {
  readonly layout: Layout;
  readonly solution: Int32Array;
  readonly hints: ReadonlyMap<number, number>;
  readonly level: Level;
}

/** Hides cells in random order for as long as the level allows; every region keeps one shown. */
function hideCells(plan: Plan, rng: Rng, budget: Budget): Result<Int32Array | undefined> {
  const { layout, solution, level } = plan;
  const exhausted = failure('budgetExhausted');
  const givens = solution.slice();
  for (const cell of hiddenByHints(layout, solution, plan.hints)) givens[cell] = 0;
  const regionAt = (cell: number) => layout.unitsOf[cell]?.[2] ?? -1;
  const shownIn: number[] = layout.units.map(() => 0);
  for (const cell of layout.fillable)
    if (givens[cell] !== 0) shownIn[regionAt(cell)] = (shownIn[regionAt(cell)] ?? 0) + 1;
  const fits = fitsLevel(layout, level);
  const fitting = fits.test(givens);
  if (!budget.spend(fits.cost())) return exhausted;
  if (!fitting) return success(undefined);
  let shown = cluesOf(givens);
  const enough = leastShown(layout, level, rng);
  const hidden: number[] = [];
  for (const cell of shuffled(layout.fillable, rng)) {
    if (shown <= enough) break;
    const digit = givens[cell] ?? 0;
    const others = shownIn[regionAt(cell)] ?? 0;
    if (digit === 0 || others <= 1) continue;
    givens[cell] = 0;
    const fitting = fits.test(givens);
    if (!budget.spend(fits.cost())) return exhausted;
    if (fitting) {
      shown--;
      hidden.push(cell);
      shownIn[regionAt(cell)] = others - 1;
    } else givens[cell] = digit;
  }
  // Hidden too far: clues come back, the last one first, until the level is met or passed.
  for (;;) {
    if (!budget.spend(LADDER_COST)) return exhausted;
    const reached = levelOf(createBoard(layout, givens));
    if (reached === level) return success(givens);
    const back = hidden.pop();
    if (levels.indexOf(reached) < levels.indexOf(level) || back === undefined)
      return success(undefined);
    givens[back] = solution[back] ?? 0;
  }
}

/** An easy board is left with more than it needs; the others hide all they can. */
function leastShown(layout: Layout, level: Level, rng: Rng): number {
  if (level !== 'easy') return 0;
  const cells = layout.fillable.length;
  return Math.floor((cells * (38 + rng.below(10))) / 100);
}

/** May the position stand, and what did the last answer cost? Where the ladder answers, what it solves has one solution. */
function fitsLevel(layout: Layout, level: Level) {
  const solver = solverOf(layout);
  const cap = Math.min(DEAL_CAP, readingCap(layout));
  if (level !== 'easy')
    return {
      cost: () => 2 + Math.floor(solver.guesses / GUESSES_PER_STEP),
      test: (givens: Int32Array) => solver.count(givens, 2, cap) === 1,
    };
  const allowed = levels.indexOf(level);
  return {
    cost: () => LADDER_COST,
    test: (givens: Int32Array) =>
      levels.indexOf(levelOf(createBoard(layout, givens), level)) <= allowed,
  };
}

const demands = new WeakMap<Layout, boolean>();
const DEMAND_SAMPLE = 60;

/** Does every blank find an honest digit in some grids? Then every puzzle of the board shows them all. */
function demandsHints(layout: Layout): boolean {
  const known = demands.get(layout);
  if (known !== undefined) return known;
  const solver = solverOf(layout);
  const rng = createRng('hudoku/blanks');
  let demanded = false;
  for (let index = 0; index < DEMAND_SAMPLE && !demanded; index++)
    demanded =
      solver.fill(rng, FILL_CAP) === 1 &&
      layout.blanks.every((blank) => honestDigits(layout, solver.solution, blank) !== 0);
  demands.set(layout, demanded);
  return demanded;
}

/** Few different digits per region: each stays hidden there, and too many hidden digits leave no single solution. */
function chooseHints(
  layout: Layout,
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
    // Mostly a digit that is hidden anyway, so that the board has room for clues.
    const from = before !== 0 && rng.below(8) > 0 ? before : honest;
    const options = digitsOf(from);
    const digit = options.length === 0 ? 0 : (options[rng.below(options.length)] ?? 0);
    hints.set(blank, digit);
    if (digit > 0) used.set(name, (used.get(name) ?? 0) | (1 << (digit - 1)));
  }
  return new Map([...hints].sort((left, right) => left[0] - right[0]));
}

/** Cells that may not be shown since a blank shows their digit: in its region, its row and its column. */
function hiddenByHints(
  layout: Layout,
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

export const cluesOf = (givens: ArrayLike<number>) =>
  Array.from(givens).filter((digit) => digit > 0).length;
