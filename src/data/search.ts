// Finds cards by name: words in any order, unfinished, with slips of the pen. An own index, because it is small:
// each query word is held against the few thousand different words of all names, bit-parallel, and remembered.

import { type Card, foldName, fullName } from './card.ts';

const BEST = 8;
/** Words longer than the bits of a number are cut; no name has one. */
const MOST_LETTERS = 30;
const REMEMBERED = 200;

interface Match {
  readonly word: number;
  readonly points: number;
}

/** Points of a word that is there, and of one that begins so. */
const WHOLE = 100;
const BEGUN = 88;
/** Only the first letters agree: "returning" for "returned". */
const STEM = 38;
const SLIP = 22;
/** Words of the name count a little more than words of the version. */
const IN_NAME = 2;
/** What a card gains for having a word at all. */
const FOUND = 45;

/** How many slips a word of this length may have. */
function tolerance(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/** The cards whose names are nearest to a text, best first. */
export type Search = (text: string) => readonly Card[];

export function createSearch(cards: readonly Card[]): Search {
  const words: string[] = [];
  const places = new Map<string, number>();
  const holders: number[][] = [];
  const lengths = new Uint8Array(cards.length);
  /** A holder is twice the card's place, plus one where the word is in the name and not only in the version. */
  const add = (word: string, card: number, inName: boolean) => {
    let place = places.get(word);
    if (place === undefined) {
      place = words.length;
      places.set(word, place);
      words.push(word.slice(0, MOST_LETTERS));
      holders.push([]);
    }
    const list = holders[place];
    const last = list?.[list.length - 1] ?? -1;
    if (list && last >> 1 !== card) list.push(card * 2 + Number(inName));
  };
  for (const [index, card] of cards.entries()) {
    const own = foldName(fullName(card)).split(' ');
    lengths[index] = Math.min(own.length, 255);
    const named = foldName(card.name).split(' ').length;
    for (const [at, word] of own.entries()) add(word, index, at < named);
    // "tinkerbell"
    const joined = foldName(card.name).replaceAll(' ', '');
    if (!own.includes(joined)) add(joined, index, true);
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

  const points = new Int32Array(cards.length);
  const best = new Int16Array(cards.length);

  return (text) => {
    const query = foldName(text).split(' ').slice(0, 12);
    if (query[0] === '') return [];
    points.fill(0);
    const touched = new Set<number>();
    for (const word of query) {
      const reached: number[] = [];
      for (const match of matchesOf(word.slice(0, MOST_LETTERS))) {
        for (const holder of holders[match.word] ?? []) {
          const card = holder >> 1;
          const worth = match.points + (holder & 1) * IN_NAME;
          if (best[card] === 0) reached.push(card);
          if (worth > (best[card] as number)) best[card] = worth;
        }
      }
      for (const card of reached) {
        points[card] = (points[card] as number) + (best[card] as number) + FOUND;
        best[card] = 0;
        touched.add(card);
      }
    }
    const rank = (card: number) => (points[card] as number) * 4 - (lengths[card] as number);
    return [...touched]
      .sort((left, right) => rank(right) - rank(left) || left - right)
      .slice(0, BEST)
      .flatMap((index) => cards[index] ?? []);
  };
}

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
