// The jobs of the judge, as pure functions: judge a log, deal a puzzle for a table. Also the messages between the judge and
// its threads.

import type { Day } from '../../cabinet/day.ts';
import { unlimitedBudget } from '../../core/budget.ts';
import { deal, openCode, readPuzzle } from '../../core/deal.ts';
import { type Game, isOver } from '../../core/game.ts';
import { runOf } from '../../core/race.ts';
import { replay } from '../../core/replay.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { parseSave } from '../../core/save.ts';
import type { JudgedRun, TableKind } from '../../core/table.ts';
import type { Manifest } from '../../games/manifest.ts';
import { tableParams } from '../../games/tables.ts';
import { limits } from '../../wire/limits.ts';
import type { JudgedLog } from '../../wire/service-api.ts';

export interface TableOrder {
  readonly game: string;
  readonly table: TableKind;
  /** Settings come from this preset, or from the puzzle of this code. */
  readonly preset: string | null;
  readonly code: string | null;
  readonly people: number;
  /** Undefined: the puzzle of the code itself, once the engine vouches for it. */
  readonly seed?: string;
}

export type JudgeJob =
  /** Deal the day's puzzle. */
  | { readonly kind: 'deal'; readonly game: string; readonly day: Day }
  | { readonly kind: 'table'; readonly game: string; readonly order: TableOrder }
  | { readonly kind: 'judge'; readonly game: string; readonly code: string; readonly text: string };

export type JudgeReply =
  /** The game is loaded; the time limit of the job starts now. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'dealt'; readonly code: Result<string> }
  | { readonly kind: 'judged'; readonly verdict: Result<LogVerdict> };

export interface LogVerdict {
  readonly judged: JudgedLog;
  /** For races. */
  readonly run: JudgedRun;
  /** The choice in each cell; empty for games without choices. */
  readonly picks: readonly (number | null)[];
}

/** Lines of a save that are not entries. */
const FRAME = 4;

/** Stops counting at the limit. */
function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
    if (++lines > limits.entries + FRAME) return true;
  return false;
}

/** Is the log a finished run of this very puzzle, and with what result? Compares codes as text, so that it never opens
 * a foreign puzzle, and checks sizes before it parses. Faults: those of saves and replay, tooLarge, tooManyEntries,
 * tooLong, otherGame, otherPuzzle, notOver. None repeats any of the text. */
export function judgeLog(game: Game, code: string, text: string): Result<LogVerdict> {
  if (text.length > limits.body) return failure('tooLarge');
  if (hasTooManyLines(text)) return failure('tooManyEntries');
  const read = parseSave(text);
  if (!read.ok) return failure(read.fault.code, read.fault.where);
  const save = read.value;
  if (save.game !== game.id) return failure('otherGame', 'line 2');
  if (save.version !== game.version) return failure('otherVersion', 'line 2');
  if (save.code !== code) return failure('otherPuzzle', 'line 3');
  if (save.log.length > limits.entries) return failure('tooManyEntries');
  if (save.at > limits.playTime) return failure('tooLong');
  const replayed = replay(game, save);
  if (!replayed.ok) return failure(replayed.fault.code, replayed.fault.where);
  const session = replayed.value;
  const { status, practice, worth, tally } = session;
  if (!isOver(status)) return failure('notOver');
  const run = runOf(session);
  const helped = save.log.some(({ kind }) => kind === 'solver');
  return success({
    judged: {
      status,
      solved: status === 'won' && !practice && !worth.byClock && !helped,
      millis: tally.millis,
      moves: tally.moves,
      hints: tally.hints,
    },
    run: { ...run, practice: run.practice || helped },
    picks: game.picks?.(session.deal.puzzle, session.state) ?? [],
  });
}

/** Deals with settings for this many people, or takes the puzzle of a given code. Faults: those of codes, notOffered. */
export async function dealTable(
  game: Game,
  manifest: Manifest,
  order: TableOrder,
): Promise<Result<string>> {
  const entry = (await manifest.loadTables?.())?.[order.table];
  if (!entry) return failure('notOffered');
  const given = order.code === null ? undefined : readCode(game, order);
  if (given && !given.ok) return given;
  if (given && order.seed === undefined) return success(given.value.code);
  const { preset, people, seed } = order;
  const params = given
    ? (entry.paramsFor?.(given.value.params, people) ?? given.value.params)
    : tableParams(entry, game.presets, preset ?? '', people);
  if (!params || seed === undefined) return failure('notOffered');
  const dealt = deal(game, params, seed, unlimitedBudget);
  return dealt.ok ? success(dealt.value.code) : dealt;
}

/** A code from outside must be vouched for; later deals only take its settings. */
const readCode = (game: Game, { code, seed }: TableOrder) =>
  seed === undefined ? openCode(game, code ?? '', unlimitedBudget) : readPuzzle(game, code ?? '');
