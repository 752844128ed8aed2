import { describe, expect, test } from 'vitest';
import { samples } from '../../test/samples.ts';
import { createRng, shuffled } from '../core/rng.ts';
import { foldName, fullName } from './card.ts';
import { embeddedCatalogue } from './embedded.ts';
import { createSearch } from './search.ts';

const { cards } = await embeddedCatalogue();
const search = createSearch(cards);
const first = (text: string) => {
  const [best] = search(text);
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
    ['heihei boat', 'HeiHei - Boat Snack'],
  ])('%s finds %s first', (text, name) => {
    expect(first(text)).toBe(name);
  });

  test.each(['', '   ', '!?', '🟣'])('%j finds nothing', (text) => {
    expect(search(text)).toEqual([]);
  });

  test('answers eight at most, none twice', () => {
    for (const text of ['a', 'm', 'mickey', 'the', 'mickey mouse brave']) {
      const found = search(text);
      expect(found).toHaveLength(8);
      expect(new Set(found).size).toBe(8);
    }
  });

  test('an unfinished name finds names that begin so', () => {
    for (const card of search('rapunz')) expect(card.name).toMatch(/Rapunzel/);
  });

  test('every full name finds its card first', () => {
    const rng = createRng('names');
    for (let sample = 0; sample < samples(2000); sample++) {
      const card = cards[rng.below(cards.length)];
      if (card) expect(search(fullName(card))[0]).toBe(card);
    }
  });

  test('names with two slips and words in any order are among the eight, 98 of 100', () => {
    const rng = createRng('slips');
    const count = samples(3000);
    let found = 0;
    for (let sample = 0; sample < count; sample++) {
      const card = cards[rng.below(cards.length)];
      if (!card) continue;
      let words = shuffled(foldName(fullName(card)).split(' '), rng);
      for (let slip = 0; slip < 2; slip++) {
        const at = rng.below(words.length);
        words = words.map((word, index) => (index === at ? slipped(word, rng.below(3)) : word));
      }
      if (search(words.join(' ')).includes(card)) found++;
    }
    expect(found / count).toBeGreaterThan(0.98);
  });
});

/** A letter left out, doubled, or swapped with the next, in the middle of a longer word. */
function slipped(word: string, kind: number): string {
  if (word.length < 4) return word;
  const middle = word.length >> 1;
  const [before, letter, next, after] = [
    word.slice(0, middle),
    word.charAt(middle),
    word.charAt(middle + 1),
    word.slice(middle + 2),
  ];
  if (kind === 0) return before + next + after;
  return kind === 1 ? before + letter + letter + next + after : before + next + letter + after;
}
