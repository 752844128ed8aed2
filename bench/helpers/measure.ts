// Measuring: calls a second, medians and tables. Compare rows of one run with each other, not runs.
// With CURIO_BENCH=quick a benchmark only shows that it still runs: samples of two, milliseconds instead of seconds. The
// tests do that with every section; the figures mean nothing then.

export interface Measured {
  readonly perSecond: number;
  readonly calls: number;
}

export const quick = process.env['CURIO_BENCH'] === 'quick';

/** How many to measure; in a quick run few. */
export const amount = (all: number, few = 2): number => (quick ? Math.min(few, all) : all);

/** What to measure; in a quick run the first few of it. */
export const firstOf = <T>(all: readonly T[], few = 2): readonly T[] =>
  quick ? all.slice(0, few) : all;

/** Seconds in a quick run. */
const INSTANT = 0.002;
const seconds = () => performance.now() / 1000;

/** Calls a second, after a short warm-up. `batch` is how many units one call does. */
export function perSecond(
  run: () => void,
  options: { seconds?: number; batch?: number } = {},
): Measured {
  const { seconds: asked = 1, batch = 1 } = options;
  const wanted = quick ? INSTANT : asked;
  const warmEnd = seconds() + wanted / 5;
  do run();
  while (seconds() < warmEnd);
  const start = seconds();
  let calls = 0;
  let now = start;
  do {
    run();
    calls++;
    now = seconds();
  } while (now - start < wanted);
  return { perSecond: (calls * batch) / (now - start), calls: calls * batch };
}

/**
 * Calls in a second of processor time, the median of short slices, which other programs on the machine disturb least.
 * `batch` as above. Warms up for as long as it measures.
 */
export function perCpuSecond(
  run: () => void,
  options: { seconds?: number; batch?: number } = {},
): number {
  const { seconds: asked = 0.5, batch = 1 } = options;
  const wanted = quick ? INSTANT : asked;
  const slices = () => {
    const rates: number[] = [];
    for (let used = 0; used < wanted * 1e6; ) {
      const before = process.cpuUsage();
      const end = performance.now() + 1000 * (wanted / 10);
      let calls = 0;
      do {
        run();
        calls++;
      } while (performance.now() < end);
      const { user, system } = process.cpuUsage(before);
      used += user + system;
      rates.push((1e6 * calls * batch) / (user + system));
    }
    return rates.sort((left, right) => left - right);
  };
  slices();
  const rates = slices();
  return rates[rates.length >> 1] ?? 0;
}

export interface Spread {
  readonly median: number;
  readonly worst: number;
}

/** Milliseconds for each of `most` calls. */
export function spread(run: (index: number) => void, most: number): Spread {
  const count = amount(most);
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const start = performance.now();
    run(index);
    times.push(performance.now() - start);
  }
  times.sort((left, right) => left - right);
  return { median: times[Math.floor(count / 2)] ?? 0, worst: times[count - 1] ?? 0 };
}

/** 1234567 -> 1,234,567; small figures keep three significant digits. */
export function figure(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  return Number(value.toPrecision(3)).toString();
}

/** The time that this share of all stays within. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const millis = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const verdict = (reached: boolean): string => (reached ? '' : 'MISSED');

/** A row of a table that compares figures with goals. */
export type GoalLine = readonly [what: string, measured: string, goal: string, verdict: string];

/** Prints one table: first column to the left, the others to the right. */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const all = [columns, ...rows];
  const widths = columns.map((_, index) =>
    Math.max(...all.map((row) => (row[index] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ');
  console.log(
    `\n${title}\n${line(columns)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`,
  );
  for (const row of rows) console.log(line(row));
}
