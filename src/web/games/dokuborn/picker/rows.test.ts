import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../data/card.ts';
import { embeddedCatalogue } from '../../../../data/embedded.ts';
import { CARD_HEIGHT, inSight, NAME_HEIGHT, nearestInSight, rowsOf, scrollFor } from './rows.ts';

const { cards } = await embeddedCatalogue();
const named = (name: string) => cards.filter((card) => card.name === name);
const mixed: readonly Card[] = [
  ...named('Elsa').slice(0, 2),
  ...named('Let It Go'),
  ...named('Mickey Mouse'),
  ...named('Elsa').slice(2),
];

describe('rows of a list', () => {
  const rows = rowsOf(mixed);

  test('cards of one name stand together under their name, the names by their first card', () => {
    expect(
      rows.rows.flatMap((row) => (row.kind === 'name' ? [[row.name, row.count]] : [])),
    ).toEqual([
      ['Elsa', named('Elsa').length],
      ['Mickey Mouse', named('Mickey Mouse').length],
    ]);
    expect(rows.cards).toHaveLength(mixed.length);
    expect(new Set(rows.cards)).toEqual(new Set(mixed));
    expect(rows.cards[0]).toBe(mixed[0]);
    expect(rows.rows.filter((row) => row.kind === 'card' && row.alone)).toHaveLength(1);
  });

  test('every row begins where the one above ends', () => {
    let top = 0;
    for (const row of rows.rows) {
      expect(row.top).toBeCloseTo(top);
      top += row.kind === 'name' ? NAME_HEIGHT : CARD_HEIGHT;
    }
    expect(rows.height).toBeCloseTo(top);
    for (const [index, place] of rows.places.entries())
      expect(rows.rows[place]).toMatchObject({ kind: 'card', index, card: rows.cards[index] });
  });

  test('what is in sight is on the page, and little more', () => {
    const all = rowsOf(cards);
    for (let top = 0; top < all.height; top += 97.3) {
      const shown = inSight(all.rows, top, 12);
      const [first, last] = [shown[0], shown[shown.length - 1]];
      expect(first?.top).toBeLessThanOrEqual(top);
      expect((last?.top ?? 0) + CARD_HEIGHT).toBeGreaterThanOrEqual(Math.min(top + 12, all.height));
      expect(shown.length).toBeLessThan(20);
    }
  });

  test.each([4, 9, 20])(
    'a highlighted card is wholly in sight in a list of height %d',
    (height) => {
      let top = 0;
      for (let card = 0; card < rows.cards.length; card++) {
        top = scrollFor(rows, card, top, height);
        const row = rows.rows[rows.places[card] ?? -1];
        expect(row?.top).toBeGreaterThanOrEqual(top);
        expect((row?.top ?? 0) + CARD_HEIGHT).toBeLessThanOrEqual(top + height + 1e-9);
        expect(nearestInSight(rows, card, top, height)).toBe(card);
      }
      // and back from the end to the start
      expect(scrollFor(rows, 0, top, height)).toBe(0);
    },
  );

  test('scrolled away, the nearest card that is wholly in sight takes over', () => {
    const far = nearestInSight(rows, 0, 20, 12);
    const row = rows.rows[rows.places[far] ?? -1];
    expect(row?.top).toBeGreaterThanOrEqual(20);
    expect(far).toBe(
      Math.min(
        ...rows.rows.flatMap((other) =>
          other.kind === 'card' && other.top >= 20 ? [other.index] : [],
        ),
      ),
    );
    expect(nearestInSight(rows, rows.cards.length - 1, 0, 12)).toBeLessThan(4);
  });
});
