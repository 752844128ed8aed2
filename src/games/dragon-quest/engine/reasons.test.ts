// Reasons are true in their position: every legal move of positions from random games, judged by the rules alone.

import { describe, expect, it } from 'vitest';
import { samples, soaking } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { reasonsText } from '../../../words/en/dragon-quest/hints.ts';
import { moveCode } from '../rules/code.ts';
import { presets } from '../rules/index.ts';
import { apply } from '../rules/moves.ts';
import { start } from '../rules/turn.ts';
import { legalMoves, view } from '../rules/view.ts';
import { position, stackedPuzzle } from '../testing/index.ts';
import { type Case, isTrue } from '../testing/judge.ts';
import { type Params, type Puzzle, type Reason, reasonTypes, type State } from '../types.ts';
import { hint } from './hint.ts';
import { compareReasons, reasonsFor } from './reasons.ts';

const easy = presets[0].params;
const hard = presets[2]?.params ?? easy;

/** Games that meet everything: much in the hand, few hearts, deep Queens, open rooms. */
const kinds: readonly Partial<Params>[] = [
  {},
  { startItems: 4, startGems: 2 },
  { health: 2, startItems: 2 },
  { startItems: 3, startGems: 9 },
  { depth: 2, startItems: 3 },
  { open: true, startItems: 2 },
];

/** Positions of a random game that takes what is free more often than not, so that it lives longer. */
function* positionsOf(index: number): Generator<{ puzzle: Puzzle; state: State }> {
  const rng = createRng(`reasons ${index}`);
  const base = index % 2 === 0 ? easy : hard;
  const params = { ...base, ...kinds[index % kinds.length], certified: false };
  const puzzle = { params, seed: rng.below(1e9) };
  let state = start(puzzle);
  for (let turn = 0; turn < 60 && state.ending === null; turn++) {
    yield { puzzle, state };
    const seen = view(puzzle, state);
    const moves = [...legalMoves(seen)];
    const free = moves.filter((move) => reasonsFor(move, seen)[0]?.type === 'free');
    const among = free.length > 0 && rng.below(3) > 0 ? free : moves;
    const outcome = apply(puzzle, state, among[rng.below(among.length)] ?? { type: 'accept' });
    if (outcome.ok) state = outcome.state;
  }
}

const told = ({ puzzle, state, move }: Case, reason: Reason) =>
  `${JSON.stringify(reason)} of ${moveCode.encode(move)} in ${JSON.stringify({ puzzle, state })}`;

describe('reasons', () => {
  it('are true in their positions, by a judge that only plays by the rules', () => {
    const met = new Map<string, number>();
    for (let game = 0; game < (soaking ? 300 : 30); game++) {
      for (const [turn, { puzzle, state }] of [...positionsOf(game)].entries()) {
        // Positions of one game are much alike: every fifth will do.
        if (turn % 5 !== game % 5) continue;
        const seen = view(puzzle, state);
        for (const move of legalMoves(seen)) {
          for (const reason of reasonsFor(move, seen)) {
            const at = { puzzle, state, move };
            met.set(reason.type, (met.get(reason.type) ?? 0) + 1);
            if (!isTrue(reason, at)) throw new Error(`not true: ${told(at, reason)}`);
            expect(reasonsText([reason])).toMatch(/^[A-Z0-9].*\.$/);
          }
        }
      }
    }
    const missing = reasonTypes.filter((type) => !met.has(type));
    expect(missing, 'reasons that were never given').toEqual([]);
  });

  it('of a treasure that holds nothing any more', () => {
    const puzzle = stackedPuzzle(easy, {});
    const items = ['HK', 'DK', 'HQ', 'DQ', 'HJ', 'DJ', 'RX'] as const;
    const state = position(puzzle, ['S9 #??'], { items });
    const move = { type: 'resolve', cell: 57 } as const;
    const [first] = reasonsFor(move, view(puzzle, state));
    expect(first).toEqual({ type: 'futile', what: 'treasure' });
    expect(first && isTrue(first, { puzzle, state, move })).toBe(true);
  });

  it('the judge knows a lie', () => {
    const puzzle = stackedPuzzle(easy, {});
    const state = position(puzzle, ['C3 #?? ST', '. . #S7'], { health: 2, gems: 1, items: ['HK'] });
    const seen = view(puzzle, state);
    const lies: Reason[] = [];
    for (const move of legalMoves(seen)) {
      for (const reason of reasonsFor(move, seen)) {
        for (const lie of lyingAbout(reason)) {
          expect([lie, isTrue(lie, { puzzle, state, move })]).toEqual([lie, false]);
          lies.push(lie);
        }
      }
    }
    expect(lies.length).toBeGreaterThan(12);
  });

  it('that explain a better move are not those that hold for both', () => {
    const puzzle = stackedPuzzle(easy, {});
    const state = position(puzzle, ['S7 #?? C3']);
    const seen = view(puzzle, state);
    const [pit, gem] = [
      { type: 'resolve', cell: 59 },
      { type: 'resolve', cell: 57 },
    ] as const;
    expect(compareReasons(seen, pit, gem)).toMatchObject({
      against: [{ type: 'pit', damage: 3 }],
      instead: [{ type: 'free', gain: 'gem' }],
    });
    expect(compareReasons(seen, gem, gem)).toEqual({ against: [], instead: [] });
  });

  it('in hints are true as well', () => {
    let reasons = 0;
    for (let game = 0; game < samples(10); game++) {
      for (const [turn, { puzzle, state }] of [...positionsOf(game)].entries()) {
        if (turn % 9 !== game % 9) continue;
        const found = hint(view(puzzle, state), createRng(`${game}`), unlimitedBudget);
        if (!found.ok) throw new Error(found.fault.code);
        const facts = [...found.value.steps.flatMap((step) => step.facts)];
        for (const fact of [...facts, ...(found.value.conclusion ?? [])]) {
          if (!Array.isArray(fact['reasons'])) continue;
          const move = moveCode.decode(String(fact['word']));
          if (!move.ok) throw new Error('no move');
          for (const reason of fact['reasons']) {
            reasons++;
            const at = { puzzle, state, move: move.value };
            if (!isTrue(reason, at)) throw new Error(`not true: ${told(at, reason)}`);
          }
        }
      }
    }
    expect(reasons).toBeGreaterThan(10);
  });
});

/** The same fact with each of its numbers one more, and each of its flags turned round. */
function lyingAbout(reason: Reason): readonly Reason[] {
  const lie = (changes: object): Reason => ({ ...reason, ...changes });
  const lies: Reason[] = [];
  for (const [key, value] of Object.entries(reason)) {
    if (typeof value === 'number') lies.push(lie({ [key]: value + 1 }));
    if (typeof value === 'boolean') lies.push(lie({ [key]: !value }));
    if (Array.isArray(value) && key === 'cells') lies.push(lie({ [key]: value.slice(1) }));
  }
  return lies;
}
