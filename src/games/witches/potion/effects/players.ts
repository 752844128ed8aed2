// ChangePlayers: messages for the people at the table. The app says them; the players live by them.

import type { EffectRows } from './effect.ts';

export const playerEffects: EffectRows<'ChangePlayers'> = {
  Poison: { load: 1 },
  'Green Fingers': { load: 0 },
  Piggyback: { load: 0 },
  Allergies: { load: 1 },
  Distracted: { load: 1 },
  Genius: { load: 0 },
  Sharer: { load: 1 },
  Minimalist: { load: 1 },
  Copycat: { load: 0 },
};
