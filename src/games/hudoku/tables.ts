// Hudoku with others: a race.

import { raceTable } from '../../core/race.ts';
import type { TableEntries } from '../manifest.ts';
import type { HudokuTypes } from './types.ts';

export const tables: TableEntries<HudokuTypes> = {
  race: {
    load: async () => raceTable,
    presets: [
      'sudoku-easy-calm',
      'jigsaw-medium-calm',
      'pinwheel-medium-calm',
      'terraces-hard-calm',
      'sudoku-expert-calm',
    ],
  },
};
