// `curio dragon analyse <log>`: the lessons of a finished game.

import { readFile } from 'node:fs/promises';
import { unlimitedBudget } from '../../../core/budget.ts';
import { replayText } from '../../../core/replay.ts';
import { analyse as analyseGame } from '../../../games/dragon-quest/engine/analysis.ts';
import { manifest } from '../../../games/dragon-quest/manifest.ts';
import { rules } from '../../../games/dragon-quest/rules/index.ts';
import { view } from '../../../games/dragon-quest/rules/view.ts';
import { type Io, misuse, OK, refuse } from '../../context.ts';
import { language } from '../../words.ts';
import { loadLesson, words } from './words.ts';

const said = words.analyse;

/** Answers the exit code: 0, 1 for a log that cannot be analysed, 2 for wrong usage. */
export async function analyse(args: readonly string[], io: Io): Promise<number> {
  const [path, ...rest] = args;
  if (path === undefined || path === '' || rest.length > 0) return misuse(io, said.usage);
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
  if (io.json) {
    io.out(JSON.stringify({ moments, hindsight: hindsight ?? null }));
    return OK;
  }
  const { analysis: lesson } = await loadLesson();
  for (const [index, moment] of moments.entries()) {
    const state = states[index];
    if (!state) continue;
    const seen = view(deal.puzzle, state);
    const move = moment.word === undefined ? '' : lesson.moveText(moment.word, seen);
    io.out(said.moment(index, lesson.chance(moment.chance, moment.low, moment.high), move));
    if (moment.mistake) io.out(`   ${lesson.mistake(moment.mistake, seen)}`);
  }
  io.out(lesson.aboutChances);
  if (moments.every(({ mistake }) => !mistake)) io.out(lesson.noMistake);
  if (hindsight) {
    const { heading, about, exact, likely, step } = lesson.hindsight;
    io.out(`${heading} (${hindsight.from}). ${about} ${hindsight.exact ? exact : likely}`);
    for (const each of hindsight.line) io.out(`   ${step(each)}`);
  }
  return OK;
}
