// The board: an ARIA grid of cells with numbers along its edges. Typing writes into the selected cells; a mouse click
// opens a small number popup; dragging, Shift and Ctrl select several.

import { createEffect, createMemo, createSignal, For, Index, type JSX, on, Show } from 'solid-js';
import { words } from '#words/hudoku/index.ts';
import type { Mark } from '../../../core/hint.ts';
import { isBlank } from '../../../games/hudoku/grid/layout.ts';
import { createGridFocus } from '../../ui/grid-focus.ts';
import { Marks as HintMarks, markNames, singledOut } from '../../ui/hint-marks.tsx';
import { keyName, listGridKeys, useKeys } from '../../ui/keys.ts';
import {
  cellsOf,
  conflictsOf,
  largestDigit,
  placeRegionNames,
  regionClasses,
  type ShownCell,
} from './cells.ts';
import { createDragging, createWhole } from './drag-select.ts';
import { conflictsShown, type HudokuProps, keys, popupShown } from './hand.ts';
import { Popup } from './popup.tsx';

interface HudokuCellProps {
  readonly cell: ShownCell;
  readonly index: number;
  readonly column: number;
  readonly selected: boolean;
  readonly related: boolean;
  /** The digit highlighted on the whole board. */
  readonly lit: number | undefined;
  /** Just filled in, and not by the player. */
  readonly arrived: boolean;
  /** The name of its region, if shown in this cell. */
  readonly regionName: string | undefined;
  /** What the hint says about it. */
  readonly hinted: readonly string[];
  readonly largest: number;
  readonly cellProps: ReturnType<ReturnType<typeof createGridFocus>['cell']>;
  onPress(event: MouseEvent): void;
  onFocused(): void;
}

function Cell(props: HudokuCellProps): JSX.Element {
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
        selected: props.selected,
        related: props.related,
        same: same(),
        error: props.cell.error,
        conflict: props.cell.conflict && !props.cell.error,
        arrived: props.arrived,
        ...regionClasses(props.cell.colour, props.cell.borders),
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
          /* Drawn by the style sheet: screen readers get it from the cell's name. */
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
            {/* The space separates the marks when read as text. */}
            {props.marks.includes(digit) ? `${digit} ` : ''}
          </span>
        )}
      </For>
    </span>
  );
}

/** Facts that hold only under an assumption. */
const assumed = ['try', 'implied', 'failsToo', 'deadCell', 'deadHouse'];

const isLarge = (mark: Mark) => mark.kind === 'candidate' && mark.value > 9;

const digitKeys: readonly string[] = keys.digit;
const plainDigits = digitKeys.slice(0, 9);
const ARROW = /^Arrow/;

/** All keys of the board. Digits with Shift go by the place of the key, not by the sign it types. */
const boardKeys = {
  ...keys,
  go: [...keys.go, 'Shift+Home', 'Shift+End'],
  mark: plainDigits.flatMap((digit) => [`Ctrl+${digit}`, `Shift+${digit}`, `Ctrl+Shift+${digit}`]),
};
/** Those that also work on the pad or with nothing focused; letters there are left to others. */
const keysNearby: ReadonlySet<string> = new Set([
  ...keys.go.slice(0, 4),
  ...keys.reach,
  ...keys.erase,
  ...plainDigits.flatMap((digit) => [digit, `Ctrl+${digit}`]),
]);

/** 1 to 9 by the place of the key first: with Shift, for a mark, it types another sign. */
function digitOf(event: KeyboardEvent): number {
  const typed =
    /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? keyName(event).replace('Ctrl+', '');
  return digitKeys.indexOf(typed) + 1;
}

const count = (length: number) => Array.from({ length }, (_, index) => index);
const nowhere: ReadonlySet<number> = new Set();

