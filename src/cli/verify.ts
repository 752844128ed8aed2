// `curio verify`: replays a save move by move and says how the run stands.

import type { Session } from '../core/session.ts';
import { BUDGET_HELP, BUDGET_OPTION, readBudget } from './codes.ts';
import { type Command, fail, misuse, OK, readFileText } from './context.ts';
import { readArguments } from './options.ts';
import { startWork } from './progress.ts';
import { replayAny } from './shelf.ts';
import { clockText, columns } from './words.ts';

export const verifyCommand: Command = {
  name: 'verify',
  usage: '<log>',
  about: 'replay a save; print status, score and counts',
  help: ['<log> is a file, or - for the standard input.', BUDGET_HELP],
  async run(args, context) {
    const parsed = readArguments(args, BUDGET_OPTION);
    if (!parsed.ok) return misuse(context, parsed.fault.detail ?? '', verifyCommand);
    const [path, ...more] = parsed.value.words;
    if (path === undefined) return misuse(context, 'Which log?', verifyCommand);
    if (more.length > 0) return misuse(context, 'One log at a time.', verifyCommand);
    const steps = readBudget(parsed.value);
    if (!steps.ok) return fail(context, steps);
    const text = await readFileText(context, path);
    if (!text.ok) return fail(context, text);
    const work = startWork(context, 'Replaying', steps.value);
    const replayed = await replayAny(context.shelf, text.value, work.budget);
    work.done();
    if (!replayed.ok) return fail(context, replayed);
    const run = runFields(replayed.value.session);
    if (context.json) context.out(JSON.stringify(run));
    else for (const line of columns(runRows(run))) context.out(line);
    return OK;
  },
};

/** How a run stands. Only a finished game has a score. */
export function runFields(session: Session) {
  const { deal, status, practice, tally } = session;
  return {
    game: deal.game,
    version: deal.version,
    code: deal.code,
    params: deal.params,
    status,
    score: session.over ? (session.score ?? null) : null,
    practice,
    tally,
  };
}

function runRows(run: ReturnType<typeof runFields>): readonly (readonly [string, string])[] {
  const { tally } = run;
  return [
    ['game', run.game],
    ['status', run.practice ? `${run.status} (practice)` : run.status],
    ...(run.score === null ? [] : [['score', String(run.score)] as const]),
    ['time', clockText(tally.millis)],
    ['moves', String(tally.moves)],
    ['undos', String(tally.undos)],
    ['redos', String(tally.redos)],
    ['restarts', String(tally.restarts)],
    ['hints', String(tally.hints)],
    ...Object.entries(tally.events).map(([type, count]) => [type, String(count)] as const),
    ['code', run.code],
  ];
}
