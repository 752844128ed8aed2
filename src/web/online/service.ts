// The service as the page sees it: whether it is reachable, the player's consent, uploads of results, and the numbers of
// others. Storage, clock and client are arguments; `theService` brings the browser's.

import { createSignal } from 'solid-js';
import type { Day } from '../../cabinet/day.ts';
import type { Fault } from '../../core/result.ts';
import { limits } from '../../wire/limits.ts';
import type { About, Rarity, ServiceAnswer } from '../../wire/service-api.ts';
import { resultsOfDay } from '../storage/dailies.ts';
import { type LocalStore, localStore, SERVICE_PREFIX } from '../storage/local-store.ts';
import { loadLog, loadResults } from '../storage/results.ts';
import { type Client, createClient } from './client.ts';
import {
  after,
  createIdentity,
  createOutbox,
  createSender,
  onWake,
  type SenderParts,
} from './results.ts';
import { forgetRooms } from './rooms/room-memory.ts';

/** `ask`: not decided. Nothing is sent before the player agrees. */
export type Consent = 'ask' | 'yes' | 'no';

/** `down`: it exists, but cannot be reached now. */
export type ServicePresence = 'unknown' | 'here' | 'down' | 'absent';

/** The state of a result's upload. */
export type UploadState =
  | { readonly type: 'none' | 'sending' | 'waiting' | 'postponed' }
  | { readonly type: 'refused'; readonly fault: Fault };

export interface ServiceParts
  extends Pick<SenderParts, 'loadLog' | 'alone' | 'after' | 'random' | 'now'> {
  readonly client: Client;
  readonly shelf: LocalStore;
  /** Milliseconds since 1970. */
  wallTime(): number;
  /** The id of the result of a daily that was finished here. */
  findResult(day: Day, game: string): Promise<string | undefined>;
  readonly random32?: () => Uint8Array;
}

const CONSENT = 'consent';
const keyOf = (day: Day, game: string) => `${day} ${game}`;

