// Another page has written the board that this one has open: what becomes of the moves here. Whatever happens, none is lost.

import { mergeBoard } from '../../cabinet/merge.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { BoardRecord, BoardStore } from '../storage/boards.ts';
import { asCopy } from '../storage/recovery.ts';

export type Settlement =
  /** The other one stopped where this one went on, or only gave it a name: this one goes on. */
  | { readonly type: 'mine'; readonly record: BoardRecord }
  /** The other one has everything that is here. */
  | { readonly type: 'theirs' }
  /** Both went on: what was played here lies beside the other as a board of its own. */
  | { readonly type: 'copied'; readonly record: BoardRecord };

/** Faults: those of storage. */
export async function settleConflict(
  boards: BoardStore,
  mine: BoardRecord,
): Promise<Result<Settlement>> {
  const stored = await boards.load(mine.id);
  if (!stored?.ok) return success({ type: 'mine', record: { ...mine, revision: 0 } });
  const theirs = stored.value;
  const merge = mergeBoard(mine, (id) => (id === mine.id ? theirs : undefined));
  if (merge.type === 'same') return success({ type: 'theirs' });
  if (merge.type === 'newer') {
    const { name, revision } = theirs;
    return success({
      type: 'mine',
      record: { ...mine, revision, ...(name === undefined ? {} : { name }) },
    });
  }
  if (merge.type !== 'beside') return failure('storageFailed');
  const copy = asCopy(merge.board);
  const copied = await boards.save({ ...copy, revision: 0 });
  // The same moves may have been copied before.
  if (!copied.ok && copied.fault.code !== 'overtaken') return copied;
  return success({ type: 'copied', record: copied.ok ? copied.value : copy });
}
