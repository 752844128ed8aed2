// The hint: from the view alone, the easiest way to the next digit, with only the steps it needs.
// How the steps are shown is in hint-argument.ts.

import type { Budget } from '../../../core/budget.ts';
import type { Hint } from '../../../core/game.ts';
import { type Mark, oneStep } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import { flatGrid, type GridLayout, layoutOf } from '../grid/layout.ts';
import { solverOf, UNIQUE_CAP } from '../solver/solver.ts';
import type { Move, View } from '../types.ts';
import { createBoard } from './candidate-board.ts';
import { argumentOf, blockersOf, houseOf } from './hint-argument.ts';
import { printImpasse, printStep } from './proof.ts';
import { followLines } from './proof-checker.ts';
import { hardestTechnique } from './rate.ts';
import { applyStep, isSingle, type LadderStep, type StepOf } from './step.ts';
import { explainStep } from './techniques/trial.ts';

export function hint(view: View, _rng: Rng, budget: Budget): Result<Hint<Move>> {
  if (view.ending !== 'none') return failure('gameOver');
  const layout = layoutOf(view.template);
  const shown = flatGrid(view.revealed);
  const solver = solverOf(layout);
  const count = solver.count(flatGrid(view.given), 2, UNIQUE_CAP);
  if (!budget.spend(1 + solver.guesses)) return failure('budgetExhausted');
  const unique = count === 1;
  if (unique) {
    const { solution } = solver;
    const wrong = layout.fillable.filter(
      (cell) => shown[cell] !== 0 && shown[cell] !== solution[cell],
    );
    if (wrong.length > 0) return success(mistake(layout, view, wrong));
  }
  const board = createBoard(layout, shown);
  const steps: LadderStep[] = [];
  for (;;) {
    const step = explainStep(board, budget, { unique });
    if (step === 'exhausted') return failure('budgetExhausted');
    if (!step) return failure('noStep');
    steps.push(step);
    if (isSingle(step)) break;
    applyStep(board, step);
  }
  return success(explain(layout, view, prune(view, steps, unique)));
}

/** Shows a clash if a wrong digit has one; otherwise only names the house. */
function mistake(layout: GridLayout, view: View, wrong: readonly number[]): Hint<Move> {
  const board = createBoard(layout, flatGrid(view.revealed));
  const clashes = wrong.flatMap((cell) => blockersOf(board, [cell], board.digits[cell] ?? 0));
  const [clash] = clashes;
  const cell = clash?.to ?? wrong[0] ?? 0;
  const given = flatGrid(view.given);
  // The house with most of the player's digits: a house with only one would give it away.
  const own = { ...board, digits: board.digits.map((digit, at) => (given[at] ? 0 : digit)) };
  const shared =
    clash && layout.units.find(({ cells }) => cells.includes(clash.from) && cells.includes(cell));
  const cells = clash ? (shared?.cells ?? [cell]) : houseOf(own, cell);
  const fact = clash
    ? { type: 'clash', digit: board.digits[cell] }
    : { type: 'mistake', wrong: wrong.filter((at) => cells.includes(at)).length };
  const marks: Mark[] = [{ kind: 'area', cells }];
  if (clash)
    marks.push(
      { kind: 'cause', cell: clash.from },
      { kind: 'cause', cell },
      { kind: 'link', from: clash.from, to: cell, as: 'strong' },
    );
  return oneStep(
    'mistake',
    { area: { cells }, facts: [fact], marks },
    { targets: [{ kind: 'target', cell }], move: { type: 'erase', cell } },
  );
}

/** Drops every step that the last one does not need, and inside assumptions what their impasse does not. */
function prune(view: View, steps: readonly LadderStep[], unique: boolean): LadderStep[] {
  const layout = layoutOf(view.template);
  const follows = (lines: readonly string[]) =>
    followLines(layout, view.revealed, lines, unique).ok;
  const kept = shortest(layout, steps, steps.length - 2, follows);
  const before: string[] = [];
  return kept.map((step) => {
    const short = 'steps' in step ? shorten(layout, step, before, follows) : step;
    before.push(...printStep(layout, short));
    return short;
  });
}

type FollowTest = (lines: readonly string[]) => boolean;

/** The steps without those that the proof does not need, tried from `last` down. */
function shortest(
  layout: GridLayout,
  steps: readonly LadderStep[],
  last: number,
  follows: FollowTest,
): LadderStep[] {
  let kept = steps.map((step) => ({ step, lines: printStep(layout, step) }));
  for (let index = last; index >= 0; index--) {
    const without = kept.filter((_, other) => other !== index);
    if (follows(without.flatMap(({ lines }) => lines))) kept = without;
  }
  return kept.map(({ step }) => step);
}

function shorten(
  layout: GridLayout,
  step: StepOf<'contradiction' | 'trial'>,
  before: readonly string[],
  follows: FollowTest,
): LadderStep {
  const [opening = ''] = printStep(layout, { ...step, steps: [] });
  const end = printImpasse(layout, step.end);
  const steps = shortest(layout, step.steps, step.steps.length - 1, (lines) =>
    follows([...before, opening, ...lines, end]),
  );
  return { ...step, steps };
}

function explain(layout: GridLayout, view: View, steps: readonly LadderStep[]): Hint<Move> {
  const last = steps[steps.length - 1];
  if (!last || !('cell' in last)) throw new Error('a hint ends with a placed digit');
  const { cell, digit } = last;
  const [first, ...rest] = argumentOf(layout, flatGrid(view.revealed), steps);
  if (!first) throw new Error('a hint has an argument');
  return {
    technique: hardestTechnique(steps),
    steps: [first, ...rest],
    targets: [
      { kind: 'target', cell },
      { kind: 'candidate', cell, value: digit, as: 'target' },
    ],
    move: { type: 'enter', cell, digit },
  };
}
