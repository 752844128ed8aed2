// Dokuborn before it is loaded.

import { dealPuzzle } from '../../core/deal.ts';
import { failure, success } from '../../core/result.ts';
import type { Language } from '../../words/language.ts';
import type { Manifest } from '../manifest.ts';
import type { DokubornTypes } from './types.ts';

const paperWords = {
  en: async () => (await import('../../words/en/dokuborn/paper.ts')).paper,
} satisfies Record<Language, unknown>;

export const manifest = {
  id: 'dokuborn',
  loadRules: async (assets) => (await import('./rules/index.ts')).loadRules(assets),
  loadGame: async (assets) => (await import('./index.ts')).loadDokuborn(assets),
  words: { en: async () => (await import('../../words/en/dokuborn/index.ts')).words },
  week: ['veryEasy3', 'easy3', 'medium3', 'medium3Classic', 'hard3', 'medium4', 'veryHard4'],
  offers: ['vouch', 'hint', 'solve', 'rate', 'prove', 'checkProof', 'ask', 'describe'],
  loadPrinting: async (language, rules) => {
    const [{ createPrinting }, words] = await Promise.all([
      import('./paper/index.ts'),
      paperWords[language](),
    ]);
    return createPrinting(rules, words);
  },
  assets: ['catalogue'],
  madeFrom: ['cards'],
  picks: true,
  // Codes of the original, such as `3:YzEs…`. The engine reads them, so that no page needs to know how.
  foreignCodes: {
    knows: (text) => /^\d*:/.test(text.trim()),
    open(game, code, budget) {
      const opened = game.ask?.({ type: 'openOriginal', code, mode: 'free' }, undefined, budget);
      if (opened?.ok === false) return opened;
      if (opened?.value.type !== 'opened') return failure('notOffered');
      return success(dealPuzzle(game, opened.value.params, opened.value.puzzle));
    },
  },
} satisfies Manifest<DokubornTypes>;
