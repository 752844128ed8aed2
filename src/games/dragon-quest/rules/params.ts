// What the player chooses before the deal: the fields, the three presets, and the damage they add up to.

import type { Preset } from '../../../core/game.ts';
import type { Field } from '../../../core/settings.ts';
import type { DungeonCard } from '../pack.ts';
import type { Params } from '../types.ts';
import { cardTable } from './cards.ts';

export const fields: readonly Field[] = [
  { kind: 'number', key: 'health', min: 1, max: 5 },
  { kind: 'number', key: 'enemyDamage', min: 0, max: 3 },
  { kind: 'number', key: 'pitDamage', min: 0, max: 3 },
  { kind: 'number', key: 'startGems', min: 0, max: 10 },
  { kind: 'number', key: 'startItems', min: 0, max: 7 },
  { kind: 'number', key: 'depth', min: 1, max: 9 },
  { kind: 'flag', key: 'open' },
  { kind: 'flag', key: 'certified' },
];

const common = { startGems: 0, startItems: 0, depth: 1, open: false, certified: true } as const;

export const presets: readonly [Preset<Params>, ...Preset<Params>[]] = [
  { id: 'easy', level: 'easy', params: { health: 5, enemyDamage: 0, pitDamage: 0, ...common } },
  { id: 'normal', level: 'normal', params: { health: 4, enemyDamage: 1, pitDamage: 1, ...common } },
  { id: 'hard', level: 'hard', params: { health: 4, enemyDamage: 2, pitDamage: 1, ...common } },
];

/** Damage of a card under these params; 0 where it does none. */
export function damageOf(card: DungeonCard, params: Params): number {
  const { kind, damage } = cardTable[card];
  if (kind === 'enemy') return damage + params.enemyDamage;
  return kind === 'pit' || kind === 'hiddenPit' ? damage + params.pitDamage : 0;
}
