// Dealing: tiles shuffled and arranged so that all can be cleared, with the clearing as proof; and among such deals
// one on which careless play gets stuck as often as the level says.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type Rng, shuffle } from '../../../core/rng.ts';
import { arrange } from '../board/arrange.ts';
import { type Board, boardFromTiles } from '../board/board.ts';
import { isPromised, levelOfStuck } from '../rules/levels.ts';
import { kindsFor, kindsRange, orderedTiles } from '../rules/tiles.ts';
import type { Params, Puzzle } from '../types.ts';
import { type Fitting, fitLevel, measureStuck } from './measure.ts';

/** Deals that are looked at before the level is given up; and those that say as much when all are too hard. */
const ATTEMPTS = 240;
const ENOUGH = 40;
/** So many more deals on one side of the level than on the other, and the number of symbols follows. */
const LEANING = 3;

/** Faults: noSuchLevel where no deal of the level was met, budgetExhausted. */
export function generate(params: Params, rng: Rng, budget: Budget): Result<Puzzle> {
  const { rows, cols, level, gravity, minutes } = params;
  const pairs = (rows * cols) / 2;
  const start = kindsFor(params);
  const [least, most] = kindsRange(pairs);
  let { kinds } = start;
  let lean = 0;
  let tooHard = 0;
  let met: Board | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const tiles = shuffle(orderedTiles(pairs, kinds), rng);
    const arranged = arrange(rows, cols, gravity, tiles, rng, budget);
    if (!arranged.ok) return arranged;
    if (!budget.spend(rows * cols)) return failure('budgetExhausted');
    const seed = rng.below(0x100000000);
    const puzzle = { rows, cols, level, gravity, minutes, ...arranged.value, seed };
    const board = boardFromTiles(rows, cols, puzzle.tiles);
    const fitting = fitLevel(board, gravity, level);
    if (fitting === 'fits' || !(isPromised(rows * cols) || attempt < WISHES))
      return success(puzzle);
    met = board;
    lean += LEANS[fitting];
    // With the fewest symbols that are offered, and always too hard: so will the rest be.
    tooHard = fitting === 'harder' && kinds === least ? tooHard + 1 : 0;
    if (tooHard === ENOUGH) break;
    if (start.fixed || Math.abs(lean) < LEANING) continue;
    const step = Math.max(1, Math.round(kinds * STEP));
    kinds = Math.min(most, Math.max(least, kinds + (lean > 0 ? step : -step)));
    lean = 0;
  }
  const stuck = met && measureStuck(met, gravity, budget);
  return failure('noSuchLevel', level, stuck === undefined ? undefined : levelOfStuck(stuck));
}

const LEANS: Readonly<Record<Fitting, number>> = { fits: 0, easier: 1, harder: -1 };
/** By how much the number of symbols changes at a time. */
const STEP = 0.08;
/** Small boards promise no level: after so many deals the next one is taken as it comes. */
const WISHES = 40;
