// Commands on a code: show, solve, rate, prove and verify; opening codes from arguments, files and standard input.

import {
  budgetHelp,
  codeHelp,
  commandWords,
  misuseWords,
  type Noun,
  nouns,
  practiced,
  proofWords,
  rowNames,
  solvedText,
  statusText,
  workTitles,
} from '#words/cli.ts';
import { clockText } from '#words/formats.ts';
import type { Budget } from '../core/budget.ts';
import type { Deal } from '../core/deal.ts';
import type { Game } from '../core/game.ts';
import type { Session } from '../core/session.ts';
import { findForeign } from '../games/index.ts';
import {
  type Attempt,
  type Command,
  type Context,
  fail,
  failedWith,
  misuse,
  print,
  readFileText,
} from './context.ts';
import { type Arguments, type OptionSpec, readArguments, readCount } from './options.ts';
import { type OpenedGame, openAny, replayAny } from './registry.ts';
import { columns, USUAL_STEPS, withBudget, wrapped } from './terminal-output.ts';

// The frame of all commands that work on one code: arguments, budget, opening, and the fields they share.

export const BUDGET_OPTION = { budget: { type: 'string' } } as const;
export const BUDGET_HELP = budgetHelp(USUAL_STEPS);
const MOST_STEPS = 1e15;

/** Is the word a code, by its look, and not the name of a game? */
export const isCode = (word: string) => /[.:]/.test(word) || findForeign(word) !== undefined;

/** What was read, or the exit code of the fault that was reported. */
type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly exit: number };

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

/** Reads options and the one word. Reports a fault at once and returns the exit code. */
export function readCall(
  args: readonly string[],
  context: Context,
  command: Command,
  {
    noun,
    options,
  }: { readonly noun: Noun; readonly options: Readonly<Record<string, OptionSpec>> },
): Parsed<Call> {
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
): Promise<Parsed<readonly string[]>> {
  const dash = args.indexOf('-');
  const bare = dash < 0 && context.piped === true && args.every((word) => word.startsWith('-'));
  if (dash < 0 && !bare) return { ok: true, value: args };
  const text = await readFileText(context, '-');
  if (!text.ok) return { ok: false, exit: fail(context, text) };
  // After a bare `--` nothing is an option.
  const others = args.filter((_, index) => index !== dash);
  const empty = bare && text.value.trim() === '';
  return { ok: true, value: empty ? others : [...others, '--', text.value] };
}

/** Opens the code that the call names, within its budget. */
export const openCall = ({ word, steps }: Call, context: Context): Promise<Attempt<OpenedGame>> =>
  withBudget(context, workTitles.opening, steps, (budget) =>
    openAny(context.registry, word, budget),
  );

export interface Answer {
  readonly opened: OpenedGame;
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
      return withBudget(context, spec.title, steps, async (budget) => {
        const opened = await openAny(context.registry, word, budget);
        if (!opened.ok) return fail(context, opened);
        return spec.answer({ opened: opened.value, args: read, budget, context });
      });
    },
  };
  return command;
}

export const SOLUTION_OPTION = { solution: { type: 'boolean' } } as const;

/** Fields that every answer about a puzzle begins with; the game's own cannot override them. Fields that give the
 * puzzle away come only with `solution`. */
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

// `curio show`: the puzzle of a code as a player first sees it.

export const showCommand = codeCommand({
  name: 'show',
  ...commandWords.show,
  title: workTitles.opening,
  options: SOLUTION_OPTION,
  answer({ opened: { game, words, deal }, args, context }) {
    const view = game.view(deal.puzzle, game.start(deal.puzzle, 0));
    const board = game.print(view);
    const settings = game.fields.flatMap((field) => {
      const label = words?.fields[field.key]?.label ?? field.key;
      const value = String(deal.params[field.key]);
      return value === '' ? [] : [[label, value] as const];
    });
    const rows = columns([[rowNames.game, words?.title ?? game.id], ...settings]);
    const fields = { ...dealFields(game, deal, args.flag('solution')), board, view };
    return print(context, fields, [board, '', ...rows]);
  },
});

// `curio solve`: the moves that win a puzzle.

