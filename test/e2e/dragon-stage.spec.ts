// Dragon Quest on the stage and on every screen: each scene by its name, skipped and without motion; double taps on
// every kind of card; what is asked for and what came of it, together with the board; the question before undo and
// before certain death; the game gone through afterwards, by keyboard.

import type { Page } from '@playwright/test';
import { dealtDaily, playDaily, putDaily } from './boards.ts';
import { cell, openStacked, type Stacking } from './dungeons.ts';
import { faultsOf } from './fit/look.ts';
import { calm, expect, expectAccessibleInBothThemes, press, takePicture, test } from './harness.ts';

// A double tap is one press here, so the guard is on.
test.use({ tapGuard: true });

/** Notes every scene that comes up; with `hold` none ends by itself. */
async function watchScenes(page: Page, hold: boolean): Promise<void> {
  await page.addInitScript((held) => {
    const noted: string[] = [];
    let felt = 0;
    Object.assign(window, { scenes: noted, feltCount: () => felt });
    document.addEventListener('felt', () => {
      felt++;
    });
    const note = (element: Element) => {
      const { scene = '', outcome = '' } = (element as HTMLElement).dataset;
      const shown = getComputedStyle(element).getPropertyValue('--shown');
      noted.push(`${scene}|${outcome}|${shown}`);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.dq-stage')) note(node);
    }).observe(document, { childList: true, subtree: true });
    if (!held) return;
    const { setTimeout: later } = window;
    // The longest a scene is seen: it stays until it is skipped.
    window.setTimeout = ((task: () => void, millis?: number) =>
      later(task, millis === 1200 ? 600_000 : millis)) as typeof window.setTimeout;
  }, hold);
}

const scenes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { scenes: string[] }).scenes);
const felt = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { feltCount(): number }).feltCount());

/** One game through everything that can be seen. */
const JOURNEY: Stacking = {
  levels: ['S5 ST CK S7 C2 SA', 'S5 S2 SQ SK SA'],
  fates: [8, 6, 7, 9, 10],
  params: { health: 5, enemyDamage: 0, pitDamage: 0, startItems: 2, startGems: 2 },
  items: [['HK'], ['HQ']],
};

/** What is pressed, and the scene that must follow; `-` where only cards turn. */
const STEPS: readonly (readonly [act: string, scene: string, outcome?: string])[] = [
  ['g4', '-'],
  // No item could better it, so nothing is asked.
  ['g4', 'fight', 'beaten'],
  ['g6', '-'],
  ['g6', 'fight', 'waits'],
  ['key k', 'item fight', 'struck'],
  ['key 1', 'damage'],
  ['f5', '-'],
  ['f5', '-'],
  ['h5', '-'],
  ['h5', '-'],
  ['key q', 'item pit'],
  ['g3', '-'],
  ['g3', 'level'],
  ['g4', 'pit damage'],
  ['g6', '-'],
  ['g6', 'fight queen', 'beaten'],
  ['f5', '-'],
  ['f5', 'fight critical', 'critical'],
  ['h5', '-'],
  ['h5', 'exit'],
];

async function act(page: Page, what: string): Promise<void> {
  const key = /^key (.)$/.exec(what)?.[1];
  if (key !== undefined) return press(page, key);
  await cell(page, what).focus();
  await press(page, 'Enter');
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`each scene has its name, its end and its still picture (${reducedMotion})`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion });
    await watchScenes(page, true);
    await openStacked(page, JOURNEY);
    const stage = page.locator('.dq-stage');
    let seen = 0;
    for (const [index, [what, names, outcome = '']] of STEPS.entries()) {
      const where = `step ${index + 1}: ${what}`;
      await act(page, what);
      if (names === '-') {
        await expect(stage, where).toHaveCount(0);
        continue;
      }
      await expect.poll(async () => (await scenes(page)).length, where).toBeGreaterThan(seen);
      const [scene = '', came = '', shown = ''] = (await scenes(page))[seen]?.split('|') ?? [];
      seen++;
      for (const name of names.split(' ')) expect(scene.split(' '), where).toContain(name);
      expect(came, where).toBe(outcome);
      expect(Number.parseFloat(shown), where).toBeLessThanOrEqual(1200);
      if ((await stage.count()) === 0) continue;
      if (reducedMotion === 'reduce') {
        expect(await page.evaluate(() => document.getAnimations().length), where).toBe(0);
        await takePicture(page, `dragon-quest-scene-${index}-${names.replaceAll(' ', '-')}`);
      }
      if (names === 'exit') break;
      // A press ends the scene and does nothing else; so does Escape.
      const before = await felt(page);
      if (index % 2 === 0) await press(page, 'Escape');
      // One that only shows where a fight stands is short, and may have ended by itself.
      else await stage.click({ position: { x: 8, y: 8 }, timeout: 3000 }).catch(() => {});
      await expect(stage, where).toHaveCount(0);
      expect(await felt(page), where).toBe(before);
    }
    // The celebration waits for the scene, which is held here; a press goes on to the result.
    await expect(page.locator('.dq-finale')).toHaveCount(0);
    const result = page.getByRole('dialog', { name: 'Victory!' });
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(result).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(result).toContainText('Points');
  });
}

