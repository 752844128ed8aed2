// Proofs that a recipe can be brewed: one potion, or on a board all moves. The checker tries every draw and
// uses no solver.

import type { Proof, Verdict } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { compile } from '../potion/compile.ts';
import { indexEntries, winsForCertain } from '../potion/evaluate.ts';
import { parseEntries } from '../rules/parse.ts';
import { anyMoveCode } from '../rules/table-code.ts';
import { applyAny, startAny } from '../rules/with-tables.ts';
import type { Move, Puzzle } from '../types/index.ts';
import type { Potion } from '../types/potion.ts';

const CLAIM = 'winnable';

/** One line per entry: `Parsley 3`. */
export function potionProof(entries: Potion): Proof {
  return { claim: CLAIM, lines: entries.map((entry) => `${entry.ingredient} ${entry.seeds}`) };
}

/** One line per move: the whole game on a board. */
export function boardProof(moves: readonly Move[]): Proof {
  return { claim: CLAIM, lines: moves.map((move) => anyMoveCode.encode(move)) };
}

function checkMoves(puzzle: Puzzle, lines: readonly string[]): Result<Verdict> {
  let state = startAny(puzzle);
  for (const [index, line] of lines.entries()) {
    const where = `line ${index + 1}`;
    const move = anyMoveCode.decode(line);
    if (!move.ok) return failure('badProof', where, line.slice(0, 40));
    const outcome = applyAny(puzzle, state, move.value);
    if (!outcome.ok) return failure('badProof', where, outcome.refusal.type);
    state = outcome.state;
  }
  const { trials } = state;
  const [potion] = trials;
  if (state.ending !== 'won' || !potion || trials.length !== 1) return failure('losingPotion');
  const { items, seeds } = indexEntries(puzzle, potion.entries);
  if (!winsForCertain(compile(puzzle), items, seeds)) return failure('losingPotion');
  return success({ claim: CLAIM, steps: lines.length });
}

/** Faults: badProof for malformed proofs, losingPotion if it does not certainly win. */
export function checkProof(puzzle: Puzzle, proof: Proof): Result<Verdict> {
  if (proof.claim !== CLAIM) return failure('badProof', 'claim', proof.claim);
  if (puzzle.board) return checkMoves(puzzle, proof.lines);
  const words = proof.lines.map((line) => /^([A-Z][A-Za-z ]*) ([1-9])$/.exec(line));
  const bad = words.indexOf(null);
  if (bad >= 0) return failure('badProof', `line ${bad + 1}`, proof.lines[bad]?.slice(0, 40));
  const entries = parseEntries(
    puzzle,
    words.map((match) => ({ ingredient: match?.[1], seeds: Number(match?.[2]) })),
  );
  if (!entries.ok) return failure('badProof', entries.fault.where, entries.fault.detail);
  const length = entries.value.length;
  const brewable = length === 4 || length === 6 || (length === 5 && puzzle.recipeLength === 5);
  if (!brewable) return failure('badProof', 'length', String(length));
  const { items, seeds } = indexEntries(puzzle, entries.value);
  if (!winsForCertain(compile(puzzle), items, seeds)) return failure('losingPotion');
  return success({ claim: CLAIM, steps: length });
}
