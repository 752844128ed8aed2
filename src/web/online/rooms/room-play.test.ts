import { createRoot } from 'solid-js';
import { afterEach, describe, expect, it } from 'vitest';
import { roomWords } from '#words/together.ts';
import { words } from '#words/toy/index.ts';
import { toy } from '../../../games/toy/index.ts';
import { createScreen } from '../../../games/toy/screen.ts';
import { madeEngine, open, params, toyDeal } from '../../play/testing.ts';
import { createRoomPlay } from './room-play.ts';
import { type Device, joinRoom, madeConnection, madeDevice, openRoom } from './testing/devices.ts';
import { madeClock, memoryRooms, settle } from './testing/rooms.ts';

/** Nobody waits for a turn: who is faster is first. */
const table = createScreen(toy, false);

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Anna and Ben with a game of the toy on the table, as plays; Cleo came later and watches. */
async function plays() {
  const clock = madeClock();
  const server = memoryRooms({ table, game: toy, clock, code: () => toyDeal.code });
  const engine = madeEngine();
  const devices = [madeDevice(server), madeDevice(server)] as const;
  const key = await openRoom(devices[0], 'Anna', 'screen');
  const keyOfBen = await joinRoom(devices[1], 'Ben', key.room);
  const dealing = madeConnection(devices[0], key, clock);
  await dealing.deal();
  dealing.close();
  async function sit(device: Device, seat: typeof key) {
    const made = createRoot((dispose) => {
      const line = madeConnection(device, seat, clock);
      ends.push(() => {
        line.close();
        dispose();
      });
      return { line, dispose };
    });
    await settle();
    const play = createRoot((dispose) => {
      ends.push(dispose);
      return createRoomPlay({
        connection: made.line,
        game: toy,
        table,
        words,
        params,
        engine,
        face: { undo: () => undefined },
        explain: (fault) => fault.code,
      });
    });
    return { play, line: made.line };
  }
  const anna = await sit(devices[0], key);
  const ben = await sit(devices[1], keyOfBen);
  return { clock, server, engine, devices, key, anna, ben, sit };
}

describe('a room as a play', () => {
  it('shows the same board to both, tells events when the answer comes, and by whom', async () => {
    const { anna, ben } = await plays();
    expect(anna.play.view().chests).toEqual(ben.play.view().chests);
    expect(anna.play.move(open(0))).toEqual({ ok: true, events: [] });
    expect(anna.play.company.waiting()).toBe(1);
    expect(anna.play.view().chests[0]).toBe('closed');
    await settle();
    for (const { play } of [anna, ben]) {
      expect(play.view().chests[0]).toBe('right');
      expect(play.happening().events).toEqual([
        { type: 'missed', chest: 0, treasureIs: 'right', seat: 1 },
      ]);
      expect(play.tally().moves).toBe(1);
    }
    const said = words.event({ type: 'missed', chest: 0, treasureIs: 'right' });
    expect(anna.play.message()?.text).toBe(said);
    expect(ben.play.message()?.text).toBe(roomWords.by('Anna', said));
  });

  it('tells a refusal in the words of the game, when it comes', async () => {
    const { anna } = await plays();
    anna.play.move(open(0));
    anna.play.move(open(0));
    await settle();
    expect(anna.play.message()).toMatchObject({
      text: words.refusal({ type: 'alreadyOpen' }),
      tone: 'bad',
    });
  });

  it('says that another member was faster, with the current board', async () => {
    const { clock, devices, anna, ben } = await plays();
    devices[1].down = true;
    ben.play.move(open(1));
    anna.play.move(open(0));
    await clock.pass(1000);
    devices[1].down = false;
    await clock.pass(20_000);
    expect(ben.play.message()).toMatchObject({ text: roomWords.faster(1), tone: 'bad' });
    expect(ben.play.view().chests.slice(0, 2)).toEqual(['right', 'closed']);
  });

  it('ends for all at once, with the time of the room', async () => {
    const { clock, anna, ben } = await plays();
    await clock.pass(30_000);
    ben.play.move(open(4));
    await settle();
    expect([anna.play.status(), anna.play.over()]).toEqual(['won', true]);
    expect(anna.play.message()?.tone).toBe('good');
    await clock.pass(20_000);
    expect(anna.play.elapsed()).toBe(30_000);
  });

  it('has neither pause nor restart, nor a puzzle to solve or to give away', async () => {
    const { anna } = await plays();
    const { play } = anna;
    expect(play.code).toBe('');
    expect([play.paused(), play.canUndo(), play.canRedo()]).toEqual([false, false, false]);
    play.pause();
    play.restart();
    expect(play.paused()).toBe(false);
    expect(await play.solve()).toMatchObject({ ok: false });
    play.undo();
    expect(play.message()?.text).toBe(roomWords.noUndo);
  });

  it('finds hints by the view of the own seat alone', async () => {
    const { anna } = await plays();
    void anna.play.hints.ask();
    await settle();
    expect(anna.play.hints.shown()?.stage).toBe('where');
    await anna.play.hints.ask();
    await anna.play.hints.ask();
    await anna.play.hints.ask();
    await settle();
    expect(anna.play.tally().moves).toBe(1);
  });

  it('lets those who only watch see everything that is seen, and do nothing', async () => {
    const { server, key, sit, anna } = await plays();
    const device = madeDevice(server);
    const watcher = await sit(device, await joinRoom(device, 'Cleo', key.room, true));
    anna.play.move(open(0));
    await settle();
    expect(watcher.play.watching).toBe(true);
    expect(watcher.play.view().chests[0]).toBe('right');
    expect(watcher.play.move(open(1)).ok).toBe(false);
    expect(watcher.play.message()?.text).toBe(roomWords.watching);
    await settle();
    expect(server.log(key.room).filter(({ kind }) => kind === 'move')).toHaveLength(1);
  });

  it('says how much happened meanwhile, instead of playing it out', async () => {
    const { clock, devices, server, anna, ben } = await plays();
    devices[1].down = true;
    server.cut();
    await settle();
    for (const chest of [0, 1, 2]) {
      anna.play.move(open(chest));
      await clock.pass(1000, 500);
    }
    anna.play.move({ type: 'choose', gift: 'lamp' });
    await clock.pass(1000, 500);
    await anna.line.setLocked(true);
    await anna.line.setLocked(false);
    await anna.line.setLocked(true);
    devices[1].down = false;
    clock.now += 30_000;
    ben.line.wake();
    await settle();
    expect(ben.play.message()?.text).toBe(roomWords.missedMoves(4));
    expect(ben.play.happening().events).toEqual([]);
  });
});
