// The view: everything but the order of hidden cards, built from the state alone. Also its legal moves and its text.

import {
  beats,
  cardTable,
  type DungeonCard,
  damageOf,
  dungeonCards,
  type Fate,
  fates,
  MOST_GEMS,
  NATURAL_TEN,
} from '../cards.ts';
import type { CardView, Laid, Move, Odds, Pending, Puzzle, State, View } from '../types.ts';
import { cellName } from './code.ts';
import { cellAt, columnOf, EMPTY, rowOf, spanOf, UNKNOWN } from './dungeon.ts';
import { deckSize, hindrance, placeable } from './moves.ts';
import { fateRoles, stockOf } from './turn.ts';

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
  const { dungeon, fateDraws: _fateDraws, itemDraws: _itemDraws, ...open } = state;
  const cells = state.pending === null && state.ending === null ? placeable(state, params) : [];
  const shown = [...dungeon.map((laid) => laid.cell), ...cells];
  const span = spanOf(shown.map((cell) => ({ row: rowOf(cell), column: columnOf(cell) })));
  const { top, left, bottom, right } = span ?? { top: 0, left: 0, bottom: 0, right: 0 };
  const seen = new Set<string>(dungeon.map((laid) => laid.card));
  return {
    ...open,
    params,
    grid: { top, left, rows: bottom - top + 1, columns: right - left + 1 },
    cards: dungeon.map((laid) => cardView(puzzle, state, laid, { top, left })),
    placeable: cells,
    stock: stockOf(state.items),
    leftFates: leftFates(state.usedFates),
    deck: deckSize(state),
    unseen: dungeonCards.filter((card) => !seen.has(card)),
    queenFalls: state.level >= params.depth,
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

/** A face-up card; the start card never is one. */
export type FaceUpCard = CardView & { readonly card: DungeonCard };

export function faceUpOn(seen: View, cell: number | undefined): FaceUpCard | undefined {
  const found = seen.cards.find((card) => card.cell === cell && card.faceUp);
  return found && found.card !== '??' ? { ...found, card: found.card } : undefined;
}

/** The state behind a view, which hides nothing of it but the counters of the streams. */
export function stateOf(seen: View): State {
  return { ...seen, dungeon: seen.cards, fateDraws: seen.usedFates.length, itemDraws: 0 };
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

export const printCard = ({ card, faceUp }: Pick<CardView, 'card' | 'faceUp'>): string =>
  card === '??' ? `#${UNKNOWN}` : faceUp ? card : `#${card}`;

/** The dungeon as rows of tokens, all columns of one width. Face-down cards but the start card are known. */
export function printDungeon(seen: View): readonly string[] {
  const { rows, columns } = seen.grid;
  const tokens = Array.from({ length: rows }, () => new Array<string>(columns).fill(EMPTY));
  for (const card of seen.cards) {
    const row = tokens[card.row];
    if (row) row[card.column] = printCard(card);
  }
  return tokens.map((row) =>
    row
      .map((token) => token.padEnd(3))
      .join(' ')
      .trimEnd(),
  );
}

const row = (name: string, value: string) => name.padEnd(11) + value;

export function print(seen: View): string {
  const { grid } = seen;
  const corner = cellName(cellAt(grid.top, grid.left));
  const list = (words: readonly (string | number)[]) => (words.length > 0 ? words.join(' ') : '-');
  const lines = [
    ...printDungeon(seen),
    '',
    row('Level', `${seen.level} (top left cell ${corner})`),
    row('Health', `${seen.health} of ${seen.params.health}`),
    row('Gems', String(seen.gems)),
    row('Inventory', `${list(seen.items)} (stock ${list(seen.stock)})`),
    row('Fate', `used ${list(seen.usedFates)}, next ${list(seen.leftFates)}`),
    row('Dungeon', `${seen.deck} left`),
    row('Queen', seen.queenBeaten ? 'beaten' : 'not beaten'),
  ];
  const faceUp = seen.cards.filter((card) => card.faceUp);
  if (faceUp.length > 0) lines.push(row('Face-up', faceUp.map(printFaceUp).join(', ')));
  if (seen.placeable.length > 0) lines.push(row('Place', seen.placeable.map(cellName).join(' ')));
  if (seen.pending) lines.push(row('Pending', printPending(seen.pending)));
  if (seen.ending) lines.push(row('Over', seen.ending));
  return lines.join('\n');
}

function printFaceUp({ card, cell, damage, odds, hindrance }: CardView): string {
  const facts = [card === '??' ? '' : cardTable[card].name];
  if (damage > 0) facts.push(`damage ${damage}`);
  if (odds) facts.push(`${odds.beat} of ${odds.left} beat it`);
  if (hindrance) facts.push(hindrance);
  return `${card} ${cellName(cell)} ${facts.join(' ')}`;
}

function printPending(pending: Pending): string {
  const where = cellName(pending.cell);
  switch (pending.kind) {
    case 'fate':
    case 'joker':
      return `${pending.kind} ${where} fate ${pending.fate}${pending.bonus > 0 ? `+${pending.bonus}` : ''}`;
    case 'damage':
    case 'hiddenPit':
      return `${pending.kind} ${where} damage ${pending.damage}`;
    case 'offer':
      return `offer ${where} price ${pending.price}`;
  }
}
