// Everything that a table on screen asks one of its players: the question is read, and each answer makes its move.

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { POTION_1, POTION_2 } from '../../../../games/witches/testing/drawn-boards.ts';
import type { Special } from '../../../../games/witches/types/board.ts';
import { screenOf } from './table.ts';
import { leaveTable, type Person, sitAt, until } from './testing.tsx';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  Element.prototype.scrollIntoView = () => {};
});
afterEach(leaveTable);

/** All of the first potion but the plant that fills the cauldron, which is plucked on the page. */
const ALMOST = POTION_1.replace(/ 1_k9-0-0$/, '');
const FULL = { type: 'pluck', cell: 9, plant: 0, into: 0 } as const;

async function at(setting: Parameters<typeof sitAt>[0], before: string) {
  const [anna, ben] = (await sitAt(setting, before)).people;
  if (!anna || !ben) throw new Error('nobody came');
  return { anna, ben };
}

const on = (cell: number, special: Special['special']) => ({
  seats: 2 as const,
  specials: [{ cell, special }],
});
const board = ({ play }: Person) => play.view().solo?.state;
const plot = (person: Person, cell: number) =>
  (board(person)?.plots[cell] ?? []).map(({ ingredient, dots }) => `${ingredient} ${dots}`).join();
const gardens = (person: Person) => board(person)?.gardens.map(({ cells }) => cells.join()) ?? [];
const choices = (person: Person) => screenOf(person.play).places[0]?.choices ?? [];
const targets = ({ page }: Person) =>
  [...page.querySelectorAll('.solo-cell.target')].map((cell) =>
    Number(cell.getAttribute('data-cell')),
  );

describe('what a potion asks its tester', () => {
  async function tested(effect: string, before = '') {
    const both = await at({ seats: 2, potions: [effect] }, `${before} ${ALMOST}`);
    await both.anna.move(FULL);
    await both.anna.press('Back to the board');
    expect(both.anna.text()).toContain('It is your choice.');
    expect(both.ben.text()).not.toContain('It is your choice.');
    return both;
  }

  it('Frost: a garden, which must be chosen', async () => {
    const { anna } = await tested('Frost', '1_p45-2 * 1_g45 *');
    expect(anna.text()).toContain('Frost: Choose the garden that loses a dot on every plant.');
    expect(anna.has('No, thank you')).toBe(false);
    expect(targets(anna)).toEqual([45, 46, 47]);
    await anna.cell(46);
    expect(plot(anna, 45)).toBe('Chives 1');
  });

  it('Bramble: an empty cell of a garden', async () => {
    const { anna } = await tested('Bramble');
    expect(anna.text()).toContain('Bramble: Choose an empty garden cell to close.');
    await anna.cell(2);
    expect(board(anna)?.barred).toEqual([2]);
  });

  it('Fence: two cells of a garden, the second beside the first', async () => {
    const { anna } = await tested('Fence');
    expect(anna.text()).toContain('Fence: Choose two cells of a garden');
    await anna.cell(45);
    expect(targets(anna)).toEqual([46]);
    await anna.cell(46);
    expect(gardens(anna)).toContain('46,47');
  });

  it('Gate: a border, or none', async () => {
    const opened = await tested('Gate');
    await opened.anna.cell(39);
    await opened.anna.cell(47);
    expect(gardens(opened.anna)).toContain('39,45,46,47');
    leaveTable();
    const { anna } = await tested('Gate');
    await anna.press('No, thank you');
    expect([choices(anna), gardens(anna).includes('45,46,47')]).toEqual([[], true]);
  });

  it('Seedling: a plant, or none', async () => {
    const planted = await tested('Seedling');
    await planted.anna.cell(2);
    await planted.anna.press('Plant Oregano');
    expect(plot(planted.anna, 2)).toBe('Oregano 1');
    leaveTable();
    const { anna } = await tested('Seedling');
    await anna.press('No, thank you');
    expect(choices(anna)).toEqual([]);
  });
});

