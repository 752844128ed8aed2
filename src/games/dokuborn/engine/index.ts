// The engine of Dokuborn for one catalogue: the half of the contract that a worker runs.

import type { Engine } from '../../../core/game.ts';
import { failure, success } from '../../../core/result.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { poolsOf } from '../cards/pools.ts';
import { encodeOriginal } from '../rules/code.ts';
import { poolSizes } from '../rules/grid.ts';
import { levelOf, scoreText } from '../rules/level.ts';
import { tightnessOf } from '../rules/view.ts';
import type { DokubornTypes } from '../types.ts';
import { createAsk } from './ask.ts';
import { createDealer } from './generate.ts';
import { hint } from './hint.ts';
import { checkProof, prove, solve, vouch } from './solve.ts';

const exhausted = failure('budgetExhausted');

/** Everything but dealing is work of one step. */
export function createEngine(catalogue: Catalogue): Engine<DokubornTypes> {
  const pools = poolsOf(catalogue);
  const ask = createAsk(pools);
  return {
    generate: createDealer(pools),
    vouch: (puzzle, budget) => (budget.spend() ? vouch(pools, puzzle) : exhausted.fault),
    hint: (view, _rng, budget) => (budget.spend() ? hint(pools, view) : exhausted),
    solve(puzzle, state, budget) {
      if (!budget.spend()) return exhausted;
      const moves = solve(pools, puzzle, state);
      return moves ? success({ moves, unique: 'unknown' }) : failure('noSolution');
    },
    rate(puzzle, budget) {
      if (!budget.spend()) return exhausted;
      const sizes = poolSizes(pools, puzzle);
      if (sizes.includes(0)) return failure('noSolution');
      const { tightest, forced } = tightnessOf(sizes);
      return success({
        level: String(levelOf(sizes)),
        figures: {
          score: scoreText(sizes),
          fewestCards: tightest,
          mostCards: Math.max(...sizes),
          forcedCells: forced,
        },
      });
    },
    prove: (puzzle, budget) => (budget.spend() ? prove(pools, puzzle) : exhausted),
    checkProof: (puzzle, proof) => checkProof(catalogue, puzzle, proof),
    ask: (question, inquiry, budget) => (budget.spend() ? ask(question, inquiry) : exhausted),
    describe(puzzle) {
      const sizes = poolSizes(pools, puzzle);
      return {
        // a public name of `deal --json` for the code in the original's form
        seedStyleCode: encodeOriginal(puzzle),
        level: levelOf(sizes),
        ...tightnessOf(sizes),
        catalogue: catalogue.version,
      };
    },
  };
}
