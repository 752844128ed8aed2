import { describe, expect, test } from 'vitest';
import type { Card } from '../../../data/card.ts';
import { embeddedCatalogue } from '../../../data/card-files.ts';
import {
  CARD_HEIGHT,
  type CardRows,
  groupedByName,
  inSight,
  NAME_HEIGHT,
  nearestInSight,
  rowsOf,
  scrollFor,
} from './card-rows.ts';

const { cards } = await embeddedCatalogue();
const named = (name: string) => cards.filter((card) => card.name === name);
const mixed: readonly Card[] = [
  ...named('Elsa').slice(0, 2),
  ...named('Let It Go'),
  ...named('Mickey Mouse'),
  ...named('Elsa').slice(2),
];

const allOf = (rows: CardRows) =>
  Array.from({ length: rows.count }, (_, place) => rows.row(place)).flatMap((row) => row ?? []);

describe('rows of a list', () => {
  const rows = rowsOf(groupedByName(mixed));
  const each = allOf(rows);

  test('cards of one name stand together under their name, the names by their first card', () => {
    expect(each.flatMap((row) => (row.kind === 'name' ? [[row.name, row.count]] : []))).toEqual([
      ['Elsa', named('Elsa').length],
      ['Mickey Mouse', named('Mickey Mouse').length],
    ]);
    expect(rows.cards).toHaveLength(mixed.length);
    expect(new Set(rows.cards)).toEqual(new Set(mixed));
    expect(rows.cards[0]).toBe(mixed[0]);
    expect(each.filter((row) => row.kind === 'card' && row.alone)).toHaveLength(1);
  });

  test('every row begins where the one above ends', () => {
    let top = 0;
    for (const row of each) {
      expect(row.top).toBeCloseTo(top);
      top += row.kind === 'name' ? NAME_HEIGHT : CARD_HEIGHT;
    }
    expect(rows.height).toBeCloseTo(top);
    for (const [index, card] of rows.cards.entries())
      expect(rows.row(rows.placeOf(index))).toMatchObject({ kind: 'card', index, card });
    // a row stays the same one, so that the page keeps what it drew
    for (const [place, row] of each.entries()) expect(rows.row(place)).toBe(row);
    expect(rows.row(-1)).toBeUndefined();
    expect(rows.row(rows.count)).toBeUndefined();
  });

  test('what is in sight is on the page, and little more', () => {
    const all = rowsOf(groupedByName(cards));
    for (let top = 0; top < all.height; top += 97.3) {
      const shown = inSight(all, top, 12);
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
        const row = rows.row(rows.placeOf(card));
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
    const row = rows.row(rows.placeOf(far));
    expect(row?.top).toBeGreaterThanOrEqual(20);
    expect(far).toBe(
      Math.min(
        ...each.flatMap((other) => (other.kind === 'card' && other.top >= 20 ? [other.index] : [])),
      ),
    );
    expect(nearestInSight(rows, rows.cards.length - 1, 0, 12)).toBeLessThan(4);
  });
});
