// Players who come from paper bring their names along: in the link of the sheet's QR code, or as many as its short code
// says. Loaded when somebody comes that way.

import { readSheetTable } from '../../../games/witches/rules/sheet-code.ts';
import { keepParty, loadParty, newParty } from './party.ts';
import { words } from '#words/witches/index.ts';

/** Who is named already stays: the sheet may be scanned again in the middle of the game. */
export async function arrived(text: string, code: string): Promise<void> {
  const table = readSheetTable(text);
  const party = (await loadParty(code)) ?? newParty;
  if (!table || party.players.length > 0) return;
  const players = Array.from(
    { length: table.players },
    (_, place) => table.names[place] || words.face.witch(place + 1),
  );
  await keepParty(code, { ...party, players });
}
