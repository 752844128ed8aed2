// Uploads the results of dailies: the outbox of unsent results, this browser's identity, and the sender, which retries
// until the service has accepted or refused each, and deletes what the player wants deleted.

import { type Day, isDay } from '../../cabinet/day.ts';
import { createBackOff } from '../../core/back-off.ts';
import { encodeBytes } from '../../core/base64.ts';
import type { Fault } from '../../core/result.ts';
import type { FailedAnswer, LogAnswer, ServiceAnswer } from '../../wire/service-api.ts';
import type { LocalStore } from '../storage/local-store.ts';
import type { Client } from './client.ts';

interface UnsentResult {
  readonly day: Day;
  readonly game: string;
  /** The id of the result. */
  readonly id: string;
}

const PREFIX = 'send.';
const DAY_MILLIS = 86_400_000;
/** Days after which an unsent result is given up. */
const OLDEST = 60;

const keyOf = (day: Day, game: string) => `${PREFIX}${day}.${game}`;

/** An entry with the number of the day it was stored; undefined if it is damaged. */
function entryOf(key: string, text: string | undefined) {
  const [, day, game] = /^send\.([\d-]+)\.([a-z-]+)$/.exec(key) ?? [];
  const [, id, since] = /^([\w-]{1,100}) (\d{1,9})$/.exec(text ?? '') ?? [];
  return isDay(day) && game !== undefined && id !== undefined
    ? { entry: { day, game, id }, since: Number(since) }
    : undefined;
}

/** One key per day and game, so that two tabs never overwrite each other. The first result counts, as at the service.
 * Logs stay in the database. `now` is milliseconds since 1970. */
export function createOutbox(shelf: LocalStore, now: () => number) {
  const ownKeys = () => shelf.keys().filter((key) => key.startsWith(PREFIX));
  const today = () => Math.floor(now() / DAY_MILLIS);
  return {
    add({ day, game, id }: UnsentResult): void {
      const key = keyOf(day, game);
      if (shelf.get(key) === undefined) shelf.set(key, `${id} ${today()}`);
    },
    has: (day: Day, game: string) => shelf.get(keyOf(day, game)) !== undefined,
    remove: (day: Day, game: string) => shelf.remove(keyOf(day, game)),
    /** By day, then by game. Removes damaged and very old ones. */
    list(): readonly UnsentResult[] {
      const entries: UnsentResult[] = [];
      for (const key of ownKeys().sort()) {
        const found = entryOf(key, shelf.get(key));
        if (found && found.since + OLDEST >= today()) entries.push(found.entry);
        else shelf.remove(key);
      }
      return entries;
    },
    clear(): void {
      for (const key of ownKeys()) shelf.remove(key);
    },
  };
}

const KEY = 'secret';
/** Set once the service knows the secret. */
const KNOWN = 'known';
/** Prefix of secrets whose deletion is pending. */
const FORGET = 'forget.';
const FORM = /^[A-Za-z0-9_-]{43}$/;

const randomBytes = () => crypto.getRandomValues(new Uint8Array(32));

/** This browser's identity: 32 random bytes, created when the player agrees to send results or joins a room, and
 * dropped when everything is deleted. Needs no secure context, which phones in a local network do not have. */
export function createIdentity(shelf: LocalStore, random: () => Uint8Array = randomBytes) {
  /** Undefined: none, or damaged. */
  const current = () => {
    const secret = shelf.get(KEY);
    return secret !== undefined && FORM.test(secret) ? secret : undefined;
  };
  /** Requests the deletion of a secret. */
  const wishForgotten = (secret: string) => shelf.set(FORGET + secret, '1');
  return {
    current,
    /** The current one, or a new one. */
    make(): string {
      const known = current();
      if (known !== undefined) return known;
      const secret = encodeBytes(random());
      shelf.remove(KNOWN);
      shelf.set(KEY, secret);
      return secret;
    },
    /** Whether the service knows the current one. */
    isKnown: () => shelf.get(KNOWN) !== undefined,
    nowKnown: () => shelf.set(KNOWN, '1'),
    /** Forgets the secret, except for its deletion. */
    drop(): void {
      const secret = current();
      // The request first: a crash in between must not orphan the secret.
      if (secret !== undefined) wishForgotten(secret);
      shelf.remove(KEY);
      shelf.remove(KNOWN);
    },
    /** Secrets whose deletion is pending. */
    toForget: () =>
      shelf
        .keys()
        .filter((key) => key.startsWith(FORGET))
        .map((key) => key.slice(FORGET.length))
        .filter((secret) => FORM.test(secret)),
    wishForgotten,
    forgotten: (secret: string) => shelf.remove(FORGET + secret),
  };
}

