// Requests to the service about rooms. Never throws: a refusal and a conflict with another member's move are outcomes of
// their own.

import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as v from 'valibot';
import { failure, type Result, success } from '../../../core/result.ts';
import {
  type Join,
  missedShape,
  movedShape,
  type NewMove,
  type NewRoom,
  newsShape,
  type RoomUpdate,
  refusedShape,
  roomAddresses,
  seatedShape,
} from '../../../wire/rooms.ts';
import {
  type FailedAnswer,
  faultShape,
  parseShape,
  readAnswer,
  type ServiceAnswer,
  type ServiceReply,
  unanswered,
} from '../../../wire/service-api.ts';
import { type Ask, type Asking, askFor, headersOf, request } from '../client.ts';

/** `head`: the room's last entry, as a heartbeat says. `fault`: nothing more will come. `unreadable`: anything that is
 * none of these. */
export type StreamMessage =
  | { readonly type: 'news'; readonly news: RoomUpdate }
  | { readonly type: 'head'; readonly head: number }
  | { readonly type: 'fault'; readonly code: string }
  | { readonly type: 'unreadable' };

/** Characters. A longer message is not one of ours: reading it fails, and the stream is opened again. */
const LONGEST = 4_000_000;

function readEvent({ event, data }: EventSourceMessage): StreamMessage {
  if (event === 'fault') {
    const fault = parseShape(faultShape, data);
    return fault ? { type: 'fault', code: fault.code } : { type: 'unreadable' };
  }
  const news = parseShape(newsShape, data);
  return news ? { type: 'news', news } : { type: 'unreadable' };
}

/** Takes the text of an event stream in pieces cut anywhere, and passes on every whole message. */
function createMessageReader(pass: (message: StreamMessage) => void): (text: string) => void {
  const parser = createParser({
    maxBufferSize: LONGEST,
    onEvent: (event) => pass(readEvent(event)),
    onComment(comment) {
      const [, head] = /^\D*(\d{1,15})/.exec(comment) ?? [];
      if (head !== undefined) pass({ type: 'head', head: Number(head) });
    },
  });
  return (text) => parser.feed(text);
}

/** A room, and the token of this browser's seat in it. */
export interface RoomKey {
  readonly room: string;
  readonly token: string;
}

export type Refused = { readonly type: string };

/** The outcome of a command. */
export type CommandOutcome =
  | { readonly type: 'done'; readonly seq?: number }
  | { readonly type: 'missed'; readonly news: RoomUpdate }
  | { readonly type: 'refused'; readonly refusal: Refused }
  | { readonly type: 'failed'; readonly failed: FailedAnswer };

interface StreamListener {
  /** Something arrived, at least a heartbeat. */
  alive(): void;
  hear(message: StreamMessage): void;
}

function readOutcome(reply: ServiceReply | undefined): CommandOutcome {
  if (!reply) return { type: 'failed', failed: unanswered };
  if (reply.status === 409) {
    const missed = parseShape(missedShape, reply.text);
    if (missed) return { type: 'missed', news: missed.missed };
  }
  const refused = reply.status >= 400 ? parseShape(refusedShape, reply.text) : undefined;
  if (refused) return { type: 'refused', refusal: refused.refusal };
  const answer = readAnswer(v.unknown(), reply);
  if (!answer.ok) return { type: 'failed', failed: answer };
  const seq = v.safeParse(movedShape, answer.value);
  return seq.success ? { type: 'done', seq: seq.output.seq } : { type: 'done' };
}

/** A plain text such as a save; faults come as JSON. */
function readText(reply: ServiceReply | undefined): ServiceAnswer<string> {
  if (!reply) return unanswered;
  if (reply.status === 200) return { ok: true, value: reply.text };
  const answer = readAnswer(v.unknown(), reply);
  return answer.ok ? { ok: false, fault: { code: 'badAnswer' }, status: reply.status } : answer;
}

