// Pikachu before it is loaded.

import type { Manifest } from '../manifest.ts';
import type { PikachuTypes } from './types.ts';

export const manifest: Manifest<PikachuTypes> = {
  id: 'pikachu',
  loadRules: async () => (await import('./index.ts')).pikachu,
  loadGame: async () => (await import('./index.ts')).pikachu,
  words: { en: async () => (await import('../../words/en/pikachu/index.ts')).pikachuTexts },
  week: ['small-easy', 'easy', 'small', 'classic', 'down', 'hard', 'expert'],
  offers: ['hint', 'solve', 'rate', 'prove', 'checkProof', 'ask', 'describe'],
};
