// `curio deal`: new puzzles of one game.

import { setImmediate } from 'node:timers/promises';
import { commandWords, nouns, rowNames, workTitles } from '#words/cli.ts';
import { deal } from '../core/deal.ts';
import type { Game, Rating } from '../core/game.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Settings } from '../core/settings.ts';
import {
  BUDGET_HELP,
  BUDGET_OPTION,
  type Call,
  dealFields,
  readCall,
  SOLUTION_OPTION,
} from './code-commands.ts';
import {
  type Attempt,
  type Command,
  type Context,
  fail,
  failedWith,
  OK,
  print,
} from './context.ts';
import { type Arguments, assign, readCount } from './options.ts';
import { type LoadedGame, loadGame, type OpenedGame } from './registry.ts';
import { columns, withBudget } from './terminal-output.ts';

export const DEAL_OPTIONS = {
  preset: { type: 'string' },
  set: { type: 'string', multiple: true },
  seed: { type: 'string' },
  ...BUDGET_OPTION,
} as const;

const MOST_DEALS = 1_000_000;

export const dealCommand: Command = {
  name: 'deal',
  ...commandWords.deal,
  help: [...commandWords.deal.help, BUDGET_HELP],
  async run(args, context) {
    const options = { ...DEAL_OPTIONS, ...SOLUTION_OPTION, count: { type: 'string' } } as const;
    const call = readCall(args, context, dealCommand, { noun: nouns.game, options });
    if (!call.ok) return call.exit;
    const range = { least: 1, most: MOST_DEALS, usual: 1 };
    const count = readCount(call.value.args.text('count'), '--count', range);
    if (!count.ok) return fail(context, count);
    const loaded = await loadGame(context.registry, call.value.word);
    if (!loaded.ok) return fail(context, loaded);
    return dealMany(loaded.value, call.value, count.value, context);
  },
};

async function dealMany(
  loaded: LoadedGame,
  call: Call,
  count: number,
  context: Context,
): Promise<number> {
  const named = call.args.text('seed');
  for (let index = 1; index <= count; index++) {
    const seed = named ?? context.randomSeed();
    const dealt = await dealOne(
      loaded,
      call,
      count === 1 || !named ? seed : `${seed}-${index}`,
      context,
    );
    if (!dealt.ok) return fail(context, dealt);
    printDeal(dealt.value, { short: count > 1, solution: call.args.flag('solution') }, context);
    await setImmediate(); // lets the program notice that its reader has gone
  }
  return OK;
}

interface Dealt extends OpenedGame {
  readonly seed: string;
  readonly rating: Rating;
}

async function dealOne(
  loaded: LoadedGame,
  call: Call,
  seed: string,
  context: Context,
): Promise<Attempt<Dealt>> {
  const { game, words } = loaded;
  const params = readParams(game, call.args);
  if (!params.ok) return failedWith(params.fault, words);
  return withBudget(context, workTitles.dealing, call.steps, (budget) => {
    const dealt = deal(game, params.value, seed, budget);
    if (!dealt.ok) return failedWith(dealt.fault, words);
    const rating = game.rate(dealt.value.puzzle, budget);
    if (!rating.ok) return failedWith(rating.fault, words);
    return success({ ...loaded, deal: dealt.value, seed, rating: rating.value });
  });
}

/** One new puzzle as the options ask for it. */
export function dealByArguments(
  loaded: LoadedGame,
  call: Call,
  context: Context,
): Promise<Attempt<OpenedGame>> {
  return dealOne(loaded, call, call.args.text('seed') ?? context.randomSeed(), context);
}

/** The preset, with what `--set` changes. */
function readParams(game: Game, args: Arguments): Result<Settings> {
  const name = args.text('preset');
  const preset =
    name === undefined ? game.presets[0] : game.presets.find((known) => known.id === name);
  if (!preset) {
    const known = game.presets.map(({ id }) => id).join(', ');
    return failure('unknownPreset', name, known);
  }
  return assign(game.fields, preset.params, args.texts('set'));
}

interface Manner {
  /** A line per puzzle. */
  readonly short: boolean;
  /** With what gives it away. */
  readonly solution: boolean;
}

function printDeal(dealt: Dealt, { short, solution }: Manner, context: Context): void {
  const { game, words, deal: puzzle, seed, rating } = dealt;
  const fields = { ...dealFields(game, puzzle, solution), seed, rating };
  const level = words?.level(rating.level) ?? rating.level;
  const rows = columns([
    [rowNames.code, puzzle.code],
    ...(puzzle.seedCode ? [[rowNames.seedCode, puzzle.seedCode] as const] : []),
    [rowNames.seed, seed],
    [rowNames.level, level],
  ]);
  const board = game.print(game.view(puzzle.puzzle, game.start(puzzle.puzzle, 0)));
  print(context, fields, short ? [`${puzzle.code}  ${level}`] : [board, '', ...rows]);
}
