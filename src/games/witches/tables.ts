// The tables of Wondering Witches: at a printed board and on screen. Apart from the manifest, so that home
// does not load it.

import type { TableEntries } from '../manifest.ts';
import type { WitchesTypes } from './types/index.ts';

/** Levels offered at tables, easiest first. */
const tableLevels = [
  'first-game',
  'beginner',
  'amateur-witch',
  'spice-sorcerer',
  'potion-master',
  'high-witch',
] as const;

const loadTableRules = () => import('./rules/with-tables.ts');
const loadRules = async () => (await loadTableRules()).rulesWithTables;

export const tables: TableEntries<WitchesTypes> = {
  paper: {
    loadRules,
    load: async () => (await import('./rules/paper-table.ts')).paperTable,
    presets: tableLevels,
  },
  screen: {
    loadRules,
    load: async () => (await loadTableRules()).screenTable,
    paramsFor: (params, people) => ({
      ...params,
      play: 'table',
      events: false,
      seats: people > 4 ? '5' : people > 3 ? '4' : people > 2 ? '3' : '2',
    }),
    presets: tableLevels,
    variants: {
      cauldrons: { board: 'cauldrons' },
      gardens: { board: 'gardens' },
    },
  },
};
