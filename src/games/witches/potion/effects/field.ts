// ChangeField: messages that change the board on the table.

import { type Effect, notice } from './effect.ts';

export const fieldEffects = [
  notice('Drizzle', 0),
  notice('Frost', 1),
  notice('Bramble', 1),
  notice('Gate', 0),
  notice('Fence', 1),
  notice('Seedling', 0),
] as const satisfies readonly Effect[];
