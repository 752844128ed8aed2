// A player who has a keyboard and nothing else: goes to things by Tab and arrows, and knows when the focus is lost.

import type { Locator, Page } from '@playwright/test';
import { expect, press } from './harness.ts';

const isFocused = async (page: Page, place: Locator) =>
  (await page.locator(':focus').and(place).count()) > 0;

/** By Tab, as far as it takes; once round the page is enough. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place.first()).toBeVisible();
  for (let stops = 0; stops < 90; stops++) {
    if (await isFocused(page, place)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(place)}`);
}

export async function enter(page: Page, place: Locator): Promise<void> {
  await tabTo(page, place);
  await press(page, 'Enter');
}

/** A field of its own, which Tab finds empty or not. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** One of several: Tab leads to the one that is chosen, arrows to the others. */
export async function choose(page: Page, radio: Locator): Promise<void> {
  const group = await radio.getAttribute('name');
  await tabTo(page, page.locator(`input[type="radio"][name="${group}"]`));
  for (let steps = 0; steps < 12 && !(await radio.isChecked()); steps++)
    await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

/** The focus is on something, and can be seen there; or on the page as a whole, which has no ring. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const focus = page.locator(':focus');
  await expect(focus).toHaveCount(1);
  if (await isFocused(page, page.locator('main'))) return;
  await expect(focus).not.toHaveCSS('outline-style', 'none');
}
