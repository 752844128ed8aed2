import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Context } from '../src/cli/context.ts';
import { commands, main } from '../src/cli/main.ts';
import { nearest } from '../src/cli/nearest.ts';
import { cabinet, type Registry } from '../src/cli/registry.ts';
import type { Game } from '../src/core/game.ts';
import { toy } from '../src/games/toy/index.ts';
import { words as toyTexts } from '../src/words/en/toy/index.ts';
import { samples } from './samples.ts';

/** A game that offers as little as the contract allows. */
const bare: Game = {
  id: 'bare',
  version: 3,
  presets: toy.presets,
  fields: toy.fields,
  moveCode: toy.moveCode,
  puzzleCode: toy.puzzleCode,
  checkParams: toy.checkParams,
  generate: toy.generate,
  start: toy.start,
  apply: toy.apply,
  status: toy.status,
  view: toy.view,
  legalMoves: toy.legalMoves,
  print: toy.print,
};

const registry: Registry = {
  ids: ['toy', 'bare'],
  load: async (id) => (id === 'toy' ? toy : id === 'bare' ? bare : undefined),
  words: async (id) => (id === 'toy' ? toyTexts : undefined),
};

interface Run {
  readonly exit: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
  readonly notes: readonly string[];
}

interface Setting {
  /** Stands in for every game of the registry. */
  readonly game?: Game;
  /** The games of the program instead of the toy. */
  readonly real?: true;
  readonly files?: Map<string, string>;
  readonly typed?: readonly string[];
  readonly interactive?: boolean;
  /** Milliseconds that pass between two looks at the clock. */
  readonly tick?: number;
}

function registryOf({ game, real }: Setting): Registry {
  if (real) return cabinet;
  return game ? { ...registry, load: async () => game } : registry;
}

/** A command line in an own small world. */
async function curio(args: readonly string[], setting: Setting = {}): Promise<Run> {
  const { files = new Map<string, string>(), typed = [], interactive = false, tick } = setting;
  const out: string[] = [];
  const err: string[] = [];
  const notes: string[] = [];
  let now = 0;
  let seeds = 0;
  const context: Context = {
    out: (line) => out.push(...line.split('\n')),
    err: (line) => err.push(...line.split('\n')),
    json: false,
    registry: registryOf(setting),
    ...(tick === undefined ? {} : { note: (text) => notes.push(text) }),
    now() {
      now += tick ?? 0;
      return now;
    },
    randomSeed: () => `random${++seeds}`,
    async readText(path) {
      const text = files.get(path);
      if (text === undefined) throw Object.assign(new Error('ENOENT: stack'), { code: 'ENOENT' });
      return text;
    },
    async writeText(path, text) {
      if (path.endsWith('/')) throw Object.assign(new Error('is a folder'), { code: 'EISDIR' });
      files.set(path, text);
    },
    openInput: () => ({
      lines: (async function* () {
        yield* typed;
      })(),
      interactive,
      prompt: (text) => notes.push(text),
      close: () => notes.push('closed'),
    }),
  };
  return { exit: await main(args, context), out, err, notes };
}

type Fields = Readonly<Record<string, unknown>>;

/** The JSON objects of a run that went well, one a line. */
async function json(args: readonly string[], setting?: Setting): Promise<readonly Fields[]> {
  const run = await curio([...args, '--json'], setting);
  expect(run.err).toEqual([]);
  return run.out.map((line) => JSON.parse(line));
}

async function oneJson(args: readonly string[], setting?: Setting): Promise<Fields> {
  const [object, ...more] = await json(args, setting);
  expect(more).toEqual([]);
  if (!object) throw new Error('nothing was printed');
  return object;
}

async function dealtCode(seed: string, game = 'toy'): Promise<string> {
  return String((await oneJson(['deal', game, '--seed', seed]))['code']);
}

const solution = async (code: string) => {
  const { moves } = await oneJson(['solve', code]);
  return Array.isArray(moves) ? moves.map(String) : [];
};

