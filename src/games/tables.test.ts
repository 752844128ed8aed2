import { describe, expect, it } from 'vitest';
import { expectOk, manifestOf, plenty } from '../../test/harness.ts';
import { deal } from '../core/deal.ts';
import { games } from './index.ts';
import { levelText, readLevel, tableParams, variantsOf } from './tables.ts';

const witches = await manifestOf('witches').loadTables?.();
const screen = witches?.screen;
if (!screen) throw new Error('no table on screen');

describe('the level of a table', () => {
  it('is a preset, with its variant where one was chosen', () => {
    expect(levelText('beginner')).toBe('beginner');
    expect(readLevel(screen, levelText('beginner', 'gardens'))).toEqual({
      preset: 'beginner',
      variant: 'gardens',
    });
    expect(readLevel(screen, 'beginner')).toEqual({ preset: 'beginner', variant: undefined });
  });

  it.each(['', 'nobody', 'beginner:', 'beginner:deserts', 'beginner:gardens:gardens', ':gardens'])(
    'is none where it is %j',
    (text) => {
      expect(readLevel(screen, text)).toBeUndefined();
      expect(tableParams(screen, [], text, 2)).toBeUndefined();
    },
  );

  it('deals boards without cauldrons', { timeout: 30_000 }, async () => {
    const game = await manifestOf('witches').loadGame();
    const params = tableParams(screen, game.presets, 'first-game:gardens', 3);
    if (!params) throw new Error('not offered');
    const dealt = expectOk(deal(game, params, 'a-table', plenty()));
    expect(dealt.params).toMatchObject({ board: 'gardens', seats: '3' });
  });

  it.each(games.filter(({ loadTables }) => loadTables))(
    'of $id is a preset of the game',
    async (one) => {
      const { presets } = await one.loadGame();
      const entries = Object.values((await one.loadTables?.()) ?? {});
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries)
        for (const preset of entry.presets)
          expect(
            tableParams(entry, presets, levelText(preset, variantsOf(entry).at(-1)), 2),
          ).toBeDefined();
    },
  );
});
