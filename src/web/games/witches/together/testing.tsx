// For tests: people at a table in memory, under the rules of a server, each with a page of their own.

import { createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import { vi } from 'vitest';
import { words } from '#words/witches/index.ts';
import { unlimitedBudget } from '../../../../core/budget.ts';
import { dealPuzzle, readPuzzle } from '../../../../core/deal.ts';
import { createRng } from '../../../../core/rng.ts';
import type { Table } from '../../../../core/table.ts';
import { generateBoard } from '../../../../games/witches/board/generate.ts';
import { tableOptions } from '../../../../games/witches/board/options.ts';
import { witches } from '../../../../games/witches/index.ts';
import { paramsOf } from '../../../../games/witches/rules/code.ts';
import { paperTable } from '../../../../games/witches/rules/paper-table.ts';
import { screenTable } from '../../../../games/witches/rules/with-tables.ts';
import { playTable } from '../../../../games/witches/seats/table-game.ts';
import {
  answerTo,
  playWords,
  type TableSetting,
  tablePuzzle,
} from '../../../../games/witches/testing/drawn-boards.ts';
import { puzzleFrom } from '../../../../games/witches/testing/index.ts';
import type { Move, Puzzle, WitchesTypes } from '../../../../games/witches/types/index.ts';
import { withTable } from '../../../../words/words.ts';
import type { EngineClient } from '../../../engine/client.ts';
import { peopleOf } from '../../../online/rooms/room-people.ts';
import { createRoomPlay } from '../../../online/rooms/room-play.ts';
import {
  joinRoom,
  madeConnection,
  madeDevice,
  openRoom,
} from '../../../online/rooms/testing/devices.ts';
import { madeClock, memoryRooms, settle } from '../../../online/rooms/testing/rooms.ts';
import { face as witchesFace } from '../index.tsx';

/** Lazy parts take a while on a busy machine. */
export const until = <T,>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 20_000 });

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'];

/** Parsley 1, Sage 2, Chives 3, Rosemary 4; the others are decoys. Effects are in brackets. */
export const RECIPE = 'g1 g2 g3 g4 i i';

export const paperPuzzle = (
  recipe = RECIPE,
  more: Readonly<Record<string, unknown>> = {},
): Puzzle => puzzleFrom(recipe, more);

export function screenPuzzle(seats: number, recipe = RECIPE, change: Partial<Puzzle> = {}): Puzzle {
  const puzzle = { ...puzzleFrom(recipe), ...change };
  const board = generateBoard(
    tableOptions(paramsOf(puzzle), 'cauldrons', seats),
    createRng('a table'),
  );
  if (!board.ok) throw new Error(board.fault.code);
  return { ...puzzle, board: board.value };
}

/** Passes questions straight to the game. */
const engine = {
  run: async (name: string, job: { readonly question?: WitchesTypes['Question'] }) =>
    name === 'ask' && job.question
      ? witches.ask(job.question, undefined, unlimitedBudget)
      : { ok: false, fault: { code: 'notOffered' } },
} as EngineClient;

export interface Person {
  readonly play: ReturnType<typeof createRoomPlay<WitchesTypes>>;
  readonly page: HTMLElement;
  /** All text of the page, in one line. */
  text(): string;
  /** Presses the button with this name, or else the first whose name starts with it. */
  press(name: string): Promise<void>;
  /** Is there a button with this name? */
  has(name: string): boolean;
  /** Presses it twice; returns its state while the answer is on its way. */
  pressTwice(name: string): Promise<{ readonly off: boolean; readonly busy: string | null }>;
  /** Presses a cell of the board. */
  cell(cell: number): Promise<void>;
  tab(name: string): Promise<void>;
  /** A move, without the page. */
  move(move: Move): Promise<void>;
  legal<T extends Move['type']>(type: T): readonly Extract<Move, { readonly type: T }>[];
  /** Takes the phone offline. */
  leave(): Promise<void>;
}

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

const ends: (() => void)[] = [];

/** Ends what `sitDown` began. */
export function leaveTable(): void {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
}

/**
 * People at a drawn board on screen in mid-game: after these moves, and with potions that answer as the setting says.
 */
