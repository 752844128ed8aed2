// Games played by nothing but hints, for measurements: a line per game in a file, so that it can be interrupted, and rows of
// tables made from them. Times are those of the processor, in milliseconds.

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceBetween } from './marks.ts';

export interface Game {
  readonly game: number;
  readonly ending: string;
  readonly potions: number;
  readonly twice: boolean;
  /** Potions that did not win and could tell nothing, where that was looked at. */
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

/** What the work answers, and how long the processor took for it. */
export function timed<T>(times: number[], work: () => T): T {
  const before = process.cpuUsage();
  const answer = work();
  const { user, system } = process.cpuUsage(before);
  times.push(Math.round((user + system) / 100) / 10);
  return answer;
}

const middle = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const HEADS = ['games', 'won', 'potions', 'most', 'hint', '99 in 100', 'slowest'];

/** By `HEADS`; undefined where nothing was played. */
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

/** Plays what is missing of so many games. */
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
