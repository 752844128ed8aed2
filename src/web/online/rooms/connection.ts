// The line to one room, as signals: how the room stands, who is there, what waits to be sent. Made with its surroundings
// as arguments; a page closes it when it leaves.

import { type Accessor, batch, createSignal } from 'solid-js';
import type { Millis } from '../../../core/game.ts';
import type { Result } from '../../../core/result.ts';
import { limits } from '../../../wire/limits.ts';
import type { RoomSnapshot, RoomUpdate } from '../../../wire/rooms.ts';
import type { FailedAnswer } from '../../../wire/service-api.ts';
import type { LocalStore } from '../../storage/local-store.ts';
import {
  type Acted,
  type Refused,
  type RoomClient,
  type RoomKey,
  settledBy,
} from './room-client.ts';
import type { RoomMemory } from './room-memory.ts';
import { createMoveBox, createSending } from './send-queue.ts';
import { createFeed, type FeedParts } from './subscription.ts';

// The time of a room by the server's clock, told by a page whose own clock may say anything. What arrives is always a
// little old: of the last few the one that was quickest on its way is nearest to the truth.

interface RoomTime {
  /** Milliseconds since the room was opened; never back. */
  now(): Millis;
  /** The server has just said what time it is. */
  hear(now: Millis): void;
}

const KEPT = 8;

/** `steady` is milliseconds of any clock that only goes on. */
function createRoomTime(steady: () => number): RoomTime {
  let offsets: readonly number[] = [];
  let latest = 0;
  return {
    now() {
      if (offsets.length > 0) latest = Math.max(latest, steady() + Math.max(...offsets));
      return latest;
    },
    hear(now) {
      offsets = [...offsets, now - steady()].slice(-KEPT);
    },
  };
}

interface LineParts extends Pick<FeedParts, 'after' | 'random' | 'steady'> {
  readonly client: RoomClient;
  readonly key: RoomKey;
  readonly shelf: LocalStore;
  readonly memory: RoomMemory;
  /** Milliseconds since 1970: only for the order of what waits. */
  wallTime(): number;
  newId(): string;
  /** As the service has it; the usual if not said. */
  awayAfter?(): number;
}

/** What became of moves that were sent from here. */
export type Fate =
  | { readonly type: 'missed'; readonly moves: number }
  | { readonly type: 'refused'; readonly refusal: Refused }
  | { readonly type: 'lost'; readonly failed: FailedAnswer };

export interface RoomLine {
  readonly key: RoomKey;
  /** The room as it was seen last; undefined before the first answer of a room that was never seen here. */
  readonly news: Accessor<RoomSnapshot | undefined>;
  /** What happened since the page has it, entry by entry, from the first entry on. */
  readonly entries: Accessor<RoomUpdate['entries']>;
  readonly online: Accessor<boolean>;
  /** Moves made here that the room does not have for sure. */
  readonly waiting: Accessor<number>;
  /** There is nothing for this seat here any more. */
  readonly gone: Accessor<FailedAnswer | undefined>;
  /** Milliseconds since the room was opened, by the server's clock. */
  now(): Millis;
  /** Milliseconds after which somebody who is not here counts as away. */
  readonly awayAfter: Accessor<number>;
  /** Every news that follows what was shown before; not the first one. Both answer what ends the hearing. */
  onNews(hear: (news: RoomUpdate) => void): () => void;
  onFate(hear: (fate: Fate) => void): () => void;
  /** Sends a move, sooner or later. `loose`: whatever has happened meanwhile. */
  move(word: string, loose: boolean): void;
  /** Of another level, where whoever leads chose one. */
  deal(preset?: string): Promise<Result<void>>;
  takeChair(): Promise<Result<void>>;
  giveChair(seat: number): Promise<Result<void>>;
  setLocked(locked: boolean): Promise<Result<void>>;
  rename(name: string): Promise<Result<void>>;
  /** The own seat is left; another's is sent away. */
  vacate(seat: number): Promise<Result<void>>;
  end(): Promise<Result<void>>;
  readonly client: RoomClient;
  /** The page is looked at again, or the network is back, or another tab has changed what is kept. */
  wake(): void;
  /** The network is gone, as the device says. */
  cut(): void;
  close(): void;
}

function joinIn<H>(hearers: Set<H>, hear: H): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

export function createRoomLine(parts: LineParts): RoomLine {
  const { client, key, memory, newId } = parts;
  const box = createMoveBox(parts.shelf, key.room, parts.wallTime);
  const time = createRoomTime(parts.steady);
  const [news, setNews] = createSignal<RoomSnapshot | undefined>(memory.lastSeen(key.room));
  const [entries, setEntries] = createSignal<RoomUpdate['entries']>([]);
  const [online, setOnline] = createSignal(false);
  const [waiting, setWaiting] = createSignal(box.list().length);
  const [gone, setGone] = createSignal<FailedAnswer>();
  const listeners = new Set<(news: RoomUpdate) => void>();
  const fates = new Set<(fate: Fate) => void>();
  /** What is shown comes from the server, and not from the last visit. */
  let live = false;

  const count = () => setWaiting(box.list().length);
  const tellFate = (fate: Fate) => {
    for (const hear of [...fates]) hear(fate);
  };

  const feed = createFeed({
    ...parts,
    onNews(next) {
      time.hear(next.now);
      const follows = live;
      live = true;
      batch(() => {
        setNews(next);
        if (next.entries.length > 0) setEntries((all) => [...all, ...next.entries]);
        if (follows) for (const hear of [...listeners]) hear(next);
      });
      memory.keepSeen(next);
    },
    onReach(reached) {
      setOnline(reached);
      if (reached && waiting() > 0) sending.go();
    },
    onGone(failed) {
      setGone(failed);
      sending.close();
    },
  });
  const sending = createSending({
    ...parts,
    box,
    onChange: count,
    onReach: setOnline,
    onMoved: () => {},
    onMissed(missed, moves) {
      feed.take(missed);
      tellFate({ type: 'missed', moves: moves.length });
    },
    onRefused: (_move, refusal) => tellFate({ type: 'refused', refusal }),
    onLost: (_move, failed) => tellFate({ type: 'lost', failed }),
  });
  sending.go();

  /** What was done is seen when the room tells it; where the line is silent it is asked for. */
  async function act(acting: Promise<Acted>): Promise<Result<void>> {
    const acted = await acting;
    if (acted.type === 'missed') feed.take(acted.news);
    return settledBy(acted);
  }

  return {
    key,
    client,
    news,
    entries,
    online: () => online() && !gone(),
    waiting,
    gone,
    now: time.now,
    awayAfter: () => parts.awayAfter?.() ?? limits.away,
    onNews: (hear) => joinIn(listeners, hear),
    onFate: (hear) => joinIn(fates, hear),
    move(word, loose) {
      box.add({ id: newId(), base: feed.last, word, loose });
      count();
      sending.go();
    },
    deal: (preset) => act(client.deal(key, newId(), preset)),
    takeChair: () => act(client.setChair(key, newId())),
    giveChair: (seat) => act(client.setChair(key, newId(), seat)),
    setLocked: (locked) => act(client.setLocked(key, newId(), locked)),
    rename: (name) => act(client.rename(key, newId(), name)),
    vacate: (seat) => act(client.vacate(key, seat)),
    end: () => act(client.end(key)),
    wake() {
      count();
      feed.wake();
      sending.go();
    },
    cut: feed.cut,
    close() {
      feed.close();
      sending.close();
    },
  };
}
