// Pikachu before it is loaded.

import type { Manifest } from '../manifest.ts';
import type { PikachuTypes } from './types.ts';

export const manifest = {
  id: 'pikachu',
  loadRules: async () => (await import('./rules/index.ts')).rules,
  loadGame: async () => (await import('./index.ts')).pikachu,
  words: { en: async () => (await import('../../words/en/pikachu/index.ts')).words },
  week: ['small-easy', 'easy', 'small', 'classic', 'small-down', 'hard', 'expert'],
  statistics: {
    figures: ['bestScore', 'usualScore', 'bestTime', 'usualTime', 'unaided'],
    charts: ['scores', 'times'],
  },
  starters: ['classic', 'tall-classic'],
  offers: ['hint', 'solve', 'rate', 'prove', 'checkProof', 'ask', 'describe', 'vouch'],
  loadTables: async () => (await import('./tables.ts')).tables,
} satisfies Manifest<PikachuTypes>;
