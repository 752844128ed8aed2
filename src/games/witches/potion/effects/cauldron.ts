// ChangeCauldron: effects that change what comes after them in the potion.

import type { EffectRows } from './effect.ts';

export const cauldronEffects: EffectRows<'ChangeCauldron'> = {
  Cutoff: { load: 3, ends: 'cut' },
  Spicy: { load: 2, leaves: { change: 1 } },
  Refreshing: { load: 2, leaves: { change: -1 } },
  Enthusiastic: { load: 3, leaves: { skip: true } },
  Cleaner: { load: 2, leaves: { clean: true } },
  Fertilizer: { load: 2, leaves: { fertilise: true } },
};
