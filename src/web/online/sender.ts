// Sends what waits, and deletes what shall be deleted: one thing after the other, in one tab at a time, again and again
// until the service has said yes or no. Trouble on the way only means later.

import type { Day } from '../../cabinet/day.ts';
import type { Fault } from '../../core/result.ts';
import type { Answer, Failed } from '../../wire/answers.ts';
import type { LogAnswer } from '../../wire/shapes.ts';
import type { Client } from './client.ts';
import type { Identity } from './identity.ts';
import type { Entry, Outbox } from './outbox.ts';

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

export interface Sender {
  /** Sends what waits now, unless the service asked for patience. Fulfilled when it has tried. */
  send(): Promise<void>;
  /** Has the service said that it cannot judge this one yet? */
  isPostponed(day: Day, game: string): boolean;
  /** Fulfilled when nothing is on its way. */
  settled(): Promise<void>;
}

/** Milliseconds between tries, doubled with each that fails. */
const FIRST_WAIT = 15_000;
const LAST_WAIT = 30 * 60_000;

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
  let failures = 0;
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

  function tryLater(failed?: Failed): void {
    if (failed) parts.onReach(false);
    const usual = Math.min(FIRST_WAIT * 2 ** failures++, LAST_WAIT) * (0.75 + parts.random() / 2);
    const millis = Math.max(usual, failed?.wait ?? 0);
    notBefore = failed?.wait === undefined ? 0 : parts.now() + failed.wait;
    cancel();
    cancel = parts.after(millis, () => void send());
  }

  function succeed(): void {
    failures = 0;
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
  async function sendAs(secret: string, entry: Entry, log: string): Promise<Answer<LogAnswer>> {
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
        if (askedAgain && failures === 0) void send();
      });
    return working;
  }

  return {
    send,
    isPostponed: (day, game) => postponed.has(keyOf({ day, game })),
    settled: async () => working,
  };
}
