// `curio daily` prints the codes that the app deals.

import { describe, expect, it } from 'vitest';
import { dailyLevel, dealDaily } from '../../src/cabinet/daily.ts';
import { gameIds } from '../../src/games/index.ts';
import { expectOk, manifestOf, plenty } from '../harness.ts';
import { curio } from './world.ts';

describe('curio daily', () => {
  const run = (...args: string[]) => curio(['daily', ...args], { real: true });

  it('prints the five codes that the app deals', async () => {
    const { exit, out } = await run('--date', '2026-11-16', '--json');
    expect(exit).toBe(0);
    const puzzles = out.map((line) => JSON.parse(line));
    expect(puzzles.map(({ game }) => game)).toEqual(gameIds);
    for (const [index, id] of gameIds.entries()) {
      const manifest = manifestOf(id);
      const game = await manifest.loadGame();
      const dealt = dealDaily(game, dailyLevel(manifest, '2026-11-16'), '2026-11-16', plenty());
      expect(puzzles[index]).toMatchObject({
        ...game.describe(expectOk(dealt).puzzle, { solution: false }),
        daily: '2026-11-16',
        preset: dailyLevel(manifest, '2026-11-16'),
        code: expectOk(dealt).code,
      });
    }
    const text = await run('--date', '2026-11-16');
    expect(text.out[0]).toBe('Monday 16 November 2026');
    for (const [index, { code }] of puzzles.entries()) expect(text.out[index + 1]).toContain(code);
  });

  it.each([
    ['2026-11-31', 1, 'not a day'],
    ['tomorrow', 1, 'not a day'],
    ['2026-10-31', 1, 'The first day is Sunday 1 November 2026'],
  ])('says what is wrong with %s', async (date, exit, words) => {
    const run1 = await run('--date', date);
    expect(run1).toMatchObject({ exit, out: [] });
    expect(run1.err.join(' ')).toContain(words);
    expect(JSON.parse((await run('--json', '--date', date)).err[0] ?? '')).toHaveProperty('error');
  });

  it('takes nothing else', async () => {
    expect(await run('monday')).toMatchObject({ exit: 2, out: [] });
    expect(await run('--data', '2026-11-16')).toMatchObject({ exit: 2, out: [] });
  });
});
