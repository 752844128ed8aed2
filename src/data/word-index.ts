// The words of all names, the cards that have them, and the ranking of cards for a typed text. Everything is in arrays
// that are allocated once, so that typing produces no garbage.

// Words as a trie in flat arrays, with fuzzy matching. Common prefixes are visited once, and a branch is left as soon as
// no word on it can match: a few hundred steps per typed letter.

/** Words longer than the bits of a number are truncated; no name has one. */
const MOST_LETTERS = 30;

/** Points of an exact word, of a prefix, and the penalty for each slip. */
const WHOLE = 100;
const BEGUN = 88;
const SLIP = 22;

/** Slips allowed in a word of this length. */
function tolerance(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/** Words `from` (inclusive) to `to` (exclusive) have these points. Each word is reported once. */
type Tell = (from: number, to: number, points: number) => void;

interface WordTree {
  /** Letters of each word. */
  readonly lengths: Uint8Array;
  /** Reports the words that equal this one or begin with it, up to some slips. */
  near(word: string, slips: number, tell: Tell): void;
}

/** a-z are 1 to 26, digits follow. */
function letterCode(word: string, at: number): number {
  const code = word.charCodeAt(at);
  return code >= 97 ? code - 96 : code - 48 + 27;
}

function sharedLetters(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left.charCodeAt(at) === right.charCodeAt(at)) at++;
  return at;
}

/** Words between two pauses. */
const STRETCH = 250;

/** `words` are distinct, sorted, none longer than `MOST_LETTERS`. With pauses, because there are thousands. */
function* buildWordTree(words: readonly string[]): Generator<void, WordTree> {
  const room = words.reduce((sum, word) => sum + word.length, 0);
  // a node is a letter; its children follow it, up to `skip`
  const letters = new Uint8Array(room);
  const depths = new Uint8Array(room);
  const skip = new Int32Array(room);
  /** The first word of its branch, and whether that one ends here. */
  const first = new Int32Array(room + 1);
  const ends = new Uint8Array(room);
  const open = new Int32Array(MOST_LETTERS + 1);
  let nodes = 0;
  let last = '';
  for (const [place, word] of words.entries()) {
    const shared = sharedLetters(last, word);
    for (let depth = shared + 1; depth <= last.length; depth++) skip[open[depth] as number] = nodes;
    for (let depth = shared + 1; depth <= word.length; depth++) {
      letters[nodes] = letterCode(word, depth - 1);
      depths[nodes] = depth;
      first[nodes] = place;
      open[depth] = nodes++;
    }
    ends[open[word.length] as number] = 1;
    last = word;
    if (place % STRETCH === STRETCH - 1) yield;
  }
  for (let depth = 1; depth <= last.length; depth++) skip[open[depth] as number] = nodes;
  first[nodes] = words.length;

  // Bitap per depth: bit i of `within0` is set if the first i letters of the query match the path down to here, of
  // `within1` with one slip, of `within2` with two. Depth 1 is the root, 0 is empty.
  const within0 = new Int32Array(MOST_LETTERS + 2);
  const within1 = new Int32Array(MOST_LETTERS + 2);
  const within2 = new Int32Array(MOST_LETTERS + 2);
  const path = new Int32Array(MOST_LETTERS + 2);
  /** The fewest slips with which a prefix of the path equals the query. */
  const nearest = new Uint8Array(MOST_LETTERS + 2);
  const masks = new Int32Array(64);
  const NONE = 9;

  function near(word: string, slips: number, tell: Tell): void {
    const size = word.length;
    const top = 1 << size;
    const all = top | (top - 1);
    masks.fill(0);
    for (let at = 0; at < size; at++) {
      const code = letterCode(word, at);
      masks[code] = (masks[code] as number) | (2 << at);
    }
    within0[1] = 1;
    within1[1] = 3 & all;
    within2[1] = 7 & all;
    nearest[1] = NONE;
    path[1] = 0;
    /** A prefix may have fewer slips than a whole word. */
    const begunSlips = Math.min(slips, size >> 2);
    for (let node = 0; node < nodes; ) {
      const at = (depths[node] as number) + 1;
      const mask = masks[letters[node] as number] as number;
      const before = path[at - 1] as number;
      const old0 = within0[at - 1] as number;
      const old1 = within1[at - 1] as number;
      const new0 = (old0 << 1) & mask;
      const swap = (mask << 1) & before;
      // the same letter; one too few, too many, another; two neighbours swapped
      const new1 =
        (((old1 << 1) & mask) |
          (new0 << 1) |
          old0 |
          (old0 << 1) |
          (((within0[at - 2] as number) << 2) & swap)) &
        all;
      const new2 =
        ((((within2[at - 1] as number) << 1) & mask) |
          (new1 << 1) |
          old1 |
          (old1 << 1) |
          (((within1[at - 2] as number) << 2) & swap)) &
        all;
      const begun = nearest[at - 1] as number;
      const from = first[node] as number;
      if ((new0 & top) !== 0) {
        const to = first[skip[node] as number] as number;
        const rest = from + (ends[node] as number);
        if (rest > from) tell(from, rest, WHOLE);
        if (to > rest) tell(rest, to, BEGUN);
        node = skip[node] as number;
        continue;
      }
      if ((slips === 0 ? new0 : slips === 1 ? new1 : new2) === 0) {
        if (begun <= begunSlips)
          tell(from, first[skip[node] as number] as number, BEGUN - SLIP * begun);
        node = skip[node] as number;
        continue;
      }
      const own = (new1 & top) !== 0 ? 1 : (new2 & top) !== 0 ? 2 : NONE;
      const now = Math.min(begun, own);
      if (ends[node] === 1) {
        const whole = own <= slips ? WHOLE - SLIP * own : 0;
        const points = Math.max(whole, now <= begunSlips ? BEGUN - SLIP * now : 0);
        if (points > 0) tell(from, from + 1, points);
      }
      within0[at] = new0;
      within1[at] = new1;
      within2[at] = new2;
      path[at] = mask;
      nearest[at] = now;
      node++;
    }
  }

  return { lengths: Uint8Array.from(words, (word) => word.length), near };
}

