// The toy game as a table of positions; every refusal and fault has its row.

import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../test/harness.ts';
import { createBudget, unlimitedBudget } from '../../core/budget.ts';
import { type Result, success } from '../../core/result.ts';
import { createRng } from '../../core/rng.ts';
import { words as toyWords } from '../../words/en/toy/index.ts';
import { possibleChests } from './engine.ts';
import { toy } from './index.ts';
import { BURN_TIME, start } from './rules.ts';
import { faults, type Puzzle, type Refusal, refusals, type State } from './types.ts';

const puzzle: Puzzle = { chests: 9, candles: 2, treasure: 5 };

/** Plays words of moves from the start; `@60000` moves the clock. */
function reach(words: string): { state: State; at: number } {
  let state = start(puzzle, 0);
  let at = 0;
  for (const word of words.split(' ').filter(Boolean)) {
    if (word.startsWith('@')) {
      at = Number(word.slice(1));
      continue;
    }
    const outcome = toy.apply(puzzle, state, expectOk(toy.moveCode.decode(word)), at);
    if (!outcome.ok) throw new Error(`${word} refused: ${outcome.refusal.type}`);
    state = outcome.state;
  }
  return { state, at };
}

function tryMove(words: string, word: string) {
  const { state, at } = reach(words);
  return toy.apply(puzzle, state, expectOk(toy.moveCode.decode(word)), at);
}

describe('positions', () => {
  it.each([
    ['the start', '', '? ? ? ? ? ? ? ? ?\ncandles 2, attempts 0', 'playing'],
    ['too far left', 'open1', '> ? ? ? ? ? ? ? ?\ncandles 2, attempts 1', 'playing'],
    ['too far right', 'open9', '? ? ? ? ? ? ? ? <\ncandles 2, attempts 1', 'playing'],
    [
      'a gift after three',
      'open1 open2 open9',
      '> > ? ? ? ? ? ? <\ncandles 2, attempts 3, choose lamp or wick',
      'playing',
    ],
    ['found', 'open6', '? ? ? ? ? * ? ? ?\ncandles 2, attempts 1', 'won'],
    [
      'found as the third, without a gift',
      'open1 open2 open6',
      '> > ? ? ? * ? ? ?\ncandles 2, attempts 3',
      'won',
    ],
    [
      'a wick is a candle',
      'open1 open2 open3 wick',
      '> > > ? ? ? ? ? ?\ncandles 3, attempts 3',
      'playing',
    ],
    ['a candle burned', '@60000 burn', '? ? ? ? ? ? ? ? ?\ncandles 1, attempts 0', 'playing'],
    ['all burned', '@60000 burn @120000 burn', '? ? ? ? ? ? ? ? ?\ncandles 0, attempts 0', 'lost'],
  ])('%s', (_name, words, printed, status) => {
    const { state } = reach(words);
    expect(toy.print(toy.view(puzzle, state))).toBe(printed);
    expect(toy.status(puzzle, state)).toBe(status);
  });

  it('the lamp tells even from odd, and nothing tells it before', () => {
    expect(toy.view(puzzle, reach('open1 open2 open3').state).even).toBeNull();
    expect(toy.view(puzzle, reach('open1 open2 open3 lamp').state).even).toBe(false);
    expect(possibleChests(toy.view(puzzle, reach('open1 open2 open3 lamp').state))).toEqual([
      3, 5, 7,
    ]);
  });

  it('what shows something hidden says so, what does not does not', () => {
    expect(tryMove('', 'open1')).toMatchObject({ ok: true, reveals: true });
    expect(tryMove('open1 open2 open3', 'lamp')).toMatchObject({ ok: true, reveals: true });
    expect(tryMove('open1 open2 open3', 'wick')).not.toHaveProperty('reveals');
  });

  it('the next candle burns a minute after the last, however late it was noticed', () => {
    expect(reach('@65000 burn').state.nextBurn).toBe(2 * BURN_TIME);
  });
});

describe('refusals', () => {
  const rows: readonly [type: Refusal['type'], words: string, word: string][] = [
    ['gameOver', 'open6', 'open1'],
    ['gameOver', '@60000 burn @120000 burn', 'open6'],
    ['choicePending', 'open1 open2 open3', 'open4'],
    ['nothingToChoose', '', 'lamp'],
    ['noSuchChest', '', 'open10'],
    ['alreadyOpen', 'open1', 'open1'],
    ['notYet', '@59999', 'burn'],
  ];
  it.each(rows)('%s after %j: %s', (type, words, word) => {
    expect(tryMove(words, word)).toEqual({ ok: false, refusal: { type } });
    expect(toyWords.refusal({ type }).length).toBeGreaterThan(0);
  });
  it('have each a row', () => {
    expect(new Set(rows.map(([type]) => type))).toEqual(new Set(refusals));
  });
});

