// Dokuborn before it is loaded.

import { dealPuzzle } from '../../core/deal.ts';
import { failure, success } from '../../core/result.ts';
import type { Language } from '../../words/language.ts';
import type { Manifest } from '../manifest.ts';
import type { DokubornTypes } from './types.ts';

const paperWords = {
  en: async () => (await import('../../words/en/dokuborn/paper.ts')).paper,
} satisfies Record<Language, unknown>;

export const manifest: Manifest<DokubornTypes> = {
  id: 'dokuborn',
  loadRules: async (assets) => (await import('./index.ts')).loadDokuborn(assets),
  loadGame: async (assets) => (await import('./index.ts')).loadDokuborn(assets),
  words: { en: async () => (await import('../../words/en/dokuborn/index.ts')).dokubornTexts },
  week: ['veryEasy3', 'easy3', 'medium3', 'medium3Classic', 'hard3', 'medium4', 'veryHard4'],
  offers: ['hint', 'solve', 'rate', 'prove', 'checkProof', 'ask', 'describe'],
  loadPrinting: async (language, rules) => {
    const [{ createPrinting }, words] = await Promise.all([
      import('./paper/index.ts'),
      paperWords[language](),
    ]);
    return createPrinting(rules, words);
  },
  assets: ['catalogue'],
  madeFrom: ['cards'],
  foreignCodes: {
    knows: (text) => /^\d*:/.test(text.trim()),
    open(game, text, budget) {
      const question = { type: 'openSeedStyle', code: text, mode: 'free' } as const;
      const answer = game.ask?.(question, undefined, budget) ?? failure('notOffered');
      if (!answer.ok) return answer;
      if (answer.value.type !== 'opened') return failure('notOffered');
      return success(dealPuzzle(game, answer.value.params, answer.value.puzzle));
    },
  },
};
