// What every effect does: one row for each name, in the order of the names.

import { type EffectName, effectNames } from '../../names/effects.ts';
import { cauldronEffects } from './cauldron.ts';
import { complexEffects } from './complex.ts';
import type { Effect } from './effect.ts';
import { fieldEffects } from './field.ts';
import { investigativeEffects } from './investigative.ts';
import { playerEffects } from './players.ts';

const rows: Readonly<Record<EffectName, Effect>> = {
  ...cauldronEffects,
  ...investigativeEffects,
  ...playerEffects,
  ...fieldEffects,
  ...complexEffects,
};

/** By the effect's place in `effectNames`, which is also the number of its random stream. */
export const effects: readonly Effect[] = effectNames.map((name) => rows[name]);
