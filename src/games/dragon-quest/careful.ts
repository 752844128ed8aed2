// The careful bot: takes what is free, heals when hurt, counts fate before it fights, keeps room to build, and spends
// items and gems where a failure would be dangerous. It sees what a player sees; with `insight` it also knows the
// next fate and dungeon card, which only the search for a winning line may ask for.

import {
  ACCEPT,
  act,
  canResolve,
  DAMAGE,
  ENEMIES,
  EXIT,
  FATE,
  FLIP,
  FLIP_JOKER,
  FREE,
  GEMS,
  HEALINGS,
  HIDDEN,
  hasRole,
  inSpan,
  JACK_ITEM,
  JOKER_ITEM,
  KING_ITEM,
  LEAVE,
  listActions,
  MERCHANT,
  needs,
  nextCard,
  nextFate,
  PASSAGES,
  PIT,
  PITS,
  PLACE,
  QUEEN,
  QUEEN_ITEM,
  RESOLVE,
  type Sim,
  SPEND,
  sortFrontier,
  TAKE,
  TREASURES,
  USE_JOKER_KING,
  USE_JOKER_QUEEN,
  USE_KING,
  USE_QUEEN,
  WIZARD,
  ways,
} from './sim.ts';
import { DECK, randomBelow } from './source.ts';

const bit = (card: number) => 1 << card;
const first = (mask: number) => 31 - Math.clz32(mask & -mask);
const ones = Uint8Array.from(
  { length: 32 },
  (_, bits) => bits.toString(2).replaceAll('0', '').length,
);

/** How a bot plays: with what knowledge, and how often (of 1000) it does something random instead. */
export interface Manner {
  readonly insight: boolean;
  noise: number;
}

export const carefulManner: Manner = { insight: false, noise: 0 };

/** Chances are counted in 60ths: a number that 1 to 5 fate cards divide. */
const CERTAIN = 60;

/** Tuned on simulated games; chances in 60ths. */
export const tuning = {
  /** Fight the Queen from this chance on, when she must be beaten without help. */
  queenChance: 30,
  /** Fight anyone else from this chance on while there is room. */
  calmChance: 45,
  /** Keep so many cells to build on; with fewer, fights and pits that open room come first. */
  room: 2,
  /** Gems to keep back when health allows. */
  spareHealth: 3,
};

const scratch = new Uint16Array(512);

/** The action of the careful bot; the game is not over. */
export function carefulAction(sim: Sim, manner: Manner): number {
  if (manner.noise > 0 && randomBelow(sim.source, 1000) < manner.noise) {
    const size = listActions(sim, scratch);
    return scratch[randomBelow(sim.source, size)] as number;
  }
  switch (sim.pending) {
    case FREE:
      return freeAction(sim, manner);
    case FATE:
      return fateAction(sim, manner);
    case DAMAGE:
      return damageAction(sim);
    case HIDDEN:
      return sim.owed - sim.gems >= Math.min(sim.health, 2) ? queenItem(sim) : ACCEPT;
    default:
      return offerAction(sim);
  }
}

/** Plays to the end; answers the number of actions. */
export function playOut(sim: Sim, manner: Manner): number {
  let actions = 0;
  for (; sim.over === 0; actions++) act(sim, carefulAction(sim, manner));
  return actions;
}

const queenItem = (sim: Sim) =>
  (sim.held[QUEEN_ITEM] as number) > 0 ? USE_QUEEN : USE_JOKER_QUEEN;
const kingItem = (sim: Sim) => ((sim.held[KING_ITEM] as number) > 0 ? USE_KING : USE_JOKER_KING);

/** Chance of the next fate card to be `need` or more. */
function chance(sim: Sim, need: number, manner: Manner): number {
  if (manner.insight) return nextFate(sim) >= need ? CERTAIN : 0;
  const left = sim.left >> 6;
  return ((ones[left >> (need - 6)] as number) * CERTAIN) / (ones[left] as number);
}

