// Merges results and boards of two devices. Every rule is commutative and idempotent, so import order and repetition do not
// matter, and none ever drops a log.

import { parseSave } from '../core/save.ts';
import { type GameResult, logId } from './result.ts';

/** Chooses between two results of the same log: the earlier day, then by an arbitrary order that is the same everywhere. */
export function mergeResult(mine: GameResult, theirs: GameResult): GameResult {
  const order = (result: GameResult) => `${result.day} ${result.daily ? 0 : 1} ${result.seal}`;
  if (mine.seal === theirs.seal) return mine.verdict === 'verified' ? mine : theirs;
  return order(theirs) < order(mine) ? theirs : mine;
}

/** The fields of a board that merging needs. */
export interface MergedBoard {
  readonly id: string;
  readonly save: string;
  readonly updatedAt: number;
}

export type BoardMerge<B extends MergedBoard> =
  | { readonly type: 'same' }
  | { readonly type: 'added'; readonly board: B }
  /** Theirs continues mine. */
  | { readonly type: 'newer'; readonly board: B }
  /** Both continued: keep theirs as a second board. */
  | { readonly type: 'beside'; readonly board: B };

/** The entries of a log as comparable lines, without the play time at the end of the save. */
function linesOf(save: string): readonly string[] {
  const parsed = parseSave(save);
  if (!parsed.ok) return [save];
  const { code, log } = parsed.value;
  return [code, ...log.map(({ at, kind, word }) => `${at} ${kind} ${word ?? ''}`)];
}

const beginsWith = (long: readonly string[], short: readonly string[]) =>
  short.every((line, index) => line === long[index]);

/** The id of a second board, from its log, so that another import finds it again. */
export function besideId(board: MergedBoard): string {
  return `${board.id}-${logId(linesOf(board.save).join('\n')).slice(0, 8)}`;
}

const BESIDE = /-[A-Za-z0-9_-]{8}$/;

/** The ids of the boards from which a second board with this id may come, the nearest first. */
export function kinOf(id: string): readonly string[] {
  const base = id.replace(BESIDE, '');
  return base === id || base === '' ? [] : [base, ...kinOf(base)];
}

/** `find` returns a local board by its id. */
export function mergeBoard<B extends MergedBoard>(
  theirs: B,
  find: (id: string) => B | undefined,
): BoardMerge<B> {
  const mine = find(theirs.id);
  const other = linesOf(theirs.save);
  if (!mine) {
    // Their second board may be our first one.
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
