// Sends moves to a room, one at a time, with the same id until it is answered. If another member was faster, the move is
// dropped and reported; what the network loses is sent again. Unsent moves outlive the page.

import * as v from 'valibot';
import { createBackOff } from '../../../core/back-off.ts';
import { MOVE_ID_LENGTH, type RoomUpdate } from '../../../wire/rooms.ts';
import { type FailedAnswer, parseShape } from '../../../wire/service-api.ts';
import type { LocalStore } from '../../storage/local-store.ts';
import type { Refused, RoomClient, RoomKey } from './room-client.ts';
import { movesOf } from './room-memory.ts';

/** Why moves sent from here were not made. */
export type SendOutcome =
  /** Another member was faster: so many were dropped. */
  | { readonly type: 'missed'; readonly moves: number }
  | { readonly type: 'refused'; readonly refusal: Refused }
  /** It can never be accepted: not a move, too long, no seat. */
  | { readonly type: 'lost'; readonly failed: FailedAnswer };

interface SendQueueParts {
  readonly client: Pick<RoomClient, 'move'>;
  readonly key: RoomKey;
  readonly unsent: ReturnType<typeof createUnsentMoves>;
  after(millis: number, act: () => void): () => void;
  random(): number;
  onChange(): void;
  onReach(reached: boolean): void;
  /** Another member was faster, and this is what happened. */
  onMissed(update: RoomUpdate): void;
  onOutcome(outcome: SendOutcome): void;
}

/** Milliseconds between tries. */
const WAITS = { first: 500, last: 15_000 };

/** Temporary: to be retried. */
const isTrouble = ({ status, fault }: FailedAnswer) =>
  status === 0 || status === 429 || status >= 500 || fault.code === 'badAnswer';

export function createSendQueue(parts: SendQueueParts) {
  const { client, key, unsent } = parts;
  let working = false;
  let closed = false;
  const backOff = createBackOff({ ...WAITS, random: parts.random });
  let cancel = () => {};

  function tryLater(failed: FailedAnswer): void {
    parts.onReach(false);
    cancel = parts.after(backOff.next(failed.wait), go);
  }

  /** Moves made after the same entry now follow the accepted one. */
  function follow(moved: UnsentMove, seq: number): void {
    if (seq !== moved.base + 1) return;
    for (const move of unsent.list()) if (move.base === moved.base) unsent.rebase(move.id, seq);
  }

  /** Removes the late move, and all that were made on top of it. Returns how many. */
  function drop(move: UnsentMove): number {
    const later = unsent.list().filter(({ id, loose }) => id === move.id || !loose);
    for (const { id } of later) unsent.remove(id);
    return later.length;
  }

  /** Returns whether to go on with the next one. */
  async function sendOne(move: UnsentMove): Promise<boolean> {
    const { id, base, word } = move;
    const acted = await client.move(key, { id, base, word });
    if (closed) return false;
    if (acted.type === 'failed' && isTrouble(acted.failed)) {
      tryLater(acted.failed);
      return false;
    }
    backOff.reset();
    parts.onReach(true);
    switch (acted.type) {
      case 'done':
        unsent.remove(id);
        follow(move, acted.seq ?? 0);
        return true;
      case 'missed': {
        const moves = drop(move);
        parts.onMissed(acted.news);
        parts.onOutcome({ type: 'missed', moves });
        return true;
      }
      case 'refused':
        unsent.remove(id);
        parts.onOutcome(acted);
        return true;
      case 'failed':
        unsent.remove(id);
        parts.onOutcome({ type: 'lost', failed: acted.failed });
        return true;
    }
  }

  async function work(): Promise<void> {
    for (let next = unsent.list()[0]; next && !closed; next = unsent.list()[0]) {
      const goOn = await sendOne(next);
      parts.onChange();
      if (!goOn) return;
    }
  }

  /** Sends the unsent moves, unless that is in progress. */
  function go(): void {
    if (working || closed) return;
    cancel();
    working = true;
    void work().finally(() => {
      working = false;
    });
  }

  return {
    go,
    close() {
      closed = true;
      cancel();
    },
  };
}

const shape = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(MOVE_ID_LENGTH)),
  /** The last entry the player had seen. */
  base: v.number(),
  word: v.string(),
  /** Accepted even if others have moved meanwhile. */
  loose: v.boolean(),
});

type UnsentMove = v.InferOutput<typeof shape>;

/** Digits of the number in a key, so that keys sort like numbers. */
const DIGITS = 15;

/** One key per move, so that tabs of the same seat share them. `now` is milliseconds since 1970, only to order the
 * moves. */
export function createUnsentMoves(shelf: LocalStore, room: string, now: () => number) {
  const prefix = movesOf(room);
  let last = 0;

  const ownKeys = () =>
    shelf
      .keys()
      .filter((key) => key.startsWith(prefix))
      .sort();

  const read = (key: string) => parseShape(shape, shelf.get(key));

  const keyOf = (id: string) => ownKeys().find((key) => read(key)?.id === id);

  return {
    /** Oldest first. Removes damaged ones. */
    list: (): readonly UnsentMove[] =>
      ownKeys().flatMap((key) => {
        const move = read(key);
        if (!move) shelf.remove(key);
        return move ? [move] : [];
      }),
    add(move: UnsentMove): void {
      last = Math.max(last + 1, now());
      shelf.set(`${prefix}${String(last).padStart(DIGITS, '0')}.${move.id}`, JSON.stringify(move));
    },
    /** Moves one to another base. */
    rebase(id: string, base: number): void {
      const key = keyOf(id);
      const move = key === undefined ? undefined : read(key);
      if (key !== undefined && move) shelf.set(key, JSON.stringify({ ...move, base }));
    },
    remove(id: string): void {
      const key = keyOf(id);
      if (key !== undefined) shelf.remove(key);
    },
  };
}
