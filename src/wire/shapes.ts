// The shapes of requests and answers, shared by app and server. What comes over the wire is read by these, never
// trusted; what does not fit becomes a fault that says where.

import * as v from 'valibot';
import { type Fault, failure, type Result, success } from '../core/result.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

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

/** What the judge made of a log. */
export const judgedShape = v.object({
  status: v.picklist(['won', 'lost']),
  /** The clock or a solver finished it, or it is practice: counted among the players, not among those who solved it. */
  solved: v.boolean(),
  millis: count,
  moves: count,
  hints: count,
});
export type Judged = v.InferOutput<typeof judgedShape>;

/** Percent of the other players whom this run is ahead of; null below the fewest players, or where it is not solved. */
const percentile = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));

export const logAnswerShape = v.object({
  ...judgedShape.entries,
  /** False where it came after the day had closed: judged, and in nobody's numbers. */
  counted: v.boolean(),
  percentile,
  players: count,
  label: v.picklist(labels),
});
export type LogAnswer = v.InferOutput<typeof logAnswerShape>;

export const numbersShape = v.object({
  players: count,
  final: v.boolean(),
  /** Bars by solving time: up to so many milliseconds (null: longer), so many players. Empty below the fewest. */
  histogram: v.array(v.tuple([v.nullable(count), count])),
  solvedShare: v.nullable(share),
  you: v.optional(v.object({ ...judgedShape.entries, counted: v.boolean(), percentile })),
});
export type Numbers = v.InferOutput<typeof numbersShape>;

export const rarityShape = v.object({
  players: count,
  final: v.boolean(),
  /**
   * Of every cell the cards that were chosen there, most popular first. Empty below the fewest players, and, while the
   * day is open, for whoever has not played it.
   */
  cells: v.array(v.array(v.object({ card: count, share }))),
  you: v.optional(
    v.object({
      /** The sum of the shares in percent, an empty cell counting 100: lower is rarer. Null below the fewest. */
      score: v.nullable(v.pipe(v.number(), v.minValue(0))),
      cards: v.array(v.nullable(count)),
    }),
  ),
});
export type Rarity = v.InferOutput<typeof rarityShape>;

/** The answer to a deletion: nothing. */
export const goneShape = v.undefined();

export const faultShape = v.object({
  code: text(60),
  where: v.optional(text(200)),
  detail: v.optional(text(200)),
});

/** Fault: badAnswer, with the path to what does not fit and never the text itself. */
export function readShape<S extends v.GenericSchema>(
  shape: S,
  value: unknown,
): Result<v.InferOutput<S>, Fault> {
  const read = v.safeParse(shape, value);
  if (read.success) return success(read.output);
  const [issue] = read.issues;
  return failure('badAnswer', v.getDotPath(issue) ?? undefined);
}
