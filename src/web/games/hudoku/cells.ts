// What the board shows in each cell, from the view alone: digit or marks, tint and borders of its region, conflicts;
// and where the number popup and the region names go without covering what matters.

import { words } from '#words/hudoku/index.ts';
import { memoByObject } from '../../../core/memo.ts';
import { digitsOf, isBlank, layoutOf, regionName } from '../../../games/hudoku/grid/layout.ts';
import type { Source, Template, View } from '../../../games/hudoku/types.ts';

export const COLOURS = 4;
/** Search steps, far more than 20 by 20 boards take. */
const PATIENCE = 2000;

/** Regions that share a side. */
export function neighboursOf(template: Template): ReadonlyMap<string, ReadonlySet<string>> {
  const touching = new Map<string, Set<string>>();
  const touch = (one: string, other: string) => {
    if (one !== other) touching.get(one)?.add(other);
  };
  const names = template.map((row) => row.map(regionName));
  for (const name of names.flat()) touching.set(name, touching.get(name) ?? new Set());
  for (const [row, line] of names.entries())
    for (const [column, name] of line.entries())
      for (const beside of [names[row]?.[column + 1], names[row + 1]?.[column]]) {
        if (beside === undefined) continue;
        touch(name, beside);
        touch(beside, name);
      }
  return touching;
}

function colourWith(
  count: number,
  neighbours: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> | undefined {
  const colours = new Map<string, number>();
  let steps = 0;
  const usedAround = (name: string) =>
    new Set([...(neighbours.get(name) ?? [])].flatMap((other) => colours.get(other) ?? []));
  /** The region with the fewest colours left; the first of equals, so that a board always looks the same. */
  const next = () => {
    let best: string | undefined;
    let most = -1;
    for (const name of neighbours.keys()) {
      if (colours.has(name)) continue;
      const used = usedAround(name).size;
      if (used > most) [best, most] = [name, used];
    }
    return best;
  };
  const search = (): boolean => {
    const name = next();
    if (name === undefined) return true;
    const used = usedAround(name);
    for (let colour = 0; colour < count; colour++) {
      if (used.has(colour) || ++steps > PATIENCE) continue;
      colours.set(name, colour);
      if (search()) return true;
      colours.delete(name);
    }
    return false;
  };
  return search() ? colours : undefined;
}

/** The colour of every region, from 0: neighbours never share one, with as few colours as possible. Four are enough for
 * every map; a drawing whose regions lie in pieces may need more, and then two pieces somewhere look alike. */
export const coloursOf = memoByObject((template: Template): ReadonlyMap<string, number> => {
  const neighbours = neighboursOf(template);
  let found: ReadonlyMap<string, number> | undefined;
  for (let count = 1; count <= COLOURS && !found; count++) found = colourWith(count, neighbours);
  return found ?? new Map([...neighbours.keys()].map((name, index) => [name, index % COLOURS]));
});

/** Cells to fill of each region, and therefore its largest digit. */
export function regionSizes(template: Template): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const token of template.flat()) {
    const name = regionName(token);
    sizes.set(name, (sizes.get(name) ?? 0) + (isBlank(token) ? 0 : 1));
  }
  return sizes;
}

/** The largest digit of the board. */
export const largestDigit = (template: Template) => Math.max(...regionSizes(template).values());

type CellKind = 'blank' | 'given' | 'entered' | 'empty';

export interface ShownCell {
  readonly kind: CellKind;
  readonly digit: number;
  readonly region: string;
  /** Of its region. */
  readonly colour: number;
  readonly marks: readonly number[];
  /** Reported wrong. */
  readonly error: boolean;
  /** Its row, column or region has an equal digit. */
  readonly conflict: boolean;
  /** What filled it in, if not the player. */
  readonly source: Source | undefined;
  /** Sides that border another region. */
  readonly borders: readonly CellSide[];
  /** Name for screen readers, place included. */
  readonly name: string;
}

type CellSide = 'top' | 'right' | 'bottom' | 'left';

const SIDES: readonly (readonly [CellSide, number, number])[] = [
  ['top', -1, 0],
  ['right', 0, 1],
  ['bottom', 1, 0],
  ['left', 0, -1],
];

