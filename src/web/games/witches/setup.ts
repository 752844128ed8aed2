// For the new-game dialog: the ways to play, how hard each preset is, and the players that the code of a printed sheet
// brings along.

import { ratedText } from '#words/witches/dialogs.ts';
import { words } from '#words/witches/index.ts';
import { playChoices } from '../../../games/witches/names.ts';
import { presetRating } from '../../../games/witches/rules/ratings.ts';
import { presets } from '../../../games/witches/rules/settings.ts';
import { readSheetTable } from '../../../games/witches/rules/sheet-code.ts';
import type { WitchesTypes } from '../../../games/witches/types/index.ts';
import { defaultSetup, type FaceSetup, type Way } from '../../board/face.ts';
import { keepParty, loadParty, newParty } from './party.ts';

const ways: readonly Way[] = playChoices.map((play) => ({
  ...words.face.ways[play],
  settings: { play },
}));

/** How many potions each preset takes. */
const presetNotes: Readonly<Record<string, string>> = Object.fromEntries(
  presets.flatMap(({ id }) => {
    const rating = presetRating(id);
    return rating ? [[id, ratedText(rating)]] : [];
  }),
);

export const setup: FaceSetup<WitchesTypes> = {
  ...defaultSetup,
  ways,
  presetNotes,
  hiddenFields: (params) => (params['play'] === 'solo' ? ['events', 'seats'] : ['board', 'seats']),
};

/** Names the players of a sheet: as its QR code does, or as many as its short code says. Names that are there stay: a
 * sheet may be scanned again in mid-game. */
export async function addSheetPlayers(text: string, code: string): Promise<void> {
  const table = readSheetTable(text);
  const party = (await loadParty(code)) ?? newParty;
  if (!table || party.players.length > 0) return;
  const players = Array.from(
    { length: table.players },
    (_, place) => table.names[place] || words.face.witch(place + 1),
  );
  await keepParty(code, { ...party, players });
}
