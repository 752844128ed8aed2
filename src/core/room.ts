// A room: its members and the tables they play one after the other, as an append-only log. Replaying the log gives the
// room's state at any moment; nothing else is stored.

import { isOver, type Millis, type Status } from './game.ts';
import { type Fault, failure, type Result, success } from './result.ts';
import type { Save } from './save.ts';
import {
  isUnconditional,
  NO_SEAT,
  type Onlooker,
  type Seat,
  type Table,
  type TableTypes,
} from './table.ts';
import { wordList } from './word-list.ts';

/** Kinds of entries and what their word means. `sit`, `rename`: a name. `leave`: none. `remove`: the removed seat.
 * `chair`: the seat that becomes host; without a word, the sender. `deal`: the puzzle's code, which no client gets,
 * then after a blank the level if the host chose another one. `move`, `clock`: the table's code of the move. `end`:
 * none. */
export const roomKinds = wordList('sit rename leave remove chair lock unlock deal move clock end');
type RoomKind = (typeof roomKinds)[number];

/** One line of the log. Numbers count from 1 without a gap; `at` is milliseconds since the room was opened, never back. */
export interface RoomEntry {
  readonly seq: number;
  readonly at: Millis;
  readonly seat: Seat;
  readonly kind: RoomKind;
  readonly word: string;
}

export type NewEntry = Omit<RoomEntry, 'seq'>;

interface Member {
  readonly name: string;
  /** Left or was removed: the seat is free to be taken over. */
  readonly gone: boolean;
}

/** One deal of the room and its state. */
interface Round<T extends TableTypes> {
  readonly code: string;
  readonly puzzle: T['Puzzle'];
  readonly state: T['State'];
  readonly dealtAt: Millis;
  /** Seats in the room by place at the table. Members without a place watch. */
  readonly seats: readonly Seat[];
}

export interface Room<T extends TableTypes = TableTypes> {
  readonly head: number;
  readonly at: Millis;
  /** By seat, from 1. */
  readonly members: readonly Member[];
  readonly host: Seat | null;
  readonly locked: boolean;
  readonly ended: boolean;
  readonly rounds: number;
  /** The level that the host chose for the next deals; null: the one the room was opened with. */
  readonly level: string | null;
  readonly round: Round<T> | null;
}

export const emptyRoom: Room<never> = {
  head: 0,
  at: 0,
  members: [],
  host: null,
  locked: false,
  ended: false,
  rounds: 0,
  level: null,
  round: null,
};

const BLANK = ' ';

export const dealWord = (code: string, level?: string): string =>
  level === undefined ? code : `${code}${BLANK}${level}`;

function readDeal(word: string): { readonly code: string; readonly level: string | undefined } {
  const [code = '', ...rest] = word.split(BLANK);
  return { code, level: rest.length === 0 ? undefined : rest.join(BLANK) };
}

export const roomRefusals = wordList(`
  roomEnded roomFull roomLocked seatTaken notSeated notInRound noRound roundRuns tooFew notChair
  wrongClock
`);
export type RoomRefusal = (typeof roomRefusals)[number];

export type RoomStep<T extends TableTypes> =
  | { readonly ok: true; readonly room: Room<T>; readonly events: readonly T['Event'][] }
  | { readonly ok: false; readonly refusal: T['Refusal'] | { readonly type: RoomRefusal } }
  | { readonly ok: false; readonly fault: Fault };

/** A room holds more people than its table seats; the rest watch. */
export const MOST_SEATS = 20;

export interface RoomRules<T extends TableTypes> {
  /** Plays one entry. The number is the room's to give. */
  step(room: Room<T>, entry: NewEntry): RoomStep<T>;
  /** The next move of the clock, if one is coming. */
  due(room: Room<T>): NewEntry | undefined;
  view(room: Room<T>, onlooker: Onlooker): T['View'] | null;
  status(room: Room<T>): Status | null;
  /** Seats that would play in a deal now: all present members, up to what the table seats. */
  players(room: Room<T>): readonly Seat[];
  /** Is this move accepted even if the sender had not seen the latest entries? */
  isUnconditional(word: string): boolean;
  /** Is it a move that only the server makes? */
  isServers(word: string): boolean;
  /** Seats that must have been away for a while before this move is allowed. */
  mustBeAway(room: Room<T>, word: string): readonly Seat[];
  /** The entry as this onlooker may see it; private ones come without their word. */
  shown(entry: RoomEntry, onlooker: Onlooker): RoomEntry;
  /** May this onlooker see the events of the entry? */
  hears(entry: NewEntry, onlooker: Onlooker): boolean;
}

const seatIn = (room: Room<TableTypes>, seat: Seat) => {
  const member = room.members[seat - 1];
  return member && !member.gone ? member : undefined;
};

