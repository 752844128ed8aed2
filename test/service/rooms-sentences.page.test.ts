// @vitest-environment node
// The sentence a player reads for each fault at a table: the app's own client, connection and play against the real service,
// over the network. Each fault is provoked for real.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRoot } from 'solid-js';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { success } from '../../src/core/result.ts';
import type { Table } from '../../src/core/table.ts';
import { toy } from '../../src/games/toy/index.ts';
import { createScreen } from '../../src/games/toy/screen.ts';
import { createStore } from '../../src/server/store/sql-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { createRoomConnection } from '../../src/web/online/rooms/connection.ts';
import { createRoomClient, type RoomKey } from '../../src/web/online/rooms/room-client.ts';
import { createRoomMemory } from '../../src/web/online/rooms/room-memory.ts';
import { createRoomPlay } from '../../src/web/online/rooms/room-play.ts';
import type { SendOutcome } from '../../src/web/online/rooms/send-queue.ts';
import { explainRoom } from '../../src/web/pages/together/connection-state.tsx';
import { memoryStore } from '../../src/web/storage/local-store.ts';
import { keeping } from '../../src/wire/limits.ts';
import { roomWords } from '../../src/words/en/together.ts';
import { words } from '../../src/words/en/toy/index.ts';
import { openRooms } from './company.ts';
import { secretFor } from './visitors.ts';

const folder = mkdtempSync(join(tmpdir(), 'curio-sentences-'));
const clock = { now: Date.parse('2026-11-16T12:00:00Z') };
const openServer = async () =>
  openRooms({
    store: await createStore(await openSqlite(join(folder, 'rooms.sqlite'))),
    now: () => clock.now,
  });
let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  // All that a play needs of a page: a receiver of feedback.
  vi.stubGlobal('document', new EventTarget());
  server = await openServer();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
  rmSync(folder, { recursive: true });
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A phone whose network can fail, also after a request has taken effect. */
class Device {
  readonly shelf = memoryStore();
  #down = new AbortController();
  losesAnswers = false;
  /** Milliseconds it has slept. */
  slept = 0;

  readonly client = createRoomClient(async (path, asking = {}) => {
    const ends = [this.#down.signal, ...(asking.signal ? [asking.signal] : [])];
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      ...asking,
      signal: AbortSignal.any(ends),
    });
    if (this.losesAnswers && asking.method === 'POST') throw new Error('lost');
    return answer;
  });

  set down(down: boolean) {
    if (down) this.#down.abort();
    else this.#down = new AbortController();
  }

  line(key: RoomKey) {
    return createRoot((dispose) => {
      const line = createRoomConnection({
        ...{ client: this.client, key, shelf: this.shelf },
        memory: createRoomMemory(this.shelf, Date.now),
        after(millis, act) {
          // Retries sooner than in production.
          const timer = setTimeout(act, Math.min(millis, 100));
          return () => clearTimeout(timer);
        },
        random: Math.random,
        steady: () => performance.now() + this.slept,
        wallTime: Date.now,
        newId: () => `id${Math.random()}`,
      });
      ends.push(() => {
        line.close();
        dispose();
      });
      return line;
    });
  }
}

let rooms = 0;

/** Anna and Ben at the toy's table, each with the board as their page has it; dealt if wanted. */
async function atTable(dealt = true) {
  const number = ++rooms;
  clock.now += 61_000;
  const [anna, ben] = [new Device(), new Device()];
  const wish = { id: 'r', game: 'toy', kind: 'screen', preset: 'long', name: 'Anna' } as const;
  const key = seatedBy(await anna.client.create(secretFor(`anna${number}`), wish));
  const { letters, room } = key;
  const benKey = seatedBy(
    await ben.client.join(secretFor(`ben${number}`), { letters, name: 'Ben' }),
  );
  const [one, two] = [anna.line(key), ben.line(benKey)];
  if (dealt) expect(await one.deal()).toEqual(success(undefined));
  await expect
    .poll(() => [one.snapshot()?.rounds, two.snapshot()?.rounds])
    .toEqual(dealt ? [1, 1] : [0, 0]);
  const table: Table = createScreen(toy);
  const game: Game = toy;
  const playOf = (line: typeof one) =>
    createRoot((dispose) => {
      ends.push(dispose);
      return createRoomPlay({
        ...{ connection: line, game, table, words, params: { chests: 40, candles: 9 } },
        engine: Object.create(null),
        face: { undo: () => undefined },
        explain: (fault) => fault.code,
      });
    });
  return { anna, ben, key, benKey, room, letters, one, two, playOf };
}

function seatedBy<T>(answer: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}

/** The page's message to a newcomer. */
async function joining(name: string, wish: { readonly letters?: string; readonly room?: string }) {
  const answer = await new Device().client.join(secretFor(name), { name, ...wish });
  return answer.ok ? 'joined' : explainRoom(answer.fault);
}

