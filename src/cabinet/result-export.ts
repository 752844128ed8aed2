// Exports results as CSV (RFC 4180) and as JSON with stable names. Logs are only in the backup.

import { wordList } from '../core/word-list.ts';
import type { Day } from './day.ts';
import { type GameResult, isLate } from './result.ts';
import { statisticsOf } from './statistics.ts';

const COLUMNS = wordList(`
  game level status practice day daily late millis moves hints undos score verdict id byClock
`);

type ExportRow = Readonly<Record<(typeof COLUMNS)[number], string | number | boolean | null>>;

const rowOf = (result: GameResult): ExportRow => ({
  game: result.game,
  level: result.level,
  status: result.status,
  practice: result.practice,
  day: result.day,
  daily: result.daily ?? null,
  late: isLate(result),
  millis: result.millis,
  moves: result.moves,
  hints: result.hints,
  undos: result.undos,
  score: result.score,
  verdict: result.verdict,
  id: result.id,
  byClock: result.byClock ?? false,
});

/** Sorted by day and id, so that the same results give the same file. */
function rowsOf(results: Iterable<GameResult>): readonly ExportRow[] {
  const key = (result: GameResult) => `${result.day} ${result.id}`;
  return [...results].sort((one, other) => (key(one) < key(other) ? -1 : 1)).map(rowOf);
}

/** Quotes text that a spreadsheet would run as a formula. */
function csvField(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function resultsCsv(results: Iterable<GameResult>): string {
  const lines = [
    COLUMNS.join(','),
    ...rowsOf(results).map((row) => COLUMNS.map((key) => csvField(row[key])).join(',')),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

export function statisticsJson(results: readonly GameResult[], today: Day): string {
  const statistics = statisticsOf(results, today);
  return `${JSON.stringify({ curio: 'statistics', today, statistics, results: rowsOf(results) }, null, 2)}\n`;
}
