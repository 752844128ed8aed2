// Steps of the ladder as the argument of a hint: where to look, what is seen there, and marks to draw it with.
// The digit of the answer is never marked in its cell; what an assumption leads to is told step by step.

import type { HintStep } from '../../../core/hint.ts';
import { digitsOf, type Layout } from '../grid/layout.ts';
import { unitName } from '../grid/notation.ts';
import { type Board, candidatesAt, createBoard, isOpen } from './board.ts';
import { candidate, cellsOf, joined, sightMarks, stepOf, struck } from './drawing.ts';
import { chain, rectangle, wing } from './patterns.ts';
import { refutation } from './refutation.ts';
import { blockersOf, houseOf, rivalsOf } from './sight.ts';
import {
  applyStep,
  type FishTechnique,
  type SetTechnique,
  type Step,
  type StepOf,
} from './step.ts';

/** `shown` is what stands on the board; the steps follow from it one after another. */
export function argumentOf(
  layout: Layout,
  shown: ArrayLike<number>,
  steps: readonly Step[],
): HintStep[] {
  const board = createBoard(layout, shown);
  return steps.flatMap((step) => {
    const told = tell(board, shown, step);
    applyStep(board, step);
    return told;
  });
}

function tell(board: Board, shown: ArrayLike<number>, step: Step): HintStep[] {
  switch (step.technique) {
    case 'nakedSingle':
      return [nakedSingle(board, step.cell, step.digit)];
    case 'hiddenSingle':
      return [hiddenSingle(board, step)];
    case 'lockedCandidates':
      return [locked(board, step)];
    case 'nakedPair':
    case 'nakedTriple':
    case 'nakedQuad':
    case 'hiddenPair':
    case 'hiddenTriple':
    case 'hiddenQuad':
      return [subset(board, step)];
    case 'xWing':
    case 'swordfish':
    case 'jellyfish':
      return [fish(board, step)];
    case 'xyWing':
    case 'xyzWing':
      return wing(board, step);
    case 'wWing':
    case 'simpleColouring':
    case 'xChain':
    case 'xyChain':
    case 'alternatingChain':
      return chain(board, step);
    case 'uniqueRectangle':
      return rectangle(board, step);
    case 'contradiction':
    case 'trial':
      return refutation(board, shown, step);
  }
}

/** One house glows at first; the cell only once the reason is told. */
function nakedSingle(board: Board, cell: number, digit: number): HintStep {
  const others = digitsOf((board.layout.domain[cell] ?? 0) & ~(1 << (digit - 1)));
  const sights = rivalsOf(board, cell, others);
  const fact = {
    type: 'nakedSingle',
    cell,
    // Some digits went by what earlier steps struck.
    ...(sights.length < others.length ? { ruledOut: true } : { used: others }),
  };
  const marks = [
    { kind: 'area', cells: [cell] } as const,
    ...sightMarks(sights),
    ...others.map((other) => candidate(cell, other, 'struck')),
  ];
  return { area: { cells: houseOf(board, cell) }, facts: [fact], marks };
}

function hiddenSingle(board: Board, step: StepOf<'hiddenSingle'>): HintStep {
  const { cell, digit, unit } = step;
  const cells = cellsOf(board, unit);
  const others = cells.filter((other) => other !== cell && isOpen(board, other));
  const sights = blockersOf(board, others, digit);
  const blocked = new Set(sights.map(({ to }) => to));
  const fact = {
    type: 'hiddenSingle',
    digit,
    unit: unitName(board.layout, unit),
    blockers: new Set(sights.map(({ from }) => from)).size,
    ...(blocked.size < others.length ? { ruledOut: true } : {}),
  };
  return stepOf(cells, fact, [
    ...sightMarks(sights),
    ...others.map((other) => candidate(other, digit, 'struck')),
  ]);
}

function locked(board: Board, step: StepOf<'lockedCandidates'>): HintStep {
  const { digit, from, to, cells, gone } = step;
  const house = cellsOf(board, from);
  const others = house.filter((cell) => !cells.includes(cell) && isOpen(board, cell));
  const fact = {
    type: step.technique,
    digit,
    from: unitName(board.layout, from),
    to: unitName(board.layout, to),
  };
  return stepOf(house, fact, [
    ...sightMarks(blockersOf(board, others, digit)),
    ...cells.map((cell) => candidate(cell, digit, 'link')),
    ...joined(cells, 'strong'),
    ...struck(gone),
  ]);
}

function subset(board: Board, step: StepOf<SetTechnique>): HintStep {
  const { unit, cells, digits, gone } = step;
  const fact = {
    type: step.technique,
    unit: unitName(board.layout, unit),
    digits: digitsOf(digits),
  };
  return stepOf(cellsOf(board, unit), fact, [
    ...cells.flatMap((cell) =>
      digitsOf(candidatesAt(board, cell) & digits).map((digit) => candidate(cell, digit, 'link')),
    ),
    ...joined(cells, 'strong'),
    ...struck(gone),
  ]);
}

function fish(board: Board, step: StepOf<FishTechnique>): HintStep {
  const { digit, bases, covers, cells, gone } = step;
  const within = (unit: number) => cells.filter((cell) => cellsOf(board, unit).includes(cell));
  const fact = {
    type: step.technique,
    digit,
    bases: bases.map((unit) => unitName(board.layout, unit)),
    covers: covers.map((unit) => unitName(board.layout, unit)),
  };
  return stepOf(
    bases.flatMap((unit) => cellsOf(board, unit)),
    fact,
    [
      ...cells.map((cell) => candidate(cell, digit, 'link')),
      ...bases.flatMap((unit) => joined(within(unit), 'strong')),
      ...covers.flatMap((unit) => joined(within(unit), 'weak')),
      ...struck(gone),
    ],
  );
}
