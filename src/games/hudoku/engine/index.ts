// The engine of Hudoku: dealing, vouching, hints, ratings, proofs and questions about drawings.

import type { DescribeOptions, Engine } from '../../../core/game.ts';
import { start } from '../rules/play.ts';
import type { HudokuTypes, Puzzle } from '../types.ts';
import { ask } from './ask.ts';
import { generate } from './generate.ts';
import { hint } from './hint.ts';
import { prove } from './proof.ts';
import { checkProof } from './proof-checker.ts';
import { rate, solve, vouch } from './rate.ts';

function describe(
  puzzle: Puzzle,
  { solution }: DescribeOptions,
): Readonly<Record<string, unknown>> {
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
    ...(solution ? { solution: puzzle.solution } : {}),
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
};
