// Everything of Witches that no first board shows: one file that loads with the first of them, or in idle time after the
// first move.

export { hint } from '#words/witches/hints.ts';
export { Dialogs } from './dialogs.tsx';
export { ending, OpenRecipe } from './ending.tsx';
export { Coven } from './high-witch/coven.tsx';
export { Notes } from './notes.tsx';
export { addSheetPlayers, setup } from './setup.ts';
export { teaching } from './teaching.tsx';
