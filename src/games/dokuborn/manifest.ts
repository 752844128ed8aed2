// The manifest of Dokuborn: what is known before the game is loaded.

import { dealPuzzle } from '../../core/deal.ts';
import { failure, success } from '../../core/result.ts';
import type { Language } from '../../words/words.ts';
import type { Manifest } from '../manifest.ts';
import type { DokubornTypes } from './types.ts';

const words = {
  en: async () => (await import('../../words/en/dokuborn/index.ts')).words,
} satisfies Record<Language, unknown>;

/** A text that is nothing else counts as a code even if it is too short or broken, so that its fault is reported. */
const ALONE = /^\d*:[A-Za-z0-9+/_=\s-]*$/;
/** Shorter than any grid's code would be a time of day. */
const IN_TEXT = /(?<![A-Za-z0-9+/_:.=-])[2-4]:[A-Za-z0-9+/_-]{12,}={0,2}/;

export const manifest = {
  id: 'dokuborn',
  loadRules: async (assets) => (await import('./rules/index.ts')).loadRules(assets),
  loadGame: async (assets) => (await import('./index.ts')).loadDokuborn(assets),
  words,
  week: ['veryEasy3', 'easy3', 'medium3', 'medium3Classic', 'hard3', 'medium4', 'veryHard4'],
  starters: ['medium3'],
  statistics: { figures: ['bestScore', 'usualScore', 'unaided', 'usualTime'], charts: ['scores'] },
  loadPrinting: async (language, rules) => {
    const [{ createPrinting }, { loadPaper }] = await Promise.all([
      import('./paper.ts'),
      words[language](),
    ]);
    return createPrinting(rules, await loadPaper());
  },
  assets: [{ name: 'catalogue', setting: 'cards' }],
  picks: true,
  // Codes of the original, such as `3:YzEs…`. The engine reads them, so that pages do not carry a reader.
  foreignCodes: {
    find(text) {
      const bare = text.trim();
      return ALONE.test(bare) ? bare : IN_TEXT.exec(text)?.[0];
    },
    open(game, code, budget) {
      const opened = game.ask({ type: 'openOriginal', code, mode: 'free' }, undefined, budget);
      if (opened?.ok === false) return opened;
      if (opened?.value.type !== 'opened') return failure('notOffered');
      return success(dealPuzzle(game, opened.value.params, opened.value.puzzle));
    },
  },
} satisfies Manifest<DokubornTypes>;
