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
  /** The cards in the order of the list. */
  readonly cards: readonly Card[];
  /** How many rows there are. A row is made when it comes in sight, once. */
  readonly count: number;
  row(place: number): Row | undefined;
  /** The place among the rows of a card. */
  placeOf(card: number): number;
  readonly height: number;
}

export const NAME_HEIGHT = 2;
export const CARD_HEIGHT = 3.25;

const heightOf = (row: Row) => (row.kind === 'name' ? NAME_HEIGHT : CARD_HEIGHT);

/** Puts cards of one name together, the names by their first card. */
export function together(cards: readonly Card[]): readonly Card[] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const group = groups.get(card.name);
    if (group) group.push(card);
    else groups.set(card.name, [card]);
  }
  return [...groups.values()].flat();
}

/** Rows for cards of which those of one name stand together: two or more of them have a heading. */
export function rowsOf(cards: readonly Card[]): Rows {
  // plain numbers, because there may be thousands for every letter that is typed
  const places = new Int32Array(cards.length);
  /** The card of each row; of a heading, the first one below it, counted from -1 downwards. */
  const held = new Int32Array(2 * cards.length);
  const tops = new Float64Array(2 * cards.length);
  let count = 0;
  let top = 0;
  for (let first = 0; first < cards.length; ) {
    let next = first + 1;
    while (next < cards.length && cards[next]?.name === cards[first]?.name) next++;
    if (next - first > 1) {
      tops[count] = top;
      held[count++] = -1 - first;
      top += NAME_HEIGHT;
    }
    for (; first < next; first++) {
      places[first] = count;
      tops[count] = top;
      held[count++] = first;
      top += CARD_HEIGHT;
    }
  }
  const made = new Map<number, Row>();

  function make(place: number): Row | undefined {
    const index = held[place] as number;
    const card = cards[index < 0 ? -1 - index : index];
    if (!card || place < 0 || place >= count) return undefined;
    const at = tops[place] as number;
    const isNamed = (other: number) => cards[other]?.name === card.name;
    if (index >= 0) {
      const alone = !isNamed(index - 1) && !isNamed(index + 1);
      return { kind: 'card', card, index, alone, top: at };
    }
    let own = 0;
    while (isNamed(-1 - index + own)) own++;
    return { kind: 'name', name: card.name, count: own, top: at };
  }

  return {
    cards,
    count,
    row(place) {
      const row = made.get(place) ?? make(place);
      if (row) made.set(place, row);
      return row;
    },
    placeOf: (card) => places[card] ?? -1,
    height: top,
  };
}

/** The first row that ends below this height, by halving. */
function rowAt(rows: Rows, height: number): number {
  let low = 0;
  let high = rows.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows.row(middle);
    if (row && row.top + heightOf(row) <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows that are at least partly in sight, and a few beyond them. */
export function inSight(rows: Rows, top: number, height: number): readonly Row[] {
  const BEYOND = 4;
  const first = Math.max(0, rowAt(rows, top) - BEYOND);
  const end = Math.min(rows.count, rowAt(rows, top + height) + 1 + BEYOND);
  const shown: Row[] = [];
  for (let place = first; place < end; place++) {
    const row = rows.row(place);
    if (row) shown.push(row);
  }
  return shown;
}

/** How far to scroll so that a card is wholly in sight, with the heading right above it; as little as it takes. */
export function scrollFor(rows: Rows, card: number, top: number, height: number): number {
  const place = rows.placeOf(card);
  const row = rows.row(place);
  if (!row) return top;
  const above = rows.row(place - 1);
  const first = above?.kind === 'name' ? above.top : row.top;
  const last = row.top + CARD_HEIGHT;
  if (first < top) return first;
  return last > top + height ? last - height : top;
}

/** The card itself where it is wholly in sight, else the nearest that is; a list may be too low for any. */
export function nearestInSight(rows: Rows, card: number, top: number, height: number): number {
  const row = rows.row(rows.placeOf(card));
  if (!row) return card;
  const wholly = (other: Row) =>
    other.kind === 'card' && other.top >= top && other.top + CARD_HEIGHT <= top + height;
  if (wholly(row)) return card;
  const shown = inSight(rows, top, height).filter(wholly);
  const nearest = row.top < top ? shown[0] : shown[shown.length - 1];
  return nearest?.kind === 'card' ? nearest.index : card;
}
