// What comes back from the browser's database.

import { describe, expect, it } from 'vitest';
import { newParty, readParty } from './party.ts';

describe('readParty', () => {
  it.each([[null], ['text'], [{}], [{ players: [], testers: 3, draft: 'x', sealed: 5 }]])(
    'gives a new party for %j, with nobody in it',
    (value) => {
      expect(readParty(value)).toEqual(newParty);
      expect(newParty.players).toEqual([]);
    },
  );
  it('keeps what can be read', () => {
    const draft = [{ ingredient: 'Mint', seeds: 2 }];
    expect(
      readParty({
        draft: [...draft, { ingredient: 'Garlic', seeds: 1 }],
        players: ['Agnes', ' Nanny '],
        testers: [1, 'x', -1, -2],
        jottings: 'odd',
        sealed: 'f00d',
      }),
    ).toEqual({
      draft,
      players: ['Agnes', 'Nanny'],
      testers: [1, -1, -1, -1],
      jottings: 'odd',
      sealed: 'f00d',
    });
  });
  it('takes the one player of older versions for nobody', () => {
    expect(readParty({ players: ['Witch 1'], turn: 0 }).players).toEqual([]);
    expect(readParty({ players: ['Ada', 'Ben'], turn: 0 }).players).toEqual(['Ada', 'Ben']);
    expect(readParty({ players: ['Ada'], sealed: '' }).players).toEqual(['Ada']);
  });
});
