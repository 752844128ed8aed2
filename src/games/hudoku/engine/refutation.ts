// An assumption and its dead end as the argument of a hint, told step by step.

import type { HintStep, Mark } from '../../../core/hint.ts';
import { digitsOf } from '../grid/layout.ts';
import { unitName } from '../grid/notation.ts';
import { type Board, isOpen, placeDigit } from './board.ts';
import { candidate, cellsOf, stepOf } from './drawing.ts';
import { blockersOf, rivalsOf, type Sight } from './sight.ts';
import { applyStep, type StepOf } from './step.ts';

/** An assumption followed to its dead end. What it implies is marked as linked, never as true. */
export function refutation(
  start: Board,
  shown: ArrayLike<number>,
  step: StepOf<'contradiction' | 'trial'>,
): HintStep[] {
  const { layout } = start;
  const board: Board = {
    ...start,
    candidates: start.candidates.slice(),
    digits: start.digits.slice(),
  };
  const tried = candidate(step.cell, step.digit, 'link');
  const implied: Mark[] = [];
  let order = 0;
  placeDigit(board, step.cell, step.digit);

  /** Rings where a visible digit is the reason, numbered arrows where an implied one is. */
  const because = (sights: readonly Sight[]): Mark[] =>
    [...new Set(sights.filter(({ from }) => shown[from] !== 0).map(({ from }) => from))]
      .map((cell): Mark => ({ kind: 'cause', cell }))
      .concat(
        sights
          .filter(({ from }) => shown[from] === 0)
          .map(({ from, to }): Mark => ({ kind: 'link', from, to, as: 'strong', order })),
      );
  const others = (cell: number, digit: number) =>
    digitsOf((layout.domain[cell] ?? 0) & ~(1 << (digit - 1)));

  const steps = [stepOf([step.cell], { type: 'try', digit: step.digit }, [tried])];
  for (const inner of step.steps) {
    order++;
    if (inner.technique === 'nakedSingle' || inner.technique === 'hiddenSingle') {
      const { cell, digit } = inner;
      const house = 'unit' in inner ? cellsOf(board, inner.unit) : [cell];
      const rest = house.filter((other) => other !== cell && isOpen(board, other));
      const sights =
        'unit' in inner
          ? blockersOf(board, rest, digit)
          : rivalsOf(board, cell, others(cell, digit));
      const fact = {
        type: 'implied',
        digit,
        ...('unit' in inner ? { unit: unitName(layout, inner.unit) } : {}),
      };
      const marks = [
        tried,
        ...implied,
        ...because(sights),
        ...rest.map((other): Mark => ({ kind: 'cross', cell: other })),
        candidate(cell, digit, 'link'),
      ];
      steps.push(stepOf(house, fact, marks));
      implied.push(candidate(cell, digit, 'link'));
    } else if ('cell' in inner) {
      // An assumption within the assumption is told by its outcome.
      const marks = [tried, ...implied, { kind: 'cross', cell: inner.cell } as const];
      steps.push(stepOf([inner.cell], { type: 'failsToo', digit: inner.digit }, marks));
    }
    applyStep(board, inner);
  }
  order++;
  const { end } = step;
  const house = end.type === 'emptyCell' ? [end.cell] : cellsOf(board, end.unit);
  const open = house.filter((cell) => isOpen(board, cell));
  const sights =
    end.type === 'emptyCell'
      ? rivalsOf(board, end.cell, digitsOf(layout.domain[end.cell] ?? 0))
      : blockersOf(board, open, end.digit);
  const fact =
    end.type === 'emptyCell'
      ? { type: 'deadCell', digit: step.digit }
      : {
          type: 'deadHouse',
          digit: step.digit,
          missing: end.digit,
          unit: unitName(layout, end.unit),
        };
  const marks = [
    candidate(step.cell, step.digit, 'struck'),
    ...implied,
    ...because(sights),
    ...open.map((cell): Mark => ({ kind: 'cross', cell })),
  ];
  return [...steps, stepOf(house, fact, marks)];
}