export const solveCommand = codeCommand({
  name: 'solve',
  ...commandWords.solve,
  title: workTitles.solving,
  answer({ opened, budget, context }) {
    const { game, words, deal, typed } = opened;
    const start = game.start(deal.puzzle, 0);
    const solution = game.solve(deal.puzzle, start, budget);
    if (!solution.ok) return fail(context, failedWith(solution.fault, words));
    const moves = solution.value.moves.map((move) => game.moveCode.encode(move));
    const { unique } = solution.value;
    const view = game.view(deal.puzzle, start);
    const texts = typed?.inSolutions
      ? solution.value.moves.map((move) => typed.print(move, view, game) ?? '')
      : undefined;
    return print(
      context,
      { ...dealFields(game, deal), moves, ...(texts ? { texts } : {}), unique },
      [...(texts ?? wrapped(moves.join(' '), 80)), solvedText(moves.length, unique)],
    );
  },
});

// `curio rate`: how hard a puzzle is, and why.

export const rateCommand = codeCommand({
  name: 'rate',
  ...commandWords.rate,
  title: workTitles.rating,
  answer({ opened: { game, words, deal }, budget, context }) {
    const rating = game.rate(deal.puzzle, budget);
    if (!rating.ok) return fail(context, failedWith(rating.fault, words));
    const { level, figures } = rating.value;
    const rows = Object.entries(figures).map(([name, value]) => [name, String(value)] as const);
    return print(context, { ...dealFields(game, deal), rating: rating.value }, [
      words?.rating(rating.value) ?? words?.level(level) ?? level,
      ...columns(rows),
    ]);
  },
});

// `curio prove`: why a puzzle is fair, written down and checked by code that has no solver in it.

export const proveCommand = codeCommand({
  name: 'prove',
  ...commandWords.prove,
  title: workTitles.proving,
  answer({ opened: { game, words, deal }, budget, context }) {
    const proof = game.prove(deal.puzzle, budget);
    if (!proof.ok) return fail(context, failedWith(proof.fault, words));
    const verdict = game.checkProof(deal.puzzle, proof.value);
    if (!verdict.ok) return fail(context, failedWith(verdict.fault, words));
    const { claim, lines } = proof.value;
    const { steps } = verdict.value;
    const fields = { ...dealFields(game, deal), claim, lines, checked: true, steps };
    return print(context, fields, [proofWords.claim(claim), ...lines, proofWords.holds(steps)]);
  },
});

// `curio verify`: replays a save move by move and says how the run stands.

export const verifyCommand: Command = {
  name: 'verify',
  ...commandWords.verify,
  help: [...commandWords.verify.help, BUDGET_HELP],
  async run(args, context) {
    const call = readCall(args, context, verifyCommand, {
      noun: nouns.log,
      options: BUDGET_OPTION,
    });
    if (!call.ok) return call.exit;
    const text = await readFileText(context, call.value.word);
    if (!text.ok) return fail(context, text);
    const replayed = await withBudget(context, workTitles.replaying, call.value.steps, (budget) =>
      replayAny(context.registry, text.value, budget),
    );
    if (!replayed.ok) return fail(context, replayed);
    const fields = sessionFields(replayed.value.session);
    return print(context, fields, columns(sessionRows(fields)));
  },
};

/** How a run stands. Only a finished game has a score. */
export function sessionFields(session: Session) {
  const { deal, status, practice, tally } = session;
  return {
    game: deal.game,
    version: deal.version,
    code: deal.code,
    params: deal.params,
    status,
    byClock: session.worth.byClock ?? false,
    score: session.points ?? null,
    practice,
    tally,
  };
}

function sessionRows(
  fields: ReturnType<typeof sessionFields>,
): readonly (readonly [string, string])[] {
  const { tally } = fields;
  return [
    [rowNames.game, fields.game],
    [rowNames.status, practiced(statusText(fields.status, fields.byClock), fields.practice)],
    ...(fields.score === null ? [] : [[rowNames.score, String(fields.score)] as const]),
    [rowNames.time, clockText(tally.millis)],
    [rowNames.moves, String(tally.moves)],
    [rowNames.undos, String(tally.undos)],
    [rowNames.redos, String(tally.redos)],
    [rowNames.restarts, String(tally.restarts)],
    [rowNames.hints, String(tally.hints)],
    ...Object.entries(tally.events).map(([type, count]) => [type, String(count)] as const),
    [rowNames.code, fields.code],
  ];
}
