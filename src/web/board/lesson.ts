// A lesson: a tiny real puzzle of a game, the aim in a sentence, and steps to read or to do on it. Plain data, so that
// a test can play it to its end; the player draws it through the game's own board.

import type { Deal } from '../../core/deal.ts';
import type { GameTypes, Rules } from '../../core/game.ts';
import { Session } from '../../core/session.ts';

export interface LessonStep<T extends GameTypes = GameTypes> {
  readonly text: string;
  /** What is ringed, as selectors. The first match gets the focus. */
  readonly at?: readonly string[];
  /** The move that completes the step. A step without one is only read. */
  readonly move?: T['Move'];
  /** Whether other moves are accepted too, such as the same pair the other way round. */
  takes?(move: T['Move'], view: T['View']): boolean;
  /** Whether the step is complete. By default the first accepted move completes it. */
  until?(view: T['View']): boolean;
  /** The message for a wrong move. */
  readonly otherwise?: string;
}

export interface Lesson<T extends GameTypes = GameTypes> {
  readonly deal: Deal<T>;
  /** Moves that lead to where the lesson begins. */
  readonly before?: readonly T['Move'][];
  /** What the game is about, in one sentence. */
  readonly aim: string;
  readonly steps: readonly LessonStep<T>[];
  /** The closing sentence. */
  readonly end: string;
}

/** Rings a cell of the board. */
export const atCell = (cell: number): string => `[data-cell="${cell}"]`;

/** The moves of every completed step, none for a step that was read, and those of the current step so far. */
export interface Progress<T extends GameTypes = GameTypes> {
  readonly done: readonly (readonly T['Move'][])[];
  readonly trying: readonly T['Move'][];
}

/** Before the first step. */
export const begin = { done: [], trying: [] } as const satisfies Progress;

/** The current step; undefined at the end. */
export const stepOf = <T extends GameTypes>(
  lesson: Lesson<T>,
  { done }: Progress<T>,
): LessonStep<T> | undefined => lesson.steps[done.length];

/** Whether the step accepts this move. */
export function takes<T extends GameTypes>(
  rules: Pick<Rules<T>, 'moveCode'>,
  step: LessonStep<T> | undefined,
  move: T['Move'],
  view: T['View'],
): boolean {
  if (!step?.move) return false;
  const { encode } = rules.moveCode;
  return encode(step.move) === encode(move) || (step.takes?.(move, view) ?? false);
}

/** After a step that was read. */
export const onward = <T extends GameTypes>({ done, trying }: Progress<T>): Progress<T> => ({
  done: [...done, trying],
  trying: [],
});

/** After an accepted move that led to this view. */
export function moved<T extends GameTypes>(
  step: LessonStep<T> | undefined,
  { done, trying }: Progress<T>,
  move: T['Move'],
  view: T['View'],
): Progress<T> {
  const tried = { done, trying: [...trying, move] };
  return step?.until?.(view) === false ? tried : onward(tried);
}

/** The step before; the first one stays. */
export const back = <T extends GameTypes>({ done }: Progress<T>): Progress<T> => ({
  done: done.slice(0, -1),
  trying: [],
});

/** A session of the lesson's puzzle after the completed steps. */
export function sessionAt<T extends GameTypes>(
  rules: Rules<T>,
  lesson: Lesson<T>,
  { done, trying }: Progress<T>,
): Session<T> {
  const session = new Session(rules, lesson.deal);
  for (const move of [...(lesson.before ?? []), ...done.flat(), ...trying]) {
    const step = session.play(move, 0);
    if (!step.ok) throw new Error(`a lesson with a refused move: ${step.refusal.type}`);
  }
  return session;
}
