// The words of games, by id: the title at once, the whole table on demand. All other words are imported from `#words`.

import { language } from '#words/formats.ts';
import { findGame } from '../../games/index.ts';
import type { Title, Words } from '../../words/words.ts';

/** The words of a game; undefined for games that are not in the cabinet. */
export async function loadWords(id: string): Promise<Words | undefined> {
  return findGame(id)?.words[language]();
}

const titles = import.meta.glob<Title>('../../words/en/*/title.ts', {
  eager: true,
  import: 'title',
});

/** What a game is called; an unknown one by its id. */
export function titleOf(id: string): Title {
  return titles[`../../words/en/${id}/title.ts`] ?? { title: id, tagline: '' };
}
