// The board: an ARIA grid of cells. Typing writes into the selected cell; a mouse click opens a small number popup.

import { createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js';
import type { Mark } from '../../../core/hint.ts';
import type { HudokuTypes } from '../../../games/hudoku/types.ts';
import { createGridFocus } from '../../kit/grid.ts';
import { isKey, isOff, keyName, tellKeys } from '../../kit/keys.ts';
import { Marks as HintMarks } from '../../kit/marks/marks.tsx';
import { markNames } from '../../kit/marks/names.ts';
import type { Play } from '../../play/play.ts';
import { type CellView, cellsOf } from './cells.ts';
import { keys } from './keys.ts';
import type { Pencil } from './pad.tsx';
import { words } from './words.ts';

export interface BoardProps {
  readonly play: Play<HudokuTypes>;
  readonly pencil: Pencil;
}

/** Facts that hold under an assumption only. */
const assumed = ['try', 'implied', 'failsToo', 'deadCell', 'deadHouse'];

const isLarge = (mark: Mark) => mark.kind === 'candidate' && mark.value > 9;

const digitKeys: readonly string[] = keys.digit;

/** 1 to 9 by the place of the key first: with Shift, for a mark, it gives another sign. */
function digitOf(event: KeyboardEvent): number | undefined {
  const typed = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? keyName(event);
  const place = digitKeys.indexOf(typed);
  return place < 0 || isOff(typed) ? undefined : place + 1;
}

export function HudokuBoard(props: BoardProps): JSX.Element {
  const { play, pencil } = props;
  const { rows, columns } = play.view();
  const [popup, setPopup] = createSignal<number>();
  /** None or one; a condition would take the first cell, 0, for none. */
  const opened = () => [popup() ?? []].flat();
  let grid: HTMLDivElement | undefined;
  const cells = createMemo(() => cellsOf(play.view()));
  /** Marks of two digits need larger cells to be read. */
  const crowded = createMemo(() => largestMark(cells()) > 9);
  const { hints } = play;
  const marks = createMemo(() => hints.marks());
  /** What is only tried stands apart from what is on the board. */
  const isAssumed = () => {
    const told = hints.told();
    const facts = told?.stage === 'why' ? told.hint.steps[told.step]?.facts : undefined;
    return facts?.some(({ type }) => assumed.includes(type)) ?? false;
  };

  const digits = pencil.limit();
  tellKeys(
    keys,
    words.keys,
    (key, action) => action !== 'digit' || digitKeys.indexOf(key) < digits,
  );
  const focus = createGridFocus(() => grid, {
    rows: () => rows,
    columns: () => columns,
    onKey(event, cell) {
      if (isKey(keys.leave, event)) {
        // With nothing open the key goes on to whoever else it may concern.
        const open = popup() !== undefined;
        setPopup(undefined);
        return open;
      }
      if (isKey(keys.erase, event)) {
        pencil.select(cell);
        pencil.erase();
        return true;
      }
      if (isKey(keys.pencil, event)) {
        pencil.setMarking(!pencil.marking());
        return true;
      }
      const digit = digitOf(event);
      if (digit === undefined) return false;
      pencil.select(cell);
      setPopup(undefined);
      pencil.write(digit, event.shiftKey !== pencil.marking());
      return true;
    },
  });

  const select = (cell: number, event: MouseEvent) => {
    pencil.select(cell);
    const shown = cells()[cell];
    // A finger has the pad under its thumb; Enter and mouse get the popup at the cell.
    const finger = event instanceof PointerEvent && event.pointerType === 'touch';
    setPopup(
      !finger && shown?.kind === 'empty' && popup() !== cell && !play.over() ? cell : undefined,
    );
  };

  const sameLine = (cell: number) => {
    const chosen = pencil.selected();
    if (chosen === undefined || chosen === cell) return false;
    const view = play.view();
    return (
      Math.floor(chosen / view.columns) === Math.floor(cell / view.columns) ||
      chosen % view.columns === cell % view.columns ||
      cells()[chosen]?.region === cells()[cell]?.region
    );
  };

  return (
    /* The popup is no part of the grid, so both sit in a holder of the board's size. */
    <div class="hudoku-holder fit-cells" classList={{ crowded: crowded() }}>
      <div
        ref={(element) => {
          grid = element;
        }}
        class="hudoku-board"
        role="grid"
        tabindex="-1"
        aria-label={words.face.board(rows, columns)}
        aria-rowcount={rows}
        aria-colcount={columns}
        onKeyDown={focus.onKeyDown}
      >
        <For each={Array.from({ length: rows }, (_, row) => row)}>
          {(row) => (
            <div role="row" class="hudoku-row" aria-rowindex={row + 1}>
              <Index each={cells().slice(row * columns, (row + 1) * columns)}>
                {(cell, column) => (
                  <Cell
                    cell={cell()}
                    index={row * columns + column}
                    column={column}
                    selected={pencil.selected() === row * columns + column}
                    related={sameLine(row * columns + column)}
                    same={
                      cell().digit !== 0 &&
                      cell().kind !== 'blank' &&
                      cell().digit === pencil.digit()
                    }
                    hinted={markNames(marks(), row * columns + column)}
                    largest={crowded() ? 16 : 9}
                    cellProps={focus.cell(row * columns + column)}
                    onSelect={(event) => select(row * columns + column, event)}
                    onFocused={() => pencil.select(row * columns + column)}
                  />
                )}
              </Index>
            </div>
          )}
        </For>
      </div>
      <HintMarks
        marks={marks()}
        columns={columns}
        perRow={crowded() || marks().some(isLarge) ? 4 : 3}
        faded={isAssumed()}
      />
      <For each={opened()}>
        {(cell) => (
          <Popup
            cell={cell}
            rows={rows}
            columns={columns}
            limit={pencil.limit()}
            choose={(digit) => {
              setPopup(undefined);
              focus.focus(cell);
              pencil.write(digit, pencil.marking());
            }}
            close={() => {
              setPopup(undefined);
              focus.focus(cell);
            }}
          />
        )}
      </For>
    </div>
  );
}

const largestMark = (cells: readonly CellView[]) =>
  cells.some((cell) => cell.marks.some((digit) => digit > 9)) ? 16 : 9;

interface CellProps {
  readonly cell: CellView;
  readonly index: number;
  readonly column: number;
  readonly selected: boolean;
  readonly related: boolean;
  readonly same: boolean;
  /** What the hint says of it. */
  readonly hinted: readonly string[];
  readonly largest: number;
  readonly cellProps: ReturnType<ReturnType<typeof createGridFocus>['cell']>;
  onSelect(event: MouseEvent): void;
  onFocused(): void;
}

function Cell(props: CellProps): JSX.Element {
  const border = (side: 'top' | 'right' | 'bottom' | 'left') => props.cell.borders.includes(side);
  return (
    <button
      type="button"
      role="gridcell"
      class="hudoku-cell"
      classList={{
        blank: props.cell.kind === 'blank',
        given: props.cell.kind === 'given',
        entered: props.cell.kind === 'entered',
        empty: props.cell.kind === 'empty',
        large: props.cell.large,
        selected: props.selected,
        related: props.related,
        same: props.same,
        error: props.cell.error,
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
      onClick={(event) => props.onSelect(event)}
    >
      <Show
        when={props.cell.marks.length === 0}
        fallback={<Marks marks={props.cell.marks} largest={props.largest} />}
      >
        <span class="hudoku-digit digits" aria-hidden="true">
          {props.cell.digit === 0 ? '' : props.cell.digit}
        </span>
      </Show>
    </button>
  );
}

function Marks(props: {
  readonly marks: readonly number[];
  readonly largest: number;
}): JSX.Element {
  return (
    <span class="hudoku-marks digits" classList={{ many: props.largest > 9 }} aria-hidden="true">
      <For each={Array.from({ length: props.largest }, (_, index) => index + 1)}>
        {(digit) => <span>{props.marks.includes(digit) ? digit : ''}</span>}
      </For>
    </span>
  );
}

interface PopupProps {
  readonly cell: number;
  readonly rows: number;
  readonly columns: number;
  readonly limit: number;
  choose(digit: number): void;
  close(): void;
}

/** Sits below its cell, above it in the lower half of the board. */
function Popup(props: PopupProps): JSX.Element {
  const row = () => Math.floor(props.cell / props.columns);
  const column = () => props.cell % props.columns;
  return (
    <div
      class="hudoku-popup card"
      classList={{
        above: row() >= props.rows / 2,
        right: column() >= props.columns / 2,
        many: props.limit > 9,
      }}
      role="dialog"
      aria-label={words.face.popup(words.face.place(row(), column()))}
      tabindex="-1"
      style={{ '--row': row(), '--column': column() }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        props.close();
      }}
    >
      <For each={Array.from({ length: props.limit }, (_, index) => index + 1)}>
        {(digit) => (
          <button type="button" class="button pad-digit digits" onClick={() => props.choose(digit)}>
            {digit}
          </button>
        )}
      </For>
    </div>
  );
}
