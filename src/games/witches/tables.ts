// Wondering Witches with others: at a printed board, and on screen.

import type { TableEntries } from '../manifest.ts';
import type { WitchesTypes } from './types/index.ts';

/** Levels that tables are dealt by, the gentlest first. */
const tableLevels = [
  'first-game',
  'beginner',
  'amateur-witch',
  'spice-sorcerer',
  'potion-master',
  'high-witch',
] as const;

const loadRules = async () => (await import('./rules/whole.ts')).wholeRules;

export const tables: TableEntries<WitchesTypes> = {
  paper: {
    loadRules,
    load: async () => (await import('./together/paper.ts')).paperTable,
    presets: tableLevels,
  },
  screen: {
    loadRules,
    load: async () => (await import('./together/screen.ts')).screenTable,
    paramsFor: (params, people) => ({
      ...params,
      play: 'table',
      events: false,
      seats: people > 4 ? '5' : people > 3 ? '4' : people > 2 ? '3' : '2',
    }),
    presets: tableLevels,
    variants: ['cauldrons', 'gardens'],
    variant: (params, name) => ({
      ...params,
      board: name === 'gardens' ? 'gardens' : 'cauldrons',
    }),
  },
};
