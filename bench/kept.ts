// Years of stored games, in a real browser on the real server: home and My games with 5,000 boards and 20,000 results, and
// a step on a board with a long log, compared with a short one in the same run.

import type { BrowserContext, Page } from '@playwright/test';
import { printSave, saveOf } from '../src/core/save.ts';
import { Session } from '../src/core/session.ts';
import { gameIds } from '../src/games/index.ts';
import type { BoardRecord } from '../src/web/storage/records.ts';
import { putRecords } from '../test/e2e/stored.ts';
import { dealPreset, manifestOf, plenty } from '../test/harness.ts';
import { amount, printTable } from './helpers/measure.ts';
import { storedResults } from './helpers/results.ts';
import { launchBrowser, middle, painted, range, startServer, watchFor } from './helpers/site.ts';

const RUNS = Number(process.env['CURIO_PAGE_RUNS'] ?? amount(7, 1));
const STEPS = amount(100, 10);
// More than My games shows at once.
const BOARDS = amount(5000, 70);
const RESULTS = amount(20_000, 100);
const LOGS = [amount(100, 20), amount(10_000, 40)] as const;

/** A board in the middle of its game, its last move undone and made again until the log is as long as asked. */
async function boardOf(
  id: string,
  { name = id, entries = 0, preset = '' } = {},
): Promise<BoardRecord> {
  const game = await manifestOf(id).loadGame();
  const level = preset || game.presets[0].id;
  const deal = dealPreset(game, level, 'kept');
  const session = new Session(game, deal);
  // Practice, so that nothing is asked before an undo.
  session.peek('moves', 0);
  const solved = game.solve(deal.puzzle, session.state, plenty());
  for (const move of solved?.ok ? solved.value.moves.slice(0, 10) : [])
    session.play(move, session.now + 500);
  while (session.log.length < entries) {
    if (!session.undo(session.now + 500).ok) throw new Error(`${level} takes nothing back.`);
    session.redo(session.now + 500);
  }
  return {
    id: name,
    game: id,
    save: printSave(saveOf(session, session.now)),
    revision: 1,
    status: session.status,
    level,
    createdAt: 1,
    updatedAt: 1,
    millis: session.now,
    moves: session.tally.moves,
  };
}

async function openPage(context: BrowserContext, address: string, selector: string) {
  const page = await context.newPage();
  await page.addInitScript(watchFor, selector);
  await page.goto(address);
  return page;
}

interface Measured {
  readonly name: string;
  readonly selector: string;
  readonly run: (page: Page, address: string) => Promise<unknown>;
}

const press = async (page: Page, address: string) => {
  await page.goto(address);
  await page.getByRole('link', { name: 'All my games' }).click();
};

const pages: readonly Measured[] = [
  {
    name: 'home, from its address',
    selector: '.continue-card',
    run: (page, address) => page.goto(address),
  },
  { name: 'My games, from its link: first rows', selector: '.mine-row', run: press },
  { name: 'My games, from its link: all counted', selector: '.mine > button', run: press },
];

async function pageTimes(context: BrowserContext, address: string): Promise<void> {
  const games = await Promise.all(gameIds.map((id) => boardOf(id)));
  const boards = Array.from({ length: BOARDS }, (_, index) => {
    const board = games[index % games.length];
    if (!board) throw new Error('There are no games.');
    return { ...board, id: `kept-${index}`, updatedAt: index + 1 };
  });
  const rows: (readonly string[])[] = [];
  for (const [count, results] of [
    [5, 20],
    [BOARDS, RESULTS],
  ] as const) {
    const filling = await openPage(context, address, 'main');
    await painted(filling);
    await putRecords(filling, 'boards', boards.slice(0, count));
    await putRecords(filling, 'results', storedResults(results));
    await filling.close();
    for (const { name, selector, run } of pages) {
      // A short list has no button for more.
      const wanted = count < 60 && selector.endsWith('button') ? '.mine-row' : selector;
      const page = await openPage(context, address, wanted);
      const times: number[] = [];
      for (let at = 0; at <= RUNS; at++) {
        await run(page, address);
        const time = await painted(page);
        // The first round fetches files.
        if (at > 0) times.push(time);
      }
      await page.close();
      rows.push([name, String(count), String(results), middle(times).toFixed(0), range(times)]);
    }
  }
  printTable(
    `Pages over what is kept, median of ${RUNS}, milliseconds to the paint`,
    ['page', 'boards', 'results', 'median', 'spread'],
    rows,
  );
}

/** Milliseconds within the press, in which the journal is written, and to the paint that shows it. */
function stepTime(key: string): Promise<readonly [number, number]> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const within = performance.now() - start;
      requestAnimationFrame(() =>
        setTimeout(() => resolve([within, performance.now() - start] as const)),
      );
    });
  });
}

/** Entries that are in the board's save by now. */
const entriesOf = (page: Page, id: string) =>
  page.evaluate(
    (board) =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('curio');
        request.onsuccess = () => {
          const read = request.result.transaction('boards').objectStore('boards').get(board);
          read.onsuccess = () => {
            request.result.close();
            resolve(String(read.result.save).split('\n').length);
          };
        };
      }),
    id,
  );

async function stepTimes(context: BrowserContext, address: string): Promise<void> {
  const played: { readonly log: number; readonly page: Page; readonly times: Times }[] = [];
  for (const log of LOGS) {
    const board = await boardOf('hudoku', {
      name: `log-${log}`,
      entries: log,
      preset: 'pinwheel-medium-calm',
    });
    const page = await openPage(context, address, '[role=grid]');
    await putRecords(page, 'boards', [board]);
    await page.goto(`${address}/hudoku/${board.id}`);
    await painted(page);
    played.push({ log, page, times: { within: [], shown: [] } });
  }
  // By turns, so that other load on the machine hits both.
  for (let round = -1; round < STEPS / 10; round++)
    for (const { page, times } of played) {
      await page.bringToFront();
      for (let step = 0; step < 10; step++) {
        const [within, shown] = await page.evaluate(stepTime, step % 2 === 0 ? 'u' : 'r');
        // The first round loads what later steps have.
        if (round < 0) continue;
        times.within.push(within);
        times.shown.push(shown);
      }
    }
  const rows: (readonly string[])[] = [];
  for (const { log, page, times } of played) {
    await page.waitForTimeout(1000);
    const entries = await entriesOf(page, `log-${log}`);
    if (entries < log + STEPS) throw new Error(`The steps were not played: ${entries} lines.`);
    const sorted = [...times.within].sort((left, right) => left - right);
    rows.push([
      String(log),
      middle(times.within).toFixed(1),
      `${sorted[0]?.toFixed(1)}–${sorted.at(-1)?.toFixed(1)}`,
      middle(times.shown).toFixed(0),
      range(times.shown),
    ]);
    await page.close();
  }
  printTable(
    `A step on a board, ${STEPS} each by turns, milliseconds within the press (journal written) and to the paint`,
    ['log entries', 'within', 'spread', 'painted', 'spread'],
    rows,
  );
}

interface Times {
  readonly within: number[];
  readonly shown: number[];
}

export async function bench(): Promise<void> {
  const { address, process: server } = await startServer();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await stepTimes(context, address);
    await context.close();
    await pageTimes(await browser.newContext({ viewport: { width: 1280, height: 800 } }), address);
  } finally {
    await browser.close();
    server.kill();
  }
}
