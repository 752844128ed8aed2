// The connection to one room, as signals: its last snapshot, its people, the moves still unsent. Built with its storage,
// clocks and client as arguments; the page closes it when it leaves.

import { batch, createSignal } from 'solid-js';
import type { Millis } from '../../../core/game.ts';
import type { Result } from '../../../core/result.ts';
import { limits } from '../../../wire/limits.ts';
import type { RoomSnapshot, RoomUpdate } from '../../../wire/rooms.ts';
import type { FailedAnswer } from '../../../wire/service-api.ts';
import type { LocalStore } from '../../storage/local-store.ts';
import { type CommandOutcome, type RoomClient, type RoomKey, resultOf } from './room-client.ts';
import type { RoomMemory } from './room-memory.ts';
import { createSendQueue, createUnsentMoves, type SendOutcome } from './send-queue.ts';
import { createSubscription, type SubscriptionParts } from './subscription.ts';

const KEPT = 8;

/** The server's clock, as the page estimates it. Every timestamp arrives a little late: of the last few, the one that travelled fastest is nearest to the truth.
 * `steady` is a monotonic clock in milliseconds. */
function createRoomTime(steady: () => number) {
  let offsets: readonly number[] = [];
  let latest = 0;
  return {
    /** Milliseconds since the room was opened; never goes back. */
    now(): Millis {
      if (offsets.length > 0) latest = Math.max(latest, steady() + Math.max(...offsets));
      return latest;
    },
    /** The server's time, as it just arrived. */
    hear(now: Millis): void {
      offsets = [...offsets, now - steady()].slice(-KEPT);
    },
  };
}

interface RoomConnectionParts extends Pick<SubscriptionParts, 'after' | 'random' | 'steady'> {
  readonly client: RoomClient;
  readonly key: RoomKey;
  readonly shelf: LocalStore;
  readonly memory: RoomMemory;
  /** Milliseconds since 1970, only to order unsent moves. */
  wallTime(): number;
  newId(): string;
  /** As the service says; a default without it. */
  awayAfter?(): number;
}

function subscribe<L>(listeners: Set<L>, listener: L): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function createRoomConnection(parts: RoomConnectionParts) {
  const { client, key, memory, newId } = parts;
  const unsent = createUnsentMoves(parts.shelf, key.room, parts.wallTime);
  const time = createRoomTime(parts.steady);
  /** The room as last seen; undefined until the first answer of a room that is new to this browser. */
  const [snapshot, setSnapshot] = createSignal<RoomSnapshot | undefined>(memory.lastSeen(key.room));
  /** All entries, from the first on. */
  const [entries, setEntries] = createSignal<RoomUpdate['entries']>([]);
  const [online, setOnline] = createSignal(false);
  /** Moves made here that the room has not confirmed. */
  const [waiting, setWaiting] = createSignal(unsent.list().length);
  /** Why this seat or room no longer exists. */
  const [gone, setGone] = createSignal<FailedAnswer>();
  const updateListeners = new Set<(update: RoomUpdate) => void>();
  const outcomeListeners = new Set<(outcome: SendOutcome) => void>();
  /** The snapshot is from the server, not from the last visit. */
  let live = false;

  const count = () => setWaiting(unsent.list().length);
  const report = (outcome: SendOutcome) => {
    for (const listener of [...outcomeListeners]) listener(outcome);
  };

  const subscription = createSubscription({
    ...parts,
    onUpdate(next) {
      time.hear(next.now);
      const follows = live;
      live = true;
      batch(() => {
        setSnapshot(next);
        if (next.entries.length > 0) setEntries((all) => [...all, ...next.entries]);
        if (follows) for (const listener of [...updateListeners]) listener(next);
      });
      memory.keepSeen(next);
    },
    onReach(reached) {
      setOnline(reached);
      if (reached && waiting() > 0) queue.go();
    },
    onGone(failed) {
      setGone(failed);
      queue.close();
    },
  });
  const queue = createSendQueue({
    ...parts,
    unsent,
    onChange: count,
    onReach: setOnline,
    onMissed: (missed) => subscription.take(missed),
    onOutcome: report,
  });
  queue.go();

  /** What a command did shows with the next update. */
  async function act(command: Promise<CommandOutcome>): Promise<Result<void>> {
    const outcome = await command;
    if (outcome.type === 'missed') subscription.take(outcome.news);
    return resultOf(outcome);
  }

  return {
    key,
    client,
    snapshot,
    entries,
    online: () => online() && !gone(),
    waiting,
    gone,
    now: time.now,
    /** Milliseconds of absence after which a member counts as away. */
    awayAfter: (): Millis => parts.awayAfter?.() ?? limits.away,
    /** Calls back with every update but the first. Both return what unsubscribes. */
    onUpdate: (listener: (update: RoomUpdate) => void) => subscribe(updateListeners, listener),
    onOutcome: (listener: (outcome: SendOutcome) => void) => subscribe(outcomeListeners, listener),
    /** Queues a move. `unconditional`: accepted even if others have moved meanwhile. */
    move(word: string, unconditional: boolean): void {
      unsent.add({ id: newId(), base: subscription.last, word, loose: unconditional });
      count();
      queue.go();
    },
    /** `preset`: another level, chosen by the host. */
    deal: (preset?: string) => act(client.deal(key, newId(), preset)),
    takeChair: () => act(client.setChair(key, newId())),
    giveChair: (seat: number) => act(client.setChair(key, newId(), seat)),
    setLocked: (locked: boolean) => act(client.setLocked(key, newId(), locked)),
    rename: (name: string) => act(client.rename(key, newId(), name)),
    /** Leaves one's own seat, or removes another member. */
    vacate: (seat: number) => act(client.vacate(key, seat)),
    end: () => act(client.end(key)),
    /** The page is visible again, the network is back, or another tab changed the stored moves. */
    wake(): void {
      count();
      subscription.wake();
      queue.go();
    },
    cut: subscription.cut,
    close(): void {
      subscription.close();
      queue.close();
    },
  };
}

export type RoomConnection = ReturnType<typeof createRoomConnection>;
