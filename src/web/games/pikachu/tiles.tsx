// Tiles and their pictures: one cell of the board, the picture set the player chose, and loading its sprite sheets, to
// which every tile refers by name.

import sheets from 'virtual:sprites/pikachu';
import { createContext, createMemo, createSignal, type JSX, Show, useContext } from 'solid-js';
import { isServer } from 'solid-js/web';
import { words } from '#words/pikachu/index.ts';
import { symbolOf, type TileSet, tileSets } from '../../../games/pikachu/symbols.ts';
import { persistedSignal, textForm } from '../../storage/local-store.ts';
import type { GridCellProps } from '../../ui/grid-focus.ts';

/** The reference for a `use` element. */
const pictureOf = (tile: number, set: TileSet): string =>
  set === 'emoji' ? `#tile-${symbolOf(tile) ?? ''}` : `#${set}-${tile}`;

const loads = new Map<string, Promise<void>>();

/** The prerendered page may include it. */
const isHere = (url: string) =>
  isServer || document.querySelector(`svg[data-sheet="${url}"]`) !== null;

const neededFor = (kinds: number, set: TileSet) =>
  sheets.filter((sheet) => sheet.set === set && sheet.first < kinds);

/** Are all pictures for this many symbols loaded? */
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

/** Loads the pictures for this many symbols. Rejects if a sheet fails; the next call retries. */
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

const choice = persistedSignal('curio.pikachu.tiles', textForm(tileSets[0]));

export const chosenSet = (): TileSet =>
  tileSets.find((set) => set === choice.value()) ?? tileSets[0];
export const chooseSet = (set: TileSet): void => choice.set(set);

export const nextSet = (): TileSet =>
  tileSets[(tileSets.indexOf(chosenSet()) + 1) % tileSets.length] ?? tileSets[0];

const [shownSet, setShownSet] = createSignal<TileSet>(tileSets[0]);

/** The picture set in use; figures of the rules always have the default. */
export const SetContext = createContext<() => TileSet>(shownSet);

/** Loads a set for this many symbols and switches to it. Rejects as `loadSymbols` does. */
export async function showSet(
  set: TileSet,
  kinds: number,
  progress?: (share: number) => void,
): Promise<void> {
  await loadSymbols(kinds, set, progress);
  words.callTiles(set);
  setShownSet(set);
}

export function Picture(props: { readonly tile: number }): JSX.Element {
  const set = useContext(SetContext);
  return (
    <svg class="pikachu-picture" viewBox="0 0 32 32" aria-hidden="true">
      <use href={pictureOf(props.tile, set())} />
    </svg>
  );
}

/** How far a tile slid to get here, in cells as seen. */
export type Slide = readonly [rows: number, columns: number];

interface TileProps {
  readonly tile: number;
  readonly place: string;
  readonly column: number;
  readonly selected: boolean;
  /** What the hint says about it. */
  readonly hinted: readonly string[];
  /** Changes with every miss, to restart the shake; undefined if not missed. */
  readonly missed: number | undefined;
  readonly slide: Slide | undefined;
  /** The player highlights all of its kind. */
  readonly alike?: boolean;
  /** False: show words, because the pictures failed to load. */
  readonly pictured: boolean;
  readonly cellProps: GridCellProps;
  act(): void;
}

export function Tile(props: TileProps): JSX.Element {
  const empty = createMemo(() => props.tile === 0);
  const set = useContext(SetContext);
  const called = () => {
    // Another picture set has other words.
    set();
    return words.face.tile(props.tile);
  };
  const name = () =>
    [
      empty() ? words.face.empty : called(),
      props.place,
      ...(props.selected ? [words.face.selected] : []),
      ...props.hinted,
    ].join(', ');
  return (
    <button
      type="button"
      role="gridcell"
      class="pikachu-tile"
      classList={{
        empty: empty(),
        selected: props.selected,
        alike: props.alike ?? false,
        'missed-even': props.missed !== undefined && props.missed % 2 === 0,
        'missed-odd': props.missed !== undefined && props.missed % 2 === 1,
        sliding: props.slide !== undefined,
      }}
      style={props.slide ? { '--slid-rows': props.slide[0], '--slid-columns': props.slide[1] } : {}}
      aria-colindex={props.column + 1}
      aria-selected={props.selected}
      aria-label={name()}
      tabindex={props.cellProps.tabindex}
      data-cell={props.cellProps['data-cell']}
      onFocus={() => props.cellProps.onFocus()}
      onClick={() => props.act()}
    >
      <Show when={!empty()}>
        <Show
          when={props.pictured}
          fallback={
            <span class="pikachu-word" aria-hidden="true">
              {called()}
            </span>
          }
        >
          <Picture tile={props.tile} />
        </Show>
      </Show>
    </button>
  );
}
