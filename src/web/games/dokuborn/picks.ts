// Names of cards and cells, for comparing what players chose. A daily is made of the cards that come with Curio.

import { fullName } from '../../../data/card.ts';
import { embeddedCatalogue } from '../../../data/embedded.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { PickNames } from '../../board/face.ts';
import { withHyphens } from './hyphens.ts';

export async function loadPickNames(): Promise<PickNames> {
  const { cards } = await embeddedCatalogue();
  const names = new Map(cards.map((card) => [card.id, withHyphens(fullName(card))]));
  return {
    choice: (card) => names.get(card),
    cell: (cell, cells) => cellName(Math.sqrt(cells), cell),
    columns: (cells) => Math.sqrt(cells),
  };
}
