// The board as text: one letter per symbol (with a digit once letters run out), a dot for an empty cell, row and column
// numbers around it. Also the parser, for positions written by hand.

import { failure, type Result, success } from '../../../core/result.ts';
import { symbols } from '../symbols.ts';
import type { View } from '../types.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A to Z, a to z, then A2 to z2 and so on. */
export function printTile(tile: number): string {
  if (tile === 0) return '.';
  const round = Math.floor((tile - 1) / LETTERS.length);
  return LETTERS.charAt((tile - 1) % LETTERS.length) + (round === 0 ? '' : String(round + 1));
}

function parseTile(word: string): number | undefined {
  if (word === '.') return 0;
  const match = /^([A-Za-z])([2-9]?)$/.exec(word);
  if (!match?.[1]) return undefined;
  const round = match[2] ? Number(match[2]) - 1 : 0;
  const tile = LETTERS.indexOf(match[1]) + 1 + round * LETTERS.length;
  return tile <= symbols.length ? tile : undefined;
}

/** Rows of words; spaces are optional if all words have one letter. Faults: badMatrix, unknownSymbol. */
export function parseTiles(
  text: string,
): Result<{ readonly rows: number; readonly cols: number; readonly tiles: number[] }> {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const words = lines.map((line) => (line.includes(' ') ? line.split(/\s+/) : [...line]));
  const cols = words[0]?.length ?? 0;
  if (cols === 0) return failure('badMatrix', undefined, 'no rows');
  const tiles: number[] = [];
  for (const [index, row] of words.entries()) {
    if (row.length !== cols) return failure('badMatrix', `row ${index + 1}`, `not ${cols} cells`);
    for (const word of row) {
      const tile = parseTile(word);
      if (tile === undefined) return failure('unknownSymbol', `row ${index + 1}`, word);
      tiles.push(tile);
    }
  }
  return success({ rows: words.length, cols, tiles });
}

export function print(view: View): string {
  const { rows, cols, tiles } = view;
  const width = tiles.some((tile) => tile > LETTERS.length) ? 2 : 1;
  const side = String(rows).length;
  const head = (text: (col: number) => string) =>
    ' '.repeat(side) +
    Array.from({ length: cols }, (_, col) => ` ${text(col + 1).padEnd(width)}`).join('');
  const lines: string[] = [];
  if (cols > 9) lines.push(head((col) => (col % 10 === 0 ? String(col / 10) : ' ')).trimEnd());
  lines.push(head((col) => String(col % 10)).trimEnd());
  for (let row = 0; row < rows; row++) {
    const cells = tiles
      .slice(row * cols, (row + 1) * cols)
      .map((tile) => ` ${printTile(tile).padEnd(width)}`);
    lines.push((String(row + 1).padStart(side) + cells.join('')).trimEnd());
  }
  const pairs = `tiles ${view.left}, pairs ${view.pairs.length}`;
  lines.push(`${pairs}, moves ${view.moves}, score ${view.score}, combo x${view.combo}`);
  return lines.join('\n');
}
