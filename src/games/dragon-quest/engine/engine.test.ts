// The engines: codes, proofs, hints, the search, and where a game was lost; every refusal and fault has its row.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { type Budget, createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { deal, dealPuzzle, openCode } from '../../../core/deal.ts';
import type { Result } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { dragonQuest } from '../index.ts';
import { moveCode, puzzleCode } from '../rules/code.ts';
import { placeableCells } from '../rules/dungeon.ts';
import { apply, status } from '../rules/moves.ts';
import { presets } from '../rules/params.ts';
import { print, printDungeon } from '../rules/print.ts';
import { start } from '../rules/turn.ts';
import { legalMoves, view } from '../rules/view.ts';
import { exchangeHidden, position, stackedPuzzle } from '../testing/index.ts';
import { faults, type Puzzle, refusals, type State } from '../types.ts';
import { createTable, dealRandom, playCarefully, playRandomly } from './bots/games.ts';
import { generate, vouch } from './generate.ts';
import { hint } from './hint.ts';
import { checkProof, prove } from './proof.ts';
import { rate } from './rate.ts';
import { isHopeless, solve } from './solve.ts';

const easy = presets[0].params;
const normal = presets[1]?.params ?? easy;
const hard = presets[2]?.params ?? easy;
/** A hard deal that the search does not win. */
const lostSeed = 63_355;
const codeOf = <T>(result: Result<T>) => (result.ok ? undefined : result.fault.code);
const spent = createBudget(0);

describe('placeableCells', () => {
  it.each([
    [['. . .', '. #?? .', '. . .'], '01 10 12 21'],
    [['. . .', '. S7 .', '. . .'], ''],
    [['. . . .', '. S7 #?? .', '. . . .'], '02 13 22'],
    [['#??'], ''],
    [['. #S4 .', '. #?? .'], '00 02 10 12'],
    [['#S4 .', '. #??'], ''],
    [['. #S4 #S5 #S6 #?? #C4 #C5 #C6 .'], ''],
    [['. #S4 #S5 #S6 #?? #C4 #C5 .'], '00 07'],
    [['.', '#S4', '#S5', '#??', '#C4', '#C5', '.'], ''],
    [['. .', '. .'], ''],
    [[], ''],
  ])('%j -> %s', (rows, cells) => {
    expect(
      placeableCells(rows)
        .map((pair) => pair.join(''))
        .join(' '),
    ).toBe(cells);
  });
  it('reads the printed dungeon, rim and all', () => {
    const puzzle = stackedPuzzle(easy, {});
    const state = position(puzzle, ['S7 #?? #CT', '. . #S4']);
    const seen = view(puzzle, state);
    const { top, left } = seen.grid;
    const cells = placeableCells([...printDungeon(seen)]);
    expect(cells.map(([row, column]) => (top + row) * 13 + left + column)).toEqual(seen.placeable);
  });
  it.each([
    [['S7 X9'], /row 0, column 1: "X9"/],
    [['S7 .', '.'], /row 1 has 1 tokens, the first row 2/],
    [['??'], /row 0, column 0/],
    [['S1'], /"S1" is no card/],
    [['#S4 #S5 #S6 #?? #C4 #C5 #C6 #S7'], /span more than 7 columns by 5 rows/],
  ])('says what is wrong with %j', (rows, message) => {
    expect(() => placeableCells(rows)).toThrow(message);
  });
  it('refuses what is no text', () => {
    // @ts-expect-error the point of the test
    expect(() => placeableCells('S7')).toThrow(TypeError);
    // @ts-expect-error the point of the test
    expect(() => placeableCells([7])).toThrow(TypeError);
  });
});

describe('print', () => {
  it('shows dungeon, piles and choices', () => {
    const puzzle = stackedPuzzle(normal, { fates: [6, 8] });
    const state = position(puzzle, ['SJ #?? #S4', '. CA .'], {
      usedFates: [6],
      fateDraws: 1,
      items: ['HQ'],
      gems: 1,
    });
    expect(print(view(puzzle, state)).split('\n')).toEqual([
      '.   .   .   .',
      'SJ  #?? #S4 .',
      '.   CA  .   .',
      '',
      'Level      1 (top left cell f4)',
      'Health     4 of 4',
      'Gems       1',
      'Inventory  HQ (stock HK DK DQ HJ DJ RX)',
      'Fate       used 6, next 7 8 9 10',
      'Dungeon    23 left',
      'Queen      not beaten',
      'Face-up    SJ f5 skeleton damage 2 3 of 4 beat it, CA g6 merchant',
      'Place      g4 h4 i5',
    ]);
  });
});

describe('codes', () => {
  it('round-trip: puzzles of seeds and stacked ones', () => {
    const code = puzzleCode(normal);
    for (let index = 0; index < samples(500); index++) {
      const rng = createRng(`code ${index}`);
      const plain: Puzzle = { params: normal, seed: rng.below(0x100000000) };
      const stacked = exchangeHidden(plain, start(plain), rng) ?? plain;
      for (const puzzle of [plain, stacked])
        expect(code.decode(code.encode(puzzle))).toEqual({ ok: true, value: puzzle });
      expect(code.encode(plain)).toHaveLength(6);
    }
  });
  it('never throw, and accept only what they write', () => {
    const word = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[a-z]{3,7}(-[a-z0-9]{1,5}){0,2}$/),
      fc.stringMatching(/^[A-Za-z0-9_-]{6}(~[dfi][0-9]{1,2}-[A-Ea]{5})?$/),
    );
    fc.assert(
      fc.property(word, (text) => {
        for (const code of [moveCode, puzzleCode(easy)]) {
          const value = code.decode(text);
          if (value.ok) expect((code.encode as (value: unknown) => string)(value.value)).toBe(text);
        }
      }),
      { numRuns: samples(10_000) },
    );
  });
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
});

