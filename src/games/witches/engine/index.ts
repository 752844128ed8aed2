// The second half of the contract: what a worker, the command line or a server runs.

import type { Engine } from '../../../core/game.ts';
import { boardCode } from '../board/code.ts';
import { compile } from '../potion/compile.ts';
import { fingerprint } from '../rules/seal.ts';
import { drawnEffects } from '../rules/view.ts';
import type { WitchesTypes } from '../types/index.ts';
import { ask } from './ask.ts';
import { generate } from './generate.ts';
import { hastyHint } from './hasty.ts';
import { hint } from './hint.ts';
import { checkProof } from './proof.ts';
import { rate } from './rate.ts';
import { soloHint } from './solo/hint.ts';
import { prove, solve, vouch } from './solve.ts';
import { hastyTableHint, tableHint } from './table/hint.ts';
import { paperHint } from './table/paper.ts';
import { LONGEST_BREWED, winningPotions } from './winnable/winnable.ts';

export const engine: Engine<WitchesTypes> = {
  generate,
  vouch,
  hint: (shown, rng, budget) => {
    if (shown.table?.kind === 'screen') return tableHint(shown, budget);
    if (shown.table?.kind === 'paper') return paperHint(shown, rng, budget);
    return shown.solo ? soloHint(shown, budget) : hint(shown, rng, budget);
  },
  hastyHint: (shown) => (shown.table?.kind === 'screen' ? hastyTableHint(shown) : hastyHint(shown)),
  solve,
  rate,
  prove,
  checkProof,
  ask,
  describe: (puzzle) => ({
    fingerprint: fingerprint(puzzle),
    effects: drawnEffects(puzzle),
    clue: puzzle.clue,
    ...(puzzle.board ? { board: boardCode.encode(puzzle.board) } : {}),
  }),
  disclose: (puzzle) => ({
    winningPotions: winningPotions(compile(puzzle), LONGEST_BREWED).count,
  }),
};
