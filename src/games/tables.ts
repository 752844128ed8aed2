// The level of a table as rooms store it: a preset, followed by a colon and the variant if it is not the default.

import type { GameTypes, Preset } from '../core/game.ts';
import type { TableEntry } from './manifest.ts';

type Params = GameTypes['Params'];

export interface TableLevel {
  readonly preset: string;
  readonly variant: string | undefined;
}

const SEPARATOR = ':';

export const levelText = (preset: string, variant?: string): string =>
  variant === undefined ? preset : `${preset}${SEPARATOR}${variant}`;

/** Names of the variants, the default first. */
export const variantsOf = ({ variants = {} }: Pick<TableEntry, 'variants'>): readonly string[] =>
  Object.keys(variants);

/** Undefined if this table does not offer it. */
export function readLevel(
  { presets, variants }: Pick<TableEntry, 'presets' | 'variants'>,
  text: string,
): TableLevel | undefined {
  const [preset = '', variant, ...rest] = text.split(SEPARATOR);
  const isKnown = variant === undefined || Object.hasOwn(variants ?? {}, variant);
  return presets.includes(preset) && isKnown && rest.length === 0 ? { preset, variant } : undefined;
}

/** The settings of a deal for this many people; undefined if the table does not offer the level. */
export function tableParams(
  entry: TableEntry,
  presets: readonly Preset<Params>[],
  text: string,
  people: number,
): Params | undefined {
  const level = readLevel(entry, text);
  const found = presets.find(({ id }) => id === level?.preset)?.params;
  if (!level || !found) return undefined;
  const params = { ...found, ...entry.variants?.[level.variant ?? ''] };
  return entry.paramsFor?.(params, people) ?? params;
}
