// The service API outside rooms, shared by app and server: shapes, addresses, and how to read a response. Data from the wire
// must match its shape; a mismatch becomes a fault with its path.

import * as v from 'valibot';
import type { Day } from '../cabinet/day.ts';
import { type Fault, failure, type Result, success } from '../core/result.ts';

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

export const labels = ['replayed'] as const;

export const aboutShape = v.object({
  name: text(40),
  version: text(40),
  /** Milliseconds since 1970 by the server's clock. */
  time: count,
  limits: v.record(v.string(), count),
  features: v.array(text(40)),
});
export type About = v.InferOutput<typeof aboutShape>;

export const playerShape = v.object({ player: text(40), name: text(60) });
export type PlayerAnswer = v.InferOutput<typeof playerShape>;

/** The judge's result for a log. */
export const judgedShape = v.object({
  status: v.picklist(['won', 'lost']),
  /** False also if the clock or a solver finished it, or for practice: counts as played, not as solved. */
  solved: v.boolean(),
  millis: count,
  moves: count,
  hints: count,
});
export type JudgedLog = v.InferOutput<typeof judgedShape>;

/** The percentage of other players whom this run beats; null for too few players or if it is not solved. */
const percentile = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));

export const logAnswerShape = v.object({
  ...judgedShape.entries,
  /** False if it came after the day closed: judged, but not in the statistics. */
  counted: v.boolean(),
  percentile,
  players: count,
  label: v.picklist(labels),
});
export type LogAnswer = v.InferOutput<typeof logAnswerShape>;

export const numbersShape = v.object({
  players: count,
  final: v.boolean(),
  /** Bars by solving time: upper bound in milliseconds (null: none), number of players. Empty for too few. */
  histogram: v.array(v.tuple([v.nullable(count), count])),
  solvedShare: v.nullable(share),
  you: v.optional(v.object({ ...judgedShape.entries, counted: v.boolean(), percentile })),
});
export type DailyNumbers = v.InferOutput<typeof numbersShape>;

export const rarityShape = v.object({
  players: count,
  final: v.boolean(),
  /** The choices in every cell, the most popular first (`card` is the choice's number). Empty for too few players and,
   * while the day is open, for those who have not played. */
  cells: v.array(v.array(v.object({ card: count, share }))),
  you: v.optional(
    v.object({
      /** The sum of the shares in percent, an empty cell counting 100: lower is rarer. Null for too few players. */
      score: v.nullable(v.pipe(v.number(), v.minValue(0))),
      cards: v.array(v.nullable(count)),
    }),
  ),
});
export type Rarity = v.InferOutput<typeof rarityShape>;

/** A deletion has no response body. */
export const goneShape = v.undefined();

export const faultShape = v.object({
  code: text(60),
  where: v.optional(text(200)),
  detail: v.optional(text(200)),
});

/** Undefined where the text is not JSON of this shape. */
export function parseShape<S extends v.GenericSchema>(
  shape: S,
  text: string | undefined,
): v.InferOutput<S> | undefined {
  const read = v.safeParse(shape, parseJson(text ?? ''));
  return read.success ? read.output : undefined;
}

/** Fault: badAnswer, with the path to the mismatch and never the text itself. */
export function readShape<S extends v.GenericSchema>(
  shape: S,
  value: unknown,
): Result<v.InferOutput<S>, Fault> {
  const read = v.safeParse(shape, value);
  if (read.success) return success(read.output);
  const [issue] = read.issues;
  return failure('badAnswer', v.getDotPath(issue) ?? undefined);
}

/** A raw response, possibly from an older or newer service, or from a login page in between. */
export interface ServiceReply {
  readonly status: number;
  readonly text: string;
  /** The header `Retry-After`. */
  readonly retryAfter?: string | null;
}

export type ServiceAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly fault: Fault;
      /** 0: no response. */
      readonly status: number;
      /** Milliseconds to wait, if the service gave them. */
      readonly wait?: number;
    };

export type FailedAnswer = Extract<ServiceAnswer<never>, { readonly ok: false }>;

/** We never wait longer than this. */
const LONGEST_WAIT = 3_600_000;

/** Null where the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** In milliseconds. Dates, which the header also allows, are ignored: the clocks may disagree. */
export function readRetryAfter(header: string | null | undefined): number | undefined {
  const text = header?.trim() ?? '';
  return /^\d+$/.test(text) ? Math.min(Number(text) * 1000, LONGEST_WAIT) : undefined;
}

/** Faults: those of the service, and badAnswer. */
export function readAnswer<S extends v.GenericSchema>(
  shape: S,
  reply: ServiceReply,
): ServiceAnswer<v.InferOutput<S>> {
  const { status } = reply;
  // Only status 204 means an empty body; a proxy may send an empty page too.
  const json = status === 204 ? undefined : parseJson(reply.text);
  const wait = readRetryAfter(reply.retryAfter);
  const failed = (fault: Fault) =>
    ({ ok: false, fault, status, ...(wait === undefined ? {} : { wait }) }) as const;
  if (status >= 200 && status < 300) {
    const read = readShape(shape, json);
    return read.ok ? read : failed(read.fault);
  }
  const fault = readShape(faultShape, json);
  if (!fault.ok) return failed({ code: 'badAnswer', where: `status ${status}` });
  const { code, where } = fault.value;
  return failed({ code, ...(where === undefined ? {} : { where }) });
}

/** No response: no connection, no server, or too late. */
export const unanswered: FailedAnswer = { ok: false, fault: { code: 'unreachable' }, status: 0 };

const ofDay = (day: Day, game: string, what: string) =>
  `/api/days/${encodeURIComponent(day)}/${encodeURIComponent(game)}/${what}`;

export const addresses = {
  about: '/api/about',
  players: '/api/players',
  me: '/api/players/me',
  log: (day: Day, game: string) => ofDay(day, game, 'log'),
  numbers: (day: Day, game: string) => ofDay(day, game, 'numbers'),
  rarity: (day: Day, game: string) => ofDay(day, game, 'rarity'),
} as const;
