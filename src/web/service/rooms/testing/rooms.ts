// For tests: rooms in memory by the same rules as the server's.

import { readPuzzle } from '../../../../core/deal.ts';
import type { Rules } from '../../../../core/game.ts';
import { replayText } from '../../../../core/replay.ts';
import {
  createRoomRules,
  dealWord,
  emptyRoom,
  type NewEntry,
  placeIn,
  type Room,
  type RoomEntry,
  type RoomRules,
  replayRoom,
  roomRefusals,
} from '../../../../core/room.ts';
import { saveOfRound } from '../../../../core/roundsave.ts';
import { printSave } from '../../../../core/save.ts';
import type { Table, TableTypes } from '../../../../core/table.ts';
import { ROOM_LETTERS, type RoomNews, readLetters, tidyName } from '../../../../wire/rooms.ts';
import type { Ask } from '../../requests.ts';
import type { MadeClock } from './clock.ts';

interface Stream {
  readonly seat: number | null;
  send(text: string): void;
  end(): void;
}

interface Stored {
  readonly id: string;
  readonly letters: string;
  readonly openedAt: number;
  room: Room<TableTypes>;
  log: RoomEntry[];
  events: (readonly unknown[])[];
  readonly answers: Map<string, readonly [number, unknown]>;
  /** By token; null: watches. */
  readonly seats: Map<string, number | null>;
  readonly streams: Set<Stream>;
  readonly leftAt: Map<number, number>;
  readonly logs: Map<number, string>;
}

export interface MemoryOptions {
  readonly table: Table;
  readonly game: Rules;
  readonly clock: Pick<MadeClock, 'now'>;
  /** The code of a deal for so many people. */
  code(people: number, round: number): string;
  readonly preset?: string;
  /** Milliseconds after which somebody who is not here is away. */
  readonly away?: number;
}

export interface MemoryRooms {
  /** Asked as the service is. */
  readonly ask: Ask;
  /** The log of a room as the server has it. */
  log(room: string): readonly RoomEntry[];
  /** The room as its log says, played from the start. */
  room(room: string): Room<TableTypes>;
  /** What the clock owes is played and told. */
  tick(): void;
  /** All streams end, as when a server is killed; what was acknowledged stays. */
  cut(): void;
}

