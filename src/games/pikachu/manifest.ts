// Pikachu before it is loaded: loaders, days of the daily, tables.

import { loadRaceTable } from '../../core/table.ts';
import type { Manifest } from '../manifest.ts';
import type { PikachuTypes } from './types.ts';

export const manifest = {
  id: 'pikachu',
  loadRules: async () => (await import('./rules/index.ts')).rules,
  loadGame: async () => (await import('./index.ts')).pikachu,
  words: { en: async () => (await import('../../words/en/pikachu/index.ts')).words },
  week: ['small-easy', 'easy', 'small', 'classic', 'small-down', 'hard', 'expert'],
  assets: [],
  picks: false,
  statistics: {
    figures: ['bestScore', 'usualScore', 'bestTime', 'usualTime', 'unaided'],
    charts: ['scores', 'times'],
  },
  starters: ['classic', 'tall-classic'],
  loadTables: async () => ({
    race: {
      load: loadRaceTable,
      presets: ['small-easy', 'small', 'small-hard', 'classic', 'easy', 'hard', 'small-down'],
    },
  }),
} satisfies Manifest<PikachuTypes>;
