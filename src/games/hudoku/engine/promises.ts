// Which digits the blanks of a puzzle show: chosen before any cell is hidden, since what a blank shows stays hidden in its region.

import { createRng, type Rng, shuffled } from '../../../core/rng.ts';
import { digitsOf, type Layout, regionOf } from '../grid/layout.ts';
import { honestDigits, isHonest } from '../rules/blanks.ts';
import { FILL_CAP, solverOf } from '../solver/solver.ts';

const demands = new WeakMap<Layout, boolean>();
const DEMAND_SAMPLE = 60;

/** Does every blank find an honest digit in some grids? Then every puzzle of the board shows them all. */
function demandsHints(layout: Layout): boolean {
  const known = demands.get(layout);
  if (known !== undefined) return known;
  const solver = solverOf(layout);
  const rng = createRng('hudoku/blanks');
  let demanded = false;
  for (let index = 0; index < DEMAND_SAMPLE && !demanded; index++)
    demanded =
      solver.fill(rng, FILL_CAP) === 1 &&
      layout.blanks.every((blank) => honestDigits(layout, solver.solution, blank) !== 0);
  demands.set(layout, demanded);
  return demanded;
}

/** Few different digits per region: each stays hidden there, and too many hidden digits leave no single solution. */
export function chooseHints(
  layout: Layout,
  solution: Int32Array,
  rng: Rng,
): ReadonlyMap<number, number> | undefined {
  const hints = new Map<number, number>();
  const used = new Map<string, number>();
  for (const blank of shuffled(layout.blanks, rng)) {
    const name = regionOf(layout, blank);
    const honest = honestDigits(layout, solution, blank);
    if (honest === 0 && demandsHints(layout)) return undefined;
    const before = honest & (used.get(name) ?? 0);
    // Mostly a digit that is hidden anyway, so that the board has room for clues.
    const from = before !== 0 && rng.below(8) > 0 ? before : honest;
    const options = digitsOf(from);
    const digit = options.length === 0 ? 0 : (options[rng.below(options.length)] ?? 0);
    hints.set(blank, digit);
    if (digit > 0) used.set(name, (used.get(name) ?? 0) | (1 << (digit - 1)));
  }
  return new Map([...hints].sort((left, right) => left[0] - right[0]));
}

/** Cells that may not be shown since a blank shows their digit: in its region, its row and its column. */
export function hiddenByHints(
  layout: Layout,
  solution: Int32Array,
  hints: ReadonlyMap<number, number>,
): number[] {
  const hidden: number[] = [];
  for (const [blank, digit] of hints) {
    const name = regionOf(layout, blank);
    for (const cell of layout.fillable)
      if (solution[cell] === digit && regionOf(layout, cell) === name) hidden.push(cell);
  }
  return hidden;
}

/** Honest digits for a puzzle that is done; undefined where a blank has none that it could show. */
export function promisesFor(
  layout: Layout,
  solution: Int32Array,
  givens: Int32Array,
  rng: Rng,
): ReadonlyMap<number, number> | undefined {
  const hints = new Map<number, number>();
  for (const blank of layout.blanks) {
    const options = digitsOf(honestDigits(layout, solution, blank)).filter((digit) =>
      isHonest(layout, solution, givens, blank, digit),
    );
    const digit = options[rng.below(Math.max(1, options.length))];
    if (digit === undefined && demandsHints(layout)) return undefined;
    hints.set(blank, digit ?? 0);
  }
  return hints;
}
