// A position as text: the dungeon as rows of tokens, with a rim where cards can go, then the status table.

import type { CardView, Pending, View } from '../types.ts';
import { cardTable } from './cards.ts';
import { cellName } from './code.ts';
import { cellAt, EMPTY, UNKNOWN } from './dungeon.ts';

export const printCard = ({ card, faceUp }: Pick<CardView, 'card' | 'faceUp'>): string =>
  card === '??' ? `#${UNKNOWN}` : faceUp ? card : `#${card}`;

/** The rows of tokens, all columns of one width. Face-down cards but the start card are known: they have been seen. */
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
