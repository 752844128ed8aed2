// The service as the page knows it: whether it is there, whether the player wants to take part, and what it has told.
// Everything it stands on comes in, so that tests bring their own; index.ts brings the browser's.

import { type Accessor, createSignal } from 'solid-js';
import type { Day } from '../../cabinet/day.ts';
import type { Fault } from '../../core/result.ts';
import { limits } from '../../wire/limits.ts';
import type { About, DailyNumbers, Rarity, ServiceAnswer } from '../../wire/service-api.ts';
import { resultsOfDay } from '../storage/dailies.ts';
import { type LocalStore, localStore, SERVICE_PREFIX } from '../storage/local-store.ts';
import { loadLog, loadResults } from '../storage/results.ts';
import { type Client, createClient } from './client.ts';
import { createIdentity, createOutbox, createSender, type SenderParts } from './results.ts';
import { forgetRooms } from './rooms/room-memory.ts';

/** `ask`: not answered yet. Results wait for the answer; nothing is sent before it. */
export type Consent = 'ask' | 'yes' | 'no';

/** `down`: it was here, or something is wrong on the way; it may be back at any moment. */
export type Presence = 'unknown' | 'here' | 'down' | 'absent';

/** Where a result is on its way. */
export type Standing =
  | { readonly type: 'none' | 'sending' | 'waiting' | 'postponed' }
  | { readonly type: 'refused'; readonly fault: Fault };

export interface Service {
  readonly presence: Accessor<Presence>;
  /** Asks whether it is there; once, unless there was trouble on the way. */
  meet(): Promise<Presence>;
  /** Fewer players than this have no comparison. */
  readonly fewest: Accessor<number>;
  readonly consent: Accessor<Consent>;
  /** Is the player still to be asked, and could take part? */
  readonly asks: Accessor<boolean>;
  /** False: this browser keeps nothing, so it cannot take part. */
  readonly canTakePart: boolean;
  agree(): void;
  decline(): void;
  /** A daily was finished here. Kept until the player has answered, and until the service has it. */
  finished(day: Day, game: string, id: string): void;
  /** Sends a result that was finished while nothing was sent. */
  sendStored(day: Day, game: string): Promise<void>;
  standing(day: Day, game: string): Standing;
  /** How many wait to be sent. */
  waiting(): number;
  /** Raised whenever the service has taken something: what it tells is new. */
  readonly taken: Accessor<number>;
  numbers(day: Day, game: string): Promise<ServiceAnswer<DailyNumbers>>;
  rarity(day: Day, game: string): Promise<ServiceAnswer<Rarity>>;
  /** The last that was told of it. */
  knownRarity(day: Day, game: string): Rarity | undefined;
  /** Nothing is sent any more and everything is deleted; `later`: as soon as the service answers. */
  deleteAll(): Promise<'deleted' | 'later'>;
  readonly deletionWaits: Accessor<boolean>;
  /** Is there anything to delete: was something ever sent? */
  readonly isKnown: Accessor<boolean>;
  /** Whether an outage is still to be told; each is told once. */
  tellOutage(): boolean;
  /** Goes on with what waits. */
  wake(): Promise<void>;
  /** Something that is kept was changed by another tab; `sent`: it is out of the outbox. */
  changed(sent: boolean): void;
}

export interface ServiceParts
  extends Pick<SenderParts, 'loadLog' | 'alone' | 'after' | 'random' | 'now'> {
  readonly client: Client;
  readonly shelf: LocalStore;
  /** Milliseconds since 1970. */
  wallTime(): number;
  /** The result of a daily that was finished here. */
  findResult(day: Day, game: string): Promise<string | undefined>;
  readonly random32?: () => Uint8Array;
}

const CONSENT = 'consent';
const keyOf = (day: Day, game: string) => `${day} ${game}`;

