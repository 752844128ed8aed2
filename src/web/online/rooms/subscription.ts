// Updates from a room: an event stream that is reopened whenever it falls silent, with polling in its place where a proxy
// holds streams back. It accepts only the next entry; a gap is requested.

import { createBackOff } from '../../../core/back-off.ts';
import type { RoomUpdate } from '../../../wire/rooms.ts';
import type { FailedAnswer } from '../../../wire/service-api.ts';
import type { RoomClient, RoomKey, StreamMessage } from './room-client.ts';

export interface SubscriptionParts {
  readonly client: Pick<RoomClient, 'listen' | 'look'>;
  readonly key: RoomKey;
  /** Calls back after so many milliseconds; returns what cancels it. */
  after(millis: number, act: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  /** A monotonic clock in milliseconds. */
  steady(): number;
  /** The next entries and the room after them; no entries where only presence changed. */
  onUpdate(update: RoomUpdate): void;
  onReach(reached: boolean): void;
  /** The room or this seat no longer exists. */
  onGone(failed: FailedAnswer): void;
}

/** Milliseconds. The server sends a heartbeat every 15 seconds. */
const SILENCE = 45_000;
const QUIET = 20_000;
/** A stream without a word by then is held back somewhere: the server sends something at once. */
const FIRST_WORD = 6000;
const ASK_EVERY = 2000;
/** While polling, a stream is tried again after this long. */
const TRY_STREAM = 300_000;
const WAITS = { first: 500, last: 15_000 };

const GONE = 410;

/** Retrying cannot help: no such room, no such seat, another version. */
const isFinal = ({ status }: FailedAnswer) => [401, 403, 404, GONE].includes(status);

export function createSubscription(parts: SubscriptionParts) {
  const { client, key } = parts;
  let last = 0;
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

  /** False where entries are missing before it. */
  function take(news: RoomUpdate): boolean {
    if (closed || news.head < last) return true;
    const entries = news.entries.filter(({ seq }) => seq > last);
    const whole = entries.every(({ seq }, index) => seq === last + 1 + index);
    if (!whole || last + entries.length !== news.head) return false;
    const skipped = news.entries.length - entries.length;
    last = news.head;
    parts.onUpdate({ ...news, entries, events: news.events.slice(skipped) });
    return true;
  }

  /** Requests what is missing; one request at a time. */
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

  /** Polls instead of the stream, until it is tried again. */
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
    /** The number of the last accepted entry. */
    get last() {
      return last;
    },
    /** An update that came another way, such as with an answer. */
    take(news: RoomUpdate): void {
      if (!take(news)) void ask();
    },
    /** The page is visible again or the network is back: reopens what has gone quiet. */
    wake(): void {
      if (closed || (parts.steady() - heardAt < QUIET && backOff.failures === 0)) return;
      backOff.reset();
      timers.again();
      timers.poll();
      timers.streams();
      open();
    },
    /** The device reports that it is offline: drops the stream, and retries after a while. */
    cut(): void {
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
