// How Wondering Witches begins, at a table or alone, and a game of three people from paper: names, whose cauldron, what
// effects do to whom, and a win together.

import type { Locator, Page } from '@playwright/test';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import { findWinningPotions, witches } from '../../src/games/witches/index.ts';
import type { IngredientName } from '../../src/games/witches/names.ts';
import { printShort, tableQuery } from '../../src/games/witches/rules/sheet-code.ts';
import type { Puzzle } from '../../src/games/witches/types/index.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './harness.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const coach = (page: Page) => page.locator('.lesson > .lesson-coach');

/** How many boards this browser keeps. */
const keptBoards = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('curio');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('boards').objectStore('boards').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

test.describe('the first visit', () => {
  test.use({ newcomer: true });

  test('at a table: the lesson is a few worked potions, and the game can be named', async ({
    page,
  }) => {
    await page.goto('/witches');
    const question = page.getByRole('dialog', { name: 'How will you play?' });
    await expect(question).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await question.getByRole('button', { name: /At a table/ }).click();
    await page.getByRole('button', { name: 'Show me how' }).click();
    await expect(coach(page)).toBeVisible();
    // At 200 % the tabs stand two and two.
    await page.setViewportSize({ width: 640, height: 400 });
    const tops = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops.slice(0, 2)).size, tops.join()).toBe(1);
    expect(new Set(tops.slice(2)).size, tops.join()).toBe(1);
    await page.setViewportSize({ width: 1280, height: 800 });
    const brew = async (...potion: readonly (readonly [herb: string, seeds: number])[]) => {
      for (const [herb, seeds] of potion) {
        await page.getByRole('button', { name: `Add ${herb}` }).click();
        await page.locator('.witches-counts').getByText(String(seeds), { exact: true }).click();
      }
      // So soon after an answer a press may have been meant for what stood there before, and is not taken.
      await expect(async () => {
        await page.getByRole('button', { name: 'Use Potion' }).click();
        await expect(page.locator('.witches-entry')).toHaveCount(0, { timeout: 500 });
      }).toPass();
    };
    const next = () => page.getByRole('button', { name: 'Next' }).click();
    await next();
    await brew(['Rosemary', 3]);
    await expect(coach(page)).toContainText('One is undergrown');
    await brew(['Sage', 2]);
    await expect(coach(page)).toContainText('One is overgrown');
    await expect(page.locator('.witches-answer')).toContainText('Revealer says: 0.');
    await next();
    await brew(['Sage', 1], ['Chives', 2]);
    await expect(coach(page)).toContainText('counts one decoy');
    await next();
    await brew(['Oregano', 2], ['Sage', 1]);
    await expect(page.locator('.witches-answer')).toContainText(
      'Not the recipe yet: something is out of order or missing.',
    );
    await brew(['Sage', 1], ['Oregano', 2], ['Parsley', 3], ['Rosemary', 4]);
    await expect(coach(page)).toContainText('That is the whole art');
    await page.getByRole('button', { name: 'Play', exact: true }).click();

    // The first potion of a table asks who is there; nobody is taken to be alone.
    await page.getByRole('button', { name: 'Add Mint' }).click();
    await page.getByRole('button', { name: 'Use Potion' }).click();
    const who = page.getByRole('dialog', { name: 'Who is at the table?' });
    await expectAccessible(page);
    await who.getByRole('button', { name: 'Go on without names' }).click();
    await expect(page.getByRole('region', { name: 'Latest answer' })).toContainText('Potion 1');
    await tab(page, 'Coven').click();
    await expect(page.getByText('Nobody is named yet.')).toBeVisible();
  });

  test('alone: the board is dealt and taught, and New game keeps the two apart', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/witches');
    await page.getByRole('button', { name: /^Alone/ }).click();
    await page.getByRole('button', { name: 'Show me how' }).click();
    const cell = (index: number) => page.locator(`[data-cell="${index}"]`);
    const plant = async (index: number, herb: string) => {
      await cell(index).click();
      await page.getByRole('button', { name: `Plant ${herb}` }).click();
    };
    await expect(cell(16)).toHaveAccessibleName(/Chives/);
    await plant(0, 'Sage');
    await plant(8, 'Oregano');
    await cell(0).click();
    await page.getByRole('button', { name: /^Grow/ }).click();
    for (const [index, herb] of [
      [0, 'Sage'],
      [8, 'Oregano'],
      [16, 'Chives'],
    ] as const) {
      await cell(index).click();
      await page.getByRole('button', { name: `Pluck ${herb}` }).click();
      await cell(18).click();
    }
    const answer = page.getByRole('region', { name: 'Latest answer' });
    await expect(answer).toContainText('1 undergrown1 overgrown');
    await expect(answer).toContainText('Revealer says: 1.');
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    for (const said of ['second half', 'counts the decoys', 'Order counts too', 'Go on so']) {
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(coach(page)).toContainText(said);
    }
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('grid', { name: 'Your board' })).toBeVisible();
    // The table's board, which lay under the question, was touched by nobody and is gone.
    await expect.poll(() => keptBoards(page)).toBe(1);

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'New game' }).click();
    const choice = page.getByRole('dialog', { name: /New game/ });
    await expect(choice.getByRole('radio', { name: /^Alone/ })).toBeChecked();
    await expect(choice.getByRole('radio', { name: /^Solo: / })).toHaveCount(7);
    await choice.getByRole('radio', { name: /^Solo: Spice Sorcerer/ }).check();
    await choice.getByRole('radio', { name: /^At a table/ }).check();
    // The same level, the other way; and nothing of the first way is offered.
    await expect(choice.getByRole('radio', { name: /^Spice Sorcerer/ })).toBeChecked();
    await expect(choice.getByRole('radio', { name: /^Solo: / })).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });
});

