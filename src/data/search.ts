// Finds cards by name: words in any order, unfinished, with slips of the pen, or only their first letters. An own index,
// because it is small: each query word is held against the few thousand different words of all names, bit-parallel,
// and remembered.

import { type Card, foldName, fullName, initialsOf } from './card.ts';
import { type Filters, isFiltering, passes } from './filters.ts';

/** Words longer than the bits of a number are cut; no name has one. */
const MOST_LETTERS = 30;
const MOST_WORDS = 12;
const REMEMBERED = 200;

interface Match {
  readonly word: number;
  readonly points: number;
}

/** Points of a word that is there, and of one that begins so. Less than that is a guess at what was meant. */
const WHOLE = 100;
const BEGUN = 88;
/** Only the first letters agree: "returning" for "returned". */
const STEM = 38;
const SLIP = 22;
/** Words of the name count a little more than words of the version. */
const IN_NAME = 2;
/** What a card gains for having a word at all. */
const FOUND = 45;
/** One point of a word outweighs these: the order of the words, the first word, the length of the name. */
const SCALE = 32;
const ORDERED = 12;
const FIRST = 8;
/** The whole name, letter by letter. */
const SAME = 2 ** 20;

/** How many slips a word of this length may have. */
function tolerance(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/** The cards of one name. */
export interface Group {
  readonly name: string;
  readonly cards: readonly Card[];
}

export interface Found {
  /** All of them, however many. */
  readonly count: number;
  /** Best first, and best first within each. */
  readonly groups: readonly Group[];
  /** The groups, one behind the other. */
  readonly cards: readonly Card[];
}

/**
 * The cards that a text may mean, best first. Where cards have all its words, unfinished or not, these are found and no
 * others; else those that come near. Without a text, all cards that pass the filters, by name.
 */
export type Search = (text: string, filters?: Filters) => Found;

const nothing: Found = { count: 0, groups: [], cards: [] };

/** A card as it is searched: its words without case and accents. */
interface Entry {
  readonly name: string;
  readonly full: string;
}

export function createSearch(cards: readonly Card[]): Search {
  const names = new Map<string, string>();
  const entries = cards.map((card): Entry => {
    const name = names.get(card.name) ?? foldName(card.name);
    names.set(card.name, name);
    return { name, full: card.version === '' ? name : `${name} ${foldName(card.version)}` };
  });
  const index = createIndex(entries);
  let byName: readonly number[] | undefined;
  let letters: readonly Initials[] | undefined;

  function inOrderOfNames(): readonly number[] {
    const before = (left: Entry, right: Entry) =>
      left.name === right.name ? left.full < right.full : left.name < right.name;
    byName ??= [...cards.keys()].sort((left, right) => {
      const [one, other] = [entries[left], entries[right]];
      if (!one || !other || one.full === other.full) return left - right;
      return before(one, other) ? -1 : 1;
    });
    return byName;
  }

  function allInitials(): readonly Initials[] {
    letters ??= cards.map((card) => ({
      all: initialsOf(fullName(card)),
      named: initialsOf(card.name).length,
    }));
    return letters;
  }

  return (text, filters) => {
    const query = foldName(text);
    const isFiltered = isFiltering(filters);
    if (query === '') return isFiltered ? grouped(cards, inOrderOfNames(), filters) : nothing;
    const words = query.split(' ').slice(0, MOST_WORDS);
    const isInitials = words.length > 1 && words.every((word) => word.length === 1);
    const ranked = isInitials
      ? rankInitials(allInitials(), words.join(''), cutOf(text))
      : index.rank(words, (card) => entries[card]?.full === query);
    // "mmd": no name has such a word, but one has these first letters
    const isLetters = words.length === 1 && query.length > 1 && !ranked.exact;
    const meant = isLetters
      ? allInitials().flatMap(({ all }, card) => (all === query ? [card] : []))
      : [];
    if (meant.length === 0) return grouped(cards, ranked.order, filters);
    const others = ranked.order.filter((card) => !meant.includes(card));
    return grouped(cards, [...meant, ...others], filters);
  };
}

interface Initials {
  readonly all: string;
  /** How many of them are the name's, and not the version's. */
  readonly named: number;
}

interface Ranked {
  /** Places of cards, best first. */
  readonly order: readonly number[];
  /** Every word was there, finished or not. */
  readonly exact: boolean;
}

/** Gathers cards by name, in the order of the best of each. */
function grouped(cards: readonly Card[], order: readonly number[], filters?: Filters): Found {
  const groups = new Map<string, Card[]>();
  let count = 0;
  for (const place of order) {
    const card = cards[place];
    if (!card || !passes(card, filters)) continue;
    count++;
    const group = groups.get(card.name);
    if (group) group.push(card);
    else groups.set(card.name, [card]);
  }
  const all: Card[] = [];
  for (const group of groups.values()) for (const card of group) all.push(card);
  return {
    count,
    groups: Array.from(groups, ([name, members]) => ({ name, cards: members })),
    cards: all,
  };
}

/** "M M - D": how many letters stand before the dash; 0 where there is none. */
function cutOf(text: string): number {
  const dash = text.search(/[-–—]/);
  return dash < 0 ? 0 : foldName(text.slice(0, dash)).replaceAll(' ', '').length;
}

/** First letters in their order: the same, the beginning, some of them; then any order. */
function rankInitials(initials: readonly Initials[], query: string, cut: number): Ranked {
  const order: (readonly [points: number, card: number])[] = [];
  for (const [card, { all, named }] of initials.entries()) {
    const points = initialsPoints(all, query) * 2;
    if (points === 0) continue;
    const isCutSo = cut > 0 && named === cut ? 1 : 0;
    order.push([(points + isCutSo) * 64 - Math.min(all.length, 63), card]);
  }
  order.sort((left, right) => right[0] - left[0] || left[1] - right[1]);
  return { order: order.map(([, card]) => card), exact: true };
}

function initialsPoints(own: string, query: string): number {
  if (own === query) return 4;
  if (own.startsWith(query)) return 3;
  let at = 0;
  for (const letter of own) if (letter === query[at]) at++;
  if (at === query.length) return 2;
  let left = own;
  for (const letter of query) {
    if (!left.includes(letter)) return 0;
    left = left.replace(letter, '');
  }
  return 1;
}

interface Index {
  rank(words: readonly string[], isSame: (card: number) => boolean): Ranked;
}

/** A holder of a word: the card's place, where the word stands, and whether it is in the name. */
const PLACES = 64;
const holderOf = (card: number, at: number, inName: boolean) =>
  (card * PLACES + Math.min(at, PLACES - 1)) * 2 + Number(inName);

function createIndex(entries: readonly Entry[]): Index {
  const words: string[] = [];
  const places = new Map<string, number>();
  const holders: number[][] = [];
  const lengths = new Uint8Array(entries.length);
  const add = (word: string, card: number, at: number, inName: boolean) => {
    let place = places.get(word);
    if (place === undefined) {
      place = words.length;
      places.set(word, place);
      words.push(word.slice(0, MOST_LETTERS));
      holders.push([]);
    }
    const list = holders[place];
    const last = list?.[list.length - 1] ?? -1;
    if (list && Math.floor(last / (2 * PLACES)) !== card) list.push(holderOf(card, at, inName));
  };
  for (const [index, { name, full }] of entries.entries()) {
    const own = full.split(' ');
    lengths[index] = Math.min(own.length, FIRST - 1);
    const named = name.split(' ').length;
    for (const [at, word] of own.entries()) add(word, index, at, at < named);
    // "tinkerbell"
    const joined = name.replaceAll(' ', '');
    if (!own.includes(joined)) add(joined, index, 0, true);
  }
  const codes = words.map((word) => Uint8Array.from(word, (letter) => letterCode(letter)));
  const remembered = new Map<string, readonly Match[]>();

  function matchesOf(word: string): readonly Match[] {
    const ready = remembered.get(word);
    if (ready) return ready;
    const found = [...holdAgainst(word, codes), ...holdStemAgainst(word, codes)];
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(word, found);
    return found;
  }

  // scratch, cleared after use
  const points = new Int32Array(entries.length);
  const hits = new Uint8Array(entries.length);
  /** The worst word of each card. */
  const worst = new Int16Array(entries.length);
  /** Of the word that is looked at: its points and where it stands. */
  const best = new Int16Array(entries.length);
  const bestAt = new Uint8Array(entries.length);
  const lastAt = new Uint8Array(entries.length);

  /** Adds what one word of the query is worth to each card that has it. */
  function addWord(word: string, isFirst: boolean, touched: number[]): void {
    const reached: number[] = [];
    for (const match of matchesOf(word.slice(0, MOST_LETTERS))) {
      for (const holder of holders[match.word] ?? []) {
        const card = Math.floor(holder / (2 * PLACES));
        const worth = match.points + (holder & 1) * IN_NAME;
        if (best[card] === 0) reached.push(card);
        if (worth <= (best[card] as number)) continue;
        best[card] = worth;
        bestAt[card] = (holder >> 1) % PLACES;
      }
    }
    for (const card of reached) {
      const worth = best[card] as number;
      const at = bestAt[card] as number;
      if (hits[card] === 0) touched.push(card);
      const isInOrder = isFirst || (hits[card] !== 0 && at > (lastAt[card] as number));
      points[card] =
        (points[card] as number) +
        (worth + FOUND) * SCALE +
        (isInOrder ? ORDERED : 0) +
        (isFirst && at === 0 ? FIRST : 0);
      worst[card] = hits[card] === 0 ? worth : Math.min(worst[card] as number, worth);
      hits[card] = (hits[card] as number) + 1;
      lastAt[card] = at;
      best[card] = 0;
    }
  }

  return {
    rank(query, isSame) {
      const touched: number[] = [];
      for (const [at, word] of query.entries()) addWord(word, at === 0, touched);
      const most = touched.reduce((sum, card) => Math.max(sum, hits[card] as number), 0);
      const isWhole = (card: number) =>
        hits[card] === query.length && (worst[card] as number) >= BEGUN;
      const exact = touched.some(isWhole);
      const meant = touched.filter((card) => (exact ? isWhole(card) : hits[card] === most));
      // one number each: points, then the earlier card
      const keys = Float64Array.from(meant, (card) => {
        const own =
          (points[card] as number) - (lengths[card] as number) + (isSame(card) ? SAME : 0);
        return own * MOST_PLACES + (MOST_PLACES - 1 - card);
      }).sort();
      for (const card of touched) {
        points[card] = 0;
        hits[card] = 0;
      }
      const order: number[] = [];
      for (let at = keys.length - 1; at >= 0; at--)
        order.push(MOST_PLACES - 1 - ((keys[at] as number) % MOST_PLACES));
      return { order, exact };
    },
  };
}

/** More than a catalogue has cards. */
const MOST_PLACES = 2 ** 16;

/** a-z 1-26, digits behind them. */
function letterCode(letter: string): number {
  const code = letter.charCodeAt(0);
  return code >= 97 ? code - 96 : code - 48 + 27;
}

/** Words that begin almost like the first five eighths of a long query word and are not much longer or shorter. */
function holdStemAgainst(query: string, codes: readonly Uint8Array[]): Match[] {
  if (query.length < 6) return [];
  const stem = query.slice(0, Math.max(4, (query.length * 5) >> 3));
  return holdAgainst(stem, codes).flatMap(({ word, points }) => {
    const gap = Math.abs((codes[word]?.length ?? 0) - query.length);
    return gap <= 2 && points >= BEGUN - SLIP
      ? [{ word, points: STEM - ((WHOLE - points) >> 2) }]
      : [];
  });
}

/**
 * Distance of the query word to each word and to the beginnings of each word, swapped neighbours counting as one slip:
 * the bit-parallel way of Myers in Hyyrö's form.
 */
function holdAgainst(query: string, codes: readonly Uint8Array[]): Match[] {
  const size = query.length;
  const allowed = tolerance(size);
  const masks = new Int32Array(64);
  for (let index = 0; index < size; index++) {
    const code = letterCode(query.charAt(index));
    masks[code] = (masks[code] as number) | (1 << index);
  }
  const top = 1 << (size - 1);
  const found: Match[] = [];
  for (let place = 0; place < codes.length; place++) {
    const word = codes[place] as Uint8Array;
    if (word.length < size - allowed) continue;
    let plus = -1;
    let minus = 0;
    let diagonal = 0;
    let previous = 0;
    let distance = size;
    let nearest = size;
    for (let at = 0; at < word.length; at++) {
      const mask = masks[word[at] as number] as number;
      const swapped = ((~diagonal & mask) << 1) & previous;
      diagonal = (((mask & plus) + plus) ^ plus) | mask | minus | swapped;
      let up = minus | ~(diagonal | plus);
      let down = diagonal & plus;
      if ((up & top) !== 0) distance++;
      else if ((down & top) !== 0) distance--;
      up = (up << 1) | 1;
      down <<= 1;
      plus = down | ~(diagonal | up);
      minus = up & diagonal;
      previous = mask;
      if (distance < nearest) nearest = distance;
      // too long to be the whole word: only its beginning counts, and that has been seen
      if (at >= size + allowed) {
        distance = size;
        break;
      }
    }
    const whole = distance <= allowed ? WHOLE - SLIP * distance : 0;
    const begun = nearest <= Math.min(allowed, size >> 2) ? BEGUN - SLIP * nearest : 0;
    if (whole > 0 || begun > 0) found.push({ word: place, points: Math.max(whole, begun) });
  }
  return found;
}
