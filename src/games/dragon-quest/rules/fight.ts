// Fights and damage: drawing fate, what items can do to it, and how a fight ends.

import { type DungeonCard, fates, type ItemCard, itemKind } from '../pack.ts';
import type { Pending, State } from '../types.ts';
import { beats, cardTable, NATURAL_TEN, QUEEN_BONUS } from './cards.ts';
import { fateAt } from './draws.ts';
import { damageOf } from './params.ts';
import {
  count,
  dropItem,
  gainGems,
  gainItem,
  heal,
  suffer,
  type Turn,
  turnDown,
  wait,
} from './turn.ts';

/** Is there an item for this role? The Joker fills any. */
export function holds(items: readonly ItemCard[], role: 'king' | 'queen' | 'jack'): boolean {
  return items.some((item) => fills(item, role));
}

export const fills = (item: ItemCard, role: 'king' | 'queen' | 'jack'): boolean =>
  itemKind(item) === role || itemKind(item) === 'joker';

export function drawFate(turn: Turn, cell: number, card: DungeonCard): void {
  const { puzzle, state } = turn;
  const fate = fateAt(puzzle, state.fateDraws);
  state.usedFates = state.usedFates.length === fates.length ? [fate] : [...state.usedFates, fate];
  state.fateDraws++;
  turn.revealed = true;
  turn.events.push({ type: 'fateDrawn', fate, card, need: cardTable[card].need });
  considerFate(turn, { kind: 'fate', cell, fate, bonus: 0 });
}

export type Fought = Extract<Pending, { kind: 'fate' | 'joker' }>;

/** What a King or a Queen could do to this fate. A natural ten is not to be improved. */
export function fateRoles(state: State, fought: Fought): readonly ('king' | 'queen')[] {
  const { need } = cardTable[cardAt(state, fought.cell)];
  const roles: ('king' | 'queen')[] = [];
  if (fought.fate === NATURAL_TEN) return roles;
  roles.push('king');
  if (!beats(fought.fate + fought.bonus, need)) roles.push('queen');
  return roles;
}

/** Lets the player use an item where one is of use; otherwise the fate counts. */
function considerFate(turn: Turn, fought: Extract<Pending, { kind: 'fate' }>): void {
  const usable = fateRoles(turn.state, fought).some((role) => holds(turn.state.items, role));
  if (usable) wait(turn, fought);
  else endFight(turn, fought);
}

/** The card of a cell that is known to hold a revealed one. */
export function cardAt(state: State, cell: number): DungeonCard {
  const card = state.dungeon.find((laid) => laid.cell === cell)?.card;
  if (card === undefined || card === '??') throw new Error(`no revealed card on cell ${cell}`);
  return card;
}

export function endFight(turn: Turn, fought: Fought): void {
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

function beat(turn: Turn, fought: Fought, card: DungeonCard): void {
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

/** Damage that is seen before it counts: gems may take some of it, and a Queen all of a pit's. */
export function faceDamage(turn: Turn, cell: number, damage: number, cause: 'fight' | 'pit'): void {
  const { state } = turn;
  const choice = state.gems > 0 || (cause === 'pit' && holds(state.items, 'queen'));
  if (choice) {
    wait(turn, { kind: 'damage', cell, damage, cause });
    return;
  }
  turnDown(turn, cell);
  suffer(turn, damage, 0);
}

/** A King or Queen, or the Joker as one, on the fate card that lies there. */
export function alterFate(
  turn: Turn,
  fought: Fought,
  item: ItemCard,
  role: 'king' | 'queen',
): void {
  const { cell, fate, bonus } = fought;
  dropItem(turn, item);
  turn.state.pending = null;
  turn.events.push({ type: 'itemUsed', item, role });
  if (role === 'king') drawFate(turn, cell, cardAt(turn.state, cell));
  else considerFate(turn, { kind: 'fate', cell, fate, bonus: bonus + QUEEN_BONUS });
}
