// One cell of the board: a button with a picture, or an empty place that keeps the focus until the player moves on.

import { createMemo, type JSX, Show, useContext } from 'solid-js';
import type { GridCellProps } from '../../ui/grid.ts';
import { SetContext } from './sets.ts';
import { pictureOf } from './sheets.ts';
import { words } from './words.ts';

export function Picture(props: { readonly tile: number }): JSX.Element {
  const set = useContext(SetContext);
  return (
    <svg class="pikachu-picture" viewBox="0 0 32 32" aria-hidden="true">
      <use href={pictureOf(props.tile, set())} />
    </svg>
  );
}

/** From where a tile slid here, in cells as seen. */
export type Slide = readonly [rows: number, columns: number];

export interface TileProps {
  readonly tile: number;
  readonly place: string;
  readonly column: number;
  readonly selected: boolean;
  /** What the hint says of it. */
  readonly hinted: readonly string[];
  /** Changes with every miss, so that the shake starts again; undefined when not missed. */
  readonly missed: number | undefined;
  readonly slide: Slide | undefined;
  /** The player looks for all of its kind. */
  readonly alike?: boolean;
  /** Without pictures, words do. */
  readonly pictured: boolean;
  readonly cellProps: GridCellProps;
  act(): void;
}

export function Tile(props: TileProps): JSX.Element {
  const empty = createMemo(() => props.tile === 0);
  const set = useContext(SetContext);
  const called = () => {
    // Another set of pictures has other words.
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
