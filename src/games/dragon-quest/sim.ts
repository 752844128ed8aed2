// The rules once more, over numbers in place: for bots, hints and the search, which play thousands of games a second.
// A test plays random games in both and compares every position. Cards are their numbers, cells those of a sheet
// with a border.

import { cardTable, dungeonCards, itemCards, itemKind, itemKinds, partnerOf } from './cards.ts';
import { HEIGHT, SHEET_COLUMNS, WIDTH } from './dungeon.ts';
import { damageOf } from './params.ts';
import { addFates, addItem, addLevel, DECK, MOST_LEVELS, numberOf, type Source } from './source.ts';
import type { Params } from './types.ts';

export const PITCH = SHEET_COLUMNS + 2;
const SHEET = PITCH * (2 * HEIGHT + 1);
export const START = HEIGHT * PITCH + WIDTH;

export const EXIT = numberOf('SA');
export const PIT = numberOf('S2');
export const QUEEN = numberOf('SQ');
export const MERCHANT = numberOf('CA');
export const WIZARD = numberOf('BX');

/** What the game waits for; the Joker's choice is part of the action here. */
export const FREE = 0;
export const FATE = 1;
export const DAMAGE = 2;
export const HIDDEN = 3;
export const OFFER = 4;

export const WON = 1;
export const LOST = 2;

// Items by kind, as bytes of `held` and `stock`.
export const KING_ITEM = 0;
export const QUEEN_ITEM = 1;
export const JACK_ITEM = 2;
export const JOKER_ITEM = 3;

/** Actions: a kind in the hundreds (of 256) and a cell, card, item or amount. */
export const PLACE = 0;
export const RESOLVE = 1 << 8;
export const FLIP = 2 << 8;
export const FLIP_JOKER = 3 << 8;
export const ACCEPT = 4 << 8;
export const SPEND = 5 << 8;
export const USE_KING = 6 << 8;
export const USE_QUEEN = 7 << 8;
export const USE_JOKER_KING = 8 << 8;
export const USE_JOKER_QUEEN = 9 << 8;
export const TAKE = 10 << 8;
export const LEAVE = 11 << 8;
export const CANCEL = 12 << 8;

const table = <T>(value: (card: (typeof dungeonCards)[number]) => T) => dungeonCards.map(value);
const bit = (card: number) => 1 << card;
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
const ALWAYS = ~(PASSAGES | bit(MERCHANT));
export const needs = Uint8Array.from(table((card) => cardTable[card].need));
export const partners = Int8Array.from(
  table((card) => {
    const partner = partnerOf(card);
    return partner === undefined ? -1 : numberOf(partner);
  }),
);
const rewardHealth = Uint8Array.from(table((card) => cardTable[card].reward.health ?? 0));
const rewardGems = Uint8Array.from(table((card) => cardTable[card].reward.gems ?? 0));
const rewardItems = Uint8Array.from(table((card) => cardTable[card].reward.items ?? 0));
const slotKinds = Uint8Array.from(itemCards.map((card) => itemKinds.indexOf(itemKind(card))));
const slotRanks = Uint8Array.from(itemCards.map((card) => (card.startsWith('D') ? 1 : 0)));

