// The table of a view, and which of its people are here.

import type { PaperTable, ScreenTable, TableView } from '../../../../games/witches/types/table.ts';
import type { WitchesPlay } from '../hand.ts';
import { placeOf } from './part-layout.ts';

/** The faces of tables are only shown for views that have one. */
export function tableOf(play: WitchesPlay): TableView {
  const { table } = play.view();
  if (!table) throw new Error('the face of a table needs one');
  return table;
}

export function paperOf(play: WitchesPlay): PaperTable {
  const table = tableOf(play);
  if (table.kind !== 'paper') throw new Error('this table is on screen');
  return table;
}

export function screenOf(play: WitchesPlay): ScreenTable {
  const table = tableOf(play);
  if (table.kind !== 'screen') throw new Error('this table is on paper');
  return table;
}

/** The player's own place; null for spectators, also those who joined a board without a part for them. */
export function youAt(play: WitchesPlay): number | null {
  const { you, seats } = tableOf(play);
  return you !== null && you <= seats ? you : null;
}

/** May this page make moves? Spectators and replays may not. */
export const mayAct = (play: WitchesPlay): boolean =>
  youAt(play) !== null && !play.over() && !play.watching;

export const placesOf = (play: WitchesPlay): readonly number[] =>
  Array.from({ length: tableOf(play).seats }, (_, index) => index + 1);

/** The place whose part of the board the cell belongs to. */
export const ownerOf = (play: WitchesPlay, cell: number): number =>
  placeOf(tableOf(play).seats, cell);

/** `silent`: not connected. `away`: for so long that the others may go on without them. */
type SeatPresence = 'here' | 'silent' | 'away' | 'gone';

export function presenceOf(play: WitchesPlay, place: number): SeatPresence {
  if (!play.company) return 'here';
  const member = play.company.members().find((one) => one.place === place);
  if (!member || member.gone) return 'gone';
  if (member.here) return 'here';
  const { awayAfter, since } = play.company;
  return member.away + since() >= awayAfter() ? 'away' : 'silent';
}

/** May the others go on without this place? */
export const isMissing = (play: WitchesPlay, place: number): boolean =>
  ['away', 'gone'].includes(presenceOf(play, place));
