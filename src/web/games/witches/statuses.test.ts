// Statuses of the paper game, and what comes back from the browser's database.

import { describe, expect, it } from 'vitest';
import type { EffectName } from '../../../games/witches/names/effects.ts';
import type { Trial } from '../../../games/witches/types/potion.ts';
import { emptyShelf, readShelf } from './shelf.ts';
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
  it('gives potions of unknown testers to the first player', () => {
    expect(statusesOf(trials.slice(0, 1), [], 0)).toEqual([{ effect: 'Poison', potion: 1 }]);
    expect(statusesOf([], [], 0)).toEqual([]);
  });
});

describe('poisonedOut', () => {
  it.each([
    ['alone, once', [trial('Poison')], [0], 1, false],
    ['alone, twice in a row', [trial('Poison'), trial('Poison')], [0, 0], 1, true],
    ['alone, with a pause', [trial('Poison'), trial(), trial('Poison')], [0, 0, 0], 1, false],
    ['one of two', [trial('Poison'), trial()], [0, 1], 2, false],
    ['both of two', [trial('Poison'), trial('Poison')], [0, 1], 2, true],
    ['one was healed', [trial('Poison'), trial('Poison'), trial()], [0, 1, 0], 2, false],
  ] as const)('%s', (_, trials, testers, players, lost) => {
    expect(poisonedOut(trials, testers, players)).toBe(lost);
  });
});

describe('readShelf', () => {
  it.each([[null], ['text'], [{}], [{ players: [], turn: -1, draft: 'x' }]])(
    'gives an empty shelf for %j',
    (value) => {
      expect(readShelf(value)).toEqual(emptyShelf);
    },
  );
  it('keeps what can be read', () => {
    const draft = [{ ingredient: 'Mint', seeds: 2 }];
    expect(
      readShelf({
        draft: [...draft, { ingredient: 'Garlic', seeds: 1 }],
        players: ['Agnes', 'Nanny'],
        turn: 5,
        testers: [1, 'x'],
        jottings: 'odd',
      }),
    ).toEqual({ draft, players: ['Agnes', 'Nanny'], turn: 1, testers: [1], jottings: 'odd' });
  });
});
