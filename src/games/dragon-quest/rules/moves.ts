// Which moves the rules accept and what they do. A decision of the player becomes a pending choice in the state; until
// it is made, other moves are refused.

import { byType } from '../../../core/by-type.ts';
import type { Outcome, Status } from '../../../core/game.ts';
import { cardTable, type DungeonCard, damageOf, type ItemCard, partnerOf } from '../cards.ts';
import type { Event, Laid, Move, Params, Puzzle, Refusal, State } from '../types.ts';
import { cellAt, columnOf, placeableSpots, rowOf } from './dungeon.ts';
import {
  alterFate,
  beginTurn,
  count,
  drawFate,
  endFight,
  faceDamage,
  fateRoles,
  fills,
  gather,
  gemsTaken,
  goThrough,
  holds,
  levelDeck,
  stockOf,
  suffer,
  type TurnDraft,
  takeItem,
  turnDown,
  useItem,
  wait,
} from './turn.ts';

type MaybeRefusal = Refusal | undefined;
type PlainRefusal = Exclude<Refusal['type'], 'choicePending' | 'notPlaceable'>;
const refuse = (type: PlainRefusal): Refusal => ({ type });

export function apply(puzzle: Puzzle, state: State, move: Move): Outcome<State, Event, Refusal> {
  const turn = beginTurn(puzzle, state);
  const refusal = state.ending === null ? play(move, turn) : refuse('gameOver');
  if (refusal) return { ok: false, refusal };
  if (isTrapped(turn.state, puzzle.params)) {
    turn.state.ending = 'trapped';
    turn.events.push({ type: 'lost', ending: 'trapped' });
  }
  const { events, revealed } = turn;
  return { ok: true, state: turn.state, events, ...(revealed ? { reveals: true } : {}) };
}

export function status(_puzzle: Puzzle, state: State): Status {
  if (state.ending === null) return 'playing';
  return state.ending === 'exit' || state.ending === 'critical' ? 'won' : 'lost';
}

const play = byType<Move, [turn: TurnDraft], MaybeRefusal>({
  place: ({ cell }, turn) => free(turn) ?? place(turn, cell),
  resolve: ({ cell }, turn) => free(turn) ?? resolve(turn, cell),
  flip: ({ cell, item }, turn) => free(turn) ?? flip(turn, cell, item),
  use: ({ item }, turn) => use(turn, item),
  name: ({ role }, turn) => nameJoker(turn, role),
  accept: (_, turn) => accept(turn),
  spend: ({ gems }, turn) => spend(turn, gems),
  take: (move, turn) => accommodate(turn, move),
  leave: (move, turn) => accommodate(turn, move),
  cancel: (_, turn) => cancel(turn),
});

/** Refuses if a choice is pending. */
function free(turn: TurnDraft): MaybeRefusal {
  const { pending } = turn.state;
  return pending ? { type: 'choicePending', pending: pending.kind } : undefined;
}

/** Refuses an answer to a choice that is not pending. */
const misplaced = (turn: TurnDraft): Refusal => free(turn) ?? refuse('nothingPending');

export function deckSize(state: State): number {
  return Object.keys(cardTable).length - state.dungeon.length;
}

export function placeable(state: State, params: Params): readonly number[] {
  if (deckSize(state) === 0) return [];
  const spots = state.dungeon.map(({ cell, faceUp }) => ({
    row: rowOf(cell),
    column: columnOf(cell),
    faceUp,
  }));
  return placeableSpots(spots, params.open).map((spot) => cellAt(spot.row, spot.column));
}

function place(turn: TurnDraft, cell: number): MaybeRefusal {
  const { puzzle, state } = turn;
  if (deckSize(state) === 0) return refuse('deckEmpty');
  const { open } = puzzle.params;
  if (!placeable(state, puzzle.params).includes(cell)) return { type: 'notPlaceable', open };
  const card = levelDeck(puzzle, state.level)[state.dungeon.length];
  if (card === undefined) return refuse('deckEmpty');
  state.dungeon = [...state.dungeon, { cell, card, faceUp: true }];
  turn.revealed = true;
  count(turn, 'cards');
  turn.events.push({ type: 'placed', cell, card });
  if (cardTable[card].kind === 'hiddenPit') openPit(turn, cell, damageOf(card, puzzle.params));
  return undefined;
}

function openPit(turn: TurnDraft, cell: number, damage: number): void {
  turn.events.push({ type: 'pitOpened', cell, damage });
  if (holds(turn.state.items, 'queen')) wait(turn, { kind: 'hiddenPit', cell, damage });
  else strike(turn, cell, damage);
}

/** A hidden pit takes gems automatically. */
function strike(turn: TurnDraft, cell: number, damage: number): void {
  turnDown(turn, cell);
  suffer(turn, damage, gemsTaken(damage, turn.state.gems));
}

/** Why a face-up card cannot be resolved now, choices aside. */
export function hindrance(state: State, card: DungeonCard): 'noPartner' | 'noGem' | undefined {
  const partner = partnerOf(card);
  if (partner && !state.dungeon.some((laid) => laid.card === partner)) return 'noPartner';
  if (cardTable[card].kind === 'merchant' && state.gems === 0) return 'noGem';
  return undefined;
}

type FaceUpLaid = Laid & { readonly card: DungeonCard };

/** The face-up card of a cell, or why there is none. */
function faceUpAt(state: State, cell: number): FaceUpLaid | Refusal {
  const laid = state.dungeon.find((other) => other.cell === cell);
  if (!laid) return refuse('noCard');
  const { card } = laid;
  return laid.faceUp && card !== '??' ? { ...laid, card } : refuse('faceDown');
}

