// The cabinet: days, the plan, results that cannot be forged, and histories of two devices.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBackup } from '../src/cabinet/backup.ts';
import {
  addDays,
  addMonths,
  type Day,
  dayNumber,
  dayOfNumber,
  daysOfMonth,
  FIRST_DAY,
  parseDay,
  weekday,
} from '../src/cabinet/day.ts';
import { dealDaily } from '../src/cabinet/deal.ts';
import { resultsCsv, statisticsJson } from '../src/cabinet/export.ts';
import { countBars, timeBars } from '../src/cabinet/histogram.ts';
import { checkDaily, dailyLevel } from '../src/cabinet/plan.ts';
import {
  type Finished,
  type GameResult,
  judgeBy,
  nameOfResult,
  readClaim,
  readStored,
  settleClaim,
} from '../src/cabinet/result.ts';
import { type Statistics, statisticsOf, streaksOf } from '../src/cabinet/statistics.ts';
import type { Context } from '../src/cli/context.ts';
import { main } from '../src/cli/main.ts';
import { cabinet } from '../src/cli/shelf.ts';
import { parseCode } from '../src/core/code.ts';
import { deal } from '../src/core/deal.ts';
import { replayText } from '../src/core/replay.ts';
import { settingsCodec } from '../src/core/settings.ts';
import { conditionPage } from '../src/games/dokuborn/paper/page.ts';
import { hudoku } from '../src/games/hudoku/index.ts';
import { puzzlePage, puzzleSheets } from '../src/games/hudoku/paper/pages.ts';
import { gameIds } from '../src/games/index.ts';
import { toy } from '../src/games/toy/index.ts';
import type { Page } from '../src/paper/types.ts';
import {
  cabinetFault,
  dailyShareText,
  histogramText,
  timeBarText,
} from '../src/words/en/cabinet.ts';
import { dayText } from '../src/words/en/days.ts';
import { expectOk, manifestOf, plenty } from './harness.ts';
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
import { samples } from './samples.ts';

describe('days', () => {
  it('count as the calendar of the platform does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
        const date = new Date(number * 86_400_000);
        const day = date.toISOString().slice(0, 10);
        if (date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9999) return;
        expect(dayOfNumber(number)).toBe(day);
        expect(dayNumber(day)).toBe(number);
        expect(weekday(day)).toBe((date.getUTCDay() + 6) % 7);
        expect(parseDay(day).ok).toBe(true);
      }),
      { numRuns: samples(5000) },
    );
  });

  it.each([
    '',
    '2026-11-31',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '26-11-01',
    '2026-11-1',
    ' 2026-11-01',
    '2026/11/01',
    '0000-01-01',
  ])('%s is none', (text) => {
    expect(parseDay(text)).toMatchObject({ ok: false, fault: { code: 'badDay' } });
  });

  it('know leap years, months and the first day', () => {
    expect(daysOfMonth('2028-02')).toHaveLength(29);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
    expect(checkDaily(addDays(FIRST_DAY, -1))).toMatchObject({
      ok: false,
      fault: { code: 'beforeFirstDay' },
    });
    expect(dayText('2026-11-15')).toBe('Sunday 15 November 2026');
  });
});

