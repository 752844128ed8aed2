// Several people at one table: a real server with a folder of its own, which can be killed and started again, and a
// browser context for everybody.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readPuzzle } from '../../src/core/deal.ts';
import { printSave, saveOf } from '../../src/core/save.ts';
import { Session } from '../../src/core/session.ts';
import { games } from '../../src/games/index.ts';
import type { BoardRecord } from '../../src/web/storage/records.ts';
import { expectOk, manifestOf, plenty } from '../harness.ts';
import { type Running, runServer } from '../service/running.ts';
import { expect, expectAccessibleInBothThemes, press } from './harness.ts';
import { putRecords } from './stored.ts';

export interface House {
  /** Where the server is, also after it was killed. */
  origin(): string;
  /** Kills it at once, as a power cut does, and starts it again on the same port. */
  killAndRestart(): Promise<void>;
  close(): Promise<void>;
}

/** `env` is for what a test shortens. */
export async function openHouse(env: Readonly<Record<string, string>> = {}): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'curio-rooms-'));
  const start = (port: number): Promise<Running> =>
    runServer(resolve('dist'), { CURIO_DATA: data, PORT: String(port), HOST: '0.0.0.0', ...env });
  let server = await start(0);
  const { port } = server;
  return {
    origin: () => `http://localhost:${port}`,
    async killAndRestart() {
      await server.kill('SIGKILL');
      server = await start(port);
    },
    async close() {
      await server.kill('SIGKILL');
      rmSync(data, { recursive: true });
    },
  };
}

export interface Guest {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of its scripts. */
  readonly errors: string[];
}

export async function guest(
  browser: Browser,
  name: string,
  size = { width: 390, height: 844 },
): Promise<Guest> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: size });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(
    (seen) => localStorage.setItem('curio.lessons', seen),
    games.map(({ id }) => id).join(' '),
  );
  return { name, page, context, errors };
}

/** Opens a table from the front page; returns its letters. */
export async function openTable(
  house: House,
  { page, name }: Guest,
  { game, kind, level }: { readonly game: string; readonly kind?: string; readonly level?: string },
): Promise<string> {
  await page.goto(`${house.origin()}/together`);
  await page.getByRole('radio', { name: game }).check();
  if (kind !== undefined) await page.getByRole('radio', { name: kind }).check();
  if (level !== undefined) await page.getByRole('radio', { name: level, exact: true }).check();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.room-letters')).toBeVisible();
  return page.url().slice(-6);
}

/** Joins by the link that everybody gets. */
export async function joinTable(
  house: House,
  { page, name }: Guest,
  letters: string,
  button = 'Sit down and play',
): Promise<void> {
  await page.goto(`${house.origin()}/together/${letters}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: 'At the table' })).toBeVisible();
}

/** Before the page is opened: news of its room can be held back, while answers to what it sends come through. */
export async function heldNews(page: Page): Promise<{ hold(): void; letGo(): void }> {
  let letGo = () => {};
  let passing = Promise.resolve();
  await page.exposeFunction('newsPass', () => passing);
  await page.addInitScript(() => {
    const { fetch, newsPass } = window as typeof window & { newsPass(): Promise<void> };
    window.fetch = async (...args) => {
      const answer = await fetch(...args);
      if (!String(args[0]).includes('/events') || !answer.body) return answer;
      const late = new TransformStream({
        async transform(chunk, news) {
          await newsPass();
          news.enqueue(chunk);
        },
      });
      return new Response(answer.body.pipeThrough(late), answer);
    };
  });
  return {
    hold() {
      passing = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    letGo: () => letGo(),
  };
}

/** The page has been drawn, twice to be sure: what was switched off has lost the focus by then. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

interface Told {
  readonly game: string;
  readonly rounds: number;
  readonly view: { readonly code?: string; readonly phase?: string } | null;
  readonly room: string;
}

/** What the service tells the own seat of this page. */
export const told = (page: Page): Promise<Told> =>
  page.evaluate(async () => {
    const [key = ''] = Object.keys(localStorage).filter((one) =>
      one.startsWith('curio.service.room.'),
    );
    const { room, token } = JSON.parse(localStorage.getItem(key) ?? '{}');
    const answer = await fetch(`/api/rooms/${room}?after=0`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.json();
  });

export const racing = (page: Page) => page.locator('.racing .hudoku');

/** The own board of a race of Hudoku, played up to its last cell and opened again; the answer fills that cell, in any tab. */
export async function nearlyDone({ page }: Guest): Promise<(tab?: Page) => Promise<void>> {
  const { room, rounds, view } = await told(page);
  const game = await manifestOf('hudoku').loadGame();
  const deal = expectOk(readPuzzle(game, view?.code ?? ''));
  const session = new Session(game, deal);
  const moves = expectOk(game.solve(deal.puzzle, session.state, plenty())).moves;
  for (const move of moves.slice(0, -1)) session.play(move, 10);
  const [, cell, digit] =
    /^enter-(\d+)-(\d+)$/.exec(game.moveCode.encode(moves.at(-1) ?? { type: '' })) ?? [];
  const now = Date.now();
  const id = `together-${room}-${rounds}`;
  const record: BoardRecord = {
    id,
    game: 'hudoku',
    save: printSave(saveOf(session, session.now)),
    revision: 50,
    status: 'playing',
    level: 'sudoku-easy-calm',
    createdAt: now,
    updatedAt: now,
    millis: session.now,
    moves: session.tally.moves,
  };
  await putRecords(page, 'boards', [record]);
  await page.reload();
  await expect(racing(page)).toBeVisible();
  return async (tab = page) => {
    await tab.locator(`[data-cell="${cell}"]`).first().click();
    await press(tab, String(digit));
  };
}

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

/** Axe on this screen in both themes, as it is on a laptop and on a phone; a phone it is afterwards. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectAccessibleInBothThemes(page);
  }
}
