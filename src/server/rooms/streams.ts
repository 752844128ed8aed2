// Open streams: every change of a room goes to all who watch it, each with their own view. A reader who is slow misses nothing
// and makes nobody wait: what has happened meanwhile comes in one message, and who takes too long is cut.

import type { ServerResponse } from 'node:http';
import type { Fault } from '../../core/result.ts';
import type { Onlooker } from '../../core/table.ts';
import { limits } from '../../wire/limits.ts';
import { isHere, type Live } from './live.ts';

export interface StreamOptions {
  /** The message for this onlooker, with the entries after this number. */
  readonly message: (live: Live, onlooker: Onlooker, after: number) => string;
  /** The first stream of a seat was opened, or its last one closed. */
  readonly moved: (live: Live, secret: string) => void;
}

export interface Opening {
  readonly live: Live;
  readonly secret: string;
  readonly after: number;
  /** For limits. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Streams {
  readonly count: number;
  /** Fault: tooManyStreams. */
  open(opening: Opening, response: ServerResponse): Fault | undefined;
  /** Tells everybody in the room what they do not know yet. */
  tell(live: Live): void;
  isConnected(live: Live, secret: string): boolean;
  /** Does anybody watch it? */
  has(live: Live): boolean;
  /** The rooms that somebody watches, and by which secrets. */
  watched(): ReadonlyMap<Live, ReadonlySet<string>>;
  /** A sign of life on every stream. */
  beat(): void;
  /** The room is gone: everybody in it is told so. */
  endRoom(live: Live, fault: Fault): void;
  endAll(): void;
}

interface Stream {
  readonly live: Live;
  readonly secret: string;
  readonly address: string;
  readonly response: ServerResponse;
  /** The last entry that was written to it. */
  sent: number;
  /** What was written has not gone out yet. */
  cut: ReturnType<typeof setTimeout> | undefined;
  /** There is something to tell since. */
  behind: boolean;
}

/** Milliseconds for a reader to take what was written. */
const PATIENCE = 20_000;

const streamHeaders = {
  'Content-Type': 'text/event-stream',
  'X-Accel-Buffering': 'no',
} as const;

/** One message of a stream: lines with names, and a blank one. */
export const messageText = (lines: Readonly<Record<string, string | number>>): string =>
  `${Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}\n`;

const faultText = ({ code }: Fault) =>
  messageText({ event: 'fault', data: JSON.stringify({ code }) });

export function createStreams({ message, moved }: StreamOptions): Streams {
  const rooms = new Map<Live, Set<Stream>>();
  const addresses = new Map<string, number>();
  let count = 0;

  const ofSeat = (live: Live, secret: string) =>
    [...(rooms.get(live) ?? [])].filter((stream) => stream.secret === secret);

  function close(stream: Stream): void {
    const { live, address, secret } = stream;
    const open = rooms.get(live);
    if (!open?.delete(stream)) return;
    count--;
    clearTimeout(stream.cut);
    if (open.size === 0) rooms.delete(live);
    const left = (addresses.get(address) ?? 1) - 1;
    if (left > 0) addresses.set(address, left);
    else addresses.delete(address);
    if (ofSeat(live, secret).length === 0) moved(live, secret);
  }

  function write(stream: Stream, text: string): void {
    const { response } = stream;
    if (response.write(text) || stream.cut) return;
    stream.cut = setTimeout(() => response.destroy(), PATIENCE);
    stream.cut.unref();
    response.once('drain', () => {
      clearTimeout(stream.cut);
      stream.cut = undefined;
      if (stream.behind) send(stream, message);
    });
  }

  /** What this stream does not know yet, or the reason why it ends. */
  function send(stream: Stream, messageFor: StreamOptions['message']): void {
    if (stream.cut) {
      stream.behind = true;
      return;
    }
    stream.behind = false;
    const { live, response, sent } = stream;
    const own = live.seats.find(({ secret }) => secret === stream.secret);
    if (!own || !isHere(own)) {
      response.end(faultText({ code: own?.standing === 'removed' ? 'removed' : 'leftRoom' }));
      return;
    }
    stream.sent = live.room.head;
    // A room that was restored, or of which something was blanked, may be shorter than what was sent.
    write(stream, messageFor(live, own.seat || null, Math.min(sent, live.room.head)));
  }

  return {
    get count() {
      return count;
    },
    open({ live, secret, after, address, headers }, response) {
      const open = rooms.get(live) ?? new Set<Stream>();
      if ((addresses.get(address) ?? 0) >= limits.streams) return { code: 'tooManyStreams' };
      const [oldest, ...others] = ofSeat(live, secret);
      if (oldest && others.length + 1 >= limits.seatStreams) oldest.response.end();
      rooms.set(live, open);
      const stream: Stream = {
        ...{ live, secret, address, response, sent: after },
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
      if (!oldest) moved(live, secret);
      return undefined;
    },
    tell(live) {
      const made = new Map<string, string>();
      const once: StreamOptions['message'] = (of, onlooker, after) => {
        const key = `${onlooker} ${after}`;
        const text = made.get(key) ?? message(of, onlooker, after);
        made.set(key, text);
        return text;
      };
      for (const stream of rooms.get(live) ?? []) send(stream, once);
    },
    isConnected: (live, secret) => ofSeat(live, secret).length > 0,
    has: (live) => rooms.has(live),
    watched: () =>
      new Map(
        [...rooms].map(([live, open]) => [live, new Set([...open].map(({ secret }) => secret))]),
      ),
    beat() {
      for (const [live, open] of rooms)
        for (const stream of open) if (!stream.cut) write(stream, `: ${live.room.head}\n\n`);
    },
    endRoom(live, fault) {
      for (const { response } of rooms.get(live) ?? []) response.end(faultText(fault));
    },
    endAll() {
      for (const open of rooms.values()) for (const { response } of open) response.end();
    },
  };
}
