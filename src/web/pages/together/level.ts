// The level of a table in words.

import { readLevel } from '../../../games/tables.ts';
import type { RoomSnapshot } from '../../../wire/rooms.ts';
import type { Words } from '../../../words/words.ts';
import type { TableKit } from './room.tsx';
import { together } from './words.ts';

/** The names of variants, and what they mean. */
export const variantText = (variant: string): { readonly name: string; readonly about: string } =>
  together.start.variants[variant] ?? { name: variant, about: '' };

type LevelKit = Pick<TableKit, 'entry'> & { readonly words: Pick<Words, 'presets'> };

/** Empty where nobody chose one, as with a given code. */
export function levelName(kit: LevelKit, { preset }: Pick<RoomSnapshot, 'preset'>): string {
  const level = preset === null ? undefined : readLevel(kit.entry, preset);
  const name = barLevel(kit, { preset });
  return level?.variant === undefined ? name : `${name}, ${variantText(level.variant).name}`;
}

/** The same in a bar, which has little room: which board it is can be seen. */
export function barLevel(
  { entry, words }: LevelKit,
  { preset }: Pick<RoomSnapshot, 'preset'>,
): string {
  const level = preset === null ? undefined : readLevel(entry, preset);
  return level ? (words.presets[level.preset]?.name ?? level.preset) : '';
}
