// Signs of the board in a box of 24 x 24: the special cells, a cauldron, a pair of scissors. Lines only, so that a
// badge can show them dark on white or white on dark.

import type { Item, Stroke } from '../../../paper/types.ts';
import { isHarmful, type SpecialCell } from '../types/board.ts';

export const specialIcons: Readonly<Record<SpecialCell, string>> = {
  efficiency: 'M4 4h10v10h-10ZM10 10h10v10h-10Z',
  versatility: 'M12 12C9 7 3 7 3 12S9 17 12 12S21 7 21 12S15 17 12 12Z',
  painter: 'M20 4L11 13M11 13C8 12 6 14 6 16C6 18 5 19 3 20C7 21 12 20 12 16C12 15 12 14 11 13Z',
  guesser: 'M7 8C7 2 17 2 17 8C17 12 12 12 12 16M12 20.5V21',
  lowCeiling: 'M3 6H21M9.5 15A1.6 1.6 0 1 1 9.5 14.9ZM17.7 15A1.6 1.6 0 1 1 17.7 14.9Z',
  fertileGround: 'M5 13L12 6L19 13M5 20L12 13L19 20',
  hardGround:
    'M6 3H18M6 21H18M7 3C7 9 12 10 12 12C12 14 7 15 7 21M17 3C17 9 12 10 12 12C12 14 17 15 17 21',
  blackMagic: 'M12 2L18 21L2.5 9.5H21.5L6 21Z',
};

export const cauldronIcon =
  'M3 8H21M5 8C2 13 4 20 9 21H15C20 20 22 13 19 8M8 21L6.5 23.5M16 21L17.5 23.5M9 4.5V5M13 2.5V3M15.5 5V5.5';

export const scissorsIcon =
  'M7 7A3 3 0 1 1 7 6.9ZM7 17A3 3 0 1 1 7 16.9ZM6.5 8.5L21 18M6.5 15.5L21 6';

export const INK = '#1f2a20';
export const GREEN = '#3f7040';

function icon(d: string, left: number, top: number, width: number, stroke: Stroke): Item {
  return {
    type: 'group',
    left: left - width / 2,
    top: top - width / 2,
    scale: width / 24,
    items: [{ type: 'path', d, stroke }],
  };
}

export function signItem(d: string, left: number, top: number, width: number): Item {
  return icon(d, left, top, width, { color: INK, width: 1.7 });
}

/** Helpful: a light round. Harmful: a dark lozenge. Told apart without colour. */
export function badgeItems(
  special: SpecialCell,
  left: number,
  top: number,
  radius: number,
): readonly Item[] {
  const d = specialIcons[special];
  if (!isHarmful(special))
    return [
      {
        type: 'circle',
        left,
        top,
        radius,
        fill: '#ffffff',
        stroke: { color: GREEN, width: radius * 0.16 },
      },
      icon(d, left, top, radius * 1.25, { color: INK, width: 2.4 }),
    ];
  const reach = radius * 1.32;
  return [
    {
      type: 'path',
      d: `M${left} ${top - reach}L${left + reach} ${top}L${left} ${top + reach}L${left - reach} ${top}Z`,
      fill: '#33263d',
      stroke: { color: '#33263d', width: radius * 0.16 },
    },
    icon(d, left, top, radius * 1.25, { color: '#ffffff', width: 2.6 }),
  ];
}
