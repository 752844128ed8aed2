// What rooms send and take over the wire: shapes, six letters to join by, names, addresses.

import * as v from 'valibot';
import { roomKinds } from '../core/room.ts';
import { tableKinds } from '../core/table.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

/** Six consonants: no word comes out of them, and none is mistaken for another or for a digit. */
export const ROOM_LETTERS = 'BCDFGHJKMNPQRSTVWXZ';
export const ROOM_LETTERS_LENGTH = 6;

/** As people type them: small letters, blanks, dashes and the whole link are forgiven. Undefined for what cannot be one. */
export function readLetters(typed: string): string | undefined {
  const [, linked = typed] = /\/together\/([^/?#]+)/i.exec(typed) ?? [];
  const bare = linked.replace(/[\s-]+/g, '').toUpperCase();
  const known = [...bare].every((letter) => ROOM_LETTERS.includes(letter));
  return bare.length === ROOM_LETTERS_LENGTH && known ? bare : undefined;
}

export const NAME_LENGTH = 20;
/** Control characters, marks that turn the direction of writing, and what has no width. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** A name as it is shown: one line, no more than twenty letters; undefined where nothing is left. */
export function tidyName(typed: string): string | undefined {
  const name = typed.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  return name === '' ? undefined : [...name].slice(0, NAME_LENGTH).join('').trim();
}

export const MOVE_ID_LENGTH = 40;

/** What makes a room. Sent again with the same id by the same secret, it is the same room. */
export const newRoomShape = v.object({
  id: v.pipe(text(MOVE_ID_LENGTH), v.minLength(1)),
  game: text(40),
  kind: v.picklist(tableKinds),
  name: v.pipe(text(80), v.minLength(1)),
  /** A share code that is played first; else a preset, by which deals are made until whoever leads chooses another one. */
  code: v.optional(text(8192)),
  preset: v.optional(text(60)),
});
export type NewRoom = v.InferOutput<typeof newRoomShape>;

export const joinShape = v.object({
  letters: v.optional(text(20)),
  room: v.optional(text(40)),
  name: v.pipe(text(80), v.minLength(1)),
  watch: v.optional(v.boolean()),
  /** A seat that was left, to be taken over. */
  seat: v.optional(seat),
});
export type Join = v.InferOutput<typeof joinShape>;

/** `base`: the number of the last entry that the sender has seen. */
export const newMoveShape = v.object({
  id: v.pipe(text(MOVE_ID_LENGTH), v.minLength(1)),
  base: count,
  word: text(4096),
});
export type NewMove = v.InferOutput<typeof newMoveShape>;

const id = v.pipe(text(MOVE_ID_LENGTH), v.minLength(1));
/** What is done to a room: each with an id, so that it is done once. */
/** Whoever leads may choose another level, by which the room is dealt from then on. */
export const dealShape = v.object({ id, preset: v.optional(text(60)) });
/** With a seat the chair is handed on, without one it is taken. */
export const chairShape = v.object({ id, seat: v.optional(seat) });
export const lockShape = v.object({ id, locked: v.boolean() });
export const nameShape = v.object({ id, name: v.pipe(text(80), v.minLength(1)) });

export const entryShape = v.object({
  seq: seat,
  at: count,
  /** 0: the room's own clock. */
  seat: count,
  kind: v.picklist(roomKinds),
  /** Empty where it is not this member's to read. */
  word: text(8192),
});

export const memberShape = v.object({
  seat,
  name: text(80),
  /** Left, or was sent away: the seat can be taken over. */
  gone: v.boolean(),
  /** Some page of theirs is connected. */
  here: v.boolean(),
  /** Milliseconds since the last sign of life; 0 while they are here. */
  away: count,
  /** Their place at the table of this round; null for those who watch it. */
  place: v.nullable(seat),
});
export type RoomMember = v.InferOutput<typeof memberShape>;

/** What is true of the room at entry `head`, for one onlooker. */
export const roomShape = v.object({
  room: text(40),
  letters: text(20),
  game: text(40),
  kind: v.picklist(tableKinds),
  /** Of the game's rules: a page with others must be loaded anew. */
  version: count,
  /** By which it was dealt last; null for the settings of a code. */
  preset: v.nullable(text(60)),
  head: count,
  /** Milliseconds since the room was opened, by the server's clock, when this was said. */
  now: count,
  members: v.array(memberShape),
  watchers: count,
  chair: v.nullable(seat),
  locked: v.boolean(),
  ended: v.boolean(),
  /** How many deals there have been; 0 in the lobby before the first. */
  rounds: count,
  status: v.nullable(v.picklist(['playing', 'won', 'lost', 'stuck'])),
  /** The seat of whoever asked; null for watchers. */
  you: v.nullable(seat),
  /** What the table shows to this onlooker: plain data of the game and kind; null in the lobby. */
  view: v.unknown(),
});
export type RoomSnapshot = v.InferOutput<typeof roomShape>;

/** `GET /api/rooms/:room?after=n`, and one message of its stream. */
export const newsShape = v.object({
  ...roomShape.entries,
  /** Those after `after`, without a gap; in a stream those since the last message, none where only people came or went. */
  entries: v.array(entryShape),
  /** By entry, what came of it: plain data, the table's events. */
  events: v.array(v.array(v.unknown())),
});
export type RoomNews = v.InferOutput<typeof newsShape>;

export const seatedShape = v.object({
  room: text(40),
  letters: text(20),
  seat: v.nullable(seat),
  token: text(80),
  news: v.optional(newsShape),
});
export type Seated = v.InferOutput<typeof seatedShape>;

export const movedShape = v.object({ seq: seat });
/** 409: somebody was faster. */
export const missedShape = v.object({ code: v.literal('missed'), head: count, missed: newsShape });
/** 422: the table says no; its words make a sentence of it. */
export const refusedShape = v.object({
  code: v.literal('refused'),
  refusal: v.looseObject({ type: text(60) }),
});

/** What a room may say besides the faults of every address, of codes and of logs. Each has a sentence in the app. */
export const roomFaults = [
  ...['wrongLetters', 'unknownRoom', 'roomExpired', 'roomOutdated', 'roomEnded', 'roomLocked'],
  ...['roomFull', 'seatTaken', 'noSuchSeat', 'removed', 'leftRoom', 'notMember', 'notSeated'],
  ...['notChair', 'chairHere', 'notInRound', 'noRound', 'roundRuns', 'tooFew', 'badMove'],
  ...['badName', 'badPreset', 'badNumber', 'tooManyRooms', 'tooManyStreams', 'tooManyEntries'],
  'noLog',
] as const;

const ofRoom = (room: string, what = '') => `/api/rooms/${encodeURIComponent(room)}${what}`;

export const roomAddresses = {
  rooms: '/api/rooms',
  join: '/api/rooms/join',
  room: (room: string, after: number) => ofRoom(room, `?after=${after}`),
  events: (room: string, after: number) => ofRoom(room, `/events?after=${after}`),
  moves: (room: string) => ofRoom(room, '/moves'),
  /** POST `{ id, preset? }`: the next deal, for all who are here; of another level where whoever leads says so. */
  deal: (room: string) => ofRoom(room, '/deal'),
  /** POST `{ id, seat? }`. */
  chair: (room: string) => ofRoom(room, '/chair'),
  /** POST `{ id, locked }`. */
  lock: (room: string) => ofRoom(room, '/lock'),
  /** POST `{ id, name }`: a new name for the own seat. */
  name: (room: string) => ofRoom(room, '/name'),
  /** DELETE: one's own seat is left, another's is sent away by the chair. */
  seat: (room: string, number: number) => ofRoom(room, `/seats/${number}`),
  /** DELETE: the chair ends it. */
  end: (room: string) => ofRoom(room),
  /** GET, once the round is over: the save of an ordinary game, as text. */
  save: (room: string) => ofRoom(room, '/save'),
  /** PUT, text/plain: the log of one's own race, judged; GET with a seat, once the race is over. */
  log: (room: string) => ofRoom(room, '/log'),
  logOf: (room: string, number: number) => ofRoom(room, `/logs/${number}`),
} as const;