function fateAction(sim: Sim, manner: Manner): number {
  const card = sim.pendingCard;
  const need = needs[card] as number;
  const gap = need - sim.fate - sim.bonus;
  if (gap <= 0) return ACCEPT;
  const { held } = sim;
  const loss = (sim.damage[card] as number) - sim.gems;
  const hunted = card === QUEEN && sim.level >= sim.params.depth && !sim.queenBeaten;
  const danger = loss >= sim.health || (loss >= 2 && sim.health - loss <= 1);
  if (!hunted && !danger) return ACCEPT;
  const queens = (held[QUEEN_ITEM] as number) + (held[JOKER_ITEM] as number);
  if (gap <= queens) return queenItem(sim);
  if (hasRole(sim, KING_ITEM) && chance(sim, need, manner) > 0) return kingItem(sim);
  return ACCEPT;
}

function damageAction(sim: Sim): number {
  const most = Math.min(sim.owed, sim.gems);
  const isPit = (bit(sim.pendingCard) & PITS) !== 0;
  const loss = sim.owed - most;
  if (isPit && loss >= Math.min(sim.health, 2) && hasRole(sim, QUEEN_ITEM)) return queenItem(sim);
  const wanted = sim.owed - Math.max(0, sim.health - tuning.spareHealth);
  return SPEND + Math.max(0, Math.min(most, wanted));
}

function offerAction(sim: Sim): number {
  if (sim.queenBeaten) return LEAVE;
  const { stock } = sim;
  if ((stock[JOKER_ITEM] as number) > 0) return TAKE + JOKER_ITEM;
  if ((stock[QUEEN_ITEM] as number) > 0) return TAKE + QUEEN_ITEM;
  if ((stock[KING_ITEM] as number) > 0) return TAKE + KING_ITEM;
  return (stock[JACK_ITEM] as number) > 0 ? TAKE + JACK_ITEM : LEAVE;
}

function freeAction(sim: Sim, manner: Manner): number {
  const { up } = sim;
  const missing = sim.params.health - sim.health;
  if (sim.queenBeaten) {
    if ((up & bit(EXIT)) !== 0) return RESOLVE + EXIT;
    if ((up & bit(WIZARD)) !== 0) return RESOLVE + WIZARD;
    if ((up & bit(MERCHANT)) !== 0 && sim.gems > 0) return RESOLVE + MERCHANT;
  }
  const gain = sim.gems < 10 ? up & GEMS : 0;
  if (gain !== 0) return RESOLVE + first(gain);
  const stocked = sim.stock[0] || sim.stock[1] || sim.stock[2] || sim.stock[3];
  if (stocked && (up & TREASURES) !== 0) return RESOLVE + first(up & TREASURES);
  for (let rest = up & PASSAGES; rest !== 0; rest &= rest - 1)
    if (canResolve(sim, first(rest))) return RESOLVE + first(rest);
  if (missing >= 2 && (up & HEALINGS) !== 0) return RESOLVE + first(up & HEALINGS);
  const ready = sim.laid < DECK ? sortFrontier(sim) : 0;
  const tight = ready <= tuning.room;
  if (stocked && (up & bit(WIZARD)) !== 0) return RESOLVE + WIZARD;
  if (tight && missing > 0 && (up & HEALINGS) !== 0) return RESOLVE + first(up & HEALINGS);
  const queenUp = (up & bit(QUEEN)) !== 0 && sim.level >= sim.params.depth && !sim.queenBeaten;
  if (queenUp) {
    const odds = chance(sim, needs[QUEEN] as number, manner);
    if (odds >= tuning.queenChance && survives(sim, QUEEN, odds)) return RESOLVE + QUEEN;
  }
  const enemy = bestEnemy(sim, manner, queenUp, tight);
  if (enemy >= 0) return RESOLVE + enemy;
  const queenGone = (sim.found & bit(QUEEN)) !== 0 && !queenUp && !sim.queenBeaten;
  if (queenGone && (up & bit(EXIT)) !== 0) return RESOLVE + EXIT;
  if (ready > 0 && (!tight || !pitKills(sim, manner))) return PLACE + bestCell(sim, ready);
  return tightAction(sim, manner, ready);
}

function pitKills(sim: Sim, manner: Manner): boolean {
  if ((sim.found & bit(PIT)) !== 0 || hasRole(sim, QUEEN_ITEM)) return false;
  if (manner.insight && nextCard(sim) !== PIT) return false;
  return (sim.damage[PIT] as number) - sim.gems >= sim.health;
}

