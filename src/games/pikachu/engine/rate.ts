// How hard a deal is: the level that careless players find, with the figures behind it. And whether a code's level is
// the one that it says.

import type { Budget } from '../../../core/budget.ts';
import type { Rating } from '../../../core/game.ts';
import { type Fault, failure, type Result, success } from '../../../core/result.ts';
import { boardFromTiles } from '../board/board.ts';
import { allPairs } from '../board/pairs.ts';
import { bands, isPromised, levelOfStuck, PLAYERS } from '../rules/levels.ts';
import type { Puzzle } from '../types.ts';
import { measureStuck } from './measure.ts';

const percentOf = (stuck: number) => (100 * stuck) / PLAYERS;

export function rate(puzzle: Puzzle, budget: Budget): Result<Rating> {
  const { rows, cols, gravity, tiles } = puzzle;
  const board = boardFromTiles(rows, cols, tiles);
  const stuck = measureStuck(board, gravity, budget);
  if (stuck === undefined) return failure('budgetExhausted');
  return success({
    level: levelOfStuck(stuck),
    figures: {
      kinds: new Set(tiles).size,
      openPairs: allPairs(board).length,
      stuckPercent: percentOf(stuck),
    },
  });
}

/** Faults: wrongLevel, budgetExhausted. Boards too small for a level promise none. */
export function vouch(puzzle: Puzzle, budget: Budget): Fault | undefined {
  const { rows, cols, level, gravity, tiles } = puzzle;
  if (!isPromised(tiles.length)) return undefined;
  const stuck = measureStuck(boardFromTiles(rows, cols, tiles), gravity, budget);
  if (stuck === undefined) return { code: 'budgetExhausted' };
  const [least, most] = bands[level];
  return stuck >= least && stuck <= most
    ? undefined
    : { code: 'wrongLevel', where: level, detail: String(percentOf(stuck)) };
}
