// The first visit: what a newcomer's page asks for and when, whether anything moves, and what a lost connection costs.
// No clock: what counts is the order of requests, and how far things moved.

import type { Page } from '@playwright/test';
import { games } from '../../src/games/index.ts';
import { expect, test } from './harness.ts';

test.use({ viewport: { width: 390, height: 844 }, newcomer: true });

const MOST_SHIFT = 0.02;
/** Six are asked for at a time, and each of the others costs a way to the server and back. */
const MOST_FILES = 10;

interface Notes {
  shift: number;
  moved: string[];
  /** When the page stood, by its own clock. */
  stood: number;
}

/** Notes from the page's first moment how far things move, and when what the selector names is there in the app. */
async function watchVisit(page: Page, selector: string): Promise<() => Promise<Notes>> {
  await page.addInitScript((wanted) => {
    const notes: Notes = { shift: 0, moved: [], stood: 0 };
    Object.assign(window, { visitNotes: notes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { readonly node: Element | null }[];
        };
        notes.shift += value;
        for (const { node } of sources) notes.moved.push(`${node?.nodeName} ${node?.className}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      if (notes.stood === 0 && document.querySelector(`#app ${wanted}`))
        notes.stood = performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { visitNotes: Notes }).visitNotes);
}

/** Typefaces come after the first paint, as they do on a slow line: then text is set anew before the player's eyes. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Scripts come when they are let: until then the page is what was drawn into it. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!worker).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function fontsShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    );
  });
}

const visits = [
  ['home', '/', '.cabinet'],
  ...games.map(({ id }) => [id, `/${id}?scene=game`, 'main.stage > *'] as const),
] as const;

/** What a page says and has, and how large it is: the same before and after the app has taken over. */
async function looks(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('main')].find((main) => main.checkVisibility());
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round);
    return {
      text: shown?.innerText.replace(/\s+/g, ' '),
      pressable: [...(shown?.querySelectorAll('button, a, [data-cell]') ?? [])].map((thing) => [
        thing.getAttribute('aria-label') ?? thing.textContent,
        box(thing.getBoundingClientRect()),
      ]),
      dialog: document.querySelector('dialog:modal')?.textContent,
    };
  });
}

for (const [name, path, selector] of visits)
  test(`first visit of ${name}: drawn in the page, one round of requests, no engine, nothing moves`, async ({
    page,
  }) => {
    const notes = await watchVisit(page, selector);
    const release = await holdFonts(page);
    // The engine's thread cannot start: the first board does without.
    await page.route(/\/worker-[^/]*\.js$/, (route) => route.abort());
    const runScripts = await holdScripts(page);
    const html = (await (await page.goto(path, { waitUntil: 'commit' }))?.text()) ?? '';
    await page.locator(`.first-drawing ${selector}`).filter({ visible: true }).first().waitFor();
    if (name !== 'home') await page.locator('.first-drawing dialog:modal').waitFor();
    const before = await looks(page);
    runScripts();
    await expect(page.locator(`#app ${selector}`).first()).toBeVisible();
    await expect(page.locator('.first-drawing')).toHaveCount(0);
    // Only the app knows which day it is.
    if (name !== 'home') expect(await looks(page)).toEqual(before);
    release();
    await page.waitForLoadState('networkidle');
    await fontsShown(page);

    const { stood, shift, moved } = await notes();
    const asked = await page.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < until)
          .map((entry) => new URL(entry.name).pathname)
          .filter((file) => /\.(js|css|json)$/.test(file)),
      stood,
    );
    expect(stood).toBeGreaterThan(0);
    expect
      .soft(
        asked.filter((file) => !html.includes(`"${file}"`)),
        'files that the first page does not name',
      )
      .toEqual([]);
    expect
      .soft(html.match(/\.(js|css)"/g)?.length, 'files to ask for')
      .toBeLessThanOrEqual(MOST_FILES);
    expect(shift, moved.join(', ')).toBeLessThanOrEqual(MOST_SHIFT);
  });

test('a result is stored with its board, though nothing more can be loaded', async ({ page }) => {
  await page.goto('/dokuborn/?scene=game');
  await page.getByRole('button', { name: 'I know it, play' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Give up' }).waitFor();
  await page.route(/\/assets\//, (route) => route.abort());
  await page.getByRole('menuitem', { name: 'Give up' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
  const stored = () =>
    page.evaluate(
      () =>
        new Promise<readonly number[]>((resolve) => {
          const open = indexedDB.open('curio');
          open.onsuccess = () => {
            const tables = ['results', 'logs'];
            const transaction = open.result.transaction(tables);
            const counts = tables.map((table) => transaction.objectStore(table).count());
            transaction.oncomplete = () => resolve(counts.map(({ result }) => result));
          };
        }),
    );
  await expect.poll(stored).toEqual([1, 1]);
});

test('what is pressed before the app is there is done when it is; whoever comes back sees no other board', async ({
  page,
}) => {
  const runScripts = await holdScripts(page);
  await page.goto('/hudoku', { waitUntil: 'commit' });
  const skip = page.locator('.first-drawing dialog').getByText('I know it, play');
  await skip.click();
  await expect(skip).toBeHidden();
  runScripts();
  await expect(page.locator('.first-drawing')).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('#app [data-cell]').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('curio.lessons'))).toBe('hudoku');
  // A second visit, before any script: nothing is shown that may not be the player's own.
  await page.unroute(/\/assets\/(?!worker).*\.js$/);
  const again = await holdScripts(page);
  await page.goto('/hudoku', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect(page.locator('.first-drawing')).toHaveCount(0);
  again();
  await expect(page.locator('#app [data-cell]').first()).toBeVisible();
});
