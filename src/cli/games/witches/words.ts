// The words of the commands of Wondering Witches, in the language of the command line.

import { language } from '#words/formats.ts';
import { words as en } from '../../../words/en/witches/cli.ts';
import type { Language } from '../../../words/words.ts';

const tables = { en } satisfies Record<Language, unknown>;
const paperTables = {
  en: () => import('../../../words/en/witches/paper.ts'),
} satisfies Record<Language, unknown>;

export const words = tables[language];

/** What is printed on boards. */
export const loadPaperWords = paperTables[language];
