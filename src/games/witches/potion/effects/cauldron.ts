// ChangeCauldron: effects that change what comes after them in the potion.

import type { Effect } from './effect.ts';

export const cauldronEffects = [
  { name: 'Cutoff', load: 3, ends: 'cut' },
  { name: 'Spicy', load: 2, leaves: { change: 1 } },
  { name: 'Refreshing', load: 2, leaves: { change: -1 } },
  { name: 'Enthusiastic', load: 3, leaves: { skip: true } },
  { name: 'Cleaner', load: 2, leaves: { clean: true } },
  { name: 'Fertilizer', load: 2, leaves: { fertilise: true } },
] as const satisfies readonly Effect[];