/** Is a lost fight not the end? Certain fights are. */
function survives(sim: Sim, card: number, odds: number): boolean {
  return odds >= CERTAIN || (sim.damage[card] as number) - sim.gems < sim.health;
}

/** The enemy whose fight costs least, if it is worth it now; -1 if none is. */
function bestEnemy(sim: Sim, manner: Manner, queenUp: boolean, tight: boolean): number {
  let best = -1;
  let bestLoss = 1000;
  for (let rest = sim.up & ENEMIES & ~bit(QUEEN); rest !== 0; rest &= rest - 1) {
    const card = first(rest);
    const odds = chance(sim, needs[card] as number, manner);
    if (!survives(sim, card, odds)) continue;
    if (odds < tuning.calmChance && !tight) continue;
    // While the Queen waits for high fate, low fate is best burnt on the weak.
    const loss = (CERTAIN - odds) * (sim.damage[card] as number) + (needs[card] as number);
    if (loss < bestLoss) {
      best = card;
      bestLoss = loss;
    }
  }
  const limit = queenUp ? 90 : tight ? 70 : 40;
  return bestLoss <= limit ? best : -1;
}

/** Little room, or none: what opens some at the least cost. */
function tightAction(sim: Sim, manner: Manner, ready: number): number {
  const { up, held } = sim;
  if ((up & bit(EXIT)) !== 0 && !sim.queenBeaten) return RESOLVE + EXIT;
  if ((up & bit(MERCHANT)) !== 0 && sim.gems > 0) return RESOLVE + MERCHANT;
  if ((up & bit(WIZARD)) !== 0) return RESOLVE + WIZARD;
  if ((up & (GEMS | TREASURES | HEALINGS)) !== 0)
    return RESOLVE + first(up & (GEMS | TREASURES | HEALINGS));
  if (ready > 0) return PLACE + bestCell(sim, ready);
  const blocked = up & ~bit(EXIT);
  if ((held[JACK_ITEM] as number) > 0 && blocked !== 0) return FLIP + toFlip(sim);
  let best = -1;
  let bestLoss = 1_000_000;
  for (let rest = up & (ENEMIES | PITS); rest !== 0; rest &= rest - 1) {
    const card = first(rest);
    const odds = (bit(card) & PITS) !== 0 ? 0 : chance(sim, needs[card] as number, manner);
    const damage = sim.damage[card] as number;
    const deadly = damage - sim.gems >= sim.health ? 2000 : 0;
    const loss = (CERTAIN - odds) * (damage + deadly);
    if (loss < bestLoss) {
      best = card;
      bestLoss = loss;
    }
  }
  if (bestLoss >= 2000 && (held[JOKER_ITEM] as number) > 0 && up !== 0)
    return FLIP_JOKER + toFlip(sim);
  if (best >= 0) return RESOLVE + best;
  return (held[JACK_ITEM] as number) > 0 ? FLIP + toFlip(sim) : FLIP_JOKER + toFlip(sim);
}

/** The card that a Jack turns with most gain: what costs most to resolve. */
function toFlip(sim: Sim): number {
  const keep = bit(EXIT) | bit(QUEEN);
  let best = -1;
  let most = -1;
  for (let rest = sim.up & ~keep; rest !== 0; rest &= rest - 1) {
    const card = first(rest);
    const worth = (bit(card) & PASSAGES) !== 0 ? 3 : (sim.damage[card] as number);
    if (worth > most) {
      most = worth;
      best = card;
    }
  }
  return best >= 0 ? best : first(sim.up);
}

/** The usable cell that leaves most room: new neighbours to build on, few old ones closed. */
function bestCell(sim: Sim, ready: number): number {
  const { frontier, grid, beside, downs } = sim;
  let best = frontier[0] as number;
  let most = -100;
  for (let index = 0; index < ready; index++) {
    const cell = frontier[index] as number;
    let room = 0;
    for (let way = 0; way < 4; way++) {
      const near = cell + (ways[way] as number);
      if (grid[near] !== 0 || !inSpan(sim, near)) continue;
      const cards = beside[near] as number;
      if (cards === 0) room += 3;
      else if (cards === 1) room -= downs[near] === 1 ? 3 : 2;
    }
    if (room > most) {
      most = room;
      best = cell;
    }
  }
  return best;
}
