// The toy before it is loaded. It is not in the cabinet's list; tests add it.

import type { Language } from '../../words/words.ts';
import type { Manifest } from '../manifest.ts';
import type { ToyTypes } from './types.ts';

const loadWords = { en: () => import('../../words/en/toy/index.ts') } satisfies Record<
  Language,
  unknown
>;

export const manifest = {
  id: 'toy',
  loadRules: async () => (await import('./rules.ts')).rules,
  loadGame: async () => (await import('./index.ts')).toy,
  words: { en: async () => (await loadWords.en()).words },
  week: ['short', 'short', 'short', 'short', 'short', 'long', 'long'],
  starters: ['short'],
  assets: [],
  picks: false,
  statistics: { figures: ['bestTime', 'fewestMoves'], charts: ['times', 'moves'] },
  loadTables: async () => ({
    screen: {
      load: async (rules) => (await import('./screen.ts')).createScreen(rules),
      paramsFor: (params, people) => ({ ...params, chests: Math.min(100, params.chests + people) }),
      presets: ['short', 'long'],
    },
  }),
  loadPrinting: async (language, rules) => {
    const [{ createPrinting }, { paper }] = await Promise.all([
      import('./paper.ts'),
      loadWords[language](),
    ]);
    return createPrinting(rules, paper);
  },
} satisfies Manifest<ToyTypes>;
