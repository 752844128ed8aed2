// Test only: games alone that are played by nothing but hints. The same name deals the same game here and in
// `scripts/hintgames.ts`.

import { unlimitedBudget } from '../../../core/budget.ts';
import type { Hint } from '../../../core/hint.ts';
import { createRng } from '../../../core/rng.ts';
import { knownFrom } from '../engine/known.ts';
import type { Pool } from '../engine/pool.ts';
import { chanceNow } from '../engine/solo/chances.ts';
import { type Course, courseNow } from '../engine/solo/course.ts';
import { soloPool } from '../engine/solo/pool.ts';
import { witches } from '../index.ts';
import { soloSetup } from '../solo/game.ts';
import type { Move, Puzzle, State } from '../types/index.ts';

export function dealtGame(preset: string, game: number): Puzzle {
  const params = witches.presets.find(({ id }) => id === preset)?.params;
  if (!params) throw new Error(`there is no preset ${preset}`);
  const dealt = witches.generate(params, createRng(`followed ${preset} ${game}`), unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  return dealt.value;
}

/** What a hint says. */
export function hintAt(puzzle: Puzzle, state: State): Hint<Move> {
  const hint = witches.hint?.(witches.view(puzzle, state), createRng('alone'), unlimitedBudget);
  if (!hint?.ok) throw new Error(`no hint after ${state.trials.length} potions`);
  return hint.value;
}

/** The state after what the hint says; undefined where it proposes nothing. */
export function advised(
  puzzle: Puzzle,
  state: State,
  { move } = hintAt(puzzle, state),
): State | undefined {
  const next = move && witches.apply(puzzle, state, move, 0);
  if (next && !next.ok) throw new Error(next.refusal.type);
  return next?.state;
}

/** The recipes that hints try potions on. */
export function poolAt(puzzle: Puzzle, state: State): Pool {
  const view = witches.view(puzzle, state);
  const known = knownFrom(view, unlimitedBudget);
  const pool = known.ok ? soloPool(view, known.value, unlimitedBudget) : undefined;
  if (!pool) throw new Error('no pool');
  return pool;
}

/** How likely a win is, where all recipes are known and nothing waits to be chosen. */
export function chanceAt(puzzle: Puzzle, state: State): number | undefined {
  const view = witches.view(puzzle, state);
  const setup = soloSetup(view);
  const { solo } = state;
  if (!setup || solo?.phase !== 'playing' || solo.choices.length > 0) return undefined;
  const pool = poolAt(puzzle, state);
  return pool.whole ? chanceNow({ view, setup }, solo, pool) : undefined;
}

/** What hints are about, where nothing waits to be chosen. */
export function courseFrom(puzzle: Puzzle, state: State): Course | undefined {
  const view = witches.view(puzzle, state);
  const setup = soloSetup(view);
  if (!setup || !state.solo) throw new Error('no board');
  return courseNow({ view, setup, state: state.solo }, poolAt(puzzle, state), unlimitedBudget);
}
