// How a board is drawn, alone and at tables: its cells with a label that says all one can see, the gardens and cauldrons
// behind them, and the legend of special cells.

import { createMemo, createUniqueId, For, Index, type JSX, Show } from 'solid-js';
import { soloWords } from '#words/witches/solo.ts';
import { columnOf, rowOf, type Section, sideOf } from '../../../../games/witches/board/sections.ts';
import { outline } from '../../../../games/witches/paper/region-outline.ts';
import {
  cauldronAt,
  gardenAt,
  nextCell,
  specialAt,
} from '../../../../games/witches/seats/board-state.ts';
import {
  COLUMNS,
  isHarmful,
  ROWS,
  type SpecialCell,
  specialCells,
} from '../../../../games/witches/types/board.ts';
import type { Plant } from '../../../../games/witches/types/solo.ts';
import type { GridCellProps } from '../../../ui/grid-focus.ts';
import type { WitchesPlay } from '../hand.ts';
import { Herb, pictureOf } from '../herb.tsx';
import { type BoardHand, type BoardPosition, positionOf } from './hand.ts';

export function BoardCell(props: {
  readonly play: WitchesPlay;
  readonly hand: BoardHand;
  position(): BoardPosition;
  readonly cell: number;
  /** In its grid, from 0. */
  readonly column: number;
  /** A press finishes the half-made move. */
  readonly target: boolean;
  /** Something can be planted here. */
  readonly free: boolean;
  /** The last step changed it. */
  readonly changed?: boolean;
  readonly cellProps: GridCellProps;
  open(): void;
}): JSX.Element {
  const { play, hand, cell } = props;
  const { setup } = props.position();
  /** It is the cell of the half-made move. */
  const first = () => hand.half()?.cell === cell;
  const label = () =>
    [
      ...cellTexts(props.position(), cell),
      ...(first() ? [soloWords.first] : []),
      ...(props.target ? [soloWords.target] : []),
      ...(play.hints.cells().includes(cell) ? [soloWords.inHint] : []),
    ].join(', ');
  const special = specialAt(setup, cell);
  const cauldron = cauldronAt(setup, cell);
  const isNote = setup.board.notes.includes(cell);
  const state = () => props.position().state;
  const plants = createMemo(() => state().plots[cell] ?? [], undefined, {
    equals: (one, other) => one === other,
  });
  const barred = () => state().barred.includes(cell);
  const isNext = () => cauldron !== undefined && nextCell(state(), cauldron) === cell;
  return (
    <button
      type="button"
      role="gridcell"
      class="solo-cell"
      classList={{
        pot: cauldron !== undefined,
        bed: cauldron === undefined && !isNote,
        note: isNote,
        chosen: hand.chosen() === cell,
        target: props.target,
        first: first(),
        spent: gardenAt(state(), cell)?.spent ?? false,
        free: !isNote && props.free,
        changed: props.changed ?? false,
      }}
      aria-colindex={props.column + 1}
      aria-label={label()}
      aria-selected={hand.chosen() === cell}
      tabindex={props.cellProps.tabindex}
      data-cell={props.cellProps['data-cell']}
      onFocus={() => props.cellProps.onFocus()}
      onClick={() => props.open()}
    >
      <Show when={cauldron}>
        {(pot) => (
          <span class="solo-place digits" classList={{ next: isNext() }} aria-hidden="true">
            {pot().cells.indexOf(cell) + 1}
          </span>
        )}
      </Show>
      <Show when={special}>{(kind) => <Badge special={kind()} />}</Show>
      <span class="solo-plants" classList={{ two: plants().length > 1 }} aria-hidden="true">
        <Index each={plants()}>{(plant) => <PlantPicture plant={plant()} />}</Index>
      </span>
      <Show when={barred()}>
        <span class="solo-barred" aria-hidden="true" />
      </Show>
      <Show when={isNote}>
        <span class="solo-lines" aria-hidden="true" />
      </Show>
    </button>
  );
}

function PlantPicture(props: { readonly plant: Plant }): JSX.Element {
  return (
    <span class="solo-plant" classList={{ plucked: props.plant.plucked }}>
      <Show when={props.plant.ingredient} keyed>
        {(name) => <Herb name={name} />}
      </Show>
      <span class="solo-dots">
        <For each={Array.from({ length: props.plant.dots })}>{() => <i />}</For>
      </span>
    </span>
  );
}

export function Badge(props: { readonly special: SpecialCell }): JSX.Element {
  return (
    <svg
      class="solo-badge"
      classList={{ harmful: isHarmful(props.special) }}
      viewBox="-4 -4 32 32"
      aria-hidden="true"
    >
      <Show
        when={isHarmful(props.special)}
        fallback={<circle class="solo-badge-ground" cx="12" cy="12" r="15" />}
      >
        <path class="solo-badge-ground" d="M12 -4L28 12L12 28L-4 12Z" />
      </Show>
      <use
        class="solo-badge-sign"
        transform="translate(4 4) scale(0.67)"
        href={pictureOf(props.special)}
      />
    </svg>
  );
}

