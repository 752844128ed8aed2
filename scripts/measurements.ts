// Measured games of Wondering Witches that follow every hint: one JSON line per game, so that a run can be interrupted and
// resumed, and the tables in the docs that are made from them. Times are CPU milliseconds.

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Replaces the lines between two marks of a file. */
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

export interface Game {
  readonly game: number;
  readonly ending: string;
  readonly potions: number;
  readonly twice: boolean;
  /** Potions that neither won nor could tell anything; only where measured. */
  readonly idle?: number;
  /** Milliseconds of each hint. */
  readonly hints: readonly number[];
}

const fileOf = (folder: string, name: string) => join(folder, `${name}.jsonl`);

export function played(folder: string, name: string): readonly Game[] {
  const file = fileOf(folder, name);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Game => JSON.parse(line));
}

/** Runs the work and records its CPU time. */
export function timed<T>(times: number[], work: () => T): T {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  times.push(Math.round((user + system) / 100) / 10);
  return result;
}

const middle = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const HEADS = ['games', 'won', 'potions', 'most', 'hint', '99 in 100', 'slowest'];

/** The columns of `HEADS`; undefined if nothing was played. */
export function cellsOf(games: readonly Game[]): readonly string[] | undefined {
  if (games.length === 0) return undefined;
  const ascending = (one: number, other: number) => one - other;
  const won = games.filter(({ ending }) => ending === 'won');
  const potions = won.map((one) => one.potions).sort(ascending);
  const hints = games.flatMap((one) => one.hints).sort(ascending);
  const times = [0.5, 0.99, 1].map((share) => Math.round(middle(hints, share)));
  const counts = [games.length, won.length, middle(potions, 0.5), middle(potions, 1), ...times];
  return counts.map(String);
}

/** Between `<!-- name -->` and `<!-- end of name -->` in the rules of Witches. */
export function writeTable(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)];
  const target = new URL('../docs/rules/witches.md', import.meta.url);
  replaceBetween(target, `<!-- ${name} -->`, `<!-- end of ${name} -->`, lines);
}

/** Plays the games from 0 to `games` that are not recorded yet. */
export function playMissing(
  folder: string,
  name: string,
  games: number,
  play: (game: number) => Game,
): void {
  mkdirSync(folder, { recursive: true });
  const done = new Set(played(folder, name).map(({ game }) => game));
  for (let game = 0; game < games; game++) {
    if (done.has(game)) continue;
    const one = play(game);
    appendFileSync(fileOf(folder, name), `${JSON.stringify(one)}\n`);
    if (one.ending !== 'won') console.log(`${name} ${game}: ${one.ending}`);
  }
  console.log([name, ...(cellsOf(played(folder, name)) ?? [])].join(' '));
}