const opening = (chest: number) => Object({ type: 'open', chest });

const logOf = async (room: string) =>
  (await server.store.roomEntries(room, 0)).filter(({ kind }) => kind === 'move');

test('wrong letters, a table that is full, locked, closed or expired', async () => {
  const { letters, one, room } = await atTable(false);
  expect(await joining('eve', { letters: 'BBBBBB' })).toMatch(/no table with these letters\. Ask/);
  await one.setLocked(true);
  expect(await joining('eve', { letters })).toMatch(/This table is locked\. Whoever leads/);
  await one.setLocked(false);
  for (let n = 3; n <= 20; n++) {
    clock.now += 1000;
    expect(await joining(`f${n}`, { letters })).toBe('joined');
  }
  expect(await joining('eve', { letters })).toMatch(/This table is full\. You can watch/);
  await one.end();
  expect(await joining('eve', { letters })).toMatch(/This table is closed\. Start a new one/);
  clock.now += (keeping.rooms + 1) * 86_400_000;
  // After a week no server has it in memory.
  await server.close();
  server = await openServer();
  expect(await joining('eve', { room })).toMatch(
    /This table has expired: nobody played for a week/,
  );
});

test('somebody is sent away: the page says so, and asks no more', async () => {
  const { one, two } = await atTable();
  await one.vacate(2);
  await expect.poll(() => two.gone()?.fault.code).toBe('removed');
  const { fault } = two.gone() ?? expect.fail();
  expect(await explainRoom(fault)).toBe('You were sent away from this table.');
});

test('two moves at once: one is made, and the other is told', async () => {
  const { one, two, playOf, room } = await atTable();
  const [anna, ben] = [playOf(one), playOf(two)];
  anna.move(opening(0));
  ben.move(opening(1));
  await expect.poll(() => one.waiting() + two.waiting()).toBe(0);
  expect(await logOf(room)).toHaveLength(1);
  const told = [anna, ben].map(({ message }) => message()?.text);
  expect(told).toContain(roomWords.faster(1));
});

test('two tabs on one seat: both play, both see, nothing twice', async () => {
  const { anna, key, one, room } = await atTable();
  const other = anna.line(key);
  await expect.poll(() => other.snapshot()?.rounds).toBe(1);
  one.move('wave', true);
  other.move('wave', true);
  await expect.poll(async () => (await logOf(room)).length).toBe(2);
  await expect.poll(() => [one.snapshot()?.head, other.snapshot()?.head]).toEqual([5, 5]);
  // The event of the browser when another tab changed the storage.
  for (const line of [one, other]) line.wake();
  await expect.poll(() => [one.waiting(), other.waiting()]).toEqual([0, 0]);
  expect(await logOf(room)).toHaveLength(2);
});

test('a phone that slept for an hour says what it missed', async () => {
  const { ben, one, two, playOf } = await atTable();
  const play = playOf(two);
  ben.down = true;
  for (let n = 0; n < 4; n++) one.move('wave', true);
  await expect.poll(() => one.waiting()).toBe(0);
  ben.slept = 3_600_000;
  clock.now += 3_600_000;
  ben.down = false;
  two.wake();
  // Moves of the table's clock in the meantime count too.
  const moves = /^(\d+) moves made while you were away\.$/;
  await expect.poll(() => play.message()?.text).toMatch(moves);
  expect(Number(moves.exec(play.message()?.text ?? '')?.[1])).toBeGreaterThanOrEqual(4);
});

test('the server is started again in the middle of a move: it waits, and is there once', async () => {
  const { anna, one, room } = await atTable();
  const fates: SendOutcome[] = [];
  one.onOutcome((fate) => void fates.push(fate));
  anna.losesAnswers = true;
  one.move('open1', false);
  await expect.poll(async () => (await logOf(room)).length).toBe(1);
  await server.close();
  await expect.poll(() => one.online()).toBe(false);
  expect(one.waiting()).toBe(1);
  const { fault } = Object(await anna.client.look(one.key, 0));
  expect(await explainRoom(fault)).toBe('Nobody answers. Check the connection, and try again.');
  anna.losesAnswers = false;
  server = await openServer();
  one.wake();
  await expect.poll(() => [one.online(), one.waiting()]).toEqual([true, 0]);
  expect((await logOf(room)).map(({ word }) => word)).toEqual(['open1']);
  // It was made, and no message denies it.
  expect(fates).toEqual([]);
});

test('clocks that disagree: the time at the table is the server’s', async () => {
  // The server's clock is fake and differs from this machine's; the displayed time must still be right.
  const { one, two } = await atTable();
  clock.now += 20_000;
  one.move('wave', true);
  await expect.poll(() => two.snapshot()?.head).toBe(4);
  for (const line of [one, two]) {
    expect(line.now()).toBeGreaterThanOrEqual(20_000);
    expect(line.now()).toBeLessThan(50_000);
  }
});
