// Where small things lie so that they are in nobody's way: the number popup, and the names of regions.

import { layoutOf, regionName } from '../../../games/hudoku/grid/layout.ts';
import type { View } from '../../../games/hudoku/types.ts';

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Space between a cell and its popup, in pixels. */
const GAP = 4;

/**
 * Off the row and the column of its cell where there is room, and over as few digits of its region as can be: what is
 * needed to choose a digit stays in sight. In pixels of the board.
 */
export function placePopup(
  view: View,
  cell: number,
  side: number,
  size: { readonly width: number; readonly height: number },
): Place {
  const { columns, rows } = view;
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const peers = layoutOf(view.template).peers[cell] ?? [];
  const shown = view.revealed.flat();
  const isNeeded = (other: number) =>
    other === cell || (peers.includes(other) && shown[other] !== 0);
  const clamp = (value: number, most: number) => Math.max(0, Math.min(value, Math.max(0, most)));
  const covered = ({ left, top }: Place) => {
    let count = 0;
    for (let other = 0; other < rows * columns; other++) {
      const x = (other % columns) * side;
      const y = Math.floor(other / columns) * side;
      const overlaps =
        x < left + size.width && x + side > left && y < top + size.height && y + side > top;
      // To hide the cell itself is worst.
      if (overlaps && isNeeded(other)) count += other === cell ? 10 : 1;
    }
    return count;
  };
  const lefts = [(column + 1) * side + GAP, column * side - GAP - size.width];
  const tops = [(row + 1) * side + GAP, row * side - GAP - size.height];
  const places = lefts.flatMap((left) =>
    tops.map((top) => ({
      left: clamp(left, columns * side - size.width),
      top: clamp(top, rows * side - size.height),
    })),
  );
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

/** For every region a cell that has room for its name in a corner: with a digit, not marked, else the first. */
export function placeRegionNames(
  view: View,
  marked: ReadonlySet<number>,
): ReadonlyMap<number, string> {
  const best = new Map<string, { readonly cell: number; readonly room: number }>();
  const shown = view.revealed.flat();
  for (const [cell, token] of view.template.flat().entries()) {
    const name = regionName(token);
    const room = marked.has(cell)
      ? 0
      : typeof shown[cell] === 'number' && shown[cell] !== 0
        ? 2
        : 1;
    if (room > (best.get(name)?.room ?? -1)) best.set(name, { cell, room });
  }
  return new Map([...best].map(([name, { cell }]) => [cell, name]));
}