export function createService(parts: ServiceParts) {
  const { client, shelf } = parts;
  const identity = createIdentity(shelf, parts.random32);
  const outbox = createOutbox(shelf, parts.wallTime);
  const [presence, setPresence] = createSignal<ServicePresence>('unknown');
  const [about, setAbout] = createSignal<About>();
  /** Incremented to read the storage again. */
  const [looks, setLooks] = createSignal(0);
  const look = () => void setLooks((count) => count + 1);
  const [taken, setTaken] = createSignal(0);
  const [sending, setSending] = createSignal(false);
  const [refused, setRefused] = createSignal<ReadonlyMap<string, Fault>>(new Map());
  const [rarities, setRarities] = createSignal<ReadonlyMap<string, Rarity>>(new Map());
  let outageTold = false;
  let meeting: Promise<ServicePresence> | undefined;

  const storedConsent = (): Consent => {
    const text = shelf.get(CONSENT);
    return text === 'yes' || text === 'no' ? text : 'ask';
  };
  const consent = (): Consent => {
    looks();
    return storedConsent();
  };
  const decide = (answer: Consent) => {
    shelf.set(CONSENT, answer);
    look();
  };

  function reach(reached: boolean): void {
    if (reached) outageTold = false;
    // If it was never there, it is not down.
    setPresence((now) => (reached ? 'here' : now === 'absent' ? now : 'down'));
  }

  const sender = createSender({
    ...parts,
    identity,
    outbox,
    allowed: () => shelf.lasting && storedConsent() === 'yes',
    onSent() {
      setTaken((count) => count + 1);
      look();
    },
    onRefused({ day, game }, fault) {
      setRefused((map) => new Map(map).set(keyOf(day, game), fault));
      look();
    },
    onForgotten: look,
    onReach: reach,
  });

  /** Retries what is pending. */
  async function wake(): Promise<void> {
    setSending(true);
    await sender.send();
    setSending(false);
    look();
  }

  async function ask(): Promise<ServicePresence> {
    const answer = await client.about();
    if (answer.ok && answer.value.name === 'curio' && answer.value.features.includes('numbers')) {
      setAbout(answer.value);
      reach(true);
      return 'here';
    }
    // Players who take part know that there is one. Others hear nothing of a service that may not exist.
    const next = storedConsent() === 'yes' ? 'down' : 'absent';
    setPresence(next);
    // An answer of something else, such as a static host, is final.
    const isSure = answer.ok || (answer.status > 0 && answer.status < 500 && answer.status !== 429);
    if (next === 'down' || !isSure) meeting = undefined;
    return next;
  }

  /** Checks whether it is there; once, unless that failed. */
  const meet = (): Promise<ServicePresence> => {
    if (presence() === 'here') return Promise.resolve(presence());
    meeting ??= ask();
    return meeting;
  };

  /** Every answer shows whether it is reachable. */
  const heard = <T>(answer: ServiceAnswer<T>): ServiceAnswer<T> => {
    if (answer.ok) reach(true);
    else if (answer.status === 0 || answer.status >= 500) reach(false);
    return answer;
  };

  return {
    presence,
    meet,
    /** With fewer players there is no comparison. */
    fewest: () => about()?.limits['fewest'] ?? limits.fewest,
    consent,
    /** Whether to ask the player for consent. */
    asks: () => presence() === 'here' && shelf.lasting && consent() === 'ask',
    /** False: this browser stores nothing, so it cannot take part. */
    canTakePart: shelf.lasting,
    agree(): void {
      identity.make();
      decide('yes');
      void wake();
    },
    decline(): void {
      decide('no');
      outbox.clear();
      look();
    },
    /** A daily was finished here. Its upload waits for consent and for the service. */
    finished(day: Day, game: string, id: string): void {
      if (!shelf.lasting || storedConsent() === 'no') return;
      outbox.add({ day, game, id });
      look();
      void wake();
    },
    /** Agrees, and sends a result that was finished before. */
    async sendStored(day: Day, game: string): Promise<void> {
      const id = await parts.findResult(day, game);
      if (id !== undefined) outbox.add({ day, game, id });
      identity.make();
      decide('yes');
      await wake();
    },
    uploadState(day: Day, game: string): UploadState {
      looks();
      const fault = refused().get(keyOf(day, game));
      if (fault) return { type: 'refused', fault };
      if (!outbox.has(day, game)) return { type: 'none' };
      if (storedConsent() !== 'yes') return { type: 'none' };
      if (sending()) return { type: 'sending' };
      return { type: sender.isPostponed(day, game) ? 'postponed' : 'waiting' };
    },
    /** Number of unsent results. */
    waiting(): number {
      looks();
      return outbox.list().length;
    },
    /** Incremented when the service accepts something: its numbers have changed. */
    taken,
    numbers: async (day: Day, game: string) =>
      heard(await client.numbers(day, game, identity.current())),
    async rarity(day: Day, game: string): Promise<ServiceAnswer<Rarity>> {
      const answer = heard(await client.rarity(day, game, identity.current()));
      if (answer.ok) setRarities((map) => new Map(map).set(keyOf(day, game), answer.value));
      return answer;
    },
    /** The last answer. */
    knownRarity: (day: Day, game: string) => rarities().get(keyOf(day, game)),
    /** Withdraws consent and deletes everything; `later`: as soon as the service can be reached. */
    async deleteAll(): Promise<'deleted' | 'later'> {
      decide('no');
      outbox.clear();
      identity.drop();
      forgetRooms(shelf);
      setRarities(new Map());
      look();
      // A result may be on its way; it is deleted with the rest once it has arrived.
      await sender.settled();
      await wake();
      setTaken((count) => count + 1);
      return identity.toForget().length === 0 ? 'deleted' : 'later';
    },
    deletionWaits(): boolean {
      looks();
      return identity.toForget().length > 0;
    },
    /** Whether anything was ever sent. */
    isKnown(): boolean {
      looks();
      return identity.current() !== undefined;
    },
    /** True once per outage: it is reported at length only then. */
    tellOutage(): boolean {
      if (outageTold) return false;
      outageTold = true;
      return true;
    },
    wake,
    /** Another tab changed the storage; `sent`: it uploaded something. */
    changed(sent: boolean): void {
      look();
      if (sent) setTaken((count) => count + 1);
    },
  };
}

export type Service = ReturnType<typeof createService>;

const LOCK = 'curio.service';

/** One tab at a time, where the browser has locks. Without them, sending twice does no harm. */
async function alone(work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await work();
    return true;
  }
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

async function findResult(day: string, game: string): Promise<string | undefined> {
  const own = (await loadResults()).filter(({ taken }) => !taken);
  return resultsOfDay(own, day)[game]?.id;
}

function open(): Service {
  const service = createService({
    client: createClient(),
    shelf: localStore(SERVICE_PREFIX),
    loadLog,
    findResult,
    alone,
    after,
    random: Math.random,
    now: () => performance.now(),
    wallTime: Date.now,
  });
  onWake(() => void service.wake());
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(SERVICE_PREFIX))
      service.changed(newValue === null && key.startsWith(`${SERVICE_PREFIX}send.`));
  });
  void service.wake();
  return service;
}

let opened: Service | undefined;

export function theService(): Service {
  opened ??= open();
  return opened;
}