for (const [width, height] of [
  [320, 640],
  [844, 390],
  [640, 400],
] as const)
  test.describe(`at a table at ${width}x${height}`, () => {
    test.use({ newcomer: true, viewport: { width, height }, hasTouch: true });

    test('the lesson shows the answer that it speaks of, and the herbs that it asks for', async ({
      page,
    }) => {
      await page.goto('/witches');
      await page.getByRole('button', { name: /^At a table/ }).tap();
      await page.getByRole('button', { name: 'Show me how' }).tap();
      await page.getByRole('button', { name: 'Next' }).tap();
      const herbs = page.locator('.witches-herb');
      const seen = (locator: Locator) => expect(locator).toBeInViewport({ ratio: 0.97 });
      const brew = async (...potion: readonly (readonly [herb: string, seeds: number])[]) => {
        for (const herb of [0, 4]) await seen(herbs.nth(herb));
        for (const [herb, seeds] of potion) {
          await page.getByRole('button', { name: `Add ${herb}` }).tap();
          await page.locator('.witches-counts').getByText(String(seeds), { exact: true }).tap();
        }
        for (const [slot] of potion.entries()) await seen(page.locator('.witches-entry').nth(slot));
        await expect(async () => {
          await page.getByRole('button', { name: 'Use Potion' }).tap();
          await expect(page.locator('.witches-entry')).toHaveCount(0, { timeout: 500 });
        }).toPass();
      };
      const answered = () => seen(page.locator('.witches-verdict'));
      await brew(['Rosemary', 3]);
      await answered();
      await brew(['Sage', 2]);
      await answered();
      await page.getByRole('button', { name: 'Next' }).tap();
      await brew(['Sage', 1], ['Chives', 2]);
      await answered();
      await page.getByRole('button', { name: 'Next' }).tap();
      await brew(['Oregano', 2], ['Sage', 1]);
      await answered();
      await brew(['Sage', 1], ['Oregano', 2], ['Parsley', 3], ['Rosemary', 4]);
      await expect(coach(page)).toContainText('That is the whole art');
    });
  });

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [844, 390],
  [640, 400],
] as const)
  test.describe(`alone at ${width}x${height}`, () => {
    test.use({ newcomer: true, viewport: { width, height }, hasTouch: true });

    test('what the lesson asks for is on the screen, board and answer included', async ({
      page,
    }) => {
      await page.goto('/witches');
      await page.getByRole('button', { name: /^Alone/ }).tap();
      await page.getByRole('button', { name: 'Show me how' }).tap();
      const cell = (index: number) => page.locator(`[data-cell="${index}"]`);
      const whole = (name: string | RegExp) =>
        expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
      // One side of the board is enough, and it is there from corner to corner.
      await expect(page.locator('.solo-side')).toHaveCount(1);
      for (const corner of [0, 7, 24, 31])
        await expect(cell(corner)).toBeInViewport({ ratio: 0.99 });
      await expect(cell(32)).toHaveCount(0);
      for (const [index, herb] of [
        [0, 'Sage'],
        [8, 'Oregano'],
      ] as const) {
        await cell(index).tap();
        await whole(`Plant ${herb}`);
        await page.getByRole('button', { name: `Plant ${herb}` }).tap();
      }
      await cell(0).tap();
      await whole(/^Grow/);
      await page.getByRole('button', { name: /^Grow/ }).tap();
      for (const [index, herb] of [
        [0, 'Sage'],
        [8, 'Oregano'],
        [16, 'Chives'],
      ] as const) {
        await cell(index).tap();
        await whole(`Pluck ${herb}`);
        await page.getByRole('button', { name: `Pluck ${herb}` }).tap();
        await expect(cell(18)).toBeInViewport({ ratio: 0.99 });
        await cell(18).tap();
      }
      const answer = page.getByRole('region', { name: 'Latest answer' });
      for (const line of ['.witches-verdict', '.witches-grown'])
        await expect(answer.locator(line)).toBeInViewport({ ratio: 0.99 });
      for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Next' }).tap();
      await expect(coach(page)).toContainText('counts the decoys');
      await expect(answer.locator('.witches-messages')).toBeInViewport({ ratio: 0.99 });
    });
  });

