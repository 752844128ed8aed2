// Hudoku before it is loaded.

import type { Manifest } from '../manifest.ts';
import type { HudokuTypes } from './types.ts';

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
  offers: ['vouch', 'hint', 'solve', 'rate', 'prove', 'checkProof', 'ask', 'describe'],
} satisfies Manifest<HudokuTypes>;
