// Dragon Quest Solitaire before it is loaded.

import type { Manifest } from '../manifest.ts';
import type { DragonQuestTypes } from './types.ts';

export const manifest: Manifest<DragonQuestTypes> = {
  id: 'dragon-quest',
  loadRules: async () => (await import('./index.ts')).dragonQuest,
  loadGame: async () => (await import('./index.ts')).dragonQuest,
  words: {
    en: async () => (await import('../../words/en/dragon-quest/index.ts')).dragonQuestTexts,
  },
  /** Each of them is certified. */
  week: ['easy', 'easy', 'normal', 'normal', 'normal', 'hard', 'hard'],
  offers: ['hint', 'solve', 'rate', 'prove', 'checkProof', 'ask'],
};
