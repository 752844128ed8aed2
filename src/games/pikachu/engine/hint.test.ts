import { describe, expect, it } from 'vitest';
import { samples, soaking } from '../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { createRng, pick, shuffle } from '../../../core/rng.ts';
import { pikachu } from '../index.ts';
import { dealt, everyKind, judgeClearable, matrixOf, smallTiles } from '../testing.ts';
import { gravities } from '../types.ts';

describe('hints', () => {
  it('followed to the end clear every board', () => {
    // Gravity is searched, not known: its larger boards take their time.
    const some = everyKind.filter(
      ({ rows, cols, gravity }) =>
        rows * cols === 60 || (rows * cols === 160 && (gravity === 'none' || soaking)),
    );
    const each = Math.ceil(samples(480) / everyKind.length);
    for (const params of some)
      for (let sample = 0; sample < each; sample++) {
        const puzzle = dealt(params, `h${sample}`);
        let state = pikachu.start(puzzle, 0);
        while (state.left > 0) {
          const hint = pikachu.hint(
            pikachu.view(puzzle, state),
            createRng('hint'),
            createBudget(400_000_000),
          );
          const move = hint?.ok && hint.value.technique === 'pair' ? hint.value.move : undefined;
          if (!move) expect.fail(`no hint with ${state.left} tiles left: ${JSON.stringify(hint)}`);
          const outcome = pikachu.apply(puzzle, state, move, 0);
          expect(outcome.ok && outcome.events[0]?.type).toBe('matched');
          if (!outcome.ok) break;
          state = outcome.state;
        }
      }
  });

  it('never spoil: small boards, every hint, against trying everything', () => {
    const rng = createRng('spoilers');
    for (let sample = 0; sample < samples(1000); sample++) {
      const gravity = pick(gravities, rng);
      const tiles = smallTiles(rng, 3, 4, gravity);
      const level = 'easy' as const;
      const puzzle = { rows: 3, cols: 4, level, gravity, minutes: 0, tiles, proof: [], seed: 1 };
      const left = tiles.filter((tile) => tile !== 0).length;
      const state = { ...pikachu.start(puzzle, 0), left };
      const hint = pikachu.hint(pikachu.view(puzzle, state), rng, unlimitedBudget);
      if (!hint?.ok) throw new Error('no hint');
      const clearable = judgeClearable(matrixOf(3, 4, tiles), gravity);
      expect(hint.value.move !== undefined).toBe(clearable);
      if (!hint.value.move) {
        expect(hint.value.technique).toBe(state.pairs.length === 0 ? 'jammed' : 'hopeless');
        continue;
      }
      const outcome = pikachu.apply(puzzle, state, hint.value.move, 0);
      if (!outcome.ok) throw new Error(outcome.refusal.type);
      expect(judgeClearable(matrixOf(3, 4, outcome.state.tiles), gravity)).toBe(true);
    }
  });

  it('say openly when nothing could be shown, and are a fault only where the budget was too small', () => {
    // The four tiles at the left can never be matched, but there is far too much to try before that is proven.
    const rest = shuffle(
      Array.from({ length: 52 }, (_, index) => 3 + (index % 13)),
      createRng('unsure'),
    );
    const tiles = [1, 2, ...rest.slice(0, 26), 2, 1, ...rest.slice(26)];
    const puzzle = {
      rows: 2,
      cols: 28,
      level: 'expert',
      gravity: 'left',
      minutes: 0,
      tiles,
      proof: [],
      seed: 1,
    } as const;
    const state = pikachu.start(puzzle, 0);
    const view = pikachu.view(puzzle, state);
    const hint = pikachu.hint(view, createRng('hint'), unlimitedBudget);
    if (!hint?.ok || !hint.value.move) throw new Error('no hint');
    expect(hint.value.technique).toBe('unsure');
    const outcome = pikachu.apply(puzzle, state, hint.value.move, 0);
    expect(outcome.ok && outcome.events[0]?.type).toBe('matched');
    expect(pikachu.hint(view, createRng('hint'), createBudget(1_000_000))).toMatchObject({
      fault: { code: 'budgetExhausted' },
    });
  });
});
