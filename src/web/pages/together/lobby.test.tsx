// What members see around a game: who may start what, and the state of the connection.

import { createRoot, type JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toy } from '../../../games/toy/index.ts';
import { createScreen } from '../../../games/toy/screen.ts';
import { words as toyWords } from '../../../words/en/toy/index.ts';
import type { RoomConnection } from '../../online/rooms/connection.ts';
import type { RoomKey } from '../../online/rooms/room-client.ts';
import {
  type Device,
  joinRoom,
  madeConnection,
  madeDevice,
  openRoom,
} from '../../online/rooms/testing/devices.ts';
import { madeClock, memoryRooms, settle } from '../../online/rooms/testing/rooms.ts';
import { toyDeal } from '../../play/testing.ts';
import { spoken } from '../../ui/announce.ts';
import { ConnectionState } from './connection-state.tsx';
import { ChooseLevel, createNextLevel } from './level.tsx';
import { Lobby } from './lobby.tsx';

const table = createScreen(toy, false);
const entry = {
  load: async () => table,
  presets: ['short', 'long'] as const,
  variants: { dark: {}, light: {} },
};

const ends: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no service')));
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(page: () => JSX.Element): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  ends.push(render(page, root));
  return root;
}

const LobbyOf = (props: { readonly connection: RoomConnection }) => {
  const room = () => {
    const seen = props.connection.snapshot();
    if (!seen) throw new Error('nothing was seen');
    return seen;
  };
  const level = createNextLevel(entry, room);
  return (
    <Lobby
      connection={props.connection}
      room={room()}
      table={table}
      next={{
        dealing: () => false,
        deal: async () => void (await props.connection.deal(level.wanted())),
        choice: () => (
          <ChooseLevel room={room()} entry={entry} names={toyWords.presets} level={level} />
        ),
      }}
      level=""
      running={room().status === 'playing'}
      sit={async () => {}}
      left={() => {}}
    />
  );
};

/** Anna leads, Ben has joined. */
async function atTable() {
  const clock = madeClock();
  const server = memoryRooms({ table, game: toy, clock, code: () => toyDeal.code, preset: 'long' });
  const [phone, other] = [madeDevice(server), madeDevice(server)];
  const key = await openRoom(phone, 'Anna', 'screen');
  const keyOfBen = await joinRoom(other, 'Ben', key.room);
  const lineOf = (device: Device, own: RoomKey) =>
    createRoot((dispose) => {
      const connection = madeConnection(device, own, clock);
      ends.push(() => {
        connection.close();
        dispose();
      });
      return connection;
    });
  const [anna, ben] = [lineOf(phone, key), lineOf(other, keyOfBen)];
  await settle();
  /** Chests are opened until it is over. */
  const playOut = async () => {
    for (let tried = 0; tried < 60 && anna.snapshot()?.status === 'playing'; tried++) {
      const { offered, chests } = Object(anna.snapshot()?.view);
      anna.move(offered ? 'wick' : `open${chests.indexOf('closed') + 1}`, true);
      await settle();
    }
  };
  const moves = () => server.log(key.room).filter(({ kind }) => kind === 'move');
  return { clock, phone, anna, ben, again: () => lineOf(phone, key), playOut, moves };
}

const button = (page: Element, name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);

