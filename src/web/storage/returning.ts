// Whether there was something to go on with when home was last left: then home waits a moment for the database, so that
// nothing moves down when it answers. A newcomer's home waits for nothing.

import { kept } from './kept.ts';

export const returning = kept<boolean>('curio.returning', {
  read: (text) => text === '1',
  write: (value) => (value ? '1' : undefined),
});

const visited = kept<boolean>('curio.visited', {
  read: (text) => text === '1',
  write: (value) => (value ? '1' : undefined),
});

/** From now on pages do not show what is meant for newcomers: there may be boards. */
export const rememberVisit = (): void => visited.set(true);
