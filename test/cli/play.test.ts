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
    expect(fields).toMatchObject({ steps: [{ area: { cells: expect.not.arrayContaining([0]) } }] });
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
    const typed = ['moves', 'code', 'hint', 'hint', 'hint', 'hint'];
    const [, moves, code, ...hints] = await json(['play', 'toy', '--seed', 'abc'], { typed });
    expect(moves?.['moves']).toContain('open7');
    expect(code?.['code']).toBe(await dealtCode('abc'));
    // Where, why, what; asked once more it says the same again, and all of it counts as one hint.
    const stages = ['where', 'why', 'what', 'what'];
    for (const [index, stage] of stages.entries())
      expect(hints[index]).toMatchObject({
        hint: { stage, move: stage === 'what' ? 'open4' : null },
        tally: { hints: 1 },
      });
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

  test('at a terminal the clock runs from the first move on, and there is a prompt', async () => {
    const terminal = { interactive: true, tick: 60_000 };
    const idle = await curio(['play', 'toy'], { typed: ['board', 'rules', 'board'], ...terminal });
    expect(idle.out).not.toContain('A candle went out, 4 left.');
    const run = await curio(['play', 'toy', '--seed', 'abc'], {
      typed: ['open1', 'board'],
      ...terminal,
    });
    expect(run.exit).toBe(0);
    expect(run.out).toContain('A candle went out, 4 left.');
    expect(run.notes).toContain('> ');
    expect(run.notes.at(-1)).toBe('closed');
  });

  test('undo past something hidden warns whoever sits there, and says what it cost', async () => {
    const args = ['play', 'toy', '--seed', 'abc'];
    const typed = ['open1', 'undo', 'undo'];
    const asked = await json(args, { typed, interactive: true });
    expect(asked.map((turn) => turn['practice'])).toEqual([false, false, false, true]);
    expect(asked[2]).toMatchObject({ text: [expect.stringContaining('Type undo again')] });
    expect(asked[3]).toMatchObject({ text: ['This is a practice run now.'] });
    const script = await json(args, { typed: ['open1', 'undo'] });
    expect(script.at(-1)).toMatchObject({ practice: true, tally: { undos: 1 } });
  });

  test.each([
    ['pikachu', ['--preset', 'small']],
    ['dokuborn', ['--preset', 'veryEasy2']],
  ])(
    'moves of %s are told only to whoever asks twice, and then it is practice',
    async (id, more) => {
      const files = new Map<string, string>();
      const typed = ['moves', 'moves', 'save a.save'];
      const args = ['play', id, '--seed', 'abc', ...more];
      const [, first, second] = await json(args, { real: true, files, typed });
      expect(first).toMatchObject({ moves: null, practice: false });
      expect(first?.['text']).toContainEqual(expect.stringContaining('gives answers away'));
      expect(second).toMatchObject({ practice: true });
      expect(second?.['moves']).not.toEqual([]);
      expect(files.get('a.save')).toMatch(/^1 0 peek moves /m);
      expect(await oneJson(['verify', 'a.save'], { real: true, files })).toMatchObject({
        practice: true,
      });
    },
  );

  test('a board that the clock finished is not called won', async () => {
    const files = new Map<string, string>();
    const typed = ['wait 5000', 'save a.save'];
    const { out } = await curio(['play', 'hudoku', '--seed', 'abc'], { real: true, files, typed });
    expect(out).toContain('The clock finished it. It does not count as solved.');
    expect(await oneJson(['verify', 'a.save'], { real: true, files })).toMatchObject({
      status: 'won',
      byClock: true,
    });
  });

  test('a calm Hudoku and a solution that was shown have no score', async () => {
    const files = new Map<string, string>();
    const args = ['play', 'hudoku', '--set', 'mode=calm', '--seed', 'abc'];
    await curio(args, { real: true, files, typed: ['showSolution', 'save a.save'] });
    const verdict = await oneJson(['verify', 'a.save'], { real: true, files });
    expect(verdict).toMatchObject({ status: 'lost', score: null });
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
