// The engine of Pikachu: dealing, solving, hints, rating, proofs and questions. A code carries its own proof and
// reading it checks that; what is vouched for is its level.

import type { Engine } from '../../../core/game.ts';
import type { PikachuTypes } from '../types.ts';
import { ask } from './ask.ts';
import { describe } from './describe.ts';
import { generate } from './generate.ts';
import { hint } from './hint.ts';
import { checkProof, prove } from './proof.ts';
import { rate, vouch } from './rate.ts';
import { solve } from './solve.ts';

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
