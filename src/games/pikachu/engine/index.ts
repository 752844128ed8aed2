// The engine of Pikachu: dealing, solving, hints, rating, proofs and questions. A code carries its own proof, which reading
// checks; vouching is only for its level.

import type { Engine } from '../../../core/game.ts';
import { boardFromTiles } from '../board/board.ts';
import { allPairs } from '../board/pairs.ts';
import type { PikachuTypes, Puzzle } from '../types.ts';
import { ask } from './ask.ts';
import { generate, rate, vouch } from './generate.ts';
import { hint } from './hint.ts';
import { checkProof, prove, solve } from './proof.ts';

function describe({ rows, cols, tiles }: Puzzle): Readonly<Record<string, unknown>> {
  const openPairs = allPairs(boardFromTiles(rows, cols, tiles)).length;
  return { kinds: new Set(tiles).size, tiles: tiles.length, openPairs };
}

export const engine: Engine<PikachuTypes> = {
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
