// Test only: solo games and tables that follow nothing but hints. The same name deals the same game here and
// in `scripts/hintgames.ts`.

import { type Budget, unlimitedBudget } from '../../../core/budget.ts';
import type { Hint } from '../../../core/hint.ts';
import type { Result } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import type { MoveHint } from '../advisor/hint.ts';
import { splitOf, splitsRecipes } from '../advisor/potion-value.ts';
import { hintSurvey, type Pool } from '../advisor/sample.ts';
import { currentHintPlan, type SoloHintPlan } from '../advisor/solo-hint-plan.ts';
import { chanceNow } from '../advisor/solo-look-ahead.ts';
import { soloPool } from '../advisor/solo-sample.ts';
import { witches } from '../index.ts';
import { paperTable } from '../rules/paper-table.ts';
import { potionText } from '../rules/recipe-text.ts';
import { screenTable, startAny } from '../rules/with-tables.ts';
import { soloSetup } from '../seats/solo-play.ts';
import type { Move, Puzzle, State, View } from '../types/index.ts';
import type { Potion } from '../types/potion.ts';

export function dealtGame(preset: string, game: number): Puzzle {
  const params = witches.presets.find(({ id }) => id === preset)?.params;
  if (!params) throw new Error(`there is no preset ${preset}`);
  const dealt = witches.generate(params, createRng(`followed ${preset} ${game}`), unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  return dealt.value;
}

export function hintAt(puzzle: Puzzle, state: State): Hint<Move> {
  const hint = witches.hint(witches.view(puzzle, state), createRng('alone'), unlimitedBudget);
  if (!hint?.ok) throw new Error(`no hint after ${state.trials.length} potions`);
  return hint.value;
}

/** The state after following the hint; undefined if it proposes no move. */
export function advised(
  puzzle: Puzzle,
  state: State,
  { move } = hintAt(puzzle, state),
): State | undefined {
  const next = move && witches.apply(puzzle, state, move, 0);
  if (next && !next.ok) throw new Error(next.refusal.type);
  return next?.state;
}

/** The pool that hints use. */
export function poolAt(puzzle: Puzzle, state: State): Pool {
  const view = witches.view(puzzle, state);
  const known = hintSurvey(view, unlimitedBudget);
  const pool = known.ok ? soloPool(view, known.value, unlimitedBudget) : undefined;
  if (!pool) throw new Error('no pool');
  return pool;
}

/** The chance of winning, if the pool is complete and no choice is due. */
export function chanceAt(puzzle: Puzzle, state: State): number | undefined {
  const view = witches.view(puzzle, state);
  const setup = soloSetup(view);
  const { solo } = state;
  if (!setup || solo?.phase !== 'playing' || solo.choices.length > 0) return undefined;
  const pool = poolAt(puzzle, state);
  return pool.whole ? chanceNow({ view, setup }, solo, pool) : undefined;
}

/** The hint plan, if no choice is due. */
export function hintPlanFrom(puzzle: Puzzle, state: State): SoloHintPlan | undefined {
  const view = witches.view(puzzle, state);
  const setup = soloSetup(view);
  if (!setup || !state.solo) throw new Error('no board');
  return currentHintPlan(
    { view, setup, state: state.solo },
    poolAt(puzzle, state),
    unlimitedBudget,
  );
}

type Adviser = (view: View, step: number) => Result<MoveHint>;

/** The engine's hint. */
export const engineHint =
  (budget: Budget = unlimitedBudget): Adviser =>
  (view, step) => {
    const found = witches.hint(view, createRng(`step ${step}`), budget);
    if (!found) throw new Error('no hints');
    return found;
  };

export interface Followed {
  /** `won`, `lost`, or why it did not end. */
  readonly ending: string;
  readonly potions: number;
  readonly twice: boolean;
  /** Potions that did not win and were uninformative: every possible recipe gives this answer. */
  readonly idle: number;
  readonly rounds: number;
}

/** More than any table needs. */
const MOST = 6000;

interface SeatedTable {
  readonly seats: number;
  readonly ending: string | null;
  view(seat: number): View;
  /** Undefined, or the refusal. */
  play(seat: number, move: Move): string | undefined;
}

function seatOnScreen(puzzle: Puzzle, from = startAny(puzzle)): SeatedTable {
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
function seatOnPaper(puzzle: Puzzle, seats: number): SeatedTable {
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

/** Was the answer certain beforehand? False unless the pool is complete. */
function isForetold(view: View, entries: Potion): boolean {
  const known = hintSurvey(view, unlimitedBudget);
  const pool = known.ok ? known.value.pool(unlimitedBudget) : undefined;
  return pool?.whole === true && !splitsRecipes(splitOf(pool, entries));
}

/** Seats take turns as long as one of them has a move; on screen also `from` a position. */
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
