// Proof of uniqueness: the ladder's steps and refuted assumptions, one per line. proof-checker.ts reads them without a solver.
//   place r1c2 5 in cell | place r1c2 5 in row:1
//   strike r1c2/57 r1c3/5 by locked 5 region:a row:1 | by naked row:1 r1c4 r1c5 | by hidden row:1 57 r1c4 r1c5
//                         | by fish 5 row:1,row:4 column:2,column:3 | by bent 5 r1c1 r1c4 r2c2
//                         | by chain r1c2/5 r1c7/5 r3c7,r3c8/5 r3c3/5     alternating strong and weak links
//                         | by rectangle 57 r1c1 r1c2 r4c1 r4c2      never in a proof: it assumes uniqueness
//   assume r1c2 5 … absurd cell r3c3 | absurd 5 row:3          the assumption is struck
//   solved

import type { Budget } from '../../../core/budget.ts';
import type { Proof } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { flatGrid, type GridLayout, layoutOf } from '../grid/layout.ts';
import { cellName, digitLetter, digitLetters, unitName } from '../grid/notation.ts';
import type { Puzzle } from '../types.ts';
import { createBoard, type Impasse } from './candidate-board.ts';
import type { LadderStep } from './step.ts';
import { explainAll } from './techniques/trial.ts';

export function prove(puzzle: Puzzle, budget: Budget): Result<Proof> {
  const layout = layoutOf(puzzle.template);
  const board = createBoard(layout, flatGrid(puzzle.revealed));
  const steps = explainAll(board, budget, { unique: false });
  if (steps === 'exhausted') return failure('budgetExhausted');
  if (steps === 'ambiguous') return failure('notUnique');
  return success({ claim: 'unique', lines: [...printSteps(layout, steps), 'solved'] });
}

function printSteps(layout: GridLayout, steps: readonly LadderStep[]): string[] {
  return steps.flatMap((step) => printStep(layout, step));
}

export function printStep(layout: GridLayout, step: LadderStep): string[] {
  const cell = (index: number) => cellName(layout.columns, index);
  const unit = (index: number) => unitName(layout, index);
  const strike = (step: Extract<LadderStep, { gone: unknown }>) =>
    `strike ${step.gone.map((gone) => `${cell(gone.cell)}/${digitLetters(gone.digits)}`).join(' ')} by`;
  switch (step.technique) {
    case 'nakedSingle':
      return [`place ${cell(step.cell)} ${digitLetter(step.digit)} in cell`];
    case 'hiddenSingle':
      return [`place ${cell(step.cell)} ${digitLetter(step.digit)} in ${unit(step.unit)}`];
    case 'lockedCandidates':
      return [
        `${strike(step)} locked ${digitLetter(step.digit)} ${unit(step.from)} ${unit(step.to)}`,
      ];
    case 'nakedPair':
    case 'nakedTriple':
    case 'nakedQuad':
      return [`${strike(step)} naked ${unit(step.unit)} ${step.cells.map(cell).join(' ')}`];
    case 'hiddenPair':
    case 'hiddenTriple':
    case 'hiddenQuad':
      return [
        `${strike(step)} hidden ${unit(step.unit)} ${digitLetters(step.digits)} ${step.cells.map(cell).join(' ')}`,
      ];
    case 'xWing':
    case 'swordfish':
    case 'jellyfish':
      return [
        `${strike(step)} fish ${digitLetter(step.digit)} ${step.bases.map(unit).join(',')} ${step.covers.map(unit).join(',')}`,
      ];
    case 'xyWing':
    case 'xyzWing':
      return [`${strike(step)} bent ${digitLetter(step.digit)} ${step.cells.map(cell).join(' ')}`];
    case 'wWing':
    case 'simpleColouring':
    case 'xChain':
    case 'xyChain':
    case 'alternatingChain': {
      const links = step.chain.map(
        (link) => `${link.cells.map(cell).join(',')}/${digitLetter(link.digit)}`,
      );
      return [`${strike(step)} chain ${links.join(' ')}`];
    }
    case 'uniqueRectangle':
      return [
        `${strike(step)} rectangle ${digitLetters(step.digits)} ${step.cells.map(cell).join(' ')}`,
      ];
    case 'contradiction':
    case 'trial':
      return [
        `assume ${cell(step.cell)} ${digitLetter(step.digit)}`,
        ...printSteps(layout, step.steps),
        printImpasse(layout, step.end),
      ];
  }
}

export function printImpasse(layout: GridLayout, end: Impasse): string {
  return end.type === 'emptyCell'
    ? `absurd cell ${cellName(layout.columns, end.cell)}`
    : `absurd ${digitLetter(end.digit)} ${unitName(layout, end.unit)}`;
}
