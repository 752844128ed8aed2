// The statistics page with many results, in a real browser on the real server: from the press on its link, and from
// typing its address, to the painted figures.

import { putRecords } from '../test/e2e/stored.ts';
import { amount, printTable } from './helpers/measure.ts';
import { storedResults } from './helpers/results.ts';
import { launchBrowser, middle, painted, range, startServer, watchFor } from './helpers/site.ts';

const RUNS = Number(process.env['CURIO_PAGE_RUNS'] ?? amount(7, 1));
/** Numbers of results, and the milliseconds that the page may take after the press. */
const GOALS = [
  [amount(5000, 50), 200],
  [amount(20_000, 100), 400],
] as const;

export async function bench(): Promise<void> {
  const { address, process: server } = await startServer();
  const browser = await launchBrowser();
  const rows: (readonly string[])[] = [];
  try {
    for (const [count, goal] of GOALS) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      await page.addInitScript(watchFor, '.big-figures dd');
      await page.goto(address);
      await page.getByRole('link', { name: 'Statistics' }).waitFor();
      await putRecords(page, 'results', storedResults(count));
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
      rows.push([
        String(count),
        middle(pressed).toFixed(0),
        range(pressed),
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
