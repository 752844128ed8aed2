// Every refusal of the rules and every fault of the game has its row.

import { describe, expect, it } from 'vitest';
import { createBudget, unlimitedBudget } from '../../core/budget.ts';
import type { Result } from '../../core/result.ts';
import { createRng } from '../../core/rng.ts';
import { checkProof, generate, prove, rate } from './engine/certify.ts';
import { hint } from './engine/hint.ts';
import { solve } from './engine/solve.ts';
import { dragonQuest } from './index.ts';
import { moveCode, puzzleCode } from './rules/code.ts';
import { presets } from './rules/index.ts';
import { apply } from './rules/moves.ts';
import { view } from './rules/view.ts';
import { position, stackedPuzzle } from './testing/index.ts';
import { faults, refusals, type State } from './types.ts';

const easy = presets[0].params;
const codeOf = <T>(result: Result<T>) => (result.ok ? undefined : result.fault.code);
const spent = createBudget(0);

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
  ): Result<unknown> => dragonQuest.ask(question, where, unlimitedBudget);
  it.each(faults)('fault %s', (code) => {
    expect(faultRows[code]()).toBe(code);
  });

  it('an exhausted budget is a fault everywhere', () => {
    // Nothing is free here, so that a hint has to think.
    const state = position(puzzle, ['C3 #?? ST']);
    const where = { puzzle, path: [state] };
    expect(codeOf(hint(view(puzzle, state), createRng('x'), spent))).toBe('budgetExhausted');
    expect(codeOf(solve(puzzle, state, spent))).toBe('budgetExhausted');
    expect(codeOf(prove(puzzle, spent))).toBe('budgetExhausted');
    expect(codeOf(rate(puzzle, spent))).toBe('budgetExhausted');
    for (const type of ['chance', 'whereLost', 'analysis'] as const)
      expect(dragonQuest.ask({ type }, where, spent)).toMatchObject({
        fault: { code: 'budgetExhausted' },
      });
  });

  it('the odds question answers with the fate cards that are left', () => {
    const state = position(puzzle, ['SJ #??'], { usedFates: [6], fateDraws: 1 });
    expect(ask({ type: 'odds', cell: 57 }, { puzzle, path: [state] })).toEqual({
      ok: true,
      value: { type: 'odds', beat: 3, left: 4, critical: 1 },
    });
  });

  it('the chance question answers with wins and games', () => {
    expect(ask({ type: 'chance' }, inquiry)).toMatchObject({
      ok: true,
      value: { type: 'chance', games: 2000, won: expect.any(Number) },
    });
  });
});