export interface SenderParts {
  readonly client: Client;
  readonly identity: ReturnType<typeof createIdentity>;
  readonly outbox: ReturnType<typeof createOutbox>;
  /** May results be sent? */
  allowed(): boolean;
  /** The log of a result; undefined if it is gone. */
  loadLog(id: string): Promise<string | undefined>;
  /** Runs the work unless another tab does; then false. */
  alone(work: () => Promise<void>): Promise<boolean>;
  /** Calls back after so many milliseconds; returns what cancels it. */
  after(millis: number, act: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  /** Milliseconds of any clock. */
  now(): number;
  onSent(entry: UnsentResult, answer: LogAnswer): void;
  /** The service will never accept it. */
  onRefused(entry: UnsentResult, fault: Fault): void;
  onForgotten(): void;
  /** False after a failure, true after the next success. */
  onReach(reached: boolean): void;
}

/** Milliseconds between tries. */
const WAITS = { first: 15_000, last: 30 * 60_000 };

/** The service cannot accept it yet: it may be updated, and the day may begin. */
const LATER: ReadonlySet<string> = new Set(['otherVersion', 'dayNotBegun', 'unknownGame']);

/** Faults that say nothing about this log. */
const NO_VERDICT: ReadonlySet<string> = new Set(['badAnswer', ...LATER]);

/** Whether the service refused this very log. Anything else is retried. */
const isRefusal = (status: number, { code }: Fault) =>
  [404, 413, 422].includes(status) && code !== 'notFound' && !NO_VERDICT.has(code);

/** The judge failed on this log; the next one may work. */
const isItsOwn = ({ code }: Fault) => code === 'judgeFailed' || code === 'failed';

export function createSender(parts: SenderParts) {
  const { client, identity, outbox } = parts;
  const backOff = createBackOff({ ...WAITS, random: parts.random });
  let cancel = () => {};
  let notBefore = 0;
  let working: Promise<void> | undefined;
  let askedAgain = false;
  /** Not accepted today; tried again with the next visit. */
  const postponed = new Set<string>();
  const keyOf = ({ day, game }: Pick<UnsentResult, 'day' | 'game'>) => `${day} ${game}`;

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

  /** Returns whether everything pending was deleted. */
  async function forgetAll(): Promise<boolean> {
    for (const secret of identity.toForget()) {
      const answer = await client.forget(secret);
      // The service has nothing under a malformed secret.
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

  /** Registers first if the service does not know this browser, or no longer. */
  async function sendAs(
    secret: string,
    entry: UnsentResult,
    log: string,
  ): Promise<ServiceAnswer<LogAnswer>> {
    const send = () => client.sendLog(secret, entry.day, entry.game, log);
    if (identity.isKnown()) {
      const answer = await send();
      if (answer.ok || answer.fault.code !== 'unknownPlayer') return answer;
      // Deleted in another tab: must not be registered again.
      if (identity.current() !== secret) return answer;
    }
    const known = await client.register(secret);
    if (known.ok) identity.nowKnown();
    return known.ok ? send() : known;
  }

  /** Returns whether to go on with the next one. */
  async function sendOne(entry: UnsentResult): Promise<boolean> {
    const log = await parts.loadLog(entry.id);
    if (log === undefined) {
      outbox.remove(entry.day, entry.game);
      return true;
    }
    if (!parts.allowed()) return false;
    const secret = identity.make();
    const answer = await sendAs(secret, entry, log);
    if (identity.current() !== secret) {
      // Deleted meanwhile, here or in another tab: the upload is deleted too.
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

  /** Sends now, unless the service asked to wait. Resolves when it has tried. */
  function send(): Promise<void> {
    askedAgain = working !== undefined;
    if (parts.now() < notBefore || !hasWork()) return working ?? Promise.resolve();
    cancel();
    working ??= parts
      .alone(work)
      .then((did) => {
        // Another tab sends; if it closes, this one continues.
        if (!did) tryLater();
      })
      .catch(() => tryLater())
      .finally(() => {
        working = undefined;
        // Something was added during the last round.
        if (askedAgain && backOff.failures === 0) void send();
      });
    return working;
  }

  return {
    send,
    /** Whether the service cannot verify this one yet. */
    isPostponed: (day: Day, game: string) => postponed.has(keyOf({ day, game })),
    /** Resolves when no request is pending. */
    settled: async () => working,
  };
}

/** Calls back after so many milliseconds; returns what cancels it. */
export function after(millis: number, act: () => void): () => void {
  const timer = setTimeout(act, millis);
  return () => clearTimeout(timer);
}

/** Calls back when the network is back or the page is shown again. */
export function onWake(wake: () => void, signal?: AbortSignal): void {
  const options = signal ? { signal } : {};
  addEventListener('online', wake, options);
  addEventListener('pageshow', wake, options);
  const onVisible = () => document.visibilityState === 'visible' && wake();
  document.addEventListener('visibilitychange', onVisible, options);
}
