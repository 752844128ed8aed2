// What a move does: a mutable copy of the state with its events, the hidden orders that cards are drawn from, and the
// effects: items, gems, hearts, fights. `apply` in moves.ts decides which moves are legal.

import { createRng, shuffled } from '../../../core/rng.ts';
import {
  beats,
  cardTable,
  type DungeonCard,
  damageOf,
  dungeonCards,
  type Fate,
  fates,
  HEALING,
  type ItemCard,
  type ItemKind,
  itemCards,
  itemKind,
  MOST_GEMS,
  NATURAL_TEN,
  QUEEN_BONUS,
} from '../cards.ts';
import type { Event, Laid, Pending, Puzzle, State, Statistics } from '../types.ts';
import { START_CELL } from './dungeon.ts';

// The hidden orders. Every level's deck, every round of fate and every item draw has its own stream of the puzzle's
// seed, so draws depend on the deal alone, and undo cannot draw again.

const stream = (puzzle: Puzzle, name: string) => createRng(`dragon-quest/${puzzle.seed}/${name}`);

/** The exit and the Dragon Queen never lie under the start card. */
export const mayStart = (card: DungeonCard | undefined): boolean => card !== 'SA' && card !== 'SQ';

/** All 27 cards of a level in order; the first one is the start card. */
export function levelDeck(puzzle: Puzzle, level: number): readonly DungeonCard[] {
  const stacked = puzzle.stack?.decks.find((deck) => deck.level === level);
  if (stacked) return stacked.cards;
  const rng = stream(puzzle, `level/${level}`);
  let deck = shuffled(dungeonCards, rng);
  while (!mayStart(deck[0])) deck = shuffled(dungeonCards, rng);
  return deck;
}

export function fateRound(puzzle: Puzzle, round: number): readonly Fate[] {
  const stacked = puzzle.stack?.fates.find((fate) => fate.round === round);
  return stacked?.cards ?? shuffled(fates, stream(puzzle, `fate/${round}`));
}

/** The fate card of a draw, counted from 0 over the whole game. */
function fateAt(puzzle: Puzzle, draw: number): Fate {
  return fateRound(puzzle, Math.floor(draw / fates.length))[draw % fates.length] ?? fates[0];
}

/** Order of preference of an item draw, as the first and the second card of each kind. */
export function itemOrder(puzzle: Puzzle, draw: number): readonly ItemCard[] {
  const stacked = puzzle.stack?.items.find((item) => item.draw === draw);
  return stacked?.cards ?? shuffled(itemCards, stream(puzzle, `item/${draw}`));
}

/** The item that a draw takes from the stock: the first slot of its order that the stock fills. A stock with one card
 * of a kind fills that kind's first slot, so every card is equally likely, and it makes no difference which of two
 * equal cards was used before. */
function drawItem(puzzle: Puzzle, draw: number, stock: readonly ItemCard[]): ItemCard | undefined {
  for (const slot of itemOrder(puzzle, draw)) {
    const same = stock.filter((card) => itemKind(card) === itemKind(slot));
    if (same.length > slotRank(slot)) return same[0];
  }
  return undefined;
}

/** 0 for the first card of a kind, 1 for the second. */
const slotRank = (slot: ItemCard) => (slot.startsWith('D') ? 1 : 0);

export const countKind = (cards: readonly ItemCard[], kind: ItemKind): number =>
  cards.filter((card) => itemKind(card) === kind).length;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface TurnDraft {
  readonly puzzle: Puzzle;
  readonly state: Mutable<State>;
  readonly events: Event[];
  /** The move showed something hidden. */
  revealed: boolean;
}

export function beginTurn(puzzle: Puzzle, state: State): TurnDraft {
  return { puzzle, state: { ...state }, events: [], revealed: false };
}

const startCard: Laid = { cell: START_CELL, card: '??', faceUp: false };

const noStatistics: Statistics = {
  cards: 0,
  fights: 0,
  fightsWon: 0,
  damage: 0,
  healed: 0,
  gemsGained: 0,
  gemsSpent: 0,
  itemsGained: 0,
  itemsUsed: 0,
};

