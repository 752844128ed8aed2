// Finds cards by name: words in any order, unfinished, misspelled, or only their first letters; and the filters that
// narrow the list. An index of our own, because it is small and tuned to names of cards.

import { type Card, foldName, initialsOf } from './card.ts';
import type { Catalogue } from './catalogue.ts';
import { createSorter, createWordIndex } from './word-index.ts';

/** A card must match one entry of every list that is not empty. Never derived from a cell's conditions. */
export interface Filters {
  readonly inks?: readonly string[];
  readonly costs?: readonly number[];
  /** Types of cards, and Song. */
  readonly types?: readonly string[];
  /** Codes. */
  readonly sets?: readonly string[];
}

const typesOf = (card: Card) =>
  card.classifications.includes('Song') ? [card.type, 'Song'] : [card.type];

const hasAny = <T>(wanted: readonly T[] | undefined, own: readonly T[]) =>
  wanted === undefined || wanted.length === 0 || own.some((item) => wanted.includes(item));

function isFiltering(filters: Filters | undefined): boolean {
  return Object.values(filters ?? {}).some((values) => values.length > 0);
}

export function passes(card: Card, filters: Filters | undefined): boolean {
  if (!filters) return true;
  return (
    hasAny(filters.inks, card.inks) &&
    hasAny(filters.costs, [card.cost]) &&
    hasAny(filters.types, typesOf(card)) &&
    hasAny(filters.sets, card.sets)
  );
}

export interface FilterValues {
  readonly inks: readonly string[];
  readonly costs: readonly number[];
  readonly types: readonly string[];
  /** Code and name. */
  readonly sets: readonly (readonly [string, string])[];
}

export function filterValues({ cards, sets }: Catalogue): FilterValues {
  const distinct = <T>(values: readonly T[]) => [...new Set(values)];
  return {
    inks: distinct(cards.flatMap((card) => card.inks)).sort(),
    costs: distinct(cards.map((card) => card.cost)).sort((left, right) => left - right),
    types: distinct(cards.flatMap(typesOf)).sort(),
    sets,
  };
}

// The first letters of names: "M M - D" and "mmd" for Mickey Mouse - Detective.

/** A bit for each letter; digits share the rest. */
function lettersIn(text: string): number {
  let set = 0;
  for (let at = 0; at < text.length; at++) set |= 1 << (text.charCodeAt(at) % 32);
  return set;
}

function createInitials() {
  const known = new Map<string, string>();
  const all: string[] = [];
  /** How many of them belong to the name, not the version. */
  const named: number[] = [];
  const sets: number[] = [];
  const exact = new Map<string, number[]>();
  return {
    add({ name, version }: Card): void {
      const own = known.get(name) ?? initialsOf(name);
      known.set(name, own);
      const letters = own + initialsOf(version);
      const same = exact.get(letters);
      if (same) same.push(all.length);
      else exact.set(letters, [all.length]);
      all.push(letters);
      named.push(own.length);
      sets.push(lettersIn(letters));
    },
    /** Cards with exactly these letters. */
    exactly: (letters: string): readonly number[] => exact.get(letters) ?? [],
    /** Reports every card whose first letters may match, with points from 1. */
    near(letters: string, cut: number, tell: (card: number, points: number) => void): void {
      const wanted = lettersIn(letters);
      for (let card = 0; card < all.length; card++) {
        if (((sets[card] as number) & wanted) !== wanted) continue;
        const own = all[card] as string;
        const points = pointsOf(own, letters) * 2;
        if (points === 0) continue;
        const isCutSo = cut > 0 && named[card] === cut ? 1 : 0;
        tell(card, (points + isCutSo) * 64 - Math.min(own.length, 63));
      }
    },
  };
}

/** In their order: the same, the beginning, some of them; then any order. */
function pointsOf(own: string, query: string): number {
  if (own === query) return 4;
  if (own.startsWith(query)) return 3;
  let at = 0;
  for (let place = 0; place < own.length; place++)
    if (own.charCodeAt(place) === query.charCodeAt(at)) at++;
  if (at >= query.length) return 2;
  let left = own;
  for (const letter of query) {
    if (!left.includes(letter)) return 0;
    left = left.replace(letter, '');
  }
  return 1;
}

/** The number of letters before the dash in "M M - D"; 0 without a dash. */
function cutOf(text: string): number {
  const dash = text.search(/[-–—]/);
  return dash < 0 ? 0 : foldName(text.slice(0, dash)).replaceAll(' ', '').length;
}

const MOST_WORDS = 12;

/** The cards of one name. */
interface Group {
  readonly name: string;
  readonly cards: readonly Card[];
}

interface SearchResult {
  /** All matches, without a limit. */
  readonly count: number;
  /** Best first, but cards of one name together, ordered by the best of each name. */
  readonly cards: readonly Card[];
  /** The same, name by name. */
  readonly groups: readonly Group[];
}

/** The cards that a text may mean, best first. If any cards have all its words, finished or not, only these; else near
 * matches. Without a text, all cards that pass the filters, by name. */
