// Rows of squares for share texts. By itself, since the words of every game want it and nothing around it.

/** Squares of a bar: so many tell enough and fit every line. */
const BAR = 10;

/**
 * Parts of a whole as a row of ten squares. What there is has at least one square; the largest part gives way for it.
 */
export function squareBar(parts: readonly (readonly [square: string, part: number])[]): string {
  const all = parts.reduce((sum, [, part]) => sum + Math.max(0, part), 0);
  if (all === 0) return '';
  const squares = parts.map(([, part]) =>
    part <= 0 ? 0 : Math.max(1, Math.round((part / all) * BAR)),
  );
  const largest = squares.indexOf(Math.max(...squares));
  const rest = squares.reduce((sum, value, index) => sum + (index === largest ? 0 : value), 0);
  squares[largest] = BAR - rest;
  return parts.map(([square], index) => square.repeat(squares[index] ?? 0)).join('');
}
