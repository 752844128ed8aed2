import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Move } from '../../../../games/witches/types/index.ts';
import { screenOf } from './table.ts';
import { leaveTable, type Person, screenPuzzle, sitDown, until } from './testing.tsx';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  Element.prototype.scrollIntoView = () => {};
});
afterEach(leaveTable);

async function table(people = 2, recipe?: string) {
  const { people: seated, pass } = await sitDown('screen', people, screenPuzzle(people, recipe));
  const [anna, ben, cleo] = seated;
  if (!anna || !ben) throw new Error('nobody came');
  return { anna, ben, cleo: cleo ?? ben, pass };
}

const card = (person: Person, name: string) =>
  [...person.page.querySelectorAll('.seat-card')].find((one) => one.textContent?.includes(name));

const placeAt = (person: Person, seat: number) => screenOf(person.play).places[seat - 1];

/** The first free cell, and what grows there then. */
async function plant(person: Person): Promise<number> {
  const cell = person.legal('plant')[0]?.cell ?? -1;
  await person.cell(cell);
  await person.press('Plant Parsley');
  return cell;
}

describe('a round on screen', () => {
  it('takes one action of each, in any order, and tells everybody who is waited for', async () => {
    const { anna, ben, cleo } = await table(3);
    expect(anna.text()).toContain('Round 1: 0 of 3 have acted. It is your action.');
    const cell = await plant(anna);
    expect(anna.play.view().solo?.state.plots[cell]).toHaveLength(1);
    expect(anna.text()).toContain('1 of 3 have acted. Waiting for Ben and Cleo.');
    expect(ben.text()).toContain('1 of 3 have acted. It is your action.');
    expect(card(ben, 'Anna')?.textContent).toContain('acted ✓');
    await ben.press('Pass');
    await cleo.press('Pass');
    expect(anna.text()).toContain('Round 2');
    // What was told of the others has their name.
    expect(anna.play.message()?.text).toMatch(/^Cleo passes\. /);
  });

  it('sends one move for two taps, and shows what changed on every screen', async () => {
    const { anna, ben } = await table();
    const cell = anna.legal('plant')[0]?.cell ?? -1;
    await anna.cell(cell);
    const herb = [...anna.page.querySelectorAll<HTMLElement>('.solo-herb')].at(0);
    herb?.click();
    herb?.click();
    await anna.move({ type: 'share', ingredient: 'Sage', ruledOut: 1 });
    expect(anna.play.message()?.tone).not.toBe('bad');
    await anna.press('Take it back');
    expect(anna.play.view().solo?.state.plots[cell]).toEqual([]);
    await plant(anna);
    expect(card(ben, 'Anna')?.querySelector('.mini-changed')).not.toBeNull();
    // Another seat has moved: nothing is taken back any more.
    await ben.press('Pass');
    expect(anna.has('Take it back')).toBe(false);
  });

  it('shows any part that is pressed, and nothing to do there', async () => {
    const { anna, ben } = await table();
    await anna.press('Ben(part of the board)');
    expect(anna.page.querySelector('[role="grid"]')?.getAttribute('aria-label')).toBe(
      'Ben’s part of the board',
    );
    const foreign = ben.legal('plant')[0]?.cell ?? -1;
    await anna.cell(foreign);
    expect(anna.text()).toContain('This is Ben’s part.');
    expect(anna.has('Plant Parsley')).toBe(false);
    await anna.press('Back to mine');
    expect(anna.page.querySelector('[role="grid"]')?.getAttribute('aria-label')).toBe(
      'Your part of the board',
    );
  });

  it('goes on without a seat that has been away for a while', async () => {
    const { anna, ben, pass } = await table();
    await ben.leave();
    expect(card(anna, 'Ben')?.textContent).toContain('offline');
    expect(anna.has('Pass for Ben (away)')).toBe(false);
    await pass(130_000);
    await anna.press('Pass');
    await anna.press('Pass for Ben (away)');
    expect(screenOf(anna.play).round).toBe(2);
  });

  it('is played by keys alone', async () => {
    const { anna } = await table();
    const grid = anna.page.querySelector('[role="grid"]');
    const key = (name: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      );
    const cell = anna.legal('plant')[0]?.cell ?? -1;
    const first = grid?.querySelector<HTMLElement>('[tabindex="0"]');
    first?.focus();
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Home', 'ArrowUp', 'ArrowUp'])
      key(name);
    expect(document.activeElement).toBe(first);
    grid?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
    key('2');
    await anna.move({ type: 'share', ingredient: 'Sage', ruledOut: 1 });
    expect(anna.play.view().solo?.state.plots[cell]?.[0]?.ingredient).toBe('Sage');
  });
});

