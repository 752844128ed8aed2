// The first minute: a lesson is offered before the first board, played, skipped, and found again in the menu; and the
// rules have pictures.

import type { Page } from '@playwright/test';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import { hudoku } from '../../src/games/hudoku/index.ts';
import { games } from '../../src/games/index.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './harness.ts';

test.use({ newcomer: true });

const coach = (page: Page) => page.locator('.lesson > .lesson-coach');
const cell = (page: Page, index: number) => page.locator(`[data-cell="${index}"]`);

async function startLesson(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Show me how' }).click();
  await expect(coach(page)).toBeVisible();
}

test('Hudoku is taught by keyboard, on a board that is not kept', async ({ page }) => {
  await startLesson(page, '/hudoku');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 2)).toBeFocused();
  // Another digit is refused with a word, and the step stays.
  await page.keyboard.press('1');
  await expect(coach(page)).toContainText('Not that one');
  await page.keyboard.press('3');
  await expect(cell(page, 10)).toBeFocused();
  await page.keyboard.press('2');
  await expect(cell(page, 4)).toBeFocused();
  await page.keyboard.press('Shift+Digit4');
  await expect(coach(page)).toContainText('promise');
  await expect(
    page.locator('[role="status"].unseen, .unseen [role="status"]').first(),
  ).toContainText('promise');
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 5)).toBeFocused();
  await page.keyboard.press('4');
  await expect(cell(page, 5)).toContainText('4');
  await cell(page, 11).focus();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  // Neither a result nor a board is left of it, and it is not offered again.
  await page.goto('/');
  await expect(page.locator('.continue .continue-card')).toHaveCount(1);
  await page.goto('/hudoku');
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me how' })).toBeHidden();
});

test('Pikachu is taught by touch, skipped by Escape, and taught again from the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await startLesson(page, '/pikachu?scene=game');
  for (const [from, to] of [
    [0, 1],
    [4, 10],
    [9, 11],
    [5, 2],
  ] as const) {
    await cell(page, from).click();
    await cell(page, to).click();
  }
  await expect(coach(page)).toContainText('Remember the pair');
  await page.keyboard.press('Escape');
  await expect(coach(page)).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'How to play' }).click();
  await expect(coach(page)).toContainText('Neighbours always match');
  await page.getByRole('button', { name: 'Skip the lesson' }).click();
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
});

test('beside a linked board the small offer gives its room back with the first hint', async ({
  page,
}) => {
  const linked = deal(hudoku, hudoku.presets[0].params, 'linked', unlimitedBudget);
  if (!linked.ok) throw new Error(linked.fault.code);
  await page.goto(`/play/${linked.value.code}`);
  const offer = page.getByRole('button', { name: 'Show me how' });
  await expect(offer).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('complementary', { name: 'Hint' })).toBeVisible();
  await expect(offer).toBeHidden();
});

test('Dokuborn’s lesson comes along into the search, with the reason for a card that misses', async ({
  page,
}) => {
  await startLesson(page, '/dokuborn');
  await page.getByRole('button', { name: 'Next' }).click();
  await cell(page, 2).click();
  const search = page.getByRole('dialog');
  await expect(search).toContainText('brave tailor');
  await search.getByRole('combobox').fill('brave tailor');
  await search.getByRole('option').first().click();
  await expect(search).toContainText('costs 8');
  await expect(search).toContainText('soaring maui');
  await search.getByRole('combobox').fill('soaring maui');
  // A second press at the same place right after the first is not meant: only a calm one counts.
  await expect(async () => {
    if (await search.isVisible()) await search.getByRole('option').first().click({ timeout: 1000 });
    await expect(search).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(coach(page)).toContainText('One cell is left');
});

test('the rules have pictures with names, headings in order, and fit a small phone', async ({
  page,
}) => {
  for (const { id } of games) {
    await page.goto(`/rules/${id}`);
    const pictures = page.locator('.rules-drawing');
    await expect(pictures.first()).toBeVisible();
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('aria-label', /\w+ \w+/);
      await expect(picture.locator('.rules-still > *')).toHaveCount(1);
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, [320, 1280]);
  }
});
