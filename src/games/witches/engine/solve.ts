// Solves puzzles and proves that they can be won: a potion that certainly wins, and on a board the moves to
// it.

import type { Budget } from '../../../core/budget.ts';
import type { Proof, Solution } from '../../../core/game.ts';
import { type Fault, failure, type Result, success } from '../../../core/result.ts';
import { namedPotion } from '../advisor/potion-value.ts';
import { planBoard } from '../advisor/solo-plan.ts';
import { planTable, wrapped } from '../advisor/table-plan.ts';
import { compile } from '../potion/compile.ts';
import { startAny, viewAny } from '../rules/with-tables.ts';
import { sceneOf } from '../seats/table-game.ts';
import {
  brewablePotion,
  isWinnable,
  LONGEST_BREWED,
  type WinningPotions,
  winningPotions,
} from '../solver/winnable.ts';
import type { Move, Puzzle, State } from '../types/index.ts';
import type { Potion, Recipe } from '../types/potion.ts';
import { boardProof, potionProof } from './proof.ts';

/** Fixed costs: one step per potion length. */
const STEPS = 3;

export const namedEntries = ({ ingredients }: Recipe, found: WinningPotions['shortest']): Potion =>
  namedPotion(
    ingredients.map(({ name }) => name),
    found?.items ?? [],
    found?.seeds ?? [],
  );

/** Faults: unwinnable, noWay, budgetExhausted. */
export function vouch(puzzle: Puzzle, budget: Budget): Fault | undefined {
  if (!budget.spend(STEPS)) return { code: 'budgetExhausted' };
  if (!isWinnable(compile(puzzle))) return { code: 'unwinnable', where: 'puzzle' };
  // A hand-made board may be unable to brew the recipe; only a plan proves that it can.
  const way = (puzzle.board?.players ?? 1) === 1 || tablePuzzlePlan(puzzle);
  return way ? undefined : { code: 'noWay', where: 'board' };
}

/** How a freshly dealt table brews its recipe. */
export function tablePuzzlePlan(puzzle: Puzzle): readonly Move[] | undefined {
  return boardMoves(
    puzzle,
    startAny(puzzle),
    namedEntries(puzzle, brewablePotion(compile(puzzle))),
  );
}

function boardMoves(puzzle: Puzzle, state: State, entries: Potion): readonly Move[] | undefined {
  const scene = sceneOf(viewAny(puzzle, state));
  return scene ? planTable(scene, entries)?.moves.map(wrapped) : planBoard(puzzle, state, entries);
}

/** Faults: unwinnable, noWay (the board cannot brew it any more), budgetExhausted. */
export function solve(puzzle: Puzzle, state: State, budget: Budget): Result<Solution<Move>> {
  if (!budget.spend(STEPS)) return failure('budgetExhausted');
  if (state.ending !== null) return success({ moves: [], unique: 'unknown' });
  const recipe = compile(puzzle);
  const found = brewablePotion(recipe);
  if (!found) return failure('unwinnable');
  const entries = namedEntries(puzzle, found);
  if (puzzle.board) {
    const moves = boardMoves(puzzle, state, entries);
    return moves ? success({ moves, unique: 'unknown' }) : failure('noWay');
  }
  const { count } = winningPotions(recipe, LONGEST_BREWED);
  return success({ moves: [{ type: 'use', entries }], unique: count === 1 });
}

/** Faults: unwinnable, noWay, budgetExhausted. */
export function prove(puzzle: Puzzle, budget: Budget): Result<Proof> {
  if (!budget.spend(STEPS)) return failure('budgetExhausted');
  const found = brewablePotion(compile(puzzle));
  if (!found) return failure('unwinnable');
  const entries = namedEntries(puzzle, found);
  if (!puzzle.board) return success(potionProof(entries));
  const moves = boardMoves(puzzle, startAny(puzzle), entries);
  return moves ? success(boardProof(moves)) : failure('noWay');
}
