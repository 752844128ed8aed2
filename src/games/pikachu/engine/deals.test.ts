import { describe, expect, it } from 'vitest';
import { samples, soaking } from '../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import type { Proof } from '../../../core/proof.ts';
import { createRng, pick, type Rng, shuffle } from '../../../core/rng.ts';
import { Session } from '../../../core/session.ts';
import { boardFromTiles } from '../board/board.ts';
import { pikachu } from '../index.ts';
import { kindsFor, orderedTiles } from '../rules/tiles.ts';
import { symbols } from '../symbols.ts';
import { judgeClearable, judgeSettle, matrixOf } from '../testing/judge.ts';
import { type Gravity, gravities, levels, type Move, type Params, type Puzzle } from '../types.ts';
import { findClearing, isClearable } from './clearing/index.ts';

function dealt(params: Params, seed: string): Puzzle {
  const puzzle = pikachu.generate(params, createRng(seed), unlimitedBudget);
  if (!puzzle.ok) throw new Error(puzzle.fault.code);
  return puzzle.value;
}

/** Every size with every level and gravity. */
const all = [
  [6, 10],
  [8, 20],
  [16, 28],
].flatMap(([rows = 0, cols = 0]) =>
  levels.flatMap((level) =>
    gravities.map((gravity) => ({ rows, cols, level, gravity, countdown: false })),
  ),
);

describe('the spread of symbols', () => {
  it('is the classic one: 8 symbols with four pairs, 16 with three', () => {
    const { params } = pikachu.presets[0];
    const counts = new Array<number>(24).fill(0);
    for (const tile of orderedTiles(params)) counts[tile - 1] = (counts[tile - 1] ?? 0) + 1;
    expect(counts).toEqual([...new Array(8).fill(8), ...new Array(16).fill(6)]);
  });
  it('has 20, 24, 32 and 40 symbols on 20 by 8', () => {
    expect(levels.map((level) => kindsFor(level, 80))).toEqual([20, 24, 32, 40]);
  });
  it('never needs more symbols than there are', () => {
    expect(kindsFor('expert', (16 * 28) / 2)).toBe(symbols.length);
  });
});

describe('deals', () => {
  function expectCleared(params: Params, seed: string): void {
    const puzzle = dealt(params, seed);
    const proof = pikachu.prove?.(puzzle, unlimitedBudget);
    if (!proof?.ok) throw new Error('no proof');
    expect(pikachu.checkProof?.(puzzle, proof.value)).toEqual({
      ok: true,
      value: { claim: 'clearable', steps: (params.rows * params.cols) / 2 },
    });
  }

  it('of every preset are cleared by their own proof through the ordinary rules', () => {
    const each = Math.ceil(samples(10_000) / pikachu.presets.length);
    for (const { params } of pikachu.presets)
      for (let sample = 0; sample < each; sample++) expectCleared(params, `d${sample}`);
  }, 900_000);

  it('of every size, level and gravity too', () => {
    for (const params of all)
      for (let sample = 0; sample < samples(20); sample++) expectCleared(params, `v${sample}`);
  });

  it('have the tiles that the level asks for', () => {
    const sorted = (tiles: readonly number[]) => [...tiles].sort((left, right) => left - right);
    for (const params of all)
      expect(sorted(dealt(params, 'tiles').tiles)).toEqual(sorted(orderedTiles(params)));
  });

  it('exist in every size, down to the smallest', () => {
    for (const gravity of gravities)
      for (const level of levels)
        for (let rows = 2; rows <= 5; rows++)
          for (let cols = 2; cols <= 6; cols += rows % 2 === 0 ? 1 : 2) {
            const puzzle = dealt({ rows, cols, level, gravity, countdown: false }, 'tiny');
            expect(puzzle.proof.length).toBe(rows * cols);
          }
  });

  it('are refused for odd boards', () => {
    const odd = { rows: 3, cols: 5, level: 'easy', gravity: 'none', countdown: false } as const;
    const result = deal(pikachu, odd, 'odd', unlimitedBudget);
    expect(result).toEqual({
      ok: false,
      fault: { code: 'oddBoard', where: 'rows', detail: '3 x 5' },
    });
  });

  it('do not depend on the size of the budget, only on its being enough', () => {
    const { params } = pikachu.presets[0];
    const small = deal(pikachu, params, 'budget', createBudget(5000));
    const large = deal(pikachu, params, 'budget', unlimitedBudget);
    expect(small).toEqual(large);
    expect(deal(pikachu, params, 'budget', createBudget(10))).toMatchObject({
      fault: { code: 'budgetExhausted' },
    });
  });
});

