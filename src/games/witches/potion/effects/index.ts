// All effects: one list in a fixed order (codes count on it), and the lists of the categories.

import { cauldronEffects } from './cauldron.ts';
import { complexEffects } from './complex.ts';
import type { Category, Effect } from './effect.ts';
import { fieldEffects } from './field.ts';
import { investigativeEffects } from './investigative.ts';
import { playerEffects } from './players.ts';

const rows = [
  ...cauldronEffects,
  ...investigativeEffects,
  ...playerEffects,
  ...fieldEffects,
  ...complexEffects,
] as const;

export type EffectName = (typeof rows)[number]['name'];

export const effects: readonly (Effect & { readonly name: EffectName })[] = rows;
export const effectNames: readonly EffectName[] = rows.map((row) => row.name);

const names = (list: readonly { readonly name: EffectName }[]) => list.map((row) => row.name);

export const effectsByCategory: Readonly<Record<Category, readonly EffectName[]>> = {
  ChangeCauldron: names(cauldronEffects),
  Investigative: names(investigativeEffects),
  ChangePlayers: names(playerEffects),
  ChangeField: names(fieldEffects),
  Complex: names(complexEffects),
};

const indexes: ReadonlyMap<string, number> = new Map(
  effectNames.map((name, index) => [name, index]),
);

/** Place in the list; -1 for a name that is none. */
export function effectIndex(name: string): number {
  return indexes.get(name) ?? -1;
}

export function isEffectName(text: unknown): text is EffectName {
  return typeof text === 'string' && indexes.has(text);
}

/** Effects that come as a pair on two ingredients and count once. */
export const pairedEffects: readonly EffectName[] = ['Brothers', 'Enemies'];

/** In table order: the order inside an ingredient means nothing, so there is one way to write it. */
export function sortEffects(names: readonly EffectName[]): readonly EffectName[] {
  if (names.length < 2) return names;
  return [...names].sort((left, right) => effectIndex(left) - effectIndex(right));
}
