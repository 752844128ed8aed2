// One cell of a board that is played on: what stands in it, and everything a sighted player sees of it in words.

import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { columnOf, rowOf, sideOf } from '../../../../games/witches/board/sections.ts';
import {
  cauldronAt,
  gardenAt,
  nextCell,
  specialAt,
} from '../../../../games/witches/seats/board-state.ts';
import { isHarmful, type SpecialCell } from '../../../../games/witches/types/board.ts';
import type { Plant } from '../../../../games/witches/types/solo.ts';
import type { GridCellProps } from '../../../ui/grid-focus.ts';
import type { WitchesPlay } from '../hand.ts';
import { Herb, pictureOf } from '../herb.tsx';
import { canPlant, dueOf, type Position, positionOf, soloHandOf } from './hand.ts';
import { words } from '#words/witches/solo.ts';

export function SoloCell(props: {
  readonly play: WitchesPlay;
  readonly cell: number;
  readonly target: boolean;
  readonly cellProps: GridCellProps;
  open(): void;
}): JSX.Element {
  const { play, cell } = props;
  const hand = soloHandOf(play);
  const position = () => positionOf(play);
  const first = () => hand.half()?.cell === cell;
  const label = () =>
    [
      ...cellTexts(position(), cell),
      ...(first() ? [words.first] : []),
      ...(props.target && dueOf(play) !== 'Seedling' ? [words.target] : []),
      ...(play.hints.cells().includes(cell) ? [words.inHint] : []),
    ].join(', ');
  return (
    <BoardCell
      position={position}
      cell={cell}
      column={columnOf(cell)}
      label={label()}
      chosen={hand.chosen() === cell}
      target={props.target}
      first={first()}
      free={canPlant(position(), cell)}
      cellProps={props.cellProps}
      open={() => props.open()}
    />
  );
}

export interface BoardCellProps {
  position(): Position;
  readonly cell: number;
  /** Of the grid that it stands in, from 0. */
  readonly column: number;
  readonly label: string;
  readonly chosen: boolean;
  /** It can be pressed to finish what is begun. */
  readonly target: boolean;
  /** The first half of what is begun. */
  readonly first: boolean;
  /** Something can be planted here. */
  readonly free: boolean;
  /** It has just been changed, maybe by somebody else. */
  readonly changed?: boolean;
  readonly cellProps: GridCellProps;
  open(): void;
}

/** The drawing, on any board. */
export function BoardCell(props: BoardCellProps): JSX.Element {
  const { cell } = props;
  const { setup } = props.position();
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
        chosen: props.chosen,
        target: props.target,
        first: props.first,
        spent: gardenAt(state(), cell)?.spent ?? false,
        free: !isNote && props.free,
        changed: props.changed ?? false,
      }}
      aria-colindex={props.column + 1}
      aria-label={props.label}
      aria-selected={props.chosen}
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

/** Everything that a sighted player sees in the cell. */
export function cellTexts({ setup, state }: Position, cell: number): readonly string[] {
  const place = `${words.sides[sideOf(cell)]}, ${words.place(rowOf(cell) + 1, columnOf(cell) + 1)}`;
  const garden = gardenAt(state, cell);
  const cauldron = cauldronAt(setup, cell);
  const special = specialAt(setup, cell);
  const plants = (state.plots[cell] ?? []).map((plant) =>
    plant.plucked ? words.plucked(plant.ingredient) : words.plant(plant.ingredient, plant.dots),
  );
  const filled = cauldron?.cells.filter((one) => (state.plots[one]?.length ?? 0) > 0).length ?? 0;
  const region = garden
    ? garden.spent
      ? words.spentGarden
      : words.garden(garden.cells.length)
    : cauldron
      ? words.cauldron(cauldron.cells.length, filled)
      : words.note;
  const isNext = cauldron !== undefined && nextCell(state, cauldron) === cell;
  const empty = plants.length === 0 && (garden || cauldron) ? [words.empty] : [];
  return [
    place,
    ...(state.barred.includes(cell) ? [words.barred] : [...plants, ...empty]),
    region,
    ...(cauldron ? [words.potionPlace(cauldron.cells.indexOf(cell) + 1)] : []),
    ...(isNext ? [words.next] : []),
    ...(special ? [words.specials[special].name] : []),
  ];
}
