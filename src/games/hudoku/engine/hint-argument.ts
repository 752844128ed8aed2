// The argument of a hint: each ladder step becomes where to look, the facts, and the marks to draw. The digit to enter is
// never marked in its cell; an assumption is shown step by step. Which steps a hint needs, hint.ts decides.

import type { Fact, HintStep, Mark } from '../../../core/hint.ts';
import { digitsOf, type GridLayout } from '../grid/layout.ts';
import { unitName } from '../grid/notation.ts';
import {
  type CandidateBoard,
  candidatesAt,
  copyBoard,
  createBoard,
  isOpen,
  placeDigit,
} from './candidate-board.ts';
import {
  applyStep,
  type ChainLink,
  type ChainTechnique,
  type FishTechnique,
  type LadderStep,
  type SetTechnique,
  type StepOf,
  type Strike,
} from './step.ts';

const cellsOf = ({ layout }: CandidateBoard, unit: number) => layout.units[unit]?.cells ?? [];

const otherDigits = ({ layout }: CandidateBoard, cell: number, digit: number) =>
  digitsOf((layout.domain[cell] ?? 0) & ~(1 << (digit - 1)));

const candidate = (
  cell: number,
  value: number,
  as: Extract<Mark, { kind: 'candidate' }>['as'],
): Mark => ({ kind: 'candidate', cell, value, as });

const struck = (gone: readonly Strike[]) =>
  gone.flatMap(({ cell, digits }) =>
    digitsOf(digits).map((digit) => candidate(cell, digit, 'struck')),
  );

/** Links along a pattern, from each cell to the next. */
const joined = (cells: readonly number[], as: 'strong' | 'weak') =>
  cells.slice(1).map((to, index): Mark => ({ kind: 'link', from: cells[index] ?? to, to, as }));

const causes = (sights: readonly SightLine[]) =>
  [...new Set(sights.map(({ from }) => from))].map((cell): Mark => ({ kind: 'cause', cell }));

const crosses = (cells: readonly number[]) => cells.map((cell): Mark => ({ kind: 'cross', cell }));

const sightMarks = (sights: readonly SightLine[]): Mark[] => [
  ...causes(sights),
  ...sights.map(({ from, to }): Mark => ({ kind: 'link', from, to, as: 'weak' })),
];

const stepOf = (cells: readonly number[], fact: Fact, marks: readonly Mark[]): HintStep => ({
  area: { cells },
  facts: [fact],
  marks: [{ kind: 'area', cells }, ...marks],
});

const cellsIn = (gone: readonly Strike[]) => gone.map(({ cell }) => cell);

/** Lines from the striking cells to what they strike. */
const sights = (from: readonly number[], gone: readonly Strike[]): Mark[] =>
  cellsIn(gone).flatMap((to) =>
    from
      .filter((cell) => cell !== to)
      .map((cell): Mark => ({ kind: 'link', from: cell, to, as: 'weak' })),
  );

function wing(board: CandidateBoard, step: StepOf<'xyWing' | 'xyzWing'>): HintStep[] {
  const { technique, digit, cells, gone } = step;
  const [pivot = -1, ...tips] = cells;
  const drawn = cells.flatMap((cell) =>
    digitsOf(candidatesAt(board, cell)).map((value) => candidate(cell, value, 'link')),
  );
  const arms = tips.map((to, index): Mark => {
    const shared = digitsOf(candidatesAt(board, pivot) & candidatesAt(board, to));
    const joins = shared.find((value) => value !== digit) ?? digit;
    const values = [joins, joins] as const;
    return { kind: 'link', from: pivot, to, as: 'strong', order: index + 1, values };
  });
  const ends = technique === 'xyWing' ? tips : cells;
  return [
    stepOf(cells, { type: technique, digit }, [...drawn, ...arms]),
    stepOf([...cells, ...cellsIn(gone)], { type: 'wingStrike', digit, ends: ends.length }, [
      ...ends.map((cell) => candidate(cell, digit, 'link')),
      ...sights(ends, gone),
      ...struck(gone),
    ]),
  ];
}

/** The two nearest cells of two links. */
function nearest(columns: number, left: ChainLink, right: ChainLink): readonly [number, number] {
  const distance = ([one, two]: readonly [number, number]) =>
    Math.hypot(
      Math.floor(one / columns) - Math.floor(two / columns),
      (one % columns) - (two % columns),
    );
  const pairs = left.cells.flatMap((from) => right.cells.map((to) => [from, to] as const));
  return pairs.reduce((best, pair) => (distance(pair) < distance(best) ? pair : best));
}

