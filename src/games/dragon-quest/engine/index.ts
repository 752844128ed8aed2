// The engine of Dragon Quest Solitaire as the contract has it: what a worker, the command line or a server loads.

import type { Engine } from '../../../core/game.ts';
import type { DragonQuestTypes } from '../types.ts';
import { ask } from './ask.ts';
import { generate, vouch } from './generate.ts';
import { hint } from './hint.ts';
import { checkProof, prove } from './proof.ts';
import { rate } from './rate.ts';
import { solve } from './solve.ts';

export const engine: Engine<DragonQuestTypes> = {
  generate,
  vouch,
  hint,
  solve,
  rate,
  prove,
  checkProof,
  ask,
};
