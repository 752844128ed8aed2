// The rows of a long list of cards, grouped by name, and the index that finds them. No DOM: heights are in rem, so that
// they scale with the text.

import { type Card, fullName } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { buildSearch, type CardSearch, type Filters } from '../../../data/search.ts';
import { loadedCatalogue } from '../../../games/dokuborn/cards/load.ts';

export type CardRow =
  | { readonly kind: 'name'; readonly name: string; readonly count: number; readonly top: number }
  | {
      readonly kind: 'card';
      readonly card: Card;
      /** Its place among the cards of the list. */
      readonly index: number;
      /** The only card of its name here, so without a heading. */
      readonly alone: boolean;
      readonly top: number;
    };

export interface CardRows {
  /** The cards in the order of the list. */
  readonly cards: readonly Card[];
  /** The number of rows; each is built once, when it comes into sight. */
  readonly count: number;
  row(place: number): CardRow | undefined;
  /** The place among the rows of a card. */
  placeOf(card: number): number;
  readonly height: number;
}

export const NAME_HEIGHT = 2;
export const CARD_HEIGHT = 3.25;

const heightOf = (row: CardRow) => (row.kind === 'name' ? NAME_HEIGHT : CARD_HEIGHT);

/** Groups cards by name, names ordered by their first card. */
export function groupedByName(cards: readonly Card[]): readonly Card[] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const group = groups.get(card.name);
    if (group) group.push(card);
    else groups.set(card.name, [card]);
  }
  return [...groups.values()].flat();
}

/** Rows for cards that are grouped by name: groups of two or more have a heading. */
export function rowsOf(cards: readonly Card[]): CardRows {
  // plain numbers, because there may be thousands for every typed letter
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
  const made = new Map<number, CardRow>();

  function make(place: number): CardRow | undefined {
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

/** The first row that ends below this height, by bisection. */
function rowAt(rows: CardRows, height: number): number {
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
export function inSight(rows: CardRows, top: number, height: number): readonly CardRow[] {
  const BEYOND = 4;
  const first = Math.max(0, rowAt(rows, top) - BEYOND);
  const end = Math.min(rows.count, rowAt(rows, top + height) + 1 + BEYOND);
  const shown: CardRow[] = [];
  for (let place = first; place < end; place++) {
    const row = rows.row(place);
    if (row) shown.push(row);
  }
  return shown;
}

/** The smallest scroll that brings a card fully into sight, with the heading right above it. */
export function scrollFor(rows: CardRows, card: number, top: number, height: number): number {
  const place = rows.placeOf(card);
  const row = rows.row(place);
  if (!row) return top;
  const above = rows.row(place - 1);
  const first = above?.kind === 'name' ? above.top : row.top;
  const last = row.top + CARD_HEIGHT;
  if (first < top) return first;
  return last > top + height ? last - height : top;
}

/** The card itself if it is fully in sight, else the nearest that is; a list may be too low for any. */
export function nearestInSight(rows: CardRows, card: number, top: number, height: number): number {
  const row = rows.row(rows.placeOf(card));
  if (!row) return card;
  const wholly = (other: CardRow) =>
    other.kind === 'card' && other.top >= top && other.top + CARD_HEIGHT <= top + height;
  if (wholly(row)) return card;
  const shown = inSight(rows, top, height).filter(wholly);
  const nearest = row.top < top ? shown[0] : shown[shown.length - 1];
  return nearest?.kind === 'card' ? nearest.index : card;
}

// The search runs on the page's own thread: a letter takes a fraction of a millisecond, a message to the worker more.
// The index is built and warmed up before the player types.

const building = new WeakMap<Catalogue, Generator<void, CardSearch>>();
const searches = new WeakMap<Catalogue, CardSearch>();

/** Continues to build the index of a catalogue, up to the next pause. */
function continueIndex(catalogue: Catalogue): CardSearch | undefined {
  const made = searches.get(catalogue);
  if (made) return made;
  const work = building.get(catalogue) ?? buildSearch(catalogue.cards);
  building.set(catalogue, work);
  const step = work.next();
  if (!step.done) return undefined;
  searches.set(catalogue, step.value);
  return step.value;
}

function searchIn(version: string): CardSearch | undefined {
  const catalogue = loadedCatalogue(version);
  for (let search: CardSearch | undefined; catalogue; ) {
    search = continueIndex(catalogue);
    if (search) return search;
  }
  return undefined;
}

/** The list for a text and filters; all cards if both are empty. */
export type Listing = (text: string, filters: Filters) => CardRows;

/** Lists the cards of this version; finishes its index first if necessary. */
export function listingOf(version: string): Listing {
  const search = searchIn(version);
  const all = rowsOf(search?.all ?? []);
  return (text, filters) => {
    const isAsked = text.trim() !== '' || Object.values(filters).some((list) => list.length > 0);
    return search && isAsked ? rowsOf(search(text, filters).cards) : all;
  };
}

/** Names to type for the warm-up. */
const WARM_UP_NAMES = 30;
let warmedUp = false;

/** Builds the index and, once per page, types some names, with pauses: cold code runs many times slower, and the
 * player's first letters should not pay for that. */
export function* prepareSearch(version: string): Generator<void> {
  const catalogue = loadedCatalogue(version);
  if (!catalogue) return;
  while (!continueIndex(catalogue)) yield;
  if (warmedUp) return;
  const listing = listingOf(version);
  const { cards } = catalogue;
  for (let trial = 0; trial < WARM_UP_NAMES; trial++) {
    const card = cards[Math.floor((trial * cards.length) / WARM_UP_NAMES)];
    const name = card ? fullName(card) : '';
    for (let letters = 1; letters <= name.length; letters++) {
      inSight(listing(name.slice(0, letters), {}), 0, 20);
      yield;
    }
  }
  warmedUp = true;
}

/** The name of a set in this version; undefined if it has none. */
export const setNameIn = (version: string, code: string): string | undefined =>
  loadedCatalogue(version)?.sets.find(([known]) => known === code)?.[1];
