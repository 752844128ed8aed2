// Fair time, and what gives away, on a timed Hudoku: reading costs nothing, nobody plays in the background, the clock
// wins nothing, and a proof keeps its lines to itself while the game runs.

import type { Page } from '@playwright/test';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import { hudoku } from '../../src/games/hudoku/index.ts';
import { expect, expectAccessible, test } from './harness.ts';

const MINUTE = 60_000;

function codeOf(seed: string): string {
  const dealt = deal(hudoku, hudoku.presets[0].params, seed, unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  return dealt.value.code;
}

async function open(page: Page, seed: string): Promise<void> {
  await page.goto(`/play/${codeOf(seed)}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

const timer = (page: Page) => page.getByRole('timer');
const spoken = (page: Page) => page.locator('[role="status"]').first();

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** As if the player turned to another tab, or back. */
async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('reading, a hidden tab and sleep cost nothing; a proof shows no lines in a running game', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, 'e2e-fair');
  await page.clock.runFor(2 * MINUTE);
  await expect(timer(page)).toHaveAccessibleName('Countdown: 30 seconds left');
  await expect(page.getByText('The clock starts with your first move.')).toBeVisible();

  // The first move: all pencil marks.
  await page.getByRole('button', { name: 'Fill in marks' }).click();
  // While the menu holds the countdown nobody studies the board.
  const table = page.locator('.stage > *').first();
  await expect(table).toHaveCSS('filter', 'none');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(table).toHaveCSS('filter', /blur/);
  await page.keyboard.press('Escape');
  await expect(table).toHaveCSS('filter', 'none');
  await page.clock.runFor(1000);
  await choose(page, 'Rules');
  await expect(page.getByRole('dialog')).toContainText('countdown');
  await page.clock.runFor(MINUTE);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(timer(page)).toHaveAccessibleName(/^Countdown: [23]\d seconds left$/);

  await choose(page, 'Show the proof');
  const proof = page.getByRole('dialog', { name: 'Why this puzzle is fair' });
  await expect(proof).toContainText(/The proof has \d+ lines/);
  await expect(proof.locator('li')).toHaveCount(0);
  await expect(proof.getByRole('button', { name: 'Save the proof' })).toHaveCount(0);
  await proof.getByRole('button', { name: 'Read the lines…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Read the proof?' });
  await expect(question).toContainText('practice run');
  await page.clock.runFor(1000);
  await question.getByRole('button', { name: 'Keep playing' }).click();
  await expect(proof.locator('li')).toHaveCount(0);
  await page.clock.runFor(1000);
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();

  await turn(page, 'hidden');
  await page.clock.runFor(MINUTE);
  await turn(page, 'visible');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.clock.fastForward(8 * 60 * MINUTE);
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(timer(page)).toHaveAccessibleName(/^Countdown: [23]\d seconds left$/);

  await choose(page, 'Show the proof');
  await proof.getByRole('button', { name: 'Read the lines…' }).click();
  await page.clock.runFor(1000);
  await question.getByRole('button', { name: 'Read it' }).click();
  await expect(proof.getByText(/^Show the \d+ lines$/)).toBeVisible();
  await page.clock.runFor(1000);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/· practice/)).toBeVisible();
});

test('a board in the background waits, and one that the clock finished is not solved', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  );
  await page.clock.install();
  await open(page, 'e2e-idle');
  await page.clock.runFor(5 * MINUTE);
  await turn(page, 'visible');
  await page.clock.runFor(5 * MINUTE);
  await expect(timer(page)).toHaveAccessibleName('Countdown: 30 seconds left');

  await page.getByRole('button', { name: 'Fill in marks' }).click();
  await page.clock.runFor(26_000);
  await expect(spoken(page)).toHaveText('5 seconds left.');
  await page.clock.runFor(20 * MINUTE);
  const result = page.getByRole('dialog', { name: 'The clock finished it' });
  await expect(result).toBeVisible();
  await expect(result).toContainText('does not count as solved');
  await expectAccessible(page);
  await page.goto('/statistics');
  await expect(page.getByText('0 of 1 won')).toBeVisible();
});
