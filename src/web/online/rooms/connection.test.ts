import { createRoot } from 'solid-js';
import { afterEach, describe, expect, it } from 'vitest';
import { toy } from '../../../games/toy/index.ts';
import { createScreen } from '../../../games/toy/screen.ts';
import { toyDeal } from '../../play/testing.ts';
import type { RoomConnection } from './connection.ts';
import type { RoomKey } from './room-client.ts';
import type { SendOutcome } from './send-queue.ts';
import { type Device, joinRoom, madeConnection, madeDevice, openRoom } from './testing/devices.ts';
import { type MadeClock, madeClock, memoryRooms, settle } from './testing/rooms.ts';

/** Nobody waits for a turn: who is faster is first. */
const table = createScreen(toy, false);

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function openLine(
  device: Device,
  key: RoomKey,
  clock: MadeClock,
): RoomConnection & { fates: SendOutcome[] } {
  const fates: SendOutcome[] = [];
  const line = createRoot((dispose) => {
    const made = madeConnection(device, key, clock);
    ends.push(() => {
      made.close();
      dispose();
    });
    return made;
  });
  line.onOutcome((fate) => void fates.push(fate));
  return { ...line, fates };
}

/** Anna and Ben at the toy's table, with a game dealt. */
async function atTable() {
  const clock = madeClock();
  const server = memoryRooms({ table, game: toy, clock, code: () => toyDeal.code });
  const [anna, ben] = [madeDevice(server), madeDevice(server)];
  const key = await openRoom(anna, 'Anna', 'screen');
  const keyOfBen = await joinRoom(ben, 'Ben', key.room);
  const [one, two] = [openLine(anna, key, clock), openLine(ben, keyOfBen, clock)];
  await settle();
  expect(await one.deal()).toMatchObject({ ok: true });
  await settle();
  const moves = () =>
    server
      .log(key.room)
      .filter(({ kind }) => kind === 'move')
      .map(({ seat, word }) => `${seat} ${word}`);
  return { clock, server, anna, ben, one, two, key, keyOfBen, moves };
}

