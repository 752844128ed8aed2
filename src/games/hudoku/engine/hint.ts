// The hint that explains: from the view alone, the easiest way to the next digit, with only the steps it needs.

import type { Budget } from '../../../core/budget.ts';
import type { Fact, Hint } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import { digitsOf, layoutOf } from '../grid/layout.ts';
import { unitName } from '../grid/notation.ts';
import { flatGrid } from '../grid/squares.ts';
import { solverOf } from '../solver/solver.ts';
import type { Move, View } from '../types.ts';
import { type Board, createBoard } from './board.ts';
import { followLines } from './check.ts';
import { printStep } from './proof.ts';
import { hardestTechnique } from './rate.ts';
import { UNIQUE_CAP } from './solve.ts';
import { applyStep, type Step } from './step.ts';
import { explainStep, stepSize } from './trial.ts';

export function hint(view: View, _rng: Rng, budget: Budget): Result<Hint<Move>> {
  if (view.ending !== 'none') return failure('gameOver');
  const layout = layoutOf(view.template);
  const shown = flatGrid(view.revealed);
  const solver = solverOf(layout);
  const count = solver.count(flatGrid(view.given), 2, UNIQUE_CAP);
  if (!budget.spend(1 + solver.guesses)) return failure('budgetExhausted');
  if (count === 1) {
    const wrong = layout.fillable.filter(
      (cell) => shown[cell] !== 0 && shown[cell] !== solver.solution[cell],
    );
    const [cell] = wrong;
    if (cell !== undefined)
      return success({
        technique: 'mistake',
        because: [{ type: 'mistake', cells: wrong }],
        cells: wrong,
        move: { type: 'erase', cell },
      });
  }
  const board = createBoard(layout, shown);
  const steps: Step[] = [];
  for (;;) {
    const step = explainStep(board, budget);
    if (step === 'exhausted') return failure('budgetExhausted');
    if (!step) return failure('noStep');
    steps.push(step);
    if (step.technique === 'nakedSingle' || step.technique === 'hiddenSingle') break;
    applyStep(board, step);
  }
  return success(explain(board, prune(view, steps)));
}

/** Leaves out every step that the last one does not need. */
function prune(view: View, steps: readonly Step[]): Step[] {
  const layout = layoutOf(view.template);
  let kept = steps.map((step) => ({ step, lines: printStep(layout, step) }));
  for (let index = kept.length - 2; index >= 0; index--) {
    const without = kept.filter((_, other) => other !== index);
    const lines = without.flatMap((part) => part.lines);
    if (followLines(layout, view.revealed, lines).ok) kept = without;
  }
  return kept.map(({ step }) => step);
}

function explain(board: Board, steps: readonly Step[]): Hint<Move> {
  const last = steps[steps.length - 1];
  if (!last || !('cell' in last)) throw new Error('a hint ends with a placed digit');
  const because = steps.map((step) => factOf(board, step));
  const cells = new Set([last.cell]);
  for (const fact of because)
    for (const cell of Array.isArray(fact['cells']) ? fact['cells'] : []) cells.add(cell);
  return {
    technique: hardestTechnique(steps),
    because,
    cells: [...cells],
    move: { type: 'enter', cell: last.cell, digit: last.digit },
  };
}

/** The step as plain data for the text table. `cells` prove it; `gone` are candidates that fall. */
function factOf(board: Board, step: Step): Fact {
  const { layout } = board;
  const unit = (index: number) => unitName(layout, index);
  const gone =
    'gone' in step
      ? step.gone.map((strike) => ({ cell: strike.cell, digits: digitsOf(strike.digits) }))
      : [];
  switch (step.technique) {
    case 'nakedSingle':
      return {
        type: step.technique,
        cell: step.cell,
        digit: step.digit,
        cells: (layout.peers[step.cell] ?? []).filter((peer) => board.digits[peer] !== 0),
      };
    case 'hiddenSingle':
      return {
        type: step.technique,
        cell: step.cell,
        digit: step.digit,
        unit: unit(step.unit),
        cells: layout.units[step.unit]?.cells ?? [],
      };
    case 'lockedCandidates':
      return {
        type: step.technique,
        digit: step.digit,
        from: unit(step.from),
        to: unit(step.to),
        cells: step.cells,
        gone,
      };
    case 'nakedPair':
    case 'nakedTriple':
    case 'hiddenPair':
    case 'hiddenTriple':
      return {
        type: step.technique,
        unit: unit(step.unit),
        digits: digitsOf(step.digits),
        cells: step.cells,
        gone,
      };
    case 'xWing':
    case 'swordfish':
      return {
        type: step.technique,
        digit: step.digit,
        bases: step.bases.map(unit),
        covers: step.covers.map(unit),
        cells: step.cells,
        gone,
      };
    case 'contradiction':
    case 'trial':
      return {
        type: step.technique,
        cell: step.cell,
        digit: step.digit,
        length: stepSize(step) - 2,
        end:
          step.end.type === 'emptyCell'
            ? { type: 'emptyCell', cell: step.end.cell }
            : { type: 'noPlace', digit: step.end.digit, unit: unit(step.end.unit) },
        cells: step.end.type === 'emptyCell' ? [step.cell, step.end.cell] : [step.cell],
        gone,
      };
  }
}
