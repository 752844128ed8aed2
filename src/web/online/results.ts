// Results of dailies that the service does not have yet: one entry per day and game, each under a key of its own, so
// that two tabs never overwrite each other. The first result counts, as it does at the service. Logs stay in the
// database; an entry names the result.

import { type Day, isDay } from '../../cabinet/day.ts';
import { createBackOff } from '../../core/back-off.ts';
import { encodeBytes } from '../../core/base64.ts';
import type { Fault } from '../../core/result.ts';
import type { FailedAnswer, LogAnswer, ServiceAnswer } from '../../wire/service-api.ts';
import type { LocalStore } from '../storage/local-store.ts';
import type { Client } from './client.ts';

interface Entry {
  readonly day: Day;
  readonly game: string;
  /** The id of the result. */
  readonly id: string;
}

interface Outbox {
  add(entry: Entry): void;
  has(day: Day, game: string): boolean;
  remove(day: Day, game: string): void;
  /** By day, then by game. Damaged and very old ones are cleared away. */
  list(): readonly Entry[];
  clear(): void;
}

const PREFIX = 'send.';
const DAY_MILLIS = 86_400_000;
/** Days after which an entry that nobody takes is given up. */
const OLDEST = 60;

const keyOf = (day: Day, game: string) => `${PREFIX}${day}.${game}`;

/** An entry with the number of the day it was written on; undefined where it is damaged. */
function entryOf(key: string, text: string | undefined) {
  const [, day, game] = /^send\.([\d-]+)\.([a-z-]+)$/.exec(key) ?? [];
  const [, id, since] = /^([\w-]{1,100}) (\d{1,9})$/.exec(text ?? '') ?? [];
  return isDay(day) && game !== undefined && id !== undefined
    ? { entry: { day, game, id }, since: Number(since) }
    : undefined;
}

/** `now` is milliseconds since 1970. */
export function createOutbox(shelf: LocalStore, now: () => number): Outbox {
  const ownKeys = () => shelf.keys().filter((key) => key.startsWith(PREFIX));
  const today = () => Math.floor(now() / DAY_MILLIS);
  return {
    add({ day, game, id }) {
      const key = keyOf(day, game);
      if (shelf.get(key) === undefined) shelf.set(key, `${id} ${today()}`);
    },
    has: (day, game) => shelf.get(keyOf(day, game)) !== undefined,
    remove: (day, game) => shelf.remove(keyOf(day, game)),
    list() {
      const entries: Entry[] = [];
      for (const key of ownKeys().sort()) {
        const found = entryOf(key, shelf.get(key));
        if (found && found.since + OLDEST >= today()) entries.push(found.entry);
        else shelf.remove(key);
      }
      return entries;
    },
    clear() {
      for (const key of ownKeys()) shelf.remove(key);
    },
  };
}

// Who this browser is to the service: 32 random bytes that it made up itself, and nothing else. Made when the player
// agrees to send results, thrown away when they are deleted. Needs no secure context: phones round a table have none.

const KEY = 'secret';
/** There once the service has heard of the secret. */
const KNOWN = 'known';
/** Before a secret whose deletion is wished for and not done yet. */
const FORGET = 'forget.';
const FORM = /^[A-Za-z0-9_-]{43}$/;

interface Identity {
  /** Undefined: none yet, or a damaged one. */
  current(): string | undefined;
  /** The current one, or a new one. */
  make(): string;
  /** Has the service heard of the current one? */
  isKnown(): boolean;
  nowKnown(): void;
  /** From now on this browser is nobody; the secret is kept for its deletion only. */
  drop(): void;
  /** Secrets that are still to be deleted. */
  toForget(): readonly string[];
  /** Asks for the deletion of a secret, whoever it was. */
  wishForgotten(secret: string): void;
  forgotten(secret: string): void;
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(32));

export function createIdentity(
  shelf: LocalStore,
  random: () => Uint8Array = randomBytes,
): Identity {
  const current = () => {
    const secret = shelf.get(KEY);
    return secret !== undefined && FORM.test(secret) ? secret : undefined;
  };
  const wishForgotten = (secret: string) => shelf.set(FORGET + secret, '1');
  return {
    current,
    make() {
      const known = current();
      if (known !== undefined) return known;
      const secret = encodeBytes(random());
      shelf.remove(KNOWN);
      shelf.set(KEY, secret);
      return secret;
    },
    isKnown: () => shelf.get(KNOWN) !== undefined,
    nowKnown: () => shelf.set(KNOWN, '1'),
    drop() {
      const secret = current();
      // First the wish: cut off in between, it is deleted rather than orphaned.
      if (secret !== undefined) wishForgotten(secret);
      shelf.remove(KEY);
      shelf.remove(KNOWN);
    },
    toForget: () =>
      shelf
        .keys()
        .filter((key) => key.startsWith(FORGET))
        .map((key) => key.slice(FORGET.length))
        .filter((secret) => FORM.test(secret)),
    wishForgotten,
    forgotten: (secret) => shelf.remove(FORGET + secret),
  };
}

// Sends what waits, and deletes what shall be deleted: one thing after the other, in one tab at a time, again and again
// until the service has said yes or no. Trouble on the way only means later.

