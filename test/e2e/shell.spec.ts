// The shell: home, settings, layouts, themes, bad addresses.

import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  takePicture,
  test,
} from './harness.ts';

test('home shows the five games and passes axe in both themes', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Curio' })).toBeVisible();
  for (const name of [
    'Hudoku',
    'Pikachu',
    'Dokuborn',
    'Dragon Quest Solitaire',
    'Wondering Witches',
  ])
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`home at ${width} in ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await takePicture(page, `home-${width}-${colorScheme}`);
    });

test('settings take effect at once and are kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/no-such-game');
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible();
  await page.goto('/play/hudoku.1p.nonsense.nonsense.000000');
  await expect(page.getByRole('alert')).toContainText('check letters');
  await expect(page.getByText('Your own boards are just as you left them.')).toBeVisible();
});
