// The round of a room that is over, as the save of an ordinary game: the words that its table gives for what each place did.

import { type Result, success } from './result.ts';
import { placeIn, type Room, type RoomEntry } from './room.ts';
import type { Save } from './save.ts';
import { NO_SEAT, type Table, type TableTypes } from './table.ts';

/** Nothing was dealt, it goes on, or the table has no such saves. */
export type NoSave = 'noRound' | 'roundRuns' | 'notOffered';

const none = (fault: NoSave) => ({ ok: false, fault }) as const;

/** `log` is the whole log of the room. */
export function saveOfRound<T extends TableTypes>(
  table: Table<T>,
  { round }: Room<T>,
  log: readonly RoomEntry[],
  game: Pick<Save, 'game' | 'version'>,
): Result<Save, NoSave> {
  if (!round) return none('noRound');
  const status = table.status(round.puzzle, round.state);
  if (status !== 'won' && status !== 'lost') return none('roundRuns');
  if (!table.saveWord) return none('notOffered');
  const dealt = log.map(({ kind }) => kind).lastIndexOf('deal');
  const words = log.slice(dealt + 1).flatMap(({ kind, seat, at, word }): Save['log'] => {
    if (kind !== 'move' && kind !== 'clock') return [];
    const move = table.moveCode.decode(word);
    const place = kind === 'clock' ? NO_SEAT : placeIn(round, seat);
    const own = move.ok && place !== null ? table.saveWord?.(place, move.value) : undefined;
    return own === undefined ? [] : [{ kind, at: at - round.dealtAt, word: own }];
  });
  const at = words.at(-1)?.at ?? 0;
  const end = (table.saveEnd?.(round.state) ?? []).map(
    (word) => ({ kind: 'move', at, word }) as const,
  );
  return success({ ...game, code: round.code, log: [...words, ...end], at });
}
