// The actions of the fast simulator, as numbers, and which of them are legal in a position.

import {
  bit,
  canResolve,
  DAMAGE,
  deckLeft,
  ENEMIES,
  FATE,
  FREE,
  HIDDEN,
  JACK_ITEM,
  JOKER_ITEM,
  KING_ITEM,
  needs,
  OFFER,
  QUEEN_ITEM,
  type Sim,
  sortFrontier,
} from './position.ts';

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
