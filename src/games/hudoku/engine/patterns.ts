// Wings, chains and rectangles as the argument of a hint: first the pattern with its numbered links, then what it strikes.

import type { HintStep, Mark } from '../../../core/hint.ts';
import { digitsOf } from '../grid/layout.ts';
import { type Board, candidatesAt } from './board.ts';
import { candidate, joined, stepOf, struck } from './drawing.ts';
import type { ChainTechnique, Link, StepOf, Strike } from './step.ts';

const cellsIn = (gone: readonly Strike[]) => gone.map(({ cell }) => cell);

/** Lines of sight from the cells that strike to what they strike. */
const sights = (from: readonly number[], gone: readonly Strike[]): Mark[] =>
  cellsIn(gone).flatMap((to) =>
    from
      .filter((cell) => cell !== to)
      .map((cell): Mark => ({ kind: 'link', from: cell, to, as: 'weak' })),
  );

export function wing(board: Board, step: StepOf<'xyWing' | 'xyzWing'>): HintStep[] {
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
function nearest(columns: number, left: Link, right: Link): readonly [number, number] {
  const distance = (one: number, two: number) =>
    Math.hypot(
      Math.floor(one / columns) - Math.floor(two / columns),
      (one % columns) - (two % columns),
    );
  let best: readonly [number, number] = [left.cells[0] ?? 0, right.cells[0] ?? 0];
  for (const from of left.cells)
    for (const to of right.cells) if (distance(from, to) < distance(...best)) best = [from, to];
  return best;
}

/** Links between cells, numbered in order; two digits of one cell are a link without a line. */
function linkMarks(columns: number, links: readonly Link[]): Mark[] {
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
function linked(links: readonly Link[]): Mark[] {
  const seen = new Set<string>();
  return links.flatMap(({ cells, digit }) =>
    cells.flatMap((cell) => {
      const key = `${cell}/${digit}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [candidate(cell, digit, 'link')];
    }),
  );
}

export function chain(board: Board, step: StepOf<ChainTechnique>): HintStep[] {
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

/** Says that the puzzle has one solution, for without that nothing follows. */
export function rectangle(board: Board, step: StepOf<'uniqueRectangle'>): HintStep[] {
  const { cells, digits, extra, locked, gone } = step;
  const pair = digitsOf(digits);
  const [first = -1, second = -1, third = -1, fourth = -1] = cells;
  const across = (cell: number) =>
    [second, third, fourth].filter((other) => !board.layout.peers[cell]?.includes(other))[0];
  const opposite = across(first);
  const ring = [second, third, fourth].filter((cell) => cell !== opposite);
  const [left = -1, right = -1] = ring;
  const roof = cells.filter((cell) => candidatesAt(board, cell) !== digits);
  const drawn = cells.flatMap((cell) => pair.map((value) => candidate(cell, value, 'link')));
  const loop = joined([first, left, opposite ?? -1, right, first], 'strong');
  const more = extra === 0 ? [] : roof.map((cell) => candidate(cell, extra, 'link'));
  return [
    stepOf(cells, { type: 'uniqueRectangle', digits: pair }, [...drawn, ...loop]),
    stepOf(
      [...cells, ...cellsIn(gone)],
      { type: 'rectangleStrike', digits: pair, extra, locked, corners: roof.length },
      [
        // The floor keeps its pair, so that the corner is seen as the way out.
        ...cells
          .filter((cell) => !roof.includes(cell))
          .flatMap((cell) => pair.map((value) => candidate(cell, value, 'link'))),
        ...(locked === 0 ? [] : roof.map((cell) => candidate(cell, locked, 'link'))),
        ...more,
        ...struck(gone),
      ],
    ),
  ];
}
