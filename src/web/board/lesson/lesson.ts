// A lesson: a tiny real puzzle of a game, the aim in a sentence, and steps to read or to do on it. Plain data, so that
// a test can play it to its end; the player draws it through the game's own board.

import type { Deal } from '../../../core/deal.ts';
import type { GameTypes } from '../../../core/game.ts';

export interface LessonStep<T extends GameTypes = GameTypes> {
  readonly text: string;
  /** What is ringed, as selectors on the page of the lesson. The first that is there is led to by the focus. */
  readonly at?: readonly string[];
  /** The move that goes on. A step without one is read. */
  readonly move?: T['Move'];
  /** Are other moves taken as well, such as the same pair the other way round? */
  takes?(move: T['Move'], view: T['View']): boolean;
  /** Has the board come where the step leads? Without it, the first move that is taken goes on. */
  until?(view: T['View']): boolean;
  /** Said when another move is tried. */
  readonly otherwise?: string;
}

export interface Lesson<T extends GameTypes = GameTypes> {
  readonly deal: Deal<T>;
  /** Moves that lead to where the lesson begins. */
  readonly before?: readonly T['Move'][];
  /** What the game is about, in one sentence. */
  readonly aim: string;
  readonly steps: readonly LessonStep<T>[];
  /** Said when all is done. */
  readonly end: string;
}

/** Rings a cell of the board. */
export const atCell = (cell: number): string => `[data-cell="${cell}"]`;
