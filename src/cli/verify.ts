// `curio verify`: replays a save move by move and says how the run stands.

import type { Session } from '../core/session.ts';
import { BUDGET_HELP, BUDGET_OPTION, readCall } from './codes.ts';
import { type Command, fail, OK, readFileText } from './context.ts';
import { columns } from './layout.ts';
import { startWork } from './progress.ts';
import { replayAny } from './registry.ts';
import {
  clockText,
  commandWords,
  nouns,
  practiced,
  rowNames,
  statusText,
  workTitles,
} from './words.ts';

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
    const work = startWork(context, workTitles.replaying, call.value.steps);
    const replayed = await replayAny(context.registry, text.value, work.budget);
    work.done();
    if (!replayed.ok) return fail(context, replayed);
    const fields = sessionFields(replayed.value.session);
    if (context.json) context.out(JSON.stringify(fields));
    else for (const line of columns(sessionRows(fields))) context.out(line);
    return OK;
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
