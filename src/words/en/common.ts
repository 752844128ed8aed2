// Words that every part has: what a session refuses, the clock, a capital letter.

import type { SessionRefusal } from '../../core/session.ts';

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const REFUSALS: Readonly<Record<SessionRefusal, string>> = {
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  finalMove: 'This cannot be undone.',
  nothingToRestart: 'You are at the start already.',
  notAMove: 'This game has no such move.',
};

/** A sentence for what the session refuses; undefined leaves it to the game's table. */
export function sessionRefusal(type: string): string | undefined {
  return isSessionRefusal(type) ? REFUSALS[type] : undefined;
}

function isSessionRefusal(type: string): type is SessionRefusal {
  return Object.hasOwn(REFUSALS, type);
}

/** 83000 milliseconds as 1:23. */
export function clockText(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
