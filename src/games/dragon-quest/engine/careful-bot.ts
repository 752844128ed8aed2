// The careful bot: takes free gains, heals when hurt, counts fate cards before it fights, keeps room to build, and
// spends items and gems when a failure would be dangerous. It sees what a player sees; with `insight`, which only the
// search for a winning line may use, it also knows the next fate and dungeon card.

import {
  ACCEPT,
  act,
  FLIP,
  FLIP_JOKER,
  LEAVE,
  listActions,
  PLACE,
  RESOLVE,
  SPEND,
  TAKE,
  USE_JOKER_KING,
  USE_JOKER_QUEEN,
  USE_KING,
  USE_QUEEN,
} from './simulation/act.ts';
import {
  canResolve,
  DAMAGE,
  ENEMIES,
  EXIT,
  FATE,
  FREE,
  GEMS,
  HEALINGS,
  HIDDEN,
  hasRole,
  inSpan,
  JACK_ITEM,
  JOKER_ITEM,
  KING_ITEM,
  MERCHANT,
  needs,
  nextCard,
  nextFate,
  PASSAGES,
  PIT,
  PITS,
  QUEEN,
  QUEEN_ITEM,
  type Sim,
  sortFrontier,
  TREASURES,
  WIZARD,
  ways,
} from './simulation/position.ts';
import { DECK, randomBelow } from './simulation/source.ts';

const bit = (card: number) => 1 << card;
const first = (mask: number) => 31 - Math.clz32(mask & -mask);
const ones = Uint8Array.from(
  { length: 32 },
  (_, bits) => bits.toString(2).replaceAll('0', '').length,
);

/** How a bot plays: its knowledge, and how often (of 1000) it plays a random action instead. */
export interface BotManner {
  readonly insight: boolean;
  noise: number;
}

export const carefulManner: BotManner = { insight: false, noise: 0 };

/** Chances are counted in 60ths: a number that 1 to 5 fate cards divide. */
const CERTAIN = 60;

/** Found by trying values on simulated games. Chances are in 60ths, losses in 60ths of a heart. */
const tuning = {
  /** Fight the Queen from this chance on, her help from items counted. */
  queenChance: 25,
  /** Buy from the merchant with at least this many gems. */
  merchantGems: 3,
  /** Fight anyone else while there is room, up to this expected loss. */
  calmLoss: 60,
  /** Without room, use a Jack rather than lose more than this. */
  jackLoss: 70,
  /** Without room, leave by the exit rather than lose more than this. */
  exitLoss: 180,
  /** Use an item on a lost fight that costs this many hearts. */
  itemLoss: 4,
  /** Hearts that need no gem. */
  spareHealth: 1,
  /** Heal when this many hearts are missing. */
  missing: 1,
  /** Cancel a pit that costs this many hearts with a Queen. */
  pitLoss: 3,
  /** Worth of a new neighbour to build on, and cost of closing a usable cell or one behind a face-up card. */
  cellNew: 2,
  cellReady: 3,
  cellLater: 2,
  /** Risk death against the Queen from this chance on. */
  queenRisk: 35,
} as const;

const scratch = new Uint16Array(512);

/** The action of the careful bot; the game is not over. */
export function carefulAction(sim: Sim, manner: BotManner): number {
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
      return sim.owed - sim.gems >= Math.min(sim.health, tuning.pitLoss) ? queenItem(sim) : ACCEPT;
    default:
      return offerAction(sim);
  }
}

/** Plays to the end and returns the number of actions. */
export function playOut(sim: Sim, manner: BotManner): number {
  let actions = 0;
  for (; sim.over === 0; actions++) act(sim, carefulAction(sim, manner));
  return actions;
}

const queenItem = (sim: Sim) =>
  (sim.held[QUEEN_ITEM] as number) > 0 ? USE_QUEEN : USE_JOKER_QUEEN;
const kingItem = (sim: Sim) => ((sim.held[KING_ITEM] as number) > 0 ? USE_KING : USE_JOKER_KING);

/** Chance of the next fate card to be `need` or more. */
function chance(sim: Sim, need: number, manner: BotManner): number {
  if (manner.insight) return nextFate(sim) >= need ? CERTAIN : 0;
  const left = sim.left >> 6;
  return ((ones[left >> (need - 6)] as number) * CERTAIN) / (ones[left] as number);
}

