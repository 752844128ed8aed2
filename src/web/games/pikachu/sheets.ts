// Loads the sheets of tile pictures and puts them into the page, where every tile refers to them by name.

import sheets from 'virtual:symbol-sheets';
import { isServer } from 'solid-js/web';
import { symbolOf } from '../../../games/pikachu/symbols.ts';
import type { TileSet } from '../../../games/pikachu/tilesets.ts';

/** The reference for a `use` element. */
export const pictureOf = (tile: number, set: TileSet): string =>
  set === 'emoji' ? `#tile-${symbolOf(tile) ?? ''}` : `#${set}-${tile}`;

const loads = new Map<string, Promise<void>>();

/** The page may have brought it along. */
const isHere = (url: string) =>
  isServer || document.querySelector(`svg[data-sheet="${url}"]`) !== null;

const neededFor = (kinds: number, set: TileSet) =>
  sheets.filter((sheet) => sheet.set === set && sheet.first < kinds);

/** Is everything here that a board with so many symbols needs? */
export const hasSymbols = (kinds: number, set: TileSet): boolean =>
  neededFor(kinds, set).every(({ url }) => isHere(url));

async function loadSheet(url: string, received: (bytes: number) => void): Promise<void> {
  if (isHere(url)) return;
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`no pictures at ${url}`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let source = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    received(value.byteLength);
    source += decoder.decode(value, { stream: true });
  }
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  const sheet = document.importNode(parsed, true);
  for (const [name, value] of [
    ['data-sheet', url],
    ['width', '0'],
    ['height', '0'],
    ['aria-hidden', 'true'],
    ['style', 'position:absolute'],
  ] as const)
    sheet.setAttribute(name, value);
  document.body.append(sheet);
}

/** Loads what a board with so many symbols needs. Rejects where a sheet cannot be had; asking again tries again. */
export async function loadSymbols(
  kinds: number,
  set: TileSet,
  progress: (share: number) => void = () => {},
): Promise<void> {
  const needed = neededFor(kinds, set);
  const total = needed.reduce((sum, sheet) => sum + sheet.bytes, 0);
  let had = 0;
  const received = (bytes: number) => {
    had += bytes;
    progress(Math.min(1, had / total));
  };
  await Promise.all(
    needed.map(({ url, bytes }) => {
      const known = loads.get(url);
      if (known) return known.then(() => received(bytes));
      const load = loadSheet(url, received);
      loads.set(url, load);
      load.catch(() => loads.delete(url));
      return load;
    }),
  );
  progress(1);
}
