// Which pictures the tiles have: the set that the player has chosen, and the one that is shown once it is here.

import { createContext, createSignal } from 'solid-js';
import { type TileSet, tileSets } from '../../../games/pikachu/tilesets.ts';
import { kept, textForm } from '../../storage/kept.ts';
import { loadSymbols } from './sheets.ts';
import { words } from './words.ts';

const choice = kept('curio.pikachu.tiles', textForm(tileSets[0]));

export const chosenSet = (): TileSet =>
  tileSets.find((set) => set === choice.value()) ?? tileSets[0];
export const chooseSet = (set: TileSet): void => choice.set(set);

export const nextSet = (): TileSet =>
  tileSets[(tileSets.indexOf(chosenSet()) + 1) % tileSets.length] ?? tileSets[0];

const [shownSet, setShownSet] = createSignal<TileSet>(tileSets[0]);

/** The set of the pictures around here: figures of the rules have the usual one. */
export const SetContext = createContext<() => TileSet>(shownSet);

/** Loads what a board with so many symbols needs, and shows it from then on. Rejects as `loadSymbols` does. */
export async function showSet(
  set: TileSet,
  kinds: number,
  progress?: (share: number) => void,
): Promise<void> {
  await Promise.all([loadSymbols(kinds, set, progress), words.callTiles(set)]);
  setShownSet(set);
}