describe('help', () => {
  test('lists every command', async () => {
    const run = await curio(['--help']);
    expect(run.exit).toBe(0);
    for (const { name, about } of commands)
      expect(run.out.some((line) => line.includes(name) && line.includes(about))).toBe(true);
  });

  test.each(commands.map(({ name }) => name))('%s has its own', async (name) => {
    for (const args of [
      [name, '--help'],
      ['help', name],
      ['-h', name],
    ]) {
      const run = await curio(args);
      expect(run.exit).toBe(0);
      expect(run.out[0]).toMatch(new RegExp(`^Usage: curio ${name}`));
    }
    expect(await oneJson([name, '--help'])).toMatchObject({ command: name });
  });

  test('no command is misuse', async () => {
    const run = await curio([]);
    expect(run.exit).toBe(2);
    expect(run.out).toEqual([]);
    expect(run.err.join('\n')).toContain('Usage: curio');
  });

  test('the version', async () => {
    expect((await curio(['--version'])).out[0]).toMatch(/^curio \d+\.\d+\.\d+$/);
    expect(await oneJson(['version'])).toEqual({ version: expect.stringMatching(/^\d+\./) });
  });
});

describe('misuse: exit 2, a message and the usage on stderr', () => {
  const rows: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['unknown command', ['dael'], /no command dael.*mean deal/],
    ['unknown command, nothing near', ['zzzzzz'], /There is: games/],
    ['help on an unknown command', ['help', 'dael'], /mean deal/],
    ['unknown option', ['deal', 'toy', '--sed', 'a'], /--sed/],
    ['option without value', ['deal', 'toy', '--seed'], /--seed/],
    ['deal without game', ['deal'], /Which game/],
    ['deal with two games', ['deal', 'toy', 'bare'], /One game/],
    ['games with two games', ['games', 'toy', 'bare'], /One game/],
    ['games with an option', ['games', '--all'], /--all/],
    ['show without code', ['show'], /Which code/],
    ['solve with two codes', ['solve', 'a', 'b'], /One code/],
    ['hint with a wrong option', ['hint', '--lag', 'x'], /--lag/],
    ['verify without log', ['verify'], /Which log/],
    ['verify with two logs', ['verify', 'a', 'b'], /One log/],
    ['verify with an option', ['verify', '--fast'], /--fast/],
    ['rules without game', ['rules'], /Which game/],
    ['rules with two games', ['rules', 'toy', 'bare'], /One game/],
    ['rules with an option', ['rules', '--all'], /--all/],
    ['play without game', ['play'], /Which game/],
    ['play with two games', ['play', 'toy', 'bare'], /One game/],
    ['play with an option', ['play', '--all'], /--all/],
  ];
  test.each(rows)('%s', async (_, args, message) => {
    const run = await curio(args);
    expect(run.exit).toBe(2);
    expect(run.out).toEqual([]);
    expect(run.err.join('\n')).toMatch(message);
    const asJson = await curio([...args, '--json']);
    expect(asJson.exit).toBe(2);
    expect(JSON.parse(asJson.err.at(-1) ?? '')).toMatchObject({ error: 'usage' });
  });
});

