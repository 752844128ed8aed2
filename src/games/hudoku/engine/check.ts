// The checker of proofs: follows the lines of proof.ts by the rules of the board alone. No solver and no ladder in it.

import type { Proof, Verdict } from '../../../core/proof.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type Layout, layoutOf } from '../grid/layout.ts';
import { parseDigit, parseDigits } from '../grid/notation.ts';
import type { Grid, Puzzle } from '../types.ts';
import { allowedStrikes } from './reasons.ts';
import {
  cellOf,
  copySlate,
  fullUnit,
  isMissing,
  may,
  placesOf,
  put,
  type Slate,
  strikeOut,
} from './slate.ts';

export function checkProof(puzzle: Puzzle, proof: Proof): Result<Verdict> {
  if (proof.claim !== 'unique') return failure('badProof', 'claim', proof.claim);
  const layout = layoutOf(puzzle.template);
  const bad = (index: number) =>
    failure('badProof', `line ${index + 1}`, (proof.lines[index] ?? '').slice(0, 60));
  const last = proof.lines.length - 1;
  if (proof.lines[last] !== 'solved') return bad(Math.max(last, 0));
  const followed = followLines(layout, puzzle.revealed, proof.lines.slice(0, last));
  if (!followed.ok) return bad(followed.line);
  const { digits } = followed.slate;
  const solution = puzzle.solution.flat();
  const solved = layout.fillable.every((cell) => digits[cell] === solution[cell]);
  return solved ? success({ claim: proof.claim, steps: proof.lines.length }) : bad(last);
}

export type Followed =
  | { readonly ok: true; readonly slate: Slate }
  | { readonly ok: false; readonly line: number };

/** Follows lines from a position; answers the first that does not hold. */
export function followLines(
  layout: Layout,
  shown: Grid,
  lines: readonly string[],
  unique = false,
): Followed {
  let slate: Slate = {
    unique,
    layout,
    candidates: [...layout.domain],
    digits: new Array(layout.cells).fill(0),
  };
  for (const [cell, square] of shown.flat().entries())
    if (typeof square === 'number' && square > 0 && !put(slate, cell, square))
      return { ok: false, line: 0 };
  const assumed: { readonly before: Slate; readonly cell: number; readonly digit: number }[] = [];
  for (const [line, text] of lines.entries()) {
    const words = text.split(' ');
    if (words[0] === 'assume') {
      const cell = cellOf(slate, words[1]);
      const digit = parseDigit(words[2] ?? '');
      const before = copySlate(slate);
      if (cell === undefined || words.length !== 3 || !put(slate, cell, digit))
        return { ok: false, line };
      assumed.push({ before, cell, digit });
    } else if (words[0] === 'absurd') {
      const open = assumed.pop();
      if (!open || !isAbsurd(slate, words)) return { ok: false, line };
      slate = open.before;
      strikeOut(slate, open.cell, 1 << (open.digit - 1));
    } else if (!followStep(slate, words)) return { ok: false, line };
  }
  return assumed.length === 0 ? { ok: true, slate } : { ok: false, line: lines.length - 1 };
}

function isAbsurd(slate: Slate, words: readonly string[]): boolean {
  if (words.length !== 3) return false;
  if (words[1] === 'cell') {
    const cell = cellOf(slate, words[2]);
    return (
      cell !== undefined &&
      slate.layout.domain[cell] !== 0 &&
      slate.digits[cell] === 0 &&
      slate.candidates[cell] === 0
    );
  }
  const unit = fullUnit(slate, words[2]);
  const digit = parseDigit(words[1] ?? '');
  return (
    unit !== undefined &&
    Boolean(isMissing(slate, unit, digit)) &&
    placesOf(slate, unit, digit).length === 0
  );
}

function followStep(slate: Slate, words: readonly string[]): boolean {
  if (words[0] === 'place') return followPlace(slate, words);
  const by = words.indexOf('by');
  if (words[0] !== 'strike' || by < 2) return false;
  const gone: { cell: number; digits: number }[] = [];
  for (const word of words.slice(1, by)) {
    const [name, letters = ''] = word.split('/');
    const cell = cellOf(slate, name);
    const digits = parseDigits(letters);
    if (cell === undefined || digits === 0) return false;
    gone.push({ cell, digits });
  }
  const allowed = allowedStrikes(slate, words.slice(by + 1));
  if (!allowed || !gone.every(({ cell, digits }) => allowed(cell, digits))) return false;
  for (const { cell, digits } of gone) strikeOut(slate, cell, digits);
  return true;
}

function followPlace(slate: Slate, words: readonly string[]): boolean {
  const cell = cellOf(slate, words[1]);
  const digit = parseDigit(words[2] ?? '');
  if (words.length !== 5 || words[3] !== 'in' || cell === undefined) return false;
  if (!may(slate, cell, digit)) return false;
  if (words[4] === 'cell')
    return slate.candidates[cell] === 1 << (digit - 1) && put(slate, cell, digit);
  const unit = fullUnit(slate, words[4]);
  if (!unit || !isMissing(slate, unit, digit)) return false;
  const places = placesOf(slate, unit, digit);
  return places.length === 1 && places[0] === cell && put(slate, cell, digit);
}
