// The engine of Hudoku: dealing, vouching, hints, ratings, proofs and the verdict on drawings.

import type { Engine } from '../../../core/game.ts';
import { start } from '../rules/play.ts';
import type { HudokuTypes, Puzzle } from '../types.ts';
import { checkProof } from './check.ts';
import { ask } from './examine.ts';
import { generate } from './generate.ts';
import { hint } from './hint.ts';
import { prove } from './proof.ts';
import { rate } from './rate.ts';
import { solve } from './solve.ts';
import { vouch } from './vouch.ts';

function describe(puzzle: Puzzle): Readonly<Record<string, unknown>> {
  const { template, revealed, emptyHints, totalCells, level, mode } = puzzle;
  const { revealedCount } = start(puzzle, 0);
  return {
    template,
    revealed,
    emptyHints,
    revealedCount,
    totalCells,
    hintsUsed: 0,
    level,
    mode,
  };
}

export const engine: Engine<HudokuTypes> = {
  generate,
  vouch,
  hint,
  solve,
  rate,
  prove,
  checkProof,
  ask,
  describe,
  disclose: ({ solution }) => ({ solution }),
};
