// The fast simulator's position: the game as numbers, changed in place, for bots, hints and the search, which play
// thousands of games per second (act.ts has the actions). A test plays random games here and by the rules and compares
// every position. Cards are their indices, cells those of a sheet with a border.

import { cardTable, damageOf, dungeonCards, partnerOf } from '../../cards.ts';
import { HEIGHT, SHEET_COLUMNS, WIDTH } from '../../rules/dungeon.ts';
import type { Params } from '../../types.ts';
import { addFates, type CardSource, DECK, numberOf } from './source.ts';

export const PITCH = SHEET_COLUMNS + 2;
const SHEET = PITCH * (2 * HEIGHT + 1);
export const START = HEIGHT * PITCH + WIDTH;

export const EXIT = numberOf('SA');
export const PIT = numberOf('S2');
export const QUEEN = numberOf('SQ');
export const MERCHANT = numberOf('CA');
export const WIZARD = numberOf('BX');

/** The pending choice; naming the Joker is part of the action here. */
export const FREE = 0;
export const FATE = 1;
export const DAMAGE = 2;
export const HIDDEN = 3;
export const OFFER = 4;

export const WON = 1;
export const LOST = 2;
/** The source ran out of cards: neither won nor lost, but the game cannot go on. */
export const GIVEN_UP = 3;

// Items by kind, as bytes of `held` and `stock`.
export const KING_ITEM = 0;
export const QUEEN_ITEM = 1;
export const JACK_ITEM = 2;
export const JOKER_ITEM = 3;

export const table = <T>(value: (card: (typeof dungeonCards)[number]) => T) =>
  dungeonCards.map(value);
export const bit = (card: number) => 1 << card;
const maskOf = (...kinds: readonly string[]): number =>
  dungeonCards.reduce(
    (mask, card, at) => (kinds.includes(cardTable[card].kind) ? mask | bit(at) : mask),
    0,
  );
export const PASSAGES = maskOf('passage');
export const ENEMIES = maskOf('enemy');
export const PITS = maskOf('pit');
export const GEMS = maskOf('gem');
export const HEALINGS = maskOf('healing');
export const TREASURES = maskOf('treasure');
export const needs = Uint8Array.from(table((card) => cardTable[card].need));
export const partners = Int8Array.from(
  table((card) => {
    const partner = partnerOf(card);
    return partner === undefined ? -1 : numberOf(partner);
  }),
);

export interface Sim {
  source: CardSource;
  params: Params;
  /** Damage of each card under the params. */
  damage: Uint8Array;
  level: number;
  /** Cards laid in this level, the start card included. */
  laid: number;
  health: number;
  gems: number;
  /** Items held and in stock, by kind. */
  readonly held: Uint8Array;
  readonly stock: Uint8Array;
  fateDraws: number;
  /** Bits of the fates (bit 6 to bit 10) that can come next. */
  left: number;
  itemDraws: number;
  queenBeaten: boolean;
  /** Bits of the cards that lie face-up, and of all that were revealed in this level. */
  up: number;
  found: number;
  /** Where each found card lies. */
  readonly at: Uint8Array;
  /** 0 empty, 1 face-up, 2 face-down. */
  readonly grid: Uint8Array;
  /** Neighbouring cards, and face-down ones among them. */
  readonly beside: Uint8Array;
  readonly downs: Uint8Array;
  /** Empty cells with a neighbour, mixed with spent ones. */
  readonly frontier: Uint8Array;
  frontierSize: number;
  top: number;
  bottom: number;
  leftmost: number;
  rightmost: number;
  pending: number;
  pendingCard: number;
  fate: number;
  bonus: number;
  owed: number;
  over: number;
}

export const ALL_FATES = 0b11111 << 6;

export function createSim(source: CardSource, params: Params): Sim {
  return {
    source,
    params,
    damage: Uint8Array.from(table((card) => damageOf(card, params))),
    level: 1,
    laid: 1,
    health: params.health,
    gems: params.startGems,
    held: new Uint8Array(4),
    stock: Uint8Array.of(2, 2, 2, 1),
    fateDraws: 0,
    left: ALL_FATES,
    itemDraws: 0,
    queenBeaten: false,
    up: 0,
    found: 0,
    at: new Uint8Array(DECK),
    grid: new Uint8Array(SHEET),
    beside: new Uint8Array(SHEET),
    downs: new Uint8Array(SHEET),
    frontier: new Uint8Array(SHEET),
    frontierSize: 0,
    top: HEIGHT,
    bottom: HEIGHT,
    leftmost: WIDTH,
    rightmost: WIDTH,
    pending: FREE,
    pendingCard: 0,
    fate: 0,
    bonus: 0,
    owed: 0,
    over: 0,
  };
}

