// One turn in the making: a draft of the state with its events, and the effects that moves are made of.
// `apply` in rules.ts decides what may happen; here it happens.

import { type DungeonCard, type ItemCard, itemCards } from '../pack.ts';
import type { Event, Laid, Pending, Puzzle, State, Statistics } from '../types.ts';
import { cardTable, HEALING, MOST_GEMS } from './cards.ts';
import { drawItem } from './draws.ts';
import { START_CELL } from './dungeon.ts';

type Draft<T> = { -readonly [K in keyof T]: T[K] };

export interface Turn {
  readonly puzzle: Puzzle;
  readonly state: Draft<State>;
  readonly events: Event[];
  /** Something hidden was shown. */
  revealed: boolean;
}

export function beginTurn(puzzle: Puzzle, state: State): Turn {
  return { puzzle, state: { ...state }, events: [], revealed: false };
}

export const startCard: Laid = { cell: START_CELL, card: '??', faceUp: false };

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

export function count(turn: Turn, key: keyof Statistics, amount = 1): void {
  const { statistics } = turn.state;
  turn.state.statistics = { ...statistics, [key]: statistics[key] + amount };
}

export function wait(turn: Turn, pending: Pending): void {
  turn.state.pending = pending;
}

export function turnDown(turn: Turn, ...cells: readonly number[]): void {
  turn.state.dungeon = turn.state.dungeon.map((laid) =>
    cells.includes(laid.cell) ? { ...laid, faceUp: false } : laid,
  );
}

export function gainItem(turn: Turn): boolean {
  const { puzzle, state } = turn;
  const item = drawItem(puzzle, state.itemDraws, stockOf(state.items));
  if (item === undefined) return false;
  state.itemDraws++;
  turn.revealed = true;
  takeItem(turn, item);
  return true;
}

export function takeItem(turn: Turn, item: ItemCard): void {
  turn.state.items = [...turn.state.items, item];
  count(turn, 'itemsGained');
  turn.events.push({ type: 'itemGained', item });
}

export function dropItem(turn: Turn, item: ItemCard): void {
  turn.state.items = turn.state.items.filter((held) => held !== item);
  count(turn, 'itemsUsed');
}

export function gainGems(turn: Turn, wanted: number): boolean {
  const gems = Math.min(wanted, MOST_GEMS - turn.state.gems);
  if (gems === 0) return false;
  turn.state.gems += gems;
  count(turn, 'gemsGained', gems);
  turn.events.push({ type: 'gemsGained', gems });
  return true;
}

export function heal(turn: Turn, wanted: number): boolean {
  const health = Math.min(wanted, turn.puzzle.params.health - turn.state.health);
  if (health === 0) return false;
  turn.state.health += health;
  count(turn, 'healed', health);
  turn.events.push({ type: 'healed', health });
  return true;
}

/** What a gem, healing or treasure card gives. */
export function gather(turn: Turn, card: DungeonCard): void {
  const { kind } = cardTable[card];
  const gained =
    kind === 'gem' ? gainGems(turn, 1) : kind === 'healing' ? heal(turn, HEALING) : gainItem(turn);
  if (!gained) turn.events.push({ type: 'nothingGained', card });
}

/** Damage as great as health is death. */
export const isDeadly = (damage: number, health: number): boolean => damage >= health;

/** The gems that a hidden pit takes by itself. */
export const gemsTaken = (damage: number, gems: number): number => Math.min(damage, gems);

/** Damage that gems have taken `gems` of. Death leaves no health. */
export function suffer(turn: Turn, damage: number, gems: number): void {
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
export function goThrough(turn: Turn): void {
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
