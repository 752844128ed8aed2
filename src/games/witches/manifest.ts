// Wondering Witches before it is loaded.

import type { Language } from '../../words/language.ts';
import type { Manifest } from '../manifest.ts';
import type { WitchesTypes } from './types/index.ts';

/** What is written on printed boards, by language. */
const paperWords = {
  en: async () => (await import('../../words/en/witches/paper.ts')).paper,
} satisfies Record<Language, unknown>;

export const manifest = {
  id: 'witches',
  loadRules: async () => (await import('./rules/index.ts')).rules,
  loadGame: async () => (await import('./index.ts')).witches,
  words: { en: async () => (await import('../../words/en/witches/index.ts')).words },
  /** Asked of the High Witch; none is solo. */
  week: [
    'first-game',
    'beginner',
    'amateur-witch',
    'amateur-witch',
    'spice-sorcerer',
    'potion-master',
    'high-witch',
  ],
  statistics: { figures: ['unaided', 'bestTime', 'usualTime'], charts: ['times'] },
  offers: [
    'vouch',
    'hint',
    'hastyHint',
    'solve',
    'rate',
    'prove',
    'checkProof',
    'ask',
    'describe',
    'disclose',
  ],
  loadPrinting: async (language, rules) => {
    const [{ createPrinting }, words] = await Promise.all([
      import('./paper/index.ts'),
      paperWords[language](),
    ]);
    return createPrinting(rules, words);
  },
} satisfies Manifest<WitchesTypes>;
