// For tests and measurements: a table at which every seat does what its hint says, and nothing else.

import { type Budget, unlimitedBudget } from '../../../core/budget.ts';
import type { Result } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { isWorth, splitOf } from '../engine/advice.ts';
import type { MoveHint } from '../engine/hint.ts';
import { knownFrom } from '../engine/known.ts';
import { witches } from '../index.ts';
import { potionText } from '../rules/canon.ts';
import { startAny } from '../rules/whole.ts';
import { paperTable } from '../together/paper.ts';
import { screenTable } from '../together/screen.ts';
import type { Move, Puzzle, State, View } from '../types/index.ts';
import type { PlayedEntry } from '../types/potion.ts';

export type Adviser = (view: View, step: number) => Result<MoveHint>;

/** What the engine says, in as much time as it wants. */
export const engineHint =
  (budget: Budget = unlimitedBudget): Adviser =>
  (view, step) => {
    const found = witches.hint?.(view, createRng(`step ${step}`), budget);
    if (!found) throw new Error('no hints');
    return found;
  };

export interface Followed {
  /** `won`, `lost`, or why it did not come to an end. */
  readonly ending: string;
  readonly potions: number;
  readonly twice: boolean;
  /** Potions that did not win and could tell nothing: every recipe that was possible gives this answer. */
  readonly idle: number;
  readonly rounds: number;
}

/** More than any table needs. */
const MOST = 6000;

interface Seated {
  readonly seats: number;
  readonly ending: string | null;
  view(seat: number): View;
  /** Undefined where it was done, else why not. */
  play(seat: number, move: Move): string | undefined;
}

function seatOnScreen(puzzle: Puzzle, from = startAny(puzzle)): Seated {
  let state = from;
  return {
    seats: puzzle.board?.players ?? 1,
    get ending() {
      return state.ending;
    },
    view: (seat) => screenTable.view(puzzle, state, seat),
    play(seat, move) {
      const outcome = screenTable.apply(puzzle, state, seat, move, 0);
      if (outcome.ok) state = outcome.state;
      return outcome.ok ? undefined : outcome.refusal.type;
    },
  };
}

/** On paper a seat brews in its own cauldron. */
function seatOnPaper(puzzle: Puzzle, seats: number): Seated {
  let state = paperTable.start(puzzle, seats, 0, '');
  return {
    seats,
    get ending() {
      return state.game.ending;
    },
    view: (seat) => paperTable.view(puzzle, state, seat),
    play(seat, move) {
      const told: Move = move.type === 'use' ? { ...move, tester: seat } : move;
      const outcome = paperTable.apply(puzzle, state, seat, told, 0);
      if (outcome.ok) state = outcome.state;
      return outcome.ok ? undefined : outcome.refusal.type;
    },
  };
}

/** Could the answer to this potion be foretold? Only where all recipes are known. */
function isForetold(view: View, entries: readonly PlayedEntry[]): boolean {
  const known = knownFrom(view, unlimitedBudget);
  const pool = known.ok ? known.value.pool(unlimitedBudget) : undefined;
  return pool?.whole === true && !isWorth(splitOf(pool.recipes, view.ingredients, entries));
}

/** One seat after the other, as long as one of them is told to do something; on screen also `from` a position. */
export function followTable(
  puzzle: Puzzle,
  seats: number,
  advise: Adviser,
  from?: State,
): Followed {
  const table = puzzle.board ? seatOnScreen(puzzle, from) : seatOnPaper(puzzle, seats);
  let ending = 'endless';
  let waiting = 0;
  let idle = 0;
  for (let step = 0; step < MOST; step++) {
    const seat = (step % table.seats) + 1;
    const before = table.view(seat);
    const hint = advise(before, step);
    if (!hint.ok) {
      ending = hint.fault.code;
      break;
    }
    const { move, technique } = hint.value;
    waiting = move ? 0 : waiting + 1;
    const refused = move && table.play(seat, move);
    if (refused || waiting > table.seats) {
      ending = refused ? `${technique} ${refused}` : 'standstill';
      break;
    }
    const { trials } = table.view(seat);
    const brewed = trials.length > before.trials.length ? trials.at(-1) : undefined;
    if (brewed && !brewed.result.won && isForetold(before, brewed.entries)) idle++;
    if (table.ending === null) continue;
    ending = table.ending;
    break;
  }
  const { trials, table: shown } = table.view(1);
  const texts = trials.map(({ entries }) => potionText(entries));
  return {
    ending,
    potions: texts.length,
    twice: new Set(texts).size < texts.length,
    idle,
    rounds: shown?.kind === 'screen' ? shown.round : 0,
  };
}
