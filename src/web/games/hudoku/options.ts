// What a player likes on every board of Hudoku; remembered in this browser.

import { kept, switchForm } from '../../storage/kept.ts';

/** Cell first, then its digit; or a digit first, then its cells. */
export type Order = 'cell' | 'digit';

/** The number popup that a mouse opens at a cell. */
export const popupShown = kept('curio.hudoku.popup', switchForm(true));

/** Equal digits that see each other are marked, where digits may be wrong at all. */
export const conflictsShown = kept('curio.hudoku.conflicts', switchForm(true));

/** Which order was used last. */
export const entryOrder = kept<Order>('curio.hudoku.order', {
  read: (text) => (text === 'digit' ? 'digit' : 'cell'),
  write: (order) => order,
});
