// Codes. A puzzle is its seed, plus the orders of hand-stacked cards. A move is one word:
// `place-g4`, `resolve-h5`, `flip-h5-HJ`, `use-RX`, `name-king`, `accept`, `spend-2`, `take-DQ`, `leave`, `cancel`.

import { byType } from '../../../core/by-type.ts';
import type { Codec } from '../../../core/game.ts';
import { packDigits, unpackDigits } from '../../../core/packing.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { dungeonCards, fates, isItemCard, itemCards } from '../cards.ts';
import type { Move, Params, Puzzle, Stack } from '../types.ts';
import { cellAt, columnOf, rowOf, SHEET_COLUMNS, SHEET_ROWS } from './dungeon.ts';
import { mayStart } from './turn.ts';

const COLUMNS = 'abcdefghijklm';

/** Column letter and row number on the sheet: the start card is `g5`. */
export const cellName = (cell: number): string =>
  `${COLUMNS.charAt(columnOf(cell))}${rowOf(cell) + 1}`;

export function cellNamed(name: string): number | undefined {
  if (!/^[a-m][1-9]$/.test(name)) return undefined;
  const column = COLUMNS.indexOf(name.charAt(0));
  const row = Number(name.charAt(1)) - 1;
  return row < SHEET_ROWS && column < SHEET_COLUMNS ? cellAt(row, column) : undefined;
}

export const moveCode: Codec<Move> = {
  encode: byType<Move, [], string>({
    place: ({ cell }) => `place-${cellName(cell)}`,
    resolve: ({ cell }) => `resolve-${cellName(cell)}`,
    flip: ({ cell, item }) => `flip-${cellName(cell)}-${item}`,
    use: ({ item }) => `use-${item}`,
    take: ({ item }) => `take-${item}`,
    name: ({ role }) => `name-${role}`,
    spend: ({ gems }) => `spend-${gems}`,
    accept: 'accept',
    leave: 'leave',
    cancel: 'cancel',
  }),
  decode(text) {
    const move = readMove(text);
    return move ? success(move) : failure('badMove', undefined, text.slice(0, 40));
  },
};

function readMove(text: string): Move | undefined {
  const [type, first = '', second = '', ...rest] = text.split('-');
  if (rest.length > 0 || (second === '' && text.endsWith('-'))) return undefined;
  if (type === 'flip') {
    const cell = cellNamed(first);
    return cell !== undefined && isItemCard(second) ? { type, cell, item: second } : undefined;
  }
  if (second !== '') return undefined;
  switch (type) {
    case 'place':
    case 'resolve': {
      const cell = cellNamed(first);
      return cell === undefined ? undefined : { type, cell };
    }
    case 'use':
    case 'take':
      return isItemCard(first) ? { type, item: first } : undefined;
    case 'name':
      return first === 'king' || first === 'queen' ? { type, role: first } : undefined;
    case 'spend':
      return /^(\d|10)$/.test(first) ? { type, gems: Number(first) } : undefined;
    case 'accept':
    case 'leave':
    case 'cancel':
      return first === '' ? { type } : undefined;
  }
  return undefined;
}

const SEED_RADICES = [0x10000, 0x10000];
const SEED_LETTERS = 6;
/** One letter for each card of a stacked order. */
const ORDER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZa';

function writeOrder<T>(cards: readonly T[], all: readonly T[]): string {
  return cards.map((card) => ORDER.charAt(all.indexOf(card))).join('');
}

/** A whole order of the cards, or nothing. */
function readOrder<T>(text: string, all: readonly T[]): readonly T[] | undefined {
  const cards = [...text].flatMap((letter) => {
    const card = all[ORDER.indexOf(letter)];
    return card === undefined ? [] : [card];
  });
  const whole = cards.length === all.length && text.length === all.length;
  return whole && new Set(cards).size === all.length ? cards : undefined;
}

/** The seed in six letters, then `~d<level>-`, `~f<round>-` and `~i<draw>-` with an order each. */
export function puzzleCode(params: Params): Codec<Puzzle> {
  return {
    encode({ seed, stack }) {
      const words = [packDigits([Math.floor(seed / 0x10000), seed % 0x10000], SEED_RADICES)];
      for (const { level, cards } of stack?.decks ?? [])
        words.push(`d${level}-${writeOrder(cards, dungeonCards)}`);
      for (const { round, cards } of stack?.fates ?? [])
        words.push(`f${round}-${writeOrder(cards, fates)}`);
      for (const { draw, cards } of stack?.items ?? [])
        words.push(`i${draw}-${writeOrder(cards, itemCards)}`);
      return words.join('~');
    },
    decode(text) {
      const [seedWord = '', ...words] = text.split('~');
      const digits = unpackDigits(seedWord, SEED_RADICES);
      if (seedWord.length !== SEED_LETTERS || !digits.ok)
        return failure('badSeedLetters', undefined, seedWord.slice(0, 40));
      const [high = 0, low = 0] = digits.value;
      const seed = high * 0x10000 + low;
      if (words.length === 0) return success({ params, seed });
      const stack = readStack(words);
      return stack.ok ? success({ params, seed, stack: stack.value }) : stack;
    },
  };
}

function readStack(words: readonly string[]): Result<Stack> {
  const decks: { level: number; cards: Stack['decks'][number]['cards'] }[] = [];
  const rounds: { round: number; cards: Stack['fates'][number]['cards'] }[] = [];
  const draws: { draw: number; cards: Stack['items'][number]['cards'] }[] = [];
  let last = '';
  for (const [index, word] of words.entries()) {
    const bad = failure('badStack', `word ${index + 1}`, word.slice(0, 40));
    const [, kind = '', digits = '', letters = ''] =
      /^([dfi])(0|[1-9]\d{0,3})-([A-Za-z]+)$/.exec(word) ?? [];
    const key = `${kind}${digits.padStart(4, '0')}`;
    if (kind === '' || key <= last) return bad; // canonical form: sorted, nothing twice
    last = key;
    const at = Number(digits);
    if (kind === 'd') {
      const cards = readOrder(letters, dungeonCards);
      if (!cards || !mayStart(cards[0]) || at === 0) return bad;
      decks.push({ level: at, cards });
    } else if (kind === 'f') {
      const cards = readOrder(letters, fates);
      if (!cards) return bad;
      rounds.push({ round: at, cards });
    } else {
      const cards = readOrder(letters, itemCards);
      if (!cards) return bad;
      draws.push({ draw: at, cards });
    }
  }
  return success({ decks, fates: rounds, items: draws });
}