export function copySim(to: Sim, from: Sim): void {
  to.level = from.level;
  to.laid = from.laid;
  to.health = from.health;
  to.gems = from.gems;
  to.held.set(from.held);
  to.stock.set(from.stock);
  to.fateDraws = from.fateDraws;
  to.left = from.left;
  to.itemDraws = from.itemDraws;
  to.queenBeaten = from.queenBeaten;
  to.up = from.up;
  to.found = from.found;
  to.at.set(from.at);
  to.grid.set(from.grid);
  to.beside.set(from.beside);
  to.downs.set(from.downs);
  to.frontier.set(from.frontier);
  to.frontierSize = from.frontierSize;
  to.top = from.top;
  to.bottom = from.bottom;
  to.leftmost = from.leftmost;
  to.rightmost = from.rightmost;
  to.pending = from.pending;
  to.pendingCard = from.pendingCard;
  to.fate = from.fate;
  to.bonus = from.bonus;
  to.owed = from.owed;
  to.over = from.over;
}

/** An empty floor with the start card. */
export function clearFloor(sim: Sim): void {
  sim.laid = 0;
  sim.up = 0;
  sim.found = 0;
  sim.grid.fill(0);
  sim.beside.fill(0);
  sim.downs.fill(0);
  sim.frontierSize = 0;
  sim.top = HEIGHT;
  sim.bottom = HEIGHT;
  sim.leftmost = WIDTH;
  sim.rightmost = WIDTH;
  lay(sim, START);
  turnCell(sim, START);
}

/** Puts a face-up card on the floor. */
export function lay(sim: Sim, cell: number): void {
  const { grid, beside } = sim;
  grid[cell] = 1;
  sim.laid++;
  for (let way = 0; way < 4; way++) {
    const near = cell + (ways[way] as number);
    const cards = (beside[near] as number) + 1;
    beside[near] = cards;
    if (cards === 1 && grid[near] === 0) sim.frontier[sim.frontierSize++] = near;
  }
  const row = (cell / PITCH) | 0;
  const column = cell - row * PITCH;
  if (row < sim.top) sim.top = row;
  if (row > sim.bottom) sim.bottom = row;
  if (column < sim.leftmost) sim.leftmost = column;
  if (column > sim.rightmost) sim.rightmost = column;
}

export const ways = Int8Array.of(-PITCH, -1, 1, PITCH);

export function turnCell(sim: Sim, cell: number): void {
  const { downs } = sim;
  sim.grid[cell] = 2;
  for (let way = 0; way < 4; way++) {
    const near = cell + (ways[way] as number);
    downs[near] = (downs[near] as number) + 1;
  }
}

export function turnCard(sim: Sim, card: number): void {
  sim.up &= ~bit(card);
  turnCell(sim, sim.at[card] as number);
}

/** Would the floor with this cell still fit into 7 by 5? */
export function inSpan(sim: Sim, cell: number): boolean {
  const row = (cell / PITCH) | 0;
  const column = cell - row * PITCH;
  return (
    row > sim.bottom - HEIGHT &&
    row < sim.top + HEIGHT &&
    column > sim.rightmost - WIDTH &&
    column < sim.leftmost + WIDTH
  );
}

/** A cell can never be used again once it is taken, or has too many neighbours. */
function isSpent(sim: Sim, cell: number): boolean {
  if (sim.grid[cell] !== 0) return true;
  return sim.params.open ? (sim.downs[cell] as number) > 1 : (sim.beside[cell] as number) > 1;
}

/** Drops spent cells from the frontier, moves usable ones to the front and returns their number. */
export function sortFrontier(sim: Sim): number {
  const { frontier } = sim;
  let size = 0;
  let ready = 0;
  for (let index = 0; index < sim.frontierSize; index++) {
    const cell = frontier[index] as number;
    if (isSpent(sim, cell) || !inSpan(sim, cell)) continue; // spans only grow, so this is permanent
    if (sim.downs[cell] === 1) {
      frontier[size++] = frontier[ready] as number;
      frontier[ready++] = cell;
    } else frontier[size++] = cell;
  }
  sim.frontierSize = size;
  return ready;
}

export const deckLeft = (sim: Sim) => sim.laid < DECK;

/** The next card of the deck, for callers with insight. */
export function nextCard(sim: Sim): number {
  const { source } = sim;
  return source.decks[(sim.level - source.firstLevel) * DECK + sim.laid] as number;
}

/** The next fate card, for callers with insight; 0 if the source has run out. */
export function nextFate(sim: Sim): number {
  const { source } = sim;
  const index = sim.fateDraws - source.firstFate;
  if (index >= source.fateCount && !addFates(source)) return 0;
  return source.fates[index] as number;
}

export const canResolve = (sim: Sim, card: number): boolean => {
  if ((sim.up & bit(card)) === 0) return false;
  if (card === MERCHANT) return sim.gems > 0;
  const partner = partners[card] as number;
  return partner < 0 || (sim.found & bit(partner)) !== 0;
};

export const hasRole = (sim: Sim, kind: number): boolean =>
  (sim.held[kind] as number) > 0 || (sim.held[JOKER_ITEM] as number) > 0;