/** Everything that is visible in the cell, in words. */
function cellTexts({ setup, state }: BoardPosition, cell: number): readonly string[] {
  const place = `${soloWords.sides[sideOf(cell)]}, ${soloWords.place(rowOf(cell) + 1, columnOf(cell) + 1)}`;
  const garden = gardenAt(state, cell);
  const cauldron = cauldronAt(setup, cell);
  const special = specialAt(setup, cell);
  const plants = (state.plots[cell] ?? []).map((plant) =>
    plant.plucked
      ? soloWords.plucked(plant.ingredient)
      : soloWords.plant(plant.ingredient, plant.dots),
  );
  const filled = cauldron?.cells.filter((one) => (state.plots[one]?.length ?? 0) > 0).length ?? 0;
  const region = garden
    ? garden.spent
      ? soloWords.spentGarden
      : soloWords.garden(garden.cells.length)
    : cauldron
      ? soloWords.cauldron(cauldron.cells.length, filled)
      : soloWords.note;
  const isNext = cauldron !== undefined && nextCell(state, cauldron) === cell;
  const empty = plants.length === 0 && (garden || cauldron) ? [soloWords.empty] : [];
  return [
    place,
    ...(state.barred.includes(cell) ? [soloWords.barred] : [...plants, ...empty]),
    region,
    ...(cauldron ? [soloWords.potionPlace(cauldron.cells.indexOf(cell) + 1)] : []),
    ...(isNext ? [soloWords.next] : []),
    ...(special ? [soloWords.specials[special].name] : []),
  ];
}

/** The side of a cell. */
export const UNIT = 100;
const WHOLE: Section = { column: 0, row: 0, width: COLUMNS, height: ROWS };

/** The gardens and cauldrons of a side. */
export function Regions(props: {
  position(): BoardPosition;
  readonly side: number;
  /** Draw only this part of the side. */
  readonly section?: Section;
  /** Drawn on top, in units of `UNIT` per cell. */
  readonly children?: JSX.Element;
}): JSX.Element {
  const section = props.section ?? WHOLE;
  const { column, row, width, height } = section;
  const inside = (cell: number) => {
    const right = (cell % COLUMNS) - column;
    const down = (Math.floor(cell / COLUMNS) % ROWS) - row;
    return right >= 0 && right < width && down >= 0 && down < height;
  };
  const here = ([first = 0]: readonly number[]) => sideOf(first) === props.side && inside(first);
  const cauldrons = props
    .position()
    .setup.board.regions.filter(({ kind, cells }) => kind === 'cauldron' && here(cells));
  const gardens = () => props.position().state.gardens.filter(({ cells }) => here(cells));
  const path = (cells: readonly number[], inset: number) =>
    outline(cells, { cell: UNIT, inset, radius: 14 });
  const own = createUniqueId();
  const id = (name: string) => `solo-${name}-${own}`;
  return (
    <svg
      class="solo-regions"
      viewBox={`${column * UNIT} ${row * UNIT} ${width * UNIT} ${height * UNIT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <pattern id={id('soil')} width="22" height="22" patternUnits="userSpaceOnUse">
          <circle class="solo-soil" cx="6" cy="6" r="1.8" />
          <circle class="solo-soil" cx="17" cy="17" r="1.8" />
        </pattern>
        <pattern id={id('iron')} width="14" height="14" patternUnits="userSpaceOnUse">
          <path class="solo-iron" d="M-2 16L16 -2M-2 2L2 -2M12 16L16 12" />
        </pattern>
      </defs>
      <For each={gardens()}>
        {(garden) => (
          <g classList={{ 'solo-garden': true, spent: garden.spent }}>
            <path class="solo-bed" d={path(garden.cells, 4)} />
            <path d={path(garden.cells, 4)} fill={`url(#${id('soil')})`} />
          </g>
        )}
      </For>
      <For each={cauldrons}>
        {({ cells }) => (
          <g class="solo-cauldron">
            <path class="solo-pot" d={path(cells, 6)} />
            <path d={path(cells, 6)} fill={`url(#${id('iron')})`} />
            <path class="solo-rim" d={path(cells, 13)} />
          </g>
        )}
      </For>
      {props.children}
    </svg>
  );
}

/** What the signs on this board mean. */
export function Legend(props: { readonly play: WitchesPlay }): JSX.Element {
  const { board } = positionOf(props.play).setup;
  const inPlay = specialCells.filter((name) =>
    board.specials.some(({ special }) => special === name),
  );
  return (
    <section aria-labelledby="solo-legend">
      <h2 id="solo-legend">{inPlay.length > 0 ? soloWords.legend : soloWords.plainLegend}</h2>
      <p class="muted">
        {soloWords.looks} <Show when={inPlay.length > 0}>{soloWords.legendSigns}</Show>
      </p>
      <ul class="solo-legend">
        <For each={inPlay}>
          {(special) => (
            <li>
              <Badge special={special} />
              <span>
                <strong>{soloWords.specials[special].name}:</strong>{' '}
                {soloWords.specials[special].about}
              </span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
