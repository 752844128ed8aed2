import { describe, expect, it } from 'vitest';
import { unlimitedBudget } from '../../core/budget.ts';
import { deal, findPreset } from '../../core/deal.ts';
import { Session } from '../../core/session.ts';
import { pikachu } from './index.ts';
import {
  beginRound,
  countReshuffles,
  type Journey,
  nextRound,
  passRound,
  RESHUFFLES,
  readJourney,
  reshufflesLeft,
  roundSeed,
  rounds,
  starsFor,
  starsOf,
  startJourney,
} from './journey.ts';

function dealt(journey: Journey, index: number) {
  const round = rounds[index];
  if (!round) throw new Error(`no round ${index}`);
  const result = deal(pikachu, round.params, roundSeed(journey, index), unlimitedBudget);
  if (!result.ok) throw new Error(`round ${index + 1}: ${result.fault.code}`);
  return result.value;
}

describe('the journey', () => {
  it('has twelve rounds whose size, gravity, symbols and time change, none of them a board of its own', () => {
    expect(rounds).toHaveLength(12);
    for (const key of ['level', 'gravity', 'minutes'] as const)
      expect(new Set(rounds.map(({ params }) => params[key])).size).toBeGreaterThan(2);
    expect(new Set(rounds.map(({ set }) => set)).size).toBeGreaterThan(3);
    expect(new Set(rounds.map(({ params }) => JSON.stringify(params))).size).toBe(12);
    for (const { params } of rounds) {
      expect(params.cols).toBeLessThanOrEqual(10);
      expect(findPreset(pikachu, params)).toBeUndefined();
    }
  });

  it('is played from the first round to the last, every board proven, with three reshuffles', () => {
    let journey = startJourney('test');
    for (let index = 0; index < rounds.length; index++) {
      expect(nextRound(journey)).toBe(index);
      const board = `board-${index}`;
      const { puzzle } = dealt(journey, index);
      const proof = pikachu.prove(puzzle, unlimitedBudget);
      if (!proof?.ok) throw new Error('no proof');
      expect(pikachu.checkProof(puzzle, proof.value).ok).toBe(true);
      expect(pikachu.vouch(puzzle, unlimitedBudget)).toBeUndefined();
      journey = beginRound(journey, index, board);
      const session = new Session(pikachu, dealt(journey, index));
      let moves: readonly number[] = puzzle.proof;
      // Reshuffle in the middle of the first three: the rest can still be cleared, and the solver finds how.
      if (reshufflesLeft(journey) > 0) {
        for (const [from = 0, to = 0] of pairsOf(moves.slice(0, moves.length - 12)))
          expect(session.play({ type: 'match', from, to }, session.now + 500).ok).toBe(true);
        expect(session.play({ type: 'reshuffle' }, session.now + 500).ok).toBe(true);
        journey = countReshuffles(journey, board, session.view.reshuffles);
        const solution = pikachu.solve(puzzle, session.state, unlimitedBudget);
        if (!solution?.ok) throw new Error('a reshuffled board could not be cleared');
        moves = solution.value.moves.flatMap((move) =>
          move.type === 'match' ? [move.from, move.to] : [],
        );
      }
      for (const [from = 0, to = 0] of pairsOf(moves)) {
        const step = session.play({ type: 'match', from, to }, session.now + 500);
        expect(step.ok && step.events[0]?.type).toBe('matched');
      }
      expect(session.status).toBe('won');
      journey = passRound(journey, board, session.score ?? 0);
      expect(journey.passed).toHaveLength(index + 1);
      expect(journey.passed[index]?.stars).toBe(starsFor(index, session.score ?? 0));
    }
    expect(reshufflesLeft(journey)).toBe(0);
    expect(nextRound(journey)).toBeUndefined();
    expect(starsOf(journey)).toBe(36);
  });

  it('counts what a failed attempt used, and keeps the best run of a round', () => {
    let journey = beginRound(startJourney('x'), 0, 'one');
    journey = countReshuffles(journey, 'one', 1);
    expect(countReshuffles(journey, 'other', 3)).toBe(journey);
    expect(reshufflesLeft(journey)).toBe(RESHUFFLES - 1);
    journey = beginRound(journey, 0, 'two');
    expect(reshufflesLeft(journey)).toBe(RESHUFFLES - 1);
    journey = passRound(countReshuffles(journey, 'two', 1), 'two', 24 * 12);
    expect(journey).toMatchObject({ used: 2, passed: [{ score: 288, stars: 2 }] });
    expect(passRound(journey, 'two', 5000)).toBe(journey);
    journey = passRound(beginRound(journey, 0, 'three'), 'three', 10);
    expect(journey.passed).toEqual([{ score: 288, stars: 2 }]);
    journey = passRound(beginRound(journey, 0, 'four'), 'four', 24 * 20);
    expect(journey.passed).toEqual([{ score: 480, stars: 3 }]);
    expect(beginRound(journey, 5, 'early')).toBe(journey);
    expect(beginRound(journey, -1, 'never')).toBe(journey);
  });

  it('comes back from storage as it was, or says what is wrong', () => {
    const journey = beginRound(
      passRound(beginRound(startJourney('abc'), 0, 'one'), 'one', 300),
      1,
      'two',
    );
    expect(readJourney(JSON.parse(JSON.stringify(journey)))).toEqual({ ok: true, value: journey });
    const wrong: readonly (readonly [unknown, string])[] = [
      [undefined, 'seed'],
      [{ ...journey, seed: 'A B' }, 'seed'],
      [{ ...journey, passed: 'all' }, 'passed'],
      [{ ...journey, passed: new Array(13).fill({ score: 1 }) }, 'passed'],
      [{ ...journey, passed: [{ score: -1 }] }, 'round 1'],
      [{ ...journey, used: 0.5 }, 'used'],
      [{ ...journey, attempt: { round: 4, board: 'x', reshuffles: 0 } }, 'attempt'],
      [{ ...journey, attempt: { round: 1, board: 7, reshuffles: 0 } }, 'attempt'],
    ];
    for (const [value, where] of wrong)
      expect(readJourney(value)).toEqual({ ok: false, fault: { code: 'badJourney', where } });
  });
});

function* pairsOf(cells: readonly number[]): Iterable<readonly number[]> {
  for (let index = 0; index < cells.length; index += 2) yield cells.slice(index, index + 2);
}
