// The actions of the fast simulator as numbers: which are legal, and what each does. The counterpart of rules/moves.ts.

import { cardTable, itemCards, itemKind, itemKinds } from '../../cards.ts';
import {
  ALL_FATES,
  bit,
  canResolve,
  clearFloor,
  DAMAGE,
  deckLeft,
  ENEMIES,
  EXIT,
  FATE,
  FREE,
  GEMS,
  GIVEN_UP,
  HEALINGS,
  HIDDEN,
  hasRole,
  JACK_ITEM,
  JOKER_ITEM,
  KING_ITEM,
  LOST,
  lay,
  MERCHANT,
  needs,
  nextCard,
  nextFate,
  OFFER,
  PASSAGES,
  PIT,
  PITS,
  partners,
  QUEEN,
  QUEEN_ITEM,
  type Sim,
  sortFrontier,
  table,
  turnCard,
  WIZARD,
  WON,
} from './position.ts';
import { addItem, addLevel, MOST_LEVELS } from './source.ts';

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

/** Writes every legal action into `out` and returns their number. Passages appear with both ends. */
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

const ALWAYS = ~(PASSAGES | bit(MERCHANT));
const rewardHealth = Uint8Array.from(table((card) => cardTable[card].reward.health ?? 0));
const rewardGems = Uint8Array.from(table((card) => cardTable[card].reward.gems ?? 0));
const rewardItems = Uint8Array.from(table((card) => cardTable[card].reward.items ?? 0));
const slotKinds = Uint8Array.from(itemCards.map((card) => itemKinds.indexOf(itemKind(card))));
const slotRanks = Uint8Array.from(itemCards.map((card) => (card.startsWith('D') ? 1 : 0)));

/** Starts a game; the source must be at its first level. */
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

function gainItem(sim: Sim): void {
  const { source, stock } = sim;
  if (stock[0] === 0 && stock[1] === 0 && stock[2] === 0 && stock[3] === 0) return;
  const draw = sim.itemDraws - source.firstItem;
  if (draw >= source.itemCount && !addItem(source)) {
    sim.over = GIVEN_UP;
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
  if (index >= MOST_LEVELS || (index >= source.levels && !addLevel(source))) sim.over = GIVEN_UP;
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
    sim.over = GIVEN_UP;
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
