// Deals that can be won: dealt, proven and vouched for; where a game was lost, and how hard a deal is.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { type Budget, createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { deal, dealPuzzle, openCode } from '../../../core/deal.ts';
import type { Result } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { dragonQuest } from '../index.ts';
import { moveCode } from '../rules/code.ts';
import { presets } from '../rules/index.ts';
import { apply, status } from '../rules/moves.ts';
import { start } from '../rules/turn.ts';
import { legalMoves, view } from '../rules/view.ts';
import { position, stackedPuzzle } from '../testing/index.ts';
import type { Puzzle, State } from '../types.ts';
import { checkProof, generate, prove, rate, vouch } from './certify.ts';
import { isHopeless, solve } from './solve.ts';

const easy = presets[0].params;
const normal = presets[1]?.params ?? easy;
const hard = presets[2]?.params ?? easy;
/** A hard deal that the search does not win. */
const lostSeed = 63_355;
const codeOf = <T>(result: Result<T>) => (result.ok ? undefined : result.fault.code);

describe('certified deals', () => {
  it('deal the same from the same seed, and open both forms', () => {
    const first = deal(dragonQuest, normal, 'seed', unlimitedBudget);
    const second = deal(dragonQuest, normal, 'seed', createBudget(100_000));
    expect(first).toEqual(second);
    if (!first.ok) throw new Error('no deal');
    for (const code of [first.value.code, first.value.seedCode ?? '']) {
      const opened = openCode(dragonQuest, code, unlimitedBudget);
      expect(opened.ok && opened.value.puzzle).toEqual(first.value.puzzle);
    }
  });
  it.each(presets)('$id: have a winning line that the checker follows', ({ id, params }) => {
    for (let index = 0; index < samples(100); index++) {
      const dealt = generate(params, createRng(`${id} ${index}`), unlimitedBudget);
      if (!dealt.ok) throw new Error(dealt.fault.code);
      const proof = prove(dealt.value, unlimitedBudget);
      if (!proof.ok) throw new Error(proof.fault.code);
      const verdict = checkProof(dealt.value, proof.value);
      expect(verdict).toEqual({
        ok: true,
        value: { claim: 'winnable', steps: proof.value.lines.length },
      });
    }
  });
  it('a code that calls its deal winnable is held to it', () => {
    const codes = Array.from({ length: samples(40) }, (_, step) => ({
      params: hard,
      seed: lostSeed + step,
    }));
    const found = codes.map((puzzle) => ({
      vouched: vouch(puzzle, unlimitedBudget)?.code,
      solved: codeOf(solve(puzzle, start(puzzle), unlimitedBudget)),
    }));
    for (const { vouched, solved } of found) expect(vouched).toBe(solved);
    expect(new Set(found.map(({ vouched }) => vouched))).toEqual(
      new Set([undefined, 'noWinFound']),
    );
  });
  it('a code is opened as it says', () => {
    const lost = { params: hard, seed: lostSeed };
    const open = (puzzle: Puzzle, budget: Budget) =>
      codeOf(openCode(dragonQuest, dealPuzzle(dragonQuest, puzzle.params, puzzle).code, budget));
    expect(open(lost, unlimitedBudget)).toBe('noWinFound');
    expect(open(lost, createBudget(1000))).toBe('budgetExhausted');
    const plain = { params: { ...hard, certified: false }, seed: lostSeed };
    expect(open(plain, createBudget(0))).toBeUndefined();
  });
  it('a tampered proof is refused', () => {
    const dealt = generate(easy, createRng('proof'), unlimitedBudget);
    const proof = dealt.ok ? prove(dealt.value, unlimitedBudget) : dealt;
    if (!dealt.ok || !proof.ok) throw new Error('no proof');
    const { claim, lines } = proof.value;
    const check = (value: { claim: string; lines: readonly string[] }) =>
      codeOf(checkProof(dealt.value, value));
    expect(check({ claim, lines })).toBeUndefined();
    expect(check({ claim: 'easy', lines })).toBe('proofTampered');
    expect(check({ claim, lines: lines.slice(0, -1) })).toBe('proofTampered');
    expect(check({ claim, lines: lines.slice(1) })).toBe('proofTampered');
    expect(check({ claim, lines: [...lines, 'accept'] })).toBe('proofTampered');
    expect(check({ claim, lines: ['nonsense', ...lines] })).toBe('proofTampered');
  });
  it('the search wins from the middle of a game, with a Joker on the table too', () => {
    const puzzle = stackedPuzzle(easy, { fates: [8, 6] });
    const state = position(puzzle, ['SQ #?? SA'], {
      items: ['RX'],
      pending: { kind: 'joker', cell: 57, fate: 8, bonus: 0 },
      usedFates: [8],
      fateDraws: 1,
    });
    const solution = solve(puzzle, state, unlimitedBudget);
    if (!solution.ok) throw new Error(solution.fault.code);
    let at: State = state;
    for (const move of solution.value.moves) {
      const outcome = apply(puzzle, at, move);
      if (!outcome.ok) throw new Error(outcome.refusal.type);
      at = outcome.state;
    }
    expect(status(puzzle, at)).toBe('won');
  });
});

