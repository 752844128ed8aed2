// The wire format of rooms: shapes, the six letters to join by, names, addresses. Field names are fixed: `chair` is the
// host's seat, `news` an update.

import * as v from 'valibot';
import { roomKinds } from '../core/room.ts';
import { tableKinds } from '../core/table.ts';
import { count, text } from './service-api.ts';

const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Six consonants that spell no word and are not mistaken for each other or for digits. */
export const ROOM_LETTERS = 'BCDFGHJKMNPQRSTVWXZ';
export const ROOM_LETTERS_LENGTH = 6;

/** Accepts small letters, blanks, dashes and a whole link. Undefined if these are no letters of a room. */
export function readLetters(typed: string): string | undefined {
  const [, linked = typed] = /\/together\/([^/?#]+)/i.exec(typed) ?? [];
  const bare = linked.replace(/[\s-]+/g, '').toUpperCase();
  const known = [...bare].every((letter) => ROOM_LETTERS.includes(letter));
  return bare.length === ROOM_LETTERS_LENGTH && known ? bare : undefined;
}

export const NAME_LENGTH = 20;
/** Control characters, direction marks and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** A name for display: one line of at most twenty letters; undefined if nothing is left. */
export function tidyName(typed: string): string | undefined {
  const name = typed.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  return name === '' ? undefined : [...name].slice(0, NAME_LENGTH).join('').trim();
}

export const MOVE_ID_LENGTH = 40;

/** Opens a room. Sent again with the same id and secret, it returns the same room. */
export const newRoomShape = v.object({
  id: v.pipe(text(MOVE_ID_LENGTH), v.minLength(1)),
  game: text(40),
  kind: v.picklist(tableKinds),
  name: v.pipe(text(80), v.minLength(1)),
  /** A share code to play first, or the preset for deals until the host chooses another. */
  code: v.optional(text(8192)),
  preset: v.optional(text(60)),
});
export type NewRoom = v.InferOutput<typeof newRoomShape>;

export const joinShape = v.object({
  letters: v.optional(text(20)),
  room: v.optional(text(40)),
  name: v.pipe(text(80), v.minLength(1)),
  watch: v.optional(v.boolean()),
  /** A vacated seat to take over. */
  seat: v.optional(seat),
});
export type Join = v.InferOutput<typeof joinShape>;

/** `base` is the last entry that the sender has seen. */
export const newMoveShape = v.object({
  id: v.pipe(text(MOVE_ID_LENGTH), v.minLength(1)),
  base: count,
  word: text(4096),
});
export type NewMove = v.InferOutput<typeof newMoveShape>;

const id = v.pipe(text(MOVE_ID_LENGTH), v.minLength(1));
/** Every command has an id and takes effect once. The host may choose another level, which then stays. */
export const dealShape = v.object({ id, preset: v.optional(text(60)) });
/** Passes the host role to a seat, or takes it if none is named. */
export const chairShape = v.object({ id, seat: v.optional(seat) });
export const lockShape = v.object({ id, locked: v.boolean() });
export const nameShape = v.object({ id, name: v.pipe(text(80), v.minLength(1)) });

export const entryShape = v.object({
  seq: seat,
  at: count,
  /** 0: the clock of the room. */
  seat: count,
  kind: v.picklist(roomKinds),
  /** Empty if this member may not read it. */
  word: text(8192),
});

export const memberShape = v.object({
  seat,
  name: text(80),
  /** Left or was removed: the seat is free. */
  gone: v.boolean(),
  /** Has an open stream. */
  here: v.boolean(),
  /** Milliseconds since they were last seen; 0 while here. */
  away: count,
  /** Their place at the table in this round; null for spectators. */
  place: v.nullable(seat),
});
export type RoomMember = v.InferOutput<typeof memberShape>;

/** The room at entry `head`, as one onlooker may see it. */
export const roomShape = v.object({
  room: text(40),
  letters: text(20),
  game: text(40),
  kind: v.picklist(tableKinds),
  /** The version of the game's rules; a page with another one must reload. */
  version: count,
  /** The level of the last deal; null if a code set it. */
  preset: v.nullable(text(60)),
  head: count,
  /** Milliseconds since the room was opened, by the server's clock. */
  now: count,
  members: v.array(memberShape),
  watchers: count,
  chair: v.nullable(seat),
  locked: v.boolean(),
  ended: v.boolean(),
  /** Deals so far; 0 in the lobby before the first. */
  rounds: count,
  status: v.nullable(v.picklist(['playing', 'won', 'lost', 'stuck'])),
  /** The onlooker's seat; null for spectators. */
  you: v.nullable(seat),
  /** The table's view for this onlooker, plain data of the game; null in the lobby. */
  view: v.unknown(),
});
export type RoomSnapshot = v.InferOutput<typeof roomShape>;

/** `GET /api/rooms/:room?after=n`, and one message of its stream. */
export const newsShape = v.object({
  ...roomShape.entries,
  /** Entries after `after`, or in a stream since the last message; none if only presence changed. */
  entries: v.array(entryShape),
  /** The table's events for each entry, as plain data. */
  events: v.array(v.array(v.unknown())),
});
export type RoomUpdate = v.InferOutput<typeof newsShape>;

export const seatedShape = v.object({
  room: text(40),
  letters: text(20),
  seat: v.nullable(seat),
  token: text(80),
  news: v.optional(newsShape),
});
export type Seated = v.InferOutput<typeof seatedShape>;

export const movedShape = v.object({ seq: seat });
/** 409: another member was faster. */
export const missedShape = v.object({ code: v.literal('missed'), head: count, missed: newsShape });
/** 422: the table refuses; the game's words explain it. */
export const refusedShape = v.object({
  code: v.literal('refused'),
  refusal: v.looseObject({ type: text(60) }),
});

/** Faults of rooms, in addition to those of every request, of codes and of logs. The app has a sentence for each. */
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
  /** POST `{ id, preset? }`: deals the next round for all members; the host may change the level. */
  deal: (room: string) => ofRoom(room, '/deal'),
  /** POST `{ id, seat? }`. */
  chair: (room: string) => ofRoom(room, '/chair'),
  /** POST `{ id, locked }`. */
  lock: (room: string) => ofRoom(room, '/lock'),
  /** POST `{ id, name }`: renames the member. */
  name: (room: string) => ofRoom(room, '/name'),
  /** DELETE: leaves one's own seat; the host removes another member. */
  seat: (room: string, number: number) => ofRoom(room, `/seats/${number}`),
  /** DELETE: the host ends the room. */
  end: (room: string) => ofRoom(room),
  /** GET: the finished round as an ordinary save. */
  save: (room: string) => ofRoom(room, '/save'),
  /** PUT, text/plain: submits the log of one's own race; GET with a seat, once the race is over. */
  log: (room: string) => ofRoom(room, '/log'),
  logOf: (room: string, number: number) => ofRoom(room, `/logs/${number}`),
} as const;
