// What is heard and seen: each answer has a sound of its own, the last move plays out, the celebration passes, and
// the result comes.

import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import { hudoku } from '../../src/games/hudoku/index.ts';
import { expectOk } from '../harness.ts';
import { expect, press, test } from './harness.ts';

const { code, puzzle } = expectOk(deal(hudoku, hudoku.presets[0].params, 'feel', unlimitedBudget));
const hidden = puzzle.revealed.flatMap((line, row) =>
  line.flatMap((square, column) =>
    square === 0 ? [{ row, column, digit: Number(puzzle.solution[row]?.[column]) }] : [],
  ),
);

/** Notes every oscillator that is started, and whatever is felt. */
const listen = () => {
  const heard: number[] = [];
  const felt: string[] = [];
  Object.assign(window, { heard, felt });
  document.addEventListener('felt', (event) => {
    if (event instanceof CustomEvent) felt.push(event.detail.kind);
  });
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (this: OscillatorNode, when) {
    heard.push(1);
    start.call(this, when);
  };
};

test('right, wrong and the end sound apart; the celebration comes before the result', async ({
  page,
}) => {
  await page.addInitScript(listen);
  const last = () => page.evaluate(() => (window as unknown as { felt: string[] }).felt.at(-1));
  const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard.length);
  await page.goto(`/play/${code}`);
  await expect(page.getByRole('grid', { name: /Hudoku board/ })).toBeVisible();

  // Off on the first visit; one press turns it on, and it answers.
  const sound = page.getByRole('button', { name: 'Sound', exact: true });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  expect(await heard()).toBe(0);
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(heard).toBe(1);

  for (const [index, { row, column, digit }] of hidden.entries()) {
    const cell = page.getByRole('row').nth(row).getByRole('gridcell').nth(column);
    await cell.click();
    if (index === 0) {
      await press(page, String((digit % 4) + 1));
      expect(await last()).toBe('missed');
      // Two notes, where a right digit has one.
      await expect.poll(heard).toBe(3);
    }
    await press(page, String(digit));
    if (index === 0) {
      expect(await last()).toBe('accepted');
      await expect.poll(heard).toBe(4);
    }
  }
  expect(await last()).toBe('won');
  const result = page.getByRole('dialog', { name: 'Solved!' });
  // In one look: by the next one the celebration may have passed.
  await page.waitForFunction(
    () => document.querySelector('.celebration') && !document.querySelector('dialog[open]'),
  );
  await expect(result).toBeVisible();
  await expect(page.locator('.celebration')).toBeHidden();
  await result.getByText('More figures').click();
  await expect(result).toContainText('Level');
});

test('without motion the celebration is a still picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/play/${code}`);
  await expect(page.getByRole('grid', { name: /Hudoku board/ })).toBeVisible();
  for (const { row, column, digit } of hidden) {
    await page.getByRole('row').nth(row).getByRole('gridcell').nth(column).click();
    await press(page, String(digit));
  }
  const pieces = page.locator('.celebration-piece');
  await expect(pieces).toHaveCount(9);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByRole('dialog', { name: 'Solved!' })).toBeVisible();
});
