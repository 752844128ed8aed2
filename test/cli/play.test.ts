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
      [['wait'], 1, 'Wait for how many seconds? wait 30'],
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
    expect(asked.slice(0, 4).map((turn) => turn['practice'])).toEqual([false, false, false, true]);
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

  test.each([
    ['hudoku', 'Hudoku, Classic, easy', 'Type r3c4=5'],
    ['pikachu', 'Pikachu, ', 'Type two tiles'],
    ['dokuborn', 'Dokuborn, Medium 3×3', 'Write a cell and a name'],
    ['dragon-quest', 'Dragon Quest Solitaire, ', 'Type place g4'],
    ['witches', 'Wondering Witches, First Game', 'Write “use Parsley 1, Sage 2”'],
  ])('%s opens with its title, what it is about, and how to type', async (id, title, forms) => {
    const { out } = await curio(['play', id, '--seed', 'abc'], { real: true });
    expect(out[0]).toContain(title);
    expect(out[1]).toMatch(/\.$/);
    expect(out[2]).toContain(forms);
    expect(out).toContain('Type hint, undo, moves, rules or help at any time; quit ends the game.');
  });

  test('hints and moves are told as they are typed, and taken in any capitals', async () => {
    const args = ['play', 'hudoku', '--seed', 'abc'];
    const [, , , hint] = await json(args, { real: true, typed: ['hint', 'hint', 'hint'] });
    expect(hint).toMatchObject({ hint: { typed: expect.stringMatching(/^r\dc\d=\d$/) } });
    const typed = /"typed":"(r\dc\d=\d)"/.exec(JSON.stringify(hint))?.[1] ?? '';
    const run = await curio(args, {
      real: true,
      typed: ['HINT', 'hint', 'hint', typed.toUpperCase(), 'moves'],
    });
    expect(run).toMatchObject({ exit: 0, err: [] });
    expect(run.out).toContain(`Move: ${typed}`);
    expect(run.out.join(' ')).toMatch(/ r\dc\d=\d · r\dc\d\?\d · /);
    const tiles = await curio(['play', 'pikachu', '--seed', 'abc'], { real: true });
    expect(tiles.out.join(' ')).toContain('A grin, B tears of joy');
  });

  test('a run played by hand keeps itself, says where, and is resumed', async () => {
    const files = new Map<string, string>();
    const at = { files, interactive: true } as const;
    const idle = await curio(['play', 'toy'], { ...at, typed: ['board', 'quit'] });
    expect([files.size, idle.out.join(' ')]).toEqual([0, expect.not.stringContaining('kept')]);

    const left = await curio(['play', 'toy', '--seed', 'abc'], { ...at, typed: ['open1'] });
    const [path = ''] = [...files.keys()];
    expect(left.out.slice(-2)).toEqual([
      'Your game is kept: curio play --resume goes on with it.',
      `It is in ${path}`,
    ]);
    const [first, last] = await json(['play', '--resume'], { ...at, typed: ['quit'] });
    expect(first).toMatchObject({ tally: { moves: 1 } });
    expect(last).toEqual({ kept: path });
    // It goes on in the same file, and is no longer offered when it is over.
    const solution = await solutionOf(await dealtCode('abc'));
    await curio(['play', '--resume'], { ...at, typed: solution });
    expect(files.size).toBe(1);
    expect(await curio(['play', '--resume'], at)).toMatchObject({
      exit: 1,
      err: [expect.stringContaining('No game was left unfinished')],
    });
    expect(await curio(['play', '--resume', path], at)).toMatchObject({ exit: 0 });
    expect((await curio(['play', '--resume', 'none'], at)).err[0]).toContain('cannot be read');
    expect((await curio(['play', '--resume', 'a', 'b'], at)).exit).toBe(2);
    // A script keeps nothing by itself.
    await curio(['play', 'toy', '--seed', 'abc'], { files, typed: ['open1'] });
    expect(files.size).toBe(1);
  });

  test('load leaves the run that was played in its own file; a full disk is told once', async () => {
    const files = new Map<string, string>();
    const at = { files, interactive: true } as const;
    await curio(['play', 'toy', '--seed', 'abc'], { files, typed: ['open1', 'save other.save'] });
    const typed = ['open2', 'load other.save', 'open3'];
    const { out } = await curio(['play', 'toy', '--seed', 'def'], { ...at, typed });
    expect(out.filter((line) => line.startsWith('The game you left is in kept/toy-'))).toHaveLength(
      1,
    );
    expect([...files.keys()].filter((path) => path.startsWith('kept/'))).toHaveLength(2);
    const full = await curio(['play', 'toy'], {
      ...at,
      fullDisk: true,
      typed: ['open1', 'undo', 'undo', 'quit'],
    });
    expect(full.err).toEqual([expect.stringContaining('cannot be kept by itself')]);
  });

  test('a file that is there is not written over unasked', async () => {
    const files = new Map([['precious.txt', 'my novel']]);
    const args = ['play', 'toy', '--seed', 'abc'];
    const once = await curio(args, { files, typed: ['save precious.txt'] });
    expect([once.exit, once.err.join()]).toEqual([1, expect.stringContaining('no Curio save')]);
    expect(files.get('precious.txt')).toBe('my novel');
    await curio(args, { files, interactive: true, typed: ['save precious.txt', 'board'] });
    expect(files.get('precious.txt')).toBe('my novel');
    await curio(args, { files, typed: ['save precious.txt', 'save precious.txt'] });
    expect(files.get('precious.txt')).toMatch(/^curio/);
    const asked = await curio(args, {
      files,
      interactive: true,
      typed: ['open1', 'save precious.txt', 'save precious.txt'],
    });
    expect(asked.out.join(' ')).toContain('There is a file precious.txt already.');
    expect(files.get('precious.txt')).toContain('open1');
  });
});
