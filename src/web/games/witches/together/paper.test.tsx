import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlayedEntry } from '../../../../games/witches/types/potion.ts';
import { leaveTable, type Person, paperPuzzle, sitDown, until } from './testing.tsx';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  Element.prototype.scrollIntoView = () => {};
});
afterEach(leaveTable);

async function table(people = 2, ...puzzle: Parameters<typeof paperPuzzle>) {
  const { people: seated, pass } = await sitDown('paper', people, paperPuzzle(...puzzle));
  const [anna, ben, cleo] = seated;
  if (!anna || !ben) throw new Error('nobody came');
  return { anna, ben, cleo: cleo ?? ben, pass };
}

const winning: readonly PlayedEntry[] = [
  { ingredient: 'Parsley', seeds: 1 },
  { ingredient: 'Sage', seeds: 2 },
  { ingredient: 'Chives', seeds: 3 },
  { ingredient: 'Rosemary', seeds: 4 },
];

/** Writes the potion by hand. */
async function write(person: Person, entries: readonly PlayedEntry[]): Promise<void> {
  for (const { ingredient, seeds } of entries) {
    await person.press(`Add ${ingredient}`);
    await person.press(seeds === 1 ? '1 seed' : `${seeds} seeds`);
  }
}

const TWO = winning.slice(0, 2);

