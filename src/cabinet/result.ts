// The result of a finished game, the source of statistics. Everything but the dates follows from the log, and a replay can
// check it; the seal covers the rest, so that changes are noticed.

import { encodeBytes } from '../core/base64.ts';
import type { Budget } from '../core/budget.ts';
import { type Game, isOver, type Millis, type Rules } from '../core/game.ts';
import { sha256, utf8Bytes } from '../core/hash.ts';
import { isCount, isOneOf, optional, type RecordShape, readRecord } from '../core/record-shape.ts';
import { replay } from '../core/replay.ts';
import { failure, type Result, success } from '../core/result.ts';
import { parseSave, printSave, type Save } from '../core/save.ts';
import type { Session } from '../core/session.ts';
import { settingsCodec } from '../core/settings.ts';
import type { Manifest } from '../games/manifest.ts';
import { type Day, isDay } from './day.ts';

/** What the log proves. */
export interface Summary {
  readonly status: 'won' | 'lost';
  /** The player undid past hidden information, peeked, or continued a replay: counts as played, not as won. */
  readonly practice: boolean;
  /** The clock finished the board: counts as played, not as won. */
  readonly byClock?: true;
  readonly millis: Millis;
  readonly moves: number;
  readonly hints: number;
  readonly undos: number;
  readonly score: number | null;
}

export const verifications = ['verified', 'trusted'] as const;
/** `verified`: replayed here. `trusted`: sealed and intact, but of a version or catalogue that cannot be replayed here. */
export type Verification = (typeof verifications)[number];

export interface GameResult extends Summary {
  /** The hash of the log: the same run stored twice is one result. */
  readonly id: string;
  readonly game: string;
  /** The preset, or `custom`. */
  readonly level: string;
  /** The board: a run that was undone and finished again counts once. */
  readonly run: string;
  /** The day it counts for (`countedDay`). */
  readonly day: Day;
  /** The day of the puzzle, if it was a daily. */
  readonly daily?: Day;
  /** Continued from a replay or a copy of one. */
  readonly taken?: true;
  /** `verdict` is the stored name. */
  readonly verdict: Verification;
  /** Covers every field but the verdict. */
  readonly seal: string;
}

/** What statistics use of a result. */
export type Counted = Omit<GameResult, 'taken' | 'verdict' | 'seal'>;

/** A result with its log. */
export interface Finished {
  readonly result: GameResult;
  readonly save: string;
}

const SEAL_BYTES = 15;

const digest = (text: string) => encodeBytes(sha256(utf8Bytes(text)).slice(0, SEAL_BYTES));

export function logId(save: string): string {
  return digest(`curio log\n${save}`);
}

type SealedFields = Omit<GameResult, 'verdict' | 'seal'>;

function sealOf(parts: SealedFields): string {
  const { id, game, level, run, day, daily, taken } = parts;
  const { status, practice, millis, moves, hints, undos, score } = parts;
  const fields = [id, game, level, run, day, daily ?? '', taken ?? false];
  const figures = [status, practice, millis, moves, hints, undos, score];
  // Only if true: older results without the field must keep their seals.
  const clock = parts.byClock ? ['byClock'] : [];
  return digest(JSON.stringify(['result', ...fields, ...figures, ...clock]));
}

/** The save without the time that the player spent on the board after the last entry. */
export function finishedSave(session: Session): Save {
  const { game, version, code } = session.deal;
  const { log } = session;
  return { game, version, code, log: [...log], at: log.at(-1)?.at ?? 0 };
}

/** Fault: notOver. */
export function summaryOf(session: Session): Result<Summary> {
  const { status, tally, practice, points, worth } = session;
  if (!isOver(status)) return failure('notOver');
  const { millis, moves, hints, undos } = tally;
  return success({
    status,
    practice,
    ...(worth.byClock ? { byClock: true } : {}),
    millis,
    moves,
    hints,
    undos,
    score: points ?? null,
  });
}

/** What the log does not contain. */
export type Circumstances = Pick<GameResult, 'level' | 'run' | 'day' | 'daily' | 'taken'>;

export function sealResult(
  save: Save,
  summary: Summary,
  circumstances: Circumstances,
  verdict: Verification = 'verified',
): Finished {
  const text = printSave(save);
  const { level, run, day, daily, taken } = circumstances;
  const parts: SealedFields = {
    id: logId(text),
    game: save.game,
    level,
    run,
    day,
    ...(daily === undefined ? {} : { daily }),
    ...(taken === undefined ? {} : { taken }),
    ...summary,
    practice: summary.practice || taken === true,
  };
  return { result: { ...parts, verdict, seal: sealOf(parts) }, save: text };
}

/** Is it a daily finished after its day? */
export function isLate(result: Pick<GameResult, 'day' | 'daily'>): boolean {
  return result.daily !== undefined && result.day > result.daily;
}