describe('the proof checker refuses', () => {
  const puzzle = dealt(pikachu.presets[0].params, 'proof');
  const proof = pikachu.prove?.(puzzle, unlimitedBudget);
  if (!proof?.ok) throw new Error('no proof');
  const { claim, lines } = proof.value;
  const last = lines.at(-1) ?? '';
  const swap = (line: string) => line.split(' ').reverse().join(' ');
  const tampered: readonly (readonly [string, Proof])[] = [
    ['another claim', { claim: 'unique', lines }],
    ['a missing line', { claim, lines: lines.slice(0, -1) }],
    ['a line twice', { claim, lines: [...lines, last] }],
    [
      'the last line first',
      { claim, lines: [lines.at(-1) ?? '', ...lines.slice(0, -1)].reverse() },
    ],
    ['a cell twice', { claim, lines: ['r1c1 r1c1', ...lines.slice(1)] }],
    ['a cell outside', { claim, lines: ['r1c1 r9c1', ...lines.slice(1)] }],
    ['words', { claim, lines: ['all of them'] }],
    ['nothing', { claim, lines: [] }],
  ];
  it.each(tampered)('%s', (_name, altered) => {
    expect(pikachu.checkProof?.(puzzle, altered)).toMatchObject({ fault: { code: 'badProof' } });
  });
  it('another board, but not the same pairs read backwards', () => {
    const other = dealt(pikachu.presets[0].params, 'other');
    expect(pikachu.checkProof?.(other, proof.value)).toMatchObject({ fault: { code: 'badProof' } });
    expect(pikachu.checkProof?.(puzzle, { claim, lines: lines.map(swap) })?.ok).toBe(true);
  });
  it('every single exchanged cell', () => {
    const rng = createRng('tamper');
    for (let sample = 0; sample < samples(500); sample++) {
      const index = rng.below(lines.length);
      const [from, to] = (lines[index] ?? '').split(' ');
      const wrong = `r${1 + rng.below(8)}c${1 + rng.below(20)}`;
      if (wrong === to || wrong === from) continue;
      const altered = lines.with(index, `${from} ${wrong}`);
      expect(pikachu.checkProof?.(puzzle, { claim, lines: altered })?.ok).toBe(false);
    }
  });
});

/** Small and crowded: often lost, and small enough to try everything. */
function smallTiles(rng: Rng, rows: number, cols: number, gravity: Gravity): number[] {
  const cells = rows * cols;
  const pairs = cells / 2 - rng.below(3);
  const kinds = 2 + rng.below(Math.max(1, pairs - 1));
  const tiles = Array.from({ length: cells }, (_, index) =>
    index < 2 * pairs ? 1 + (Math.floor(index / 2) % kinds) : 0,
  );
  const settled = judgeSettle(matrixOf(rows, cols, shuffle(tiles, rng)), gravity);
  return settled.slice(1, -1).flatMap((line) => line.slice(1, -1));
}

describe('still clearable?', () => {
  it('agrees with trying everything, on small boards', () => {
    const rng = createRng('small boards');
    const shapes: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
      [3, 4],
      [2, 6],
      [4, 3],
      [2, 5],
      [4, 4],
      [3, 6],
      [4, 5],
    ];
    const counts: Record<string, number> = { yes: 0, no: 0 };
    for (let sample = 0; sample < samples(6000); sample++) {
      const gravity = pick(gravities, rng);
      const [rows, cols] = pick(shapes, rng);
      const tiles = smallTiles(rng, rows, cols, gravity);
      const board = boardFromTiles(rows, cols, tiles);
      const expected = judgeClearable(matrixOf(rows, cols, tiles), gravity) ? 'yes' : 'no';
      counts[expected] = (counts[expected] ?? 0) + 1;
      if (isClearable(board, unlimitedBudget, gravity) !== expected)
        expect.fail(`${gravity} ${rows} x ${cols} [${tiles}] is ${expected}`);
    }
    expect(Math.min(counts['yes'] ?? 0, counts['no'] ?? 0)).toBeGreaterThan(samples(150));
  });

  it('says no to an odd tile, yes to nothing, and unknown without a budget', () => {
    expect(isClearable(boardFromTiles(1, 4, [1, 1, 1, 0]))).toBe('no');
    expect(isClearable(boardFromTiles(1, 4, [1, 1, 1, 0]), 1000, 'left')).toBe('no');
    expect(isClearable(boardFromTiles(1, 4, [0, 0, 0, 0]))).toBe('yes');
    expect(isClearable(boardFromTiles(1, 4, [1, 1, 2, 2]), 1)).toBe('unknown');
    expect(isClearable(boardFromTiles(1, 4, [1, 1, 2, 2]), createBudget(0), 'down')).toBe(
      'unknown',
    );
  });

  it('gives a sequence that the rules accept, from any position', () => {
    for (let sample = 0; sample < samples(400); sample++) {
      const rng = createRng(`positions ${sample}`);
      const params =
        pick(
          all.filter(({ rows }) => rows < 16),
          rng,
        ) ?? all[0];
      if (!params) throw new Error('no params');
      const puzzle = dealt(params, `p${sample}`);
      let state = pikachu.start(puzzle, 0);
      for (let moves = rng.below(puzzle.tiles.length / 2); moves > 0; moves--) {
        const move = pick([...pikachu.legalMoves(pikachu.view(puzzle, state))], rng);
        if (move?.type !== 'match') break;
        const outcome = pikachu.apply(puzzle, state, move, 0);
        if (outcome.ok) state = outcome.state;
      }
      const solution = pikachu.solve?.(puzzle, state, createBudget(20_000_000));
      if (!solution?.ok) continue;
      for (const move of solution.value.moves) {
        const outcome = pikachu.apply(puzzle, state, move, 0);
        expect(outcome.ok && outcome.events[0]?.type).toBe('matched');
        if (outcome.ok) state = outcome.state;
      }
      expect(pikachu.status(puzzle, state)).toBe('won');
    }
  });
});

