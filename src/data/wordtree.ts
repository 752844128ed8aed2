// Words as a tree of letters, in flat arrays, and which of them come near a word that is typed. Whatever begins alike is
// looked at once, and a branch is left as soon as no word on it can come near: a few hundred steps for a letter typed.

/** Words longer than the bits of a number are cut; no name has one. */
export const MOST_LETTERS = 30;

/** Points of a word that is there, and of one that begins so. Less than that is a guess at what was meant. */
export const WHOLE = 100;
export const BEGUN = 88;
export const SLIP = 22;

/** How many slips a word of this length may have. */
export function tolerance(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/** Words `from` to before `to` of the tree have these points. A word may be told in one call only. */
type Tell = (from: number, to: number, points: number) => void;

export interface WordTree {
  /** Letters of each word. */
  readonly lengths: Uint8Array;
  /** Tells the words that are this one, begin so, or do either but for some slips. */
  near(word: string, slips: number, tell: Tell): void;
}

/** a-z 1-26, digits behind them. */
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

/** `words` are different ones, sorted, none longer than `MOST_LETTERS`. With pauses, because there are thousands. */
export function* buildWordTree(words: readonly string[]): Generator<void, WordTree> {
  const room = words.reduce((sum, word) => sum + word.length, 0);
  // a node is a letter; what continues it follows it, up to `skip`
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

  // By depth: bit i of `within0` is set where the first i letters of the query are the letters down to here, of
  // `within1` where one slip lies between, of `within2` where two do. Depth 1 of these is the root's, 0 is empty.
  const within0 = new Int32Array(MOST_LETTERS + 2);
  const within1 = new Int32Array(MOST_LETTERS + 2);
  const within2 = new Int32Array(MOST_LETTERS + 2);
  const path = new Int32Array(MOST_LETTERS + 2);
  /** The fewest slips with which a beginning of the path is the query. */
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
    /** A beginning may have fewer slips than a whole word. */
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
