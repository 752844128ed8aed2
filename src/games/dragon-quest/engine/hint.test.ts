// Hints, and the bots that they rest on.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { factsOf } from '../../../core/hint.ts';
import { createRng } from '../../../core/rng.ts';
import { words } from '../../../words/en/dragon-quest/index.ts';
import { moveCode } from '../rules/code.ts';
import { presets } from '../rules/index.ts';
import { apply } from '../rules/moves.ts';
import { start } from '../rules/turn.ts';
import { legalMoves, view } from '../rules/view.ts';
import { position, stackedPuzzle } from '../testing/index.ts';
import { createTable, dealRandom, playCarefully, playRandomly } from '../testing/measured-games.ts';
import type { Puzzle, State } from '../types.ts';
import { hint } from './hint.ts';

const easy = presets[0].params;
const normal = presets[1]?.params ?? easy;

describe('hint', () => {
  const puzzle = stackedPuzzle(easy, {});
  const hintAt = (rows: readonly string[], rest: Partial<State> = {}) => {
    const answer = hint(
      view(puzzle, position(puzzle, rows, rest)),
      createRng('hint'),
      unlimitedBudget,
    );
    if (!answer.ok) throw new Error(answer.fault.code);
    return answer.value;
  };
  const wordAt = (rows: readonly string[], rest: Partial<State> = {}) => {
    const { move } = hintAt(rows, rest);
    return move ? moveCode.encode(move) : '';
  };
  it('leaves by the exit once the Queen is beaten', () => {
    expect(wordAt(['SA #?? C3'], { queenBeaten: true })).toBe('resolve-f5');
  });
  it('fights the Queen when only nine and ten are left', () => {
    const left = { usedFates: [6, 7, 8] as const, fateDraws: 3 };
    expect(wordAt(['SQ #?? SA'], left)).toBe('resolve-f5');
  });
  it('does not walk into a deadly pit', () => {
    expect(wordAt(['C3 #?? S8'], { health: 2 })).not.toBe('resolve-f5');
  });
  it('saves a life with gems', () => {
    const pending = { kind: 'damage', cell: 57, damage: 3, cause: 'pit' } as const;
    expect(wordAt(['C3 #??'], { health: 1, gems: 5, pending })).toBe('spend-3');
  });
  it('uses a Queen to beat the Dragon Queen', () => {
    const pending = { kind: 'fate', cell: 57, fate: 8, bonus: 0 } as const;
    const rest = {
      items: ['HQ'] as const,
      pending,
      usedFates: [8] as const,
      fateDraws: 1,
      health: 3,
    };
    expect(wordAt(['SQ #?? SA'], rest)).toBe('use-HQ');
  });
  it('answers a Joker on the table', () => {
    const pending = { kind: 'joker', cell: 57, fate: 8, bonus: 0 } as const;
    const rest = {
      items: ['RX'] as const,
      pending,
      usedFates: [8] as const,
      fateDraws: 1,
      health: 3,
    };
    expect(wordAt(['SQ #?? SA'], rest)).toBe('name-queen');
  });
  it('tells the odds of a fight that it advises', () => {
    const left = { usedFates: [6, 7, 8] as const, fateDraws: 3 };
    const facts = factsOf(hintAt(['SQ #?? SA'], left));
    expect(facts).toContainEqual({
      type: 'reasons',
      word: 'resolve-f5',
      reasons: expect.arrayContaining([
        expect.objectContaining({ type: 'odds', card: 'SQ', beat: 2, left: 2, chance: 100 }),
      ]),
    });
  });
  it('compares the options, each with its chance and margin, and tells the best one at the end only', () => {
    const found = hintAt(['C3 #?? ST']);
    expect(found.technique).toBe('simulation');
    const bars = found.steps[0].marks.flatMap((mark) => (mark.kind === 'bar' ? [mark] : []));
    expect(bars.length).toBeGreaterThan(1);
    for (const { chance, spread } of bars) {
      expect(chance).toBeLessThanOrEqual(100);
      expect(spread).toBeGreaterThan(0);
    }
    // The order is no hint of its own.
    const options = bars.map(({ option }) => option);
    expect(options).toEqual([...options].sort());
    expect(found.conclusion?.map(({ type }) => type)).toEqual(['chance', 'confidence', 'because']);
    const best = found.conclusion?.[0];
    expect(options).toContain(best?.['word']);
    const most = Math.max(...bars.map(({ chance }) => chance));
    expect(best?.['percent']).toBe(most);
  });
  const optionsAt = (rows: readonly string[], rest: Partial<State> = {}) =>
    hintAt(rows, rest).steps[0].marks.flatMap((mark) => (mark.kind === 'bar' ? [mark.option] : []));
  it('takes what is free first, and says that it is', () => {
    const found = hintAt(['S9 #?? ST']);
    expect(found.technique).toBe('free');
    expect(found.move).toEqual({ type: 'resolve', cell: 57 });
    expect(words.hint.what(found, view(puzzle, position(puzzle, ['S9 #?? ST'])))).toBe(
      'Open the Treasure chest at f5. A free item; it can open 3 cells (f4, e5 and f6).',
    );
    expect(hintAt(['S8 #?? ST'], { health: 3 }).technique).toBe('free');
  });
  it('never heals at full health, nor takes the eleventh gem, while a card can be placed', () => {
    for (const [rows, rest] of [
      [['S8 #?? C3'], {}],
      [['S7 #?? C3'], { gems: 10 }],
    ] as const) {
      expect(optionsAt(rows, rest)).not.toContain('resolve-f5');
      expect(wordAt(rows, rest)).not.toBe('resolve-f5');
    }
  });
  it('shows one of two mirror images', () => {
    // Above and below the start card, and left and right of it, are the same by the mirror.
    expect(optionsAt(['#??']).length).toBe(2);
    expect(optionsAt(['C3 #?? C2']).filter((word) => word.startsWith('place')).length).toBe(1);
  });
  it('says plainly when nothing helps any more', () => {
    const pending = { kind: 'damage', cell: 57, damage: 3, cause: 'pit' } as const;
    const rest = { health: 1, gems: 1, pending };
    const found = hintAt(['C3 #??'], rest);
    expect(found.technique).toBe('nothingHelps');
    const seen = view(puzzle, position(puzzle, ['C3 #??'], rest));
    expect(words.hint.where(found, seen)).toBe('Nothing that was tried wins from here any more.');
    expect(words.hint.what(found, seen)).toMatch(/^None of \d+ shuffled games was won from here\./);
  });
  it('knows the way out that wins, without simulation', () => {
    expect(hintAt(['BX #??'], { queenBeaten: true }).technique).toBe('wins');
    const found = hintAt(['CA #?? SA'], { queenBeaten: true, gems: 1 });
    expect(found.move).toEqual({ type: 'resolve', cell: 59 });
  });
  it('is accepted in every position of random games', () => {
    for (let game = 0; game < samples(60); game++) {
      const rng = createRng(`hints ${game}`);
      const random: Puzzle = { params: { ...normal, startItems: 3 }, seed: rng.below(1e9) };
      let state = start(random);
      const turns = rng.below(30);
      for (let turn = 0; turn < turns && state.ending === null; turn++) {
        const moves = [...legalMoves(view(random, state))];
        const outcome = apply(random, state, moves[rng.below(moves.length)] ?? { type: 'accept' });
        if (outcome.ok) state = outcome.state;
      }
      const answer = hint(view(random, state), rng, unlimitedBudget);
      if (!answer.ok)
        expect([answer.fault.code, state.ending === null]).toEqual(['gameOver', false]);
      else if (!answer.value.move) throw new Error('a hint without a move');
      else expect(apply(random, state, answer.value.move).ok).toBe(true);
    }
  });
});

describe('bots', () => {
  it('the careful one wins far more often than the random one', () => {
    const wins = (play: typeof playRandomly) => {
      const table = createTable(normal);
      let won = 0;
      for (let game = 0; game < 500; game++) {
        dealRandom(table, game * 7919);
        if (play(table)) won++;
      }
      return won / 500;
    };
    expect(wins(playRandomly)).toBeLessThan(0.15);
    expect(wins(playCarefully)).toBeGreaterThan(0.4);
  });
});
