// Results of daily puzzles: has each submitted log judged, counts it, and returns the day's statistics.

import { createHash } from 'node:crypto';
import type { Day } from '../cabinet/day.ts';
import { failure, type Result, success } from '../core/result.ts';
import {
  bucketOf,
  hasBegun,
  histogramOf,
  isClosed,
  percentileOf,
  rarityOf,
  type SolveCounts,
  sharesOf,
  solvedShareOf,
} from '../wire/daily-numbers.ts';
import type { DailyNumbers, LogAnswer, Rarity } from '../wire/service-api.ts';
import type { Judge } from './judge/judge.ts';
import type { Store, StoredRun } from './store/store.ts';

export function createDays(store: Store, judge: Judge, now: () => number) {
  const rank = ({ judged, counted, bucket }: StoredRun, counts: SolveCounts) => ({
    ...judged,
    counted,
    percentile: percentileOf(counts, bucket, counted),
  });

  async function answerFor(run: StoredRun): Promise<LogAnswer> {
    const counts = await store.dayCounts(run.day, run.game);
    return { ...rank(run, counts), players: counts.players, label: 'replayed' };
  }

  /** Faults: dayNotBegun, unknownPlayer, and those of the judge. */
  async function submit(
    player: string,
    day: Day,
    game: string,
    log: string,
  ): Promise<Result<LogAnswer>> {
    // First, so that a resubmission never costs a judgement.
    const known = await store.findRun(player, day, game);
    if (known) return success(await answerFor(known));
    if (!hasBegun(day, now())) return failure('dayNotBegun');
    const verdict = await judge.judge(day, game, log);
    if (!verdict.ok) return verdict;
    const { judged, picks } = verdict.value;
    const run = await store.countRun({
      player,
      day,
      game,
      digest: createHash('sha256').update(log).digest('hex'),
      judged,
      bucket: judged.solved ? bucketOf(judged.millis) : null,
      picks,
      counted: !isClosed(day, now()),
      log,
      at: now(),
    });
    return run ? success(await answerFor(run)) : failure('unknownPlayer');
  }

  const ownRun = async (player: string | undefined, day: Day, game: string) =>
    player === undefined ? undefined : store.findRun(player, day, game);

  return {
    submit,
    async numbers(day: Day, game: string, player: string | undefined): Promise<DailyNumbers> {
      const counts = await store.dayCounts(day, game);
      const run = await ownRun(player, day, game);
      return {
        players: counts.players,
        final: isClosed(day, now()),
        histogram: histogramOf(counts),
        solvedShare: solvedShareOf(counts),
        ...(run && { you: rank(run, counts) }),
      };
    },
    async rarity(day: Day, game: string, player: string | undefined): Promise<Rarity> {
      const choices = await store.pickCounts(day, game);
      const final = isClosed(day, now());
      const run = await ownRun(player, day, game);
      return {
        players: choices.players,
        final,
        // While the day is open, other players' choices would give solutions away, so only those who have played see them.
        cells: final || run ? sharesOf(choices) : [],
        ...(run && { you: { score: rarityOf(choices, run.picks), cards: [...run.picks] } }),
      };
    },
  };
}
