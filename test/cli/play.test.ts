// `curio play`, and `curio verify` of what it saved.

import { describe, expect, test } from 'vitest';
import { curio, dealtCode, json, oneJson, solutionOf } from './world.ts';

describe('play', () => {
  test('a game is won by its solution, saved, verified and hinted', async () => {
    const code = await dealtCode('abc');
    const files = new Map<string, string>();
    const typed = ['open1', 'hint', ...(await solutionOf(code)), 'save run.save'];
    const played = await json(['play', code], { files, typed });
    expect(played.map((turn) => turn['typed'])).toEqual(['', ...typed]);
    expect(played.at(-2)).toMatchObject({ ok: true, status: 'won' });
    const verdict = await oneJson(['verify', 'run.save'], { files });
    expect(verdict).toMatchObject({
      game: 'toy',
      version: 1,
      code,
      status: 'won',
      practice: false,
      score: 75,
      tally: { moves: 2, hints: 1, undos: 0, events: { missed: 1, found: 1 } },
    });
    const { out } = await curio(['verify', 'run.save'], { files });
    expect(out).toContain('status    won');
    expect((await curio(['hint', code, '--log', 'run.save'], { files })).err[0]).toMatch(/over/);
  });

  test('a hint after a log knows the log, and only the log of its own puzzle', async () => {
    const code = await dealtCode('abc');
    const files = new Map<string, string>();
    await curio(['play', code], { files, typed: ['open1', 'save a.save'] });
    const fields = await oneJson(['hint', code, '--log', 'a.save'], { files });
    expect(fields['cells']).not.toContain(0);
    const other = String((await oneJson(['deal', 'toy', '--preset', 'long']))['code']);
    const run = await curio(['hint', other, '--log', 'a.save'], { files });
    expect([run.exit, run.err[0]]).toEqual([1, expect.stringContaining('another puzzle')]);
  });

  test('an altered save is refused with its line', async () => {
    const code = await dealtCode('abc');
    const files = new Map<string, string>();
    await curio(['play', code], { files, typed: ['open1', 'undo', 'open2', 'save a.save'] });
    const lines = (files.get('a.save') ?? '').split('\n');
    const without = [...lines.slice(0, 4), ...lines.slice(5)].join('\n');
    files.set('dropped.save', without);
    files.set('altered.save', lines.join('\n').replace(' move open1', ' move open3'));
    for (const [path, line] of [
      ['dropped.save', 'line 5'],
      ['altered.save', 'line 4'],
    ] as const) {
      const run = await curio(['verify', path], { files });
      expect([run.exit, run.err[0]]).toEqual([1, expect.stringContaining(line)]);
      expect((await curio(['play', 'toy'], { files, typed: [`load ${path}`] })).exit).toBe(1);
    }
  });

  test('undo, redo and restart; what is refused says why and counts in the exit code', async () => {
    const rows: readonly (readonly [readonly string[], number, string])[] = [
      [['undo'], 1, 'Nothing to undo.'],
      [['redo'], 1, 'Nothing to redo.'],
      [['restart'], 1, 'You are at the start already.'],
      [['jump'], 1, 'That is not a move of this game. Try open3, lamp or wick.'],
      [['open99'], 1, 'There is no such chest.'],
      [['save'], 1, 'Which file? save FILE'],
      [['save folder/'], 1, 'The file folder/ cannot be written: it is a folder.'],
      [['load none'], 1, 'The file none cannot be read: there is no such file or folder.'],
      [['wait long'], 1, 'Wait for how many seconds? wait 30'],
      [['open1', 'undo', 'redo', 'restart', 'undo'], 0, ''],
      [['', 'help', 'rules', 'moves', 'board', 'code', 'move open1'], 0, ''],
    ];
    for (const [typed, exit, message] of rows) {
      const run = await curio(['play', 'toy', '--seed', 'abc'], { typed });
      expect([typed, run.exit, run.err.join()]).toEqual([typed, exit, message]);
    }
  });

  test('the words answer what they promise', async () => {
    const typed = ['moves', 'code', 'hint', 'hint'];
    const [, moves, code, hint, again] = await json(['play', 'toy', '--seed', 'abc'], { typed });
    expect(moves?.['moves']).toContain('open7');
    expect(code?.['code']).toBe(await dealtCode('abc'));
    expect(hint).toMatchObject({ hint: { move: 'open4' }, tally: { hints: 1 } });
    expect(again).toMatchObject({ text: [expect.anything(), 'Move: open4'], tally: { hints: 1 } });
  });

  test('nothing follows quit', async () => {
    const played = await json(['play', 'toy'], { typed: ['quit', 'open1'] });
    expect(played).toHaveLength(1);
  });

  test('from a pipe time passes by wait alone', async () => {
    const typed = ['wait 59', 'board', 'wait 1', 'wait 3000'];
    const played = await json(['play', 'toy'], { typed, tick: 90_000 });
    expect(played.map((turn) => turn['status'])).toEqual([
      ...['playing', 'playing', 'playing', 'playing'],
      'lost',
    ]);
    expect(played[3]?.['events']).toEqual([{ type: 'burned', left: 4 }]);
  });

  test('at a terminal the clock runs and there is a prompt', async () => {
    const run = await curio(['play', 'toy'], { typed: ['board'], interactive: true, tick: 60_000 });
    expect(run.exit).toBe(0);
    expect(run.out).toContain('A candle went out, 4 left.');
    expect(run.notes).toContain('> ');
    expect(run.notes.at(-1)).toBe('closed');
  });

  test('a run goes on after load where it stood', async () => {
    const files = new Map<string, string>();
    const code = await dealtCode('abc');
    await curio(['play', code], { files, typed: ['wait 61', 'open1', 'save a.save'] });
    const played = await json(['play', 'bare'], {
      files,
      typed: ['load a.save', 'wait 58', 'wait 1'],
    });
    expect(played[1]).toMatchObject({ tally: { moves: 1, millis: 61_000 } });
    expect(played[2]?.['events']).toEqual([]);
    expect(played[3]?.['events']).toEqual([{ type: 'burned', left: 3 }]);
  });
});