describe('the plan', () => {
  const week = Array.from({ length: 7 }, (_, index) => addDays('2026-11-16', index));

  it.each(gameIds)('%s has a puzzle for every day of the week, always the same', async (id) => {
    const manifest = manifestOf(id);
    const game = await manifest.loadGame();
    for (const day of week) {
      const level = dailyLevel(manifest, day);
      const first = expectOk(dealDaily(game, level, day, plenty()));
      expect(expectOk(dealDaily(game, level, day, plenty())).code).toBe(first.code);
      const other = dealDaily(game, level, addDays(day, 7), plenty());
      expect(expectOk(other).code).not.toBe(first.code);
    }
  });

  it('starts the week gently and ends it hard', () => {
    expect(dailyLevel(manifestOf('hudoku'), '2026-11-16')).toBe('classic-easy');
    expect(dailyLevel(manifestOf('hudoku'), '2026-11-22')).toBe('sudoku-expert-calm');
    expect(dailyLevel(manifestOf('witches'), '2026-11-16')).toBe('first-game');
    expect(dailyLevel(manifestOf('witches'), '2026-11-22')).toBe('high-witch');
  });

  it('asks the High Witch every day, and has no solo game', async () => {
    const { week: levels, loadGame } = manifestOf('witches');
    const game = await loadGame();
    for (const level of levels)
      expect(game.presets.find(({ id }) => id === level)?.params['play']).toBe('high-witch');
  });

  it('has only certified dungeons, and the cards that come with the program', async () => {
    const paramsOf = async (id: 'dragon-quest' | 'dokuborn', day: Day) => {
      const manifest = manifestOf(id);
      const game = await manifest.loadGame();
      const { code } = expectOk(dealDaily(game, dailyLevel(manifest, day), day, plenty()));
      return {
        game,
        params: expectOk(
          settingsCodec(game.fields).decode(expectOk(parseCode(code)).params),
        ) as Readonly<Record<string, unknown>>,
      };
    };
    for (const day of week) {
      expect((await paramsOf('dragon-quest', day)).params['certified']).toBe(true);
      const { game, params } = await paramsOf('dokuborn', day);
      expect(params['cards']).toBe(game.presets[0].params['cards']);
    }
  });
});

const someGame: Game = { seed: 1, level: 'short', tries: [3, 1], pace: 1000, hints: 1, undos: 1 };
const circumstances = { level: 'short', run: 'board', day: '2026-11-15' };
const some = () => finish(playToy(someGame), circumstances);

const settle = (value: unknown, save: unknown) => {
  const claim = readClaim(value, save);
  return claim.ok ? settleClaim(claim.value, judgeBy(toy, claim.value.save, plenty())) : claim;
};

describe('results', () => {
  it('are what their log says, whatever has been stored is read back', () => {
    const { result, save } = some();
    expect(settle(result, save)).toEqual({ ok: true, value: { result, save } });
    expect(readStored(JSON.parse(JSON.stringify(result)))).toEqual({ ok: true, value: result });
    const session = expectOk(replayText(toy, save));
    expect(result).toMatchObject({
      status: session.status,
      hints: 1,
      undos: 1,
      moves: session.tally.moves,
      verdict: 'verified',
    });
  });

  const forged = (change: Partial<GameResult>) => {
    const { save } = some();
    return settle({ ...some().result, ...change }, save);
  };
  it.each<[string, Partial<GameResult>]>([
    ['a better time', { millis: 1 }],
    ['fewer hints', { hints: 0 }],
    ['another day', { day: '2026-11-14' }],
    ['a day of its own', { daily: '2026-11-15' }],
    ['another level', { level: 'long' }],
    ['another board', { run: 'other' }],
    ['a win', { status: some().result.status === 'won' ? 'lost' : 'won' }],
  ])('are refused with %s', (_name, change) => {
    expect(forged(change)).toMatchObject({ ok: false, fault: { code: 'brokenSeal' } });
  });

  it('are refused with a log of another game, or an altered one', () => {
    const { result, save } = some();
    const other = finish(playToy({ ...someGame, seed: 2 }), circumstances);
    expect(settle(result, other.save)).toMatchObject({ ok: false, fault: { code: 'otherLog' } });
    expect(settle(result, save.replace('1000', '1001'))).toMatchObject({
      ok: false,
      fault: { code: 'otherLog' },
    });
    expect(settle(result, undefined)).toMatchObject({ ok: false, fault: { code: 'otherLog' } });
  });

  it('are refused with a fresh seal over a lie', () => {
    const session = playToy(someGame);
    const honest = finish(session, circumstances);
    const claim = expectOk(readClaim(honest.result, honest.save));
    const lying = { ...claim, result: { ...claim.result, hints: 0 } };
    expect(settleClaim(lying, judgeBy(toy, claim.save, plenty()))).toMatchObject({
      ok: false,
      fault: { code: 'falseResult', where: 'hints' },
    });
  });

  it('stay when a newer version of the game can no longer replay them', () => {
    const { result, save } = some();
    const newer = { ...toy, version: toy.version + 1 };
    const claim = expectOk(readClaim(result, save));
    expect(judgeBy(newer, claim.save, plenty())).toBeUndefined();
    expect(expectOk(settleClaim(claim, undefined)).result.verdict).toBe('trusted');
  });

  it.each(Object.keys(some().result).filter((key) => key !== 'taken'))('need their %s', (key) => {
    const { result } = some();
    const damaged = { ...result, [key]: { odd: true } };
    expect(readStored(damaged)).toMatchObject({
      ok: false,
      fault: { code: 'badResult', where: key },
    });
    expect(nameOfResult(damaged)).toMatch(/\w/);
  });

  it('taken over from a replay are practice', () => {
    const { result, save } = finish(playToy(someGame), { ...circumstances, taken: true });
    expect(result.practice).toBe(true);
    expect(settle(result, save).ok).toBe(true);
  });

  it.each([
    'badDay',
    'beforeFirstDay',
    'dayToCome',
    'notABackup',
    'newerBackup',
    'badResult',
    'brokenSeal',
    'otherLog',
    'falseResult',
    'notOver',
    'notAReplay',
    'noResult',
    'notPrintable',
  ])('the fault %s has words', (code) => {
    expect(cabinetFault({ code, where: 'place', detail: 'x' })).not.toContain(code);
  });
});

