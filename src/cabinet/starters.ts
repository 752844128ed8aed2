// Starters: a few puzzles per game that the build deals and proves, so that a newcomer's first board needs no engine. They are
// ordinary puzzles with ordinary codes.

import type { Budget } from '../core/budget.ts';
import { deal } from '../core/deal.ts';
import type { Game, GameTypes } from '../core/game.ts';
import { failure, type Result, success } from '../core/result.ts';

/** Few, since they are part of the first load and each player needs one. */
const STARTERS = 6;

/** Returns their codes, the same in every build. Faults: those of the engine. */
export function makeStarters<T extends GameTypes>(
  game: Game<T>,
  budget: () => Budget,
  presets: readonly string[],
): Result<readonly string[]> {
  const codes: string[] = [];
  for (let number = 1; number <= STARTERS; number++) {
    const id = presets[(number - 1) % presets.length];
    const preset = game.presets.find((known) => known.id === id);
    if (!preset) return failure('unknownPreset', id);
    const dealt = deal(game, preset.params, `starter-${number}`, budget());
    if (!dealt.ok) return dealt;
    const { puzzle, code } = dealt.value;
    const doubt = game.vouch(puzzle, budget());
    if (doubt) return { ok: false, fault: doubt };
    const proof = game.prove(puzzle, budget());
    if (!proof.ok) return proof;
    if (!game.checkProof(puzzle, proof.value).ok) return failure('unproven', undefined, code);
    codes.push(code);
  }
  return success(codes);
}