export function createRoomClient(ask: Ask = (...args) => fetch(...args)) {
  const json = (value: unknown) => JSON.stringify(value);
  const act = async ({ token }: RoomKey, address: string, asking: Omit<Asking, 'secret'>) =>
    readOutcome(await request(ask, address, { ...asking, secret: token }));
  const post = (key: RoomKey, address: string, body: unknown) =>
    act(key, address, { method: 'POST', body: json(body) });

  return {
    create: (secret: string, room: NewRoom) =>
      askFor(ask, seatedShape, roomAddresses.rooms, { method: 'POST', secret, body: json(room) }),
    join: (secret: string, join: Join) =>
      askFor(ask, seatedShape, roomAddresses.join, { method: 'POST', secret, body: json(join) }),
    /** The entries after that one. */
    look: ({ room, token }: RoomKey, after: number) =>
      askFor(ask, newsShape, roomAddresses.room(room, after), { method: 'GET', secret: token }),
    /** Resolves when the stream has ended, with the fault if the service refused it. */
    async listen(
      { room, token }: RoomKey,
      after: number,
      { alive, hear }: StreamListener,
      signal: AbortSignal,
    ): Promise<FailedAnswer | undefined> {
      try {
        const response = await ask(roomAddresses.events(room, after), {
          signal,
          cache: 'no-store',
          credentials: 'omit',
          ...headersOf(token),
        });
        const { status, body } = response;
        const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
        if (status !== 200 || !body || !isStream) {
          const text = await response.text();
          const answer = readAnswer(v.unknown(), { status, text });
          return answer.ok ? { ok: false, fault: { code: 'badAnswer' }, status } : answer;
        }
        const read = createMessageReader(hear);
        const decoder = new TextDecoder();
        const reader = body.getReader();
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return undefined;
          alive();
          read(decoder.decode(value, { stream: true }));
        }
      } catch {
        return undefined;
      }
    },
    // Each command has an id, so that a repetition counts once.
    move: (key: RoomKey, move: NewMove) => post(key, roomAddresses.moves(key.room), move),
    deal: (key: RoomKey, id: string, preset?: string) =>
      post(key, roomAddresses.deal(key.room), { id, preset }),
    /** With a seat, hands the host's role over; without one, takes it. */
    setChair: (key: RoomKey, id: string, seat?: number) =>
      post(key, roomAddresses.chair(key.room), { id, seat }),
    setLocked: (key: RoomKey, id: string, locked: boolean) =>
      post(key, roomAddresses.lock(key.room), { id, locked }),
    rename: (key: RoomKey, id: string, name: string) =>
      post(key, roomAddresses.name(key.room), { id, name }),
    /** Leaves this browser's seat, or removes another member. */
    vacate: (key: RoomKey, seat: number) =>
      act(key, roomAddresses.seat(key.room, seat), { method: 'DELETE' }),
    end: (key: RoomKey) => act(key, roomAddresses.end(key.room), { method: 'DELETE' }),
    /** The last round as the save of an ordinary game. */
    save: async ({ room, token }: RoomKey) =>
      readText(await request(ask, roomAddresses.save(room), { method: 'GET', secret: token })),
    /** Sends the log of this browser's run for verification. */
    sendLog: (key: RoomKey, log: string) =>
      act(key, roomAddresses.log(key.room), { method: 'PUT', body: log }),
    logOf: async ({ room, token }: RoomKey, seat: number) =>
      readText(
        await request(ask, roomAddresses.logOf(room, seat), { method: 'GET', secret: token }),
      ),
  };
}

export type RoomClient = ReturnType<typeof createRoomClient>;

/** For callers that do not retry. */
export function resultOf(acted: CommandOutcome): Result<void> {
  switch (acted.type) {
    case 'done':
      return success(undefined);
    case 'missed':
      return failure('missed');
    case 'refused':
      return failure(acted.refusal.type);
    case 'failed':
      return { ok: false, fault: acted.failed.fault };
  }
}