describe('what the table should do', () => {
  it('is asked once, however often it is pressed, and leaves the focus where it is', async () => {
    const { anna, ben } = await table();
    await anna.tab('Table');
    await anna.press('Propose: all it knows');
    await ben.press('I agree');
    const ask = vi.spyOn(anna.play, 'ask').mockReturnValue(new Promise(() => {}));
    expect(await anna.pressTwice('Ask the notebook')).toEqual({ off: false, busy: 'true' });
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe('gifts', () => {
  it('are offered into a cauldron, taken or declined, and cost the giver’s action only then', async () => {
    const { anna, ben } = await table();
    await plant(anna);
    await ben.press('Pass');
    const gift = anna.legal('offer')[0]?.cell ?? -1;
    const offer = async () => {
      await anna.cell(gift);
      await anna.press('Give away');
      await anna.press('BenFront(cauldron of');
    };
    await offer();
    expect(anna.text()).toContain('to Ben.');
    expect(ben.text()).toMatch(/Anna offers you \w+, 1 dot, for your cauldron\./);
    await ben.press('No, thank you');
    expect(screenOf(anna.play).offers).toEqual([]);
    await offer();
    await anna.press('Think again');
    expect(ben.text()).not.toContain('offers you');
    await offer();
    expect(placeAt(anna, 1)?.acted).toBe('open');
    await ben.press('Take it');
    expect(placeAt(anna, 1)?.acted).toBe('acted');
  });
});

/** Fills the smallest cauldron with Parsley by moves, others passing, until something is answered or asked. */
async function brew(person: Person, others: readonly Person[]): Promise<void> {
  const { length } = person.play.view().trials;
  const asked = () => placeAt(person, screenOf(person.play).you ?? 0)?.choices.length !== 0;
  for (let turn = 0; turn < 12 && person.play.view().trials.length === length && !asked(); turn++) {
    const solo = person.play.view().solo;
    const plots = solo?.state.plots ?? [];
    const missing = (into: number) =>
      solo?.board.regions
        .find(({ cells }) => cells.includes(into))
        ?.cells.filter((cell) => plots[cell]?.length === 0).length ?? 9;
    const [pluck] = person
      .legal('pluck')
      .filter(({ cell, plant: at }) => plots[cell]?.[at]?.ingredient === 'Parsley')
      .sort((one, other) => missing(one.into) - missing(other.into));
    const move: Move | undefined =
      pluck ?? person.legal('plant').find(({ ingredient }) => ingredient === 'Parsley');
    if (!move) throw new Error('nothing to do');
    await person.move(move);
    for (const other of others)
      if (other.legal('pass').length > 0) await other.move({ type: 'pass' });
  }
}

describe('a potion on screen', () => {
  it('is answered to all: its tester reads it first, the others are told in a line', async () => {
    const { anna, ben } = await table();
    await brew(anna, [ben]);
    await until(() => expect(anna.page.querySelector('.witches-answer')).not.toBeNull());
    expect(ben.page.querySelector('.witches-answer')).toBeNull();
    expect(ben.page.querySelector('.table-news')?.textContent).toContain('Anna Potion 1:');
    await ben.press('Read it: what the High Witch said to Anna');
    await until(() => expect(ben.text()).toContain('Potion 1, Anna’s cauldron'));
    await anna.press('Back to the board');
    expect(anna.page.querySelector('[role="grid"]')).not.toBeNull();
  });

  it('asks its tester alone where an effect needs a choice, while the others go on', async () => {
    const { anna, ben } = await table(2, 'g1[Bramble] g2 g3 g4 i i');
    await brew(anna, [ben]);
    expect(placeAt(anna, 1)?.choices).toEqual(['Bramble', 'Bramble']);
    await anna.press('Back to the board');
    expect(anna.text()).toContain('Bramble: Choose an empty garden cell to close.');
    expect(card(ben, 'Anna')?.textContent).toContain('decides');
    expect(ben.text()).not.toContain('Bramble: Choose');
    const planted = await plant(ben);
    expect(ben.play.view().solo?.state.plots[planted]).toHaveLength(1);
    const target = anna.page.querySelector<HTMLElement>('.solo-cell.target');
    await anna.cell(Number(target?.dataset['cell']));
    expect(placeAt(anna, 1)?.choices).toEqual(['Bramble']);
    expect(anna.play.view().solo?.state.barred).toEqual([Number(target?.dataset['cell'])]);
  });

  it('says in plain sentences what its effects do to its tester', async () => {
    const sentences = {
      Minimalist: 'The next potion may hold one kind of ingredient only.',
      Sharer: 'May plant only what the whole table has least of.',
      Allergies: 'May not plant what was in that potion, nor grow a garden that holds it.',
      Copycat: 'As an action, may copy another player’s garden into an own one',
      'Green Fingers': 'The next grow gives two dots.',
      Piggyback: 'The next action may be on another player’s part',
      Distracted: 'Nothing grows beyond two dots.',
    };
    const effects = Object.entries(sentences);
    const { anna, ben } = await table(2, `g1[${Object.keys(sentences).join(',')}] g2 g3 g4 i i`);
    await brew(anna, [ben]);
    await anna.press('Back to the board');
    expect(card(ben, 'Anna')?.textContent).toContain('Minimalist');
    await ben.tab('Table');
    await until(() => expect(ben.text()).toContain('Distracted'));
    for (const { text } of [anna, ben])
      for (const [effect, sentence] of effects)
        expect(text()).toContain(`${effect} (until the next test): ${sentence}`);
  });

  it('lets Genius change one thing before it is tasted, or leave it', async () => {
    const { anna, ben } = await table(2, 'g1[Genius] g2 g3 g4 i i');
    await brew(anna, [ben]);
    await anna.press('Back to the board');
    const trials = () => anna.play.view().trials;
    await brew(anna, [ben]);
    const before = trials().length;
    expect(anna.text()).toContain('Genius: The cauldron is full.');
    const entry = anna.page.querySelector<HTMLElement>(
      '[aria-label="The potion in your cauldron"] button',
    );
    entry?.click();
    await anna.press('Sage in place of Parsley');
    await until(() => expect(trials()).toHaveLength(before + 1));
    expect(trials().at(-1)?.entries[0]?.ingredient).toBe('Sage');
  });
});

describe('those who watch', () => {
  it('look at every part, and have nothing to press that acts', async () => {
    const { people } = await sitDown('screen', 3, screenPuzzle(2));
    const cleo = people[2];
    expect(cleo?.text()).toContain('You are watching.');
    expect(cleo?.has('Pass')).toBe(false);
    await cleo?.press('Ben(part of the board)');
    expect(cleo?.page.querySelector('[role="grid"]')).not.toBeNull();
  });
});
