// What a player may know of a game, and the moves that it allows. Nothing hidden gets in here.

import { layoutOf } from '../grid/layout.ts';
import { flatGrid } from '../grid/squares.ts';
import type { Grid, Move, Puzzle, State, View } from '../types.ts';
import { isByClock } from './worth.ts';

/** What row, column and region leave open, by cell; 0 where a digit stands. */
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

/** Cells whose digit is not that of the solution. */
export function wrongCells(puzzle: Puzzle, revealed: Grid): readonly number[] {
  const solution = puzzle.solution.flat();
  return revealed
    .flat()
    .flatMap((square, cell) =>
      square !== '-' && square !== 0 && square !== solution[cell] ? [cell] : [],
    );
}

export function view(puzzle: Puzzle, state: State): View {
  return {
    template: puzzle.template,
    rows: puzzle.template.length,
    columns: puzzle.template[0]?.length ?? 0,
    level: puzzle.level,
    mode: puzzle.mode,
    ...(puzzle.practise ? { practise: puzzle.practise } : {}),
    given: puzzle.revealed,
    revealed: state.revealed,
    emptyHints: puzzle.emptyHints,
    revealedCount: state.revealedCount,
    totalCells: puzzle.totalCells,
    hintsUsed: state.hintsUsed,
    incorrectEntries: state.incorrectEntries,
    totalTime: state.totalTime,
    marks: state.marks,
    errors: state.watching ? wrongCells(puzzle, state.revealed) : state.errors,
    tried: state.tried,
    sources: state.sources,
    watching: state.watching,
    watched: state.watched,
    countdownEnds: state.countdownEnds,
    hinted: state.hinted,
    ending: state.ending,
    byClock: isByClock(puzzle, state),
  };
}

/** The share of the hidden cells that have a digit, right or wrong: the others learn nothing of the solution by it. */
export function progress({ given, revealed }: View): number {
  const shown = revealed.flat();
  const hidden = given.flat().flatMap((square, cell) => (square === 0 ? [cell] : []));
  const filled = hidden.filter((cell) => shown[cell] !== 0).length;
  return hidden.length === 0 ? 1 : filled / hidden.length;
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
