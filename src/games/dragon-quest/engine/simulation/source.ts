// Where a simulation draws its cards from: orders written ahead into typed arrays and extended on demand.
// A known source follows the streams of a puzzle; a shuffled one invents what a player cannot know.

import { type DungeonCard, dungeonCards, itemCards } from '../../cards.ts';
import { fateRound, itemOrder, levelDeck } from '../../rules/turn.ts';
import type { Puzzle } from '../../types.ts';

export const DECK = 27;
/** Limits of a simulated game: levels, fate draws and item draws. Real games have none. */
export const MOST_LEVELS = 40;
export const MOST_FATES = 1200;
export const MOST_ITEMS = 400;
const SLOTS = 7;

export interface CardSource {
  /** Level of the first deck, and the decks one after another; card 0 of each is the start card. */
  firstLevel: number;
  levels: number;
  readonly decks: Uint8Array;
  firstFate: number;
  fateCount: number;
  readonly fates: Uint8Array;
  firstItem: number;
  itemCount: number;
  /** Orders of preference, seven slots per draw. */
  readonly items: Uint8Array;
  /** State of the fast random numbers of a shuffled source, and of noise in the bots. */
  random: number;
  readonly puzzle: Puzzle | undefined;
}

export const cardNumber = new Map<string, number>(dungeonCards.map((card, index) => [card, index]));
const itemNumber = new Map<string, number>(itemCards.map((card, index) => [card, index]));
export const numberOf = (card: DungeonCard): number => cardNumber.get(card) ?? 0;

function emptySource(puzzle: Puzzle | undefined): CardSource {
  return {
    firstLevel: 1,
    levels: 0,
    decks: new Uint8Array(MOST_LEVELS * DECK),
    firstFate: 0,
    fateCount: 0,
    fates: new Uint8Array(MOST_FATES + 5),
    firstItem: 0,
    itemCount: 0,
    items: new Uint8Array(MOST_ITEMS * SLOTS),
    random: 1,
    puzzle,
  };
}

export const knownSource = (puzzle: Puzzle): CardSource => emptySource(puzzle);
export const shuffledSource = (): CardSource => emptySource(undefined);

/** Whole numbers below n: a Weyl sequence through a mixing function (mulberry32), fast and good enough for play-outs. */
export function randomBelow(source: CardSource, n: number): number {
  source.random = (source.random + 0x6d2b79f5) | 0;
  let bits = source.random;
  bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 0x100000000) * n);
}

/** Fisher and Yates. */
function shuffleRange(source: CardSource, array: Uint8Array, from: number, length: number): void {
  for (let last = length - 1; last > 0; last--) {
    const other = from + randomBelow(source, last + 1);
    const held = array[from + last] as number;
    array[from + last] = array[other] as number;
    array[other] = held;
  }
}

const EXIT = numberOf('SA');
const QUEEN = numberOf('SQ');

/** Shuffles the part of a deck from `from` on, and with it the start card, which is never the exit or the Queen: it is
 * chosen among the others by reservoir sampling. */
export function shuffleUnseen(source: CardSource, deck: number, from: number): void {
  const { decks } = source;
  const base = deck * DECK;
  shuffleRange(source, decks, base + from, DECK - from);
  const start = decks[base] as number;
  let choices = 1;
  let chosen = 0;
  if (start === EXIT || start === QUEEN) choices = 0;
  for (let at = from; at < DECK; at++) {
    const card = decks[base + at] as number;
    if (card === EXIT || card === QUEEN) continue;
    choices++;
    if (randomBelow(source, choices) === 0) chosen = at;
  }
  decks[base] = decks[base + chosen] as number;
  decks[base + chosen] = start;
}

/** One more level; false if there are too many. */
export function addLevel(source: CardSource): boolean {
  if (source.levels >= MOST_LEVELS) return false;
  const base = source.levels * DECK;
  if (source.puzzle) {
    const deck = levelDeck(source.puzzle, source.firstLevel + source.levels);
    for (let at = 0; at < DECK; at++) source.decks[base + at] = numberOf(deck[at] ?? 'SA');
  } else {
    for (let at = 0; at < DECK; at++) source.decks[base + at] = at;
    source.decks[base] = 1; // anything that may be a start card: the shuffle exchanges it
    source.decks[base + 1] = 0;
    shuffleUnseen(source, source.levels, 1);
  }
  source.levels++;
  return true;
}

/** One more round of fate; false if there are too many. */
export function addFates(source: CardSource): boolean {
  const { fates, fateCount, puzzle } = source;
  if (fateCount + 5 > MOST_FATES) return false;
  const round = puzzle ? fateRound(puzzle, (source.firstFate + fateCount) / 5) : undefined;
  for (let at = 0; at < 5; at++) fates[fateCount + at] = round ? (round[at] ?? 6) : 6 + at;
  if (!round) shuffleRange(source, fates, fateCount, 5);
  source.fateCount += 5;
  return true;
}

/** One more item draw; false if there are too many. */
export function addItem(source: CardSource): boolean {
  const { items, itemCount, puzzle } = source;
  if (itemCount >= MOST_ITEMS) return false;
  const base = itemCount * SLOTS;
  const order = puzzle ? itemOrder(puzzle, source.firstItem + itemCount) : undefined;
  for (let at = 0; at < SLOTS; at++)
    items[base + at] = order ? (itemNumber.get(order[at] ?? 'RX') ?? 0) : at;
  if (!order) shuffleRange(source, items, base, SLOTS);
  source.itemCount++;
  return true;
}

/** What a shuffled source must respect: the level, its unseen cards, and the open fate cards. */
export interface KnownCards {
  readonly level: number;
  /** Cards laid in this level, the start card included. */
  readonly laid: number;
  readonly unseen: readonly number[];
  readonly usedFates: readonly number[];
  readonly fateDraws: number;
  readonly itemDraws: number;
}

/** Turns the source into a new random deal that agrees with the known cards. */
export function reshuffle(source: CardSource, known: KnownCards, random: number): void {
  source.random = random;
  source.firstLevel = known.level;
  source.levels = 1;
  const { decks, fates } = source;
  const { unseen, laid } = known;
  // Start card and deck are unseen alike: the first unseen card goes under the start, then all are shuffled.
  decks[0] = unseen[0] ?? 1;
  for (let at = laid; at < DECK; at++) decks[at] = unseen[at - laid + 1] ?? 0;
  if (decks[0] === EXIT || decks[0] === QUEEN) exchangeStart(decks, laid);
  shuffleUnseen(source, 0, laid);
  const open = known.usedFates.length % 5;
  source.firstFate = known.fateDraws - open;
  source.fateCount = 0;
  if (open > 0) {
    let at = open;
    for (let fate = 6; fate <= 10; fate++) if (!known.usedFates.includes(fate)) fates[at++] = fate;
    shuffleRange(source, fates, open, 5 - open);
    source.fateCount = 5;
  }
  source.firstItem = known.itemDraws;
  source.itemCount = 0;
}

function exchangeStart(decks: Uint8Array, laid: number): void {
  for (let at = laid; at < DECK; at++) {
    const card = decks[at] as number;
    if (card === EXIT || card === QUEEN) continue;
    decks[at] = decks[0] as number;
    decks[0] = card;
    return;
  }
}
