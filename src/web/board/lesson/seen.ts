// Which lessons this browser has seen or skipped, and who is offered one: newcomers once, nobody twice.

import { isServer } from 'solid-js/web';
import { kept, listForm } from '../../storage/kept.ts';

const seen = kept('curio.lessons', listForm);

export const lessonSeen = (lesson: string): boolean => seen.value().includes(lesson);

export function markLessonSeen(lesson: string): void {
  if (!lessonSeen(lesson)) seen.set([...seen.value(), lesson]);
}

export interface Arrival {
  /** The game, or a kind of it that has a lesson of its own. */
  readonly lesson: string;
  /** The very first board of this game, which the player came to without a link. */
  readonly newcomer: boolean;
  /** Entries in the log of the board. */
  readonly logged: number;
  /** Other boards of this game in this browser. */
  readonly others: number;
}

/** `dialog` before the first board, `notice` beside one that a link led to, nothing for whoever has been here. */
export function offerOf(arrival: Arrival): 'dialog' | 'notice' | 'none' {
  // Where nothing can be remembered nobody is bothered again and again; a page that is drawn beforehand is for others.
  if (!(seen.lasting || isServer) || lessonSeen(arrival.lesson)) return 'none';
  if (arrival.logged > 0 || arrival.others > 0) return 'none';
  return arrival.newcomer ? 'dialog' : 'notice';
}
