// Solving a puzzle and proving that it can be won: the potion that wins for certain, and on a board the moves to it.

import type { Budget } from '../../../core/budget.ts';
import type { Solution } from '../../../core/game.ts';
import type { Proof } from '../../../core/proof.ts';
import { type Fault, failure, type Result, success } from '../../../core/result.ts';
import { compile } from '../potion/compile.ts';
import { start } from '../rules/play.ts';
import type { Move, Puzzle, State } from '../types/index.ts';
import type { PlayedEntry, Recipe } from '../types/potion.ts';
import { boardProof, potionProof } from './proof.ts';
import { planBoard } from './solo/plan.ts';
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

/** Faults: unwinnable, budgetExhausted. */
export function vouch(puzzle: Puzzle, budget: Budget): Fault | undefined {
  if (!budget.spend(STEPS)) return { code: 'budgetExhausted' };
  return isWinnable(compile(puzzle)) ? undefined : { code: 'unwinnable', where: 'puzzle' };
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
    const moves = planBoard(puzzle, state, entries);
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
  const moves = planBoard(puzzle, start(puzzle), entries);
  return moves ? success(boardProof(moves)) : failure('noWay');
}