/** Sides of a cell that border another region or the edge. */
export function bordersAt(
  template: View['template'],
  row: number,
  column: number,
): readonly CellSide[] {
  const region = regionName(template[row]?.[column] ?? '');
  return SIDES.filter(([, down, right]) => {
    const beside = template[row + down]?.[column + right];
    return beside === undefined || regionName(beside) !== region;
  }).map(([side]) => side);
}

/** Class names of a cell: its colour, and the edges of its region. */
export const regionClasses = (colour: number, borders: readonly CellSide[]) => ({
  'tint-b': colour === 1,
  'tint-c': colour === 2,
  'tint-d': colour === 3,
  ...Object.fromEntries(SIDES.map(([side]) => [`edge-${side}`, borders.includes(side)])),
});

/** Cells with an equal digit in their row, column or region; only on boards where digits may be wrong. */
export function conflictsOf(view: View): ReadonlySet<number> {
  if (view.mode !== 'calm' || view.ending !== 'none') return new Set();
  const { peers } = layoutOf(view.template);
  const shown = view.revealed.flat();
  return new Set(
    shown.flatMap((square, cell) =>
      typeof square === 'number' &&
      square > 0 &&
      peers[cell]?.some((peer) => shown[peer] === square)
        ? [cell]
        : [],
    ),
  );
}

/** `conflicts` are the cells to mark. */
export function cellsOf(view: View, conflicts: ReadonlySet<number>): readonly ShownCell[] {
  const colours = coloursOf(view.template);
  return Array.from({ length: view.rows * view.columns }, (_, cell) => {
    const row = Math.floor(cell / view.columns);
    const column = cell % view.columns;
    const token = view.template[row]?.[column] ?? '';
    const region = regionName(token);
    const square = view.revealed[row]?.[column];
    const given = view.given[row]?.[column];
    const blank = isBlank(token);
    const digit = blank ? (view.emptyHints[`${row},${column}`] ?? 0) : Number(square ?? 0);
    const kind: CellKind = blank
      ? 'blank'
      : digit === 0
        ? 'empty'
        : given === digit
          ? 'given'
          : 'entered';
    const marks = kind === 'empty' ? digitsOf(view.marks[cell] ?? 0) : [];
    const error = view.errors.includes(cell);
    const conflict = conflicts.has(cell);
    const source = kind === 'entered' ? view.sources[cell] : undefined;
    const borders = bordersAt(view.template, row, column);
    const what = {
      blank: words.face.blank(digit || undefined),
      given: words.face.given(digit),
      entered: words.face.entered(digit, source),
      empty: words.face.empty,
    }[kind];
    const name = [
      words.face.place(row, column),
      words.face.region(region),
      what,
      ...(marks.length > 0 ? [words.face.marks(marks)] : []),
      ...(error ? [words.face.error(kind === 'entered')] : []),
      ...(conflict && !error ? [words.face.conflict(digit)] : []),
    ].join(', ');
    return {
      kind,
      digit,
      region,
      colour: colours.get(region) ?? 0,
      marks,
      error,
      conflict,
      source,
      borders,
      name,
    };
  });
}

export interface PopupPlace {
  readonly left: number;
  readonly top: number;
}

/** Space between a cell and its popup, in pixels. */
const GAP = 4;

/** Beside the row and column of its cell if there is room, and over as few digits of its houses as possible, so that
 * the digits needed to choose stay visible. In pixels of the board. */
export function placePopup(
  view: View,
  cell: number,
  side: number,
  size: { readonly width: number; readonly height: number },
): PopupPlace {
  const { columns, rows } = view;
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const peers = layoutOf(view.template).peers[cell] ?? [];
  const shown = view.revealed.flat();
  const isNeeded = (other: number) =>
    other === cell || (peers.includes(other) && shown[other] !== 0);
  const clamp = (value: number, most: number) => Math.max(0, Math.min(value, Math.max(0, most)));
  const covered = ({ left, top }: PopupPlace) => {
    let count = 0;
    for (let other = 0; other < rows * columns; other++) {
      const x = (other % columns) * side;
      const y = Math.floor(other / columns) * side;
      const overlaps =
        x < left + size.width && x + side > left && y < top + size.height && y + side > top;
      // Hiding the cell itself is worst.
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

/** For every region a cell with room for its name in a corner: preferably with a digit and without a mark. */
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
