// Which placements are the same but for a mirror: the dungeon floats, so two positions are one if turning or flipping
// the sheet makes one of the other.

import { columnOf, rowOf } from '../rules/dungeon.ts';
import type { View } from '../types.ts';

interface Spot {
  readonly row: number;
  readonly column: number;
  readonly what: string;
}

/** A key that a placement shares with its mirror images and with nothing else. */
export function mirrorKey(view: View, cell: number): string {
  const laid = view.cards.map(({ cell: at, card, faceUp }): Spot => {
    // Of what lies face-down only the place matters.
    return { row: rowOf(at), column: columnOf(at), what: faceUp ? card : '#' };
  });
  const spots = [...laid, { row: rowOf(cell), column: columnOf(cell), what: '+' }];
  const written = [1, -1].flatMap((down) =>
    [1, -1].map((across) =>
      writeSpots(
        spots.map(({ row, column, what }) => ({ row: row * down, column: column * across, what })),
      ),
    ),
  );
  return written.reduce((least, text) => (text < least ? text : least));
}

function writeSpots(spots: readonly Spot[]): string {
  const top = Math.min(...spots.map(({ row }) => row));
  const left = Math.min(...spots.map(({ column }) => column));
  return spots
    .map(({ row, column, what }) => `${row - top},${column - left}${what}`)
    .sort()
    .join(' ');
}
