// The language of the command line: the one place that chooses a table. Everything else takes its words from here, or
// from the words of a game that is loaded.

import type { Language } from '../words/language.ts';

export { cabinetFault } from '../words/en/cabinet/index.ts';
export * from '../words/en/cli/index.ts';
export { clockText, sessionRefusal } from '../words/en/common.ts';
export { dayText } from '../words/en/days.ts';
export { commonFault } from '../words/en/faults.ts';

/** The language of these tables. */
export const language: Language = 'en';
