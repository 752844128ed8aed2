// The number pad with pencil and tools, and the selection that board and pad share.

import { type Accessor, createSignal, For, type JSX, Show } from 'solid-js';
import { regionName } from '../../../games/hudoku/grid/layout.ts';
import type { HudokuTypes } from '../../../games/hudoku/types.ts';
import { perPlay } from '../../play/perplay.ts';
import type { Play } from '../../play/play.ts';
import { regionsOf } from './cells.ts';
import { words } from './words.ts';

export interface Pencil {
  readonly selected: Accessor<number | undefined>;
  select(cell: number | undefined): void;
  /** Pencil marks instead of digits. */
  readonly marking: Accessor<boolean>;
  setMarking(on: boolean): void;
  /** The digit whose cells are highlighted. */
  readonly digit: Accessor<number | undefined>;
  /** Writes into the selected cell, as digit or mark. */
  write(digit: number, asMark: boolean): void;
  erase(): void;
  /** Largest digit that fits the selected cell; of the whole board where none is selected. */
  limit(): number;
}

function createPencil(play: Play<HudokuTypes>): Pencil {
  const [selected, select] = createSignal<number>();
  const [marking, setMarking] = createSignal(false);
  const [chosen, setChosen] = createSignal<number>();
  const regions = () => regionsOf(play.view().template);
  const largest = () => Math.max(...[...regions().values()].map((region) => region.size));
  const at = (cell: number) => {
    const view = play.view();
    return { row: Math.floor(cell / view.columns), column: cell % view.columns };
  };
  const shown = () => {
    const cell = selected();
    if (cell === undefined) return undefined;
    const { row, column } = at(cell);
    const square = play.view().revealed[row]?.[column];
    return typeof square === 'number' && square > 0 ? square : undefined;
  };
  return {
    selected,
    select: (cell) => void select(cell),
    marking,
    setMarking: (on) => void setMarking(on),
    digit: () => shown() ?? chosen(),
    limit() {
      const cell = selected();
      if (cell === undefined) return largest();
      const { row, column } = at(cell);
      const token = play.view().template[row]?.[column] ?? '';
      return regions().get(regionName(token))?.size ?? largest();
    },
    write(digit, asMark) {
      setChosen(digit);
      const cell = selected();
      if (cell === undefined) return;
      play.move({ type: asMark ? 'mark' : 'enter', cell, digit });
    },
    erase() {
      const cell = selected();
      if (cell !== undefined) play.move({ type: 'erase', cell });
    },
  };
}

/** The pencil of a board; a pause does not lose it. */
export const pencilOf = perPlay(createPencil);

/** Keys in a row where the pad lies under the board: one row for few, two for many. */
const columnsFor = (digits: number) => (digits <= 6 ? digits : Math.ceil(digits / 2));

export function Pad(props: {
  readonly play: Play<HudokuTypes>;
  readonly pencil: Pencil;
}): JSX.Element {
  const { play, pencil } = props;
  const largest = Math.max(
    ...[...regionsOf(play.view().template).values()].map((region) => region.size),
  );
  const digits = Array.from({ length: largest }, (_, index) => index + 1);
  const calm = () => play.view().mode === 'calm';
  return (
    <div class="hudoku-pad">
      <div
        class="pad-digits"
        classList={{ many: largest > 10 }}
        style={{ '--pad-columns': columnsFor(largest) }}
        role="group"
        aria-label={words.face.pad}
      >
        <For each={digits}>
          {(digit) => (
            <button
              type="button"
              class="button pad-digit digits"
              data-digit={digit}
              classList={{ chosen: pencil.digit() === digit }}
              disabled={play.over() || digit > pencil.limit()}
              onClick={() => pencil.write(digit, pencil.marking())}
            >
              {digit}
            </button>
          )}
        </For>
      </div>
      <div class="pad-tools">
        <button
          type="button"
          class="button"
          aria-pressed={pencil.marking()}
          classList={{ pressed: pencil.marking() }}
          onClick={() => pencil.setMarking(!pencil.marking())}
        >
          {words.face.pencil}
        </button>
        <button
          type="button"
          class="button"
          disabled={play.over()}
          onClick={() => play.move({ type: 'fillMarks' })}
        >
          {words.face.fillMarks}
        </button>
        <button
          type="button"
          class="button"
          disabled={play.over()}
          onClick={() => play.move({ type: 'clearMarks' })}
        >
          {words.face.clearMarks}
        </button>
        <Show when={calm()}>
          <button
            type="button"
            class="button"
            disabled={play.over()}
            onClick={() => pencil.erase()}
          >
            {words.face.erase}
          </button>
          <button
            type="button"
            class="button"
            disabled={play.over()}
            onClick={() => play.move({ type: 'check' })}
          >
            {words.face.check}
          </button>
        </Show>
      </div>
    </div>
  );
}
