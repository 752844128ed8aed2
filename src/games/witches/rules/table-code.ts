// Move words for tables, a capital letter or a small one with a dash: `A2` accepts the gift of seat 2,
// `d-s1-a1b2` drafts a potion of seat 1. Persons are `s1` (a seat), `g1` (a guest) or `0` (none).

import { decodeText, encodeText } from '../../../core/base64.ts';
import { byType } from '../../../core/by-type.ts';
import type { Codec } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { wordList } from '../../../core/word-list.ts';
import { BOARD_CELLS, MAX_PLAYERS } from '../types/board.ts';
import type { Move, PlainMove } from '../types/index.ts';
import type { Potion } from '../types/potion.ts';
import {
  helpDegrees,
  helpKinds,
  type PaperMove,
  type PersonId,
  type ScreenSeatMove,
  type TalkMove,
} from '../types/table.ts';
import { moveCode, ruledOutText } from './code.ts';
import { letterOf, nameOf, potionText, readPotion } from './recipe-text.ts';

type TableMove = TalkMove | PaperMove | ScreenSeatMove;

function personText(person: PersonId | null): string {
  if (person === null) return '0';
  return person > 0 ? `s${person}` : `g${-person}`;
}

/** Undefined for anything else. */
function readPerson(text: string): PersonId | null | undefined {
  if (text === '0') return null;
  const [, kind, digit] = /^([sg])([1-9])$/.exec(text) ?? [];
  return digit === undefined ? undefined : kind === 's' ? Number(digit) : -Number(digit);
}

const encodeTableMove = byType<TableMove, [], string>({
  share: ({ ingredient, ruledOut }) => `S-${letterOf(ingredient)}${ruledOutText(ruledOut)}`,
  help: ({ degree }) => `H${helpDegrees.indexOf(degree)}`,
  asked: ({ what }) => `Q${helpKinds.indexOf(what)}`,
  agree: 'Y',
  object: 'N',
  settle: 'E',
  draft: ({ tester, entries }) =>
    ['d', personText(tester), potionText(entries)].filter(Boolean).join('-'),
  tester: ({ potion, person }) => `w${potion}-${personText(person)}`,
  guest: ({ name }) => `v-${encodeText(name)}`,
  become: ({ guest }) => `z-${personText(guest)}`,
  turn: ({ person }) => `y-${personText(person)}`,
  passFor: ({ seat }) => `X${seat}`,
  offer: ({ cell, plant, into }) => `O${cell}-${plant}-${into}`,
  accept: ({ from }) => `A${from}`,
  decline: ({ from }) => `D${from}`,
  withdraw: 'W',
  takeBack: 'Z',
  copy: ({ cell, from }) => `C${cell}-${from}`,
  copyGrow: ({ cell, of }) => `G${cell}-${of}`,
  taste: ({ cell }) => `V${cell}`,
  guess: ({ entries }) => `U-${potionText(entries)}`,
  change: ({ slot, entry }) => `M${slot}${entry ? `-${potionText([entry])}` : ''}`,
});

type Reader = (parts: readonly string[]) => PlainMove | undefined;

const isSeat = (seat: number) => seat >= 1 && seat <= MAX_PLAYERS;
const isCell = (cell: number) => cell >= 0 && cell < BOARD_CELLS;
const potionOf = (text: string | undefined): Potion | undefined =>
  text === undefined ? [] : readPotion(text);

function seatMove<T extends PlainMove>(part: string | undefined, make: (seat: number) => T) {
  const seat = Number(part);
  return isSeat(seat) ? make(seat) : undefined;
}

