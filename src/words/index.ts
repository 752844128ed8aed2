// The words of each game, loaded when they are asked for.

import { findGame } from '../games/index.ts';
import type { Language } from './language.ts';
import type { Words } from './words.ts';

/** The table of a game; undefined for games that are not in the cabinet. */
export async function loadWords(id: string, language: Language = 'en'): Promise<Words | undefined> {
  return findGame(id)?.words[language]();
}
