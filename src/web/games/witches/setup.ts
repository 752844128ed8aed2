// The ways to play it: at a table or alone.

import { playChoices } from '../../../games/witches/names.ts';
import { presetRating } from '../../../games/witches/rules/ratings.ts';
import { presets } from '../../../games/witches/rules/settings.ts';
import type { WitchesTypes } from '../../../games/witches/types/index.ts';
import type { Way } from '../../board/face.ts';
import { defaultSetup, type Setup } from '../../board/face.ts';
import { words } from '#words/witches/index.ts';

export const ways: readonly Way[] = playChoices.map((play) => ({
  ...words.face.ways[play],
  settings: { play },
}));

// What the new-game dialog says of each level besides: how many potions it takes. Loaded with that dialog.

const { ratedText } = await words.loadRatings();

export const presetNotes: Readonly<Record<string, string>> = Object.fromEntries(
  presets.flatMap(({ id }) => {
    const rating = presetRating(id);
    return rating ? [[id, ratedText(rating)]] : [];
  }),
);

export const setup: Setup<WitchesTypes> = {
  ...defaultSetup,
  ways,
  presetNotes,
  hiddenFields: (params) => (params['play'] === 'solo' ? ['events', 'seats'] : ['board', 'seats']),
};
