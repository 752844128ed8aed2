// What the result of every game says: one sentence, figures that are told once, and a share text of the same source.

import { describe, expect, it } from 'vitest';
import type { Session } from '../src/core/session.ts';
import { games } from '../src/games/index.ts';
import { resultShareText } from '../src/words/en/share.ts';
import { expectOk, manifestOf, newSession, plenty } from './harness.ts';

/** A finished run of each game, well played or given up. */
async function finished(id: string, preset: string, giveUp?: string): Promise<Session> {
  const game = await manifestOf(id).loadGame();
  const session = newSession(game, preset, 'results');
  if (giveUp !== undefined) session.play({ type: giveUp }, 83_000);
  else {
    const { puzzle } = session.deal;
    const solved = game.solve(puzzle, session.state, plenty());
    let at = 1000;
    for (const move of expectOk(solved).moves) {
      session.play(move, at);
      at += 1500;
    }
  }
  expect(session.over).toBe(true);
  return session;
}

const named = [
  ['hudoku', 'classic-easy', undefined],
  ['hudoku', 'pinwheel-medium-calm', undefined],
  ['hudoku', 'pinwheel-medium-calm', 'showSolution'],
  ['pikachu', 'small-easy', undefined],
  ['dokuborn', 'veryEasy2', undefined],
  ['dokuborn', 'veryEasy2', 'giveUp'],
  ['dragon-quest', 'easy', undefined],
  ['witches', 'first-game', undefined],
  ['witches', 'first-game', 'reveal'],
  ['witches', 'solo-first-game', 'giveUp'],
] as const;

/** Any other game, well played. */
const others = games
  .filter(({ id }) => named.every(([known]) => known !== id))
  .map(({ id, starters: [preset = ''] }) => [id, preset, undefined] as const);

describe.each([...named, ...others])('%s, %s, %s', (id, preset, giveUp) => {
  it('has a sentence, three figures or more, none twice, and shares the same', async () => {
    const { view, tally, score } = await finished(id, preset, giveUp);
    const words = await manifestOf(id).words.en();
    const ending = words.ending(view, tally, score);
    expect(ending).toMatch(/^[A-Z][^.]+\.$/);
    expect(ending.length).toBeLessThan(90);
    expect(ending).not.toMatch(/undefined|NaN|null|\b1 [a-z]+s\b/);

    const figures = words.result(view, tally, score);
    expect(figures.length).toBeGreaterThanOrEqual(3);
    const names = figures.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /hint/i.test(name)).length).toBeLessThanOrEqual(1);
    for (const [name, value] of figures.slice(0, 3)) {
      expect(name.length).toBeLessThan(16);
      expect(value).toMatch(/^[\d:]+( of \d+)?$/);
    }
    // What the sentence tells is not told again.
    if (/\bhint/.test(ending)) expect(names).not.toContain('Hints');
    if (/ in \d+ (second|minute)/.test(ending)) expect(names).not.toContain('Time');
    if (/ points/.test(ending)) expect(names).not.toContain('Points');

    const { rows, key } = words.picture(view, tally);
    for (const row of rows) expect(row).toMatch(/^(🟩|🟨|🟪|⬛|🟥|🟦|🟧|⬜|❤️)+$/u);
    if (giveUp === undefined) expect(rows.length).toBeGreaterThan(0);
    const share = resultShareText({
      title: words.title,
      level: words.presets[preset]?.name ?? '',
      ending,
      points: score,
      picture: { rows, key },
      practice: false,
      daily: { day: '2026-11-16', late: false, streak: 3 },
    });
    expect(share).not.toMatch(/undefined|NaN|null|\b1 [a-z]+s\b/);
    expect(share.toLowerCase()).toContain(ending.toLowerCase());
    // No squares that nobody explains.
    for (const square of new Set(rows.join('').match(/🟩|🟨|🟪|⬛|🟥|🟦|🟧|⬜|❤️/gu)))
      expect(key.map(([known]) => known)).toContain(square);
  });
});

it('a game without a score shows none, and cells that were given are no hints', async () => {
  const words = await manifestOf('hudoku').words.en();
  const calm = await finished('hudoku', 'pinwheel-medium-calm');
  const names = words.result(calm.view, calm.tally, 0).map(([name]) => name);
  expect(names).not.toContain('Points');

  const timed = newSession(await manifestOf('hudoku').loadGame(), 'classic-easy', 'results');
  timed.advance(1e9);
  const figures = Object.fromEntries(words.result(timed.view, timed.tally, timed.score));
  expect(Number(figures['Cells given'])).toBeGreaterThan(3);
  expect(timed.tally.hints).toBe(0);
});
