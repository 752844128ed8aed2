// The frame of all commands that work on one code: arguments, budget, opening, and the fields they share.

import type { Budget } from '../core/budget.ts';
import type { Deal } from '../core/deal.ts';
import type { Game } from '../core/game.ts';
import { findForeign } from '../games/index.ts';
import { type Command, type Context, fail, misuse, readFileText } from './context.ts';
import { type Arguments, type OptionSpec, readArguments, readCount } from './options.ts';
import { startWork, USUAL_STEPS } from './progress.ts';
import { type Opened, openAny } from './registry.ts';
import { budgetHelp, codeHelp, misuseWords, type Noun, nouns } from './words.ts';

export const BUDGET_OPTION = { budget: { type: 'string' } } as const;
export const BUDGET_HELP = budgetHelp(USUAL_STEPS);
const MOST_STEPS = 1e15;

/** Is the word a code, by its look, and not the name of a game? */
export const isCode = (word: string) => /[.:]/.test(word) || findForeign(word) !== undefined;

/** A command line that names one thing, read. */
export interface Call {
  readonly word: string;
  readonly args: Arguments;
  /** What `--budget` allows. */
  readonly steps: number;
}

/** What `--budget` allows. Fault: badNumber. */
export const readSteps = (args: Arguments) =>
  readCount(args.text('budget'), '--budget', { least: 0, most: MOST_STEPS, usual: USUAL_STEPS });

/** Reads options and the one word; what is wrong is told at once, and the exit code comes back. */
export function readCall(
  args: readonly string[],
  context: Context,
  command: Command,
  {
    noun,
    options,
  }: { readonly noun: Noun; readonly options: Readonly<Record<string, OptionSpec>> },
): { readonly ok: true; readonly value: Call } | { readonly ok: false; readonly exit: number } {
  const wrong = (message: string) =>
    ({ ok: false, exit: misuse(context, message, command) }) as const;
  const parsed = readArguments(args, options);
  if (!parsed.ok) return wrong(parsed.fault.detail ?? '');
  const [word, ...more] = parsed.value.words;
  if (word === undefined) return wrong(misuseWords.which(noun));
  if (more.length > 0) return wrong(misuseWords.oneAtATime(noun));
  const steps = readSteps(parsed.value);
  if (!steps.ok) return { ok: false, exit: fail(context, steps) };
  return { ok: true, value: { word, args: parsed.value, steps: steps.value } };
}

/** A `-`, or nothing where something is piped in, stands for the text of the standard input. */
export async function withInput(
  args: readonly string[],
  context: Context,
): Promise<
  | { readonly ok: true; readonly value: readonly string[] }
  | { readonly ok: false; readonly exit: number }
> {
  const dash = args.indexOf('-');
  const bare = dash < 0 && context.piped === true && args.every((word) => word.startsWith('-'));
  if (dash < 0 && !bare) return { ok: true, value: args };
  const text = await readFileText(context, '-');
  if (!text.ok) return { ok: false, exit: fail(context, text) };
  // Behind a bare `--` nothing is an option, whatever the text begins with.
  const others = args.filter((_, index) => index !== dash);
  const empty = bare && text.value.trim() === '';
  return { ok: true, value: empty ? others : [...others, '--', text.value] };
}

export interface Answer {
  readonly opened: Opened;
  readonly args: Arguments;
  readonly budget: Budget;
  readonly context: Context;
}

interface CodeCommand extends Omit<Command, 'run'> {
  /** What the terminal says while it works. */
  readonly title: string;
  readonly options?: Readonly<Record<string, OptionSpec>>;
  answer(parts: Answer): number | Promise<number>;
}

export function codeCommand(spec: CodeCommand): Command {
  const command: Command = {
    name: spec.name,
    usage: spec.usage,
    about: spec.about,
    help: [codeHelp, ...spec.help, BUDGET_HELP],
    async run(args, context) {
      const options = { ...spec.options, ...BUDGET_OPTION };
      const input = await withInput(args, context);
      if (!input.ok) return input.exit;
      const call = readCall(input.value, context, command, { noun: nouns.code, options });
      if (!call.ok) return call.exit;
      const { word, args: read, steps } = call.value;
      const work = startWork(context, spec.title, steps);
      try {
        const opened = await openAny(context.registry, word, work.budget);
        if (!opened.ok) return fail(context, opened);
        const { budget } = work;
        return await spec.answer({ opened: opened.value, args: read, budget, context });
      } finally {
        work.done();
      }
    },
  };
  return command;
}

export const SOLUTION_OPTION = { solution: { type: 'boolean' } } as const;

/**
 * The fields that every answer about a puzzle begins with; the game's own cannot hide them. What gives the puzzle
 * away is told only to whoever asks for it.
 */
export function dealFields(
  game: Game,
  deal: Deal,
  solution = false,
): Readonly<Record<string, unknown>> {
  return {
    ...game.describe(deal.puzzle, { solution }),
    game: deal.game,
    version: deal.version,
    code: deal.code,
    ...(deal.seedCode === undefined ? {} : { seedCode: deal.seedCode }),
    params: deal.params,
  };
}
