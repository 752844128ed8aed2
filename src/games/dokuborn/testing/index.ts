// For tests only: a small grid that is easy to follow, ways to play it, and `exchangeHidden` for the contract test:
// nothing of a grid is hidden, so there is nothing to exchange.

import { unlimitedBudget } from '../../../core/budget.ts';
import { dealPuzzle } from '../../../core/deal.ts';
import { failure, orThrow, type Result } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { Session } from '../../../core/session.ts';
import { fullName } from '../../../data/card.ts';
import { embeddedCatalogue } from '../../../data/card-files.ts';
import { createDokuborn } from '../index.ts';
import type { DokubornTypes, Event, Mode, Puzzle, Question, Refusal, State } from '../types.ts';

export function exchangeHidden(): Puzzle | undefined {
  return undefined;
}

export const catalogue = await embeddedCatalogue();
export const game = createDokuborn(catalogue);
export const base = game.presets[0].params;

/** Dragon and Character by Emerald and Cost 3: the only green dragon is Mushu - Sneaky Dragon. */
export const dragons = (mode: Mode): Puzzle => ({
  size: 2,
  mode,
  level: 4,
  catalogue: catalogue.version,
  rows: ['s24', 't1'],
  columns: ['c3', 'o3'],
});
export const MUSHU = 2545;
export const ELSA = 41;

export function cardNamed(name: string): number {
  const card = catalogue.cards.find((known) => fullName(known) === name);
  if (!card) throw new Error(`no card ${name}`);
  return card.id;
}

/** The value of a result that must be there. */
export const given = <T>(result: Result<T> | undefined): T =>
  orThrow(result ?? failure('notOffered'));

export const sessionOf = (puzzle: Puzzle): Session<DokubornTypes> =>
  new Session(
    game,
    dealPuzzle(game, { ...base, size: 2, level: puzzle.level, mode: puzzle.mode }, puzzle),
  );

export interface PlayedGame {
  readonly state: State;
  /** Of the last move. */
  readonly events?: readonly Event[];
  readonly final?: true | undefined;
  readonly refusal?: Refusal;
}

/** Plays move words, as a player does, until one is refused. */
export function play(puzzle: Puzzle, ...words: string[]): PlayedGame {
  let played: PlayedGame = { state: game.start(puzzle, 0), events: [] };
  for (const word of words) {
    const { state } = played;
    const move = orThrow(game.moveCode.decode(word));
    const step = game.apply(puzzle, state, move, 0);
    const refusal = step.ok ? step.refusedNow : step.refusal;
    if (!step.ok || refusal) return { state, ...(refusal ? { refusal } : {}) };
    played = { state: step.state, events: step.events, final: step.final };
  }
  return played;
}

/** Move words that fill the grid. */
export const full = (puzzle: Puzzle): string[] =>
  given(game.prove(puzzle, unlimitedBudget)).lines.map(
    (line, cell) => `p${cell}-${line.split(' ')[1]}`,
  );

export const hintNow = ({ view }: Session<DokubornTypes>) =>
  given(game.hint(view, createRng('hint'), unlimitedBudget));

/** Asks about the dragons, where there is a path. */
export const ask = (question: Question, path?: readonly State[]) =>
  game.ask(question, path && { puzzle: dragons('free'), path }, unlimitedBudget) ??
  failure('notOffered');

export const openOriginal = (code: string) => ask({ type: 'openOriginal', code, mode: 'free' });
