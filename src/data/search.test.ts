import { describe, expect, test } from 'vitest';
import { samples } from '../../test/samples.ts';
import { createRng } from '../core/rng.ts';
import { foldName, fullName, initialsOf } from './card.ts';
import { embeddedCatalogue } from './card-files.ts';
import { createSearch, filterValues, passes } from './search.ts';
import { mistyped } from './testing/sample.ts';

const catalogue = await embeddedCatalogue();
const { cards } = catalogue;
const search = createSearch(cards);
const first = (text: string) => {
  const [best] = search(text).cards;
  return best && fullName(best);
};

describe('search', () => {
  test.each([
    ['elza snow quen', 'Elsa - Snow Queen'],
    ['mickey brve litle tailor', 'Mickey Mouse - Brave Little Tailor'],
    ['simba retrning king', 'Simba - Returned King'],
    ['maleficent dragon monstrous', 'Maleficent - Monstrous Dragon'],
    ['queen snow elsa', 'Elsa - Snow Queen'],
    ['ELSA, SNOW QUEEN!', 'Elsa - Snow Queen'],
    ['be our gest', 'Be Our Guest'],
    ['tinkerbell giant', 'Tinker Bell - Giant Fairy'],
    ['stich rock star', 'Stitch - Rock Star'],
    ['let it go', 'Let It Go'],
    ['letitgo', 'Let It Go'],
    ['heihei boat', 'HeiHei - Boat Snack'],
    ['M M - D', 'Mickey Mouse - Detective'],
    ['S - R S', 'Stitch - Rock Star'],
    ['mmblt', 'Mickey Mouse - Brave Little Tailor'],
    ['king returned', 'Simba - Returned King'],
  ])('%s finds %s first', (text, name) => {
    expect(first(text)).toBe(name);
  });

  test.each(['', '   ', '!?', '🟣'])('%j finds nothing', (text) => {
    expect(search(text)).toEqual({ count: 0, groups: [], cards: [] });
  });

  test.each(['mickey', 'elsa', 'ariel', 'donald', 'queen', 'snow', 'a', 'mickey mouse b'])(
    '%s: all cards that have its words, counted truly, grouped by name, none twice',
    (text) => {
      const found = search(text);
      const wanted = foldName(text).split(' ');
      const plain = cards.filter((card) => {
        const joined = foldName(card.name).replaceAll(' ', '');
        const own = [...foldName(fullName(card)).split(' '), joined];
        return wanted.every((word) => own.some((part) => part.startsWith(word)));
      });
      expect(found.count).toBe(plain.length);
      expect(new Set(found.cards)).toEqual(new Set(plain));
      expect(found.cards).toHaveLength(plain.length);
      expect(found.groups.flatMap((group) => group.cards)).toEqual(found.cards);
      for (const group of found.groups)
        for (const card of group.cards) expect(card.name).toBe(group.name);
      expect(new Set(found.groups.map(({ name }) => name)).size).toBe(found.groups.length);
    },
  );

  test('27 cards are named Mickey Mouse, and all of them are in one group', () => {
    expect(search('mickey').groups[0]).toMatchObject({ name: 'Mickey Mouse' });
    expect(search('mickey').groups[0]?.cards).toHaveLength(27);
  });

  test('an unfinished name finds names that begin so', () => {
    for (const card of search('rapunz').cards) expect(fullName(card)).toMatch(/Rapunzel/);
  });

  test('every full name finds its card first', () => {
    const rng = createRng('names');
    for (let sample = 0; sample < samples(2000); sample++) {
      const card = cards[rng.below(cards.length)];
      if (card) expect(search(fullName(card)).cards[0]).toBe(card);
    }
  });

  test('first letters find every card, before all names that have other letters', () => {
    const letters = cards.map((card) => initialsOf(fullName(card)));
    for (const [index, card] of cards.entries()) {
      const own = letters[index] ?? '';
      if (index % 9 > 0 || own.length < 2) continue;
      const alike = letters.filter((other) => other === own).length;
      const { groups } = search([...own].join(' '));
      const place = groups.findIndex((group) => group.cards.includes(card));
      expect(place, own).toBeGreaterThanOrEqual(0);
      expect(place, own).toBeLessThan(alike);
      expect(groups[place]?.cards.indexOf(card), own).toBeLessThan(alike);
    }
  });

  test.each([
    [1, false],
    [1, true],
    [2, false],
    [2, true],
  ])('names with %i slips, mixed words %s: right first, 99 of 100', (slips, isMixed) => {
    const rng = createRng(`slips/${slips}/${isMixed}`);
    const count = samples(3000);
    let right = 0;
    for (let sample = 0; sample < count; sample++) {
      const card = cards[rng.below(cards.length)];
      if (card && search(mistyped(card, { slips, isMixed }, rng)).cards[0] === card) right++;
    }
    // a tenth of the sample may be luckier or less
    expect(right / count).toBeGreaterThanOrEqual(count < 3000 ? 0.98 : 0.99);
  });
});

describe('filters', () => {
  const values = filterValues(catalogue);

  test('there is every ink, cost, type and set to choose from', () => {
    expect(values.inks).toEqual(['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel']);
    expect(values.types).toEqual(['Action', 'Character', 'Item', 'Location', 'Song']);
    expect(values.costs[0]).toBeLessThan(2);
    expect(values.sets).toHaveLength(12);
  });

  test.each([
    [{ inks: ['Amber'] }],
    [{ inks: ['Amber', 'Steel'], costs: [3, 4] }],
    [{ types: ['Song'] }],
    [{ sets: ['9'], types: ['Item', 'Location'] }],
  ])('%j narrows a list, with a text and without', (filters) => {
    const plain = cards.filter((card) => passes(card, filters));
    expect(search('', filters).count).toBe(plain.length);
    const names = search('', filters).cards.map((card) => foldName(card.name));
    expect(names).toEqual([...names].sort());
    const both = search('the', filters).cards;
    expect(both.length).toBeGreaterThan(0);
    for (const card of both) expect(plain).toContain(card);
    expect(both).toHaveLength(search('the').cards.filter((card) => plain.includes(card)).length);
  });

  test('empty filters narrow nothing', () => {
    expect(search('elsa', { inks: [], costs: [] })).toEqual(search('elsa'));
    expect(search('', { inks: [] }).count).toBe(0);
  });
});