test('victory over the Queen, her flight and death are scenes of their own; certain death asks once', async ({
  page,
}) => {
  await watchScenes(page, false);
  const params = { health: 5, enemyDamage: 0 };
  await openStacked(page, { levels: ['S5 SQ'], fates: [10, 9, 8, 7, 6], params }, 'place-g4');
  await act(page, 'g4');
  await expect.poll(() => scenes(page).then((all) => all.join())).toContain('victory');
  await expect(page.getByRole('dialog', { name: 'Victory!' })).toBeVisible();

  await openStacked(page, { levels: ['S5 SQ'], fates: [6, 9, 8, 7, 10], params }, 'place-g4');
  await act(page, 'g4');
  await expect.poll(() => scenes(page).then((all) => all.join())).toContain('fled');
  // What came of it stays until the next action.
  const panel = page.getByRole('region', { name: 'What can be done' });
  await expect(panel).toContainText('strikes and flees');
  await expect(page.locator('.dq-stage')).toHaveCount(0);
  await expect(panel).toContainText('strikes and flees');

  await openStacked(page, { levels: ['S5 C3 S7'], fates: [6, 9, 8, 7, 10] }, 'place-g4 place-g6');
  await cell(page, 'g4').focus();
  await expect(panel).toContainText('Certain death: 4 damage');
  await press(page, 'Enter');
  const question = page.getByRole('alertdialog', { name: 'This is certain death' });
  await expect(question.getByRole('button', { name: 'Keep living' })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await press(page, 'Enter');
  await expect(question).toBeHidden();
  await expect(cell(page, 'g4')).toHaveAccessibleName(/face-up/);
  // The focus is back on the card. A second Enter at once would count as meant for the dialog; a step away does not.
  await press(page, 'ArrowDown', 'ArrowUp', 'Enter');
  await question.getByRole('button', { name: 'Do it all the same' }).click();
  await expect.poll(() => scenes(page).then((all) => all.join())).toContain('death');
  await expect(page.getByRole('dialog', { name: 'Defeat' })).toBeVisible();
});

/** Every kind of card, four to a dungeon. */
const KINDS = ['ST S3 S4 S7', 'S8 S9 CA BX', 'SA SQ S2 CK'];

test('a double tap reveals a card of any kind and does nothing more', async ({ page }) => {
  await watchScenes(page, false);
  for (const kinds of KINDS) {
    await openStacked(page, {
      levels: [`S5 ${kinds}`],
      fates: [6, 7, 8, 9, 10],
      params: { health: 5, startGems: 1, pitDamage: 0 },
    });
    for (const [index, card] of kinds.split(' ').entries()) {
      const name = ['g4', 'g6', 'f5', 'h5'][index] ?? '';
      const before = await felt(page);
      const byKey = index % 2 === 1;
      if (byKey) {
        await cell(page, name).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      } else await cell(page, name).dblclick();
      await calm(page);
      expect(await felt(page), `${card} is revealed, once`).toBe(before + 1);
      const up = card === 'S2' ? /face-down, Hidden pit/ : /face-up/;
      await expect(cell(page, name), card).toHaveAccessibleName(up);
      await expect(page.locator('.dq-stage')).toHaveCount(0);
    }
  }
});

const SIZES = [
  [390, 844],
  [360, 640],
  [320, 568],
  [844, 390],
  [640, 400],
  [1280, 800],
] as const;

/** Seen whole, and not covered. */
const isSeen = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) return `no ${wanted}`;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight + 1)
      return `${wanted} ends at ${Math.round(right)}, ${Math.round(bottom)}`;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over && (element.contains(over) || over.contains(element)) ? '' : `${wanted} is covered`;
  }, selector);

