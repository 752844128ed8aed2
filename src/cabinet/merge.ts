// Merging what two devices have: results and boards. Every rule here gives the same in any order and however often
// a file is imported, and no rule ever drops a log that was there.

import { parseSave } from '../core/save.ts';
import { type GameResult, logId } from './result.ts';

/** Which of two results of the same log stays: the earlier day, then the one that is nobody's choice but the same everywhere. */
export function mergeResult(mine: GameResult, theirs: GameResult): GameResult {
  const order = (result: GameResult) => `${result.day} ${result.daily ? 0 : 1} ${result.seal}`;
  if (mine.seal === theirs.seal) return mine.verdict === 'verified' ? mine : theirs;
  return order(theirs) < order(mine) ? theirs : mine;
}

/** What merging asks of a board; more may be in it. */
export interface MergedBoard {
  readonly id: string;
  readonly save: string;
  readonly updatedAt: number;
}

export type BoardMerge<B extends MergedBoard> =
  | { readonly type: 'same' }
  | { readonly type: 'added'; readonly board: B }
  /** Theirs goes on where mine stopped. */
  | { readonly type: 'newer'; readonly board: B }
  /** Both went on: theirs comes to lie beside mine. */
  | { readonly type: 'beside'; readonly board: B };

/** The entries of a log as lines; the play time at the end of a save does not count. */
function linesOf(save: string): readonly string[] {
  const parsed = parseSave(save);
  if (!parsed.ok) return [save];
  const { code, log } = parsed.value;
  return [code, ...log.map(({ at, kind, word }) => `${at} ${kind} ${word ?? ''}`)];
}

const beginsWith = (long: readonly string[], short: readonly string[]) =>
  short.every((line, index) => line === long[index]);

/** The id of a board that comes to lie beside another: by its log, so that a second import finds it again. */
export function besideId(board: MergedBoard): string {
  return `${board.id}-${logId(linesOf(board.save).join('\n')).slice(0, 8)}`;
}

const BESIDE = /-[A-Za-z0-9_-]{8}$/;

/** The ids of the boards that one of this id may have come to lie beside, the nearest first. */
export function kinOf(id: string): readonly string[] {
  const base = id.replace(BESIDE, '');
  return base === id || base === '' ? [] : [base, ...kinOf(base)];
}

/** `find` answers the boards that are here by their id. */
export function mergeBoard<B extends MergedBoard>(
  theirs: B,
  find: (id: string) => B | undefined,
): BoardMerge<B> {
  const mine = find(theirs.id);
  const other = linesOf(theirs.save);
  if (!mine) {
    // What lies beside there may be the very board that lies here in the first place.
    const kin = kinOf(theirs.id).flatMap((id) => find(id) ?? []);
    const isHere = kin.some(({ save }) => beginsWith(linesOf(save), other));
    return isHere ? { type: 'same' } : { type: 'added', board: theirs };
  }
  const own = linesOf(mine.save);
  if (beginsWith(own, other)) return { type: 'same' };
  if (beginsWith(other, own)) return { type: 'newer', board: theirs };
  const id = besideId(theirs);
  return find(id) ? { type: 'same' } : { type: 'beside', board: { ...theirs, id } };
}
