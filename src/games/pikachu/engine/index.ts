// The engine of Pikachu: dealing, solving, hints, rating, proofs and questions. A code carries its own proof, which reading
// checks; vouching is only for its level. The questions: can the board still be cleared, and if not, how many undos lead
// back to one that can.

import type { Budget } from '../../../core/budget.ts';
import { type Engine, type Inquiry, noInquiry } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { boardFromTiles } from '../board/board.ts';
import { allPairs } from '../board/pairs.ts';
import type { Answer, Clearable, PikachuTypes, Puzzle, Question, State } from '../types.ts';
import { capped, isClearable, QUESTION_STEPS } from './clearing/clearing.ts';
import { generate, rate, vouch } from './generate.ts';
import { hint } from './hint.ts';
import { checkProof, prove, solve } from './proof.ts';

/** Faults: noInquiry, unclearable if no position of the path can be cleared. */
export function ask(
  question: Question,
  inquiry: Inquiry<PikachuTypes> | undefined,
  budget: Budget,
): Result<Answer> {
  const now = inquiry?.path.at(-1);
  if (!inquiry || !now) return noInquiry;
  const { puzzle, path } = inquiry;
  switch (question.type) {
    case 'clearable':
      return success({ type: 'clearable', clearable: ofState(puzzle, now, budget) });
    case 'lastClearable':
      return lastClearable(puzzle, path, budget);
  }
}

function ofState(puzzle: Puzzle, state: State, budget: Budget): Clearable {
  if (state.left === 0) return 'yes';
  if (state.pairs.length === 0) return 'no';
  const board = boardFromTiles(puzzle.rows, puzzle.cols, state.tiles);
  return isClearable(board, capped(budget, QUESTION_STEPS), puzzle.gravity);
}

/** Walks back to a position that can be cleared. The deal itself can, so an exhausted budget ends there. */
function lastClearable(puzzle: Puzzle, path: readonly State[], budget: Budget): Result<Answer> {
  let exact = true;
  let known: Clearable = 'no';
  let tiles: readonly number[] | undefined;
  for (let undos = 0; undos < path.length; undos++) {
    const state = path[path.length - 1 - undos];
    if (!state) break;
    // A full board of the deal is proven.
    const isDeal = state.left === puzzle.tiles.length && state.shuffled === 0;
    // Misses and hints leave the tiles alone: reuse the last result.
    if (state.tiles !== tiles) known = isDeal ? 'yes' : ofState(puzzle, state, budget);
    tiles = state.tiles;
    if (known === 'yes') return success({ type: 'lastClearable', undos, exact });
    if (known === 'unknown') exact = false;
  }
  return failure('unclearable');
}

function describe({ rows, cols, tiles }: Puzzle): Readonly<Record<string, unknown>> {
  const openPairs = allPairs(boardFromTiles(rows, cols, tiles)).length;
  return { kinds: new Set(tiles).size, tiles: tiles.length, openPairs };
}

export const engine: Engine<PikachuTypes> = {
  generate,
  vouch,
  hint,
  solve,
  rate,
  prove,
  checkProof,
  ask,
  describe,
};