test('on every screen what is asked for and what came of it are there with the board', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const row = { name: '', board: '.dq-grid', cells: '.dq-cell', async open() {} };
  const faults: string[] = [];
  const look = async (when: string, action: string, ...seen: readonly string[]) => {
    // The question may be there a moment before the scene that leads to it.
    await calm(page);
    await expect(page.locator('.dq-stage')).toHaveCount(0);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const found = [...(await faultsOf(page, { ...row, action }))];
      for (const selector of seen) found.push(await isSeen(page, selector));
      faults.push(...found.filter(Boolean).map((fault) => `${when}, ${width}x${height}: ${fault}`));
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  const params = { startGems: 3, startItems: 3, health: 5 };
  const fight: Stacking = {
    levels: ['S5 CK S7 ST CA S8'],
    fates: [6, 7, 8, 9, 10],
    params,
    items: [['HK'], ['HQ'], ['RX']],
  };
  await openStacked(page, fight, 'place-g4 place-g6 place-f5');
  await cell(page, 'g4').focus();
  await expect(page.locator('.dq-plans')).toContainText('+ King: 70 %');
  await look('a fight with items', '.dq-acts .primary', '.dq-acts', '.dq-odds');
  await act(page, 'g4');
  await expect(page.locator('.dq-question')).toContainText('6 against 9+. Use an item?');
  await expect(page.locator('.dq-stage')).toHaveCount(0);
  await look('an item may help', '.dq-option', '.dq-question', '.dq-choices');
  await press(page, 'a');
  await expect(page.locator('.dq-question')).toContainText('How many gems?');
  await expect(page.locator('.dq-stage')).toHaveCount(0);
  await look('gems', '.dq-option', '.dq-question', '.dq-choices');
  await press(page, '2');
  await expect(page.locator('.dq-said')).toContainText('You lose');
  await expect(page.locator('.dq-stage')).toHaveCount(0);
  await look('what came of it', '.dq-said', '.dq-said');
  expect(faults).toEqual([]);
});

test('undo past a revealed card asks first and says so after, in a daily as well', async ({
  page,
}) => {
  const day = new Date().toISOString().slice(0, 10);
  const daily = await dealtDaily('dragon-quest', day);
  await page.goto('/');
  await page.goto(await putDaily(page, playDaily(daily, { leave: daily.moves.length - 3 }), day));
  await expect(page.getByRole('grid', { name: /^Dungeon/ })).toBeVisible();
  const up = page.getByRole('gridcell', { name: /face-up/ });
  const before = await up.count();
  await page.getByRole('button', { name: 'Undo' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/practice/i);
  await press(page, 'Escape');
  await expect(up).toHaveCount(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await question.getByRole('button', { name: /undo/i }).click();
  await expect(page.locator('.bar-level')).toContainText('practice');
  await expect(page.getByRole('status').first()).toContainText(/practice/i);
});

test('the game is gone through by keyboard, with its chances and lessons in words', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStacked(
    page,
    { levels: ['S5 C3 S7 S8'], fates: [6, 9, 8, 7, 10] },
    'place-g4 place-g6 resolve-g6 place-f5',
  );
  await act(page, 'g4');
  // With a gem it is no death, so nothing is asked; to die all the same, none is spent.
  await press(page, '0');
  const question = page.getByRole('alertdialog', { name: 'This is certain death' });
  await expect(question).toContainText('Another answer would keep you alive');
  await question.getByRole('button', { name: 'Do it all the same' }).click();
  const result = page.getByRole('dialog', { name: 'Defeat' });
  const through = result.getByRole('button', { name: 'Go through the game' });
  await through.focus();
  await press(page, 'Enter');
  const review = page.getByRole('dialog', { name: 'The game, move by move' });
  const slider = review.getByRole('slider', { name: 'Move of the game' });
  await expect(slider).toBeVisible({ timeout: 30_000 });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^Move 1 of 6: Reveal .*Chance to win: \d+ %/,
  );
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Move 2 of 6/);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^The end.*0 %/);
  // The last move threw the game away: it is marked, with what was better.
  const mistake = review.getByRole('listitem').getByRole('button').last();
  await expect(mistake).toHaveAccessibleName(/6\. Spend no gem.*−\d+/);
  await mistake.focus();
  await press(page, 'Enter');
  await expect(slider).toHaveAttribute('aria-valuetext', /Better: spend 1 gem/);
  await expect(review.locator('.dq-mistake')).toContainText('Better: spend 1 gem');
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'dragon-quest-review');
  await review.getByText('How these cards could be won').click();
  await expect(review).toContainText('Hindsight');
  await press(page, 'Escape');
  await expect(review).toBeHidden();
});
