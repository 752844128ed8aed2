// Merging boards and results of diverged devices, compared with a simple model: no log is lost or duplicated, the order of
// imports does not matter, and importing a file twice changes nothing.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { besideId, kinOf, mergeBoard, mergeResult } from '../../src/cabinet/device-merge.ts';
import type { GameResult } from '../../src/cabinet/result.ts';
import { printCode } from '../../src/core/code.ts';
import { printSave } from '../../src/core/save.ts';
import type { Entry } from '../../src/core/session.ts';
import { samples } from '../samples.ts';
import { type Board, winOf } from './histories.ts';

const codeOf = (body: string) =>
  printCode({ game: 'toy', version: 1, form: 'p', params: '7~5', body });

interface Log {
  readonly code: string;
  readonly entries: readonly Entry[];
  /** Play time when it was saved, which merging ignores. */
  readonly at: number;
}

const textOf = ({ code, entries, at }: Log) =>
  printSave({ game: 'toy', version: 1, code, log: entries, at });
const boardOf = (id: string, log: Log): Board => ({ id, save: textOf(log), updatedAt: 0 });

/** The model: compares entries one by one. */
const words = ({ code, entries }: Log) => [code, ...entries.map((entry) => JSON.stringify(entry))];
function continues(long: Log, short: Log): boolean {
  const [more, fewer] = [words(long), words(short)];
  return JSON.stringify(more.slice(0, fewer.length)) === JSON.stringify(fewer);
}

const start: Log = { code: codeOf('A'), entries: [], at: 90_000 };
const move = (at: number, word: string): Entry => ({ at, kind: 'move', word });
const grown = (log: Log, ...entries: readonly Entry[]): Log => ({
  ...log,
  entries: [...log.entries, ...entries],
});
const one = grown(start, move(1000, 'open1'), move(2000, 'open2'));

const find = (boards: readonly Board[]) => (id: string) => boards.find((board) => board.id === id);
const merge = (theirs: Log, mine: Log) =>
  mergeBoard(boardOf('x', theirs), find([boardOf('x', mine)])).type;

describe('two logs of one board', () => {
  test.each<[string, Log, Log, string]>([
    ['the same', one, one, 'same'],
    ['the same, saved later', { ...one, at: 95_000 }, one, 'same'],
    ['mine went on', one, grown(one, move(3000, 'open3')), 'same'],
    ['theirs went on', grown(one, move(3000, 'open3')), one, 'newer'],
    ['theirs went on by an undo', grown(one, { at: 3000, kind: 'undo' }), one, 'newer'],
    ['mine is at its start', one, start, 'newer'],
    ['theirs is at its start', start, one, 'same'],
    ['another last move', grown(one, move(3000, 'a')), grown(one, move(3000, 'b')), 'beside'],
    ['another time', grown(one, move(3000, 'a')), grown(one, move(3001, 'a')), 'beside'],
    [
      'another hand',
      grown(one, { at: 3000, kind: 'solver', word: 'a' }),
      grown(one, move(3000, 'a')),
      'beside',
    ],
    ['another first move', grown(start, move(1, 'b'), move(2000, 'open2')), one, 'beside'],
    ['another puzzle', { ...one, code: codeOf('B') }, one, 'beside'],
    ['another puzzle, shorter', { ...start, code: codeOf('B') }, one, 'beside'],
  ])('%s', (_name, theirs, mine, type) => {
    expect(merge(theirs, mine)).toBe(type);
  });

  test('a board that is nowhere here is added as it is', () => {
    const board = boardOf('x', one);
    expect(mergeBoard(board, () => undefined)).toEqual({ type: 'added', board });
  });

  test('what comes to lie beside has an id of its log, not of the time it was saved', () => {
    const other = grown(one, move(3000, 'a'));
    const mine = boardOf('x', grown(one, move(3000, 'b')));
    const theirs = boardOf('x', other);
    expect(mergeBoard(theirs, find([mine]))).toEqual({
      type: 'beside',
      board: { ...theirs, id: besideId(theirs) },
    });
    expect(besideId(boardOf('x', { ...other, at: 99_000 }))).toBe(besideId(theirs));
    expect(besideId(boardOf('y', other))).not.toBe(besideId(theirs));
    expect(besideId(mine)).not.toBe(besideId(theirs));
    expect(besideId(theirs)).toMatch(/^x-.{8}$/);
  });

  test('the boards beside which one lies follow from its id', () => {
    const id = besideId(boardOf('x', one));
    expect(kinOf(id)).toEqual(['x']);
    expect(kinOf(besideId(boardOf(id, start)))).toEqual([id, 'x']);
    for (const other of ['x', 'rvbz7gf4', 'daily-2026-11-16', 'daily-hudoku-2026-11-16'])
      expect(kinOf(other)).toEqual([]);
  });

  test('a save that cannot be read is nobody’s beginning', () => {
    const broken = { ...boardOf('x', one), save: 'broken' };
    expect(mergeBoard(broken, find([boardOf('x', one)])).type).toBe('beside');
    expect(mergeBoard(broken, find([broken])).type).toBe('same');
  });

  test('merging both ways leaves nothing twice', () => {
    const a = boardOf('x', grown(one, move(3000, 'a')));
    const b = boardOf('x', grown(one, move(3000, 'b')));
    const atB = importAll([b], [a]);
    const atA = importAll([a], atB);
    for (const device of [atA, atB, importAll(atB, atA), importAll(importAll([], atA), atB)]) {
      expect(device.map(({ save }) => save).sort()).toEqual([a.save, b.save].sort());
    }
  });
});