export function start(puzzle: Puzzle): State {
  const { health, startGems, startItems } = puzzle.params;
  const turn = beginTurn(puzzle, {
    level: 1,
    dungeon: [startCard],
    health,
    gems: startGems,
    items: [],
    fateDraws: 0,
    usedFates: [],
    itemDraws: 0,
    queenBeaten: false,
    pending: null,
    ending: null,
    statistics: noStatistics,
  });
  for (let item = 0; item < startItems; item++) gainItem(turn);
  return { ...turn.state, statistics: noStatistics };
}

export const stockOf = (items: readonly ItemCard[]): readonly ItemCard[] =>
  itemCards.filter((card) => !items.includes(card));

export function count(turn: TurnDraft, key: keyof Statistics, amount = 1): void {
  const { statistics } = turn.state;
  turn.state.statistics = { ...statistics, [key]: statistics[key] + amount };
}

export function wait(turn: TurnDraft, pending: Pending): void {
  turn.state.pending = pending;
}

export function turnDown(turn: TurnDraft, ...cells: readonly number[]): void {
  turn.state.dungeon = turn.state.dungeon.map((laid) =>
    cells.includes(laid.cell) ? { ...laid, faceUp: false } : laid,
  );
}

function gainItem(turn: TurnDraft): boolean {
  const { puzzle, state } = turn;
  const item = drawItem(puzzle, state.itemDraws, stockOf(state.items));
  if (item === undefined) return false;
  state.itemDraws++;
  turn.revealed = true;
  takeItem(turn, item);
  return true;
}

export function takeItem(turn: TurnDraft, item: ItemCard): void {
  turn.state.items = [...turn.state.items, item];
  count(turn, 'itemsGained');
  turn.events.push({ type: 'itemGained', item });
}

export function useItem(turn: TurnDraft, item: ItemCard, role: ItemKind): void {
  turn.state.items = turn.state.items.filter((held) => held !== item);
  count(turn, 'itemsUsed');
  turn.events.push({ type: 'itemUsed', item, role });
}

function gainGems(turn: TurnDraft, wanted: number): boolean {
  const gems = Math.min(wanted, MOST_GEMS - turn.state.gems);
  if (gems === 0) return false;
  turn.state.gems += gems;
  count(turn, 'gemsGained', gems);
  turn.events.push({ type: 'gemsGained', gems });
  return true;
}

function heal(turn: TurnDraft, wanted: number): boolean {
  const health = Math.min(wanted, turn.puzzle.params.health - turn.state.health);
  if (health === 0) return false;
  turn.state.health += health;
  count(turn, 'healed', health);
  turn.events.push({ type: 'healed', health });
  return true;
}

/** What a gem, healing or treasure card gives. */
export function gather(turn: TurnDraft, card: DungeonCard): void {
  const { kind } = cardTable[card];
  const gained =
    kind === 'gem' ? gainGems(turn, 1) : kind === 'healing' ? heal(turn, HEALING) : gainItem(turn);
  if (!gained) turn.events.push({ type: 'nothingGained', card });
}

/** Damage as great as health is death. */
export const isDeadly = (damage: number, health: number): boolean => damage >= health;

/** The gems that a hidden pit takes automatically. */
export const gemsTaken = (damage: number, gems: number): number => Math.min(damage, gems);

/** Applies damage, of which `gems` gems take their share. Death leaves no health. */
export function suffer(turn: TurnDraft, damage: number, gems: number): void {
  const { state } = turn;
  const deadly = isDeadly(damage - gems, state.health);
  const health = deadly ? state.health : damage - gems;
  state.gems -= gems;
  state.health -= health;
  count(turn, 'damage', health);
  count(turn, 'gemsSpent', gems);
  turn.events.push({ type: 'damaged', health, gems });
  if (!deadly) return;
  state.ending = 'died';
  turn.events.push({ type: 'lost', ending: 'died' });
}

/** Won if the Queen is beaten; otherwise down to the next level. */
export function goThrough(turn: TurnDraft): void {
  const { state } = turn;
  if (state.queenBeaten) {
    state.ending = 'exit';
    turn.events.push({ type: 'won', ending: 'exit' });
    return;
  }
  state.level++;
  state.dungeon = [startCard];
  turn.events.push({ type: 'levelEntered', level: state.level });
}

// Fights and damage: drawing fate, what items can do to it, and how a fight ends.

/** Does the player hold an item for this role? The Joker fills any. */
export function holds(items: readonly ItemCard[], role: 'king' | 'queen' | 'jack'): boolean {
  return items.some((item) => fills(item, role));
}

