// One cell of the board: its digit or its marks, its tint, and what is special about it.

import { For, type JSX, Show } from 'solid-js';
import type { createGridFocus } from '../../ui/grid.ts';
import type { CellView } from './cells.ts';
import { words } from './words.ts';

export interface CellProps {
  readonly cell: CellView;
  readonly index: number;
  readonly column: number;
  readonly selected: boolean;
  readonly related: boolean;
  /** The digit that is highlighted all over the board. */
  readonly lit: number | undefined;
  /** It was filled in just now, and not by the player. */
  readonly arrived: boolean;
  /** The name of its region, where it stands in this cell. */
  readonly regionName: string | undefined;
  /** What the hint says of it. */
  readonly hinted: readonly string[];
  readonly largest: number;
  readonly cellProps: ReturnType<ReturnType<typeof createGridFocus>['cell']>;
  onPress(event: MouseEvent): void;
  onFocused(): void;
}

export function Cell(props: CellProps): JSX.Element {
  const border = (side: 'top' | 'right' | 'bottom' | 'left') => props.cell.borders.includes(side);
  const same = () =>
    props.cell.digit !== 0 && props.cell.kind !== 'blank' && props.cell.digit === props.lit;
  return (
    <button
      type="button"
      role="gridcell"
      class="hudoku-cell region-cell"
      classList={{
        blank: props.cell.kind === 'blank',
        given: props.cell.kind === 'given',
        entered: props.cell.kind === 'entered',
        empty: props.cell.kind === 'empty',
        'by-clock': props.cell.source === 'clock',
        'by-help': props.cell.source === 'chance' || props.cell.source === 'hint',
        'tint-b': props.cell.tint === 'tint-b',
        'tint-c': props.cell.tint === 'tint-c',
        'tint-d': props.cell.tint === 'tint-d',
        selected: props.selected,
        related: props.related,
        same: same(),
        error: props.cell.error,
        conflict: props.cell.conflict && !props.cell.error,
        arrived: props.arrived,
        'edge-top': border('top'),
        'edge-right': border('right'),
        'edge-bottom': border('bottom'),
        'edge-left': border('left'),
      }}
      aria-colindex={props.column + 1}
      aria-selected={props.selected}
      aria-label={[props.cell.name, ...props.hinted].join(', ')}
      tabindex={props.cellProps.tabindex}
      data-cell={props.index}
      onFocus={() => {
        props.cellProps.onFocus();
        props.onFocused();
      }}
      onClick={(event) => props.onPress(event)}
    >
      <Show
        when={props.cell.marks.length === 0}
        fallback={<Marks marks={props.cell.marks} largest={props.largest} lit={props.lit} />}
      >
        <span class="hudoku-digit digits" aria-hidden="true">
          {props.cell.digit === 0 ? '' : props.cell.digit}
        </span>
      </Show>
      <Show when={props.regionName}>
        {(name) => (
          /* Drawn and not written: the cell's name says it elsewhere. */
          <span class="hudoku-region-name" data-name={words.face.regionTag(name())} />
        )}
      </Show>
    </button>
  );
}

function Marks(props: {
  readonly marks: readonly number[];
  readonly largest: number;
  readonly lit: number | undefined;
}): JSX.Element {
  return (
    <span class="hudoku-marks digits" classList={{ many: props.largest > 9 }} aria-hidden="true">
      <For each={Array.from({ length: props.largest }, (_, index) => index + 1)}>
        {(digit) => (
          <span classList={{ lit: digit === props.lit }}>
            {/* The space is for whoever reads them as text. */}
            {props.marks.includes(digit) ? `${digit} ` : ''}
          </span>
        )}
      </For>
    </span>
  );
}