/** Links between cells, numbered in order; two digits of one cell are a link without a line. */
function linkMarks(columns: number, links: readonly ChainLink[]): Mark[] {
  const marks: Mark[] = [];
  for (const [index, right] of links.entries()) {
    const left = links[index - 1];
    const [from, to] = left ? nearest(columns, left, right) : [0, 0];
    if (from === to) continue;
    const as = index % 2 === 1 ? 'strong' : 'weak';
    const values = [left?.digit ?? right.digit, right.digit] as const;
    marks.push({ kind: 'link', from, to, as, order: marks.length + 1, values });
  }
  return marks;
}

/** The candidates of links, each once. */
function linked(links: readonly ChainLink[]): Mark[] {
  const marks = links.flatMap(({ cells, digit }) =>
    cells.map((cell) => [`${cell}/${digit}`, candidate(cell, digit, 'link')] as const),
  );
  return [...new Map(marks).values()];
}

function chain(board: CandidateBoard, step: StepOf<ChainTechnique>): HintStep[] {
  const { technique, chain: links, gone } = step;
  const [start] = links;
  const end = links[links.length - 1];
  if (!start || !end) return [];
  const { columns } = board.layout;
  const cells = [...new Set(links.flatMap((link) => link.cells))];
  const loop = start.digit === end.digit && start.cells.join() === end.cells.join();
  const ends = { digit: start.digit, other: end.digit, ...(loop ? { loop } : {}) };
  const tips = [...new Set([...start.cells, ...end.cells])];
  return [
    stepOf(cells, { type: technique, ...ends, through: links[1]?.digit }, [
      ...linked(links),
      ...linkMarks(columns, links),
    ]),
    stepOf([...tips, ...cellsIn(gone)], { type: 'chainStrike', ...ends }, [
      ...linked([start, end]),
      ...struck(gone),
    ]),
  ];
}

/** The words for this fact say that the puzzle has one solution: the argument depends on it. */
function rectangle(board: CandidateBoard, step: StepOf<'uniqueRectangle'>): HintStep[] {
  const { cells, digits, extra, locked, gone } = step;
  const pair = digitsOf(digits);
  const [first = -1, second = -1, third = -1, fourth = -1] = cells;
  const others = [second, third, fourth];
  const opposite = others.find((other) => !board.layout.peers[first]?.includes(other));
  const [left = -1, right = -1] = others.filter((cell) => cell !== opposite);
  const roof = cells.filter((cell) => candidatesAt(board, cell) !== digits);
  const floor = cells.filter((cell) => !roof.includes(cell));
  const links = (corners: readonly number[], values: readonly number[]) =>
    corners.flatMap((cell) => values.map((value) => candidate(cell, value, 'link')));
  const loop = joined([first, left, opposite ?? -1, right, first], 'strong');
  const strike = { type: 'rectangleStrike', digits: pair, extra, locked, corners: roof.length };
  return [
    stepOf(cells, { type: 'uniqueRectangle', digits: pair }, [...links(cells, pair), ...loop]),
    stepOf([...cells, ...cellsIn(gone)], strike, [
      // The floor keeps its pair, so that the corner shows as the way out.
      ...links(floor, pair),
      ...links(roof, locked === 0 ? [] : [locked]),
      ...links(roof, extra === 0 ? [] : [extra]),
      ...struck(gone),
    ]),
  ];
}

/** The digit at `from` is in a house of `to`. */
interface SightLine {
  readonly from: number;
  readonly to: number;
}

/** The fewest placed digits that keep `digit` out of the cells: greedily, those that block most. */
export function blockersOf(
  board: CandidateBoard,
  cells: readonly number[],
  digit: number,
): SightLine[] {
  const seers = new Map<number, number[]>();
  for (const to of cells)
    for (const from of board.layout.peers[to] ?? [])
      if (board.digits[from] === digit) seers.set(from, [...(seers.get(from) ?? []), to]);
  const sights: SightLine[] = [];
  const blocked = new Set<number>();
  for (;;) {
    let best: readonly [from: number, fresh: readonly number[]] | undefined;
    for (const [from, seen] of seers) {
      const fresh = seen.filter((to) => !blocked.has(to));
      if (fresh.length > (best?.[1].length ?? 0)) best = [from, fresh];
    }
    if (!best) return sights;
    for (const to of best[1]) {
      blocked.add(to);
      sights.push({ from: best[0], to });
    }
  }
}

