// Whole games at random, with undo: the state must always be what it would be from scratch.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import { createRng } from '../../../core/rng.ts';
import { Session } from '../../../core/session.ts';
import { boardFromTiles } from '../board/board.ts';
import { allPairs, pairCells } from '../board/pairs.ts';
import { pikachu } from '../index.ts';
import { judgeSettle, matrixOf } from '../testing.ts';
import { type Gravity, levels, type Params } from '../types.ts';

/** Not every board has every level, above all with gravity: then the level it was found to have. */
function dealAny(params: Params, seed: string) {
  const dealt = deal(pikachu, params, seed, unlimitedBudget);
  if (dealt.ok || dealt.fault.code !== 'noSuchLevel') return dealt;
  const level = levels.find((one) => one === dealt.fault.detail) ?? params.level;
  return deal(pikachu, { ...params, level }, seed, unlimitedBudget);
}

describe('random play', () => {
  const gravities: readonly Gravity[] = ['none', 'none', 'down', 'left', 'middle'];
  it('keeps the pair set current, and undo brings back the very same', () => {
    for (let sample = 0; sample < samples(300); sample++) {
      const rng = createRng(`play ${sample}`);
      const params: Params = {
        rows: 2 + rng.below(7),
        cols: 2 * (1 + rng.below(10)),
        level: (['easy', 'classic', 'hard', 'expert'] as const)[rng.below(4)] ?? 'easy',
        gravity: gravities[rng.below(gravities.length)] ?? 'none',
        minutes: 0,
      };
      const dealt = dealAny(params, `s${sample}`);
      if (!dealt.ok) throw new Error(dealt.fault.code);
      const session = new Session(pikachu, dealt.value);
      const trail: (readonly number[])[] = [session.state.pairs];
      const fresh = () => allPairs(boardFromTiles(params.rows, params.cols, session.state.tiles));
      while (session.status === 'playing') {
        if (rng.below(4) === 0 && trail.length > 1) {
          for (let back = 1 + rng.below(Math.min(5, trail.length - 1)); back > 0; back--) {
            session.undo(0);
            trail.pop();
          }
          expect(session.state.pairs).toEqual(trail.at(-1));
          expect(session.state.pairs).toEqual(fresh());
        }
        const { pairs, tiles } = session.state;
        const [from, to] = pairCells(pairs[rng.below(pairs.length)] ?? 0);
        const before = matrixOf(params.rows, params.cols, tiles);
        expect(session.play({ type: 'match', from, to }, 0).ok).toBe(true);
        trail.push(session.state.pairs);
        expect(session.state.pairs).toEqual(fresh());
        for (const cell of [from, to]) {
          const line = before[Math.floor(cell / params.cols) + 1];
          if (line) line[(cell % params.cols) + 1] = 0;
        }
        expect(matrixOf(params.rows, params.cols, session.state.tiles)).toEqual(
          judgeSettle(before, params.gravity),
        );
      }
      while (session.undo(0).ok) {
        trail.pop();
        expect(session.state.pairs).toEqual(trail.at(-1));
      }
      expect(trail.length).toBe(1);
    }
  });
});