describe('backups', () => {
  it.each([
    ['', 'notABackup'],
    ['[]', 'notABackup'],
    ['{"curio":"statistics"}', 'notABackup'],
    ['{"curio":"backup"}', 'notABackup'],
    ['{"curio":"backup","format":99}', 'newerBackup'],
  ])('%s is none', (text, code) => {
    expect(parseBackup(text)).toMatchObject({ ok: false, fault: { code } });
  });

  it('let the rest in when one result was tampered with', () => {
    const device = newDevice();
    for (let seed = 1; seed <= 4; seed++)
      store(device, finish(playToy({ ...someGame, seed }), { ...circumstances, run: `b${seed}` }));
    const file = exportFile(device, '2026-11-15');
    const target = newDevice();
    expect(importFile(target, file.replace('"hints":1', '"hints":0'))).toEqual(['brokenSeal']);
    expect(target.results.size).toBe(3);
  });
});

describe('statistics', () => {
  const win = (day: Day, daily?: Day): GameResult => ({
    ...finish(playToy({ ...someGame, hints: 0, undos: 0 }), {
      level: 'short',
      run: `${day} ${daily}`,
      day,
      ...(daily ? { daily } : {}),
    }).result,
    id: `${day} ${daily}`,
    status: 'won',
    practice: false,
  });

  it('count a day for the streak only if one of its own was solved on it', () => {
    const results = [
      win('2026-11-10', '2026-11-10'),
      win('2026-11-11', '2026-11-11'),
      // Late, so it does not mend the twelfth.
      win('2026-11-13', '2026-11-12'),
      win('2026-11-13', '2026-11-13'),
      win('2026-11-14', '2026-11-14'),
      // Not a daily.
      win('2026-11-15'),
      { ...win('2026-11-15', '2026-11-15'), practice: true },
    ];
    expect(statisticsOf(results, '2026-11-15')).toMatchObject({
      played: 7,
      won: 6,
      dailies: { onTheDay: 4, late: 1 },
      streaks: { current: 2, longest: 2, days: 4 },
    });
    expect(statisticsOf(results, '2026-11-16').streaks.current).toBe(0);
    expect(statisticsOf([], '2026-11-15').streaks).toEqual({ current: 0, longest: 0, days: 0 });
  });

  it('are not led astray by days to come', () => {
    expect(streaksOf(new Set(['2026-11-15', '2030-01-01', '2030-01-02']), '2026-11-15')).toEqual({
      current: 1,
      longest: 2,
      days: 3,
    });
  });

  it('draw bars that hold every game', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000_000), { maxLength: 60 }), (values) => {
        for (const bars of [timeBars(values), countBars(values)]) {
          expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(values.length);
          expect(bars.length).toBeLessThanOrEqual(8);
          for (const bar of bars)
            expect(
              values.filter(
                (value) => value >= bar.least && (bar.below === null || value < bar.below),
              ).length,
            ).toBe(bar.count);
        }
      }),
      { numRuns: samples(1000) },
    );
    expect(histogramText('Times', timeBars([30_000, 45_000, 90_000]), timeBarText)).toBe(
      'Times: under 1 minute: 2 games; 1 to 2 minutes: 1 game.',
    );
    expect(histogramText('Times', [], timeBarText)).toBe('Times: no games won yet.');
  });

  it('go out as CSV that no spreadsheet runs, and as JSON', () => {
    const odd = { ...win('2026-11-15'), level: '=1+1,"x"' };
    expect(resultsCsv([odd]).split('\r\n')[1]).toContain(`toy,"'=1+1,""x""",won,false,2026-11-15,`);
    expect(JSON.parse(statisticsJson([odd], '2026-11-15'))).toMatchObject({
      curio: 'statistics',
      statistics: { played: 1 },
      results: [{ game: 'toy', late: false }],
    });
  });

  it('of a day read well aloud, without spoilers', () => {
    const text = dailyShareText('2026-11-15', [
      ['Hudoku', { ...win('2026-11-15', '2026-11-15'), millis: 250_000, hints: 0 }],
      ['Pikachu', { ...win('2026-11-16', '2026-11-15'), millis: 61_000, hints: 2 }],
      ['Dokuborn', undefined],
      ['Dragon Quest Solitaire', undefined],
      ['Wondering Witches', { ...win('2026-11-15', '2026-11-15'), status: 'lost' }],
    ]);
    expect(text).toBe(
      [
        'Curio, Sunday 15 November 2026: 2 of 5 solved.',
        'Hudoku: solved in 4 minutes 10 seconds, no hints.',
        'Pikachu: solved in 1 minute 1 second, 2 hints, late.',
        'Dokuborn: not played.',
        'Dragon Quest Solitaire: not played.',
        'Wondering Witches: lost.',
      ].join('\n'),
    );
  });
});

