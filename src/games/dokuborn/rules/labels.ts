// Labels as they are drawn and spoken.

import type { Label, View } from '../types.ts';

/** The text of a label without the coloured dot, where a picture or nothing takes its place. */
export function plainLabel(display: string): string {
  return display.replace(/^\p{Extended_Pictographic}\S*\s+/u, '');
}

/** The two conditions of a cell. */
export function labelsOf(
  view: View,
  cell: number,
): readonly [Label | undefined, Label | undefined] {
  return [view.rows[Math.floor(cell / view.size)], view.columns[cell % view.size]];
}
