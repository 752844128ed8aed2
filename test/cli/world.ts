// A command line in an own small world: the toy and a bare game, files in memory, a clock that ticks when looked at.

import { expect } from 'vitest';
import type { Context } from '../../src/cli/context.ts';
import { cabinet } from '../../src/cli/extensions.ts';
import { main } from '../../src/cli/main.ts';
import type { Registry } from '../../src/cli/registry.ts';
import type { Deal } from '../../src/core/deal.ts';
import type { Game } from '../../src/core/game.ts';
import { failure, success } from '../../src/core/result.ts';
import { toy } from '../../src/games/toy/index.ts';
import type { ToyTypes } from '../../src/games/toy/types.ts';
import { type Page, upright } from '../../src/paper/page-items.ts';
import type { PrintContext, Printing } from '../../src/paper/printing.ts';
import type { ServiceReply } from '../../src/wire/service-api.ts';
import { words as toyWords } from '../../src/words/en/toy/index.ts';
import { typed as toyTyped } from '../../src/words/en/toy/typed.ts';

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
  vouch: toy.vouch,
  hint: toy.hint,
  solve: toy.solve,
  rate: toy.rate,
  prove: toy.prove,
  checkProof: toy.checkProof,
  ask: toy.ask,
  describe: () => ({}),
};

/** A made-up way to print the toy: one page per puzzle, with its level and its link. */
const toyPrinting: Printing<ToyTypes> = {
  puzzleFields: ['loud'],
  fields: [
    { kind: 'choice', key: 'preset', options: ['short', 'long'] },
    { kind: 'number', key: 'pages', min: 1, max: 3 },
    { kind: 'flag', key: 'loud' },
  ],
  usual: { preset: 'short', pages: 1, loud: false },
  async order({ preset: level, pages }, seed, context, deal) {
    const preset = toy.presets.find(({ id }) => id === level);
    if (!preset) return failure('badChoice', 'preset');
    const drawn: Page[] = [];
    for (let page = 1; page <= Number(pages); page++) {
      const dealt = await deal(preset.params, `${seed}-${page}`);
      if (!dealt.ok) return dealt;
      drawn.push(drawToy(dealt.value, context, false));
    }
    return success(drawn);
  },
  /** On Letter only loud ones are printed. */
  puzzle: (deal, context, { loud }) =>
    !loud && context.paper === 'letter'
      ? failure('notPrintable')
      : success([drawToy(deal, context, loud === true)]),
};

function drawToy(
  { params, code }: Deal<ToyTypes>,
  { paper, levelName, linkOf }: PrintContext,
  loud: boolean,
): Page {
  const text = `${levelName(params)}${loud ? '!' : ''} ${linkOf(code)}`;
  const ink = { size: 5, font: 'sans', color: '#000000' } as const;
  const items = [{ type: 'text', text, left: 20, base: 20, ...ink }] as const;
  return { ...upright(paper), title: 'Toy', items };
}

export const registry: Registry = {
  ids: ['toy', 'bare'],
  printing: ['toy'],
  load: async (id) => (id === 'toy' ? toy : id === 'bare' ? bare : undefined),
  words: async (id) => (id === 'toy' ? toyWords : undefined),
  typed: (id) => (id === 'toy' ? toyTyped : undefined),
  loadPrinting: async ({ id }) => (id === 'toy' ? toyPrinting : undefined),
};

interface Run {
  readonly exit: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
  readonly notes: readonly string[];
}

export interface Setting {
  /** Stands in for every game of the registry. */
  readonly game?: Game;
  /** The games of the program instead of the toy. */
  readonly real?: true;
  readonly files?: Map<string, string>;
  readonly typed?: readonly string[];
  readonly interactive?: boolean;
  /** Runs cannot be kept by themselves. */
  readonly fullDisk?: true;
  /** What is piped in. */
  readonly piped?: string;
  /** The machine's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Responses of the web by address; all others fail. */
  readonly web?: Readonly<Record<string, ServiceReply>>;
  /** Milliseconds that pass between two looks at the clock. */
  readonly tick?: number;
}

function registryOf({ game, real }: Setting): Registry {
  if (real) return cabinet;
  return game ? { ...registry, load: async () => game } : registry;
}

/** A command line in an own small world. */
export async function curio(args: readonly string[], setting: Setting = {}): Promise<Run> {
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
    ...(setting.piped === undefined ? {} : { piped: true }),
    ...(tick === undefined ? {} : { note: (text) => notes.push(text) }),
    now() {
      now += tick ?? 0;
      return now;
    },
    environment: (name) => setting.environment?.[name],
    async ask(address) {
      const reply = setting.web?.[address];
      if (!reply) throw new TypeError('fetch failed');
      return reply;
    },
    randomSeed: () => `random${++seeds}`,
    async readText(path) {
      const text = path === '-' ? (setting.piped ?? files.get(path)) : files.get(path);
      if (text === undefined) throw Object.assign(new Error('ENOENT: stack'), { code: 'ENOENT' });
      return text;
    },
    async writeFile(path, data) {
      if (/\/(\.\w+)?$/.test(path))
        throw Object.assign(new Error('is a folder'), { code: 'EISDIR' });
      files.set(path, Buffer.from(data).toString('latin1'));
    },
    autosaves: {
      place: (game) => `kept/${game}-${++seeds}`,
      async write(path, text) {
        if (setting.fullDisk) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
        files.delete(path);
        files.set(path, text);
      },
      list: async () => [...files.keys()].filter((path) => path.startsWith('kept/')).reverse(),
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

export type Fields = Readonly<Record<string, unknown>>;

/** The JSON objects of a run that went well, one per line. */
export async function json(args: readonly string[], setting?: Setting): Promise<readonly Fields[]> {
  const run = await curio([...args, '--json'], setting);
  expect(run.err).toEqual([]);
  return run.out.map((line) => JSON.parse(line));
}

export async function oneJson(args: readonly string[], setting?: Setting): Promise<Fields> {
  const [object, ...more] = await json(args, setting);
  expect(more).toEqual([]);
  if (!object) throw new Error('nothing was printed');
  return object;
}

export async function dealtCode(seed: string, game = 'toy'): Promise<string> {
  return String((await oneJson(['deal', game, '--seed', seed]))['code']);
}

export const solutionOf = async (code: string) => {
  const { moves } = await oneJson(['solve', code]);
  return Array.isArray(moves) ? moves.map(String) : [];
};