describe('bad input: exit 1, one message on stderr, no stack', () => {
  const rows: readonly (readonly [string, readonly string[], string, RegExp])[] = [
    ['unknown game', ['deal', 'toi'], 'unknownGame', /mean toy/],
    ['game in capitals', ['rules', 'Toy'], 'unknownGame', /mean toy/],
    ['unknown preset', ['deal', 'toy', '--preset', 'shrot'], 'unknownPreset', /mean short/],
    ['unknown setting', ['deal', 'toy', '--set', 'chest=3'], 'unknownSetting', /mean chests/],
    ['setting too large', ['deal', 'toy', '--set', 'chests=101'], 'badNumber', /2 to 100/],
    ['setting without value', ['deal', 'toy', '--set', 'chests'], 'badNumber', /chests/i],
    [
      'settings that do not go together',
      ['deal', 'toy', '--set', 'chests=60', '--set', 'candles=1'],
      'tooFewCandles',
      /two candles/,
    ],
    ['bad seed', ['deal', 'toy', '--seed', 'a b'], 'badSeed', /seed/],
    ['bad count', ['deal', 'toy', '--count', '0'], 'badNumber', /--count/],
    ['bad budget', ['deal', 'toy', '--budget', 'much'], 'badNumber', /--budget/],
    ['budget used up', ['deal', 'toy', '--budget', '0'], 'budgetExhausted', /--budget/],
    ['not a code', ['show', 'hello'], 'notACode', /not a Curio code/],
    ['empty code', ['show', ' '], 'emptyCode', /no code/],
    ['wrong check digits', ['show', 'toy.1p.7~5.A.zzzzzz'], 'wrongCheckDigits', /check letters/],
    ['a missing file', ['verify', 'none.save'], 'unreadableFile', /none\.save.*no such file/],
    ['play of a bad code', ['play', 'toy.x'], 'notACode', /not a Curio code/],
    ['play of an unknown game', ['play', 'tyo'], 'unknownGame', /mean toy/],
    ['play with a bad budget', ['play', 'toy', '--budget', '-1'], 'usage', /budget/],
  ];
  test.each(rows)('%s', async (_, args, code, message) => {
    const run = await curio(args);
    expect(run.out).toEqual([]);
    expect(run.err.join('\n')).toMatch(message);
    expect(run.err.join('\n')).not.toMatch(/\bat .*\.[tj]s/);
    expect(run.exit).toBe(code === 'usage' ? 2 : 1);
    const asJson = await curio([...args, '--json']);
    expect(JSON.parse(asJson.err.at(-1) ?? '')).toMatchObject({
      error: code,
      message: expect.stringMatching(message),
    });
  });

  test('what a game does not offer', async () => {
    const code = await dealtCode('a', 'bare');
    for (const command of ['solve', 'rate', 'hint', 'prove']) {
      const run = await curio([command, code]);
      expect([run.exit, run.err.join()]).toEqual([1, expect.stringContaining(command)]);
    }
    expect((await curio(['rules', 'bare'])).exit).toBe(1);
  });

  test('any arguments at all end with an exit code', async () => {
    const word = fc.oneof(
      fc.constantFrom('--json', '--seed', '--set', '--help', '--', '-', ...registry.ids),
      // not cards: it could go to the web
      fc.constantFrom(...commands.map(({ name }) => name).filter((name) => name !== 'cards')),
      fc.string({ maxLength: 12 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 5 }), async (args) => {
        expect([0, 1, 2]).toContain((await curio(args)).exit);
      }),
      { numRuns: samples(5000) },
    );
  });
});

describe('games', () => {
  test('one line of JSON a game', async () => {
    const [first, second] = await json(['games']);
    expect(first).toMatchObject({
      game: 'toy',
      version: 1,
      title: 'Toy',
      tagline: toyTexts.tagline,
      fields: toy.fields,
    });
    expect(first?.['presets']).toContainEqual({
      id: 'long',
      name: 'Long',
      about: 'Sixty chests, six candles.',
      level: 'hard',
      params: { chests: 60, candles: 6 },
    });
    expect(second).toMatchObject({ game: 'bare', title: 'bare', tagline: '' });
  });

  test('presets and settings of one', async () => {
    const run = await curio(['games', 'toy']);
    expect(run.out.join('\n')).toContain('chests=2..100');
    expect(run.out.join('\n')).toContain('Seven chests, five candles.');
    expect((await curio(['games'])).out[1]).toBe('  presets: short, long');
  });
});

