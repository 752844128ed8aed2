// `curio dragon analyse` and `curio dragon rates`.

import { readFile } from 'node:fs/promises';
import { rateHeads, rateRows, words } from '#words/dragon-quest/cli.ts';
import { analysis } from '#words/dragon-quest/hints.ts';
import { language } from '#words/formats.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { replayText } from '../../../core/replay.ts';
import { analyse as analyseGame } from '../../../games/dragon-quest/engine/analysis.ts';
import { manifest } from '../../../games/dragon-quest/manifest.ts';
import { rules } from '../../../games/dragon-quest/rules/index.ts';
import { view } from '../../../games/dragon-quest/rules/view.ts';
import { type PublishedRate, publishedRates } from '../../../games/dragon-quest/rules/winrates.ts';
import { type Io, misuse, print, printAll, refuse } from '../../context.ts';

// `curio dragon analyse <log>`: the lessons of a finished game.

const said = words.analyse;

/** Returns the exit code: 0, 1 for a log that cannot be analysed, 2 for wrong usage. */
export async function analyse(args: readonly string[], io: Io): Promise<number> {
  const [path, ...rest] = args;
  if (!path || rest.length > 0) return misuse(io, said.usage);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(io, { code: 'unreadable', where: path }, said.cannotRead(path, reason));
  }
  const session = replayText(rules, text);
  if (!session.ok) {
    const { fault } = session;
    const other = fault.code === 'otherGame' ? said.otherGame(fault.detail ?? '') : undefined;
    const { fault: told } = await manifest.words[language]();
    return refuse(io, fault, other ?? told(fault) ?? fault.code);
  }
  const { deal, over, path: states } = session.value;
  if (!over) return refuse(io, { code: 'notOver' }, said.notOver);
  const answer = analyseGame(deal.puzzle, states, unlimitedBudget);
  if (!answer.ok) return refuse(io, answer.fault, answer.fault.code);
  const { moments, hindsight } = answer.value;
  const lines: string[] = [];
  for (const [index, moment] of moments.entries()) {
    const state = states[index];
    if (!state) continue;
    const seen = view(deal.puzzle, state);
    const move = moment.word === undefined ? '' : analysis.moveText(moment.word, seen);
    lines.push(said.moment(index, analysis.chance(moment.chance, moment.low, moment.high), move));
    if (moment.mistake) lines.push(`   ${analysis.mistake(moment.mistake, seen)}`);
  }
  lines.push(analysis.aboutChances);
  if (moments.every(({ mistake }) => !mistake)) lines.push(analysis.noMistake);
  if (hindsight) {
    const { heading, about, exact, likely, step } = analysis.hindsight;
    lines.push(`${heading} (${hindsight.from}). ${about} ${hindsight.exact ? exact : likely}`);
    lines.push(...hindsight.line.map((each) => `   ${step(each)}`));
  }
  return print(io, { moments, hindsight: hindsight ?? null }, lines);
}

// `curio dragon rates`: how often each bot wins each preset, as it was measured.

function fieldsOf({ preset, bot, deals, won, games, percent, low, high }: PublishedRate) {
  return { preset, bot, deals, won, games, percent, low, high };
}

/** Returns the exit code: 0, or 2 for wrong usage. */
export async function rates(args: readonly string[], io: Io): Promise<number> {
  if (args.length > 0) return misuse(io, words.rates.usage);
  const rows: readonly (readonly string[])[] = [rateHeads, ...rateRows(publishedRates)];
  const widths = rateHeads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const padded = rows.map((row) => row.map((text, at) => text.padEnd(widths[at] ?? 0)));
  const bots = [...new Set(publishedRates.map(({ bot, games }) => `${bot} ${games}`))];
  return printAll(io, publishedRates.map(fieldsOf), [
    ...padded.map((row) => row.join('  ').trimEnd()),
    words.rates.about(bots.join(', ')),
  ]);
}
