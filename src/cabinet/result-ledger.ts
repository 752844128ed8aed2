// The ledger: what statistics need of every result, packed into columns, so that twenty thousand of them are one database
// read. Only a cache: a ledger that does not match the results is rebuilt from them.

import { type Day, dayNumber, dayOfNumber } from './day.ts';
import type { Counted } from './result.ts';

/** Increase it when the columns change: older ledgers are then rebuilt. */
const FORM = 1;
const COLUMNS = 10;
const NO_SCORE = Number.NaN;

export interface LedgerEntry {
  readonly result: Counted;
  readonly updatedAt: number;
}

/** The stored form: plain data, fast to clone. */
export interface Ledger {
  readonly form: number;
  readonly count: number;
  /** The latest `updatedAt` in it. */
  readonly newest: number;
  /** One per line. */
  readonly ids: string;
  readonly runs: string;
  /** Games and levels, by index. */
  readonly names: readonly string[];
  readonly figures: Float64Array;
}

const flag = (value: boolean | undefined, bit: number) => (value ? bit : 0);

export function packLedger(entries: Iterable<LedgerEntry>): Ledger {
  const all = [...entries];
  const names = new Map<string, number>();
  const nameOf = (name: string) => {
    const known = names.get(name) ?? names.size;
    names.set(name, known);
    return known;
  };
  const figures = new Float64Array(all.length * COLUMNS);
  let newest = 0;
  for (const [index, { result, updatedAt }] of all.entries()) {
    const { game, level, day, daily, status, practice, byClock } = result;
    figures.set(
      [
        nameOf(game),
        nameOf(level),
        dayNumber(day),
        daily === undefined ? Number.NaN : dayNumber(daily),
        flag(status === 'won', 1) + flag(practice, 2) + flag(byClock, 4),
        result.millis,
        result.moves,
        result.hints,
        result.undos,
        result.score ?? NO_SCORE,
      ],
      index * COLUMNS,
    );
    newest = Math.max(newest, updatedAt);
  }
  return {
    form: FORM,
    count: all.length,
    newest,
    ids: all.map(({ result }) => result.id).join('\n'),
    runs: all.map(({ result }) => result.run).join('\n'),
    names: [...names.keys()],
    figures,
  };
}

/** Undefined if it is not a ledger of this form. */
export function readLedger(value: unknown): Ledger | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { form, count, newest, ids, runs, names, figures } = value as Partial<
    Record<keyof Ledger, unknown>
  >;
  if (form !== FORM || typeof count !== 'number' || typeof newest !== 'number') return undefined;
  if (typeof ids !== 'string' || typeof runs !== 'string' || !Array.isArray(names))
    return undefined;
  if (!(figures instanceof Float64Array) || figures.length !== count * COLUMNS) return undefined;
  return { form, count, newest, ids, runs, names: names.map(String), figures };
}

/** Undefined if the columns do not match. */
export function unpackLedger(ledger: Ledger): readonly Counted[] | undefined {
  const { count, names, figures } = ledger;
  if (count === 0) return [];
  const ids = ledger.ids.split('\n');
  const runs = ledger.runs.split('\n');
  if (ids.length !== count || runs.length !== count) return undefined;
  // Many results share a day, and formatting it is expensive.
  const days = new Map<number, Day>();
  const dayText = (number: number) => {
    const known = days.get(number) ?? dayOfNumber(number);
    days.set(number, known);
    return known;
  };
  return ids.map((id, index) => {
    const at = index * COLUMNS;
    const figure = (column: number) => figures[at + column] ?? 0;
    const daily = figure(3);
    const flags = figure(4);
    const score = figure(9);
    return {
      id,
      run: runs[index] ?? '',
      game: names[figure(0)] ?? '',
      level: names[figure(1)] ?? '',
      day: dayText(figure(2)),
      ...(Number.isNaN(daily) ? {} : { daily: dayText(daily) }),
      status: flags & 1 ? 'won' : 'lost',
      practice: (flags & 2) !== 0,
      ...(flags & 4 ? { byClock: true } : {}),
      millis: figure(5),
      moves: figure(6),
      hints: figure(7),
      undos: figure(8),
      score: Number.isNaN(score) ? null : score,
    };
  });
}
