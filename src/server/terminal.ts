// A QR code for a terminal: two rows of modules in each line, in colours of its own, since a reader needs black on white
// whatever the terminal's colours are.

import { qrModules } from '../paper/qr.ts';

const WHITE_ON_BLACK = '\x1b[97;40m';
const AS_BEFORE = '\x1b[0m';
/** Modules of white round it. */
const QUIET = 2;
/** By whether the upper and the lower module are white. */
const BLOCKS = { both: '█', upper: '▀', lower: '▄', none: ' ' } as const;

function blockOf(upper: boolean, lower: boolean): string {
  if (upper && lower) return BLOCKS.both;
  if (upper) return BLOCKS.upper;
  return lower ? BLOCKS.lower : BLOCKS.none;
}

/** Its lines, from the top. */
export function qrLines(text: string): readonly string[] {
  const modules = qrModules(text);
  const from = -QUIET;
  const to = modules.length + QUIET;
  const isWhite = (row: number, column: number) => !(modules[row]?.[column] ?? false);
  const lines: string[] = [];
  for (let row = from; row < to; row += 2) {
    let line = '';
    // Below the last row nothing is drawn where the rows are odd.
    for (let column = from; column < to; column++)
      line += blockOf(isWhite(row, column), row + 1 < to && isWhite(row + 1, column));
    lines.push(`${WHITE_ON_BLACK}${line}${AS_BEFORE}`);
  }
  return lines;
}
