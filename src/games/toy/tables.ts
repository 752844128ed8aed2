// The toy with others.

import type { TableEntries } from '../manifest.ts';
import { createScreen } from './screen.ts';
import type { ToyTypes } from './types.ts';

export const tables: TableEntries<ToyTypes> = {
  screen: {
    load: async (rules) => createScreen(rules),
    paramsFor: (params, people) => ({ ...params, chests: Math.min(100, params.chests + people) }),
    presets: ['short', 'long'],
  },
};
