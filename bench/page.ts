// The first visit on a phone: 1.6 Mbit/s, 150 ms, a processor four times slower, nothing cached, no service worker.
// Largest paint and layout shift of home and of every game's first board, from the real server, against the goals.

import type { Browser, Page } from '@playwright/test';
import { gameIds } from '../src/games/index.ts';
import { amount, printTable, quick } from './helpers/measure.ts';
import { launchBrowser, middle, startServer } from './helpers/site.ts';

const RUNS = Number(process.env['CURIO_PAGE_RUNS'] ?? amount(5, 1));
/** Milliseconds without a request after which a page is loaded. */
const QUIET = amount(1500, 100);
const NETWORK = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 2e5 };
const SLOWED = 4;
const MOST_SHIFT = 0.02;

interface Visit {
  readonly path: string;
  readonly name: string;
  /** Milliseconds to the largest paint. */
  readonly goal: number;
  /** Selects what is there when the page is complete. */
  readonly complete: string;
}

const visits: readonly Visit[] = [
  { path: '/', name: 'home', goal: 1200, complete: '.cabinet' },
  ...gameIds.map((id) => ({
    path: `/${id}?scene=game`,
    name: id,
    goal: 1500,
    complete: 'main.stage > *',
  })),
];

interface Measured {
  readonly largest: number;
  /** When what `complete` selects was first painted. */
  readonly stood: number;
  /** When the app had taken over and handled presses. */
  readonly live: number;
  readonly shift: number;
  readonly bytes: number;
  readonly requests: number;
  readonly element: string;
}

/** Notes in the page, from its first moment. */
function observe(complete: string): void {
  const notes = { largest: 0, element: '', shift: 0, stood: 0, live: 0 };
  Object.assign(window, { visitNotes: notes });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      notes.largest = entry.startTime;
      const { element } = entry as PerformanceEntry & { readonly element?: Element | null };
      notes.element = element ? `${element.tagName.toLowerCase()}.${element.className}` : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      notes.shift += (entry as PerformanceEntry & { readonly value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  // One function without a name: the loader of this file would wrap a named one in a helper that pages lack.
  const timer = setInterval(() => {
    const shown = [...document.querySelectorAll(complete)].some(
      (one) => one.getClientRects().length,
    );
    // After the frame in which it is painted.
    if (notes.stood === 0 && shown)
      requestAnimationFrame(() =>
        setTimeout(() => {
          notes.stood ||= performance.now();
        }),
      );
    if (!document.querySelector(`#app ${complete}`) || document.documentElement.dataset['first'])
      return;
    notes.live = performance.now();
    clearInterval(timer);
  }, 10);
}

/** Waits until nothing has been loaded for a while. */
async function quiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  const end = Date.now() + 30_000;
  while (Date.now() < end && Date.now() - last < QUIET) await page.waitForTimeout(100);
}

async function measure(
  browser: Browser,
  address: string,
  visit: Visit,
  slow: boolean,
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  if (slow) {
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  }
  await page.addInitScript(observe, visit.complete);
  const settled = quiet(page);
  await page.goto(address + visit.path, { waitUntil: 'commit' });
  await page.locator(visit.complete).first().waitFor({ timeout: 60_000 });
  await settled;
  const notes = await page.evaluate(
    () => (window as unknown as { visitNotes: Omit<Measured, 'bytes' | 'requests'> }).visitNotes,
  );
  await context.close();
  return { ...notes, bytes, requests };
}

const seconds = (millis: number) => (millis / 1000).toFixed(2);

function row(visit: Visit, runs: readonly Measured[]): readonly string[] {
  const times = runs.map(({ largest }) => largest);
  const largest = middle(times);
  const shift = middle(runs.map((run) => run.shift));
  return [
    visit.name,
    seconds(largest),
    `${seconds(Math.min(...times))}–${seconds(Math.max(...times))}`,
    `≤ ${seconds(visit.goal)}${largest <= visit.goal ? '' : ' MISSED'}`,
    seconds(middle(runs.map(({ stood }) => stood))),
    seconds(middle(runs.map(({ live }) => live))),
    `${shift.toFixed(3)}${shift <= MOST_SHIFT ? '' : ' MISSED'}`,
    (middle(runs.map(({ bytes }) => bytes)) / 1000).toFixed(0),
    String(middle(runs.map(({ requests }) => requests))),
    runs[0]?.element ?? '',
  ];
}

export async function bench(): Promise<void> {
  const { address, process: server } = await startServer();
  const browser = await launchBrowser();
  try {
    const rows: (readonly string[])[] = [];
    for (const visit of visits.slice(0, amount(visits.length))) {
      // The server compresses a file when it is first requested.
      await measure(browser, address, visit, false);
      const runs: Measured[] = [];
      for (let run = 0; run < RUNS; run++)
        runs.push(await measure(browser, address, visit, !quick));
      rows.push(row(visit, runs));
    }
    printTable(
      `The first visit on a phone, median of ${RUNS} (largest paint, board painted and playable in seconds; shift ≤ ${MOST_SHIFT})`,
      ['page', 'largest', 'spread', 'goal', 'board', 'live', 'shift', 'KB', 'requests', 'what'],
      rows,
    );
  } finally {
    await browser.close();
    server.kill();
  }
}
