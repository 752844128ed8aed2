import { describe, expect, it } from 'vitest';
import { placesOf } from './celebration.tsx';

describe.each(['wave', 'burst', 'rain', 'rise'] as const)('%s', (motion) => {
  it.each([1, 5, 9, 16, 24])(
    '%s pieces lie on the screen, none on another, none turned over',
    (count) => {
      const places = placesOf(motion, count);
      expect(places).toHaveLength(count);
      for (const { x, y, turn, delay } of places) {
        expect(Math.abs(x - 50)).toBeLessThanOrEqual(45);
        expect(Math.abs(y - 48)).toBeLessThanOrEqual(36);
        expect(Math.abs(turn)).toBeLessThanOrEqual(30);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(1);
      }
      const rounded = places.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
      expect(new Set(rounded).size).toBe(count);
    },
  );
});