/** A table whose recipe has Poison on one ingredient, and an ingredient without effects. */
function poisonousTable(): { readonly code: string; readonly puzzle: Puzzle } {
  const preset = witches.presets.find(({ id }) => id === 'beginner') ?? witches.presets[0];
  for (let seed = 0; seed < 400; seed++) {
    const dealt = deal(witches, preset.params, `table-${seed}`, unlimitedBudget);
    if (!dealt.ok) continue;
    const { ingredients } = dealt.value.puzzle;
    const poisonous = ingredients.some(({ effects }) => effects.join() === 'Poison');
    if (poisonous && ingredients.some(({ effects }) => effects.length === 0)) return dealt.value;
  }
  throw new Error('no such deal');
}

test('three people from paper: asked by name, poisoned one by one, and winning together', async ({
  page,
}) => {
  const { code, puzzle } = poisonousTable();
  const names = ['Ada', 'Bartholomew Longbottom', 'Łucja'];
  const named = (wanted: (effects: readonly string[]) => boolean): IngredientName => {
    const found = puzzle.ingredients.find(({ effects }) => wanted(effects));
    if (!found) throw new Error('another deal');
    return found.name;
  };
  const poison = named((effects) => effects.join() === 'Poison');
  const calm = named((effects) => effects.length === 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/play/${code}${tableQuery({ players: 3, names })}`);
  const whose = page.getByRole('dialog', { name: 'Whose cauldron?' });
  const answer = page.getByRole('region', { name: 'Latest answer' });
  const brew = async (herb: string, name: string) => {
    await page.getByRole('button', { name: `Add ${herb}` }).click();
    await page.getByRole('button', { name: 'Use Potion' }).click();
    await expect(whose.locator('.witches-seats button')).toHaveCount(3);
    await whose.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(answer).toContainText(`, ${name}’s cauldron`);
  };
  const goOn = () => page.getByRole('button', { name: 'Next potion' }).click();

  // It is the second one's cauldron: the status is that person's, and no game is lost alone.
  await brew(poison, 'Bartholomew Longbottom');
  await goOn();
  // An answer that has room beside the ingredients stays whole.
  await expect(answer).toContainText('You are poisoned.');
  const ails = page.getByRole('list', { name: 'What the players are under' });
  await expect(ails).toHaveText('Bartholomew Longbottom: Poison');
  await expectAccessibleInBothThemes(page);
  await brew(poison, 'Bartholomew Longbottom');
  await expect(page.getByText(/the game is lost/)).toHaveCount(0);
  await goOn();
  await page.getByRole('button', { name: `Add ${poison}` }).click();
  await page.getByRole('button', { name: 'Use Potion' }).click();
  await expect(whose.getByRole('button', { name: /^Bartholomew/ })).toContainText('Poison');
  await expectAccessibleInBothThemes(page);
  await whose.getByRole('button', { name: 'Not yet' }).click();
  await expect(page.getByRole('button', { name: /^1\. / })).toBeVisible();
  await page.getByRole('button', { name: 'Empty' }).click();
  await brew(poison, 'Ada');
  await goOn();
  await brew(poison, 'Łucja');
  await expect(page.getByText(/All of you are poisoned/).first()).toBeVisible();
  await goOn();

  // One was entered under the wrong name, and is put right; then somebody tests something harmless.
  await tab(page, 'Potions').click();
  await page.getByLabel('Whose cauldron was potion 3 from?').selectOption('Łucja’s cauldron');
  await expect(page.getByText(/All of you are poisoned/)).toHaveCount(0);
  await tab(page, 'Brew').click();
  await brew(calm, 'Łucja');
  await goOn();
  await expect(ails).toHaveText('Bartholomew Longbottom: Poison');
  await page.waitForTimeout(600);
  await page.reload();
  await tab(page, 'Coven').click();
  await expect(page.locator('.witches-player')).toHaveText(names);
  await expect(page.locator('.witches-statuses')).toHaveText(/^Poison \(until the next test\)/);
  await tab(page, 'Brew').click();

  const { shortest } = findWinningPotions(puzzle, 6);
  for (const { ingredient, seeds } of shortest ?? []) {
    await page.getByRole('button', { name: `Add ${ingredient}` }).click();
    await page.locator('.witches-counts').getByText(String(seeds), { exact: true }).click();
  }
  await page.getByRole('button', { name: 'Use Potion' }).click();
  await whose.getByRole('button', { name: 'Ada' }).click();
  const result = page.getByRole('dialog', { name: 'Your coven won!' });
  await expect(result).toContainText('Ada, Bartholomew Longbottom and Łucja won together.');
  await expect(result).toContainText('The recipe is the one that was sealed at the start ✓');
  await expectAccessibleInBothThemes(page);
});

test('a typed short code brings as many players as its sheet has', async ({ page }) => {
  const [{ params }] = witches.presets;
  const code = printShort({ params, players: 3, kind: 'cauldrons', number: 77 });
  await page.goto('/witches?new');
  await page.getByLabel('Or paste a code or link').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Cauldron' })).toBeVisible();
  await tab(page, 'Coven').click();
  await expect(page.locator('.witches-player')).toHaveText(['Witch 1', 'Witch 2', 'Witch 3']);
});

test('three people from paper lose together: the last potion is from nobody’s cauldron', async ({
  page,
}) => {
  const preset = witches.presets.find(({ id }) => id === 'potion-master') ?? witches.presets[0];
  const dealt = deal(witches, preset.params, 'last-of-three', unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  const names = ['Ada', 'Ben', 'Cy'];
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/play/${dealt.value.code}${tableQuery({ players: 3, names })}`);
  await tab(page, 'Coven').click();
  await page.getByRole('button', { name: 'Brew the last potion' }).click();
  const question = page.getByRole('dialog', { name: 'Brew the last potion' });
  await question.getByRole('button', { name: 'Brew the last potion' }).click();
  // From the end of a long tab to the beginning of the next.
  await expect(page.getByText('The cauldron is empty.')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Add Mint' }).click();
  await page.getByRole('button', { name: 'Use the last potion' }).click();
  const result = page.getByRole('dialog', { name: 'Your coven lost' });
  await expect(result).toContainText('Ada, Ben and Cy played together.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await tab(page, 'Potions').click();
  await expect(page.getByRole('list', { name: 'Potions' })).toContainText('Potion 1');
  await expect(page.getByRole('list', { name: 'Potions' })).not.toContainText('cauldron');
});
