// The hint: from the view alone, the easiest way to the next digit, with only the steps it needs.
// How the steps are shown is in hint-argument.ts.

import type { Budget } from '../../../core/budget.ts';
import type { Hint } from '../../../core/game.ts';
import { oneStep } from '../../../core/hint.ts';
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
import { applyStep, type LadderStep } from './step.ts';
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
    if (step.technique === 'nakedSingle' || step.technique === 'hiddenSingle') break;
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
  const cells = clash
    ? (layout.units.find((unit) => [clash.from, cell].every((at) => unit.cells.includes(at)))
        ?.cells ?? [cell])
    : houseOf(own, cell);
  const fact = clash
    ? { type: 'clash', digit: board.digits[cell] }
    : { type: 'mistake', wrong: wrong.filter((at) => cells.includes(at)).length };
  return oneStep(
    'mistake',
    {
      area: { cells },
      facts: [fact],
      marks: [
        { kind: 'area', cells },
        ...(clash
          ? ([
              { kind: 'cause', cell: clash.from },
              { kind: 'cause', cell },
              { kind: 'link', from: clash.from, to: cell, as: 'strong' },
            ] as const)
          : []),
      ],
    },
    { targets: [{ kind: 'target', cell }], move: { type: 'erase', cell } },
  );
}

/** Drops every step that the last one does not need, and inside assumptions what their impasse does not. */
function prune(view: View, steps: readonly LadderStep[], unique: boolean): LadderStep[] {
  const layout = layoutOf(view.template);
  const follows = (lines: readonly string[]) =>
    followLines(layout, view.revealed, lines, unique).ok;
  let kept = steps.map((step) => ({ step, lines: printStep(layout, step) }));
  for (let index = kept.length - 2; index >= 0; index--) {
    const without = kept.filter((_, other) => other !== index);
    if (follows(without.flatMap((part) => part.lines))) kept = without;
  }
  const before: string[] = [];
  return kept.map(({ step }) => {
    const short = 'steps' in step ? shorten(layout, step, before, follows) : step;
    before.push(...printStep(layout, short));
    return short;
  });
}

type AssumptionStep = Extract<LadderStep, { readonly steps: unknown }>;

function shorten(
  layout: GridLayout,
  step: AssumptionStep,
  before: readonly string[],
  follows: (lines: readonly string[]) => boolean,
): LadderStep {
  const [opening = ''] = printStep(layout, { ...step, steps: [] });
  const end = printImpasse(layout, step.end);
  let kept = step.steps.map((inner) => ({ inner, lines: printStep(layout, inner) }));
  for (let index = kept.length - 1; index >= 0; index--) {
    const without = kept.filter((_, other) => other !== index);
    if (follows([...before, opening, ...without.flatMap(({ lines }) => lines), end]))
      kept = without;
  }
  return { ...step, steps: kept.map(({ inner }) => inner) };
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
