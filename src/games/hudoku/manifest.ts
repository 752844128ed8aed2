// Hudoku before it is loaded: loaders, days of the daily, tables, and how to recognise foreign codes.

import { dealPuzzle } from '../../core/deal.ts';
import { failure, success } from '../../core/result.ts';
import { loadRaceTable } from '../../core/table.ts';
import type { Language } from '../../words/words.ts';
import type { Manifest } from '../manifest.ts';
import type { HudokuTypes } from './types.ts';

const words = {
  en: async () => (await import('../../words/en/hudoku/index.ts')).words,
} satisfies Record<Language, unknown>;

/** Digits and dots with any frame around them. A near miss counts as a sudoku, so that the player sees what is wrong. */
const ALONE = /^[\d._*xX?|+=:!'`"\u2500-\u257f\s-]+$/u;
const LEAST_CELLS = 60;
const LEAST_DIGITS = 12;
const IN_TEXT = /(?<![\w.])[0-9.]{81}(?![\w.])/;

export const manifest = {
  id: 'hudoku',
  loadRules: async () => (await import('./rules/index.ts')).rules,
  loadGame: async () => (await import('./index.ts')).hudoku,
  words,
  week: [
    'classic-easy',
    'wide-easy',
    'classic-medium',
    'tall-medium',
    'jigsaw-medium-calm',
    'terraces-hard-calm',
    'sudoku-expert-calm',
  ],
  starters: ['classic-easy'],
  assets: [],
  picks: false,
  statistics: { figures: ['unaided', 'bestTime', 'usualTime', 'bestScore'], charts: ['times'] },
  loadPrinting: async (language, rules) => {
    const [{ createPrinting }, { loadPaper }] = await Promise.all([
      import('./paper.ts'),
      words[language](),
    ]);
    return createPrinting(rules, await loadPaper());
  },
  // Sudokus as other programs write them: 81 digits, or a drawing.
  foreignCodes: {
    find(text) {
      const count = (kind: RegExp) => text.match(kind)?.length ?? 0;
      if (count(/[1-9]/g) < LEAST_DIGITS || count(/[\d._*xX?-]/g) < LEAST_CELLS) return undefined;
      return ALONE.test(text) ? text.trim() : IN_TEXT.exec(text)?.[0];
    },
    open(game, text, budget) {
      const read = game.ask({ type: 'readSudoku', text, mode: 'calm' }, undefined, budget);
      if (read?.ok === false) return read;
      if (!read || !('puzzle' in read.value)) return failure('notOffered');
      return success(dealPuzzle(game, read.value.params, read.value.puzzle));
    },
  },
  loadTables: async () => ({
    race: {
      load: loadRaceTable,
      presets: [
        'sudoku-easy-calm',
        'jigsaw-medium-calm',
        'pinwheel-medium-calm',
        'terraces-hard-calm',
        'sudoku-expert-calm',
      ],
    },
  }),
} satisfies Manifest<HudokuTypes>;