export function sitAt(setting: TableSetting, before: string): Promise<Seated> {
  const puzzle = tablePuzzle(setting);
  const { state } = playWords(setting, before);
  const table: Table<WitchesTypes> = {
    ...screenTable,
    start: () => state,
    apply: (_, now, seat, move) =>
      move.type === 'seat'
        ? { ok: false, refusal: { type: 'notSeated' } }
        : playTable(puzzle, now, seat, move, (_entries, potion) =>
            answerTo(setting.potions?.[potion - 1] ?? ''),
          ),
    view: (_, now, seat) => screenTable.view(puzzle, now, seat),
  };
  // The table's rules bring the board; the dealt puzzle only fills the room.
  return sitDown('screen', setting.seats, paperPuzzle(), table);
}

interface Seated {
  readonly people: readonly Person[];
  pass(millis: number): Promise<void>;
}

/** Seats people at a table of this puzzle and opens their pages. */
export async function sitDown(
  kind: 'paper' | 'screen',
  people: number,
  puzzle: Puzzle,
  table: Table = kind === 'paper' ? paperTable : screenTable,
): Promise<Seated> {
  const { code, params } = dealPuzzle(witches, paramsOf(puzzle), puzzle);
  const read = readPuzzle(witches, code);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const clock = madeClock();
  const server = memoryRooms({ table, kind, game: witches, clock, code: () => code });
  const devices = NAMES.slice(0, people).map(() => madeDevice(server));
  const keys: Awaited<ReturnType<typeof openRoom>>[] = [];
  for (const [index, device] of devices.entries()) {
    const name = NAMES[index] ?? '';
    const [first] = keys;
    keys.push(
      first ? await joinRoom(device, name, first.room) : await openRoom(device, name, kind),
    );
  }
  const face = await witchesFace.loadTable?.(kind);
  if (!face) throw new Error('no face');
  const lines = devices.flatMap((device, index) => {
    const key = keys[index];
    if (!key) return [];
    return createRoot((dispose) => {
      const line = madeConnection(device, key, clock);
      ends.push(() => {
        line.close();
        dispose();
      });
      return [line];
    });
  });
  await lines[0]?.deal();
  await settle();

  const seated: Person[] = [];
  for (const [index, line] of lines.entries()) {
    const page = document.body.appendChild(document.createElement('div'));
    const told = await withTable(words, peopleOf(line));
    const play = createRoot((dispose) => {
      ends.push(dispose);
      return createRoomPlay<WitchesTypes>({
        connection: line,
        game: witches,
        table,
        words: told,
        params,
        engine,
        face,
        explain: (fault) => fault.code,
      });
    });
    ends.push(
      render(
        () => (
          <face.Board
            play={play}
            shell={{ chooseNew() {}, dealNext() {}, deal() {}, showTitle() {} }}
          />
        ),
        page,
      ),
    );
    const buttons = () => [
      ...page.querySelectorAll('button'),
      ...document.querySelectorAll<HTMLButtonElement>('body > dialog button'),
    ];
    const find = (name: string) =>
      buttons().find((button) => nameOf(button) === name) ??
      buttons().find((button) => nameOf(button).startsWith(name));
    const click = async (element: HTMLElement | undefined | null, name: string) => {
      if (!element) throw new Error(`no ${name} on: ${page.textContent}`);
      element.click();
      await settle();
    };
    seated.push({
      play,
      page,
      text: () => (page.textContent ?? '').replace(/\s+/g, ' '),
      async press(name) {
        await until(() => {
          if (!find(name)) throw new Error(`no ${name} on: ${page.textContent}`);
        });
        await click(find(name), name);
      },
      has: (name) => find(name) !== undefined,
      async pressTwice(name) {
        const button = find(name);
        button?.click();
        button?.click();
        const off = button?.matches(':disabled') ?? true;
        const busy = button?.getAttribute('aria-busy') ?? null;
        await settle();
        return { off, busy };
      },
      cell: (cell) =>
        click(page.querySelector<HTMLElement>(`[data-cell="${cell}"]`), `cell ${cell}`),
      async tab(name) {
        const tab = [...page.querySelectorAll<HTMLElement>('[role="tab"]')].find((one) =>
          nameOf(one).startsWith(name),
        );
        await click(tab, `tab ${name}`);
        await settle();
      },
      async move(move) {
        play.move(move);
        await settle();
      },
      legal: <T extends Move['type']>(type: T) => {
        const is = (move: Move): move is Extract<Move, { readonly type: T }> => move.type === type;
        return [...witches.legalMoves(play.view())].filter(is);
      },
      async leave() {
        const device = devices[index];
        if (device) device.down = true;
        line.close();
        await settle();
      },
    });
  }
  await until(() => {
    for (const { page } of seated)
      if (!page.querySelector('.layout')) throw new Error('the board has not come');
  });
  return { people: seated, pass: (millis) => clock.pass(millis) };
}
