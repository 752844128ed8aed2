import { describe, expect, it } from 'vitest';
import { makeStarters } from '../../src/cabinet/starters.ts';
import { findPreset, openCode, readPuzzle } from '../../src/core/deal.ts';
import { games } from '../../src/games/index.ts';
import { toy } from '../../src/games/toy/index.ts';
import { expectOk, plenty } from '../harness.ts';

describe.each(games.map(({ id, loadGame }) => [id, loadGame] as const))(
  'starters of %s',
  (_id, loadGame) => {
    it('are different sound puzzles of the first preset, each proven', async () => {
      const game = await loadGame();
      const codes = expectOk(makeStarters(game, plenty, [game.presets[0].id]));
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) {
        const { params, puzzle } = expectOk(openCode(game, code, plenty()));
        expect(findPreset(game, params)?.id).toBe(game.presets[0].id);
        expect(expectOk(readPuzzle(game, code)).code).toBe(code);
        const proof = expectOk(game.prove(puzzle, plenty()));
        expectOk(game.checkProof(puzzle, proof));
      }
    });
  },
);

it('none is made from a puzzle that its engine does not vouch for', () => {
  const doubting = { ...toy, vouch: () => ({ code: 'unsound' }) };
  expect(makeStarters(doubting, plenty, ['short'])).toEqual({
    ok: false,
    fault: { code: 'unsound' },
  });
});