export function createService(parts: ServiceParts): Service {
  const { client, shelf } = parts;
  const identity = createIdentity(shelf, parts.random32);
  const outbox = createOutbox(shelf, parts.wallTime);
  const [presence, setPresence] = createSignal<Presence>('unknown');
  const [about, setAbout] = createSignal<About>();
  /** What the shelf has is read anew whenever this is raised. */
  const [looks, setLooks] = createSignal(0);
  const look = () => void setLooks((count) => count + 1);
  const [taken, setTaken] = createSignal(0);
  const [sending, setSending] = createSignal(false);
  const [refused, setRefused] = createSignal<ReadonlyMap<string, Fault>>(new Map());
  const [rarities, setRarities] = createSignal<ReadonlyMap<string, Rarity>>(new Map());
  let outageTold = false;
  let meeting: Promise<Presence> | undefined;

  const storedConsent = (): Consent => {
    const text = shelf.get(CONSENT);
    return text === 'yes' || text === 'no' ? text : 'ask';
  };
  const consent = () => {
    looks();
    return storedConsent();
  };
  const decide = (answer: Consent) => {
    shelf.set(CONSENT, answer);
    look();
  };

  function reach(reached: boolean): void {
    if (reached) outageTold = false;
    // Where it never was, it is not down.
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

  async function wake(): Promise<void> {
    setSending(true);
    await sender.send();
    setSending(false);
    look();
  }

  async function ask(): Promise<Presence> {
    const answer = await client.about();
    if (answer.ok && answer.value.name === 'curio' && answer.value.features.includes('numbers')) {
      setAbout(answer.value);
      reach(true);
      return 'here';
    }
    // Who takes part knows that there is one. Anybody else is told of nothing that may never have been here.
    const next = storedConsent() === 'yes' ? 'down' : 'absent';
    setPresence(next);
    // Somebody answered, and it is not the service: a host of files only, which need not be asked again.
    const isSure = answer.ok || (answer.status > 0 && answer.status < 500 && answer.status !== 429);
    if (next === 'down' || !isSure) meeting = undefined;
    return next;
  }

  const meet = () => {
    if (presence() === 'here') return Promise.resolve(presence());
    meeting ??= ask();
    return meeting;
  };

  /** Whatever is asked tells whether it is there. */
  const heard = <T>(answer: ServiceAnswer<T>): ServiceAnswer<T> => {
    if (answer.ok) reach(true);
    else if (answer.status === 0 || answer.status >= 500) reach(false);
    return answer;
  };

  return {
    presence,
    meet,
    fewest: () => about()?.limits['fewest'] ?? limits.fewest,
    consent,
    asks: () => presence() === 'here' && shelf.lasting && consent() === 'ask',
    canTakePart: shelf.lasting,
    agree() {
      identity.make();
      decide('yes');
      void wake();
    },
    decline() {
      decide('no');
      outbox.clear();
      look();
    },
    finished(day, game, id) {
      if (!shelf.lasting || storedConsent() === 'no') return;
      outbox.add({ day, game, id });
      look();
      void wake();
    },
    async sendStored(day, game) {
      const id = await parts.findResult(day, game);
      if (id !== undefined) outbox.add({ day, game, id });
      identity.make();
      decide('yes');
      await wake();
    },
    standing(day, game) {
      looks();
      const fault = refused().get(keyOf(day, game));
      if (fault) return { type: 'refused', fault };
      if (!outbox.has(day, game)) return { type: 'none' };
      if (storedConsent() !== 'yes') return { type: 'none' };
      if (sending()) return { type: 'sending' };
      return { type: sender.isPostponed(day, game) ? 'postponed' : 'waiting' };
    },
    waiting() {
      looks();
      return outbox.list().length;
    },
    taken,
    numbers: async (day, game) => heard(await client.numbers(day, game, identity.current())),
    async rarity(day, game) {
      const answer = heard(await client.rarity(day, game, identity.current()));
      if (answer.ok) setRarities((map) => new Map(map).set(keyOf(day, game), answer.value));
      return answer;
    },
    knownRarity: (day, game) => rarities().get(keyOf(day, game)),
    async deleteAll() {
      decide('no');
      outbox.clear();
      identity.drop();
      forgetRooms(shelf);
      setRarities(new Map());
      look();
      // A result may be on its way; it is deleted with the rest when it has arrived.
      await sender.settled();
      await wake();
      setTaken((count) => count + 1);
      return identity.toForget().length === 0 ? 'deleted' : 'later';
    },
    deletionWaits() {
      looks();
      return identity.toForget().length > 0;
    },
    isKnown() {
      looks();
      return identity.current() !== undefined;
    },
    tellOutage() {
      if (outageTold) return false;
      outageTold = true;
      return true;
    },
    wake,
    changed(sent) {
      look();
      if (sent) setTaken((count) => count + 1);
    },
  };
}

// The service of this page: the browser's storage, clock, locks and connection around it. Loaded when somebody wants
// something of it, and never with a first page.

const LOCK = 'curio.service';

/** One tab at a time where the browser has locks. Where it has none, two that send the same do no harm. */
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
    after(millis, act) {
      const timer = setTimeout(act, millis);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    now: () => performance.now(),
    wallTime: Date.now,
  });
  addEventListener('online', () => void service.wake());
  addEventListener('pageshow', () => void service.wake());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void service.wake();
  });
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
