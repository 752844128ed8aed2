// Daily puzzles: the same for all players, easy on Monday and hard on Sunday.

import { describe, expect, it } from 'vitest';
import { dailyLevel, dealDaily, findDaily } from '../../src/cabinet/daily.ts';
import { addDays, type Day } from '../../src/cabinet/day.ts';
import { parseCode } from '../../src/core/code.ts';
import { settingsCodec } from '../../src/core/settings.ts';
import { gameIds } from '../../src/games/index.ts';
import { expectOk, manifestOf, plenty } from '../harness.ts';

describe('the plan', () => {
  const week = Array.from({ length: 7 }, (_, index) => addDays('2026-11-16', index));

  it.each(gameIds)('%s has a puzzle for every day of the week, always the same', async (id) => {
    const manifest = manifestOf(id);
    const game = await manifest.loadGame();
    for (const day of week) {
      const level = dailyLevel(manifest, day);
      const first = expectOk(dealDaily(game, level, day, plenty()));
      expect(expectOk(dealDaily(game, level, day, plenty())).code).toBe(first.code);
      const other = dealDaily(game, level, addDays(day, 7), plenty());
      expect(expectOk(other).code).not.toBe(first.code);
    }
  });

  it('starts the week gently and ends it hard', () => {
    expect(dailyLevel(manifestOf('hudoku'), '2026-11-16')).toBe('classic-easy');
    expect(dailyLevel(manifestOf('hudoku'), '2026-11-22')).toBe('sudoku-expert-calm');
    expect(dailyLevel(manifestOf('witches'), '2026-11-16')).toBe('first-game');
    expect(dailyLevel(manifestOf('witches'), '2026-11-22')).toBe('high-witch');
  });

  it('asks the High Witch every day, and has no solo game', async () => {
    const { week: levels, loadGame } = manifestOf('witches');
    const game = await loadGame();
    for (const level of levels)
      expect(game.presets.find(({ id }) => id === level)?.params['play']).toBe('high-witch');
  });

  it('has only certified dungeons, and the cards that come with the program', async () => {
    const paramsOf = async (id: 'dragon-quest' | 'dokuborn', day: Day) => {
      const manifest = manifestOf(id);
      const game = await manifest.loadGame();
      const { code } = expectOk(dealDaily(game, dailyLevel(manifest, day), day, plenty()));
      return {
        game,
        params: expectOk(
          settingsCodec(game.fields).decode(expectOk(parseCode(code)).params),
        ) as Readonly<Record<string, unknown>>,
      };
    };
    for (const day of week) {
      expect((await paramsOf('dragon-quest', day)).params['certified']).toBe(true);
      const { game, params } = await paramsOf('dokuborn', day);
      expect(params['cards']).toBe(game.presets[0].params['cards']);
    }
  });
});

describe('the daily in a text', () => {
  it.each([
    [
      'Curio Daily · Monday 16 November 2026\n🟩🟩\nhttp://localhost:8080/daily/2026-11-16/hudoku',
      '/daily/2026-11-16/hudoku',
    ],
    ['"https://curio.example/daily/2026-11-16/dragon-quest".', '/daily/2026-11-16/dragon-quest'],
    ['https://curio.example/daily/2026-11-31/hudoku', undefined],
    ['https://curio.example/daily/2026-10-01/hudoku', undefined],
    ['hudoku.1p.a.b.398dxm', undefined],
    ['', undefined],
  ])('%j', (text, address) => {
    expect(findDaily(text)).toBe(address);
  });
});
