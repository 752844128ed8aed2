// Wondering Witches before it is loaded.

import { dealPuzzle } from '../../core/deal.ts';
import { failure, success } from '../../core/result.ts';
import type { Language } from '../../words/language.ts';
import type { Manifest } from '../manifest.ts';
import type { WitchesTypes } from './types/index.ts';

/** What is written on printed boards, by language. */
const paperWords = {
  en: async () => (await import('../../words/en/witches/paper.ts')).paper,
} satisfies Record<Language, unknown>;

/** Eight letters of short codes, or what is taken for them. With one that is wrong, missing or too many its fault is told. */
const SHORT = /^(?=.{7,9}$)[B-DF-HJKMNPR-Z2568]*[A-Z\d]?[B-DF-HJKMNPR-Z2568]*$/;

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
  statistics: { figures: ['unaided', 'bestTime', 'usualTime'], charts: ['times'] },
  offers: [
    'vouch',
    'hint',
    'hastyHint',
    'solve',
    'rate',
    'prove',
    'checkProof',
    'ask',
    'describe',
    'disclose',
  ],
  loadPrinting: async (language, rules) => {
    const [{ createPrinting }, words] = await Promise.all([
      import('./paper/index.ts'),
      paperWords[language](),
    ]);
    return createPrinting(rules, words);
  },
  loadTables: async () => (await import('./tables.ts')).tables,
  // The eight letters on a sheet of paper. The engine deals from them.
  foreignCodes: {
    find(text) {
      const bare = text.replace(/[\s-]+/g, '').toUpperCase();
      return SHORT.test(bare) ? bare : undefined;
    },
    open(game, code, budget) {
      const opened = game.ask?.({ type: 'openShort', code }, undefined, budget);
      if (opened?.ok === false) return opened;
      if (opened?.value.type !== 'opened') return failure('notOffered');
      return success(dealPuzzle(game, opened.value.params, opened.value.puzzle));
    },
  },
} satisfies Manifest<WitchesTypes>;