async function choose(page: Element, name: string, value: string): Promise<void> {
  const label = [...page.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
  const select = label?.querySelector('select');
  if (!select) throw new Error(`no ${name} on ${page.textContent}`);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}

describe('the level of the next game', () => {
  const LEVEL = 'Level of the next game';

  it('is chosen by the host, and applies to all from then on', async () => {
    const { anna, ben, playOut } = await atTable();
    const [hers, his] = [anna, ben].map((connection) =>
      show(() => <LobbyOf connection={connection} />),
    );
    if (!hers || !his) throw new Error('nobody came');
    expect(his.textContent).not.toContain(LEVEL);
    button(hers, 'Start')?.click();
    await settle();
    expect([ben.snapshot()?.rounds, ben.snapshot()?.preset], 'nothing was chosen').toEqual([
      1,
      'long',
    ]);
    expect(hers.textContent, 'while it is played').not.toContain(LEVEL);
    await playOut();
    expect(hers.textContent).not.toContain('when you start the game yourself');
    await choose(hers, LEVEL, 'short');
    expect(hers.textContent).toContain('when you start the game yourself');
    button(hers, 'Play again')?.click();
    await settle();
    // The board that comes first, as nobody has chosen another one.
    expect([ben.snapshot()?.rounds, ben.snapshot()?.preset]).toEqual([2, 'short:dark']);
    await playOut();
    await choose(hers, 'Board of the next game', 'light');
    button(hers, 'Play again')?.click();
    await settle();
    expect(ben.snapshot()).toMatchObject({ rounds: 3, preset: 'short:light' });
    await playOut();
    button(his, 'Play again')?.click();
    await settle();
    expect(anna.snapshot()).toMatchObject({ rounds: 4, preset: 'short:light' });
  });

  it("moves with the host's role", async () => {
    const { anna, ben } = await atTable();
    const [hers, his] = [anna, ben].map((connection) =>
      show(() => <LobbyOf connection={connection} />),
    );
    await anna.giveChair(2);
    await settle();
    expect([hers?.textContent?.includes(LEVEL), his?.textContent?.includes(LEVEL)]).toEqual([
      false,
      true,
    ]);
  });
});

describe('a table that is closed or locked', () => {
  it('shows no invitation, and removes no member', async () => {
    const { anna } = await atTable();
    const hers = show(() => <LobbyOf connection={anna} />);
    expect(hers.querySelector('.invitation')?.textContent).toContain('Others join');
    await anna.setLocked(true);
    await settle();
    expect(hers.querySelector('.invitation')?.textContent).not.toContain('Others join');
    expect(hers.textContent).toContain('Locked: nobody else can come in.');
    expect(button(hers, 'Send away')).toBeDefined();
    await anna.end();
    await settle();
    expect(hers.querySelector('.invitation')).toBeNull();
    expect([button(hers, 'Send away'), button(hers, 'Start')]).toEqual([undefined, undefined]);
  });
});

describe('the strip of a lost connection', () => {
  /** Time of the phone and of the page. */
  const passing = (clock: { pass(millis: number): Promise<void> }) => async (millis: number) => {
    await clock.pass(millis);
    vi.advanceTimersByTime(millis);
    await settle();
  };
  const ALONE = 'No connection. The table is shown as you saw it last.';

  it('comes with the number of moves that wait, is said aloud, and goes when they are sent', async () => {
    const { clock, phone, anna, ben, again, moves } = await atTable();
    const pass = passing(clock);
    await anna.deal();
    await settle();
    const page = show(() => <ConnectionState connection={anna} />);
    await pass(5000);
    expect(page.textContent).toBe('');
    phone.down = true;
    anna.cut();
    await pass(1000);
    expect(page.textContent, 'a connection that is back soon').toBe('');
    await pass(3000);
    expect([page.textContent, spoken()]).toEqual([ALONE, ALONE]);
    const waiting = (moved: string) => [`${ALONE} ${moved}`, `${ALONE} ${moved}`];
    anna.move('open1', true);
    await pass(500);
    expect([page.textContent, spoken()]).toEqual(waiting('1 move waiting to be sent.'));
    anna.move('open2', true);
    await pass(500);
    expect([page.textContent, spoken()]).toEqual(waiting('2 moves waiting to be sent.'));
    expect(moves()).toEqual([]);
    // Another tab of the same phone knows of them, too, and each is made once.
    const other = again();
    expect(other.waiting()).toBe(2);
    phone.down = false;
    anna.wake();
    await pass(20_000);
    expect([page.textContent, spoken().trim()]).toEqual(['', 'Connected again.']);
    expect(moves().map(({ word }) => word)).toEqual(['open1', 'open2']);
    expect([anna.waiting(), ben.snapshot()?.head]).toEqual([0, anna.snapshot()?.head]);
  });
});
