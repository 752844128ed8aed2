// Solo: the board of `board/` joined with the High Witch. What the board asks is answered by the recipe; nothing of
// the recipe gets onto the board.

import type { Outcome } from '../../../core/game.ts';
import { evaluate } from '../potion/evaluate.ts';
import type { Board } from '../types/board.ts';
import type { Event, Puzzle, Refusal, State, View } from '../types/index.ts';
import { maxSeeds } from '../types/potion.ts';
import type { SoloMove, SoloSetup, SoloState } from '../types/solo.ts';
import { playSolo } from './play.ts';
import { startSolo } from './state.ts';

/** What does not change in the solo game of this view; undefined where the board is on paper. */
export function soloSetup(view: View): SoloSetup | undefined {
  const { ingredients, lastPotion, solo } = view;
  return solo ? { board: solo.board, ingredients, maxSeeds: view.maxSeeds, lastPotion } : undefined;
}

/** A puzzle never changes, and every move asks: made once for each. */
const setups = new WeakMap<Puzzle, SoloSetup>();

/** The same from the puzzle. */
export function setupOf(puzzle: Puzzle, board: Board): SoloSetup {
  const known = setups.get(puzzle);
  if (known?.board === board) return known;
  const setup: SoloSetup = {
    board,
    ingredients: puzzle.ingredients.map(({ name }) => name),
    maxSeeds: maxSeeds(puzzle),
    lastPotion: puzzle.lastPotion,
  };
  setups.set(puzzle, setup);
  return setup;
}

export function soloStart(puzzle: Puzzle): SoloState | null {
  return puzzle.board && startSolo(setupOf(puzzle, puzzle.board));
}

const boardMoves: ReadonlySet<string> = new Set<SoloMove['type']>([
  'plant',
  'grow',
  'pluck',
  'test',
  'frost',
  'bramble',
  'gate',
  'fence',
  'pass',
  'giveUp',
]);

/** Is it done on a board? The last potion is not. */
export function isBoardMove<M extends { readonly type: string }>(
  move: M,
): move is Extract<M, { readonly type: Exclude<SoloMove['type'], 'last'> }> {
  return boardMoves.has(move.type);
}

type Played = Outcome<State, Event, Refusal>;

/** One move on the board, the High Witch's answer and its consequences included. */
export function playBoard(puzzle: Puzzle, state: State, move: SoloMove): Played {
  const { board } = puzzle;
  const { solo } = state;
  if (!board || !solo) return { ok: false, refusal: { type: 'noBoard' } };
  const outcome = playSolo(setupOf(puzzle, board), solo, move, (entries, potion) =>
    evaluate(puzzle, entries, potion),
  );
  if (!outcome.ok) return outcome;
  const { phase, potions } = outcome.state;
  const last = move.type === 'last';
  const events = outcome.events.map(
    (event): Event => (event.type === 'tested' ? { ...event, last } : event),
  );
  const next: State = {
    ...state,
    solo: outcome.state,
    trials: potions.map(({ entries, result }) => ({ entries, result })),
    ending: phase === 'won' || phase === 'lost' ? phase : null,
  };
  return {
    ok: true,
    state: next,
    events,
    ...(outcome.reveals ? { reveals: true } : {}),
    // The recipe lies open now.
    ...(next.ending === null ? {} : { final: true }),
  };
}
