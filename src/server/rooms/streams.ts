// Open event streams: every change of a room goes to each of its streams, with that member's view. A slow reader delays no
// other: it gets what it missed in one message, and we cut it off if it takes too long.

import type { ServerResponse } from 'node:http';
import type { Fault } from '../../core/result.ts';
import type { Onlooker } from '../../core/table.ts';
import { limits } from '../../wire/limits.ts';
import { type CachedRoom, isHere } from './cached-room.ts';

export interface StreamOptions {
  /** The message for an onlooker, with the entries after this number. */
  readonly message: (cached: CachedRoom, onlooker: Onlooker, after: number) => string;
  /** Called when a member's first stream opens or its last one closes. */
  readonly moved: (cached: CachedRoom, secret: string) => void;
}

export interface StreamRequest {
  readonly cached: CachedRoom;
  readonly secret: string;
  readonly after: number;
  /** For rate limits. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Stream {
  readonly cached: CachedRoom;
  readonly secret: string;
  readonly address: string;
  readonly response: ServerResponse;
  /** The last entry written to it. */
  sent: number;
  /** Runs while the reader is behind. */
  cut: ReturnType<typeof setTimeout> | undefined;
  /** There are updates since. */
  behind: boolean;
}

/** Milliseconds for a reader to take what was written. */
const READ_WITHIN = 20_000;

const streamHeaders = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' } as const;

/** Formats one server-sent event. */
export const messageText = (lines: Readonly<Record<string, string | number>>): string =>
  `${Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}\n`;

const faultText = ({ code }: Fault) =>
  messageText({ event: 'fault', data: JSON.stringify({ code }) });

export function createStreams({ message, moved }: StreamOptions) {
  const rooms = new Map<CachedRoom, Set<Stream>>();
  const addresses = new Map<string, number>();
  let count = 0;

  const ofSeat = (cached: CachedRoom, secret: string) =>
    [...(rooms.get(cached) ?? [])].filter((stream) => stream.secret === secret);

  function close(stream: Stream): void {
    const { cached, address, secret } = stream;
    const open = rooms.get(cached);
    if (!open?.delete(stream)) return;
    count--;
    clearTimeout(stream.cut);
    if (open.size === 0) rooms.delete(cached);
    const left = (addresses.get(address) ?? 1) - 1;
    if (left > 0) addresses.set(address, left);
    else addresses.delete(address);
    if (ofSeat(cached, secret).length === 0) moved(cached, secret);
  }

  function write(stream: Stream, text: string): void {
    const { response } = stream;
    if (response.write(text) || stream.cut) return;
    stream.cut = setTimeout(() => response.destroy(), READ_WITHIN);
    stream.cut.unref();
    response.once('drain', () => {
      clearTimeout(stream.cut);
      stream.cut = undefined;
      if (stream.behind) send(stream, message);
    });
  }

  /** Sends what the stream has not seen, or ends it with the reason if the member is out. */
  function send(stream: Stream, messageFor: StreamOptions['message']): void {
    if (stream.cut) {
      stream.behind = true;
      return;
    }
    stream.behind = false;
    const { cached, response, sent } = stream;
    const own = cached.seats.find(({ secret }) => secret === stream.secret);
    if (!own || !isHere(own)) {
      response.end(faultText({ code: own?.standing === 'removed' ? 'removed' : 'leftRoom' }));
      return;
    }
    stream.sent = cached.room.head;
    // After a restore the room may be shorter than what was sent.
    write(stream, messageFor(cached, own.seat || null, Math.min(sent, cached.room.head)));
  }

  return {
    get count() {
      return count;
    },
    /** Fault: tooManyStreams. */
    open(
      { cached, secret, after, address, headers }: StreamRequest,
      response: ServerResponse,
    ): Fault | undefined {
      const open = rooms.get(cached) ?? new Set<Stream>();
      if ((addresses.get(address) ?? 0) >= limits.streams) return { code: 'tooManyStreams' };
      const [oldest, ...others] = ofSeat(cached, secret);
      if (oldest && others.length + 1 >= limits.seatStreams) oldest.response.end();
      rooms.set(cached, open);
      const stream: Stream = {
        ...{ cached, secret, address, response, sent: after },
        cut: undefined,
        behind: false,
      };
      open.add(stream);
      count++;
      addresses.set(address, (addresses.get(address) ?? 0) + 1);
      response.once('close', () => close(stream));
      response.on('error', () => close(stream));
      response.writeHead(200, { ...headers, ...streamHeaders });
      send(stream, message);
      if (!oldest) moved(cached, secret);
      return undefined;
    },
    /** Sends every stream of the room what it has not seen yet. */
    sendUpdates(cached: CachedRoom): void {
      const made = new Map<string, string>();
      const once: StreamOptions['message'] = (of, onlooker, after) => {
        const key = `${onlooker} ${after}`;
        const text = made.get(key) ?? message(of, onlooker, after);
        made.set(key, text);
        return text;
      };
      for (const stream of rooms.get(cached) ?? []) send(stream, once);
    },
    isConnected: (cached: CachedRoom, secret: string) => ofSeat(cached, secret).length > 0,
    has: (cached: CachedRoom) => rooms.has(cached),
    /** Rooms with streams, and the members who have them. */
    watched: (): ReadonlyMap<CachedRoom, ReadonlySet<string>> =>
      new Map(
        [...rooms].map(([cached, open]) => [
          cached,
          new Set([...open].map(({ secret }) => secret)),
        ]),
      ),
    /** Writes a comment to every stream. */
    heartbeat(): void {
      for (const [cached, open] of rooms)
        for (const stream of open) if (!stream.cut) write(stream, `: ${cached.room.head}\n\n`);
    },
    /** Ends the streams of a room that is gone, with the reason. */
    endRoom(cached: CachedRoom, fault: Fault): void {
      for (const { response } of rooms.get(cached) ?? []) response.end(faultText(fault));
    },
    endAll(): void {
      for (const open of rooms.values()) for (const { response } of open) response.end();
    },
  };
}