const json = (status: number, value: unknown) =>
  new Response(status === 204 ? null : JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const fault = (status: number, code: string) => json(status, { code });
const refused = (refusal: { readonly type: string }) => json(422, { code: 'refused', refusal });
const isRoomRefusal = (type: string) => roomRefusals.some((known) => known === type);

export function memoryRooms(options: MemoryOptions): MemoryRooms {
  const { table, game, clock } = options;
  const awayAfter = options.away ?? 120_000;
  const rules: RoomRules<TableTypes> = createRoomRules(table, (code) => {
    const read = readPuzzle(game, code);
    return read.ok ? { ok: true, value: read.value.puzzle } : read;
  });
  const rooms = new Map<string, Stored>();

  const timeOf = (stored: Stored) => Math.max(stored.room.at, clock.now - stored.openedAt);
  const isHere = (stored: Stored, seat: number) =>
    [...stored.streams].some((stream) => stream.seat === seat);
  const awayFor = (stored: Stored, seat: number) =>
    isHere(stored, seat) ? 0 : Math.max(0, clock.now - (stored.leftAt.get(seat) ?? 0));

  function newsOf(stored: Stored, seat: number | null, after: number): RoomNews {
    const { room } = stored;
    const entries = stored.log.slice(after);
    return {
      room: stored.id,
      letters: stored.letters,
      game: game.id,
      kind: table.kind,
      version: game.version,
      preset: room.level ?? options.preset ?? game.presets[0].id,
      head: room.head,
      now: timeOf(stored),
      members: room.members.map(({ name, gone }, index) => ({
        seat: index + 1,
        name,
        gone,
        here: isHere(stored, index + 1),
        away: awayFor(stored, index + 1),
        place: room.round ? placeIn(room.round, index + 1) : null,
      })),
      watchers: [...stored.streams].filter((stream) => stream.seat === null).length,
      chair: room.chair,
      locked: room.locked,
      ended: room.ended,
      rounds: room.rounds,
      status: rules.status(room),
      you: seat,
      view: rules.view(room, seat),
      entries: entries.map((entry) => rules.shown(entry, seat)),
      events: stored.events.slice(after).map((events, index) => {
        const entry = entries[index];
        return entry && rules.hears(entry, seat) ? [...events] : [];
      }),
    };
  }

  const tell = (stored: Stored, after: number) => {
    for (const stream of stored.streams)
      stream.send(`data: ${JSON.stringify(newsOf(stored, stream.seat, after))}\n\n`);
  };

  /** Appends what the rules accept; a refusal changes nothing. */
  function append(stored: Stored, entry: NewEntry): Response | number {
    const step = rules.step(stored.room, entry);
    if (!step.ok)
      return 'fault' in step
        ? fault(400, step.fault.code)
        : isRoomRefusal(step.refusal.type)
          ? fault(409, step.refusal.type)
          : refused(step.refusal);
    stored.room = step.room;
    stored.log.push({ ...entry, seq: step.room.head, at: step.room.at });
    stored.events.push(step.events);
    return step.room.head;
  }

  function catchUp(stored: Stored): void {
    for (let due = rules.due(stored.room); due && due.at <= timeOf(stored); ) {
      const before = stored.room.head;
      if (typeof append(stored, due) !== 'number') break;
      tell(stored, before);
      due = rules.due(stored.room);
    }
  }

  function act(stored: Stored, entry: Omit<NewEntry, 'at'>): Response {
    const before = stored.room.head;
    const added = append(stored, { ...entry, at: timeOf(stored) });
    if (typeof added !== 'number') return added;
    tell(stored, before);
    return json(200, { seq: added });
  }

  function play(stored: Stored, seat: number, body: Record<string, unknown>): Response {
    const { id, base, word } = body;
    const known = stored.answers.get(`${seat} ${String(id)}`);
    if (known) return json(...known);
    const move = table.moveCode.decode(String(word));
    if (!move.ok) return fault(400, 'badMove');
    if (table.isServers?.(move.value)) return refused({ type: 'notYours' });
    if (base !== stored.room.head && !table.isLoose(move.value))
      return json(409, {
        code: 'missed',
        head: stored.room.head,
        missed: newsOf(stored, seat, Number(base)),
      });
    const { round } = stored.room;
    const needed = round ? (table.needsAway?.(round.state, move.value) ?? []) : [];
    const stillHere = needed.find((place) => {
      const other = round?.seats[place - 1] ?? 0;
      return awayFor(stored, other) < awayAfter && !stored.room.members[other - 1]?.gone;
    });
    if (stillHere !== undefined) return refused({ type: 'notAway' });
    const answer = act(stored, { seat, kind: 'move', word: String(word) });
    if (answer.status === 200)
      stored.answers.set(`${seat} ${String(id)}`, [200, { seq: stored.room.head }]);
    return answer;
  }

  function saveOf(stored: Stored): Response {
    const { id, version } = game;
    const save = saveOfRound(table, stored.room, stored.log, { game: id, version });
    return save.ok
      ? new Response(printSave(save.value), { status: 200 })
      : fault(save.fault === 'notOffered' ? 404 : 409, save.fault);
  }

  function judge(stored: Stored, seat: number, text: string): Response {
    const session = replayText(game, text);
    if (!session.ok || !session.value.over) return fault(422, 'notOver');
    if (session.value.deal.code !== stored.room.round?.code) return fault(422, 'otherPuzzle');
    const { tally, status, practice } = session.value;
    const { millis, moves, hints } = tally;
    const move = table.judged?.({ solved: status === 'won', millis, moves, hints, practice });
    if (!move) return fault(404, 'notFound');
    if (stored.logs.has(seat)) return json(200, {});
    const answer = act(stored, { seat, kind: 'move', word: table.moveCode.encode(move) });
    if (answer.status === 200) stored.logs.set(seat, text);
    return answer;
  }

  function listen(stored: Stored, seat: number | null, after: number, signal: AbortSignal | null) {
    let stream: Stream | undefined;
    const end = () => {
      if (!stream || !stored.streams.delete(stream)) return;
      if (seat !== null) stored.leftAt.set(seat, clock.now);
      tell(stored, stored.room.head);
    };
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder();
        const own: Stream = {
          seat,
          send: (text) => controller.enqueue(encoder.encode(text)),
          end() {
            end();
            try {
              controller.close();
            } catch {
              // The reader has gone.
            }
          },
        };
        stream = own;
        stored.streams.add(own);
        signal?.addEventListener('abort', () => own.end());
        own.send(`data: ${JSON.stringify(newsOf(stored, seat, after))}\n\n`);
        for (const other of stored.streams)
          if (other !== own)
            other.send(`data: ${JSON.stringify(newsOf(stored, other.seat, stored.room.head))}\n\n`);
      },
      cancel: end,
    });
    return new Response(body, { status: 200, headers: { 'content-type': 'text/event-stream' } });
  }

  const tokenOf = (stored: Stored, secret: string) => `${secret}@${stored.id}`;

  function seated(stored: Stored, secret: string, seat: number | null): Response {
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
    const stored: Stored = {
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
    stored: Stored,
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
      const { chair } = stored.room;
      if (typeof body['seat'] === 'number')
        return act(stored, { seat, kind: 'chair', word: String(body['seat']) });
      if (chair !== null && awayFor(stored, chair) < awayAfter) return fault(409, 'chairHere');
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
