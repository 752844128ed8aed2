// For tests: a room in memory that obeys the server's rules, and its streams.

import { readPuzzle } from '../../../../core/deal.ts';
import type { Rules } from '../../../../core/game.ts';
import { finishMove } from '../../../../core/race.ts';
import { replayText } from '../../../../core/replay.ts';
import {
  createRoomRules,
  type NewEntry,
  placeIn,
  type Room,
  type RoomEntry,
  type RoomRules,
  roomRefusals,
  saveOfRound,
} from '../../../../core/room.ts';
import { printSave } from '../../../../core/save.ts';
import {
  isUnconditional,
  type Table,
  type TableKind,
  type TableTypes,
} from '../../../../core/table.ts';
import type { RoomUpdate } from '../../../../wire/rooms.ts';
import type { MadeClock } from './rooms.ts';

/** One open stream. */
interface DeskStream {
  readonly seat: number | null;
  send(text: string): void;
  end(): void;
}

/** A room as stored. */
export interface StoredRoom {
  readonly id: string;
  readonly letters: string;
  readonly openedAt: number;
  room: Room<TableTypes>;
  log: RoomEntry[];
  events: (readonly unknown[])[];
  readonly answers: Map<string, readonly [number, unknown]>;
  /** By token; null: watches. */
  readonly seats: Map<string, number | null>;
  readonly streams: Set<DeskStream>;
  readonly leftAt: Map<number, number>;
  readonly logs: Map<number, string>;
}

export interface MemoryOptions {
  readonly table: Table;
  /** Default: `screen`. */
  readonly kind?: TableKind;
  readonly game: Rules;
  readonly clock: Pick<MadeClock, 'now'>;
  /** The code of a deal for a number of people. */
  code(people: number, round: number): string;
  readonly preset?: string;
  /** Milliseconds of absence after which a member is away. */
  readonly away?: number;
}
export const json = (status: number, value: unknown) =>
  new Response(status === 204 ? null : JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json' },
  });
export const fault = (status: number, code: string) => json(status, { code });
const refused = (refusal: { readonly type: string }) => json(422, { code: 'refused', refusal });
const isRoomRefusal = (type: string) => roomRefusals.some((known) => known === type);

export function createDesk(options: MemoryOptions) {
  const { table, game, clock } = options;
  const awayAfter = options.away ?? 120_000;
  const rules: RoomRules<TableTypes> = createRoomRules(table, (code) => {
    const read = readPuzzle(game, code);
    return read.ok ? { ok: true, value: read.value.puzzle } : read;
  });

  const timeOf = (stored: StoredRoom) => Math.max(stored.room.at, clock.now - stored.openedAt);
  const isHere = (stored: StoredRoom, seat: number) =>
    [...stored.streams].some((stream) => stream.seat === seat);
  const awayFor = (stored: StoredRoom, seat: number) =>
    isHere(stored, seat) ? 0 : Math.max(0, clock.now - (stored.leftAt.get(seat) ?? 0));
  /** Whether a member has been away long enough that others may pass for them. */
  const isAway = (stored: StoredRoom, seat: number) => awayFor(stored, seat) >= awayAfter;

  function newsOf(stored: StoredRoom, seat: number | null, after: number): RoomUpdate {
    const { room } = stored;
    const entries = stored.log.slice(after);
    return {
      room: stored.id,
      letters: stored.letters,
      game: game.id,
      kind: options.kind ?? 'screen',
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
      chair: room.host,
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

  const tell = (stored: StoredRoom, after: number) => {
    for (const stream of stored.streams)
      stream.send(`data: ${JSON.stringify(newsOf(stored, stream.seat, after))}\n\n`);
  };

  /** Appends what the rules accept; a refusal changes nothing. */
  function append(stored: StoredRoom, entry: NewEntry): Response | number {
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

  function catchUp(stored: StoredRoom): void {
    for (let due = rules.due(stored.room); due && due.at <= timeOf(stored); ) {
      const before = stored.room.head;
      if (typeof append(stored, due) !== 'number') break;
      tell(stored, before);
      due = rules.due(stored.room);
    }
  }

  function act(stored: StoredRoom, entry: Omit<NewEntry, 'at'>): Response {
    const before = stored.room.head;
    const added = append(stored, { ...entry, at: timeOf(stored) });
    if (typeof added !== 'number') return added;
    tell(stored, before);
    return json(200, { seq: added });
  }

  function play(stored: StoredRoom, seat: number, body: Record<string, unknown>): Response {
    const { id, base, word } = body;
    const known = stored.answers.get(`${seat} ${String(id)}`);
    if (known) return json(...known);
    const move = table.moveCode.decode(String(word));
    if (!move.ok) return fault(400, 'badMove');
    if (table.moveClass(move.value) === 'server') return refused({ type: 'notYours' });
    if (base !== stored.room.head && !isUnconditional(table.moveClass(move.value)))
      return json(409, {
        code: 'missed',
        head: stored.room.head,
        missed: newsOf(stored, seat, Number(base)),
      });
    const { round } = stored.room;
    const needed = round ? table.needsAway(round.state, move.value) : [];
    const stillHere = needed.find((place) => {
      const other = round?.seats[place - 1] ?? 0;
      return !isAway(stored, other) && !stored.room.members[other - 1]?.gone;
    });
    if (stillHere !== undefined) return refused({ type: 'notAway' });
    const answer = act(stored, { seat, kind: 'move', word: String(word) });
    if (answer.status === 200)
      stored.answers.set(`${seat} ${String(id)}`, [200, { seq: stored.room.head }]);
    return answer;
  }

  function saveOf(stored: StoredRoom): Response {
    const { id, version } = game;
    const save = saveOfRound(table, stored.room, stored.log, { game: id, version });
    return save.ok
      ? new Response(printSave(save.value), { status: 200 })
      : fault(save.fault === 'notOffered' ? 404 : 409, save.fault);
  }

  function judge(stored: StoredRoom, seat: number, text: string): Response {
    const session = replayText(game, text);
    if (!session.ok || !session.value.over) return fault(422, 'notOver');
    if (session.value.deal.code !== stored.room.round?.code) return fault(422, 'otherPuzzle');
    const { tally, status, practice } = session.value;
    const { millis, moves, hints } = tally;
    if (options.kind !== 'race') return fault(404, 'notFound');
    const move = finishMove({ solved: status === 'won', millis, moves, hints, practice });
    if (stored.logs.has(seat)) return json(200, {});
    const answer = act(stored, { seat, kind: 'move', word: table.moveCode.encode(move) });
    if (answer.status === 200) stored.logs.set(seat, text);
    return answer;
  }

  function listen(
    stored: StoredRoom,
    seat: number | null,
    after: number,
    signal: AbortSignal | null,
  ) {
    let stream: DeskStream | undefined;
    const end = () => {
      if (!stream || !stored.streams.delete(stream)) return;
      if (seat !== null) stored.leftAt.set(seat, clock.now);
      tell(stored, stored.room.head);
    };
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder();
        const own: DeskStream = {
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

  return { rules, newsOf, catchUp, act, play, saveOf, judge, listen, isAway };
}
