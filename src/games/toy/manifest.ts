// The toy game before it is loaded. It is not in the list of the cabinet; the tests add it.

import type { Language } from '../../words/language.ts';
import type { Manifest } from '../manifest.ts';
import type { ToyTypes } from './types.ts';

const paperWords = {
  en: async () => (await import('../../words/en/toy/paper.ts')).paper,
} satisfies Record<Language, unknown>;

export const manifest = {
  id: 'toy',
  loadRules: async () => (await import('./rules.ts')).rules,
  loadGame: async () => (await import('./index.ts')).toy,
  words: { en: async () => (await import('../../words/en/toy/index.ts')).words },
  week: ['short', 'short', 'short', 'short', 'short', 'long', 'long'],
  statistics: { figures: ['bestTime', 'fewestMoves'], charts: ['times', 'moves'] },
  offers: ['vouch', 'hint', 'solve', 'rate', 'prove', 'checkProof', 'ask', 'describe', 'disclose'],
  loadTables: async () => (await import('./tables.ts')).tables,
  loadPrinting: async (language, rules) => {
    const [{ createPrinting }, words] = await Promise.all([
      import('./paper.ts'),
      paperWords[language](),
    ]);
    return createPrinting(rules, words);
  },
} satisfies Manifest<ToyTypes>;
