// What tests over all games share: the list with the toy among it, random play, deep freezing.

import { createBudget } from '../src/core/budget.ts';
import { type Deal, deal } from '../src/core/deal.ts';
import type { Game, Tagged } from '../src/core/game.ts';
import type { Result } from '../src/core/result.ts';
import type { Rng } from '../src/core/rng.ts';
import { Session } from '../src/core/session.ts';
import { games } from '../src/games/index.ts';
import type { Manifest } from '../src/games/manifest.ts';
import { manifest as toy } from '../src/games/toy/manifest.ts';

export const allGames: readonly Manifest[] = [...games, toy];

export function manifestOf(id: string): Manifest {
  const manifest = allGames.find((game) => game.id === id);
  if (!manifest) throw new Error(`no game ${id}`);
  return manifest;
}

/** Enough for any deal, hint or proof of any preset. */
export const plenty = () => createBudget(200_000_000);

export function expectOk<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`unexpected fault ${JSON.stringify(result.fault)}`);
  return result.value;
}

export function dealPreset(game: Game, presetId: string, seed: string): Deal {
  const preset = game.presets.find((candidate) => candidate.id === presetId);
  if (!preset) throw new Error(`no preset ${presetId}`);
  return expectOk(deal(game, preset.params, seed, plenty()));
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** The same game, but every puzzle and state it hands out or receives is deeply frozen. */
export function frozen(game: Game): Game {
  return {
    ...game,
    start: (puzzle, at) => deepFreeze(game.start(deepFreeze(puzzle), at)),
    apply(puzzle, state, move, at) {
      const outcome = game.apply(deepFreeze(puzzle), deepFreeze(state), deepFreeze(move), at);
      return deepFreeze(outcome);
    },
  };
}

/** At most `most` of the legal moves, spread over the whole list. */
export function someLegalMoves(game: Game, view: unknown, most: number): Tagged[] {
  const all = [...game.legalMoves(view)];
  if (all.length <= most) return all;
  return Array.from(
    { length: most },
    (_, index) => all[Math.floor((index * all.length) / most)],
  ).filter((move) => move !== undefined);
}

/** Plays random legal moves, with undo and redo among them, a step of the clock before each. */
export function playRandomly(
  session: Session,
  rng: Rng,
  steps: number,
  afterEach: (session: Session) => void = () => {},
): void {
  let at = session.tally.millis;
  for (let step = 0; step < steps; step++) {
    at += rng.below(4000);
    session.advance(at);
    const dice = rng.below(12);
    if (dice === 0 && session.canUndo) session.undo(at);
    else if (dice === 1 && session.canRedo) session.redo(at);
    else {
      const moves = [...session.game.legalMoves(session.view)];
      const move = moves[rng.below(Math.max(1, moves.length))];
      if (!move) {
        if (session.over || !session.canUndo) return;
        session.undo(at);
      } else {
        const result = session.play(move, at);
        if (!result.ok)
          throw new Error(
            `${session.game.id} refused its own legal move ${session.game.moveCode.encode(move)}: ${result.refusal.type}`,
          );
      }
    }
    afterEach(session);
  }
}

export function newSession(game: Game, presetId: string, seed: string): Session {
  return new Session(game, dealPreset(game, presetId, seed));
}
