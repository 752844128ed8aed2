// The words of the commands of Dragon Quest, in the language of the command line.

import { words as en } from '../../../words/en/dragon-quest/cli.ts';
import type { Language } from '../../../words/language.ts';
import { language } from '../../words.ts';

const tables = { en } satisfies Record<Language, unknown>;
const lessonTables = {
  en: () => import('../../../words/en/dragon-quest/hints.ts'),
} satisfies Record<Language, unknown>;
const rateTables = {
  en: () => import('../../../words/en/dragon-quest/cli.ts'),
} satisfies Record<Language, unknown>;

export const words = tables[language];

/** What is said of a finished game. */
export const loadLesson = lessonTables[language];

/** The table of win rates. */
export const loadRates = rateTables[language];
