// Ways to turn a board into itself: rows, columns and blocks of them exchanged, the whole transposed, digits renamed that
// every region has or lacks alike. A puzzle stays a puzzle under them, with the same steps to its solution.

import { type Rng, shuffled } from '../../../core/rng.ts';
import { isBlank, type Layout, regionName } from '../grid/layout.ts';

/** New places by cell. */
type Turn = readonly number[];

function turnsOf(layout: Layout): readonly Turn[] {
  const { rows, columns, cells } = layout;
  const all = Array.from({ length: cells }, (_, cell) => cell);
  const turns: Turn[] = [];
  const add = (turn: Turn) => {
    if (fits(layout, turn)) turns.push(turn);
  };
  /** Two blocks of lines that do not overlap, exchanged. */
  const exchanges = (count: number) => {
    const made: number[][] = [];
    for (let size = 1; size <= count / 2; size++)
      for (let first = 0; first + 2 * size <= count; first++)
        for (let second = first + size; second + size <= count; second++)
          made.push(
            Array.from({ length: count }, (_, line) => {
              if (line >= first && line < first + size) return line - first + second;
              if (line >= second && line < second + size) return line - second + first;
              return line;
            }),
          );
    return made;
  };
  const backwards = (count: number) => Array.from({ length: count }, (_, line) => count - 1 - line);
  for (const lines of [...exchanges(rows), backwards(rows)])
    add(all.map((cell) => (lines[Math.floor(cell / columns)] ?? 0) * columns + (cell % columns)));
  for (const lines of [...exchanges(columns), backwards(columns)])
    add(all.map((cell) => cell - (cell % columns) + (lines[cell % columns] ?? 0)));
  if (rows === columns)
    add(all.map((cell) => (cell % columns) * columns + Math.floor(cell / columns)));
  return turns;
}

/** Regions become regions and blanks stay blanks. */
function fits(layout: Layout, turn: Turn): boolean {
  const tokens = layout.template.flat();
  const names = new Map<string, string>();
  return tokens.every((token, cell) => {
    const other = tokens[turn[cell] ?? 0] ?? '';
    const name = names.get(regionName(token)) ?? regionName(other);
    names.set(regionName(token), name);
    return isBlank(token) === isBlank(other) && name === regionName(other);
  });
}

const known = new WeakMap<Layout, readonly Turn[]>();

/** Turns that are played one after another: more than enough to reach every arrangement. */
const TURNS = 60;

/** The same puzzle, arranged by chance. */
export function turned(layout: Layout, givens: ArrayLike<number>, rng: Rng): Int32Array {
  const turns = known.get(layout) ?? turnsOf(layout);
  known.set(layout, turns);
  const names = renamed(layout, rng);
  let digits = Int32Array.from(givens, (digit) => names[digit] ?? 0);
  for (let index = 0; index < TURNS && turns.length > 0; index++) {
    const turn = turns[rng.below(turns.length)] ?? [];
    const next = new Int32Array(layout.cells);
    for (let cell = 0; cell < layout.cells; cell++) next[turn[cell] ?? 0] = digits[cell] ?? 0;
    digits = next;
  }
  return digits;
}

/** New names by digit; 0 stays. Digits are exchanged only if the same regions have them. */
function renamed(layout: Layout, rng: Rng): readonly number[] {
  const sizes = new Map<number, number[]>();
  for (let digit = 1; digit <= layout.maxDigit; digit++) {
    const cells = layout.fillable.filter((cell) => ((layout.domain[cell] ?? 0) >> (digit - 1)) & 1);
    sizes.set(cells.length, [...(sizes.get(cells.length) ?? []), digit]);
  }
  const names = [0];
  for (const digits of sizes.values()) {
    const others = shuffled(digits, rng);
    for (const [index, digit] of digits.entries()) names[digit] = others[index] ?? digit;
  }
  return names;
}