/** For each of the digits, one placed digit that the cell sees, preferably in its fullest house. */
function rivalsOf(board: CandidateBoard, cell: number, digits: readonly number[]): SightLine[] {
  const house = new Set(houseOf(board, cell));
  const peers = board.layout.peers[cell] ?? [];
  return digits.flatMap((digit) => {
    const standing = peers.filter((peer) => board.digits[peer] === digit);
    const from = standing.find((peer) => house.has(peer)) ?? standing[0];
    return from === undefined ? [] : [{ from, to: cell }];
  });
}

/** The house of a cell with the most digits. */
export function houseOf(board: CandidateBoard, cell: number): readonly number[] {
  const { units, unitsOf } = board.layout;
  let best: readonly number[] = [cell];
  let most = -1;
  for (const index of unitsOf[cell] ?? []) {
    const cells = units[index]?.cells ?? [];
    const standing = cells.filter((other) => board.digits[other] !== 0).length;
    if (standing > most) [best, most] = [cells, standing];
  }
  return best;
}

/** An assumption followed to its impasse. Implied digits are marked as linked, never as true. */
function refutation(
  start: CandidateBoard,
  shown: ArrayLike<number>,
  step: StepOf<'contradiction' | 'trial'>,
): HintStep[] {
  const { layout } = start;
  const board = copyBoard(start);
  const tried = candidate(step.cell, step.digit, 'link');
  const implied: Mark[] = [];
  let order = 0;
  placeDigit(board, step.cell, step.digit);

  /** Rings for reasons on the board, numbered arrows for implied ones. */
  const because = (sights: readonly SightLine[]): Mark[] => [
    ...causes(sights.filter(({ from }) => shown[from] !== 0)),
    ...sights
      .filter(({ from }) => shown[from] === 0)
      .map(({ from, to }): Mark => ({ kind: 'link', from, to, as: 'strong', order })),
  ];
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
          : rivalsOf(board, cell, otherDigits(board, cell, digit));
      const fact = {
        type: 'implied',
        digit,
        ...('unit' in inner ? { unit: unitName(layout, inner.unit) } : {}),
      };
      const marks = [
        tried,
        ...implied,
        ...because(sights),
        ...crosses(rest),
        candidate(cell, digit, 'link'),
      ];
      steps.push(stepOf(house, fact, marks));
      implied.push(candidate(cell, digit, 'link'));
    } else if ('cell' in inner) {
      // A nested assumption shows only its outcome.
      const marks = [tried, ...implied, ...crosses([inner.cell])];
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
    ...crosses(open),
  ];
  return [...steps, stepOf(house, fact, marks)];
}

/** `shown` is the board before the first step. */
export function argumentOf(
  layout: GridLayout,
  shown: ArrayLike<number>,
  steps: readonly LadderStep[],
): HintStep[] {
  const board = createBoard(layout, shown);
  return steps.flatMap((step) => {
    const shownSteps = present(board, shown, step);
    applyStep(board, step);
    return shownSteps;
  });
}

function present(board: CandidateBoard, shown: ArrayLike<number>, step: LadderStep): HintStep[] {
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

/** One house glows at first; the cell only with the reason. */
function nakedSingle(board: CandidateBoard, cell: number, digit: number): HintStep {
  const others = otherDigits(board, cell, digit);
  const sights = rivalsOf(board, cell, others);
  const fact = {
    type: 'nakedSingle',
    cell,
    // Earlier steps struck some of the digits.
    ...(sights.length < others.length ? { ruledOut: true } : { used: others }),
  };
  const marks = [
    { kind: 'area', cells: [cell] } as const,
    ...sightMarks(sights),
    ...others.map((other) => candidate(cell, other, 'struck')),
  ];
  return { area: { cells: houseOf(board, cell) }, facts: [fact], marks };
}

function hiddenSingle(board: CandidateBoard, step: StepOf<'hiddenSingle'>): HintStep {
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

function locked(board: CandidateBoard, step: StepOf<'lockedCandidates'>): HintStep {
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

function subset(board: CandidateBoard, step: StepOf<SetTechnique>): HintStep {
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

function fish(board: CandidateBoard, step: StepOf<FishTechnique>): HintStep {
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