export function HudokuBoard(props: HudokuProps): JSX.Element {
  const { play, hand } = props;
  const { rows, columns } = play.view();
  const [popup, setPopup] = createSignal<number>();
  /** A list of none or one: `Show` would take cell 0 for none. */
  const opened = () => [popup() ?? []].flat();
  const [grid, setGrid] = createSignal<HTMLDivElement>();
  const conflicts = createMemo(() => (conflictsShown.value() ? conflictsOf(play.view()) : nowhere));
  const cells = createMemo(() => cellsOf(play.view(), conflicts()));
  /** Two-digit marks need larger cells. */
  const crowded = createMemo(() => cells().some((cell) => cell.marks.some((digit) => digit > 9)));
  const { hints } = play;
  const marks = createMemo(() => hints.marks());
  const regionNames = createMemo(() =>
    hints.shown() ? placeRegionNames(play.view(), singledOut(marks())) : undefined,
  );
  const filled = () => cells().flatMap(({ digit }, cell) => (digit === 0 ? [] : [cell]));
  /** Marks of an assumption look different from those of the board. */
  const isAssumed = () => {
    const hint = hints.shown();
    const facts = hint?.stage === 'why' ? hint.hint.steps[hint.step]?.facts : undefined;
    return facts?.some(({ type }) => assumed.includes(type)) ?? false;
  };
  /** Cells that the last step revealed. */
  const arrived = createMemo(
    () =>
      new Set(play.happening().events.flatMap((it) => (it.type === 'revealed' ? [it.cell] : []))),
  );
  // Close the popup once its cell is filled or no longer the only selected one.
  createEffect(
    on([cells, hand.cells], ([now, chosen]) => {
      const cell = popup();
      if (cell === undefined) return;
      if (now[cell]?.kind !== 'empty' || chosen.length !== 1 || chosen[0] !== cell)
        setPopup(undefined);
    }),
  );

  const digits = largestDigit(play.view().template);
  listGridKeys(
    keys,
    words.keys,
    (key, action) => action !== 'digit' || digitKeys.indexOf(key) < digits,
  );
  /** What focusing a cell does: select it, or add it to the selection. A press decides for itself, and a focus that the
      page sets selects nothing. */
  let walking: 'select' | 'reach' | undefined;
  const focus = createGridFocus(grid, { rows: () => rows, columns: () => columns });

  /** Is the key meant for the board? Brings the focus to the grid if it was on the pad or nowhere. */
  function comesHere(event: KeyboardEvent): boolean {
    const { target } = event;
    if (target instanceof Node && grid()?.contains(target)) return true;
    const isNearby =
      target === document.body || (target instanceof Element && target.closest('.hudoku') !== null);
    if (play.over() || !isNearby || !keysNearby.has(keyName(event))) return false;
    focus.focus(hand.selected() ?? focus.focused());
    return true;
  }

  function walk(event: KeyboardEvent): boolean {
    const before = hand.selected();
    const wasHere = event.target instanceof Node && (grid()?.contains(event.target) ?? false);
    if (!comesHere(event)) return false;
    const isArrow = ARROW.test(event.key);
    if (!wasHere && before === undefined) {
      // The first arrow shows where the board is.
      hand.select(focus.focused());
      return true;
    }
    walking = event.shiftKey && isArrow ? 'reach' : 'select';
    if (walking === 'reach' && before === undefined) hand.select(focus.focused());
    focus.onKeyDown(event);
    walking = undefined;
    return true;
  }

  /** Wraps what a key does to the selected cells; without a selection it is the focused cell. */
  const onSelection = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (!comesHere(event)) return false;
    const cell = focus.focused();
    if (hand.cells().length < 2 && hand.selected() !== cell) hand.select(cell);
    act(event);
    return true;
  };

  const write = onSelection((event) => {
    const isMark = event.shiftKey || event.ctrlKey || event.metaKey;
    if (!hand.marking() && !isMark) setPopup(undefined);
    hand.write(digitOf(event), isMark !== hand.marking());
  });

  /** Returns false with nothing open or in hand: then Escape is for others. */
  function leave(): boolean {
    const open = popup() !== undefined;
    setPopup(undefined);
    if (open || hand.release()) return true;
    const last = hand.selected();
    if (last === undefined || hand.cells().length < 2) return false;
    hand.select(last);
    return true;
  }

  useKeys(
    boardKeys,
    {
      go: walk,
      reach: walk,
      digit: write,
      mark: write,
      erase: onSelection(() => hand.erase()),
      pencil: onSelection(() => hand.setMarking(!hand.marking())),
      leave,
    },
    { within: grid },
  );

  const explainBlank = (cell: number) => {
    const hint = play.view().emptyHints[`${Math.floor(cell / columns)},${cell % columns}`];
    play.say(words.face.blankAbout(hint));
  };

  const press = (cell: number, event: MouseEvent) => {
    if (dragging.swallows()) return;
    if (event.shiftKey) return hand.reachTo(cell);
    if (event.ctrlKey || event.metaKey) return hand.toggle(cell);
    const shown = cells()[cell];
    const was = hand.cells();
    const held = hand.held() !== undefined;
    if (shown?.kind === 'blank') explainBlank(cell);
    const written = hand.pressCell(cell, hand.marking());
    if (written || held) {
      hand.select(cell);
      return setPopup(undefined);
    }
    // Touch has the pad within reach; Enter and mouse get the popup at the cell.
    const finger = event instanceof PointerEvent && event.pointerType === 'touch';
    const again =
      finger &&
      was.length === 1 &&
      was[0] === cell &&
      last?.cell === cell &&
      last.serial === play.serial();
    last = again ? undefined : { cell, serial: play.serial() };
    hand.select(again ? undefined : cell);
    const opens = popupShown.value() && !finger && shown?.kind === 'empty' && popup() !== cell;
    setPopup(opens && !play.over() ? cell : undefined);
  };
  /** A second tap on the same cell, with nothing between, deselects it, so that a digit can be chosen first. */
  let last: { readonly cell: number; readonly serial: number } | undefined;

  const dragging = createDragging({
    begin(cell) {
      setPopup(undefined);
      hand.select(cell);
    },
    pass: (cell) => hand.add([cell]),
    end() {
      const digit = hand.held();
      if (digit !== undefined && !play.over()) hand.write(digit, true);
    },
  });
  const whole = createWhole(grid);

  const related = (cell: number) => {
    const chosen = hand.selected();
    if (chosen === undefined || chosen === cell || hand.cells().length > 1) return false;
    const sameLine =
      Math.floor(chosen / columns) === Math.floor(cell / columns) ||
      chosen % columns === cell % columns;
    const isLineOnly = isBlank(play.view().template.flat()[chosen] ?? '');
    return sameLine || (!isLineOnly && cells()[chosen]?.region === cells()[cell]?.region);
  };

  return (
    /* Popup and numbers are not part of the grid, so a holder of the board's size has them all. */
    <div class="hudoku-holder fit-cells" classList={{ crowded: crowded() }}>
      <Ruler kind="columns" length={columns} />
      <Ruler kind="rows" length={rows} />
      <div
        ref={setGrid}
        class="hudoku-board"
        classList={{ whole: whole() }}
        role="grid"
        tabindex="-1"
        aria-label={words.face.board(rows, columns)}
        aria-rowcount={rows}
        aria-colcount={columns}
        aria-multiselectable="true"
        onPointerDown={(event) => dragging.down(event)}
        onPointerMove={(event) => dragging.move(event)}
        onPointerUp={() => dragging.up()}
        onPointerCancel={() => dragging.cancel()}
      >
        <For each={count(rows)}>
          {(row) => (
            <div role="row" class="hudoku-row" aria-rowindex={row + 1}>
              <Index each={cells().slice(row * columns, (row + 1) * columns)}>
                {(cell, column) => {
                  const index = row * columns + column;
                  return (
                    <Cell
                      cell={cell()}
                      index={index}
                      column={column}
                      selected={hand.cells().includes(index)}
                      related={related(index)}
                      lit={hand.digit()}
                      arrived={arrived().has(index)}
                      regionName={regionNames()?.get(index)}
                      hinted={markNames(marks(), index)}
                      largest={crowded() ? 16 : 9}
                      cellProps={focus.cell(index)}
                      onPress={(event) => press(index, event)}
                      onFocused={() => {
                        if (walking === 'reach') hand.add([index]);
                        else if (walking === 'select') hand.select(index);
                      }}
                    />
                  );
                }}
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
        clear={hints.shown() ? filled() : []}
      />
      <Show when={!play.over()}>
        <For each={opened()}>
          {(cell) => (
            <Popup play={play} hand={hand} cell={cell} close={() => setPopup(undefined)} />
          )}
        </For>
      </Show>
    </div>
  );
}

/** The row or column numbers that messages and hints refer to. */
function Ruler(props: { readonly kind: 'rows' | 'columns'; readonly length: number }): JSX.Element {
  return (
    <div class="hudoku-ruler digits" data-kind={props.kind} aria-hidden="true">
      <div>
        <For each={count(props.length)}>{(index) => <span>{index + 1}</span>}</For>
      </div>
    </div>
  );
}