describe('certified deals', () => {
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
    const { because } = hintAt(['SQ #?? SA'], left);
    expect(because).toContainEqual({ type: 'odds', card: 'SQ', beat: 2, left: 2 });
  });
  it('gives chance, margin, runner-up and how sure it is', () => {
    const { because, technique } = hintAt(['S7 #?? ST']);
    expect(technique).toBe('simulation');
    expect(because.map((fact) => fact.type)).toEqual(['chance', 'runnerUp', 'confidence']);
    for (const fact of because.slice(0, 2)) {
      expect(fact).toMatchObject({ word: expect.any(String), percent: expect.any(Number) });
      expect(fact['margin']).toBeGreaterThan(0);
    }
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
    return dragonQuest.ask?.({ type: 'whereLost' }, { puzzle, path }, unlimitedBudget);
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
      const answer = dragonQuest.ask?.({ type: 'whereLost' }, inquiry, unlimitedBudget);
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

describe('every refusal and fault', () => {
  const at = (word: string, rows: readonly string[], rest: Partial<State> = {}) => {
    const puzzle = stackedPuzzle(easy, {});
    const move = moveCode.decode(word);
    if (!move.ok) throw new Error(word);
    const outcome = apply(puzzle, position(puzzle, rows, rest), move.value);
    return outcome.ok ? undefined : outcome.refusal.type;
  };
  const fight = { kind: 'damage', cell: 57, damage: 1, cause: 'fight' } as const;
  const offer = { kind: 'offer', cell: 57, price: 0 } as const;
  const laid = Array.from({ length: 27 }, (_, index) => ({
    cell: 40 + index,
    card: '??' as const,
    faceUp: false,
  }));
  const rows: Record<(typeof refusals)[number], () => string | undefined> = {
    gameOver: () => at('place-f5', ['#??'], { ending: 'died' }),
    choicePending: () => at('place-g4', ['BX #??'], { pending: offer }),
    nothingPending: () => at('accept', ['#??']),
    notPlaceable: () => at('place-a1', ['#??']),
    deckEmpty: () => at('place-a1', ['#??'], { dungeon: laid }),
    noCard: () => at('resolve-a1', ['#??']),
    faceDown: () => at('resolve-f5', ['#S7 #??']),
    noPartner: () => at('resolve-f5', ['S5 #??']),
    noGem: () => at('resolve-f5', ['CA #??']),
    tooManyGems: () => at('spend-2', ['ST #??'], { pending: fight, gems: 5 }),
    notHeld: () => at('flip-f5-HJ', ['S7 #??']),
    itemNotUsable: () => at('flip-f5-HK', ['S7 #??'], { items: ['HK'] }),
    notInStock: () => at('take-HK', ['BX #??'], { pending: offer, items: ['HK'] }),
  };
  it.each(refusals)('refusal %s', (code) => {
    expect(rows[code]()).toBe(code);
  });

  const puzzle = stackedPuzzle(easy, {});
  const inquiry = { puzzle, path: [position(puzzle, ['S7 #??'])] };
  const over = view(puzzle, position(puzzle, ['#??'], { ending: 'died' }));
  const lostCause = position(puzzle, ['#??'], { ending: 'trapped' });
  const faultRows: Record<(typeof faults)[number], () => string | undefined> = {
    badMove: () => codeOf(moveCode.decode('jump-a1')),
    badSeedLetters: () => codeOf(puzzleCode(easy).decode('!')),
    badStack: () => codeOf(puzzleCode(easy).decode('AAAAAA~d1-ABC')),
    budgetExhausted: () => codeOf(generate(easy, createRng('x'), spent)),
    noWinFound: () => codeOf(solve(puzzle, lostCause, unlimitedBudget)),
    proofTampered: () => codeOf(checkProof(puzzle, { claim: 'winnable', lines: [] })),
    gameOver: () => codeOf(hint(over, createRng('x'), unlimitedBudget)),
    noInquiry: () => codeOf(ask({ type: 'chance' }, undefined)),
    noEnemy: () => codeOf(ask({ type: 'odds', cell: 57 }, inquiry)),
  };
  const ask = (
    question: Parameters<NonNullable<typeof dragonQuest.ask>>[0],
    where: typeof inquiry | undefined,
  ): Result<unknown> =>
    dragonQuest.ask?.(question, where, unlimitedBudget) ?? { ok: true, value: undefined };
  it.each(faults)('fault %s', (code) => {
    expect(faultRows[code]()).toBe(code);
  });

  it('an exhausted budget is a fault everywhere', () => {
    const state = position(puzzle, ['S7 #?? ST']);
    const where = { puzzle, path: [state] };
    expect(codeOf(hint(view(puzzle, state), createRng('x'), spent))).toBe('budgetExhausted');
    expect(codeOf(solve(puzzle, state, spent))).toBe('budgetExhausted');
    expect(codeOf(prove(puzzle, spent))).toBe('budgetExhausted');
    expect(codeOf(rate(puzzle, spent))).toBe('budgetExhausted');
    for (const type of ['chance', 'whereLost'] as const)
      expect(dragonQuest.ask?.({ type }, where, spent)).toMatchObject({
        fault: { code: 'budgetExhausted' },
      });
  });

  it('the chance question answers with wins and games', () => {
    expect(ask({ type: 'chance' }, inquiry)).toMatchObject({
      ok: true,
      value: { type: 'chance', games: 2000, won: expect.any(Number) },
    });
  });
});