export const fills = (item: ItemCard, role: 'king' | 'queen' | 'jack'): boolean =>
  itemKind(item) === role || itemKind(item) === 'joker';

export function drawFate(turn: TurnDraft, cell: number, card: DungeonCard): void {
  const { puzzle, state } = turn;
  const fate = fateAt(puzzle, state.fateDraws);
  state.usedFates = state.usedFates.length === fates.length ? [fate] : [...state.usedFates, fate];
  state.fateDraws++;
  turn.revealed = true;
  turn.events.push({ type: 'fateDrawn', fate, card, need: cardTable[card].need });
  considerFate(turn, { kind: 'fate', cell, fate, bonus: 0 });
}

export type Fought = Extract<Pending, { kind: 'fate' | 'joker' }>;

/** The roles that could improve this fate. A natural ten cannot be improved. */
export function fateRoles(state: State, fought: Fought): readonly ('king' | 'queen')[] {
  const { need } = cardTable[cardAt(state, fought.cell)];
  if (fought.fate === NATURAL_TEN) return [];
  return beats(fought.fate + fought.bonus, need) ? ['king'] : ['king', 'queen'];
}

/** Waits for the player if an item could help; otherwise the fate counts. */
function considerFate(turn: TurnDraft, fought: Extract<Pending, { kind: 'fate' }>): void {
  const usable = fateRoles(turn.state, fought).some((role) => holds(turn.state.items, role));
  if (usable) wait(turn, fought);
  else endFight(turn, fought);
}

/** The revealed card of a cell; throws if there is none. */
function cardAt(state: State, cell: number): DungeonCard {
  const card = state.dungeon.find((laid) => laid.cell === cell)?.card;
  if (card === undefined || card === '??') throw new Error(`no revealed card on cell ${cell}`);
  return card;
}

export function endFight(turn: TurnDraft, fought: Fought): void {
  const { puzzle, state, events } = turn;
  const { cell, fate, bonus } = fought;
  state.pending = null;
  const card = cardAt(state, cell);
  if (beats(fate + bonus, cardTable[card].need)) {
    turnDown(turn, cell);
    count(turn, 'fightsWon');
    beat(turn, fought, card);
    return;
  }
  const damage = damageOf(card, puzzle.params);
  events.push({ type: 'fightLost', cell, card, damage, fate, bonus });
  if (card === 'SQ') events.push({ type: 'queenFled' });
  faceDamage(turn, cell, damage, 'fight');
}

function beat(turn: TurnDraft, fought: Fought, card: DungeonCard): void {
  const { puzzle, state, events } = turn;
  const { reward } = cardTable[card];
  const { cell, fate, bonus } = fought;
  const critical = fate === NATURAL_TEN;
  const driven = card === 'SQ' && state.level < puzzle.params.depth;
  events.push({ type: 'beaten', cell, card, critical, fate, bonus, driven });
  if (driven) {
    events.push({ type: 'queenFled' });
    return;
  }
  if (card === 'SQ') {
    state.queenBeaten = true;
    events.push({ type: 'queenBeaten' });
  }
  if (!critical) return;
  if (reward.gems) gainGems(turn, reward.gems);
  if (reward.items) gainItem(turn);
  if (reward.health) heal(turn, reward.health);
  if (reward.win) {
    state.ending = 'critical';
    events.push({ type: 'won', ending: 'critical' });
  }
}

/** Damage that the player may reduce first: with gems, or a pit's with a Queen. */
export function faceDamage(
  turn: TurnDraft,
  cell: number,
  damage: number,
  cause: 'fight' | 'pit',
): void {
  const { state } = turn;
  const choice = state.gems > 0 || (cause === 'pit' && holds(state.items, 'queen'));
  if (choice) wait(turn, { kind: 'damage', cell, damage, cause });
  else {
    turnDown(turn, cell);
    suffer(turn, damage, 0);
  }
}

/** Uses a King or Queen, or the Joker as one, on the open fate card. */
export function alterFate(
  turn: TurnDraft,
  fought: Fought,
  item: ItemCard,
  role: 'king' | 'queen',
): void {
  const { cell, fate, bonus } = fought;
  useItem(turn, item, role);
  turn.state.pending = null;
  if (role === 'king') drawFate(turn, cell, cardAt(turn.state, cell));
  else considerFate(turn, { kind: 'fate', cell, fate, bonus: bonus + QUEEN_BONUS });
}
