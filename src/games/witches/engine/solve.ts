// Solving a puzzle and proving that it can be won: the potion that wins for certain, and on a board the moves to it.

import type { Budget } from '../../../core/budget.ts';
import type { Solution } from '../../../core/game.ts';
import type { Proof } from '../../../core/proof.ts';
import { type Fault, failure, type Result, success } from '../../../core/result.ts';
import { compile } from '../potion/compile.ts';
import { startAny, viewAny } from '../rules/whole.ts';
import { sceneOf } from '../table/view.ts';
import type { Move, Puzzle, State } from '../types/index.ts';
import type { PlayedEntry, Recipe } from '../types/potion.ts';
import { boardProof, potionProof } from './proof.ts';
import { planBoard } from './solo/plan.ts';
import { planTable, wrapped } from './table/plan.ts';
import {
  brewablePotion,
  isWinnable,
  LONGEST_BREWED,
  type WinningPotions,
  winningPotions,
} from './winnable/winnable.ts';

/** Each of these is a fixed amount of work: one step for each potion length. */
const STEPS = 3;

/** A potion by index as players write it; empty for none. */
export function namedEntries(
  recipe: Recipe,
  found: WinningPotions['shortest'],
): readonly PlayedEntry[] {
  return (found?.items ?? []).flatMap((item, slot) => {
    const ingredient = recipe.ingredients[item]?.name;
    return ingredient === undefined ? [] : [{ ingredient, seeds: found?.seeds[slot] ?? 1 }];
  });
}

/** Faults: unwinnable, noWay, budgetExhausted. */
export function vouch(puzzle: Puzzle, budget: Budget): Fault | undefined {
  if (!budget.spend(STEPS)) return { code: 'budgetExhausted' };
  if (!isWinnable(compile(puzzle))) return { code: 'unwinnable', where: 'puzzle' };
  // A table's board may have been made by hand: only a plan shows that it can brew the recipe.
  const way = (puzzle.board?.players ?? 1) === 1 || tablePuzzlePlan(puzzle);
  return way ? undefined : { code: 'noWay', where: 'board' };
}

/** How a table that has just been dealt brews its recipe. */
export function tablePuzzlePlan(puzzle: Puzzle): readonly Move[] | undefined {
  return boardMoves(
    puzzle,
    startAny(puzzle),
    namedEntries(puzzle, brewablePotion(compile(puzzle))),
  );
}

/** All moves to the test of a potion on the board as it stands, alone or at a table. */
function boardMoves(
  puzzle: Puzzle,
  state: State,
  entries: readonly PlayedEntry[],
): readonly Move[] | undefined {
  const scene = sceneOf(viewAny(puzzle, state));
  return scene ? planTable(scene, entries)?.moves.map(wrapped) : planBoard(puzzle, state, entries);
}

/** Faults: unwinnable, noWay (the board has no way left to the potion), budgetExhausted. */
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
