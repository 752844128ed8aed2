// The statistics page with many results, in a real browser on the real server: from the press on its link, and from
// typing its address, to the painted figures.

import type { Page } from '@playwright/test';
import { printTable } from './measure.ts';
import { someResults } from './results.ts';
import { launchBrowser, middle, startServer } from './site.ts';

const RUNS = Number(process.env['CURIO_PAGE_RUNS'] ?? 7);
/** Results, and the milliseconds from the press that they may take. */
const GOALS = [
  [5000, 200],
  [20_000, 400],
] as const;

/** Puts results into the database of the page, as the app would have stored them. */
async function fill(page: Page, count: number): Promise<void> {
  const results = someResults(count).map((result, index) => ({ ...result, updatedAt: index + 1 }));
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('curio');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('results', 'readwrite');
          for (const result of all) transaction.objectStore('results').put(result);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    results,
  );
}

/** Notes when the figures are painted, from the start of the page or from the last press. */
function observe(): void {
  const notes = { from: 0, painted: 0 };
  Object.assign(window, { statisticsNotes: notes });
  addEventListener(
    'click',
    (event) => {
      notes.from = event.timeStamp;
    },
    true,
  );
  const timer = setInterval(() => {
    if (!document.querySelector('.big-figures dd')) return;
    clearInterval(timer);
    requestAnimationFrame(() => {
      // The task after the frame: the figures are on the screen.
      setTimeout(() => {
        notes.painted = performance.now();
      });
    });
  }, 2);
}

async function painted(page: Page): Promise<number> {
  await page.waitForFunction(
    () =>
      (window as unknown as { statisticsNotes: { painted: number } }).statisticsNotes.painted > 0,
  );
  return page.evaluate(() => {
    const { from, painted: at } = (
      window as unknown as { statisticsNotes: { from: number; painted: number } }
    ).statisticsNotes;
    return at - from;
  });
}

export async function bench(): Promise<void> {
  const { address, process: server } = await startServer();
  const browser = await launchBrowser();
  const rows: (readonly string[])[] = [];
  try {
    for (const [count, goal] of GOALS) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();

      await page.addInitScript(observe);
      await page.goto(address);
      await page.getByRole('link', { name: 'Statistics' }).waitFor();
      await fill(page, count);
      const pressed: number[] = [];
      const typed: number[] = [];
      const first: number[] = [];
      for (let run = 0; run <= RUNS; run++) {
        await page.goto(address);
        await page.getByRole('link', { name: 'Statistics' }).click();
        const fromPress = await painted(page);
        await page.goto(`${address}/statistics`);
        const fromStart = await painted(page);
        await page.goto(address);
        await page.evaluate(() => void indexedDB.deleteDatabase('curio-ledger'));
        await page.getByRole('link', { name: 'Statistics' }).click();
        const fromScratch = await painted(page);
        // The first round fetches files.
        if (run === 0) continue;
        pressed.push(fromPress);
        typed.push(fromStart);
        first.push(fromScratch);
      }
      await context.close();
      const spread = `${Math.min(...pressed).toFixed(0)}–${Math.max(...pressed).toFixed(0)}`;
      rows.push([
        String(count),
        middle(pressed).toFixed(0),
        spread,
        `≤ ${goal}${middle(pressed) <= goal ? '' : ' MISSED'}`,
        middle(typed).toFixed(0),
        middle(first).toFixed(0),
      ]);
    }
    printTable(
      `The statistics page, median of ${RUNS}, milliseconds to the painted figures`,
      ['results', 'from the link', 'spread', 'goal', 'from the address', 'counted anew'],
      rows,
    );
  } finally {
    await browser.close();
    server.kill();
  }
}