/** The table place of a seat; null for spectators. */
export function placeIn(round: Pick<Round<TableTypes>, 'seats'>, onlooker: Onlooker): Seat | null {
  const index = onlooker === null ? -1 : round.seats.indexOf(onlooker);
  return index < 0 ? null : index + 1;
}

/** `readPuzzle` reads a code by the rules of the game alone. */
export function createRoomRules<T extends TableTypes>(
  table: Table<T>,
  readPuzzle: (code: string) => Result<T['Puzzle']>,
): RoomRules<T> {
  const refuse = (type: RoomRefusal) => ({ ok: false, refusal: { type } }) as const;
  const status = (room: Room<T>) => room.round && table.status(room.round.puzzle, room.round.state);
  const runs = (room: Room<T>) => status(room) === 'playing' || status(room) === 'stuck';
  const changed = (room: Room<T>, changes: Partial<Room<T>>): RoomStep<T> => ({
    ok: true,
    events: [],
    room: { ...room, ...changes },
  });

  const players = (room: Room<T>): readonly Seat[] =>
    room.members.flatMap(({ gone }, index) => (gone ? [] : [index + 1])).slice(0, table.seats.most);

  function sit(room: Room<T>, { seat, word, at }: NewEntry): RoomStep<T> {
    if (room.locked && !room.members[seat - 1]) return refuse('roomLocked');
    if (seat < 1 || seat > room.members.length + 1) return refuse('notSeated');
    if (seat > MOST_SEATS) return refuse('roomFull');
    if (seatIn(room, seat)) return refuse('seatTaken');
    const members = [...room.members];
    members[seat - 1] = { name: word, gone: false };
    const { round } = room;
    const known = round?.seats.includes(seat) ?? false;
    const joined =
      round && !known && runs(room)
        ? table.join(round.puzzle, round.state, round.seats.length + 1, at)
        : undefined;
    return changed(room, {
      members,
      host: room.host ?? seat,
      round:
        round && joined !== undefined
          ? { ...round, state: joined, seats: [...round.seats, seat] }
          : round,
    });
  }

  function vacate(room: Room<T>, seat: Seat): RoomStep<T> {
    const members = room.members.map((member, index) =>
      index + 1 === seat ? { ...member, gone: true } : member,
    );
    const next = members.findIndex(({ gone }) => !gone);
    const host = room.host === seat ? (next < 0 ? null : next + 1) : room.host;
    return changed(room, { members, host });
  }

  function deal(room: Room<T>, { seat, word, at }: NewEntry): RoomStep<T> {
    if (runs(room)) return refuse('roundRuns');
    const seats = players(room);
    if (seats.length < table.seats.least) return refuse('tooFew');
    const { code, level = room.level } = readDeal(word);
    if (level !== room.level && room.host !== seat) return refuse('notChair');
    const puzzle = readPuzzle(code);
    if (!puzzle.ok) return puzzle;
    const state = table.start(puzzle.value, seats.length, at, code);
    const round: Round<T> = { code, puzzle: puzzle.value, state, dealtAt: at, seats };
    return changed(room, { round, level, rounds: room.rounds + 1 });
  }

  function move(room: Room<T>, entry: NewEntry): RoomStep<T> {
    const { round } = room;
    if (!round) return refuse('noRound');
    const place = entry.kind === 'clock' ? NO_SEAT : placeIn(round, entry.seat);
    if (place === null) return refuse('notInRound');
    const read = table.moveCode.decode(entry.word);
    if (!read.ok) return { ok: false, fault: { ...read.fault, code: 'badMove' } };
    if (table.moveClass(read.value) === 'host' && room.host !== entry.seat)
      return refuse('notChair');
    const played = table.apply(round.puzzle, round.state, place, read.value, entry.at);
    if (!played.ok) return played;
    const { events, state } = played;
    return { ok: true, events, room: { ...room, round: { ...round, state } } };
  }

  function due(room: Room<T>): NewEntry | undefined {
    const { round } = room;
    const next = round && runs(room) ? table.timeout(round.puzzle, round.state) : undefined;
    if (!next || room.ended) return undefined;
    const at = Math.max(next.at, room.at);
    return { at, seat: NO_SEAT, kind: 'clock', word: table.moveCode.encode(next.move) };
  }

  function take(room: Room<T>, entry: NewEntry): RoomStep<T> {
    const { seat, kind, word } = entry;
    if (kind === 'sit') return sit(room, entry);
    if (kind === 'clock') {
      const owed = due(room);
      return owed?.word === word && owed.at <= entry.at ? move(room, entry) : refuse('wrongClock');
    }
    const member = seatIn(room, seat);
    if (!member) return refuse('notSeated');
    switch (kind) {
      case 'rename': {
        const members = room.members.map((one) => (one === member ? { ...one, name: word } : one));
        return changed(room, { members });
      }
      case 'leave':
        return vacate(room, seat);
      case 'chair':
        if (word === '') return changed(room, { host: seat });
        if (room.host !== seat) return refuse('notChair');
        if (!seatIn(room, Number(word))) return refuse('notSeated');
        return changed(room, { host: Number(word) });
      case 'move':
        return move(room, entry);
      case 'deal':
        return deal(room, entry);
    }
    if (room.host !== seat) return refuse('notChair');
    switch (kind) {
      case 'remove':
        return seatIn(room, Number(word)) ? vacate(room, Number(word)) : refuse('notSeated');
      case 'lock':
        return changed(room, { locked: true });
      case 'unlock':
        return changed(room, { locked: false });
      case 'end':
        return changed(room, { ended: true });
    }
  }

  const moveOf = (word: string) => {
    const read = table.moveCode.decode(word);
    return read.ok ? read.value : undefined;
  };
  /** Undefined for a word that is no move. */
  const classOf = (word: string) => {
    const move = moveOf(word);
    return move && table.moveClass(move);
  };

  function hears({ kind, seat, word }: NewEntry, onlooker: Onlooker): boolean {
    if (kind !== 'move' || seat === onlooker) return true;
    const kindOfMove = classOf(word);
    return kindOfMove !== undefined && kindOfMove !== 'private';
  }

  return {
    step(room, entry) {
      if (room.ended) return refuse('roomEnded');
      const at = Math.max(room.at, entry.at);
      const step = take(room, { ...entry, at });
      return step.ok ? { ...step, room: { ...step.room, head: room.head + 1, at } } : step;
    },
    due,
    view: ({ round }, onlooker) =>
      round && table.view(round.puzzle, round.state, placeIn(round, onlooker)),
    status,
    players,
    isUnconditional(word) {
      const kindOfMove = classOf(word);
      return kindOfMove !== undefined && isUnconditional(kindOfMove);
    },
    isServers: (word) => classOf(word) === 'server',
    mustBeAway({ round }, word) {
      const move = moveOf(word);
      if (!round || move === undefined) return [];
      return table.needsAway(round.state, move).flatMap((place) => round.seats[place - 1] ?? []);
    },
    hears,
    shown: (entry, onlooker) =>
      entry.kind !== 'deal' && hears(entry, onlooker) ? entry : { ...entry, word: '' },
  };
}

