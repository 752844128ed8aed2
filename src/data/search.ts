// Finds cards by name: words in any order, unfinished, with slips of the pen, or only their first letters. An own index,
// because it is small and knows what names of cards are like.

import { type Card, foldName } from './card.ts';
import { type Filters, isFiltering, passes } from './filters.ts';
import { createInitials, cutOf } from './initials.ts';
import { createSorter, createWordIndex } from './wordindex.ts';

const MOST_WORDS = 12;

/** The cards of one name. */
export interface Group {
  readonly name: string;
  readonly cards: readonly Card[];
}

export interface Found {
  /** All of them, however many. */
  readonly count: number;
  /** Best first, but those of one name together, in the order of the best of each name. */
  readonly cards: readonly Card[];
  /** The same, name by name. */
  readonly groups: readonly Group[];
}

/**
 * The cards that a text may mean, best first. Where cards have all its words, unfinished or not, these are found and no
 * others; else those that come near. Without a text, all cards that pass the filters, by name.
 */
export interface Search {
  (text: string, filters?: Filters): Found;
  /** All cards, by name. */
  readonly all: readonly Card[];
}

const nothing: Found = { count: 0, cards: [], groups: [] };

/** How many cards are looked at between two pauses. */
const STRETCH = 100;

export function createSearch(cards: readonly Card[]): Search {
  const building = buildSearch(cards);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

/** The same with pauses, for a thread that has other things to do. */
export function* buildSearch(cards: readonly Card[]): Generator<void, Search> {
  const names = new Map<string, string>();
  const fulls: string[] = [];
  const words = createWordIndex();
  const letters = createInitials();
  for (const [place, card] of cards.entries()) {
    const name = names.get(card.name) ?? foldName(card.name);
    names.set(card.name, name);
    const full = card.version === '' ? name : `${name} ${foldName(card.version)}`;
    fulls.push(full);
    words.add(name, full);
    letters.add(card);
    if (place % STRETCH === STRETCH - 1) yield;
  }
  yield;
  const index = yield* words.done();
  const initials = letters.done();
  yield;
  const byName = orderOfNames(
    cards.map((card) => names.get(card.name) ?? ''),
    fulls,
  );
  yield;
  const gather = createGathering(cards);
  const sorter = createSorter(cards.length);

  function find(text: string, filters?: Filters): Found {
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
    return gather(
      Uint16Array.of(...meant, ...order.filter((card) => !meant.includes(card))),
      filters,
    );
  }
  return Object.assign(find, { all: gather(byName).cards });
}

/** Places of cards by name, then by whole name. */
function orderOfNames(names: readonly string[], fulls: readonly string[]): Uint16Array {
  const keys = fulls.map((full, place) => ({ key: `${names[place]}\t${full}`, place }));
  keys.sort((left, right) => (left.key < right.key ? -1 : Number(left.key > right.key)));
  return Uint16Array.from(keys, ({ place }) => place);
}

/** Gathers cards by name, in the order of the best of each, without those that do not pass. */
function createGathering(cards: readonly Card[]): (order: Uint16Array, filters?: Filters) => Found {
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
  /** Who passes the filters that were asked for last: they stay while letters are typed. */
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
