// The toy with others.

import type { TableEntries } from '../manifest.ts';
import type { ToyTypes } from './types.ts';

export const tables: TableEntries<ToyTypes> = {
  screen: {
    load: async (rules) => (await import('./screen.ts')).createScreen(rules),
    paramsFor: (params, people) => ({ ...params, chests: Math.min(100, params.chests + people) }),
    presets: ['short', 'long'],
  },
};