export interface SenderParts {
  readonly client: Client;
  readonly identity: Identity;
  readonly outbox: Outbox;
  /** May results be sent? */
  allowed(): boolean;
  /** The log of a result; undefined where there is none any more. */
  loadLog(id: string): Promise<string | undefined>;
  /** Runs the work unless another tab is at it; false: it is. */
  alone(work: () => Promise<void>): Promise<boolean>;
  /** Calls back after so many milliseconds; answers what takes it back. */
  after(millis: number, act: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  /** Milliseconds of any clock. */
  now(): number;
  onSent(entry: Entry, answer: LogAnswer): void;
  /** The service has looked at it and will never take it. */
  onRefused(entry: Entry, fault: Fault): void;
  onForgotten(): void;
  /** How it goes: false with the first trouble, true with the next success. */
  onReach(reached: boolean): void;
}

interface Sender {
  /** Sends what waits now, unless the service asked for patience. Fulfilled when it has tried. */
  send(): Promise<void>;
  /** Has the service said that it cannot judge this one yet? */
  isPostponed(day: Day, game: string): boolean;
  /** Fulfilled when nothing is on its way. */
  settled(): Promise<void>;
}

/** Milliseconds between tries. */
const WAITS = { first: 15_000, last: 30 * 60_000 };

/** The service cannot take it as it is today: an older one may be newer tomorrow, and a day may begin. */
const LATER: ReadonlySet<string> = new Set(['otherVersion', 'dayNotBegun', 'unknownGame']);

/** Not of the service, or not of this log. */
const NO_VERDICT: ReadonlySet<string> = new Set(['badAnswer', ...LATER]);

/** Says no to this very log. Anything else is trouble on the way. */
const isRefusal = (status: number, { code }: Fault) =>
  [404, 413, 422].includes(status) && code !== 'notFound' && !NO_VERDICT.has(code);

/** Trouble with one log that the next may not have: the judge failed at it. */
const isItsOwn = ({ code }: Fault) => code === 'judgeFailed' || code === 'failed';

export function createSender(parts: SenderParts): Sender {
  const { client, identity, outbox } = parts;
  const backOff = createBackOff({ ...WAITS, random: parts.random });
  let cancel = () => {};
  let notBefore = 0;
  let working: Promise<void> | undefined;
  let askedAgain = false;
  /** Not taken today; tried again with the next visit. */
  const postponed = new Set<string>();
  const keyOf = ({ day, game }: Pick<Entry, 'day' | 'game'>) => `${day} ${game}`;

  const waiting = () =>
    parts.allowed() ? outbox.list().filter((entry) => !postponed.has(keyOf(entry))) : [];
  const hasWork = () => identity.toForget().length > 0 || waiting().length > 0;

  function tryLater(failed?: FailedAnswer): void {
    if (failed) parts.onReach(false);
    notBefore = failed?.wait === undefined ? 0 : parts.now() + failed.wait;
    cancel();
    cancel = parts.after(backOff.next(failed?.wait), () => void send());
  }

  function succeed(): void {
    backOff.reset();
    notBefore = 0;
    parts.onReach(true);
  }

  /** Was everything deleted that shall be? */
  async function forgetAll(): Promise<boolean> {
    for (const secret of identity.toForget()) {
      const answer = await client.forget(secret);
      // A secret that the service calls malformed belongs to nobody.
      if (!answer.ok && answer.fault.code !== 'badSecret') {
        tryLater(answer);
        return false;
      }
      identity.forgotten(secret);
      succeed();
      parts.onForgotten();
    }
    return true;
  }

  /** Makes itself known where the service does not know it, or not any more. */
  async function sendAs(
    secret: string,
    entry: Entry,
    log: string,
  ): Promise<ServiceAnswer<LogAnswer>> {
    const send = () => client.sendLog(secret, entry.day, entry.game, log);
    if (identity.isKnown()) {
      const answer = await send();
      if (answer.ok || answer.fault.code !== 'unknownPlayer') return answer;
      // Deleted in another tab: it must not come back.
      if (identity.current() !== secret) return answer;
    }
    const known = await client.register(secret);
    if (known.ok) identity.nowKnown();
    return known.ok ? send() : known;
  }

  /** Shall the next one be tried? */
  async function sendOne(entry: Entry): Promise<boolean> {
    const log = await parts.loadLog(entry.id);
    if (log === undefined) {
      outbox.remove(entry.day, entry.game);
      return true;
    }
    if (!parts.allowed()) return false;
    const secret = identity.make();
    const answer = await sendAs(secret, entry, log);
    if (identity.current() !== secret) {
      // Deleted meanwhile, here or in another tab: what has just arrived goes with it.
      identity.wishForgotten(secret);
      tryLater();
      return false;
    }
    if (answer.ok) {
      outbox.remove(entry.day, entry.game);
      succeed();
      parts.onSent(entry, answer.value);
      return true;
    }
    const { fault, status } = answer;
    if (isRefusal(status, fault)) {
      outbox.remove(entry.day, entry.game);
      parts.onRefused(entry, fault);
      return true;
    }
    if (LATER.has(fault.code)) {
      postponed.add(keyOf(entry));
      return true;
    }
    tryLater(answer);
    return isItsOwn(fault);
  }

  async function work(): Promise<void> {
    if (!(await forgetAll())) return;
    for (const entry of waiting()) if (!(await sendOne(entry))) return;
  }

  function send(): Promise<void> {
    askedAgain = working !== undefined;
    if (parts.now() < notBefore || !hasWork()) return working ?? Promise.resolve();
    cancel();
    working ??= parts
      .alone(work)
      .then((did) => {
        // Another tab sends; should it be closed over it, this one goes on.
        if (!did) tryLater();
      })
      .catch(() => tryLater())
      .finally(() => {
        working = undefined;
        // Something came in while the last round was on its way.
        if (askedAgain && backOff.failures === 0) void send();
      });
    return working;
  }

  return {
    send,
    isPostponed: (day, game) => postponed.has(keyOf({ day, game })),
    settled: async () => working,
  };
}