function resolve(turn: TurnDraft, cell: number): MaybeRefusal {
  const { puzzle, state, events } = turn;
  const laid = faceUpAt(state, cell);
  if ('type' in laid) return laid;
  const { card } = laid;
  const hindered = hindrance(state, card);
  if (hindered) return refuse(hindered);
  const { kind } = cardTable[card];
  switch (kind) {
    case 'exit':
      turnDown(turn, cell);
      goThrough(turn);
      return undefined;
    case 'pit':
    case 'hiddenPit': // never face-up between turns, as it strikes when it is revealed
      faceDamage(turn, cell, damageOf(card, puzzle.params), 'pit');
      return undefined;
    case 'passage': {
      const partner = partnerOf(card);
      const ends = state.dungeon.filter((other) => other.card === card || other.card === partner);
      const cells = ends.map((end) => end.cell);
      turnDown(turn, ...cells);
      events.push({ type: 'passageOpened', cells, card });
      return undefined;
    }
    case 'gem':
    case 'healing':
    case 'treasure':
      turnDown(turn, cell);
      gather(turn, card);
      return undefined;
    case 'enemy':
      count(turn, 'fights');
      drawFate(turn, cell, card);
      return undefined;
    case 'merchant':
    case 'wizard': {
      const price = kind === 'merchant' ? 1 : 0;
      wait(turn, { kind: 'offer', cell, price });
      events.push({ type: 'offered', cell, price });
      return undefined;
    }
  }
}

function flip(turn: TurnDraft, cell: number, item: ItemCard): MaybeRefusal {
  const { state, events } = turn;
  if (!state.items.includes(item)) return refuse('notHeld');
  if (!fills(item, 'jack')) return refuse('itemNotUsable');
  const laid = faceUpAt(state, cell);
  if ('type' in laid) return laid;
  useItem(turn, item, 'jack');
  turnDown(turn, cell);
  events.push({ type: 'flipped', cell, card: laid.card });
  return undefined;
}

function use(turn: TurnDraft, item: ItemCard): MaybeRefusal {
  const { state } = turn;
  const { pending } = state;
  if (!state.items.includes(item)) return refuse('notHeld');
  if (pending?.kind === 'joker') return misplaced(turn);
  if (pending?.kind === 'fate') {
    const [role, other] = fateRoles(state, pending).filter((each) => fills(item, each));
    if (!role) return refuse('itemNotUsable');
    if (other) {
      wait(turn, { ...pending, kind: 'joker' });
      turn.events.push({ type: 'jokerShown' });
    } else alterFate(turn, pending, item, role);
    return undefined;
  }
  const pit =
    pending?.kind === 'hiddenPit' || (pending?.kind === 'damage' && pending.cause === 'pit');
  if (!pit || !fills(item, 'queen')) return refuse('itemNotUsable');
  useItem(turn, item, 'queen');
  state.pending = null;
  turnDown(turn, pending.cell);
  turn.events.push({ type: 'pitCancelled', cell: pending.cell });
  return undefined;
}

function nameJoker(turn: TurnDraft, role: 'king' | 'queen'): MaybeRefusal {
  const { pending } = turn.state;
  if (pending?.kind !== 'joker') return misplaced(turn);
  alterFate(turn, pending, 'RX', role);
  return undefined;
}

function accept(turn: TurnDraft): MaybeRefusal {
  const { state } = turn;
  const { pending } = state;
  if (pending?.kind === 'fate') {
    endFight(turn, pending);
    return undefined;
  }
  if (pending?.kind !== 'hiddenPit') return misplaced(turn);
  state.pending = null;
  strike(turn, pending.cell, pending.damage);
  return undefined;
}

function spend(turn: TurnDraft, gems: number): MaybeRefusal {
  const { state } = turn;
  const { pending } = state;
  if (pending?.kind !== 'damage') return misplaced(turn);
  if (!Number.isInteger(gems) || gems < 0 || gems > pending.damage) return refuse('tooManyGems');
  if (gems > state.gems) return refuse('noGem');
  state.pending = null;
  turnDown(turn, pending.cell);
  suffer(turn, pending.damage, gems);
  return undefined;
}

function accommodate(
  turn: TurnDraft,
  move: Extract<Move, { type: 'take' | 'leave' }>,
): MaybeRefusal {
  const { state, events } = turn;
  const { pending } = state;
  if (pending?.kind !== 'offer') return misplaced(turn);
  if (move.type === 'take' && !stockOf(state.items).includes(move.item))
    return refuse('notInStock');
  state.pending = null;
  turnDown(turn, pending.cell);
  if (pending.price > 0) {
    state.gems -= pending.price;
    count(turn, 'gemsSpent', pending.price);
    events.push({ type: 'paid', gems: pending.price });
  }
  if (move.type === 'take') takeItem(turn, move.item);
  else goThrough(turn);
  return undefined;
}

function cancel(turn: TurnDraft): MaybeRefusal {
  const { state } = turn;
  const { pending } = state;
  if (pending?.kind === 'offer') {
    state.pending = null;
    turn.events.push({ type: 'cancelled', of: pending.price > 0 ? 'merchant' : 'wizard' });
  } else if (pending?.kind === 'joker') {
    state.pending = { ...pending, kind: 'fate' };
    turn.events.push({ type: 'cancelled', of: 'joker' });
  } else return misplaced(turn);
  return undefined;
}

/** Nothing can be placed, resolved or flipped any more. */
function isTrapped(state: State, params: Params): boolean {
  if (state.ending !== null || state.pending !== null) return false;
  const faceUp = state.dungeon.flatMap((laid) =>
    laid.faceUp && laid.card !== '??' ? [laid.card] : [],
  );
  if (faceUp.some((card) => !hindrance(state, card))) return false;
  if (faceUp.length > 0 && holds(state.items, 'jack')) return false;
  return placeable(state, params).length === 0;
}
