// Whether there was something to go on with when home was last left: then home waits a moment for the database, so that
// nothing moves down when it answers. A newcomer's home waits for nothing.

import { kept, textForm } from './kept.ts';

const flag = (key: string) =>
  kept<boolean>(key, {
    read: (text) => text === '1',
    write: (value) => (value ? '1' : undefined),
  });

export const returning = flag('curio.returning');

/** There was a streak of dailies when it was last counted: home loads what tells it, and keeps its place free. */
export const streaking = flag('curio.streaking');

/** The letters of the table with others that was left last. */
export const lastTable = kept('curio.table', textForm(''));

const visited = flag('curio.visited');

/** From now on pages do not show what is meant for newcomers: there may be boards. */
export const rememberVisit = (): void => visited.set(true);