describe('deal', () => {
  test('gives the promised fields and the game its own', async () => {
    const dealt = await oneJson(['deal', 'toy', '--seed', 'abc']);
    expect(dealt).toEqual({
      game: 'toy',
      version: 1,
      code: expect.stringMatching(/^toy\.1p\./),
      seedCode: expect.stringMatching(/^toy\.1s\..*\.abc\./),
      params: { chests: 7, candles: 5 },
      rating: { level: 'easy', figures: { chests: 7 } },
      seed: 'abc',
      chests: 7,
    });
  });

  test('the same seed gives the same puzzle, no seed a random one', async () => {
    expect(await dealtCode('abc')).toBe(await dealtCode('abc'));
    expect(await oneJson(['deal', 'toy'])).toMatchObject({ seed: 'random1' });
  });

  test('settings go on top of the preset', async () => {
    const args = ['deal', 'toy', '--preset', 'long', '--set', 'candles=2', '--set', 'chests=9'];
    expect(await oneJson(args)).toMatchObject({ params: { chests: 9, candles: 2 } });
  });

  test('many have seeds of their own', async () => {
    const dealt = await json(['deal', 'toy', '--count', '3', '--seed', 's']);
    expect(dealt.map((fields) => fields['seed'])).toEqual(['s-1', 's-2', 's-3']);
    const random = await json(['deal', 'toy', '--count', '2']);
    expect(random.map((fields) => fields['seed'])).toEqual(['random1', 'random2']);
    expect((await curio(['deal', 'toy', '--count', '3'])).out).toHaveLength(3);
  });

  test('prints the board and the codes for people', async () => {
    const { out } = await curio(['deal', 'toy', '--seed', 'abc']);
    expect(out[0]).toBe('? ? ? ? ? ? ?');
    expect(out.join('\n')).toContain(await dealtCode('abc'));
    expect(out.at(-1)).toBe('level      Easy');
  });

  test('a game without rating says so with null', async () => {
    expect(await oneJson(['deal', 'bare'])).toMatchObject({ rating: null });
  });
});

describe('commands on a code', () => {
  test('show: both forms of a code are the same puzzle', async () => {
    const dealt = await oneJson(['deal', 'toy', '--seed', 'abc']);
    const whole = await oneJson(['show', String(dealt['code'])]);
    const seeded = await oneJson(['show', String(dealt['seedCode'])]);
    expect(whole).toMatchObject({ game: 'toy', code: dealt['code'], board: expect.any(String) });
    expect(whole['view']).toEqual(seeded['view']);
    expect(seeded['seedCode']).toBe(dealt['seedCode']);
    expect((await curio(['show', String(dealt['code'])])).out.join('\n')).toContain('Chests');
  });

  test('a link is as good as its code', async () => {
    const code = await dealtCode('abc');
    const link = `https://curio.example/play/${code}`;
    expect(await oneJson(['show', link])).toMatchObject({ code });
  });

  test('solve, rate, prove, hint', async () => {
    const code = await dealtCode('abc');
    expect(await oneJson(['solve', code])).toMatchObject({
      moves: [expect.stringMatching(/^open\d$/)],
      unique: true,
    });
    expect((await curio(['solve', code])).out.at(-1)).toBe('1 move. It is the only solution.');
    expect(await oneJson(['rate', code])).toMatchObject({ rating: { level: 'easy' } });
    expect((await curio(['rate', code])).out).toEqual(['Easy', 'chests  7']);
    const proof = await oneJson(['prove', code]);
    expect(proof).toMatchObject({ claim: 'findable', checked: true });
    expect(proof['steps']).toBe(Array.isArray(proof['lines']) ? proof['lines'].length : -1);
    expect((await curio(['prove', code])).out.at(-1)).toMatch(/it holds\.$/);
    expect(await oneJson(['hint', code])).toEqual({
      game: 'toy',
      version: 1,
      code,
      technique: 'halving',
      because: [{ type: 'possible', count: 7 }],
      cells: [0, 1, 2, 3, 4, 5, 6],
      move: 'open4',
      text: [expect.stringContaining('7 chests')],
    });
    expect((await curio(['hint', code])).out.at(-1)).toBe('Move: open4');
  });

  test('a proof that the checker refuses is not reported as proven', async () => {
    const lying: Game = {
      ...toy,
      prove: () => ({ ok: true, value: { claim: 'findable', lines: [] } }),
    };
    const code = await dealtCode('abc');
    const run = await curio(['prove', code], { game: lying });
    expect([run.exit, run.out]).toEqual([1, []]);
  });

  test('long work shows how far it is, and cleans up', async () => {
    const slow: Game = {
      ...toy,
      generate(params, rng, budget) {
        for (let step = 0; step < 20; step++) budget.spend(5_000);
        return toy.generate({ chests: Number(params['chests']), candles: 5 }, rng, budget);
      },
    };
    const { exit, notes } = await curio(['deal', 'toy'], { game: slow, tick: 100 });
    expect(exit).toBe(0);
    expect(notes.length).toBeGreaterThan(2);
    expect(notes[0]).toMatch(/^Dealing … \d+ s, [\d,]+ steps$/);
    expect(notes.at(-1)).toBe('');
  });
});