describe('hints', () => {
  it('followed to the end clear every board', () => {
    // Gravity is searched, not known: its larger boards take their time.
    const some = all.filter(
      ({ rows, gravity }) =>
        rows === 6 || (gravity === 'none' ? rows === 8 : soaking && rows === 8),
    );
    const each = Math.ceil(samples(480) / all.length);
    for (const params of some)
      for (let sample = 0; sample < each; sample++) {
        const puzzle = dealt(params, `h${sample}`);
        let state = pikachu.start(puzzle, 0);
        while (state.left > 0) {
          const hint = pikachu.hint?.(
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
      const puzzle = { rows: 3, cols: 4, gravity, countdown: false, tiles, proof: [], seed: 1 };
      const left = tiles.filter((tile) => tile !== 0).length;
      const state = { ...pikachu.start(puzzle, 0), left };
      const hint = pikachu.hint?.(pikachu.view(puzzle, state), rng, unlimitedBudget);
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
      gravity: 'left',
      countdown: false,
      tiles,
      proof: [],
      seed: 1,
    } as const;
    const state = pikachu.start(puzzle, 0);
    const view = pikachu.view(puzzle, state);
    const hint = pikachu.hint?.(view, createRng('hint'), unlimitedBudget);
    if (!hint?.ok || !hint.value.move) throw new Error('no hint');
    expect(hint.value.technique).toBe('unsure');
    const outcome = pikachu.apply(puzzle, state, hint.value.move, 0);
    expect(outcome.ok && outcome.events[0]?.type).toBe('matched');
    expect(pikachu.hint?.(view, createRng('hint'), createBudget(1_000_000))).toMatchObject({
      fault: { code: 'budgetExhausted' },
    });
  });
});

describe('questions', () => {
  it('tells how many undos lead back to a position that can be cleared', () => {
    let lost = 0;
    for (let sample = 0; sample < samples(300); sample++) {
      const rng = createRng(`back ${sample}`);
      const params = {
        rows: 6,
        cols: 8,
        level: 'expert',
        gravity: 'none',
        countdown: false,
      } as const;
      const result = deal(pikachu, params, `b${sample}`, unlimitedBudget);
      if (!result.ok) throw new Error(result.fault.code);
      const session = new Session(pikachu, result.value);
      while (session.status === 'playing') {
        const move: Move | undefined = pick([...pikachu.legalMoves(session.view)], rng);
        if (move) session.play(move, 0);
        // A miss in between is one more thing to undo.
        const cells = session.state.tiles.flatMap((tile, cell) => (tile === 0 ? [] : [cell]));
        const [from = 0, to = 0] = cells;
        if (
          cells.length > 1 &&
          rng.below(5) === 0 &&
          session.state.tiles[from] !== session.state.tiles[to]
        )
          session.play({ type: 'match', from, to }, 0);
      }
      const { puzzle } = result.value;
      const inquiry = { puzzle, path: session.path };
      const clearable = pikachu.ask?.({ type: 'clearable' }, inquiry, unlimitedBudget);
      const won = session.status === 'won';
      expect(clearable).toEqual({
        ok: true,
        value: { type: 'clearable', clearable: won ? 'yes' : 'no' },
      });
      const answer = pikachu.ask?.({ type: 'lastClearable' }, inquiry, unlimitedBudget);
      if (!answer?.ok || answer.value.type !== 'lastClearable') throw new Error('no answer');
      const { undos, exact } = answer.value;
      expect(exact).toBe(true);
      expect(undos === 0).toBe(won);
      if (!won) lost++;
      const verdict = (back: number) => {
        const state = session.path[session.path.length - 1 - back];
        const board = boardFromTiles(6, 8, state?.tiles ?? []);
        return findClearing(board, 'none', unlimitedBudget).clearable;
      };
      expect(verdict(undos)).toBe('yes');
      if (undos > 0) expect(verdict(undos - 1)).toBe('no');
    }
    expect(lost).toBeGreaterThan(0);
  });

  it('need a game to ask about', () => {
    for (const type of ['clearable', 'lastClearable'] as const)
      expect(pikachu.ask?.({ type }, undefined, unlimitedBudget)).toMatchObject({
        fault: { code: 'noInquiry' },
      });
  });
});
