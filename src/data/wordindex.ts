// The words of all names, which cards have them, and the cards ranked by the words that are typed. Everything is in
// arrays that are made once: a letter is typed often, and what is thrown away has to be swept up.

import { BEGUN, buildWordTree, MOST_LETTERS, SLIP, tolerance, WHOLE } from './wordtree.ts';

const REMEMBERED = 200;
/** Only the first letters agree: "returning" for "returned". */
const STEM = 38;
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

/** Places of cards, best first. Lent: good until the next search. */
export type Order = Uint16Array;

export interface Ranked {
  readonly order: Order;
  /** Every word was there, finished or not. */
  readonly exact: boolean;
}

export interface WordIndex {
  rank(query: string, words: readonly string[]): Ranked;
}

export interface WordIndexBuilder {
  /** The next card: its name and its whole name, folded. */
  add(name: string, full: string): void;
  done(): Generator<void, WordIndex>;
}

/** More than a catalogue has cards. */
const MOST_PLACES = 2 ** 16;

/** Puts cards in order by points, the earlier card first where they are equal. */
export function createSorter(cards: number) {
  const keys = new Float64Array(cards);
  const order = new Uint16Array(cards);
  let count = 0;
  return {
    add(card: number, points: number): void {
      keys[count++] = points * MOST_PLACES + (MOST_PLACES - 1 - card);
    },
    sorted(): Order {
      const sorted = keys.subarray(0, count).sort();
      for (let at = 0; at < count; at++)
        order[count - 1 - at] = MOST_PLACES - 1 - ((sorted[at] as number) % MOST_PLACES);
      const all = order.subarray(0, count);
      count = 0;
      return all;
    },
  };
}

/** What one typed word is worth to the cards that it reaches. */
interface Reach {
  readonly cards: Uint16Array;
  readonly worth: Uint8Array;
  /** Where the word stands in the name. */
  readonly at: Uint8Array;
}

/** A holder of a word: the card's place, where the word stands, and whether it is in the name. */
const PLACES = 64;
const holderOf = (card: number, at: number, inName: boolean) =>
  (card * PLACES + Math.min(at, PLACES - 1)) * 2 + Number(inName);

export function createWordIndex(): WordIndexBuilder {
  const holders = new Map<string, number[]>();
  const fulls: string[] = [];
  const lengths: number[] = [];

  function addWord(word: string, card: number, at: number, inName: boolean): void {
    const cut = word.slice(0, MOST_LETTERS);
    const list = holders.get(cut);
    if (!list) holders.set(cut, [holderOf(card, at, inName)]);
    else if (Math.floor((list[list.length - 1] ?? -1) / (2 * PLACES)) !== card)
      list.push(holderOf(card, at, inName));
  }

  return {
    add(name, full) {
      const card = fulls.length;
      const own = full.split(' ');
      fulls.push(full);
      lengths.push(Math.min(own.length, FIRST - 1));
      const named = name.split(' ').length;
      for (const [at, word] of own.entries()) addWord(word, card, at, at < named);
      // "tinkerbell"
      const joined = name.replaceAll(' ', '');
      if (!own.includes(joined)) addWord(joined, card, 0, true);
    },
    done: () => indexOf(holders, fulls, Uint8Array.from(lengths)),
  };
}