/** Replays a whole log, or returns the fault of the entry that does not fit. */
export function replayRoom<T extends TableTypes>(
  rules: RoomRules<T>,
  log: Iterable<RoomEntry>,
  from: Room<T> = emptyRoom,
  played?: (entry: RoomEntry, events: readonly T['Event'][]) => void,
): Result<Room<T>> {
  let room = from;
  for (const entry of log) {
    if (entry.seq !== room.head + 1)
      return failure('gap', `entry ${room.head + 1}`, String(entry.seq));
    const step = rules.step(room, entry);
    if (!step.ok)
      return 'fault' in step
        ? { ok: false, fault: { ...step.fault, where: `entry ${entry.seq}` } }
        : failure('refusedMove', `entry ${entry.seq}`, step.refusal.type);
    room = step.room;
    played?.(entry, step.events);
  }
  return success(room);
}

// A finished round of a room as the save of an ordinary game, in the words that its table provides.

/** Nothing was dealt, it goes on, or the table has no such saves. */
type NoSave = 'noRound' | 'roundRuns' | 'notOffered';

/** `log` is the whole log of the room. */
export function saveOfRound<T extends TableTypes>(
  table: Table<T>,
  { round }: Room<T>,
  log: readonly RoomEntry[],
  game: Pick<Save, 'game' | 'version'>,
): Result<Save, NoSave> {
  if (!round) return { ok: false, fault: 'noRound' };
  if (!isOver(table.status(round.puzzle, round.state))) return { ok: false, fault: 'roundRuns' };
  const { save } = table;
  if (!save) return { ok: false, fault: 'notOffered' };
  const dealt = log.map(({ kind }) => kind).lastIndexOf('deal');
  const words = log.slice(dealt + 1).flatMap(({ kind, seat, at, word }): Save['log'] => {
    if (kind !== 'move' && kind !== 'clock') return [];
    const move = table.moveCode.decode(word);
    const place = kind === 'clock' ? NO_SEAT : placeIn(round, seat);
    const own = move.ok && place !== null ? save.word(place, move.value) : undefined;
    return own === undefined ? [] : [{ kind, at: at - round.dealtAt, word: own }];
  });
  const at = words.at(-1)?.at ?? 0;
  const end = save.end(round.state).map((word) => ({ kind: 'move', at, word }) as const);
  return success({ ...game, code: round.code, log: [...words, ...end], at });
}