// ---- histories

type Step =
  | {
      readonly type: 'play';
      readonly device: 0 | 1;
      readonly game: Game;
      readonly day: number;
      /** Days by which the clock is wrong. */
      readonly clock: number;
      /** The day whose puzzle it is, counted back from the true day; none is a game of one's own. */
      readonly back: number | null;
    }
  /** A finished board is opened once more, on another day, and noted again. */
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

/** Who has seen which log under which day: told by whoever played, not by the merging. */
interface Witness {
  readonly save: string;
  readonly level: string;
  readonly run: string;
  readonly day: Day;
  readonly daily: Day | undefined;
}

interface History {
  readonly devices: readonly [Device, Device];
  /** What each device has acknowledged and not been robbed of. */
  readonly known: readonly [Set<string>, Set<string>];
  readonly files: { readonly text: string; readonly ids: ReadonlySet<string> }[];
  /** By result, every day it was noted under, with the devices or files that still have it. */
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
      note(
        finish(session as never, { level, run, day, ...(daily === undefined ? {} : { daily }) }),
      );
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

/** A second, plain way to the same figures: replays every log and counts by hand. */
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
  const ordered = [...days].sort((one, other) => one - other);
  let longest = 0;
  let length = 0;
  for (const [index, day] of ordered.entries()) {
    length = ordered[index - 1] === day - 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  let last = Date.parse(today) / 86_400_000;
  if (!days.has(last)) last--;
  let current = 0;
  while (days.has(last - current)) current++;
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
    streaks: { current, longest, days: days.size },
    levels,
  };
}