describe('faults', () => {
  const none = createBudget(0);
  const view = (words: string) => toy.view(puzzle, reach(words).state);
  const rows: readonly [
    name: string,
    code: (typeof faults)[number],
    answer: () => Result<unknown>,
  ][] = [
    ['a word that is no move', 'badMove', () => toy.moveCode.decode('fly')],
    ['chest nought', 'badMove', () => toy.moveCode.decode('open0')],
    ['chest with a nought before it', 'badMove', () => toy.moveCode.decode('open01')],
    ['letters that are no puzzle', 'badPuzzle', () => toy.puzzleCode(puzzle).decode('!')],
    ['a treasure in no chest', 'badPuzzle', () => toy.puzzleCode(puzzle).decode('J')],
    [
      'a question about nothing',
      'noInquiry',
      () => toy.ask({ type: 'possible' }, undefined, unlimitedBudget),
    ],
    ['another claim', 'badProof', () => toy.checkProof(puzzle, { claim: 'x', lines: [] })],
    [
      'a proof that ends early',
      'badProof',
      () => toy.checkProof(puzzle, { claim: 'findable', lines: [] }),
    ],
    [
      'a proof that opens a chest twice',
      'badProof',
      () => toy.checkProof(puzzle, { claim: 'findable', lines: ['open 1', 'open 1'] }),
    ],
    [
      'a dark room',
      'tooFewCandles',
      () => ({
        ok: false,
        fault: toy.checkParams({ chests: 51, candles: 1 })[0] ?? { code: 'none' },
      }),
    ],
    ['no steps to deal', 'budgetExhausted', () => toy.generate(puzzle, createRng('x'), none)],
    ['no steps to hint', 'budgetExhausted', () => toy.hint(view(''), createRng('x'), none)],
    ['no steps to solve', 'budgetExhausted', () => toy.solve(puzzle, start(puzzle, 0), none)],
    ['no steps to vouch', 'budgetExhausted', () => vouchedFor(puzzle, none)],
    ['a treasure that bisection finds too late', 'tooDark', () => vouchedFor(puzzle)],
    ['no steps to prove', 'budgetExhausted', () => toy.prove(puzzle, none)],
    ['no steps to rate', 'budgetExhausted', () => toy.rate(puzzle, none)],
    [
      'a hint after the end',
      'gameOver',
      () => toy.hint(view('open6'), createRng('x'), unlimitedBudget),
    ],
  ];
  const vouchedFor = (it: Puzzle, budget = unlimitedBudget): Result<unknown> => {
    const fault = toy.vouch(it, budget);
    return fault ? { ok: false, fault } : success(it);
  };

  it.each(rows)('%s is %s', (_name, code, answer) => {
    expect(answer()).toMatchObject({ ok: false, fault: { code } });
  });
  it('have each a row', () => {
    expect(new Set(rows.map(([, code]) => code))).toEqual(new Set(faults));
  });
});

describe('engines', () => {
  const answerOf = (words: string) => {
    const { state } = reach(words);
    const hint = expectOk(toy.hint(toy.view(puzzle, state), createRng('x'), unlimitedBudget));
    return [hint.technique, hint.move && toy.moveCode.encode(hint.move)];
  };

  it.each([
    ['', 'halving', 'open5'],
    ['open5', 'halving', 'open8'],
    ['open1 open2 open3', 'lampFirst', 'lamp'],
    ['open1 open2 open3 lamp', 'halving', 'open6'],
  ])('after %j the hint is %s: %s', (words, technique, word) => {
    expect(answerOf(words)).toEqual([technique, word]);
  });

  it('the solver takes a pending gift first, and has nothing to do at the end', () => {
    const movesAfter = (words: string) =>
      expectOk(toy.solve(puzzle, reach(words).state, unlimitedBudget)).moves.map((move) =>
        toy.moveCode.encode(move),
      );
    expect(movesAfter('')).toEqual(['open6']);
    expect(movesAfter('open1 open2 open3')).toEqual(['wick', 'open6']);
    expect(movesAfter('open6')).toEqual([]);
  });

  it('every deal is vouched for, however few the candles', () => {
    for (const params of [
      { chests: 9, candles: 1 },
      { chests: 100, candles: 2 },
      { chests: 100, candles: 9 },
    ])
      for (let seed = 0; seed < 50; seed++) {
        const dealt = expectOk(toy.generate(params, createRng(`${seed}`), unlimitedBudget));
        expect(toy.vouch(dealt, unlimitedBudget)).toBeUndefined();
      }
  });

  it('the question is answered from what is shown', () => {
    const path = [start(puzzle, 0), reach('open3 open8').state];
    expect(toy.ask({ type: 'possible' }, { puzzle, path }, unlimitedBudget)).toEqual({
      ok: true,
      value: [3, 4, 5, 6],
    });
  });
});
