// Merging: for any history of two devices with games, backups and wipes, no result is lost.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBackup } from '../../src/cabinet/backup.ts';
import { type Day, FIRST_DAY } from '../../src/cabinet/day.ts';
import type { Finished } from '../../src/cabinet/result.ts';
import { type ResultStatistics, statisticsOf } from '../../src/cabinet/statistics.ts';
import { replayText } from '../../src/core/replay.ts';
import { toy } from '../../src/games/toy/index.ts';
import { expectOk } from '../harness.ts';
import { samples } from '../samples.ts';
import {
  type Device,
  dayAt,
  exportFile,
  finish,
  type Game,
  importFile,
  keepBoard,
  newDevice,
  playToy,
  resultsOf,
  store,
} from './histories.ts';

type Step =
  | {
      readonly type: 'play';
      readonly device: 0 | 1;
      readonly game: Game;
      readonly day: number;
      /** Days by which the clock is wrong. */
      readonly clock: number;
      /** The day of the puzzle, counted back from the true day; none for a free game. */
      readonly back: number | null;
    }
  /** A finished board is opened again on another day and recorded again. */
  | {
      readonly type: 'reopen';
      readonly device: 0 | 1;
      readonly which: number;
      readonly day: number;
    }
  | { readonly type: 'export'; readonly device: 0 | 1 }
  | {
      readonly type: 'import';
      readonly device: 0 | 1;
      readonly file: number;
      readonly times: number;
    }
  | { readonly type: 'wipe'; readonly device: 0 | 1; readonly file: number };

const device = fc.constantFrom<0 | 1>(0, 1);
const play = fc.record({
  type: fc.constant('play' as const),
  device,
  game: fc.record({
    seed: fc.nat(6),
    level: fc.constantFrom<'short' | 'long'>('short', 'long'),
    tries: fc.array(fc.nat(6), { maxLength: 3 }),
    pace: fc.constantFrom(500, 20_000, 45_000),
    hints: fc.nat(2),
    undos: fc.nat(2),
  }),
  day: fc.nat(12),
  clock: fc.constantFrom(0, 0, 0, 0, -400, 3, 1000),
  back: fc.option(fc.constantFrom(0, 0, 0, 1, 4)),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: play },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('reopen' as const),
      device,
      which: fc.nat(20),
      day: fc.nat(12),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('export' as const), device }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('import' as const),
      device,
      file: fc.nat(9),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('wipe' as const), device, file: fc.nat(9) }),
  },
);

/** Which device recorded which log under which day, tracked independently of merging. */
interface Witness {
  readonly save: string;
  readonly level: string;
  readonly run: string;
  readonly day: Day;
  readonly daily: Day | undefined;
}

interface History {
  readonly devices: readonly [Device, Device];
  /** What each device acknowledged and was not wiped of. */
  readonly known: readonly [Set<string>, Set<string>];
  readonly files: { readonly text: string; readonly ids: ReadonlySet<string> }[];
  /** By result, every day it was recorded under, with the devices or files that still have it. */
  readonly witnesses: Map<string, Witness[]>;
}

function act(history: History, item: Step, index: number): void {
  const { devices, known, files, witnesses } = history;
  const own = devices[item.device];
  const acknowledged = known[item.device];
  const note = (finished: Finished) => {
    store(own, finished);
    const { id, level, run, day, daily } = finished.result;
    acknowledged.add(id);
    const list = witnesses.get(id) ?? [];
    list.push({ save: finished.save, level, run, day, daily });
    witnesses.set(id, list);
  };
  switch (item.type) {
    case 'play': {
      const session = playToy(item.game);
      const daily = item.back === null ? undefined : dayAt(Math.max(0, item.day - item.back));
      const run = daily === undefined ? `board-${index}` : `daily-${daily}`;
      const day = dayAt(item.day + item.clock);
      keepBoard(own, run, session);
      note(
        finish(session, {
          level: item.game.level,
          run,
          day,
          ...(daily === undefined ? {} : { daily }),
        }),
      );
      return;
    }
    case 'reopen': {
      const all = [...own.results.values()];
      const finished = all[item.which % Math.max(1, all.length)];
      if (!finished) return;
      const { level, run, daily } = finished.result;
      const session = expectOk(replayText(toy, finished.save));
      const day = dayAt(item.day);
      note(finish(session, { level, run, day, ...(daily === undefined ? {} : { daily }) }));
      return;
    }
    case 'export':
      files.push({ text: exportFile(own, FIRST_DAY), ids: new Set(own.results.keys()) });
      return;
    case 'import':
    case 'wipe': {
      const file = files[item.file % Math.max(1, files.length)];
      if (!file) return;
      if (item.type === 'wipe') {
        own.results.clear();
        own.boards.clear();
        acknowledged.clear();
      }
      const times = item.type === 'import' ? item.times : 1;
      for (let time = 0; time < times; time++) expect(importFile(own, file.text)).toEqual([]);
      for (const id of file.ids) acknowledged.add(id);
      return;
    }
  }
}

