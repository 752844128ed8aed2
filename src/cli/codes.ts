// The frame of all commands that work on one code: arguments, budget, opening, and the fields they share.

import type { Budget } from '../core/budget.ts';
import type { Deal } from '../core/deal.ts';
import type { Game } from '../core/game.ts';
import { type Command, type Context, fail, misuse } from './context.ts';
import { type Arguments, type OptionSpec, readArguments, readCount } from './options.ts';
import { startWork, USUAL_STEPS } from './progress.ts';
import { type Opened, openAny } from './shelf.ts';

export const BUDGET_OPTION = { budget: { type: 'string' } } as const;
export const BUDGET_HELP = `--budget N   give up after N steps of work (${USUAL_STEPS} if not said)`;
const MOST_STEPS = 1e15;

/** The steps that `--budget` allows. */
export function readBudget(args: Arguments) {
  const range = { least: 0, most: MOST_STEPS, usual: USUAL_STEPS };
  return readCount(args.text('budget'), '--budget', range);
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
    help: [...spec.help, BUDGET_HELP],
    async run(args, context) {
      const parsed = readArguments(args, { ...spec.options, ...BUDGET_OPTION });
      if (!parsed.ok) return misuse(context, parsed.fault.detail ?? '', command);
      const [code, ...more] = parsed.value.words;
      if (code === undefined) return misuse(context, 'Which code?', command);
      if (more.length > 0) return misuse(context, 'One code at a time.', command);
      const steps = readBudget(parsed.value);
      if (!steps.ok) return fail(context, steps);
      const work = startWork(context, spec.title, steps.value);
      try {
        const opened = await openAny(context.shelf, code, work.budget);
        if (!opened.ok) return fail(context, opened);
        const { budget } = work;
        return await spec.answer({ opened: opened.value, args: parsed.value, budget, context });
      } finally {
        work.done();
      }
    },
  };
  return command;
}

/** The fields that every answer about a puzzle begins with; the game's own cannot hide them. */
export function dealFields(game: Game, deal: Deal): Readonly<Record<string, unknown>> {
  return {
    ...game.describe?.(deal.puzzle),
    game: deal.game,
    version: deal.version,
    code: deal.code,
    ...(deal.seedCode === undefined ? {} : { seedCode: deal.seedCode }),
    params: deal.params,
  };
}
