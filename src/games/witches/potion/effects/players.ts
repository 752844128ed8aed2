// ChangePlayers: messages for the people at the table. The app says them; the players live by them.

import { type Effect, notice } from './effect.ts';

export const playerEffects = [
  notice('Poison', 1),
  notice('Green Fingers', 0),
  notice('Piggyback', 0),
  notice('Allergies', 1),
  notice('Distracted', 1),
  notice('Genius', 0),
  notice('Sharer', 1),
  notice('Minimalist', 1),
  notice('Copycat', 0),
] as const satisfies readonly Effect[];
