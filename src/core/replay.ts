// Replay: a save becomes a whole session again, or a fault that names the line, and nothing changes.
// Restoring a save, checking a result and the golden tests are this one function.

import { readPuzzle } from './deal.ts';
import type { GameTypes, Rules } from './game.ts';
import { type Fault, failure, type Result, success } from './result.ts';
import { HEAD_LINES, parseSave, type Save } from './save.ts';
import { type Entry, peeks, Session, type StepResult } from './session.ts';

export function replayText<T extends GameTypes>(rules: Rules<T>, text: string): Result<Session<T>> {
  const save = parseSave(text);
  return save.ok ? replay(rules, save.value) : save;
}

/** Faults in addition to those of codes: badMove, badLine, refusedMove, wrongClock, clockMissing, timeReversed. */
export function replay<T extends GameTypes>(rules: Rules<T>, save: Save): Result<Session<T>> {
  if (save.game !== rules.id) return failure('otherGame', 'line 2', save.game);
  if (save.version > rules.version) return failure('newerVersion', 'line 2', String(save.version));
  const deal = readPuzzle(rules, save.code);
  if (!deal.ok) return { ok: false, fault: { ...deal.fault, where: deal.fault.where ?? 'line 3' } };
  const session = new Session(rules, deal.value);
  for (const [index, entry] of save.log.entries()) {
    const problem = replayEntry(session, entry, index);
    if (problem) return failure(problem.code, `line ${index + HEAD_LINES + 1}`, problem.detail);
  }
  if (save.at < session.now)
    return failure('timeReversed', `line ${save.log.length + HEAD_LINES + 1}`, String(save.at));
  session.advance(save.at);
  if (session.log.length !== save.log.length)
    return failure('clockMissing', `line ${save.log.length + HEAD_LINES + 1}`);
  return success(session);
}

interface Problem {
  readonly code: string;
  readonly detail?: string;
}

/** Plays one entry. The clock plays its own moves, so the session must already hold a logged one. */
function replayEntry<T extends GameTypes>(
  session: Session<T>,
  entry: Entry,
  index: number,
): Problem | undefined {
  if (entry.at < session.now) return { code: 'timeReversed', detail: String(entry.at) };
  session.advance(entry.at);
  if (entry.kind === 'clock')
    return isSameEntry(session.log[index], entry)
      ? undefined
      : { code: 'wrongClock', detail: entry.word ?? '' };
  if (session.log.length !== index) return { code: 'clockMissing' };
  const step = takeStep(session, entry);
  if ('code' in step) return step;
  if (!step.ok) return { code: 'refusedMove', detail: step.refusal.type };
  // The session must write exactly the line it read.
  return isSameEntry(session.log[index], entry) ? undefined : { code: 'badLine' };
}

function isSameEntry(played: Entry | undefined, entry: Entry): boolean {
  return played?.kind === entry.kind && played.at === entry.at && played.word === entry.word;
}

/** The step that an entry made, or the fault of a meaningless entry. */
export type EntryResult<T extends GameTypes> = StepResult<T> | Fault;

/** Does what the entry says; the clock's own moves come by `advance`. */
export function takeStep<T extends GameTypes>(session: Session<T>, entry: Entry): EntryResult<T> {
  switch (entry.kind) {
    case 'undo':
      return session.undo(entry.at);
    case 'redo':
      return session.redo(entry.at);
    case 'restart':
      return session.restart(entry.at);
    case 'where':
    case 'why':
    case 'hint': {
      const stage = entry.kind === 'hint' ? 'what' : entry.kind;
      if (entry.word === undefined)
        return { ok: true, events: session.takeHint({}, entry.at, stage) } as const;
      const told = session.game.moveCode.decode(entry.word);
      if (!told.ok) return { code: 'badMove', detail: entry.word };
      const hint = stage === 'what' ? { move: told.value } : { note: told.value };
      return { ok: true, events: session.takeHint(hint, entry.at, stage) } as const;
    }
    case 'peek': {
      const what = peeks.find((known) => known === entry.word);
      if (!what) return { code: 'badLine', detail: entry.word ?? '' };
      return { ok: true, events: session.peek(what, entry.at) } as const;
    }
    case 'move':
    case 'solver': {
      const move = session.game.moveCode.decode(entry.word ?? '');
      if (!move.ok) return { code: 'badMove', detail: entry.word ?? '' };
      return session.replay(move.value, entry.at, entry.kind);
    }
    case 'clock':
      return { code: 'wrongClock' };
  }
}
