// Finished logs of daily puzzles, for tests of the service.

import { dailyLevel, dealDaily } from '../../src/cabinet/daily.ts';
import { finishedSave } from '../../src/cabinet/result.ts';
import { readPuzzle } from '../../src/core/deal.ts';
import type { Game } from '../../src/core/game.ts';
import { createRng } from '../../src/core/rng.ts';
import { printSave } from '../../src/core/save.ts';
import { Session } from '../../src/core/session.ts';
import { expectOk, manifestOf, plenty } from '../harness.ts';

const STEPS = 4000;

async function newDaily(id: string, day: string): Promise<{ game: Game; session: Session }> {
  const manifest = manifestOf(id);
  const game = await manifest.loadGame();
  const deal = expectOk(dealDaily(game, dailyLevel(manifest, day), day, plenty()));
  return { game, session: new Session(game, deal) };
}

export interface Style {
  /** Milliseconds per move. */
  readonly pace?: number;
  readonly by?: 'move' | 'solver';
  /** Moves tried and undone before each one, as people do. */
  readonly detours?: number;
}

/** Plays the solver's moves if it finishes the game, else random ones. */
export async function dailyLog(id: string, day: string, style: Style = {}): Promise<string> {
  const { game, session } = await newDaily(id, day);
  const solved = game.solve(session.deal.puzzle, session.state, plenty());
  const pace = style.pace ?? 1000;
  let at = 0;
  const later = (millis: number) => {
    at += millis;
    return at;
  };
  const rng = createRng(`log/${id}/${day}`);
  const someMove = () => {
    const moves = [...game.legalMoves(session.view)];
    return moves[rng.below(Math.max(1, moves.length))];
  };
  for (const move of solved?.ok ? solved.value.moves : []) {
    for (let detour = 0; detour < (style.detours ?? 0) && !session.over; detour++) {
      const tried = someMove();
      if (tried && session.play(tried, later(pace)).ok && !session.over) session.undo(later(pace));
    }
    if (!session.over) session.play(move, later(pace), style.by ?? 'move');
  }
  for (let step = 0; step < STEPS && !session.over; step++) {
    const move = someMove();
    if (!move) session.advance(later(60_000));
    else session.play(move, later(pace), style.by ?? 'move');
  }
  if (!session.over) throw new Error(`${id} was not ended`);
  return printSave(finishedSave(session));
}

/** A log of the puzzle with this code, with the solver's moves. */
export async function solvedLog(id: string, code: string, pace = 1000): Promise<string> {
  const game = await manifestOf(id).loadGame();
  const session = new Session(game, expectOk(readPuzzle(game, code)));
  const solved = game.solve(session.deal.puzzle, session.state, plenty());
  let at = 0;
  for (const move of solved?.ok ? solved.value.moves : []) {
    at += pace;
    if (!session.over) session.play(move, at);
  }
  if (!session.over) throw new Error(`${id} was not ended`);
  return printSave(finishedSave(session));
}

/** A log of an unfinished game. */
export async function unfinishedLog(id: string, day: string): Promise<string> {
  const { game, session } = await newDaily(id, day);
  const [move] = game.legalMoves(session.view);
  if (move) session.play(move, 1000);
  return printSave(finishedSave(session));
}
