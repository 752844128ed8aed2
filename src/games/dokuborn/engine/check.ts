// Checks a proof card by card, with the conditions as they are written in the table. No solver and no pools in here.

import type { Proof, Verdict } from '../../../core/proof.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { fullName } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { tableOf } from '../cards/table.ts';
import type { Puzzle } from '../types.ts';

/** Faults: wrongClaim, badLine, unknownCard, cardTwice, wrongCard, missingCell; `where` names the line. */
export function checkProof(catalogue: Catalogue, puzzle: Puzzle, proof: Proof): Result<Verdict> {
  if (proof.claim !== 'solvable') return failure('wrongClaim', undefined, proof.claim);
  const cells = new Set<string>();
  const used = new Set<number>();
  for (const [index, line] of proof.lines.entries()) {
    const where = `line ${index + 1}`;
    const match = /^([A-D])([1-4]) (\d{1,7}) (.+)$/.exec(line);
    const row = puzzle.rows['ABCD'.indexOf(match?.[1] ?? '?')];
    const column = puzzle.columns[Number(match?.[2]) - 1];
    if (!match || row === undefined || column === undefined || cells.has(line.slice(0, 2)))
      return failure('badLine', where, line.slice(0, 60));
    const id = Number(match[3]);
    const card = catalogue.cards.find((known) => known.id === id);
    if (!card || fullName(card) !== match[4]) return failure('unknownCard', where, line);
    if (used.has(id)) return failure('cardTwice', where, fullName(card));
    for (const needed of [row, column]) {
      const condition = tableOf(catalogue).find(needed);
      if (!condition?.filter(card))
        return failure('wrongCard', where, `${condition?.display ?? needed}`);
    }
    cells.add(line.slice(0, 2));
    used.add(id);
  }
  const missing = puzzle.size * puzzle.size - cells.size;
  if (missing > 0) return failure('missingCell', undefined, `${missing}`);
  return success({ claim: proof.claim, steps: proof.lines.length });
}