describe('the line to a room', () => {
  it('tells everybody what was done, and who is there', async () => {
    const { one, two, moves } = await atTable();
    expect(two.snapshot()).toMatchObject({
      head: 3,
      rounds: 1,
      status: 'playing',
      you: 2,
      chair: 1,
    });
    expect(two.snapshot()?.members.map(({ name, here }) => [name, here])).toEqual([
      ['Anna', true],
      ['Ben', true],
    ]);
    one.move('open1', false);
    expect(one.waiting()).toBe(1);
    await settle();
    expect(one.waiting()).toBe(0);
    expect(two.snapshot()?.head).toBe(4);
    expect(two.entries().at(-1)).toMatchObject({ seat: 1, word: 'open1' });
    expect(moves()).toEqual(['1 open1']);
  });

  it.each(['loseRequests', 'loseAnswers', 'repeat'] as const)(
    'plays a move once, whatever the network does: %s',
    async (trouble) => {
      const { clock, anna, one, two, moves } = await atTable();
      anna[trouble] = 2;
      one.move('open1', false);
      one.move('open2', false);
      await clock.pass(10_000);
      expect(moves()).toEqual(['1 open1', '1 open2']);
      expect(one.waiting()).toBe(0);
      expect(one.fates).toEqual([]);
      expect(two.snapshot()?.head).toBe(5);
    },
  );

  it('keeps moves while it is offline, also over a reload, and plays them in their order', async () => {
    const { clock, anna, one, key, moves } = await atTable();
    anna.down = true;
    one.move('open1', false);
    one.move('open2', false);
    await clock.pass(5000);
    expect(one.online()).toBe(false);
    expect(one.waiting()).toBe(2);
    expect(moves()).toEqual([]);
    one.close();
    const again = openLine(anna, key, clock);
    // What was seen last is shown at once.
    expect(again.snapshot()).toMatchObject({ head: 3, status: 'playing' });
    expect(again.waiting()).toBe(2);
    anna.down = false;
    await clock.pass(20_000);
    expect(moves()).toEqual(['1 open1', '1 open2']);
    expect(again.waiting()).toBe(0);
    expect(again.online()).toBe(true);
  });

  it('drops a move when another member was faster, reports it, and shows what happened', async () => {
    const { clock, ben, one, two, moves } = await atTable();
    ben.down = true;
    two.move('open2', false);
    two.move('open3', false);
    await clock.pass(1000);
    one.move('open1', false);
    await settle();
    ben.down = false;
    await clock.pass(20_000);
    expect(moves()).toEqual(['1 open1']);
    expect(two.fates).toEqual([{ type: 'missed', moves: 2 }]);
    expect(two.waiting()).toBe(0);
    expect(two.snapshot()?.head).toBe(4);
  });

  it('tells what the table refuses, and what can never be taken', async () => {
    const { one } = await atTable();
    one.move('open99', false);
    await settle();
    expect(one.fates).toEqual([{ type: 'refused', refusal: { type: 'noSuchChest' } }]);
    one.move('nonsense', false);
    await settle();
    expect(one.fates.at(-1)).toMatchObject({
      type: 'lost',
      failed: { fault: { code: 'badMove' } },
    });
    expect(one.waiting()).toBe(0);
  });

  it('goes on after the server was killed in the middle of a move', async () => {
    const { clock, server, anna, one, two, moves } = await atTable();
    anna.loseAnswers = 1;
    one.move('open1', false);
    server.cut();
    await clock.pass(10_000);
    expect(moves()).toEqual(['1 open1']);
    expect([one.waiting(), one.snapshot()?.head, two.snapshot()?.head]).toEqual([0, 4, 4]);
    expect(two.online()).toBe(true);
  });

  it('reopens after an hour of sleep, with everything that was missed', async () => {
    const { clock, server, ben, one, two } = await atTable();
    const heard: number[] = [];
    two.onUpdate(({ entries }) => void heard.push(entries.length));
    ben.down = true;
    server.cut();
    await settle();
    for (const chest of [1, 2, 3]) {
      one.move(`open${chest}`, false);
      await clock.pass(1000, 500);
    }
    ben.down = false;
    clock.now += 3_600_000;
    two.wake();
    await settle();
    expect(two.snapshot()?.head).toBe(one.snapshot()?.head);
    expect(heard.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(3);
  });

  it('asks instead where something on the way holds streams back', async () => {
    const { clock, server, one, key } = await atTable();
    const held = madeDevice(server);
    held.buffers = true;
    const seat = await joinRoom(held, 'Cleo', key.room);
    const three = openLine(held, seat, clock);
    await clock.pass(7000);
    expect(three.snapshot()?.you).toBe(3);
    one.move('open1', false);
    await clock.pass(3000);
    expect(three.entries().at(-1)).toMatchObject({ word: 'open1' });
    expect(three.online()).toBe(true);
  });

  it('asks for a gap, and applies nothing out of its turn', async () => {
    const { one, two, ben, clock } = await atTable();
    const seen: number[] = [];
    two.onUpdate(({ entries }) => void seen.push(...entries.map(({ seq }) => seq)));
    ben.loseMessages = 1;
    one.move('open1', false);
    await settle();
    expect(two.snapshot()?.head).toBe(3);
    ben.asked.length = 0;
    one.move('open2', false);
    await clock.pass(1000);
    expect(ben.asked.filter((line) => line.includes('?after=3'))).toHaveLength(1);
    expect(seen).toEqual([4, 5]);
  });

  it('lets two tabs of one seat play', async () => {
    const { clock, server, anna, one, key, two, moves } = await atTable();
    const tab = openLine(anna, key, clock);
    await settle();
    one.move('open1', false);
    await settle();
    tab.move('open2', false);
    await settle();
    expect(moves()).toEqual(['1 open1', '1 open2']);
    expect([one, tab, two].map((line) => line.snapshot()?.head)).toEqual([5, 5, 5]);
    expect(server.room(key.room).head).toBe(5);
  });

  it('knows the time of the server, independent of its own clock', async () => {
    const { clock, one } = await atTable();
    await clock.pass(30_000);
    one.move('open1', false);
    await settle();
    expect(one.now()).toBe(clock.now);
  });

  it('says that it is over for a seat that was sent away, and stops asking', async () => {
    const { clock, ben, one, two } = await atTable();
    await one.vacate(2);
    await clock.pass(2000);
    ben.asked.length = 0;
    two.wake();
    await clock.pass(60_000);
    expect(two.gone()?.fault.code).toBe('removed');
    expect(two.online()).toBe(false);
    expect(ben.asked.length).toBeLessThanOrEqual(2);
  });

  it('takes over as host from a member who is away, and not before', async () => {
    const { clock, anna, one, two } = await atTable();
    expect(await two.takeChair()).toMatchObject({ ok: false, fault: { code: 'chairHere' } });
    one.close();
    anna.down = true;
    await clock.pass(121_000, 10_000);
    expect(await two.takeChair()).toMatchObject({ ok: true });
    await settle();
    expect(two.snapshot()?.chair).toBe(2);
    expect(await two.setLocked(true)).toMatchObject({ ok: true });
    await settle();
    expect(two.snapshot()?.locked).toBe(true);
  });

  it('is offline as soon as the device says so, and back with the network', async () => {
    const { clock, one, two, anna } = await atTable();
    anna.down = true;
    one.cut();
    expect(one.online()).toBe(false);
    one.move('open1', true);
    await clock.pass(2000, 200);
    expect([one.online(), one.waiting()]).toEqual([false, 1]);
    anna.down = false;
    one.wake();
    await clock.pass(20_000, 1000);
    expect([one.online(), one.waiting(), two.entries().at(-1)?.word]).toEqual([true, 0, 'open1']);
  });

  it('lets the host make another member the host', async () => {
    const { one, two } = await atTable();
    expect(await two.giveChair(2)).toMatchObject({ ok: false });
    expect(await one.giveChair(2)).toEqual({ ok: true, value: undefined });
    await settle();
    expect(one.snapshot()?.chair).toBe(2);
  });
});
