// Wondering Witches before it is loaded.

import type { Manifest } from '../manifest.ts';
import type { WitchesTypes } from './types/index.ts';

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
  offers: ['vouch', 'hint', 'solve', 'rate', 'prove', 'checkProof', 'ask', 'describe'],
} satisfies Manifest<WitchesTypes>;