const REMEMBERED = 200;
/** Only the first letters agree: "returning" for "returned". */
const STEM = 38;
/** Words of the name count a little more than words of the version. */
const IN_NAME = 2;
/** Points for having the word at all. */
const FOUND = 45;
/** Tie-breakers below one point of a word: the order of the words, the first word, the length of the name. */
const SCALE = 32;
const ORDERED = 12;
const FIRST = 8;
/** The whole name, letter by letter. */
const SAME = 2 ** 20;

/** Places of cards, best first. Valid until the next search reuses the array. */
type CardOrder = Uint16Array;

interface WordIndex {
  /** `exact`: every word matched, finished or not. */
  rank(query: string, words: readonly string[]): { order: CardOrder; exact: boolean };
}

/** More than a catalogue has cards. */
const MOST_PLACES = 2 ** 16;

/** Sorts cards by points, stably. */
export function createSorter(cards: number) {
  const keys = new Float64Array(cards);
  const order = new Uint16Array(cards);
  let count = 0;
  return {
    add(card: number, points: number): void {
      keys[count++] = points * MOST_PLACES + (MOST_PLACES - 1 - card);
    },
    sorted(): CardOrder {
      const sorted = keys.subarray(0, count).sort();
      for (let at = 0; at < count; at++)
        order[count - 1 - at] = MOST_PLACES - 1 - ((sorted[at] as number) % MOST_PLACES);
      const all = order.subarray(0, count);
      count = 0;
      return all;
    },
  };
}

/** The points of one typed word for the cards that it matches. */
interface Reach {
  readonly cards: Uint16Array;
  readonly worth: Uint8Array;
  /** The word's position in the name. */
  readonly at: Uint8Array;
}

/** A holder of a word: the card's place, the word's position, and whether it is in the name. */
const PLACES = 64;
const holderOf = (card: number, at: number, inName: boolean) =>
  (card * PLACES + Math.min(at, PLACES - 1)) * 2 + Number(inName);

export function createWordIndex() {
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
    /** The next card: its name and its whole name, folded. */
    add(name: string, full: string): void {
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
  // the holders of all words, concatenated
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
  /** Points and position of the current word. */
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

  /** Adds the points of one query word to each card that has it; returns the number of cards touched so far. */
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