describe('where was it lost', () => {
  const lose = (puzzle: Puzzle, from: State, words: readonly string[]) => {
    const path = [from];
    for (const word of words) {
      const move = moveCode.decode(word);
      const last = path.at(-1);
      const outcome = move.ok && last ? apply(puzzle, last, move.value) : undefined;
      if (!outcome?.ok) throw new Error(word);
      path.push(outcome.state);
    }
    return dragonQuest.ask({ type: 'whereLost' }, { puzzle, path }, unlimitedBudget);
  };
  it('names the moment before a deadly pit, exactly', () => {
    const puzzle = stackedPuzzle(easy, { fates: [10] });
    const state = position(puzzle, ['SQ #?? C3'], { health: 3 });
    expect(lose(puzzle, state, ['resolve-h5'])).toEqual({
      ok: true,
      value: { type: 'lastWinnable', undos: 1, exact: true },
    });
  });
  it('answers unknown where no win was found at all', () => {
    const puzzle = stackedPuzzle(easy, { fates: [6, 7, 8, 9, 10] });
    const trap = [
      '. . S6 . .',
      '. #ST #S3 #CJ .',
      'S4 #C2 #?? #C3 S5',
      '. #CT #CK #SJ .',
      '. . S7 . .',
    ];
    const state = position(puzzle, trap);
    expect(lose(puzzle, state, ['resolve-g7'])).toEqual({ ok: true, value: { type: 'unknown' } });
    expect(isHopeless(puzzle, state, 1000)).toBe(true);
  });
  it('never calls a moment hopeless that can be won', () => {
    let hopeless = 0;
    for (let game = 0; game < samples(400); game++) {
      const rng = createRng(`hopeless ${game}`);
      const random: Puzzle = { params: normal, seed: rng.below(0x100000000) };
      const path = [start(random)];
      for (let state = path[0]; state && state.ending === null; state = path.at(-1)) {
        const moves = [...legalMoves(view(random, state))];
        const outcome = apply(random, state, moves[rng.below(moves.length)] ?? { type: 'leave' });
        if (outcome.ok) path.push(outcome.state);
      }
      for (const state of path.slice(-4)) {
        if (!isHopeless(random, state, 500)) continue;
        hopeless++;
        expect(codeOf(solve(random, state, unlimitedBudget))).toBe('noWinFound');
      }
    }
    expect(hopeless).toBeGreaterThan(samples(400) / 2);
  });
  it('finds the last good moment of careless games on certified deals', () => {
    let named = 0;
    for (let game = 0; game < samples(100); game++) {
      const rng = createRng(`lost ${game}`);
      const dealt = generate(normal, rng, unlimitedBudget);
      if (!dealt.ok) throw new Error(dealt.fault.code);
      const path = [start(dealt.value)];
      for (let state = path[0]; state && state.ending === null; state = path.at(-1)) {
        const moves = [...legalMoves(view(dealt.value, state))];
        const outcome = apply(
          dealt.value,
          state,
          moves[rng.below(moves.length)] ?? { type: 'leave' },
        );
        if (outcome.ok) path.push(outcome.state);
      }
      const inquiry = { puzzle: dealt.value, path };
      const answer = dragonQuest.ask({ type: 'whereLost' }, inquiry, unlimitedBudget);
      if (!answer?.ok || answer.value.type !== 'lastWinnable') continue;
      const state = path[path.length - 1 - answer.value.undos];
      if (!state) throw new Error('no such moment');
      expect(solve(dealt.value, state, unlimitedBudget).ok).toBe(true);
      named++;
    }
    expect(named).toBe(samples(100)); // certified: at least the start can be won
  });
});

describe('rate', () => {
  it.each(presets)('$id is what it promises', ({ level, params }) => {
    const dealt = generate(params, createRng('rate'), unlimitedBudget);
    const rating = dealt.ok ? rate(dealt.value, unlimitedBudget) : dealt;
    if (!rating.ok) throw new Error(rating.fault.code);
    expect(rating.value.level).toBe(level);
    expect(rating.value.figures['winningLine']).toBeGreaterThan(0);
    expect(rating.value.figures['winningLevels']).toBeGreaterThan(0);
  });
  it('does not call a deal lost for which it knows no line', () => {
    const lone = { ...easy, health: 1, enemyDamage: 3, pitDamage: 3, depth: 9, certified: false };
    const rating = rate({ params: lone, seed: 3 }, unlimitedBudget);
    expect(rating.ok && rating.value.figures['winningLine']).toBe('unknown');
  });
});
