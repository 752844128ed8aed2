// Can a template be filled at all? Counted first, then searched, within a cap of guesses.

import { bitCount, type Layout } from '../grid/layout.ts';
import { unitName } from '../grid/notation.ts';
import { solverOf, UNKNOWN } from './solver.ts';

/** A unit with more cells than digits, as a line: `crowded row:1 5 4`. By the pigeonhole principle nothing fits it. */
export function findCrowded(layout: Layout): string | undefined {
  const index = layout.units.findIndex((unit) => unit.cells.length > bitCount(unit.digits));
  const unit = layout.units[index];
  return unit && `crowded ${unitName(layout, index)} ${unit.cells.length} ${bitCount(unit.digits)}`;
}

/** `unknown` after more than `cap` guesses. */
export function searchFitting(layout: Layout, cap: number): 'yes' | 'no' | 'unknown' {
  const count = solverOf(layout).count(new Int32Array(layout.cells), 1, cap);
  return count === UNKNOWN ? 'unknown' : count > 0 ? 'yes' : 'no';
}
