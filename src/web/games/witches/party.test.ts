// What comes back from the browser's database.

import { describe, expect, it } from 'vitest';
import { newParty, readParty } from './party.ts';

describe('readParty', () => {
  it.each([[null], ['text'], [{}], [{ players: [], turn: -1, draft: 'x' }]])(
    'gives a new party for %j',
    (value) => {
      expect(readParty(value)).toEqual(newParty);
    },
  );
  it('keeps what can be read', () => {
    const draft = [{ ingredient: 'Mint', seeds: 2 }];
    expect(
      readParty({
        draft: [...draft, { ingredient: 'Garlic', seeds: 1 }],
        players: ['Agnes', 'Nanny'],
        turn: 5,
        testers: [1, 'x'],
        jottings: 'odd',
      }),
    ).toEqual({ draft, players: ['Agnes', 'Nanny'], turn: 1, testers: [1], jottings: 'odd' });
  });
});
