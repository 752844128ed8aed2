// The board of the solo game: front above back as one grid of 8 x 8 cells, with the regions drawn behind them.

import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { columnOf, rowOf, sideOf } from '../../../../games/witches/board/sections.ts';
import { specialIcons } from '../../../../games/witches/paper/icons.ts';
import { outline } from '../../../../games/witches/paper/outline.ts';
import { cauldronAt, gardenAt, nextCell, specialAt } from '../../../../games/witches/solo/state.ts';
import {
  COLUMNS,
  isHarmful,
  ROWS,
  SIDE_CELLS,
  type SpecialCell,
} from '../../../../games/witches/types/board.ts';
import type { Plant } from '../../../../games/witches/types/solo.ts';
import { boardWords } from '../../../../words/en/witches/board.ts';
import { createGridFocus, type GridCellProps } from '../../../kit/grid.ts';
import type { WitchesPlay } from '../hand.ts';
import { Herb } from '../herb.tsx';
import { canPlant, deskOf, dueOf, press, soloHandOf, targetsOf } from './hand.ts';
import { soloWords } from './words.ts';

const UNIT = 100;

export function SoloGrid(props: {
  readonly play: WitchesPlay;
  act(cell: number): void;
}): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  let grid: HTMLDivElement | undefined;
  const focus = createGridFocus(() => grid, {
    rows: () => 2 * ROWS,
    columns: () => COLUMNS,
    onKey: (event, cell) => onKey(play, event, cell, props.act),
  });
  const targets = createMemo(() => targetsOf(deskOf(play), hand.half()));
  const open = (cell: number) => {
    if (press(play, cell)) return;
    hand.choose(cell);
    props.act(cell);
  };
  return (
    <div
      ref={(element) => {
        grid = element;
      }}
      class="solo-grid"
      role="grid"
      tabindex="-1"
      aria-label={soloWords.board}
      aria-rowcount={2 * ROWS}
      aria-colcount={COLUMNS}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && hand.half()) {
          hand.setHalf(undefined);
          event.stopPropagation();
        } else focus.onKeyDown(event);
      }}
    >
      <For each={[0, 1]}>
        {(side) => (
          <div class="solo-side" role="rowgroup" aria-label={soloWords.sides[side]}>
            <span class="solo-side-name" aria-hidden="true">
              {soloWords.sides[side]}
            </span>
            <Regions play={play} side={side} />
            <For each={Array.from({ length: ROWS }, (_, row) => row)}>
              {(row) => (
                <div class="solo-row" role="row" aria-rowindex={side * ROWS + row + 1}>
                  <For each={Array.from({ length: COLUMNS }, (_, column) => column)}>
                    {(column) => {
                      const cell = side * SIDE_CELLS + row * COLUMNS + column;
                      return (
                        <SoloCell
                          play={play}
                          cell={cell}
                          target={targets().has(cell)}
                          cellProps={focus.cell(cell)}
                          open={() => open(cell)}
                        />
                      );
                    }}
                  </For>
                </div>
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}

/** Digits plant, letters act; letters of the shell are left to it. */
function onKey(
  play: WitchesPlay,
  event: KeyboardEvent,
  cell: number,
  act: (cell: number) => void,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || play.over()) return false;
  const hand = soloHandOf(play);
  const { table, state } = deskOf(play);
  if (/^\d$/.test(event.key)) {
    const ingredient = table.ingredients[(Number(event.key) + 9) % 10];
    if (!ingredient) return false;
    play.move({ type: 'plant', cell, ingredient });
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'g':
      play.move({ type: 'grow', cell });
      return true;
    case 'k': {
      const plant = (state.plots[cell] ?? []).findIndex((one) => !one.plucked);
      if (table.board.kind === 'cauldrons' && plant >= 0 && gardenAt(state, cell)) {
        hand.choose(cell);
        hand.setHalf({ type: 'pluck', cell, plant });
        play.say(soloWords.pluckInto);
      } else play.move({ type: 'pluck', cell, plant: 0, into: cell });
      return true;
    }
    case 't':
      if (table.board.kind !== 'gardens') return false;
      hand.choose(cell);
      hand.setHalf({ type: 'order', cell, order: [] });
      act(cell);
      return true;
    default:
      return false;
  }
}

function Regions(props: { readonly play: WitchesPlay; readonly side: number }): JSX.Element {
  const here = (cells: readonly number[]) => sideOf(cells[0] ?? 0) === props.side;
  const cauldrons = deskOf(props.play).table.board.regions.filter(
    ({ kind, cells }) => kind === 'cauldron' && here(cells),
  );
  const gardens = () => deskOf(props.play).state.gardens.filter(({ cells }) => here(cells));
  const path = (cells: readonly number[], inset: number) =>
    outline(cells, { cell: UNIT, inset, radius: 14 });
  const id = (name: string) => `solo-${name}-${props.side}`;
  return (
    <svg
      class="solo-regions"
      viewBox={`0 0 ${COLUMNS * UNIT} ${ROWS * UNIT}`}
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
    </svg>
  );
}

function SoloCell(props: {
  readonly play: WitchesPlay;
  readonly cell: number;
  readonly target: boolean;
  readonly cellProps: GridCellProps;
  open(): void;
}): JSX.Element {
  const { play, cell } = props;
  const hand = soloHandOf(play);
  const { table } = deskOf(play);
  const special = specialAt(table, cell);
  const cauldron = cauldronAt(table, cell);
  const isNote = table.board.notes.includes(cell);
  const state = () => deskOf(play).state;
  const plants = createMemo(() => state().plots[cell] ?? [], undefined, {
    equals: (one, other) => one === other,
  });
  const barred = () => state().barred.includes(cell);
  const hinted = () => {
    const hint = play.hint();
    return hint !== undefined && hint.move?.type !== 'note' && hint.cells.includes(cell);
  };
  const isFirst = () => {
    const half = hand.half();
    return half !== undefined && half.cell === cell;
  };
  const isNext = () => cauldron !== undefined && nextCell(state(), cauldron) === cell;
  const name = () => cellLabel(play, cell, props.target, hinted(), isFirst());
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
        hinted: hinted(),
        first: isFirst(),
        spent: gardenAt(state(), cell)?.spent ?? false,
        free: !isNote && canPlant(deskOf(play), cell),
      }}
      aria-colindex={columnOf(cell) + 1}
      aria-label={name()}
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
      <path
        class="solo-badge-sign"
        transform="translate(4 4) scale(0.67)"
        d={specialIcons[props.special]}
      />
    </svg>
  );
}

/** Everything that a sighted player sees in the cell. */
function cellLabel(
  play: WitchesPlay,
  cell: number,
  target: boolean,
  hinted: boolean,
  first: boolean,
): string {
  const { table, state } = deskOf(play);
  const place = `${soloWords.sides[sideOf(cell)]}, ${soloWords.place(rowOf(cell) + 1, columnOf(cell) + 1)}`;
  const garden = gardenAt(state, cell);
  const cauldron = cauldronAt(table, cell);
  const special = specialAt(table, cell);
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
    ...(special ? [boardWords.specials[special].name] : []),
    ...(first ? [soloWords.first] : []),
    ...(target && dueOf(play) !== 'Seedling' ? [soloWords.target] : []),
    ...(hinted ? [soloWords.inHint] : []),
  ].join(', ');
}