/** A second, simple computation of the same figures: replays every log and counts. */
function judge(results: Iterable<Witness & { readonly id: string }>, today: Day) {
  const runs = new Map<
    string,
    { won: boolean; millis: number; id: string; hints: number; undos: number; level: string }[]
  >();
  const days = new Set<number>();
  for (const { id, save, level, run, day, daily } of results) {
    const session = expectOk(replayText(toy, save));
    const won = session.status === 'won' && !session.practice;
    const { millis, hints, undos } = session.tally;
    runs.set(run, [...(runs.get(run) ?? []), { won, millis, id, hints, undos, level }]);
    if (won && daily === day) days.add(Date.parse(day) / 86_400_000);
  }
  const chosen = [...runs.values()].map(
    (list) =>
      [...list].sort(
        (one, other) =>
          Number(other.won) - Number(one.won) ||
          one.millis - other.millis ||
          (one.id < other.id ? -1 : 1),
      )[0],
  );
  // Day by day, with a rest day for every seven in a row, two at most.
  const now = Date.parse(today) / 86_400_000;
  let longest = 0;
  let length = 0;
  let rests = 0;
  let current = 0;
  let restsNow = 0;
  for (let day = Math.min(now, ...days); day <= Math.max(now, ...days); day++) {
    if (days.has(day)) {
      length++;
      if (length % 7 === 0 && rests < 2) rests++;
    } else if (day !== now) {
      if (rests > 0 && length > 0) rests--;
      else {
        length = 0;
        rests = 0;
      }
    }
    longest = Math.max(longest, length);
    if (day === now) {
      current = length;
      restsNow = rests;
    }
  }
  const levels = [...new Set(chosen.map((run) => run?.level ?? ''))].sort().map((level) => {
    const group = chosen.filter((run) => run?.level === level);
    const total = (key: 'hints' | 'undos') =>
      group.reduce((sum, run) => sum + (run?.[key] ?? 0), 0);
    const times = group.flatMap((run) => (run?.won ? [run.millis] : []));
    return {
      level,
      played: group.length,
      won: times.length,
      hints: total('hints'),
      undos: total('undos'),
      bestMillis: times.length > 0 ? Math.min(...times) : null,
    };
  });
  return {
    played: chosen.length,
    won: chosen.filter((run) => run?.won).length,
    streaks: { current, longest, days: days.size, rests: restsNow },
    levels,
  };
}

const inShort = ({ played, won, streaks, levels }: ResultStatistics) => ({
  played,
  won,
  streaks: {
    current: streaks.current,
    longest: streaks.longest,
    days: streaks.days,
    rests: streaks.rests,
  },
  levels: levels.map(({ level, played: all, won: wins, hints, undos, bestMillis }) => ({
    level,
    played: all,
    won: wins,
    hints,
    undos,
    bestMillis,
  })),
});

describe('histories of two devices', () => {
  it('lose nothing that was acknowledged, and end in the statistics of all logs together', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 18 }), fc.nat(14), (steps, last) => {
        const history: History = {
          devices: [newDevice(), newDevice()],
          known: [new Set(), new Set()],
          files: [],
          witnesses: new Map(),
        };
        for (const [index, item] of steps.entries()) {
          act(history, item, index);
          for (const side of [0, 1] as const)
            for (const id of history.known[side])
              expect(history.devices[side].results.has(id)).toBe(true);
        }
        const today = dayAt(last);
        const [one, other] = history.devices;
        const files = [exportFile(one, today), exportFile(other, today)] as const;
        // In both orders, one file twice.
        importFile(one, files[1]);
        importFile(one, files[1]);
        importFile(other, files[0]);
        const fresh = newDevice();
        importFile(fresh, files[1]);
        importFile(fresh, files[0]);
        const union = new Set([...history.known[0], ...history.known[1]]);
        for (const side of [one, other, fresh])
          expect([...side.results.keys()].sort()).toEqual([...union].sort());
        // The earliest day that a device still had; every kept day was really recorded.
        const all = [...union].map((id) => {
          const kept = one.results.get(id)?.result;
          const witness = history.witnesses
            .get(id)
            ?.find(
              ({ day, daily, run }) =>
                kept?.day === day && kept.daily === daily && kept.run === run,
            );
          if (!witness) throw new Error('a result that nobody played');
          return { ...witness, id };
        });
        const expected = judge(all, today);
        for (const side of [one, other, fresh])
          expect(inShort(statisticsOf(resultsOf(side), today))).toEqual(expected);
        // No board's log is lost either.
        for (const file of files)
          for (const side of [one, other])
            expect(side.boards.size).toBeGreaterThanOrEqual(
              expectOk(parseBackup(file)).boards.length,
            );
      }),
      { numRuns: samples(500) },
    );
  });
});