const inShort = ({ played, won, streaks, levels }: Statistics) => ({
  played,
  won,
  streaks,
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
        // In both orders, one of them twice.
        importFile(one, files[1]);
        importFile(one, files[1]);
        importFile(other, files[0]);
        const fresh = newDevice();
        importFile(fresh, files[1]);
        importFile(fresh, files[0]);
        const union = new Set([...history.known[0], ...history.known[1]]);
        for (const side of [one, other, fresh])
          expect([...side.results.keys()].sort()).toEqual([...union].sort());
        // The earliest day that someone still had; every kept day is one that was truly noted.
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

describe('curio daily', () => {
  const run = async (...args: string[]) => {
    const out: string[] = [];
    const err: string[] = [];
    const context: Context = {
      out: (line) => out.push(line),
      err: (line) => err.push(line),
      json: false,
      shelf: cabinet,
      now: () => 0,
      randomSeed: () => 'seed',
      readText: async () => '',
      writeText: async () => {},
      openInput: () => {
        throw new Error('nothing is typed');
      },
    };
    return { exit: await main(['daily', ...args], context), out, err };
  };

  it('prints the five codes that the app deals', async () => {
    const { exit, out } = await run('--date', '2026-11-16', '--json');
    expect(exit).toBe(0);
    const puzzles = out.map((line) => JSON.parse(line));
    expect(puzzles.map(({ game }) => game)).toEqual(gameIds);
    for (const [index, id] of gameIds.entries()) {
      const manifest = manifestOf(id);
      const game = await manifest.loadGame();
      const dealt = dealDaily(game, dailyLevel(manifest, '2026-11-16'), '2026-11-16', plenty());
      expect(puzzles[index]).toMatchObject({ daily: '2026-11-16', code: expectOk(dealt).code });
    }
    const text = await run('--date', '2026-11-16');
    expect(text.out[0]).toBe('Monday 16 November 2026');
    for (const [index, { code }] of puzzles.entries()) expect(text.out[index + 1]).toContain(code);
  });

  it.each([
    ['2026-11-31', 1, 'not a day'],
    ['tomorrow', 1, 'not a day'],
    ['2026-10-31', 1, 'The first day is 2026-11-01'],
  ])('says what is wrong with %s', async (date, exit, words) => {
    const run1 = await run('--date', date);
    expect(run1).toMatchObject({ exit, out: [] });
    expect(run1.err.join(' ')).toContain(words);
    expect(JSON.parse((await run('--json', '--date', date)).err[0] ?? '')).toHaveProperty('error');
  });

  it('takes nothing else', async () => {
    expect(await run('monday')).toMatchObject({ exit: 2, out: [] });
    expect(await run('--data', '2026-11-16')).toMatchObject({ exit: 2, out: [] });
  });
});

describe('paper', () => {
  const words = { title: 'Title', about: 'About', rules: 'Some rules.', scan: 'Scan.' };
  const puzzle = () => {
    const dealt = deal(hudoku, hudoku.presets[0].params, 'paper', plenty());
    return expectOk(dealt).puzzle;
  };
  const textsOf = (page: Page) =>
    page.items.flatMap((item) => (item.type === 'text' ? [item.text] : []));

  it('has every given digit and a QR code, and nothing of the solution', () => {
    const page = puzzlePage(puzzle(), 'https://example.org/play/x', words, 'a4');
    const given = puzzle()
      .revealed.flat()
      .filter((square) => typeof square === 'number' && square > 0);
    const shown = textsOf(page).filter((text) => /^\d+$/.test(text));
    expect(shown).toHaveLength(given.length + Object.keys(puzzle().emptyHints).length);
    expect(page.items.some((item) => item.type === 'group')).toBe(true);
  });

  it('has the solutions on the back, in the same places', () => {
    const some = Array.from({ length: 6 }, () => ({ puzzle: puzzle(), link: 'x', about: 'Easy' }));
    const pages = puzzleSheets(
      some,
      4,
      { puzzles: 'Puzzles', solutions: 'Solutions', rules: '' },
      'letter',
    );
    expect(pages.map(({ title }) => title)).toEqual([
      'Puzzles',
      'Solutions',
      'Puzzles',
      'Solutions',
    ]);
    const [front, back] = pages;
    if (!front || !back) throw new Error('no pages');
    const digits = (page: Page) => textsOf(page).filter((text) => /^\d+$/.test(text)).length;
    expect(digits(back)).toBeGreaterThan(digits(front));
    const [, last] = pages.slice(2);
    expect(last && textsOf(last)).toEqual(expect.arrayContaining(['5', '6']));
  });

  it.each([2, 3, 4])('keeps the longest conditions inside their boxes, %i by %i', (size) => {
    const label = {
      name: 'An uncommonly long condition',
      about: 'The willpower printed on the character or location is 8, and so on and so forth.',
    };
    const labels = Array.from({ length: size }, () => label);
    const page = conditionPage({ rows: labels, columns: labels }, 'x', words, 'a4');
    for (const item of page.items)
      if (item.type === 'text') {
        expect(item.base).toBeLessThan(page.height);
        expect(item.left).toBeGreaterThan(0);
        expect(item.left).toBeLessThan(page.width);
      }
  });
});