function* indexOf(
  lists: ReadonlyMap<string, readonly number[]>,
  fulls: readonly string[],
  nameLengths: Uint8Array,
): Generator<void, WordIndex> {
  const words = [...lists.keys()].sort();
  yield;
  const tree = yield* buildWordTree(words);
  yield;
  // the holders of all words, one behind the other
  const starts = new Int32Array(words.length + 1);
  let held = 0;
  for (const list of lists.values()) held += list.length;
  const holders = new Int32Array(held);
  held = 0;
  for (let place = 0; place < words.length; place++) {
    for (const holder of lists.get(words[place] ?? '') ?? []) holders[held++] = holder;
    starts[place + 1] = held;
  }
  yield;

  // scratch, cleared after use
  const cards = fulls.length;
  const points = new Int32Array(cards);
  const hits = new Uint8Array(cards);
  /** The worst word of each card. */
  const worst = new Uint8Array(cards);
  const lastAt = new Uint8Array(cards);
  const touched = new Uint16Array(cards);
  /** Of the word that is looked at: its points and where it stands. */
  const best = new Uint8Array(cards);
  const bestAt = new Uint8Array(cards);
  const reached = new Uint16Array(cards);
  const sorter = createSorter(cards);
  let reachedCount = 0;

  function give(from: number, to: number, worthOfWord: number): void {
    const end = starts[to] as number;
    for (let place = starts[from] as number; place < end; place++) {
      const holder = holders[place] as number;
      const card = Math.floor(holder / (2 * PLACES));
      const worth = worthOfWord + (holder & 1) * IN_NAME;
      const before = best[card] as number;
      if (before === 0) reached[reachedCount++] = card;
      const at = (holder >> 1) % PLACES;
      if (worth < before || (worth === before && at >= (bestAt[card] as number))) continue;
      best[card] = worth;
      bestAt[card] = at;
    }
  }

  const remembered = new Map<string, Reach>();
  function reachOf(word: string): Reach {
    const ready = remembered.get(word);
    if (ready) return ready;
    reachedCount = 0;
    tree.near(word, tolerance(word.length), give);
    // words that begin almost like the first five eighths of a long one and are not much longer or shorter
    if (word.length >= 6)
      tree.near(word.slice(0, Math.max(4, (word.length * 5) >> 3)), 1, (from, to, near) => {
        if (near < BEGUN - SLIP) return;
        for (let place = from; place < to; place++)
          if (Math.abs((tree.lengths[place] as number) - word.length) <= 2)
            give(place, place + 1, STEM - ((WHOLE - near) >> 2));
      });
    const reach: Reach = {
      cards: reached.slice(0, reachedCount),
      worth: new Uint8Array(reachedCount),
      at: new Uint8Array(reachedCount),
    };
    for (let index = 0; index < reachedCount; index++) {
      const card = reached[index] as number;
      reach.worth[index] = best[card] as number;
      reach.at[index] = bestAt[card] as number;
      best[card] = 0;
    }
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(word, reach);
    return reach;
  }

  /** Adds what one word of the query is worth to each card that has it; how many were touched by then. */
  function addWord(reach: Reach, isFirst: boolean, before: number): number {
    let count = before;
    for (let index = 0; index < reach.cards.length; index++) {
      const card = reach.cards[index] as number;
      const worth = reach.worth[index] as number;
      const at = reach.at[index] as number;
      const isNew = hits[card] === 0;
      if (isNew) touched[count++] = card;
      const isInOrder = isFirst || (!isNew && at > (lastAt[card] as number));
      points[card] =
        (points[card] as number) +
        (worth + FOUND) * SCALE +
        (isInOrder ? ORDERED : 0) +
        (isFirst && at === 0 ? FIRST : 0);
      worst[card] = isNew ? worth : Math.min(worst[card] as number, worth);
      hits[card] = (hits[card] as number) + 1;
      lastAt[card] = at;
    }
    return count;
  }

  return {
    rank(query, typed) {
      let count = 0;
      for (let at = 0; at < typed.length; at++)
        count = addWord(reachOf((typed[at] ?? '').slice(0, MOST_LETTERS)), at === 0, count);
      let most = 0;
      let exact = false;
      for (let index = 0; index < count; index++) {
        const card = touched[index] as number;
        most = Math.max(most, hits[card] as number);
        if (hits[card] === typed.length && (worst[card] as number) >= BEGUN) exact = true;
      }
      for (let index = 0; index < count; index++) {
        const card = touched[index] as number;
        const isMeant = hits[card] === most && (!exact || (worst[card] as number) >= BEGUN);
        if (isMeant) {
          const same = fulls[card] === query ? SAME : 0;
          sorter.add(card, (points[card] as number) - (nameLengths[card] as number) + same);
        }
        points[card] = 0;
        hits[card] = 0;
      }
      return { order: sorter.sorted(), exact };
    },
  };
}
