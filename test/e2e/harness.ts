// What browser tests share: every page is watched for foreign requests and errors; axe; screenshots; long tasks.

import { mkdirSync, readFileSync } from 'node:fs';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { games } from '../../src/games/index.ts';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const SHOTS = 'screenshots';

interface Options {
  /** Lessons are offered to newcomers; most tests have been here before. */
  readonly newcomer: boolean;
  /** Presses on something that has just appeared wait; without it, they count at once. */
  readonly tapGuard: boolean;
}

interface Automatic {
  readonly withOrWithoutGuard: undefined;
}

/** Of the test that a worker runs. Contexts that a test opens by itself follow it, too. */
let tapGuard = false;

/** A page that fails the test when a request leaves the origin or a script throws. */
export const test = base.extend<Options & Automatic, { readonly browser: Browser }>({
  tapGuard: [false, { option: true }],
  withOrWithoutGuard: [
    async ({ tapGuard: wanted }, use) => {
      tapGuard = wanted;
      await use(undefined);
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        // See src/web/ui/tap-guard.ts.
        if (!tapGuard)
          await context.addInitScript(() => Object.assign(window, { curioTest: true }));
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  newcomer: [false, { option: true }],
  page: async ({ page, baseURL, newcomer }, use) => {
    if (!newcomer)
      await page.addInitScript(
        (seen) => localStorage.setItem('curio.lessons', seen),
        [...games.map(({ id }) => id), 'witches-solo'].join(' '),
      );
    const foreign: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) foreign.push(url);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(foreign, 'requests to other origins').toEqual([]);
    expect(errors, 'errors on the page').toEqual([]);
  },
});

export { expect };

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly string[];
    readonly failureSummary?: string;
  }[];
}

/** The rules that depend on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** No violations of WCAG 2.2 A and AA, nor of the best practices; or of some rules only. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations: AxeViolation[] = await page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: AxeViolation[] }> };
    };
    const runOnly = only && { runOnly: { type: 'rule', values: only } };
    return (await axe.run({ resultTypes: ['violations'], ...runOnly })).violations;
  }, rules);
  const summary = violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`,
    ),
  );
  expect(summary).toEqual([]);
}

/** Waits until nothing fades or moves, two seconds at most; half-faded colours would be measured. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));
    const frame = new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(resolve)),
    );
    await Promise.race([frame, pause(1000)]);
    const running = document.getAnimations().map((animation) => animation.finished);
    await Promise.race([Promise.allSettled(running), pause(2000)]);
  });
}

/** Axe in both themes on the screen as it stands. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await settle(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  await expectAccessible(page, COLOR_RULES);
}

/** Pictures for a person to look at, in a folder that git ignores: `CURIO_PICTURES=1 npm test`. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env['CURIO_PICTURES'] !== '1') return;
  mkdirSync(SHOTS, { recursive: true });
  // The browser sometimes never responds right after the window changed its size; a second call does.
  const shoot = () => page.screenshot({ path: `${SHOTS}/${name}.png`, timeout: 20_000 });
  await shoot().catch(shoot);
}

/** Nothing sticks out to the right, from the narrowest phone to a large screen. */
export async function expectNoSidewaysScroll(
  page: Page,
  widths: readonly number[] = [320, 390, 768, 1280, 3840],
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

/** Starts to note tasks over 50 ms on the main thread; the answer stops and lists them. Reported, never asserted. */
export async function watchLongTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const noted: number[] = [];
    Object.assign(window, { longTasks: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.push(Math.round(entry.duration));
    }).observe({ type: 'longtask', buffered: false });
  });
  return () => page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
}

/** What has just appeared takes no press yet; a click waits for that by itself, a key does not. */
export async function calm(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-fresh]') === null);
}

/** Presses keys one after another, the way a person would. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (key === 'Enter' || key === ' ' || key === 'Space') await calm(page);
    await page.keyboard.press(key);
  }
}

/** What was copied last: the browser takes it a moment after the press, then the page says so. */
export async function readCopied(page: Page): Promise<string> {
  await expect(page.locator('.notice').filter({ hasText: 'Copied.' }).first()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}
