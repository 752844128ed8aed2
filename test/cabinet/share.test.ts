// Share texts: one form for all games, and one for a day.

import { describe, expect, it } from 'vitest';
import { squareBar } from '../../src/words/en/results.ts';
import { dayShareText, resultShareText } from '../../src/words/en/share.ts';
import { winOf } from './histories.ts';

describe('the shared text', () => {
  it('of a day: a line and a square per game, and the streak', () => {
    const text = dayShareText(
      '2026-11-15',
      [
        ['Hudoku', { ...winOf('2026-11-15', '2026-11-15'), millis: 250_000, hints: 0 }],
        ['Pikachu', { ...winOf('2026-11-16', '2026-11-15'), millis: 61_000, hints: 2 }],
        ['Dokuborn', undefined],
        ['Dragon Quest Solitaire', { ...winOf('2026-11-15', '2026-11-15'), byClock: true }],
        ['Wondering Witches', { ...winOf('2026-11-15', '2026-11-15'), status: 'lost' }],
      ],
      5,
    );
    expect(text).toBe(
      [
        'Curio Daily · Sunday 15 November 2026',
        '2 of 5 solved',
        '🟩 Hudoku: 4:10',
        '🟨 Pikachu: 1:01, 2 hints, late',
        '⬜ Dokuborn: not played',
        '⬛ Dragon Quest Solitaire: finished by the clock',
        '⬛ Wondering Witches: lost',
        'Streak: 5 days',
      ].join('\n'),
    );
  });

  const result = {
    title: 'Hudoku',
    level: 'Classic, easy',
    ending: 'Solved in 4 minutes without a hint.',
    points: 9000,
    picture: {
      rows: ['🟩🟩🟨'],
      key: [
        ['🟩', 'found'],
        ['🟨', 'with a hint'],
        ['⬛', 'filled in'],
      ],
    },
    practice: false,
  } as const;

  it('of a daily: the day, the sentence, squares with what they mean, the streak', () => {
    const daily = { day: '2026-11-15', late: false, streak: 5 };
    expect(resultShareText({ ...result, daily })).toBe(
      [
        'Curio Daily · Sunday 15 November 2026',
        'Hudoku, Classic, easy: solved in 4 minutes without a hint. 9000 points.',
        '🟩🟩🟨',
        '🟩 found · 🟨 with a hint',
        'Streak: 5 days',
      ].join('\n'),
    );
    const late = resultShareText({ ...result, daily: { ...daily, late: true, streak: 0 } });
    expect(late).toMatch(/^Curio Daily · Sunday 15 November 2026 \(late\)\n/);
    expect(late).not.toContain('Streak');
  });

  it('of any other board: no day, points told once, practice told, one kind of square needs no key', () => {
    expect(
      resultShareText({
        ...result,
        ending: 'All 9 cells are filled, for 300 of 900 points.',
        picture: { rows: ['🟩'], key: result.picture.key },
        practice: true,
      }),
    ).toBe(
      'Curio\nHudoku, Classic, easy: all 9 cells are filled, for 300 of 900 points. For practice.\n🟩',
    );
  });

  it.each([
    [[9, 1, 0], '🟩🟩🟩🟩🟩🟩🟩🟩🟩🟨'],
    [[60, 1, 1], '🟩🟩🟩🟩🟩🟩🟩🟩🟨⬛'],
    [[0, 0, 7], '⬛⬛⬛⬛⬛⬛⬛⬛⬛⬛'],
    [[1, 1, 1], '🟩🟩🟩🟩🟨🟨🟨⬛⬛⬛'],
    [[0, 0, 0], ''],
  ])('bars of ten squares: %j', ([own = 0, hinted = 0, given = 0], bar) => {
    expect(
      squareBar([
        ['🟩', own],
        ['🟨', hinted],
        ['⬛', given],
      ]),
    ).toBe(bar);
  });
});