export function isWin(result: Pick<GameResult, 'status' | 'practice' | 'byClock'>): boolean {
  return result.status === 'won' && !result.practice && !result.byClock;
}

const isWord = (value: unknown) => typeof value === 'string' && value.length < 200;

const resultShape: RecordShape<GameResult> = {
  id: isWord,
  game: isWord,
  level: isWord,
  run: isWord,
  day: isDay,
  daily: optional(isDay),
  taken: optional(isOneOf(true)),
  status: isOneOf('won', 'lost'),
  practice: isOneOf(true, false),
  byClock: optional(isOneOf(true)),
  millis: isCount,
  moves: isCount,
  hints: isCount,
  undos: isCount,
  score: (value) => value === null || Number.isFinite(value),
  verdict: isOneOf(...verifications),
  seal: isWord,
};

/** Checks the shape of a stored result, not its seal. Fault: badResult, with the field. */
export const readStored = (value: unknown): Result<GameResult> =>
  readRecord(value, resultShape, 'badResult');

/** A result from outside. Faults: badResult, brokenSeal. */
export function readResult(value: unknown): Result<GameResult> {
  const read = readStored(value);
  if (!read.ok || sealOf(read.value) === read.value.seal) return read;
  return failure('brokenSeal', 'seal', read.value.id);
}

/** Do these rules decide what the save says: the same version, and made from the same data? */
export function canJudge(
  game: Pick<Rules, 'version' | 'fields' | 'presets'>,
  save: Save,
  assets: Manifest['assets'] = [],
): boolean {
  return save.version === game.version && hasAssetsOf(game, save.code, assets) === true;
}

/** Does the game have the assets that the puzzle of this code was made from? Undefined for a code it cannot read. */
export function hasAssetsOf(
  game: Pick<Rules, 'fields' | 'presets'>,
  code: string,
  assets: Manifest['assets'],
): boolean | undefined {
  const [, , params = ''] = code.split('.');
  const settings = settingsCodec(game.fields).decode(params);
  if (!settings.ok) return undefined;
  const [{ params: current }] = game.presets;
  return assets.every(({ setting }) => settings.value[setting] === current[setting]);
}

const summaryKeys = ['status', 'millis', 'moves', 'hints', 'undos'] as const;

/** Old results of games without a score say 0 points; those of games that got a score later say none. */
const isSameScore = (said: number | null, found: number | null) =>
  said === found || said === null || (said === 0 && found === null);

/** The first field in which the result and its log differ. Older results do not know `byClock` and stay solved; only a
 * result that claims it wrongly is false. */
function firstLie(result: GameResult, summary: Summary): string | undefined {
  if (result.practice !== (summary.practice || result.taken === true)) return 'practice';
  if (result.byClock && !summary.byClock) return 'byClock';
  const older = summary.byClock && !result.byClock;
  if (!older && !isSameScore(result.score, summary.score)) return 'score';
  return summaryKeys.find((key) => result[key] !== summary[key]);
}

/** A result from outside that is intact and belongs to its log; a replay decides whether it is true. */
export interface Claim {
  readonly result: GameResult;
  readonly save: Save;
  readonly text: string;
}

/** Faults: badResult, brokenSeal, otherLog, otherGame, and those of saves. */
export function readClaim(value: unknown, text: unknown): Result<Claim> {
  const read = readResult(value);
  if (!read.ok) return read;
  const result = read.value;
  if (typeof text !== 'string' || logId(text) !== result.id)
    return failure('otherLog', 'save', result.id);
  const save = parseSave(text);
  if (!save.ok) return save;
  return save.value.game === result.game
    ? success({ result, save: save.value, text })
    : failure('otherGame', 'save', save.value.game);
}

/** Compares the claim with its replay. If the game cannot replay it (another version, other cards), a sealed result
 * stays as it is: a later version never takes a solve away. Faults: falseResult, and those of replay. */
export function settleClaim(claim: Claim, judged: Result<Summary> | undefined): Result<Finished> {
  const { result, text } = claim;
  const keep = (verdict: Verification) => success({ result: { ...result, verdict }, save: text });
  if (!judged) return keep('trusted');
  if (!judged.ok) return judged;
  const lie = firstLie(result, judged.value);
  return lie === undefined ? keep('verified') : failure('falseResult', lie, result.id);
}

/** Replays the save; undefined if this game cannot do so faithfully. Faults: those of replay, and notOver. */
export function judgeBy(
  game: Game | undefined,
  save: Save,
  budget: Budget,
  assets: Manifest['assets'] = [],
): Result<Summary> | undefined {
  if (!game || !canJudge(game, save, assets)) return undefined;
  const session = replay(game, save);
  if (!session.ok) return session;
  const fault = game.vouch(session.value.deal.puzzle, budget);
  return fault ? { ok: false, fault } : summaryOf(session.value);
}