function importAll(here: readonly Board[], file: readonly Board[]): readonly Board[] {
  const device = new Map(here.map((board) => [board.id, board]));
  for (const board of file) {
    const merged = mergeBoard(board, (id) => device.get(id));
    if (merged.type !== 'same') device.set(merged.board.id, merged.board);
  }
  return [...device.values()];
}

type Step =
  | { readonly type: 'play'; readonly device: number; readonly board: number; readonly by: number }
  | { readonly type: 'import'; readonly device: number; readonly from: number }
  | { readonly type: 'file'; readonly device: number; readonly file: number };

const device = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('play' as const),
      device,
      board: fc.nat(5),
      by: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('import' as const), device, from: device }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('file' as const), device, file: fc.nat(9) }),
  },
);

/** Ways to continue; several differ in only one part of an entry. */
const goings: readonly Entry[] = [
  { at: 10, kind: 'move', word: 'open1' },
  { at: 10, kind: 'solver', word: 'open1' },
  { at: 11, kind: 'move', word: 'open1' },
  { at: 10, kind: 'undo' },
];

describe('three devices and their files', () => {
  it('keep every log, none twice, and the same twice is nothing new', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 24 }), (steps) => {
        const logs = new Map<string, Log>();
        const keep = (id: string, log: Log) => {
          const board = boardOf(id, log);
          logs.set(board.save, log);
          return board;
        };
        const logOf = (board: Board) => {
          const log = logs.get(board.save);
          if (!log) throw new Error('a log that nobody played');
          return log;
        };
        const first = keep('x', start);
        const devices: (readonly Board[])[] = [[first], [first], [first]];
        const files: (readonly Board[])[] = [];
        const take = (at: number, file: readonly Board[]) => {
          const before = devices[at] ?? [];
          const after = importAll(before, file);
          const held = after.map(logOf);
          for (const log of [...before, ...file].map(logOf))
            expect(held.some((other) => continues(other, log))).toBe(true);
          expect(importAll(after, file)).toEqual(after);
          expect(importAll(after, after)).toEqual(after);
          devices[at] = after;
          files.push(file);
        };
        for (const item of steps) {
          const own = devices[item.device] ?? [];
          if (item.type === 'import') take(item.device, devices[item.from] ?? []);
          else if (item.type === 'file') take(item.device, files[item.file % files.length] ?? []);
          else {
            const board = own[item.board % own.length];
            const entry = goings[item.by];
            if (!board || !entry) continue;
            const log = logOf(board);
            const next = grown(log, { ...entry, at: log.entries.length * 100 + entry.at });
            devices[item.device] = own.map((each) =>
              each === board ? keep(board.id, next) : each,
            );
          }
        }
      }),
      { numRuns: samples(3000) },
    );
  });

  it('that only went their ways once end with the same logs, each once', () => {
    const way = fc.array(fc.nat(3), { maxLength: 3 });
    const logOfWay = (way: readonly number[]) =>
      grown(
        start,
        ...way.flatMap((by, index) => {
          const entry = goings[by];
          return entry ? [{ ...entry, at: index * 100 + entry.at }] : [];
        }),
      );
    fc.assert(
      fc.property(way, way, (left, right) => {
        const [one, other] = [logOfWay(left), logOfWay(right)];
        const expected = continues(one, other)
          ? [textOf(one)]
          : continues(other, one)
            ? [textOf(other)]
            : [textOf(one), textOf(other)].sort();
        const a = [boardOf('x', one)];
        const b = [boardOf('x', other)];
        const atA = importAll(a, b);
        const atB = importAll(b, atA);
        for (const all of [
          atA,
          atB,
          importAll(b, a),
          importAll(atA, atB),
          importAll(importAll(b, a), atA),
        ])
          expect(all.map(({ save }) => save).sort()).toEqual(expected);
      }),
      { numRuns: samples(3000) },
    );
  });
});

