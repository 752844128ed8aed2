// What goes to the room: one move at a time, the same id until it is answered. What somebody else did first is told and
// not played over it; what the network loses is sent again.

import * as v from 'valibot';
import { createBackOff } from '../../../core/back-off.ts';
import { MOVE_ID_LENGTH, type RoomUpdate } from '../../../wire/rooms.ts';
import type { FailedAnswer } from '../../../wire/service-api.ts';
import type { LocalStore } from '../../storage/local-store.ts';
import { parseJson } from '../client.ts';
import type { Refused, RoomClient, RoomKey } from './room-client.ts';
import { movesOf } from './room-memory.ts';

interface SendingParts {
  readonly client: Pick<RoomClient, 'move'>;
  readonly key: RoomKey;
  readonly box: MoveBox;
  after(millis: number, act: () => void): () => void;
  random(): number;
  onChange(): void;
  onReach(reached: boolean): void;
  /** The room has it, as this entry. */
  onMoved(move: WaitingMove, seq: number): void;
  /** Somebody was faster: these moves were not made, and this is what was missed. */
  onMissed(news: RoomUpdate, moves: readonly WaitingMove[]): void;
  onRefused(move: WaitingMove, refusal: Refused): void;
  /** It will never be taken: not a move, too long, no seat. */
  onLost(move: WaitingMove, failed: FailedAnswer): void;
}

interface Sending {
  /** Sends what waits, unless something is on its way. */
  go(): void;
  close(): void;
}

/** Milliseconds between tries. */
const WAITS = { first: 500, last: 15_000 };

/** Trouble on the way, which only means later. */
const isTrouble = ({ status, fault }: FailedAnswer) =>
  status === 0 || status === 429 || status >= 500 || fault.code === 'badAnswer';

export function createSending(parts: SendingParts): Sending {
  const { client, key, box } = parts;
  let working = false;
  let closed = false;
  const backOff = createBackOff({ ...WAITS, random: parts.random });
  let cancel = () => {};

  function tryLater(failed: FailedAnswer): void {
    parts.onReach(false);
    cancel = parts.after(backOff.next(failed.wait), go);
  }

  /** Those that were made in sight of the same entry follow the one that has been played. */
  function follow(moved: WaitingMove, seq: number): void {
    if (seq !== moved.base + 1) return;
    for (const move of box.list()) if (move.base === moved.base) box.rebase(move.id, seq);
  }

  /** The move that was too late, and all that were made on top of it. */
  function drop(move: WaitingMove): readonly WaitingMove[] {
    const later = box.list().filter(({ id, loose }) => id === move.id || !loose);
    for (const { id } of later) box.remove(id);
    return later;
  }

  /** Shall the next one be tried? */
  async function sendOne(move: WaitingMove): Promise<boolean> {
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
        box.remove(id);
        follow(move, acted.seq ?? 0);
        parts.onMoved(move, acted.seq ?? 0);
        return true;
      case 'missed':
        parts.onMissed(acted.news, drop(move));
        return true;
      case 'refused':
        box.remove(id);
        parts.onRefused(move, acted.refusal);
        return true;
      case 'failed':
        box.remove(id);
        parts.onLost(move, acted.failed);
        return true;
    }
  }

  async function work(): Promise<void> {
    for (let next = box.list()[0]; next && !closed; next = box.list()[0]) {
      const goOn = await sendOne(next);
      parts.onChange();
      if (!goOn) return;
    }
  }

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

// Moves that were made here and that the room does not have for sure: one key each, in the order they were made, with the
// id that makes sending one twice the same as once. They outlive the page; another tab of the same seat sees them too.

const shape = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(MOVE_ID_LENGTH)),
  /** The last entry that the player had seen. */
  base: v.number(),
  word: v.string(),
  /** Needs not fit what has happened meanwhile. */
  loose: v.boolean(),
});

type WaitingMove = v.InferOutput<typeof shape>;

interface MoveBox {
  /** The oldest first. Damaged ones are cleared away. */
  list(): readonly WaitingMove[];
  add(move: WaitingMove): void;
  /** The same move, sent after another base. */
  rebase(id: string, base: number): void;
  remove(id: string): void;
  clear(): void;
}

/** Digits of the number in the key, so that keys sort as numbers do. */
const DIGITS = 15;

/** `now` is milliseconds since 1970: only the order counts. */
export function createMoveBox(shelf: LocalStore, room: string, now: () => number): MoveBox {
  const prefix = movesOf(room);
  let last = 0;

  const ownKeys = () =>
    shelf
      .keys()
      .filter((key) => key.startsWith(prefix))
      .sort();

  const read = (key: string) => parseJson(shape, shelf.get(key));

  const keyOf = (id: string) => ownKeys().find((key) => read(key)?.id === id);

  return {
    list: () =>
      ownKeys().flatMap((key) => {
        const move = read(key);
        if (!move) shelf.remove(key);
        return move ? [move] : [];
      }),
    add(move) {
      last = Math.max(last + 1, now());
      shelf.set(`${prefix}${String(last).padStart(DIGITS, '0')}.${move.id}`, JSON.stringify(move));
    },
    rebase(id, base) {
      const key = keyOf(id);
      const move = key === undefined ? undefined : read(key);
      if (key !== undefined && move) shelf.set(key, JSON.stringify({ ...move, base }));
    },
    remove(id) {
      const key = keyOf(id);
      if (key !== undefined) shelf.remove(key);
    },
    clear() {
      for (const key of ownKeys()) shelf.remove(key);
    },
  };
}
