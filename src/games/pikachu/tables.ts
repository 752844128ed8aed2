// Pikachu with others: a race.

import { raceTable } from '../../core/race.ts';
import type { TableEntries } from '../manifest.ts';
import type { PikachuTypes } from './types.ts';

export const tables: TableEntries<PikachuTypes> = {
  race: {
    load: async () => raceTable,
    presets: ['small-easy', 'small', 'small-hard', 'classic', 'easy', 'hard', 'small-down'],
  },
};
