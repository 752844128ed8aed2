// Hints in browser tests: pressed through their stages.

import { expect, type Locator, type Page } from '@playwright/test';

export const hintCard = (page: Page): Locator => page.getByRole('complementary', { name: 'Hint' });

/** The next press; awaits that the card tells something else. */
export async function pressOn(page: Page): Promise<void> {
  const card = hintCard(page);
  const before = await card.innerText();
  await page.keyboard.press('h');
  await expect(card).not.toHaveText(before, { useInnerText: true });
}

/** Through all stages, and the move. */
export async function takeHint(page: Page): Promise<void> {
  await page.keyboard.press('h');
  const card = hintCard(page);
  await expect(card.locator('.hint-told')).toBeVisible({ timeout: 30_000 });
  while (!(await card.getByRole('button', { name: /^(Do|Note) it/ }).isVisible()))
    await pressOn(page);
  await page.keyboard.press('h');
  await expect(card).toBeHidden();
}