function fateAction(sim: Sim, manner: BotManner): number {
  const card = sim.pendingCard;
  const need = needs[card] as number;
  const gap = need - sim.fate - sim.bonus;
  if (gap <= 0) return ACCEPT;
  const { held } = sim;
  const loss = (sim.damage[card] as number) - sim.gems;
  const hunted = card === QUEEN && sim.level >= sim.params.depth && !sim.queenBeaten;
  const danger = loss >= Math.min(sim.health, tuning.itemLoss);
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
  if (isPit && loss >= Math.min(sim.health, tuning.pitLoss) && hasRole(sim, QUEEN_ITEM))
    return queenItem(sim);
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

function freeAction(sim: Sim, manner: BotManner): number {
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
  if (missing >= tuning.missing && (up & HEALINGS) !== 0) return RESOLVE + first(up & HEALINGS);
  if (stocked && (up & bit(WIZARD)) !== 0) return RESOLVE + WIZARD;
  if (stocked && (up & bit(MERCHANT)) !== 0 && sim.gems >= tuning.merchantGems)
    return RESOLVE + MERCHANT;
  const ready = sim.laid < DECK ? sortFrontier(sim) : 0;
  const hunting = (up & bit(QUEEN)) !== 0 && sim.level >= sim.params.depth && !sim.queenBeaten;
  const odds = hunting ? queenOdds(sim, manner) : 0;
  if (odds >= tuning.queenChance && daresQueen(sim, odds)) return RESOLVE + QUEEN;
  const enemy = bestEnemy(sim, manner);
  if (enemy >= 0 && lossOf(sim, enemy, manner) <= tuning.calmLoss) return RESOLVE + enemy;
  if (ready > 0 && !pitKills(sim, manner)) return PLACE + bestCell(sim, ready);
  if (missing > 0 && (up & HEALINGS) !== 0) return RESOLVE + first(up & HEALINGS);
  return tightAction(sim, manner, ready, enemy);
}

/** Chance to beat the Dragon Queen with all the help that is held. */
function queenOdds(sim: Sim, manner: BotManner): number {
  const { held } = sim;
  const help = (held[QUEEN_ITEM] as number) + (held[JOKER_ITEM] as number);
  const need = Math.max(6, (needs[QUEEN] as number) - help);
  const once = chance(sim, need, manner);
  let missed = CERTAIN - once;
  for (let kings = held[KING_ITEM] as number; kings > 0; kings--)
    missed = (missed * (CERTAIN - once)) / CERTAIN;
  return CERTAIN - missed;
}

/** Expected hearts and gems lost by resolving an enemy or a pit; death counts as very many. */
function lossOf(sim: Sim, card: number, manner: BotManner): number {
  const odds = (bit(card) & PITS) !== 0 ? 0 : chance(sim, needs[card] as number, manner);
  const damage = sim.damage[card] as number;
  return (CERTAIN - odds) * (damage - sim.gems >= sim.health ? damage + DEADLY : damage);
}
const DEADLY = 2000;

function pitKills(sim: Sim, manner: BotManner): boolean {
  if ((sim.found & bit(PIT)) !== 0 || hasRole(sim, QUEEN_ITEM)) return false;
  if (manner.insight && nextCard(sim) !== PIT) return false;
  return (sim.damage[PIT] as number) - sim.gems >= sim.health;
}

/** Would the player survive losing to the Queen, or is the chance worth the risk? */
function daresQueen(sim: Sim, odds: number): boolean {
  return odds >= tuning.queenRisk || (sim.damage[QUEEN] as number) - sim.gems < sim.health;
}

/** The enemy whose fight costs least; of equals the one that is hardest to beat. -1 if there is none. */
function bestEnemy(sim: Sim, manner: BotManner): number {
  let best = -1;
  let bestLoss = 1_000_000_000;
  for (let rest = sim.up & ENEMIES & ~bit(QUEEN); rest !== 0; rest &= rest - 1) {
    const card = first(rest);
    const loss = lossOf(sim, card, manner) * 16 - (needs[card] as number);
    if (loss >= bestLoss) continue;
    best = card;
    bestLoss = loss;
  }
  return best;
}

/** No room, or a pit that would kill: the cheapest way to make room. */
function tightAction(sim: Sim, manner: BotManner, ready: number, enemy: number): number {
  const { up, held } = sim;
  let best = enemy;
  let bestLoss = enemy < 0 ? 1_000_000_000 : lossOf(sim, enemy, manner);
  if (bestLoss <= tuning.exitLoss) return RESOLVE + enemy;
  if ((up & bit(EXIT)) !== 0 && !sim.queenBeaten) return RESOLVE + EXIT;
  if ((up & bit(MERCHANT)) !== 0 && sim.gems > 0) return RESOLVE + MERCHANT;
  if ((up & bit(WIZARD)) !== 0) return RESOLVE + WIZARD;
  if ((up & (GEMS | TREASURES | HEALINGS)) !== 0)
    return RESOLVE + first(up & (GEMS | TREASURES | HEALINGS));
  if (ready > 0) return PLACE + bestCell(sim, ready);
  for (let rest = up & (PITS | bit(QUEEN)); rest !== 0; rest &= rest - 1) {
    const card = first(rest);
    const loss = lossOf(sim, card, manner);
    if (loss >= bestLoss) continue;
    best = card;
    bestLoss = loss;
  }
  if (bestLoss > tuning.jackLoss || best < 0) {
    if ((held[JACK_ITEM] as number) > 0) return FLIP + toFlip(sim);
    if ((held[JOKER_ITEM] as number) > 0 && (bestLoss >= DEADLY || best < 0))
      return FLIP_JOKER + toFlip(sim);
  }
  return RESOLVE + best;
}

/** The best card to flip with a Jack: the one that costs most to resolve. */
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

/** The usable cell that leaves most room. */
function bestCell(sim: Sim, ready: number): number {
  let best = 0;
  let most = -100;
  for (let index = 0; index < ready; index++) {
    const cell = sim.frontier[index] as number;
    const room = roomOf(sim, cell);
    if (room <= most) continue;
    most = room;
    best = cell;
  }
  return best;
}

/** New neighbours to build on, minus the places that a card here would close. */
export function roomOf(sim: Sim, cell: number): number {
  let room = 0;
  for (let way = 0; way < 4; way++) {
    const near = cell + (ways[way] as number);
    if (sim.grid[near] !== 0 || !inSpan(sim, near)) continue;
    const cards = sim.beside[near] as number;
    if (cards === 0) room += tuning.cellNew;
    else if (cards === 1) room -= sim.downs[near] === 1 ? tuning.cellReady : tuning.cellLater;
  }
  return room;
}
