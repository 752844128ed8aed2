// What a solo game may be dealt: effects and cells that make sense alone, and the board that its settings ask for.

import { openRooms } from '../board/check.ts';
import { soloOptions } from '../board/options.ts';
import { type EffectName, effectsByCategory } from '../names/effects.ts';
import type { Board } from '../types/board.ts';
import type { Params } from '../types/index.ts';
import { soloEffects } from '../types/solo.ts';

/** Effects that mean nothing to one player alone. */
export const companyEffects: readonly EffectName[] = effectsByCategory.ChangePlayers.filter(
  (name) => !soloEffects.some((known) => known === name),
);

/** Does the board go with the settings? The part that does not. */
export function boardMismatch(params: Params, board: Board | null): 'board' | undefined {
  if (params.play === 'high-witch') return board ? 'board' : undefined;
  if (!board) return 'board';
  // Whether a table's board goes with them its own rules say.
  if (params.play === 'table') return undefined;
  const wanted = soloOptions(params, params.board);
  const open = openRooms(board);
  const fits =
    board.kind === wanted.kind &&
    board.players === wanted.players &&
    board.ingredients === wanted.ingredients &&
    board.specials.length > 0 === (wanted.special === 'solo') &&
    board.specials.every(({ special }) => SOLO_CELLS.includes(special)) &&
    (wanted.rooms ?? []).every((size) => open.includes(size));
  return fits ? undefined : 'board';
}

const SOLO_CELLS: readonly string[] = [
  'efficiency',
  'lowCeiling',
  'fertileGround',
  'hardGround',
  'blackMagic',
];
