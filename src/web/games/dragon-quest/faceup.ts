// Cards by their cell, as a page asks for them. Apart from the hand, which imports those who ask: modules that wait for
// their words may not wait for each other.

import type { DungeonCard } from '../../../games/dragon-quest/pack.ts';
import type { CardView, View } from '../../../games/dragon-quest/types.ts';

export const cardOn = (view: View, cell: number | undefined): CardView | undefined =>
  view.cards.find((card) => card.cell === cell);

/** A card that lies face-up: the start card never does. */
export type FaceUp = CardView & { readonly card: DungeonCard };

export function faceUpOn(view: View, cell: number | undefined): FaceUp | undefined {
  const shown = cardOn(view, cell);
  return shown?.faceUp && shown.card !== '??' ? { ...shown, card: shown.card } : undefined;
}