describe('what a special cell asks on planting', () => {
  it('Painter: a line through a garden, or none', async () => {
    const painted = await at(on(2, 'painter'), '');
    await painted.anna.move({ type: 'plant', cell: 2, ingredient: 'Parsley' });
    expect(painted.anna.text()).toContain('Painter: Choose two cells of one garden');
    await painted.anna.cell(8);
    await painted.anna.cell(9);
    expect(gardens(painted.anna)).toContain('9,10');
    leaveTable();
    const { anna } = await at(on(2, 'painter'), '');
    await anna.move({ type: 'plant', cell: 2, ingredient: 'Parsley' });
    await anna.press('No, thank you');
    expect([choices(anna), gardens(anna).includes('8,9,10')]).toEqual([[], true]);
  });

  it('Guesser: a potion with the plant in it, or none', async () => {
    const guessed = await at(on(2, 'guesser'), '');
    await guessed.anna.move({ type: 'plant', cell: 2, ingredient: 'Rosemary' });
    expect(guessed.anna.text()).toContain(
      'Guesser: You may test any one potion that has Rosemary in it.',
    );
    await guessed.anna.press('Sage');
    await guessed.anna.press('Rosemary');
    await guessed.anna.press('Test this potion');
    expect(guessed.anna.play.view().trials[0]?.entries).toEqual([
      { ingredient: 'Sage', seeds: 1 },
      { ingredient: 'Rosemary', seeds: 1 },
    ]);
    leaveTable();
    const { anna } = await at(on(2, 'guesser'), '');
    await anna.move({ type: 'plant', cell: 2, ingredient: 'Rosemary' });
    await anna.press('No, thank you');
    expect([choices(anna), anna.play.view().trials]).toEqual([[], []]);
  });
});

describe('what is asked of all', () => {
  const poisoned = { seats: 2 as const, lastPotion: true, potions: ['Poison', 'Poison'] };
  const lost = `${POTION_1} * ${POTION_2}`;

  it('the last potion: one writes it, the others agree or would rather not', async () => {
    const { anna, ben } = await at(poisoned, lost);
    expect(anna.text()).toContain('The last potion');
    const show = async () => {
      await anna.press('Mint');
      await anna.press('Show it to the others');
    };
    await show();
    expect(ben.text()).toContain('Anna shows a last potion');
    await ben.press('Rather not');
    expect(anna.play.over()).toBe(false);
    await show();
    await ben.press('I agree');
    expect([anna.play.status(), ben.play.status()]).toEqual(['lost', 'lost']);
    await until(() => expect(ben.text()).toContain('The recipe is open'));
  });

  it('or none: giving up ends it when both agree', async () => {
    const { anna, ben } = await at(poisoned, lost);
    await anna.press('No last potion');
    expect(ben.text()).toContain('Anna wants to give up');
    await ben.press('I agree');
    expect(anna.play.status()).toBe('lost');
  });
});

describe('what cannot be done, and why', () => {
  const under = (effect: string) => ({ seats: 2 as const, potions: [effect] });
  it.each([
    ['Allergies', '1_p45-0 * ', ' *', 45, 'Allergies: this garden holds what was in your last'],
    ['Allergies', '', ' *', 2, 'Allergies: you may not plant what was in your last potion.'],
    ['Sharer', '2_p12-2 ', ' *', 2, 'Sharer: you may plant only what the whole table has least'],
    ['Distracted', '', ' * 1_p2-2 * 1_g2 *', 2, 'Distracted: nothing beyond two dots.'],
    [
      'Minimalist',
      '',
      ' * 1_p45-0 * 1_p46-1 * 1_k45-0-37 * 1_k46-0-37 *',
      37,
      'Minimalist: more than one kind is in it, so it waits.',
    ],
  ])('%s', async (effect, before, after, cell, reason) => {
    const { anna } = await at(under(effect), `${before}${POTION_1}${after}`);
    await anna.cell(cell);
    expect(anna.text()).toContain(reason);
  });
});

it('who stays away can be passed for, though nothing else happens', async () => {
  const { people, pass } = await sitAt({ seats: 2 }, '1_x');
  const [anna, ben] = people;
  await ben?.leave();
  await pass(130_000);
  await anna?.press('Pass for Ben (away)');
  expect(anna && screenOf(anna.play).round).toBe(2);
});