describe('play', () => {
  test('a game is won by its solution, saved, verified and hinted', async () => {
    const code = await dealtCode('abc');
    const files = new Map<string, string>();
    const typed = ['open1', 'hint', ...(await solution(code)), 'save run.save'];
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
      [['undo'], 1, 'There is nothing to undo.'],
      [['redo'], 1, 'There is nothing to redo.'],
      [['restart'], 1, 'This is the start already.'],
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

describe('rules', () => {
  test('are those of the app', async () => {
    expect(await oneJson(['rules', 'toy'])).toEqual({
      game: 'toy',
      title: 'Toy',
      tagline: toyTexts.tagline,
      rules: toyTexts.rules,
    });
    expect((await curio(['rules', 'toy'])).out).toContain('Goal');
  });
});

describe('the games of the program', () => {
  const real = { real: true } as const;

  test.each(cabinet.ids)('%s: every command answers', async (id) => {
    const dealt = await oneJson(['deal', id, '--seed', 'abc'], real);
    const code = String(dealt['code']);
    expect(await oneJson(['show', code], real)).toMatchObject({ game: id, code });
    expect(await oneJson(['rules', id], real)).toMatchObject({ game: id });
    const game = await cabinet.load(id);
    for (const command of ['solve', 'rate', 'hint', 'prove'] as const)
      if (game?.[command]) expect(await oneJson([command, code], real)).toMatchObject({ code });
    const [first] = await json(['play', code], { ...real, typed: ['quit'] });
    expect(first).toMatchObject({ ok: true, status: 'playing' });
  });

  test('Dokuborn: its old codes open wherever a code does', async () => {
    const dealt = await oneJson(['deal', 'dokuborn', '--seed', 'abc'], real);
    const old = String(dealt['seedStyleCode']);
    expect(old).toMatch(/^3:/);
    const board = (fields: Fields) => fields['board'];
    const shown = await oneJson(['show', old], real);
    expect(board(shown)).toBe(board(await oneJson(['show', String(dealt['code'])], real)));
    expect(await oneJson(['prove', old], real)).toMatchObject({ claim: 'solvable', checked: true });
    const [first] = await json(['play', old], { ...real, typed: ['quit'] });
    expect(first && board(first)).toBe(board(shown));
    const broken = await curio(['show', '3:AAAA'], real);
    expect([broken.exit, broken.out]).toEqual([1, []]);
  });
});

describe('nearest', () => {
  test.each([
    ['hudoko', 'hudoku'],
    ['Dragon', 'dragon-quest'],
    ['wicthes', 'witches'],
    ['xyz', undefined],
    ['', undefined],
  ])('%s: %s', (word, near) => {
    expect(nearest(word, ['hudoku', 'dragon-quest', 'witches'])).toBe(near);
  });
});
