// Starters: puzzles of the presets that a game begins with, which are made with the app, so that the very first board of a game waits
// for no engine. Ordinary puzzles with ordinary codes; each is vouched for and proven before it is handed out.

import type { Budget } from '../core/budget.ts';
import { deal } from '../core/deal.ts';
import type { Game, GameTypes } from '../core/game.ts';
import { failure, type Result, success } from '../core/result.ts';

/** Few: they come with the first load, and each player needs one. */
const STARTERS = 6;

/** The codes of a game's starters: the same ones with every build. Faults: those of the engine. */
export function makeStarters<T extends GameTypes>(
  game: Game<T>,
  budget: () => Budget,
  presets: readonly string[] = [game.presets[0].id],
): Result<readonly string[]> {
  const codes: string[] = [];
  for (let number = 1; number <= STARTERS; number++) {
    // In turn, where there are several.
    const id = presets[(number - 1) % presets.length];
    const preset = game.presets.find((known) => known.id === id);
    if (!preset) return failure('unknownPreset', id);
    const dealt = deal(game, preset.params, `starter-${number}`, budget());
    if (!dealt.ok) return dealt;
    const { puzzle, code } = dealt.value;
    const doubt = game.vouch?.(puzzle, budget());
    if (doubt) return { ok: false, fault: doubt };
    const proof = game.prove?.(puzzle, budget());
    if (proof?.ok === false) return proof;
    const verdict = proof && game.checkProof?.(puzzle, proof.value);
    if (verdict?.ok === false) return failure('unproven', undefined, code);
    codes.push(code);
  }
  return success(codes);
}
