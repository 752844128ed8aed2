// The rows of a long list of cards, grouped by name, and which of them are in sight. No page in here: heights are in
// rem, so that they grow with the text.

import type { Card } from '../../../../data/card.ts';

export type Row =
  | { readonly kind: 'name'; readonly name: string; readonly count: number; readonly top: number }
  | {
      readonly kind: 'card';
      readonly card: Card;
      /** Its place among the cards of the list. */
      readonly index: number;
      /** The only card of its name here: no heading says the name. */
      readonly alone: boolean;
      readonly top: number;
    };

export interface Rows {
  readonly rows: readonly Row[];
  /** The cards in the order of the list. */
  readonly cards: readonly Card[];
  /** The place among the rows of each card. */
  readonly places: readonly number[];
  readonly height: number;
}

export const NAME_HEIGHT = 2;
export const CARD_HEIGHT = 3.25;

const heightOf = (row: Row) => (row.kind === 'name' ? NAME_HEIGHT : CARD_HEIGHT);

/** Cards of one name stand together, in the order given; the names by their first card. */
export function rowsOf(found: readonly Card[]): Rows {
  const groups = new Map<string, Card[]>();
  for (const card of found) {
    const group = groups.get(card.name);
    if (group) group.push(card);
    else groups.set(card.name, [card]);
  }
  const rows: Row[] = [];
  const cards: Card[] = [];
  const places: number[] = [];
  let top = 0;
  for (const [name, group] of groups) {
    const alone = group.length === 1;
    if (!alone) {
      rows.push({ kind: 'name', name, count: group.length, top });
      top += NAME_HEIGHT;
    }
    for (const card of group) {
      places.push(rows.length);
      rows.push({ kind: 'card', card, index: cards.length, alone, top });
      cards.push(card);
      top += CARD_HEIGHT;
    }
  }
  return { rows, cards, places, height: top };
}

/** The first row that ends below this height, by halving. */
function rowAt(rows: readonly Row[], height: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && row.top + heightOf(row) <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows that are at least partly in sight, and a few beyond them. */
export function inSight(rows: readonly Row[], top: number, height: number): readonly Row[] {
  const BEYOND = 4;
  const first = Math.max(0, rowAt(rows, top) - BEYOND);
  return rows.slice(first, rowAt(rows, top + height) + 1 + BEYOND);
}

/** How far to scroll so that a card is wholly in sight, with the heading right above it; as little as it takes. */
export function scrollFor(
  { rows, places }: Rows,
  card: number,
  top: number,
  height: number,
): number {
  const place = places[card] ?? -1;
  const row = rows[place];
  if (!row) return top;
  const above = rows[place - 1];
  const first = above?.kind === 'name' ? above.top : row.top;
  const last = row.top + CARD_HEIGHT;
  if (first < top) return first;
  return last > top + height ? last - height : top;
}

/** The card itself where it is wholly in sight, else the nearest that is; a list may be too low for any. */
export function nearestInSight(
  { rows, places }: Rows,
  card: number,
  top: number,
  height: number,
): number {
  const row = rows[places[card] ?? -1];
  if (!row) return card;
  const wholly = (other: Row) =>
    other.kind === 'card' && other.top >= top && other.top + CARD_HEIGHT <= top + height;
  if (wholly(row)) return card;
  const shown = inSight(rows, top, height).filter(wholly);
  const nearest = row.top < top ? shown[0] : shown[shown.length - 1];
  return nearest?.kind === 'card' ? nearest.index : card;
}
