// The original's own codes, `3:base64`: the same letters as in a Curio code, with the size before them.

import { failure, type Result } from '../../../core/result.ts';
import { idNow } from '../cards/conditions.ts';
import { decodeIds, encodeIds } from './code.ts';
import type { Grid } from './grid.ts';

/** The size, a colon, and the ids, rows then columns, joined by commas, in standard base64. */
export function encodeOriginal({ size, rows, columns }: Grid): string {
  const now = { size, rows: rows.map(idNow), columns: columns.map(idNow) };
  const letters = encodeIds(now).replaceAll('-', '+').replaceAll('_', '/');
  return `${size}:${letters.padEnd(Math.ceil(letters.length / 4) * 4, '=')}`;
}

/** Standard and URL-safe letters, padding or none, white space around. Faults: notSeedStyle, badIds, wrongCount. */
export function decodeOriginal(text: string): Result<Grid> {
  const match = /^([2-4]):([A-Za-z0-9+/_-]+)={0,2}$/.exec(text.replace(/\s+/g, ''));
  if (!match) return failure('notSeedStyle', undefined, text.slice(0, 60));
  const letters = (match[2] ?? '').replaceAll('+', '-').replaceAll('/', '_');
  return decodeIds(letters, Number(match[1]));
}
