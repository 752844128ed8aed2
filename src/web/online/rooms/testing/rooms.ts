// For tests: rooms in memory, asked as the service is.

import {
  dealWord,
  emptyRoom,
  type Room,
  type RoomEntry,
  replayRoom,
} from '../../../../core/room.ts';
import type { TableTypes } from '../../../../core/table.ts';
import { ROOM_LETTERS, readLetters, tidyName } from '../../../../wire/rooms.ts';
import type { Ask } from '../../client.ts';
import { createDesk, fault, json, type MemoryOptions, type StoredRoom } from './desk.ts';

export interface MemoryRooms {
  /** Asked as the service is. */
  readonly ask: Ask;
  /** The log of a room as the server has it. */
  log(room: string): readonly RoomEntry[];
  /** The room as its log says, played from the start. */
  room(room: string): Room<TableTypes>;
  /** Plays and sends the due moves of the clock. */
  tick(): void;
  /** All streams end, as when a server is killed; what was acknowledged stays. */
  cut(): void;
}
export function memoryRooms(options: MemoryOptions): MemoryRooms {
  const { clock } = options;
  const { rules, newsOf, catchUp, act, play, saveOf, judge, listen, isAway } = createDesk(options);
  const rooms = new Map<string, StoredRoom>();

  const tokenOf = (stored: StoredRoom, secret: string) => `${secret}@${stored.id}`;

  function seated(stored: StoredRoom, secret: string, seat: number | null): Response {
    stored.seats.set(tokenOf(stored, secret), seat);
    if (seat !== null) stored.leftAt.set(seat, clock.now);
    const { id: room, letters } = stored;
    return json(200, { room, letters, seat, token: tokenOf(stored, secret) });
  }

  function create(secret: string, body: Record<string, unknown>): Response {
    const id = `room-${String(body['id'])}`;
    const known = rooms.get(id);
    if (known) return seated(known, secret, known.seats.get(tokenOf(known, secret)) ?? 1);
    const letters = Array.from({ length: 6 }, (_, index) =>
      ROOM_LETTERS.charAt((rooms.size * 7 + index * 3) % ROOM_LETTERS.length),
    ).join('');
    const stored: StoredRoom = {
      id,
      letters,
      openedAt: clock.now,
      room: emptyRoom,
      log: [],
      events: [],
      answers: new Map(),
      seats: new Map(),
      streams: new Set(),
      leftAt: new Map(),
      logs: new Map(),
    };
    rooms.set(id, stored);
    act(stored, { seat: 1, kind: 'sit', word: tidyName(String(body['name'])) ?? '?' });
    return seated(stored, secret, 1);
  }

  function join(secret: string, body: Record<string, unknown>): Response {
    const letters = readLetters(String(body['letters'] ?? ''));
    const stored = [...rooms.values()].find(
      (one) => one.letters === letters || one.id === body['room'],
    );
    if (!stored) return fault(404, 'unknownRoom');
    const known = stored.seats.get(tokenOf(stored, secret));
    if (known !== undefined && !(known !== null && stored.room.members[known - 1]?.gone))
      return seated(stored, secret, known);
    if (body['watch'] === true) return seated(stored, secret, null);
    const seat = Number(body['seat'] ?? stored.room.members.length + 1);
    const word = tidyName(String(body['name'])) ?? '?';
    const answer = act(stored, { seat, kind: 'sit', word });
    return answer.status === 200 ? seated(stored, secret, seat) : answer;
  }

  function ofRoom(
    { method, path, query, body, text, secret, signal }: Request,
    stored: StoredRoom,
  ): Response {
    catchUp(stored);
    const seat = stored.seats.get(secret);
    if (seat === undefined) return fault(401, 'noSeat');
    if (seat !== null && stored.room.members[seat - 1]?.gone) return fault(403, 'removed');
    const after = Number(query.get('after') ?? 0);
    const [, what = '', which = ''] = path;
    if (method === 'GET' && what === '') return json(200, newsOf(stored, seat, after));
    if (method === 'GET' && what === 'events') return listen(stored, seat, after, signal);
    if (method === 'GET' && what === 'save') return saveOf(stored);
    if (method === 'GET' && what === 'logs') {
      const log = stored.logs.get(Number(which));
      return log === undefined ? fault(404, 'noLog') : new Response(log);
    }
    if (seat === null) return fault(403, 'notSeated');
    if (method === 'PUT' && what === 'log') return judge(stored, seat, text);
    if (method === 'DELETE' && what === '') return act(stored, { seat, kind: 'end', word: '' });
    if (method === 'DELETE')
      return Number(which) === seat
        ? act(stored, { seat, kind: 'leave', word: '' })
        : act(stored, { seat, kind: 'remove', word: which });
    if (what === 'moves') return play(stored, seat, body);
    if (what === 'deal') {
      const people = stored.room.members.filter(({ gone }) => !gone).length;
      const level = typeof body['preset'] === 'string' ? body['preset'] : undefined;
      const word = dealWord(options.code(people, stored.room.rounds), level);
      return act(stored, { seat, kind: 'deal', word });
    }
    if (what === 'chair') {
      const { host } = stored.room;
      if (typeof body['seat'] === 'number')
        return act(stored, { seat, kind: 'chair', word: String(body['seat']) });
      if (host !== null && !isAway(stored, host)) return fault(409, 'chairHere');
      return act(stored, { seat, kind: 'chair', word: '' });
    }
    if (what === 'lock')
      return act(stored, { seat, kind: body['locked'] ? 'lock' : 'unlock', word: '' });
    if (what === 'name')
      return act(stored, { seat, kind: 'rename', word: tidyName(String(body['name'])) ?? '?' });
    return fault(404, 'notFound');
  }

  interface Request {
    readonly method: string;
    readonly path: readonly string[];
    readonly query: URLSearchParams;
    readonly body: Record<string, unknown>;
    readonly text: string;
    readonly secret: string;
    readonly signal: AbortSignal | null;
  }

  function answer(request: Request): Response {
    const { method, path, body, secret } = request;
    if (path.length === 0) return create(secret, body);
    if (method === 'POST' && path[0] === 'join') return join(secret, body);
    const stored = rooms.get(path[0] ?? '');
    return stored ? ofRoom(request, stored) : fault(404, 'unknownRoom');
  }

  const find = (room: string) => {
    const stored = rooms.get(room);
    if (!stored) throw new Error(`no room ${room}`);
    return stored;
  };

  return {
    async ask(address, init) {
      const url = new URL(String(address), 'http://rooms');
      const text = typeof init?.body === 'string' ? init.body : '';
      const headers = new Headers(init?.headers);
      return answer({
        method: init?.method ?? 'GET',
        path: url.pathname.split('/').slice(3).map(decodeURIComponent),
        query: url.searchParams,
        body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
        text,
        secret: (headers.get('authorization') ?? '').replace('Bearer ', ''),
        signal: init?.signal ?? null,
      });
    },
    log: (room) => find(room).log,
    room: (room) => {
      const replayed = replayRoom(rules, find(room).log);
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault));
      return replayed.value;
    },
    tick() {
      for (const stored of rooms.values()) catchUp(stored);
    },
    cut() {
      for (const stored of rooms.values()) for (const stream of [...stored.streams]) stream.end();
    },
  };
}

// For tests: a clock that is moved by hand.

/** A clock that the test moves, with everything that falls due. */
export function madeClock() {
  const timers: { at: number; act: () => void }[] = [];
  const clock = {
    now: 0,
    after(millis: number, act: () => void) {
      const timer = { at: clock.now + millis, act };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    /** Advances in small steps, so that timers set by due timers fall due in turn. */
    async pass(millis: number, step = Math.max(millis / 20, 1)) {
      const end = clock.now + millis;
      while (clock.now < end) {
        clock.now = Math.min(end, clock.now + step);
        for (const timer of timers.filter(({ at }) => at <= clock.now)) {
          timers.splice(timers.indexOf(timer), 1);
          timer.act();
        }
        await settle();
      }
    },
  };
  return clock;
}
export type MadeClock = ReturnType<typeof madeClock>;

/** Until everything that needs no clock has happened; streams need a few turns of the real one. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve));
}
