// How far one press of undo or redo goes: to where the board looks otherwise. Steps that leave it as it is, such as a
// guess that missed, are passed on the way.

import type { GameTypes, Rules } from '../../core/game.ts';

type Looks<T extends GameTypes> = Pick<Rules<T>, 'looksSame'>;

/** Steps to the last position that looks otherwise than the present one; 0 where none does. */
export function strideBack<T extends GameTypes>(
  { looksSame }: Looks<T>,
  path: readonly T['State'][],
): number {
  const top = path.length - 1;
  if (!looksSame) return Math.min(1, top);
  for (let steps = 1; steps <= top; steps++)
    if (!looksSame(path[top - steps], path[top])) return steps;
  return 0;
}

/** Steps to the next position that looks otherwise, and on over those that look like it; 0 where none does. */
export function strideAhead<T extends GameTypes>(
  { looksSame }: Looks<T>,
  now: T['State'],
  ahead: readonly T['State'][],
): number {
  if (!looksSame) return Math.min(1, ahead.length);
  const first = ahead.findIndex((state) => !looksSame(state, now));
  if (first < 0) return 0;
  const next = ahead.findIndex((state, index) => index > first && !looksSame(state, ahead[first]));
  return next < 0 ? ahead.length : next;
}
