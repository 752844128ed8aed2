// What the new-game dialog says of each level besides: how many potions it takes. Loaded with that dialog.

import { presetRating } from '../../../games/witches/names/ratings.ts';
import { presets } from '../../../games/witches/rules/settings.ts';
import { words } from './words.ts';

const { ratedText } = await words.loadRatings();

export const presetNotes: Readonly<Record<string, string>> = Object.fromEntries(
  presets.flatMap(({ id }) => {
    const rating = presetRating(id);
    return rating ? [[id, ratedText(rating)]] : [];
  }),
);
