// Results as a table for other programs: CSV by RFC 4180, JSON with stable names. Logs stay in the backup.

import type { Day } from './day.ts';
import { type GameResult, isLate } from './result.ts';
import { statisticsOf } from './statistics.ts';

const COLUMNS = [
  'game',
  'level',
  'status',
  'practice',
  'day',
  'daily',
  'late',
  'millis',
  'moves',
  'hints',
  'undos',
  'score',
  'verdict',
  'id',
  'byClock',
] as const;

type Row = Readonly<Record<(typeof COLUMNS)[number], string | number | boolean | null>>;

const rowOf = (result: GameResult): Row => ({
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

/** By day, then by id, so that the same results give the same file. */
function rowsOf(results: Iterable<GameResult>): readonly Row[] {
  const key = (result: GameResult) => `${result.day} ${result.id}`;
  return [...results].sort((one, other) => (key(one) < key(other) ? -1 : 1)).map(rowOf);
}

/** A text that a spreadsheet would take for a formula is kept from being one. */
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
