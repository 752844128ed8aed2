// Hints on the board: its sentences as the board lies, and the path of the pair, which the board draws itself.

import type { Hint } from '../../../core/game.ts';
import type { Move, PikachuTypes, Point } from '../../../games/pikachu/types.ts';
import type { HintManner } from '../../play/hints.ts';
import { examine, handOf } from './hand.ts';
import { words } from './words.ts';

/** The path between the tiles of the move, in points of the matrix. */
export function pathOf(hint: Hint<Move>, cols: number): readonly Point[] | undefined {
  const link = hint.targets.find((mark) => mark.kind === 'link');
  if (link?.kind !== 'link') return undefined;
  const pointOf = (cell: number) => ({ row: Math.floor(cell / cols), col: cell % cols });
  return [pointOf(link.from), ...(link.via ?? []), pointOf(link.to)].map(({ row, col }) => ({
    row: row + 1,
    col: col + 1,
  }));
}

export const hints: HintManner<PikachuTypes> = {
  words: (play) => (handOf(play).turn().turned ? words.turnedHint : words.hint),
  told(play, hint, stage) {
    // How far back it could be cleared is looked for once this has been said.
    if (hint.technique === 'hopeless' && stage === 'where')
      queueMicrotask(() => void examine(play, 'byPlayer'));
  },
};
