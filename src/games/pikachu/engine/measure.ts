// How hard a board is: how many of two hundred careless players get stuck on it. The players are the same ones for
// every board, so that a deal, its rating and whoever doubts its level come to the same number.

import type { Budget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { type Board, countTiles } from '../board/board.ts';
import { copyTable, layTable, playCarelessly, resetTable } from '../board/table.ts';
import { bands, PLAYERS } from '../rules/levels.ts';
import type { Gravity, Level } from '../types.ts';

/** Lets the next players try, up to so many in all, and answers how many have got stuck so far. */
export function createPlayers(board: Board, gravity: Gravity, rng = createRng('pikachu/careless')) {
  const first = layTable(board, gravity);
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

/** How many players of 200 get stuck; undefined when the budget does not reach. */
export function measureStuck(board: Board, gravity: Gravity, budget: Budget): number | undefined {
  return budget.spend(PLAYERS * board.shape.cells)
    ? createPlayers(board, gravity)(PLAYERS)
    : undefined;
}

/** After so many players a look is taken whether the rest need to try. */
const LOOKS = [8, 20, 50, 110] as const;
/** So many standard deviations from a level's band are taken as being outside. Where that is wrong, a deal is lost. */
const DOUBT = 0.75;

export type Fitting = 'fits' | 'easier' | 'harder';

/**
 * Is the board of the level? `fits` is exact: all players have tried. The other answers may come after a few of them,
 * and so may be wrong about a board on the border.
 */
export function fitLevel(board: Board, gravity: Gravity, level: Level): Fitting {
  const [least, most] = bands[level];
  const play = createPlayers(board, gravity);
  for (const players of LOOKS) {
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
