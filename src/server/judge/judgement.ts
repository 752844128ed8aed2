// One log, judged: is it a finished run of this very puzzle, and what is in it? The code is compared as text with what
// was dealt, so that a puzzle from outside is never opened; sizes are looked at before anything is read.

import type { Game } from '../../core/game.ts';
import { runOf } from '../../core/race.ts';
import { replay } from '../../core/replay.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { parseSave } from '../../core/save.ts';
import type { JudgedRun } from '../../core/table.ts';
import { limits } from '../../wire/limits.ts';
import type { Judged } from '../../wire/shapes.ts';

export interface Verdict {
  readonly judged: Judged;
  /** As a race takes it. */
  readonly run: JudgedRun;
  /** What was chosen in each cell; empty for games without choices. */
  readonly picks: readonly (number | null)[];
}

/** Lines of a save besides its entries. */
const FRAME = 4;

/** Are there more lines than a log may have? Stops counting there. */
function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
    if (++lines > limits.entries + FRAME) return true;
  return false;
}

/**
 * Faults besides those of saves and replay: tooLarge, tooManyEntries, tooLong, otherGame, otherPuzzle, notOver. None of
 * them tells anything of the text.
 */
export function judgeLog(game: Game, code: string, text: string): Result<Verdict> {
  if (text.length > limits.body) return failure('tooLarge');
  if (hasTooManyLines(text)) return failure('tooManyEntries');
  const read = parseSave(text);
  if (!read.ok) return failure(read.fault.code, read.fault.where);
  const save = read.value;
  if (save.game !== game.id) return failure('otherGame', 'line 2');
  if (save.version !== game.version) return failure('otherVersion', 'line 2');
  if (save.code !== code) return failure('otherPuzzle', 'line 3');
  if (save.log.length > limits.entries) return failure('tooManyEntries');
  if (save.at > limits.playTime) return failure('tooLong');
  const replayed = replay(game, save);
  if (!replayed.ok) return failure(replayed.fault.code, replayed.fault.where);
  const session = replayed.value;
  const { status, practice, worth, tally } = session;
  if (status !== 'won' && status !== 'lost') return failure('notOver');
  const run = runOf(session);
  const helped = save.log.some(({ kind }) => kind === 'solver');
  return success({
    judged: {
      status,
      solved: status === 'won' && !practice && !worth.byClock && !helped,
      millis: tally.millis,
      moves: tally.moves,
      hints: tally.hints,
    },
    run: { ...run, practice: run.practice || helped },
    picks: game.picks?.(session.deal.puzzle, session.state) ?? [],
  });
}