describe('a potion at a table with phones', () => {
  it('asks whose cauldron it is, with nobody chosen, and answers on every phone', async () => {
    const { anna, ben } = await table();
    await write(anna, TWO);
    const whose = [...anna.page.querySelectorAll('.table-whose button')];
    expect(whose.map(({ textContent }) => textContent)).toEqual(['Anna', 'Ben']);
    expect(whose.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
    // The owner is still unknown, so the page asks again.
    await anna.press('Use Potion');
    expect(anna.play.view().trials).toEqual([]);
    await until(() =>
      expect(anna.page.querySelector('dialog')?.textContent).toContain('Whose cauldron?'),
    );
    await anna.press('Not yet');
    await anna.press('Ben');
    await anna.press('Use Potion');
    for (const { play, page } of [anna, ben]) {
      expect(play.view().trials.map(({ entries }) => entries)).toEqual([TWO]);
      expect(play.view().table?.testers).toEqual([2]);
      await until(() => expect(page.textContent).toContain('Ben’s cauldron'));
    }
    expect(anna.page.querySelector('.witches-entry'), 'the cauldron is empty again').toBeNull();
  });

  it('is tested once, however often it is pressed, and leaves the focus where it is', async () => {
    const { anna } = await table();
    await write(anna, TWO);
    await anna.press('Ben');
    expect(await anna.pressTwice('Use Potion')).toEqual({ off: false, busy: 'true' });
    await anna.move({ type: 'share', ingredient: 'Dill', ruledOut: 0 });
    expect(anna.play.view().trials).toHaveLength(1);
  });

  it('is seen by the others while it is written, and one of them keeps it', async () => {
    const { anna, ben } = await table();
    await write(anna, TWO);
    await anna.press('Anna');
    await until(() => expect(ben.page.querySelector('.table-draft')).not.toBeNull());
    expect(ben.text()).toContain('Anna is writing their own potion:');
    await ben.press('Take it over');
    expect(ben.page.querySelectorAll('.witches-entry')).toHaveLength(2);
    expect(ben.page.querySelector('.table-whose [aria-pressed="true"]')?.textContent).toBe('Anna');
    await until(() => expect(anna.page.querySelector('.table-draft')).not.toBeNull());
    await anna.press('Drop mine and leave it to Ben');
    expect(anna.page.querySelector('.witches-entry')).toBeNull();
    await until(() => expect(ben.page.querySelector('.table-draft')).toBeNull());
    await ben.press('Use Potion');
    expect(anna.play.view().table?.testers).toEqual([1]);
  });

  it('can be another’s after all', async () => {
    const { anna, ben } = await table();
    await write(ben, TWO);
    await ben.press('Ben');
    await ben.press('Use Potion');
    await anna.tab('Potions');
    await until(() => expect(anna.page.querySelector('select')).not.toBeNull());
    const whose = anna.page.querySelector('select');
    if (whose) whose.value = '0';
    whose?.dispatchEvent(new Event('change', { bubbles: true }));
    await anna.move({ type: 'asked', what: 'check' });
    expect(ben.play.view().table?.testers).toEqual([1]);
  });
});

describe('people around a paper board', () => {
  it('see what each is under, and who plays without a phone', async () => {
    const { anna, ben } = await table(2, 'g1[Distracted] g2 g3 g4 i i');
    await anna.tab('Coven');
    await until(() => expect(anna.text()).toContain('Somebody without a phone'));
    const name = anna.page.querySelector('input');
    if (name) name.value = 'Grandma';
    name?.dispatchEvent(new Event('input', { bubbles: true }));
    await anna.press('Add');
    expect(ben.page.querySelector('.table-people')?.textContent).toContain('Grandma');
    await write(ben, winning.slice(0, 1));
    await ben.press('Grandma');
    await ben.press('Use Potion');
    expect(anna.text()).toContain('Distracted (until the next test)');
    expect(anna.page.querySelector('.table-people')?.textContent).toContain('Distracted');
  });

  it('keep turns only if they want to', async () => {
    const { anna, ben } = await table();
    expect(ben.text()).not.toContain('is on.');
    await anna.tab('Coven');
    await anna.press('Keep an order of turns');
    expect(ben.text()).toContain('Anna is on.');
    await ben.press('Next: Ben');
    expect(ben.text()).toContain('Ben is on.');
    await anna.press('Play without an order');
    expect(ben.text()).not.toContain('is on.');
  });

  it('agree on the help of the notebook before the first potion, and all see it', async () => {
    const { anna, ben } = await table();
    await anna.tab('Coven');
    await anna.press('Propose: no help');
    expect(ben.text()).toContain('Anna wants no help from the notebook');
    await ben.press('I agree');
    expect(anna.text()).toContain('No help. Nobody gets help');
    await ben.tab('Notes');
    await until(() => expect(ben.text()).toContain('No help.'));
    expect(ben.has('Check my notes')).toBe(false);
    await ben.move({ type: 'draft', tester: 2, entries: TWO });
    await ben.move({ type: 'use', entries: TWO, tester: 2, draft: 2 });
    expect(anna.text()).toContain('settled since the first potion');
    expect(anna.has('Propose: all it knows')).toBe(false);
  });
});

describe('notes at a table', () => {
  it('are checked once, however often it is asked for, which leaves the focus where it is', async () => {
    const { anna } = await table();
    await anna.tab('Notes');
    await until(() => expect(anna.has('Check my notes')).toBe(true));
    const ask = vi.spyOn(anna.play, 'ask');
    expect(await anna.pressTwice('Check my notes')).toEqual({ off: false, busy: 'true' });
    expect(ask).toHaveBeenCalledOnce();
  });

  it('are private until they are shared, and can be unshared', async () => {
    const { anna, ben } = await table();
    await anna.move({ type: 'note', ingredient: 'Sage', ruledOut: 5 });
    await anna.tab('Notes');
    await ben.tab('Notes');
    await until(() => expect(ben.text()).toContain('Nobody has shared a note yet.'));
    expect(ben.play.view().notes.every((mask) => mask === 0)).toBe(true);
    await anna.press('Share: Sage');
    const told = () => ben.page.querySelector('.table-told')?.textContent?.replace(/\s+/g, ' ');
    expect(told()).toBe('SageAnna is not 1 or 3');
    await anna.move({ type: 'note', ingredient: 'Sage', ruledOut: 7 });
    expect(told(), 'the others see what was told').toBe('SageAnna is not 1 or 3');
    await anna.press('Share the change: Sage');
    expect(told()).toBe('SageAnna can only be 4 or a decoy');
    await anna.press('Unshare: Sage');
    expect(ben.page.querySelector('.table-told')).toBeNull();
  });
});

describe('the end of a paper table', () => {
  it('opens the recipe on all phones when all agree, with the seal and what everybody had noted', async () => {
    const { anna, ben, cleo } = await table(3);
    await anna.move({ type: 'note', ingredient: 'Parsley', ruledOut: 2 });
    await ben.move({ type: 'reveal' });
    expect(anna.text()).toContain('Ben wants to open the recipe');
    expect(cleo.page.querySelector('.table-votes')?.textContent).toBe(
      'Annanot yetBenagrees ✓Cleonot yet',
    );
    await anna.press('I agree');
    expect(anna.play.over()).toBe(false);
    await cleo.press('I agree');
    for (const { play, page } of [anna, ben, cleo]) {
      expect(play.over()).toBe(true);
      await until(() =>
        expect(page.textContent).toContain('The recipe is the one that was sealed at the start ✓'),
      );
    }
    await anna.press('Show them to everyone');
    expect(cleo.page.querySelector('.table-at-end')?.textContent).toContain('is not 2 ✓ right');
  });

  it('does not wait for who is away, and says so', async () => {
    const { anna, ben, cleo, pass } = await table(3);
    await cleo.leave();
    await anna.move({ type: 'reveal' });
    await ben.press('I agree');
    expect(ben.has('Go on without Cleo')).toBe(false);
    await pass(130_000);
    await anna.move({ type: 'draft', tester: null, entries: TWO });
    await ben.press('Go on without Cleo');
    expect(anna.play.over()).toBe(true);
  });

  it('writes the last potion together: anybody shows one, all agree', async () => {
    const { anna, ben } = await table(2, 'g1[Poison] g2 g3 g4 i i', { lastPotion: true });
    for (const [person, seat] of [
      [anna, 1],
      [ben, 2],
    ] as const) {
      const entries = winning.slice(0, 1);
      await person.move({ type: 'draft', tester: seat, entries });
      await person.move({ type: 'use', entries, tester: seat, draft: seat });
    }
    await anna.press('Next potion');
    expect(anna.text()).toContain('One last potion is left');
    await ben.press('Next potion');
    await write(ben, winning);
    await ben.press('Show it to the others');
    expect(anna.text()).toContain('Ben shows a last potion');
    await anna.press('I agree');
    for (const { play } of [anna, ben]) expect(play.status()).toBe('won');
  });
});
