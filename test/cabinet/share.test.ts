// What is shared of a day.

import { describe, expect, it } from 'vitest';
import { dailyShareText } from '../../src/words/en/cabinet/index.ts';
import { winOf } from './histories.ts';

describe('the shared text', () => {
  it('of a day read well aloud, without spoilers', () => {
    const text = dailyShareText('2026-11-15', [
      ['Hudoku', { ...winOf('2026-11-15', '2026-11-15'), millis: 250_000, hints: 0 }],
      ['Pikachu', { ...winOf('2026-11-16', '2026-11-15'), millis: 61_000, hints: 2 }],
      ['Dokuborn', undefined],
      ['Dragon Quest Solitaire', undefined],
      ['Wondering Witches', { ...winOf('2026-11-15', '2026-11-15'), status: 'lost' }],
    ]);
    expect(text).toBe(
      [
        'Curio, Sunday 15 November 2026: 2 of 5 solved.',
        'Hudoku: solved in 4 minutes 10 seconds without a hint.',
        'Pikachu: solved in 1 minute 1 second with 2 hints, late.',
        'Dokuborn: not played.',
        'Dragon Quest Solitaire: not played.',
        'Wondering Witches: lost.',
      ].join('\n'),
    );
  });
});