export interface Sim {
  source: Source;
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
  /** Empty cells with a neighbour, among others that are out of use by now. */
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

const ALL_FATES = 0b11111 << 6;

export function createSim(source: Source, params: Params): Sim {
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

/** The start of a game; the source is at its first level already. */
export function startSim(sim: Sim): void {
  sim.level = 1;
  sim.health = sim.params.health;
  sim.gems = sim.params.startGems;
  sim.held.fill(0);
  sim.stock.fill(2);
  sim.stock[JOKER_ITEM] = 1;
  sim.fateDraws = 0;
  sim.left = ALL_FATES;
  sim.itemDraws = 0;
  sim.queenBeaten = false;
  sim.pending = FREE;
  sim.over = 0;
  for (let item = 0; item < sim.params.startItems; item++) gainItem(sim);
  clearFloor(sim);
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

/** Would the floor with this cell still be within 7 by 5? */
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

/** Drops spent cells from the frontier, and answers how many of the rest can be used now; they come first. */
export function sortFrontier(sim: Sim): number {
  const { frontier } = sim;
  let size = 0;
  let ready = 0;
  for (let index = 0; index < sim.frontierSize; index++) {
    const cell = frontier[index] as number;
    if (isSpent(sim, cell) || !inSpan(sim, cell)) continue; // spans only grow, so that is for good as well
    if (sim.downs[cell] === 1) {
      frontier[size++] = frontier[ready] as number;
      frontier[ready++] = cell;
    } else frontier[size++] = cell;
  }
  sim.frontierSize = size;
  return ready;
}

const deckLeft = (sim: Sim) => sim.laid < DECK;

/** The next card of the deck: for those who know the order. */
export function nextCard(sim: Sim): number {
  const { source } = sim;
  return source.decks[(sim.level - source.firstLevel) * DECK + sim.laid] as number;
}

/** The next fate card: for those who know the order. 0 if the source has run dry. */
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

function gainItem(sim: Sim): void {
  const { source, stock } = sim;
  if (stock[0] === 0 && stock[1] === 0 && stock[2] === 0 && stock[3] === 0) return;
  const draw = sim.itemDraws - source.firstItem;
  if (draw >= source.itemCount && !addItem(source)) {
    sim.over = LOST;
    return;
  }
  sim.itemDraws++;
  for (let at = draw * 7; ; at++) {
    const slot = source.items[at] as number;
    const kind = slotKinds[slot] as number;
    if ((stock[kind] as number) <= (slotRanks[slot] as number)) continue;
    moveItem(sim, kind, 1);
    return;
  }
}

/** From the stock to the player (1), or back (-1). */
function moveItem(sim: Sim, kind: number, step: 1 | -1): void {
  sim.held[kind] = (sim.held[kind] as number) + step;
  sim.stock[kind] = (sim.stock[kind] as number) - step;
}

function gainGems(sim: Sim, gems: number): void {
  sim.gems = Math.min(10, sim.gems + gems);
}

function heal(sim: Sim, health: number): void {
  sim.health = Math.min(sim.params.health, sim.health + health);
}

function suffer(sim: Sim, damage: number, gems: number): void {
  sim.gems -= gems;
  sim.health = Math.max(0, sim.health - damage + gems);
  if (sim.health === 0) sim.over = LOST;
}

function goThrough(sim: Sim): void {
  if (sim.queenBeaten) {
    sim.over = WON;
    return;
  }
  const { source } = sim;
  sim.level++;
  const index = sim.level - source.firstLevel;
  if (index >= MOST_LEVELS || (index >= source.levels && !addLevel(source))) sim.over = LOST;
  else clearFloor(sim);
}

/** Plays one action that is legal here. */
export function act(sim: Sim, action: number): void {
  const what = action & 255;
  switch (action & ~255) {
    case PLACE:
      place(sim, what);
      break;
    case RESOLVE:
      resolve(sim, what);
      break;
    case FLIP:
    case FLIP_JOKER:
      moveItem(sim, (action & ~255) === FLIP ? JACK_ITEM : JOKER_ITEM, -1);
      turnCard(sim, what);
      break;
    case ACCEPT:
      if (sim.pending === FATE) endFight(sim);
      else strike(sim);
      break;
    case SPEND:
      sim.pending = FREE;
      turnCard(sim, sim.pendingCard);
      suffer(sim, sim.owed, what);
      break;
    case USE_KING:
    case USE_JOKER_KING:
      moveItem(sim, (action & ~255) === USE_KING ? KING_ITEM : JOKER_ITEM, -1);
      drawFate(sim, sim.pendingCard);
      break;
    case USE_QUEEN:
    case USE_JOKER_QUEEN:
      moveItem(sim, (action & ~255) === USE_QUEEN ? QUEEN_ITEM : JOKER_ITEM, -1);
      if (sim.pending === FATE) {
        sim.bonus++;
        considerFate(sim);
      } else {
        sim.pending = FREE;
        turnCard(sim, sim.pendingCard);
      }
      break;
    case TAKE:
    case LEAVE:
      sim.pending = FREE;
      turnCard(sim, sim.pendingCard);
      if (sim.pendingCard === MERCHANT) sim.gems--;
      if ((action & ~255) === TAKE) moveItem(sim, what, 1);
      else goThrough(sim);
      break;
    case CANCEL:
      sim.pending = FREE;
      break;
  }
  if (sim.over === 0 && sim.pending === FREE && isTrapped(sim)) sim.over = LOST;
}

function place(sim: Sim, cell: number): void {
  const card = nextCard(sim);
  lay(sim, cell);
  sim.at[card] = cell;
  sim.up |= bit(card);
  sim.found |= bit(card);
  if (card !== PIT) return;
  sim.pendingCard = card;
  sim.owed = sim.damage[card] as number;
  if (hasRole(sim, QUEEN_ITEM)) sim.pending = HIDDEN;
  else strike(sim);
}

function strike(sim: Sim): void {
  sim.pending = FREE;
  turnCard(sim, sim.pendingCard);
  suffer(sim, sim.owed, Math.min(sim.owed, sim.gems));
}

function resolve(sim: Sim, card: number): void {
  const mask = bit(card);
  if ((mask & ENEMIES) !== 0) drawFate(sim, card);
  else if ((mask & PITS) !== 0) faceDamage(sim, card, hasRole(sim, QUEEN_ITEM));
  else if ((mask & PASSAGES) !== 0) {
    const partner = partners[card] as number;
    turnCard(sim, card);
    if ((sim.up & bit(partner)) !== 0) turnCard(sim, partner);
  } else if (card === MERCHANT || card === WIZARD) {
    sim.pending = OFFER;
    sim.pendingCard = card;
  } else {
    turnCard(sim, card);
    if (card === EXIT) goThrough(sim);
    else if ((mask & GEMS) !== 0) gainGems(sim, 1);
    else if ((mask & HEALINGS) !== 0) heal(sim, 2);
    else gainItem(sim);
  }
}

function drawFate(sim: Sim, card: number): void {
  const fate = nextFate(sim);
  if (fate === 0) {
    sim.over = LOST;
    return;
  }
  sim.fateDraws++;
  sim.left &= ~(1 << fate);
  if (sim.left === 0) sim.left = ALL_FATES;
  sim.pendingCard = card;
  sim.fate = fate;
  sim.bonus = 0;
  considerFate(sim);
}

function considerFate(sim: Sim): void {
  const failing = sim.fate + sim.bonus < (needs[sim.pendingCard] as number);
  const usable =
    sim.fate < 10 && (hasRole(sim, KING_ITEM) || (failing && (sim.held[QUEEN_ITEM] as number) > 0));
  if (usable) sim.pending = FATE;
  else endFight(sim);
}

function endFight(sim: Sim): void {
  const card = sim.pendingCard;
  sim.pending = FREE;
  if (sim.fate + sim.bonus < (needs[card] as number)) {
    faceDamage(sim, card, false);
    return;
  }
  turnCard(sim, card);
  const critical = sim.fate === 10;
  if (card === QUEEN) {
    if (sim.level < sim.params.depth) return;
    sim.queenBeaten = true;
    if (critical) sim.over = WON;
  } else if (critical) {
    gainGems(sim, rewardGems[card] as number);
    if ((rewardItems[card] as number) > 0) gainItem(sim);
    heal(sim, rewardHealth[card] as number);
  }
}

function faceDamage(sim: Sim, card: number, cancellable: boolean): void {
  const damage = sim.damage[card] as number;
  if (sim.gems > 0 || cancellable) {
    sim.pending = DAMAGE;
    sim.pendingCard = card;
    sim.owed = damage;
    return;
  }
  turnCard(sim, card);
  suffer(sim, damage, 0);
}

function isTrapped(sim: Sim): boolean {
  const { up } = sim;
  if ((up & ALWAYS) !== 0) return false;
  if (up !== 0 && hasRole(sim, JACK_ITEM)) return false;
  if ((up & bit(MERCHANT)) !== 0 && sim.gems > 0) return false;
  for (let rest = up & PASSAGES; rest !== 0; rest &= rest - 1)
    if (canResolve(sim, 31 - Math.clz32(rest & -rest))) return false;
  return !deckLeft(sim) || sortFrontier(sim) === 0;
}

/** Every legal action, written into `out`; answers how many. Passages are named by both ends. */
export function listActions(sim: Sim, out: Uint16Array): number {
  let size = 0;
  if (sim.over !== 0) return 0;
  const { held, stock } = sim;
  switch (sim.pending) {
    case FREE: {
      const ready = deckLeft(sim) ? sortFrontier(sim) : 0;
      for (let index = 0; index < ready; index++)
        out[size++] = PLACE + (sim.frontier[index] as number);
      for (let rest = sim.up; rest !== 0; rest &= rest - 1) {
        const card = 31 - Math.clz32(rest & -rest);
        if (canResolve(sim, card)) out[size++] = RESOLVE + card;
        if ((held[JACK_ITEM] as number) > 0) out[size++] = FLIP + card;
        if ((held[JOKER_ITEM] as number) > 0) out[size++] = FLIP_JOKER + card;
      }
      break;
    }
    case FATE: {
      out[size++] = ACCEPT;
      const failing = sim.fate + sim.bonus < (needs[sim.pendingCard] as number);
      if ((held[KING_ITEM] as number) > 0) out[size++] = USE_KING;
      if ((held[JOKER_ITEM] as number) > 0) out[size++] = USE_JOKER_KING;
      if (failing && (held[QUEEN_ITEM] as number) > 0) out[size++] = USE_QUEEN;
      if (failing && (held[JOKER_ITEM] as number) > 0) out[size++] = USE_JOKER_QUEEN;
      break;
    }
    case DAMAGE:
    case HIDDEN: {
      const most = sim.pending === HIDDEN ? -1 : Math.min(sim.owed, sim.gems);
      if (sim.pending === HIDDEN) out[size++] = ACCEPT;
      for (let gems = 0; gems <= most; gems++) out[size++] = SPEND + gems;
      if ((bit(sim.pendingCard) & ENEMIES) !== 0) break;
      if ((held[QUEEN_ITEM] as number) > 0) out[size++] = USE_QUEEN;
      if ((held[JOKER_ITEM] as number) > 0) out[size++] = USE_JOKER_QUEEN;
      break;
    }
    case OFFER:
      for (let kind = 0; kind < 4; kind++)
        if ((stock[kind] as number) > 0) out[size++] = TAKE + kind;
      out[size++] = LEAVE;
      out[size++] = CANCEL;
      break;
  }
  return size;
}
