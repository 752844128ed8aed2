// Hudoku before it is loaded.

import type { Language } from '../../words/language.ts';
import type { Manifest } from '../manifest.ts';
import type { HudokuTypes } from './types.ts';

const paperWords = {
  en: async () => (await import('../../words/en/hudoku/paper.ts')).paper,
} satisfies Record<Language, unknown>;

export const manifest = {
  id: 'hudoku',
  loadRules: async () => (await import('./rules/index.ts')).rules,
  loadGame: async () => (await import('./index.ts')).hudoku,
  words: { en: async () => (await import('../../words/en/hudoku/index.ts')).words },
  week: [
    'classic-easy',
    'wide-easy',
    'classic-medium',
    'tall-medium',
    'jigsaw-medium-calm',
    'terraces-hard-calm',
    'sudoku-expert-calm',
  ],
  statistics: { figures: ['unaided', 'bestTime', 'usualTime', 'bestScore'], charts: ['times'] },
  offers: ['vouch', 'hint', 'solve', 'rate', 'prove', 'checkProof', 'ask', 'describe', 'disclose'],
  loadPrinting: async (language, rules) => {
    const [{ createPrinting }, words] = await Promise.all([
      import('./paper/index.ts'),
      paperWords[language](),
    ]);
    return createPrinting(rules, words);
  },
} satisfies Manifest<HudokuTypes>;