describe('two results of one log', () => {
  const result = winOf('2026-11-15');
  const verified: GameResult = { ...result, verdict: 'verified', seal: 'm' };
  const trusted: GameResult = { ...verified, verdict: 'trusted' };
  const day = (text: string, seal: string, daily = false): GameResult => {
    const { daily: _none, ...plain } = verified;
    return { ...plain, day: text, seal, ...(daily ? { daily: text } : {}) };
  };
  test.each<[string, GameResult, GameResult]>([
    ['what was verified, not what was not', verified, trusted],
    ['the earlier day', day('2026-11-14', 'z'), day('2026-11-15', 'a')],
    [
      'the earlier day, though it is no daily',
      day('2026-11-14', 'z'),
      day('2026-11-15', 'a', true),
    ],
    ['the daily of the same day', day('2026-11-15', 'z', true), day('2026-11-15', 'a')],
    ['of what is alike, the same everywhere', day('2026-11-15', 'a'), day('2026-11-15', 'b')],
    [
      'of other seals the earlier day, whoever verified it',
      { ...day('2026-11-14', 'z'), verdict: 'trusted' },
      day('2026-11-15', 'a'),
    ],
  ])('keep %s', (_name, kept, dropped) => {
    expect(mergeResult(kept, dropped)).toBe(kept);
    expect(mergeResult(dropped, kept)).toBe(kept);
    expect(mergeResult(kept, { ...kept })).toEqual(kept);
  });

  it('is the same in every order', () => {
    const some = fc
      .record({
        day: fc.constantFrom('2026-11-14', '2026-11-15', '2026-11-16'),
        daily: fc.boolean(),
        seal: fc.constantFrom('a', 'b', 'c'),
        verdict: fc.constantFrom<GameResult['verdict']>('verified', 'trusted'),
      })
      // The seal covers day and daily, so the result must be one of the inputs.
      .map(({ verdict, ...parts }) => ({
        ...day(parts.day, `${parts.seal}${parts.day}${parts.daily}`, parts.daily),
        verdict,
      }));
    fc.assert(
      fc.property(some, some, some, (left, middle, right) => {
        expect(mergeResult(left, right)).toEqual(mergeResult(right, left));
        expect(mergeResult(mergeResult(left, middle), right)).toEqual(
          mergeResult(left, mergeResult(middle, right)),
        );
        expect(mergeResult(left, left)).toEqual(left);
      }),
      { numRuns: samples(5000) },
    );
  });
});
