// What may be seen: everything but the order of hidden cards. Built from the state alone.

import { dungeonCards, type Fate, fates } from '../pack.ts';
import type { CardView, Laid, Move, Odds, Puzzle, State, View } from '../types.ts';
import { beats, cardTable, MOST_GEMS, NATURAL_TEN } from './cards.ts';
import { columnOf, rowOf, spanOf } from './dungeon.ts';
import { fateRoles } from './fight.ts';
import { deckSize, hindrance, placeable } from './moves.ts';
import { damageOf } from './params.ts';
import { stockOf } from './turn.ts';

/** What the next fate card can be: when all five lie open, all five come back. */
export function leftFates(used: readonly Fate[]): readonly Fate[] {
  return used.length === fates.length ? fates : fates.filter((fate) => !used.includes(fate));
}

export function fightOdds(used: readonly Fate[], need: number): Odds {
  const left = leftFates(used);
  return { beat: left.filter((fate) => beats(fate, need)).length, left: left.length };
}

export function criticalOdds(used: readonly Fate[]): number {
  return leftFates(used).filter((fate) => fate === NATURAL_TEN).length;
}

export function view(puzzle: Puzzle, state: State): View {
  const { params } = puzzle;
  const cells = state.pending === null && state.ending === null ? placeable(state, params) : [];
  const shown = [...state.dungeon.map((laid) => laid.cell), ...cells];
  const span = spanOf(shown.map((cell) => ({ row: rowOf(cell), column: columnOf(cell) })));
  const { top, left, bottom, right } = span ?? { top: 0, left: 0, bottom: 0, right: 0 };
  const seen = new Set<string>(state.dungeon.map((laid) => laid.card));
  return {
    params,
    level: state.level,
    grid: { top, left, rows: bottom - top + 1, columns: right - left + 1 },
    cards: state.dungeon.map((laid) => cardView(puzzle, state, laid, { top, left })),
    placeable: cells,
    health: state.health,
    gems: state.gems,
    items: state.items,
    stock: stockOf(state.items),
    usedFates: state.usedFates,
    leftFates: leftFates(state.usedFates),
    deck: deckSize(state),
    unseen: dungeonCards.filter((card) => !seen.has(card)),
    queenBeaten: state.queenBeaten,
    queenFalls: state.level >= params.depth,
    pending: state.pending,
    ending: state.ending,
    statistics: state.statistics,
  };
}

function cardView(
  puzzle: Puzzle,
  state: State,
  laid: Laid,
  corner: { readonly top: number; readonly left: number },
): CardView {
  const { cell, card, faceUp } = laid;
  const place = { cell, row: rowOf(cell) - corner.top, column: columnOf(cell) - corner.left };
  if (card === '??' || !faceUp)
    return { ...place, card, faceUp, damage: 0, odds: null, hindrance: null, futile: false };
  const { kind, need } = cardTable[card];
  const futile =
    (kind === 'gem' && state.gems === MOST_GEMS) ||
    (kind === 'healing' && state.health === puzzle.params.health) ||
    (kind === 'treasure' && stockOf(state.items).length === 0);
  return {
    ...place,
    card,
    faceUp,
    damage: damageOf(card, puzzle.params),
    odds: kind === 'enemy' ? fightOdds(state.usedFates, need) : null,
    hindrance: hindrance(state, card) ?? null,
    futile,
  };
}

/** The state that a view shows: a view hides nothing that a state holds but the counters of the streams. */
export function stateOf(seen: View): State {
  return {
    level: seen.level,
    dungeon: seen.cards.map(({ cell, card, faceUp }) => ({ cell, card, faceUp })),
    health: seen.health,
    gems: seen.gems,
    items: seen.items,
    fateDraws: seen.usedFates.length,
    usedFates: seen.usedFates,
    itemDraws: 0,
    queenBeaten: seen.queenBeaten,
    pending: seen.pending,
    ending: seen.ending,
    statistics: seen.statistics,
  };
}

export function* legalMoves(seen: View): Iterable<Move> {
  if (seen.ending !== null) return;
  const { pending, items } = seen;
  const ofRank = (...ranks: readonly string[]) =>
    items.filter((item) => ranks.includes(item.charAt(1)));
  if (pending === null) {
    for (const cell of seen.placeable) yield { type: 'place', cell };
    const faceUp = seen.cards.filter((card) => card.faceUp);
    for (const card of faceUp)
      if (card.hindrance === null) yield { type: 'resolve', cell: card.cell };
    for (const item of ofRank('J', 'X'))
      for (const { cell } of faceUp) yield { type: 'flip', cell, item };
    return;
  }
  switch (pending.kind) {
    case 'fate': {
      yield { type: 'accept' };
      const roles = fateRoles(stateOf(seen), pending);
      for (const item of ofRank(roles.includes('queen') ? 'Q' : 'K', 'K', 'X'))
        yield { type: 'use', item };
      return;
    }
    case 'joker':
      yield { type: 'name', role: 'king' };
      yield { type: 'name', role: 'queen' };
      yield { type: 'cancel' };
      return;
    case 'damage':
      for (let gems = 0; gems <= Math.min(pending.damage, seen.gems); gems++)
        yield { type: 'spend', gems };
      if (pending.cause === 'pit') for (const item of ofRank('Q', 'X')) yield { type: 'use', item };
      return;
    case 'hiddenPit':
      yield { type: 'accept' };
      for (const item of ofRank('Q', 'X')) yield { type: 'use', item };
      return;
    case 'offer':
      for (const item of seen.stock) yield { type: 'take', item };
      yield { type: 'leave' };
      yield { type: 'cancel' };
      return;
  }
}
