// ChangeField: messages that change the board on the table.

import type { EffectRows } from './effect.ts';

export const fieldEffects: EffectRows<'ChangeField'> = {
  Drizzle: { load: 0 },
  Frost: { load: 1 },
  Bramble: { load: 1 },
  Gate: { load: 0 },
  Fence: { load: 1 },
  Seedling: { load: 0 },
};
