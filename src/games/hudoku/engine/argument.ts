// Steps of the ladder as the argument of a hint: where to look, what is seen there, and marks to draw it with.
// The digit of the answer is never marked in its cell; what an assumption leads to is told step by step.

import type { Fact, HintStep, Mark } from '../../../core/hint.ts';
import { digitsOf, type Layout } from '../grid/layout.ts';
import { unitName } from '../grid/notation.ts';
import { type Board, candidatesAt, createBoard, isOpen, placeDigit } from './board.ts';
import { blockersOf, houseOf, rivalsOf, type Sight } from './sight.ts';
import { applyStep, type Step, type Strike } from './step.ts';

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
    case 'hiddenPair':
    case 'hiddenTriple':
      return [subset(board, step)];
    case 'xWing':
    case 'swordfish':
      return [fish(board, step)];
    case 'contradiction':
    case 'trial':
      return refutation(board, shown, step);
  }
}

type Told<T extends Step['technique']> = Extract<Step, { readonly technique: T }>;

const cellsOf = ({ layout }: Board, unit: number) => layout.units[unit]?.cells ?? [];

const candidate = (
  cell: number,
  value: number,
  as: Extract<Mark, { kind: 'candidate' }>['as'],
): Mark => ({ kind: 'candidate', cell, value, as });

const struck = (gone: readonly Strike[]) =>
  gone.flatMap(({ cell, digits }) =>
    digitsOf(digits).map((digit) => candidate(cell, digit, 'struck')),
  );

/** Cells along which a pattern runs, joined one to the next. */
const joined = (cells: readonly number[], as: 'strong' | 'weak') =>
  cells.slice(1).map((to, index): Mark => ({ kind: 'link', from: cells[index] ?? to, to, as }));

const sightMarks = (sights: readonly Sight[]): Mark[] => [
  ...[...new Set(sights.map(({ from }) => from))].map((cell): Mark => ({ kind: 'cause', cell })),
  ...sights.map(({ from, to }): Mark => ({ kind: 'link', from, to, as: 'weak' })),
];

const stepOf = (cells: readonly number[], fact: Fact, marks: readonly Mark[]): HintStep => ({
  area: { cells },
  facts: [fact],
  marks: [{ kind: 'area', cells }, ...marks],
});

/** One house glows at first; the cell only once the reason is told. */
function nakedSingle(board: Board, cell: number, digit: number): HintStep {
  const others = digitsOf((board.layout.domain[cell] ?? 0) & ~(1 << (digit - 1)));
  const sights = rivalsOf(board, cell, others);
  const fact = {
    type: 'nakedSingle',
    cell,
    // Some digits went by what earlier steps struck.
    ...(sights.length < others.length ? { ruledOut: true } : {}),
  };
  const marks = [
    { kind: 'area', cells: [cell] } as const,
    ...sightMarks(sights),
    ...others.map((other) => candidate(cell, other, 'struck')),
  ];
  return { area: { cells: houseOf(board, cell) }, facts: [fact], marks };
}

function hiddenSingle(board: Board, step: Told<'hiddenSingle'>): HintStep {
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

function locked(board: Board, step: Told<'lockedCandidates'>): HintStep {
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

function subset(
  board: Board,
  step: Told<'nakedPair' | 'nakedTriple' | 'hiddenPair' | 'hiddenTriple'>,
): HintStep {
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

function fish(board: Board, step: Told<'xWing' | 'swordfish'>): HintStep {
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

/** An assumption followed to its dead end. What it implies is marked as linked, never as true. */
function refutation(
  start: Board,
  shown: ArrayLike<number>,
  step: Told<'contradiction' | 'trial'>,
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
