// Statuses of the paper game.

import { describe, expect, it } from 'vitest';
import type { EffectName } from '../names.ts';
import type { Trial } from '../types/potion.ts';
import { poisonedOut, statusesOf } from './statuses.ts';

const trial = (...effects: readonly EffectName[]): Trial => ({
  entries: [{ ingredient: 'Mint', seeds: 1 }],
  result: {
    won: false,
    undergrown: 0,
    overgrown: 0,
    messages: effects.map((effect) => ({ effect })),
  },
});

describe('statusesOf', () => {
  const trials = [trial('Poison', 'Spicy'), trial('Genius'), trial('Drizzle')];
  it('keeps what changes players, and nothing else', () => {
    expect(statusesOf(trials, [0, 1, 1], 0)).toEqual([{ effect: 'Poison', potion: 1 }]);
  });
  it('ends when its player tests again', () => {
    expect(statusesOf(trials, [0, 1, 1], 1)).toEqual([]);
    expect(statusesOf(trials, [0, 1, 0], 1)).toEqual([{ effect: 'Genius', potion: 2 }]);
  });
  it('ignores potions of unknown testers', () => {
    expect(statusesOf(trials.slice(0, 1), [], 0)).toEqual([]);
    expect(statusesOf(trials.slice(0, 1), [-1], 0)).toEqual([]);
    expect(statusesOf([], [], 0)).toEqual([]);
  });
});

describe('poisonedOut', () => {
  it.each([
    ['alone, once', [trial('Poison')], [0], 1, false],
    ['alone, twice in a row', [trial('Poison'), trial('Poison')], [0, 0], 1, true],
    ['alone, with a pause', [trial('Poison'), trial(), trial('Poison')], [0, 0, 0], 1, false],
    ['nobody knows how many', [trial('Poison'), trial('Poison')], [-1, -1], 0, false],
    ['one of two', [trial('Poison'), trial()], [0, 1], 2, false],
    ['both of two', [trial('Poison'), trial('Poison')], [0, 1], 2, true],
    ['one was healed', [trial('Poison'), trial('Poison'), trial()], [0, 1, 0], 2, false],
  ] as const)('%s', (_, trials, testers, players, lost) => {
    expect(poisonedOut(trials, testers, players)).toBe(lost);
  });
});
