// A grid as a miniature for lists: its conditions around it, and every card in its ink.

import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Miniature, MiniatureTile } from '../../board/face.ts';

const HEADING: MiniatureTile = { ground: '#3a2f61', dot: undefined };
const EMPTY: MiniatureTile = { ground: '#e7e1cf', dot: undefined };

/** The colours of the cards' plates. */
const inks: Readonly<Record<string, string>> = {
  Amber: '#d08c1d',
  Amethyst: '#5b2f91',
  Emerald: '#1c6438',
  Ruby: '#9c1f30',
  Sapphire: '#1b4f94',
  Steel: '#4a5563',
};

const inkOf = (ink: string | undefined) => inks[ink ?? ''] ?? '#4a5563';

export const miniature: Miniature<DokubornTypes> = {
  tiles({ size, cells }) {
    const heads = new Array<MiniatureTile>(size).fill(HEADING);
    const rows = heads.map((_, row) =>
      cells.slice(row * size, (row + 1) * size).map(({ card }): MiniatureTile => {
        if (!card) return EMPTY;
        const [first, second] = card.inks;
        return { ground: inkOf(first), dot: second && inkOf(second) };
      }),
    );
    return [[undefined, ...heads], ...rows.map((row) => [HEADING, ...row])];
  },
};
