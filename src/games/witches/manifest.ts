// The manifest of Wondering Witches: what is known before the game loads.

import { dealPuzzle } from '../../core/deal.ts';
import { failure, success } from '../../core/result.ts';
import type { Language } from '../../words/words.ts';
import type { Manifest } from '../manifest.ts';
import type { WitchesTypes } from './types/index.ts';

const words = {
  en: async () => (await import('../../words/en/witches/index.ts')).words,
} satisfies Record<Language, unknown>;

/** Short codes of eight letters, or near misses: one wrong, missing or extra letter still gets its fault. */
const SHORT = /^(?=.{7,9}$)[B-DF-HJKMNPR-Z2568]*[A-Z\d]?[B-DF-HJKMNPR-Z2568]*$/;

export const manifest = {
  id: 'witches',
  loadRules: async () => (await import('./rules/index.ts')).rules,
  loadGame: async () => (await import('./index.ts')).witches,
  words,
  /** All played against the High Witch, none solo. */
  week: [
    'first-game',
    'beginner',
    'amateur-witch',
    'amateur-witch',
    'spice-sorcerer',
    'potion-master',
    'high-witch',
  ],
  starters: ['first-game'],
  assets: [],
  picks: false,
  statistics: { figures: ['unaided', 'bestTime', 'usualTime'], charts: ['times'] },
  loadPrinting: async (language, rules) => {
    const [{ createPrinting }, { loadPaper }] = await Promise.all([
      import('./paper/index.ts'),
      words[language](),
    ]);
    return createPrinting(rules, await loadPaper());
  },
  loadTables: async () => (await import('./tables.ts')).tables,
  // The eight letters on a printed sheet; the engine deals from them.
  foreignCodes: {
    find(text) {
      const bare = text.replace(/[\s-]+/g, '').toUpperCase();
      return SHORT.test(bare) ? bare : undefined;
    },
    open(game, code, budget) {
      const opened = game.ask({ type: 'openShort', code }, undefined, budget);
      if (opened?.ok === false) return opened;
      if (opened?.value.type !== 'opened') return failure('notOffered');
      return success(dealPuzzle(game, opened.value.params, opened.value.puzzle));
    },
  },
} satisfies Manifest<WitchesTypes>;
