// The words of Dokuborn's commands, in the language of the command line.

import { words as en } from '../../../words/en/dokuborn/cli.ts';
import type { Language } from '../../../words/language.ts';
import { language } from '../../words.ts';

const tables = { en } satisfies Record<Language, unknown>;

export const words = tables[language];
