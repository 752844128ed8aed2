// What a program may hand in by mistake is refused, never thrown: moves that are none, and seeds.

import { describe, expect, it } from 'vitest';
import { createBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import { Session } from '../../src/core/session.ts';
import { games } from '../../src/games/index.ts';
import { toy } from '../../src/games/toy/index.ts';
import { expectOk } from '../harness.ts';

/** As a program without types would call it. */
const loose = (value: unknown): never => value as never;

describe.each(games.map(({ id, loadGame }) => [id, loadGame] as const))('%s', (_id, load) => {
  it('refuses what is no move', async () => {
    const game = await load();
    const dealt = expectOk(deal(game, game.presets[0].params, 'stranger', createBudget(2e9)));
    const session = new Session(game, dealt);
    const before = JSON.stringify(session.view);
    const types = [...game.legalMoves(session.view)].slice(0, 50).map(({ type }) => ({ type }));
    const nonsense = [{ type: 'nope' }, {}, null, undefined, 5, 'x', [], { type: null }];
    for (const move of nonsense) {
      const played = session.play(loose(move), 0);
      expect([move, played.ok]).toEqual([move, false]);
    }
    // A move without its parts: some games have moves that need none.
    for (const move of types)
      expect(() => new Session(game, dealt).play(loose(move), 0)).not.toThrow();
    expect(JSON.stringify(session.view)).toBe(before);
    expect(session.log).toEqual([]);
  });
});

it.each([undefined, null, 7, {}, ''])('the seed %j is refused', (seed) => {
  const dealt = deal(toy, toy.presets[0].params, loose(seed), createBudget(1e6));
  expect(dealt).toMatchObject({ ok: false, fault: { code: 'badSeed' } });
});

it('a stumble over a true move is a mistake of the game, and is not hidden', () => {
  const dealt = expectOk(deal(toy, toy.presets[0].params, 'a', createBudget(1e6)));
  const broken = {
    ...toy,
    apply: () => {
      throw new Error('stumbled');
    },
  };
  expect(() => new Session(broken, dealt).play({ type: 'open', chest: 0 }, 0)).toThrow('stumbled');
});