/** By first letter; `parts` is the rest, split at dashes. */
const readers: Readonly<Record<string, Reader>> = {
  S([, text = '']) {
    const ingredient = nameOf(text.charAt(0));
    return ingredient && /^.[0-7][0-9a-f]$/.test(text)
      ? { type: 'share', ingredient, ruledOut: Number.parseInt(text.slice(1), 16) }
      : undefined;
  },
  H([part]) {
    const degree = helpDegrees[Number(part)];
    return degree && { type: 'help', degree };
  },
  Q([part]) {
    const what = helpKinds[Number(part)];
    return what && { type: 'asked', what };
  },
  Y: () => ({ type: 'agree' }),
  N: () => ({ type: 'object' }),
  E: () => ({ type: 'settle' }),
  d([, who = '', text]) {
    const tester = readPerson(who);
    const entries = potionOf(text);
    return tester === undefined || !entries ? undefined : { type: 'draft', tester, entries };
  },
  w([part, who = '']) {
    const person = readPerson(who);
    return /^\d{1,3}$/.test(part ?? '') && typeof person === 'number'
      ? { type: 'tester', potion: Number(part), person }
      : undefined;
  },
  v([, ...rest]) {
    const name = decodeText(rest.join('-'));
    return name.ok ? { type: 'guest', name: name.value } : undefined;
  },
  z([, who = '']) {
    const guest = readPerson(who);
    return typeof guest === 'number' ? { type: 'become', guest } : undefined;
  },
  y([, who = '']) {
    const person = readPerson(who);
    return person === undefined ? undefined : { type: 'turn', person };
  },
  X: ([part]) => seatMove(part, (seat) => ({ type: 'passFor', seat })),
  A: ([part]) => seatMove(part, (from) => ({ type: 'accept', from })),
  D: ([part]) => seatMove(part, (from) => ({ type: 'decline', from })),
  W: () => ({ type: 'withdraw' }),
  Z: () => ({ type: 'takeBack' }),
  O(parts) {
    const [cell = -1, plant = -1, into = -1] = parts.map(Number);
    return isCell(cell) && isCell(into) && (plant === 0 || plant === 1)
      ? { type: 'offer', cell, plant, into }
      : undefined;
  },
  C(parts) {
    const [cell = -1, from = -1] = parts.map(Number);
    return isCell(cell) && isCell(from) ? { type: 'copy', cell, from } : undefined;
  },
  G(parts) {
    const [cell = -1, of = -1] = parts.map(Number);
    return isCell(cell) && isSeat(of) ? { type: 'copyGrow', cell, of } : undefined;
  },
  V([part]) {
    const cell = Number(part);
    return isCell(cell) ? { type: 'taste', cell } : undefined;
  },
  U([, text]) {
    const entries = readPotion(text ?? '');
    return entries && { type: 'guess', entries };
  },
  M([part, text]) {
    const entries = potionOf(text);
    if (!/^\d$/.test(part ?? '') || !entries || entries.length > 1) return undefined;
    return { type: 'change', slot: Number(part), entry: entries[0] ?? null };
  },
};

/** Enough for a name of 24 letters or a potion of twelve. */
const LONGEST = 160;

/** Undefined for other moves. */
function decodeTableMove(text: string): PlainMove | undefined {
  const read = readers[text.charAt(0)];
  if (!read || text.length > LONGEST) return undefined;
  const move = read(text.slice(1).split('-'));
  return move && encodeAny(move) === text ? move : undefined;
}

/** Readers only make table moves; anything else could not be the decoded word. */
const encodeAny = (move: PlainMove) => (isTableMove(move) ? encodeTableMove(move) : undefined);

const tableMoves: ReadonlySet<string> = new Set<TableMove['type']>(
  wordList(`
  share help asked agree object settle draft tester guest become turn passFor offer accept decline
  withdraw takeBack copy copyGrow taste guess change
`),
);

function isTableMove(move: PlainMove): move is TableMove {
  return tableMoves.has(move.type);
}

function encodePlain(move: PlainMove): string {
  if (move.type === 'use' && move.tester !== undefined) {
    const draft = move.draft === undefined ? [] : [move.draft];
    return [moveCode.encode(move), personText(move.tester), ...draft].join('-');
  }
  return isTableMove(move) ? encodeTableMove(move) : moveCode.encode(move);
}

const badMove = (text: string) => failure('badMove', undefined, text.slice(0, 40));

function decodePlain(text: string): Result<PlainMove> {
  const [, use = '', who = '', draft] =
    /^(u-(?:[a-j][1-6])+)-([sg][1-9])(?:-([1-5]))?$/.exec(text) ?? [];
  const told = decodeTableMove(text);
  if (told) return success(told);
  const move = moveCode.decode(use === '' ? text : use);
  if (!move.ok || move.value.type === 'seat') return badMove(text);
  const tester = readPerson(who);
  if (move.value.type !== 'use' || typeof tester !== 'number') return success(move.value);
  const { type, entries } = move.value;
  return success({ type, entries, tester, ...(draft ? { draft: Number(draft) } : {}) });
}

/** All moves. At a table on screen the seat comes first: `2_p12-3`. */
export const anyMoveCode: Codec<Move> = {
  encode: (move) =>
    move.type === 'seat' ? `${move.seat}_${encodePlain(move.move)}` : encodePlain(move),
  decode(text) {
    const [, seat, rest = ''] = /^([1-5])_(.+)$/.exec(text) ?? [];
    if (seat === undefined) return decodePlain(text);
    const move = decodePlain(rest);
    return move.ok
      ? success({ type: 'seat', seat: Number(seat), move: move.value })
      : badMove(text);
  },
};
