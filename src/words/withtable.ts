// The words of a game for a table of several people. Apart from the other words: no first page needs it.

import type { People, Words } from './words.ts';

/** Where nobody's name is known. */
const strangers: People = { name: (place) => `Player ${place}`, isYou: () => false };

/** The same words, knowing a sentence for all that happens at a table of several people. */
export async function withTable<W extends Pick<Words, 'loadTable'>>(
  words: W,
  people: People = strangers,
): Promise<W> {
  return { ...words, ...(await words.loadTable?.(people)) };
}
