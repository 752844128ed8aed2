// Files that are partly written by scripts: what stands between two marks is replaced.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Puts lines between two marks of a file. */
export function replaceBetween(
  target: URL,
  from: string,
  to: string,
  lines: readonly string[],
): void {
  const text = readFileSync(target, 'utf8');
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`${fileURLToPath(target)} has lost its marks`);
  const head = text.slice(0, start + from.length);
  writeFileSync(target, `${head}\n${lines.join('\n')}\n${text.slice(end)}`);
  console.log(`written: ${fileURLToPath(target)}`);
}
