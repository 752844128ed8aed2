// The level of a table in words.

import { readLevel } from '../../games/tables.ts';
import type { RoomSnapshot } from '../../wire/rooms.ts';
import type { Words } from '../../words/words.ts';
import type { TableKit } from './room.tsx';
import { together } from './words.ts';

/** The names of variants, and what they mean. */
export const variantText = (variant: string): { readonly name: string; readonly about: string } =>
  together.start.variants[variant] ?? { name: variant, about: '' };

/** Empty where nobody chose one, as with a given code. */
export function levelName(
  { entry, words }: Pick<TableKit, 'entry'> & { readonly words: Pick<Words, 'presets'> },
  { preset }: Pick<RoomSnapshot, 'preset'>,
): string {
  const level = preset === null ? undefined : readLevel(entry, preset);
  if (!level) return '';
  const name = words.presets[level.preset]?.name ?? level.preset;
  return level.variant === undefined ? name : `${name}, ${variantText(level.variant).name}`;
}
