// What comes from the room: a stream that is opened again whenever it falls silent, and questions in its place where
// something on the way holds streams back. Only the entry that comes next is taken; a gap is asked for.

import { createBackOff } from '../../../core/back-off.ts';
import type { RoomUpdate } from '../../../wire/rooms.ts';
import type { FailedAnswer } from '../../../wire/service-api.ts';
import type { RoomClient, RoomKey, StreamMessage } from './room-client.ts';

export interface FeedParts {
  readonly client: Pick<RoomClient, 'listen' | 'look'>;
  readonly key: RoomKey;
  /** Calls back after so many milliseconds; answers what takes it back. */
  after(millis: number, act: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  /** Milliseconds of any clock that only goes on. */
  steady(): number;
  /** Entries that come next, and the room after them; none where only people came or went. */
  onNews(news: RoomUpdate): void;
  onReach(reached: boolean): void;
  /** The room says that there is nothing here for this seat any more. */
  onGone(failed: FailedAnswer): void;
}

export interface Feed {
  /** The number of the last entry that was taken. */
  readonly last: number;
  /** News that came another way, such as with an answer. */
  take(news: RoomUpdate): void;
  /** The page is looked at again, or the network is back: what has gone quiet is opened anew. */
  wake(): void;
  /** The device says that it has no network: what is open will bring nothing more, and is tried anew after a while. */
  cut(): void;
  close(): void;
}

/** Milliseconds. The server gives a sign of life every 15 seconds. */
const SILENCE = 45_000;
const QUIET = 20_000;
/** A stream that has brought nothing by then is held back somewhere: the server says something at once. */
const FIRST_WORD = 6000;
const ASK_EVERY = 2000;
/** Streams are tried again after so long. */
const TRY_STREAM = 300_000;
const WAITS = { first: 500, last: 15_000 };

const GONE = 410;

/** Nobody can mend these by trying again: no such room, no such seat, another version. */
const isFinal = ({ status }: FailedAnswer) => [401, 403, 404, GONE].includes(status);

export function createFeed(parts: FeedParts, from = 0): Feed {
  const { client, key } = parts;
  let last = from;
  let closed = false;
  const backOff = createBackOff({ ...WAITS, random: parts.random });
  let heardAt = parts.steady();
  let stream: AbortController | undefined;
  let asking: Promise<void> | undefined;
  const timers = { silence: () => {}, again: () => {}, poll: () => {}, streams: () => {} };

  function set(name: keyof typeof timers, millis: number, act: () => void): void {
    timers[name]();
    timers[name] = closed ? () => {} : parts.after(millis, act);
  }

  function reached(): void {
    backOff.reset();
    heardAt = parts.steady();
    parts.onReach(true);
  }

  function fail(failed: FailedAnswer | undefined): void {
    if (failed && isFinal(failed)) {
      close();
      parts.onGone(failed);
      return;
    }
    parts.onReach(false);
  }

  /** True where it could be taken; false where something is missing before it. */
  function take(news: RoomUpdate): boolean {
    if (closed || news.head < last) return true;
    const entries = news.entries.filter(({ seq }) => seq > last);
    const whole = entries.every(({ seq }, index) => seq === last + 1 + index);
    if (!whole || last + entries.length !== news.head) return false;
    const skipped = news.entries.length - entries.length;
    last = news.head;
    parts.onNews({ ...news, entries, events: news.events.slice(skipped) });
    return true;
  }

  /** Asks for what is missing; one question at a time. */
  function ask(): Promise<void> {
    asking ??= client.look(key, last).then((answer) => {
      asking = undefined;
      if (closed) return;
      if (!answer.ok) return fail(answer);
      reached();
      take(answer.value);
    });
    return asking;
  }

  function poll(): void {
    if (closed) return;
    void ask().then(() => set('poll', ASK_EVERY, poll));
  }

  /** Questions take the stream's place, until it is tried again. */
  function fallBack(): void {
    stream?.abort();
    poll();
    set('streams', TRY_STREAM, () => {
      timers.poll();
      open();
    });
  }

  function open(): void {
    if (closed) return;
    stream?.abort();
    const own = new AbortController();
    stream = own;
    let heard = false;
    const isCurrent = () => stream === own && !closed;
    const watch = () =>
      set('silence', heard ? SILENCE : FIRST_WORD, () => {
        if (!isCurrent()) return;
        if (heard) open();
        else fallBack();
      });
    watch();
    const hearing = {
      alive() {
        if (!isCurrent()) return;
        heard = true;
        reached();
        watch();
      },
      hear(message: StreamMessage) {
        if (!isCurrent()) return;
        if (message.type === 'news' && take(message.news)) return;
        if (message.type === 'fault')
          return fail({ ok: false, fault: { code: message.code }, status: GONE });
        if (message.type !== 'head' || message.head > last) void ask();
      },
    };
    void client.listen(key, last, hearing, own.signal).then((failed) => {
      if (!isCurrent()) return;
      timers.silence();
      fail(failed);
      if (closed) return;
      set('again', backOff.next(), open);
    });
  }

  function close(): void {
    closed = true;
    for (const stop of Object.values(timers)) stop();
    stream?.abort();
  }

  open();
  return {
    get last() {
      return last;
    },
    take(news) {
      if (!take(news)) void ask();
    },
    wake() {
      if (closed || (parts.steady() - heardAt < QUIET && backOff.failures === 0)) return;
      backOff.reset();
      timers.again();
      timers.poll();
      timers.streams();
      open();
    },
    cut() {
      if (closed) return;
      stream?.abort();
      stream = undefined;
      backOff.next();
      for (const stop of Object.values(timers)) stop();
      parts.onReach(false);
      set('again', WAITS.last, open);
    },
    close,
  };
}
