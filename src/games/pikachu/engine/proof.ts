// The proof that a deal can be cleared, one match per line in matrix coordinates; the checker follows the lines by the
// ordinary rules and knows no solver. And the moves that solve a game.

import type { Budget } from '../../../core/budget.ts';
import type { Proof, Solution, Verdict } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { boardFromTiles, pointOf, shapeOf } from '../board/board.ts';
import { apply, start } from '../rules/play.ts';
import type { Move, Puzzle, State } from '../types.ts';
import { findClearing } from './clearing/clearing.ts';

const CLAIM = 'clearable';

export function prove(puzzle: Puzzle, budget: Budget): Result<Proof> {
  if (!budget.spend(puzzle.proof.length)) return failure('budgetExhausted');
  const shape = shapeOf(puzzle.rows, puzzle.cols);
  const lines: string[] = [];
  for (let index = 0; index + 1 < puzzle.proof.length; index += 2) {
    const from = pointOf(shape, puzzle.proof[index] as number);
    const to = pointOf(shape, puzzle.proof[index + 1] as number);
    lines.push(`r${from.row}c${from.col} r${to.row}c${to.col}`);
  }
  return success({ claim: CLAIM, lines });
}

const LINE = /^r([1-9]\d?)c([1-9]\d?) r([1-9]\d?)c([1-9]\d?)$/;

/** Fault badProof names the line that does not hold, or says how many tiles are left. */
export function checkProof(puzzle: Puzzle, proof: Proof): Result<Verdict> {
  if (proof.claim !== CLAIM) return failure('badProof', 'claim', proof.claim);
  const { rows, cols } = puzzle;
  let state = start(puzzle);
  for (const [index, line] of proof.lines.entries()) {
    const wrong = () => failure('badProof', `line ${index + 1}`, line.slice(0, 40));
    const numbers = LINE.exec(line)?.slice(1).map(Number) ?? [];
    const [row1 = 0, col1 = 0, row2 = 0, col2 = 0] = numbers;
    const inside =
      numbers.length === 4 && Math.max(row1, row2) <= rows && Math.max(col1, col2) <= cols;
    if (!inside) return wrong();
    const from = (row1 - 1) * cols + col1 - 1;
    const to = (row2 - 1) * cols + col2 - 1;
    const outcome = apply(puzzle, state, { type: 'match', from, to }, 0);
    if (!outcome.ok || outcome.events[0]?.type !== 'matched') return wrong();
    state = outcome.state;
  }
  if (state.left > 0) return failure('badProof', 'end', `${state.left} tiles are left`);
  return success({ claim: CLAIM, steps: proof.lines.length });
}

/** Faults: gameEnded, unclearable (proven), budgetExhausted. */
export function solve(puzzle: Puzzle, state: State, budget: Budget): Result<Solution<Move>> {
  if (state.expired) return failure('gameEnded');
  const board = boardFromTiles(puzzle.rows, puzzle.cols, state.tiles);
  const { clearable, moves } = findClearing(board, puzzle.gravity, budget);
  switch (clearable) {
    case 'yes':
      return success({ moves: matches(moves), unique: 'unknown' });
    case 'no':
      return failure('unclearable');
    case 'unknown':
      return failure('budgetExhausted');
  }
}

/** Cells two by two as moves. */
function matches(cells: readonly number[]): Move[] {
  const moves: Move[] = [];
  for (let index = 0; index + 1 < cells.length; index += 2)
    moves.push({ type: 'match', from: cells[index] as number, to: cells[index + 1] as number });
  return moves;
}