export interface CardSearch {
  (text: string, filters?: Filters): SearchResult;
  /** All cards, by name. */
  readonly all: readonly Card[];
}

const nothing: SearchResult = { count: 0, cards: [], groups: [] };

/** Cards indexed between two pauses. */
const STRETCH = 100;

export function createSearch(cards: readonly Card[]): CardSearch {
  const building = buildSearch(cards);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

/** The same with pauses, for a thread with other work. */
export function* buildSearch(cards: readonly Card[]): Generator<void, CardSearch> {
  const names = new Map<string, string>();
  const fulls: string[] = [];
  const words = createWordIndex();
  const initials = createInitials();
  for (const [place, card] of cards.entries()) {
    const name = names.get(card.name) ?? foldName(card.name);
    names.set(card.name, name);
    const full = card.version === '' ? name : `${name} ${foldName(card.version)}`;
    fulls.push(full);
    words.add(name, full);
    initials.add(card);
    if (place % STRETCH === STRETCH - 1) yield;
  }
  yield;
  const index = yield* words.done();
  const byName = orderOfNames(
    cards.map((card) => names.get(card.name) ?? ''),
    fulls,
  );
  yield;
  const gather = createGathering(cards);
  const sorter = createSorter(cards.length);

  function find(text: string, filters?: Filters): SearchResult {
    const query = foldName(text);
    if (query === '') return isFiltering(filters) ? gather(byName, filters) : nothing;
    const typed = query.split(' ').slice(0, MOST_WORDS);
    if (typed.length > 1 && typed.every((word) => word.length === 1)) {
      initials.near(typed.join(''), cutOf(text), sorter.add);
      return gather(sorter.sorted(), filters);
    }
    const { order, exact } = index.rank(query, typed);
    // "mmd": no name has such a word, but one has these first letters
    const meant = typed.length > 1 || query.length < 2 || exact ? [] : initials.exactly(query);
    if (meant.length === 0) return gather(order, filters);
    const others = order.filter((card) => !meant.includes(card));
    return gather(Uint16Array.of(...meant, ...others), filters);
  }
  return Object.assign(find, { all: gather(byName).cards });
}

/** Places of cards by name, then by whole name. */
function orderOfNames(names: readonly string[], fulls: readonly string[]): Uint16Array {
  const keys = fulls.map((full, place) => ({ key: `${names[place]}\t${full}`, place }));
  keys.sort((left, right) => (left.key < right.key ? -1 : Number(left.key > right.key)));
  return Uint16Array.from(keys, ({ place }) => place);
}

/** Groups the cards that pass by name, ordered by the best of each. */
function createGathering(
  cards: readonly Card[],
): (order: Uint16Array, filters?: Filters) => SearchResult {
  const ids = new Map<string, number>();
  const nameOf = Uint16Array.from(cards, ({ name }) => {
    const id = ids.get(name) ?? ids.size;
    ids.set(name, id);
    return id;
  });
  const counts = new Uint16Array(ids.size);
  const next = new Uint16Array(ids.size);
  const kept = new Uint16Array(cards.length);
  const begun = new Uint16Array(ids.size);
  /** The cards that pass the latest filters, cached because filters stay while the player types. */
  let last: { readonly filters: Filters; readonly passing: Uint8Array } | undefined;
  function passing(filters: Filters): Uint8Array {
    if (last?.filters !== filters)
      last = { filters, passing: Uint8Array.from(cards, (card) => Number(passes(card, filters))) };
    return last.passing;
  }

  return (order, filters) => {
    const pass = filters && isFiltering(filters) ? passing(filters) : undefined;
    let count = 0;
    let groups = 0;
    for (let at = 0; at < order.length; at++) {
      const card = order[at] as number;
      if (pass && pass[card] === 0) continue;
      kept[count++] = card;
      const name = nameOf[card] as number;
      if (counts[name] === 0) begun[groups++] = name;
      counts[name] = (counts[name] as number) + 1;
    }
    let start = 0;
    for (let group = 0; group < groups; group++) {
      const name = begun[group] as number;
      next[name] = start;
      start += counts[name] as number;
      counts[name] = 0;
    }
    const places = new Uint16Array(count);
    for (let at = 0; at < count; at++) {
      const name = nameOf[kept[at] as number] as number;
      places[next[name] as number] = kept[at] as number;
      next[name] = (next[name] as number) + 1;
    }
    const found: Card[] = [];
    for (let at = 0; at < count; at++) {
      const card = cards[places[at] as number];
      if (card) found.push(card);
    }
    return {
      count,
      cards: found,
      get groups() {
        return groupsOf(found);
      },
    };
  };
}

/** Runs of one name. */
function groupsOf(cards: readonly Card[]): readonly Group[] {
  const groups: { readonly name: string; readonly cards: Card[] }[] = [];
  for (const card of cards) {
    const last = groups[groups.length - 1];
    if (last?.name === card.name) last.cards.push(card);
    else groups.push({ name: card.name, cards: [card] });
  }
  return groups;
}
