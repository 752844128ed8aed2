// How far a lesson has come, and what a move means there: no page, no words.

import type { GameTypes, Rules } from '../../../core/game.ts';
import { Session } from '../../../core/session.ts';
import type { Lesson, LessonStep } from './lesson.ts';

/** `done` has the move of every step before this one; undefined where it was only read. */
export interface Progress<T extends GameTypes = GameTypes> {
  readonly done: readonly (T['Move'] | undefined)[];
}

/** Before the first step, of whatever game. */
export const begin = { done: [] } as const satisfies Progress;

/** The step that waits; undefined at the end. */
export const stepOf = <T extends GameTypes>(
  lesson: Lesson<T>,
  { done }: Progress<T>,
): LessonStep<T> | undefined => lesson.steps[done.length];

/** Does this move go on with the lesson? */
export function goesOn<T extends GameTypes>(
  rules: Pick<Rules<T>, 'moveCode'>,
  step: LessonStep<T> | undefined,
  move: T['Move'],
  view: T['View'],
): boolean {
  if (!step?.move) return false;
  const { encode } = rules.moveCode;
  return encode(step.move) === encode(move) || (step.takes?.(move, view) ?? false);
}

export const onward = <T extends GameTypes>(
  { done }: Progress<T>,
  move?: T['Move'],
): Progress<T> => ({ done: [...done, move] });

/** The step before; the first one stays. */
export const back = <T extends GameTypes>({ done }: Progress<T>): Progress<T> => ({
  done: done.slice(0, -1),
});

/** A run of the lesson's puzzle as it stands after the steps that are done. */
export function sessionAt<T extends GameTypes>(
  rules: Rules<T>,
  lesson: Lesson<T>,
  { done }: Progress<T>,
): Session<T> {
  const session = new Session(rules, lesson.deal);
  for (const move of [...(lesson.before ?? []), ...done]) {
    const step = move === undefined ? undefined : session.play(move, 0);
    if (step && !step.ok) throw new Error(`a lesson with a refused move: ${step.refusal.type}`);
  }
  return session;
}
