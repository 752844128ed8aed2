// Dealing: tiles shuffled and arranged so that all can be cleared, with the clearing as proof, on which careless play gets
// stuck as often as the level says; and the rating by the same careless players.

import type { Budget } from '../../../core/budget.ts';
import type { Rating } from '../../../core/game.ts';
import { type Fault, failure, type Result, success } from '../../../core/result.ts';
import { createRng, type Rng, shuffle } from '../../../core/rng.ts';
import { arrange } from '../board/arrange.ts';
import { boardFromTiles, countTiles, type TileBoard } from '../board/board.ts';
import { allPairs } from '../board/pairs.ts';
import { copyTable, createTable, playCarelessly, resetTable } from '../board/playout-table.ts';
import { bands, isPromised, levelOfStuck, PLAYERS } from '../rules/params.ts';
import { kindsFor, kindsRange, orderedTiles } from '../rules/tiles.ts';
import type { Gravity, Level, Params, Puzzle } from '../types.ts';

/** Returns a function that lets more players try, up to a total, and returns how many got stuck so far. */
export function createPlayers(
  board: TileBoard,
  gravity: Gravity,
  rng = createRng('pikachu/careless'),
) {
  const first = createTable(board, gravity);
  const trial = copyTable(first);
  const pairs = countTiles(board) / 2;
  let players = 0;
  let stuck = 0;
  return (upTo: number) => {
    for (; players < upTo; players++) {
      resetTable(trial, first);
      if (playCarelessly(trial, gravity, rng) < pairs) stuck++;
    }
    return stuck;
  };
}

/** Stuck players out of 200; undefined if the budget is too small. */
export function measureStuck(
  board: TileBoard,
  gravity: Gravity,
  budget: Budget,
): number | undefined {
  return budget.spend(PLAYERS * board.shape.cells)
    ? createPlayers(board, gravity)(PLAYERS)
    : undefined;
}

/** Numbers of players after which a clear result ends the trial early. */
const CHECKPOINTS = [8, 20, 50, 110] as const;
/** Standard deviations from a level's band that count as outside. A false alarm only loses a deal. */
const DOUBT = 0.75;

type LevelFit = 'fits' | 'easier' | 'harder';

/** Is the board of the level? `fits` is exact: all players have tried. The other results may come after a few players
 * and so be wrong about a borderline board. */
export function fitLevel(board: TileBoard, gravity: Gravity, level: Level): LevelFit {
  const [least, most] = bands[level];
  const play = createPlayers(board, gravity);
  for (const players of CHECKPOINTS) {
    const stuck = play(players);
    if (stuck > most) return 'harder';
    const low = (players * least) / PLAYERS;
    const high = (players * most) / PLAYERS;
    const spread = (mean: number) => DOUBT * Math.sqrt(mean * (1 - mean / players));
    if (stuck < low - spread(low)) return 'easier';
    if (stuck > high + spread(high)) return 'harder';
  }
  const stuck = play(PLAYERS);
  if (stuck > most) return 'harder';
  return stuck < least ? 'easier' : 'fits';
}

/** Deals to try before giving up on the level; fewer suffice if all are too hard. */
const ATTEMPTS = 240;
const ENOUGH = 40;
/** The surplus of too easy over too hard deals (or the reverse) that changes the number of symbols. */
const LEAN_LIMIT = 3;

/** Faults: noSuchLevel if no deal of the level was found, budgetExhausted. */
export function generate(params: Params, rng: Rng, budget: Budget): Result<Puzzle> {
  const { rows, cols, level, gravity, minutes } = params;
  const pairs = (rows * cols) / 2;
  const start = kindsFor(params);
  const [least, most] = kindsRange(pairs);
  let { kinds } = start;
  let lean = 0;
  let tooHard = 0;
  let lastBoard: TileBoard | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const tiles = shuffle(orderedTiles(pairs, kinds), rng);
    const arranged = arrange(rows, cols, gravity, tiles, rng, budget);
    if (!arranged.ok) return arranged;
    if (!budget.spend(rows * cols)) return failure('budgetExhausted');
    const seed = rng.below(0x100000000);
    const puzzle = { rows, cols, level, gravity, minutes, ...arranged.value, seed };
    const board = boardFromTiles(rows, cols, puzzle.tiles);
    const fitting = fitLevel(board, gravity, level);
    if (fitting === 'fits' || !(isPromised(rows * cols) || attempt < SMALL_BOARD_ATTEMPTS))
      return success(puzzle);
    lastBoard = board;
    lean += fitting === 'easier' ? 1 : -1;
    // Always too hard with the fewest symbols: more attempts will not help.
    tooHard = fitting === 'harder' && kinds === least ? tooHard + 1 : 0;
    if (tooHard === ENOUGH) break;
    if (start.fixed || Math.abs(lean) < LEAN_LIMIT) continue;
    const step = Math.max(1, Math.round(kinds * STEP));
    kinds = Math.min(most, Math.max(least, kinds + (lean > 0 ? step : -step)));
    lean = 0;
  }
  const stuck = lastBoard && measureStuck(lastBoard, gravity, budget);
  return failure('noSuchLevel', level, stuck === undefined ? undefined : levelOfStuck(stuck));
}

/** The relative change of the number of symbols at a time. */
const STEP = 0.08;
/** Small boards promise no level: after this many deals any will do. */
const SMALL_BOARD_ATTEMPTS = 40;

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
