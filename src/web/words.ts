// The app's language: the one place of the app that chooses a table. Everything else takes its words from here or
// from the words of a game that is loaded, so that the app loads one language only.

import { findGame } from '../games/index.ts';
import type { Language } from '../words/language.ts';
import type { Title, Words } from '../words/words.ts';

export { dailyRow } from '../words/en/cabinet/row.ts';
export { clockText, sessionRefusal } from '../words/en/common.ts';
export { dayText, shortDayText } from '../words/en/days.ts';
export * from '../words/en/shell.ts';

/** The language of the tables that are loaded. */
export const language: Language = 'en';

/** The words of a game; undefined for games that are not in the cabinet. */
export async function loadWords(id: string): Promise<Words | undefined> {
  return findGame(id)?.words[language]();
}

const titles = import.meta.glob<Title>('../words/en/*/title.ts', { eager: true, import: 'title' });

/** What a game is called; an unknown one by its id. */
export function titleOf(id: string): Title {
  return titles[`../words/en/${id}/title.ts`] ?? { title: id, tagline: '' };
}
