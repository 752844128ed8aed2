// How hard the presets are, for the new-game dialog, told from games that simulated players played.

import type { PlayerRating, PresetRating } from '../../../games/witches/rules/ratings.ts';

const potions = ({ median, low, high }: PlayerRating) => `${median} potions (${low} to ${high})`;

/** How many of a hundred games were not won, where it is worth a word. */
function lost({ games, won }: PlayerRating): string {
  const share = games === 0 ? 0 : Math.round(((games - won) / games) * 100);
  return share === 0 ? '' : `, and give up ${share} ${share === 1 ? 'game' : 'games'} in 100`;
}

export const ratedText = ({ strong, casual }: PresetRating): string =>
  `Simulated: careful players need ${potions(strong)}${lost(strong)}; casual ones ${potions(casual)}${lost(casual)}.`;
