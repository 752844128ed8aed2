// What a player may know of a game, the moves it allows, and the board as text. Nothing hidden gets in here.

import { flatGrid, layoutOf, regionName } from '../grid/layout.ts';
import { digitLetter } from '../grid/notation.ts';
import type { Grid, Move, Puzzle, State, View } from '../types.ts';
import { isByClock } from './score.ts';

/** Digits that row, column and region leave open, by cell; 0 in filled cells. */
export function openMarks(template: Puzzle['template'], revealed: Grid): number[] {
  const layout = layoutOf(template);
  const shown = flatGrid(revealed);
  return Array.from({ length: layout.cells }, (_, cell) => {
    if (shown[cell] !== 0) return 0;
    let mask = layout.domain[cell] ?? 0;
    for (const peer of layout.peers[cell] ?? []) {
      const digit = shown[peer] ?? 0;
      if (digit > 0) mask &= ~(1 << (digit - 1));
    }
    return mask;
  });
}

/** Filled cells that differ from the solution. */
export function wrongCells(puzzle: Puzzle, revealed: Grid): readonly number[] {
  const solution = puzzle.solution.flat();
  return revealed
    .flat()
    .flatMap((square, cell) =>
      square !== '-' && square !== 0 && square !== solution[cell] ? [cell] : [],
    );
}

export function view(puzzle: Puzzle, state: State): View {
  const { covered: _covered, chances: _chances, ...shown } = state;
  return {
    ...shown,
    template: puzzle.template,
    rows: puzzle.template.length,
    columns: puzzle.template[0]?.length ?? 0,
    level: puzzle.level,
    mode: puzzle.mode,
    ...(puzzle.practise ? { practise: puzzle.practise } : {}),
    given: puzzle.revealed,
    emptyHints: puzzle.emptyHints,
    totalCells: puzzle.totalCells,
    errors: state.watching ? wrongCells(puzzle, state.revealed) : state.errors,
    byClock: isByClock(puzzle, state),
  };
}

/** The share of hidden cells that have a digit, right or wrong, so that it gives nothing of the solution away. */
export function progress({ given, revealed }: View): number {
  const shown = revealed.flat();
  const hidden = given.flat().flatMap((square, cell) => (square === 0 ? [cell] : []));
  const filled = hidden.filter((cell) => shown[cell] !== 0).length;
  return hidden.length === 0 ? 1 : filled / hidden.length;
}

/** Did the player already pay for this wrong digit here? Faces then refuse it free of charge. `apply` accepts it: older
 * logs hold such moves. */
export function wasTried(
  { mode, tried }: Pick<View, 'mode' | 'tried'>,
  cell: number,
  digit: number,
): boolean {
  return mode === 'timed' && (((tried[cell] ?? 0) >> (digit - 1)) & 1) === 1;
}

export function* legalMoves(view: View): Generator<Move> {
  if (view.ending !== 'none') return;
  const { domain } = layoutOf(view.template);
  const given = view.given.flat();
  const shown = view.revealed.flat();
  const calm = view.mode === 'calm';
  for (const [cell, square] of shown.entries()) {
    if (given[cell] !== 0) continue;
    if (square !== 0 && !calm) continue;
    const digits = domain[cell] ?? 0;
    for (let digit = 1; digits >> (digit - 1) !== 0; digit++) {
      if (square !== digit) yield { type: 'enter', cell, digit };
      if (square === 0) yield { type: 'mark', cell, digit };
    }
    if (square !== 0 || view.marks[cell] !== 0) yield { type: 'erase', cell };
  }
  const full = openMarks(view.template, view.revealed);
  if (full.some((mask, cell) => mask !== view.marks[cell])) yield { type: 'fillMarks' };
  if (view.marks.some((mask) => mask !== 0)) yield { type: 'clearMarks' };
  if (calm) yield { type: view.watching ? 'unwatch' : 'watch' };
  if (calm && shown.some((square, cell) => square !== given[cell])) yield { type: 'check' };
  yield { type: 'reveal' };
  yield { type: 'showSolution' };
}

/** Lines where regions meet, `.` hidden, brackets around a blank's digit, `!` after an error. */
export function print(view: View): string {
  const { rows, columns } = view;
  const region = (row: number, column: number) => regionName(view.template[row]?.[column] ?? '');
  const square = (row: number, column: number): string => {
    const shown = view.revealed[row]?.[column];
    if (shown === '-') return `(${digitLetter(view.emptyHints[`${row},${column}`] ?? 0) || ' '})`;
    const letter = shown ? digitLetter(shown) : '.';
    return ` ${letter}${view.errors.includes(row * columns + column) ? '!' : ' '}`;
  };
  const lines = [
    `   ${Array.from({ length: columns }, (_, column) => ` ${String(column + 1).padStart(2)} `).join('')}`,
  ];
  for (let row = 0; row <= rows; row++) {
    let line = '   +';
    for (let column = 0; column < columns; column++) {
      const border = region(row - 1, column) !== region(row, column);
      line += `${border ? '---' : '   '}+`;
    }
    lines.push(line);
    if (row === rows) break;
    line = `${String(row + 1).padStart(2)} `;
    for (let column = 0; column <= columns; column++) {
      const border = region(row, column - 1) !== region(row, column);
      line += `${border ? '|' : ' '}${column < columns ? square(row, column) : ''}`;
    }
    lines.push(line);
  }
  lines.push(
    `${view.revealedCount}/${view.totalCells} revealed, hints ${view.hintsUsed}, errors ${view.incorrectEntries}`,
  );
  return lines.join('\n');
}
