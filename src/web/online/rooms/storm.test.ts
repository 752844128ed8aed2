import { createRoot } from 'solid-js';
import { expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { dealPuzzle } from '../../../core/deal.ts';
import { createRng } from '../../../core/rng.ts';
import { toy } from '../../../games/toy/index.ts';
import { createScreen } from '../../../games/toy/screen.ts';
import type { SendOutcome } from './send-queue.ts';
import { joinRoom, madeConnection, madeDevice, openRoom } from './testing/devices.ts';
import { madeClock, memoryRooms, settle } from './testing/rooms.ts';

/** Many chests, so that no game ends before the storm does. */
const { code } = dealPuzzle(
  toy,
  { chests: 100, candles: 9 },
  { chests: 100, candles: 9, treasure: 99 },
);
const PEOPLE = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fina'];

it('six people on a bad network end with the same log, and no move of theirs is made twice', async () => {
  for (let round = 0; round < samples(40); round++) {
    const rng = createRng(`storm/${round}`);
    const clock = madeClock();
    const server = memoryRooms({
      table: createScreen(toy, false),
      game: toy,
      clock,
      code: () => code,
    });
    const devices = PEOPLE.map(() => madeDevice(server));
    const [first] = devices;
    if (!first) return;
    const key = await openRoom(first, 'Anna', 'screen');
    const keys = await Promise.all(
      devices.map((device, index) =>
        index === 0 ? key : joinRoom(device, PEOPLE[index] ?? '', key.room),
      ),
    );
    const fates: SendOutcome[][] = PEOPLE.map(() => []);
    const sent = PEOPLE.map(() => 0);
    const ends: (() => void)[] = [];
    const open = (index: number) =>
      createRoot((dispose) => {
        const [device, own] = [devices[index], keys[index]];
        if (!device || !own) throw new Error('nobody');
        const line = madeConnection(device, own, clock);
        line.onOutcome((fate) => void fates[index]?.push(fate));
        ends.push(() => {
          line.close();
          dispose();
        });
        return line;
      });
    const lines = PEOPLE.map((_, index) => open(index));
    await settle();
    await lines[0]?.deal();
    for (let step = 0; step < 40; step++) {
      const who = rng.below(PEOPLE.length);
      const [device, line] = [devices[who], lines[who]];
      if (!device || !line) continue;
      const dice = rng.below(12);
      if (dice === 0) device.down = !device.down;
      else if (dice === 1) device.loseAnswers = 1 + rng.below(2);
      else if (dice === 2) device.loseRequests = 1;
      else if (dice === 3) device.repeat = 2;
      else if (dice === 4) device.loseMessages = 1;
      else if (dice === 5) server.cut();
      else if (dice === 6) {
        // The page is loaded anew: what waits is still there.
        line.close();
        lines[who] = open(who);
      } else {
        sent[who] = (sent[who] ?? 0) + 1;
        if (dice < 9) line.move('wave', true);
        else line.move(`open${1 + rng.below(98)}`, false);
      }
      await clock.pass(200 * (1 + rng.below(4)), 400);
    }
    for (const device of devices) Object.assign(device, { down: false, loseMessages: 0 });
    for (const line of lines) line.wake();
    await clock.pass(60_000, 2000);
    const log = server.log(key.room);
    for (const [index, line] of lines.entries()) {
      expect(line.waiting(), `${round}: ${PEOPLE[index]}`).toBe(0);
      expect(line.snapshot()?.head, `${round}: ${PEOPLE[index]}`).toBe(log.length);
      const own = line.entries().filter(({ seq }) => seq > 0);
      expect(own.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq));
      const made = log.filter(({ seat, kind }) => seat === index + 1 && kind === 'move').length;
      const told = (fates[index] ?? []).reduce(
        (sum, fate) => sum + (fate.type === 'missed' ? fate.moves : 1),
        0,
      );
      // Every move was made once, or its player was told that it was not.
      expect(made + told, `${round}: ${PEOPLE[index]}`).toBe(sent[index]);
    }
    expect(server.room(key.room).head).toBe(log.length);
    for (const end of ends) end();
  }
}, 60_000);
