// Dragon Quest Solitaire before it is loaded.

import type { Manifest } from '../manifest.ts';
import type { DragonQuestTypes } from './types.ts';

export const manifest = {
  id: 'dragon-quest',
  loadRules: async () => (await import('./rules/index.ts')).rules,
  loadGame: async () => (await import('./index.ts')).dragonQuest,
  words: { en: async () => (await import('../../words/en/dragon-quest/index.ts')).words },
  /** Each of them is certified. */
  week: ['easy', 'easy', 'normal', 'normal', 'normal', 'hard', 'hard'],
  starters: ['easy'],
  assets: [],
  picks: false,
  statistics: { figures: ['unaided', 'fewestMoves', 'usualMoves'], charts: ['moves'] },
} satisfies Manifest<DragonQuestTypes>;
