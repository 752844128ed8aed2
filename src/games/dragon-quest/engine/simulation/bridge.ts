// Between the rules and the fast simulator: positions into it, actions out of it.

import { type ItemCard, type ItemKind, itemKind, itemKinds } from '../../cards.ts';
import { cellAt, columnOf, rowOf } from '../../rules/dungeon.ts';
import { countKind, stockOf } from '../../rules/turn.ts';
import { leftFates, stateOf } from '../../rules/view.ts';
import type { Move, Params, Pending, Puzzle, State, View } from '../../types.ts';
import {
  ACCEPT,
  CANCEL,
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
} from './act.ts';
import {
  clearFloor,
  createSim,
  DAMAGE,
  FATE,
  HIDDEN,
  LOST,
  lay,
  needs,
  OFFER,
  PITCH,
  type Sim,
  turnCard,
  WON,
} from './position.ts';
import {
  addFates,
  addLevel,
  type CardSource,
  type KnownCards,
  knownSource,
  numberOf,
  shuffledSource,
} from './source.ts';

const toSimCell = (cell: number) => (rowOf(cell) + 1) * PITCH + columnOf(cell) + 1;
const fromSimCell = (cell: number) => cellAt(Math.floor(cell / PITCH) - 1, (cell % PITCH) - 1);

/** The position of a state, as a simulation that draws from `source`. */
export function simOf(state: State, params: Params, source: CardSource): Sim {
  const sim = createSim(source, params);
  clearFloor(sim);
  for (const { cell, card, faceUp } of state.dungeon) {
    if (card === '??') continue;
    const number = numberOf(card);
    const place = toSimCell(cell);
    lay(sim, place);
    sim.at[number] = place;
    sim.found |= 1 << number;
    sim.up |= 1 << number;
    if (!faceUp) turnCard(sim, number);
  }
  sim.level = state.level;
  sim.health = state.health;
  sim.gems = state.gems;
  for (const [index, kind] of itemKinds.entries()) {
    sim.held[index] = countKind(state.items, kind);
    sim.stock[index] = countKind(stockOf(state.items), kind);
  }
  sim.fateDraws = state.fateDraws;
  sim.left = leftFates(state.usedFates).reduce((bits, fate) => bits | (1 << fate), 0);
  sim.itemDraws = state.itemDraws;
  sim.queenBeaten = state.queenBeaten;
  if (state.pending) setPending(sim, state, state.pending);
  if (state.ending !== null)
    sim.over = state.ending === 'exit' || state.ending === 'critical' ? WON : LOST;
  return sim;
}

function setPending(sim: Sim, state: State, pending: Pending): void {
  const card = state.dungeon.find((laid) => laid.cell === pending.cell)?.card ?? '??';
  sim.pendingCard = card === '??' ? 0 : numberOf(card);
  switch (pending.kind) {
    case 'fate':
    case 'joker':
      sim.pending = FATE;
      sim.fate = pending.fate;
      sim.bonus = pending.bonus;
      return;
    case 'damage':
    case 'hiddenPit':
      sim.pending = pending.kind === 'damage' ? DAMAGE : HIDDEN;
      sim.owed = pending.damage;
      return;
    case 'offer':
      sim.pending = OFFER;
      return;
  }
}

/** The position with the true order of the deal: for the search, never for a hint. */
export function knownSim(puzzle: Puzzle, state: State): Sim {
  const source = knownSource(puzzle);
  source.firstLevel = state.level;
  source.firstFate = state.fateDraws - (state.fateDraws % 5);
  source.firstItem = state.itemDraws;
  addLevel(source);
  addFates(source);
  return simOf(state, puzzle.params, source);
}

/** The position as the player knows it; `reshuffle` with `knownOf` deals the rest. */
export function guessedSim(seen: View): Sim {
  return simOf(stateOf(seen), seen.params, shuffledSource());
}

export function knownOf(seen: View): KnownCards {
  const state = stateOf(seen);
  return {
    level: seen.level,
    laid: seen.cards.length,
    unseen: seen.unseen.map(numberOf),
    usedFates: seen.usedFates,
    fateDraws: state.fateDraws,
    itemDraws: state.itemDraws,
  };
}

/** The moves of a simulated action: two if it names the Joker, else one. */
export function movesOf(sim: Sim, action: number, items: readonly ItemCard[]): readonly Move[] {
  const what = action & 255;
  const ofKind = (cards: readonly ItemCard[], kind: ItemKind | undefined): ItemCard =>
    cards.find((card) => itemKind(card) === kind) ?? 'RX';
  const card = fromSimCell(sim.at[what] ?? 0);
  const joker: Move = { type: 'use', item: 'RX' };
  const failing = sim.fate + sim.bonus < (needs[sim.pendingCard] ?? 0);
  switch (action & ~255) {
    case PLACE:
      return [{ type: 'place', cell: fromSimCell(what) }];
    case RESOLVE:
      return [{ type: 'resolve', cell: card }];
    case FLIP:
      return [{ type: 'flip', cell: card, item: ofKind(items, 'jack') }];
    case FLIP_JOKER:
      return [{ type: 'flip', cell: card, item: 'RX' }];
    case ACCEPT:
      return [{ type: 'accept' }];
    case SPEND:
      return [{ type: 'spend', gems: what }];
    case USE_KING:
      return [{ type: 'use', item: ofKind(items, 'king') }];
    case USE_QUEEN:
      return [{ type: 'use', item: ofKind(items, 'queen') }];
    case USE_JOKER_KING:
      return failing ? [joker, { type: 'name', role: 'king' }] : [joker];
    case USE_JOKER_QUEEN:
      return sim.pending === FATE ? [joker, { type: 'name', role: 'queen' }] : [joker];
    case TAKE:
      return [{ type: 'take', item: ofKind(stockOf(items), itemKinds[what]) }];
    case LEAVE:
      return [{ type: 'leave' }];
    case CANCEL:
      return [{ type: 'cancel' }];
  }
  throw new Error(`no such action: ${action}`);
}

/** The move without regard to which of two equal items it names. */
function moveKey(move: Move): string {
  if (move.type === 'use' || move.type === 'take') return `${move.type} ${itemKind(move.item)}`;
  if (move.type === 'flip') return `flip ${itemKind(move.item)} ${move.cell}`;
  return Object.values(move).join(' ');
}

/** The action of these moves; the second one names the Joker if the first plays it. Undefined if there is none, such as
 * for a Joker that was taken back. */
export function actionOf(
  sim: Sim,
  items: readonly ItemCard[],
  move: Move,
  next: Move | undefined,
): number | undefined {
  const listed = new Uint16Array(512);
  const size = listActions(sim, listed);
  return [...listed.subarray(0, size)].find((action) => {
    const [first, second] = movesOf(sim, action, items);
    if (!first || moveKey(first) !== moveKey(move)) return false;
    return !second || (next !== undefined && moveKey(second) === moveKey(next));
  });
}
