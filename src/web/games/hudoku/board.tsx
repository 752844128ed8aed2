// The board: an ARIA grid of cells with numbers along its edges. Typing writes into the selected cells; a mouse click
// opens a small number popup; dragging, Shift and Ctrl select several.

import { createEffect, createMemo, createSignal, For, Index, type JSX, on, Show } from 'solid-js';
import type { Mark } from '../../../core/hint.ts';
import { isBlank } from '../../../games/hudoku/grid/layout.ts';
import type { HudokuTypes } from '../../../games/hudoku/types.ts';
import type { Play } from '../../play/play.ts';
import { createGridFocus } from '../../ui/grid.ts';
import { isKey, isOff, keyName, tellKeys, useKeys } from '../../ui/keys.ts';
import { Marks as HintMarks } from '../../ui/marks/marks.tsx';
import { markNames, singledOut } from '../../ui/marks/names.ts';
import { Cell } from './cell.tsx';
import { cellsOf, conflictsOf, largestDigit } from './cells.ts';
import { createDragging, createWhole } from './drag.ts';
import type { Hand } from './hand.ts';
import { keys } from './keys.ts';
import { conflictsShown, popupShown } from './options.ts';
import { placeRegionNames } from './places.ts';
import { Popup } from './popup.tsx';
import { words } from './words.ts';

export interface BoardProps {
  readonly play: Play<HudokuTypes>;
  readonly hand: Hand;
}

/** Facts that hold under an assumption only. */
const assumed = ['try', 'implied', 'failsToo', 'deadCell', 'deadHouse'];

const isLarge = (mark: Mark) => mark.kind === 'candidate' && mark.value > 9;

const digitKeys: readonly string[] = keys.digit;
/** Letters are left to others outside the grid. */
const plainDigits = digitKeys.slice(0, 9);
const ARROW = /^Arrow/;

/** 1 to 9 by the place of the key first: with Shift, for a mark, it gives another sign. */
function digitOf(event: KeyboardEvent): number | undefined {
  const typed = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? keyName(event);
  const place = digitKeys.indexOf(typed);
  return place < 0 || isOff(typed) ? undefined : place + 1;
}

const count = (length: number) => Array.from({ length }, (_, index) => index);
const nowhere: ReadonlySet<number> = new Set();

export function HudokuBoard(props: BoardProps): JSX.Element {
  const { play, hand } = props;
  const { rows, columns } = play.view();
  const [popup, setPopup] = createSignal<number>();
  /** None or one; a condition would take the first cell, 0, for none. */
  const opened = () => [popup() ?? []].flat();
  let grid: HTMLDivElement | undefined;
  const conflicts = createMemo(() => (conflictsShown.value() ? conflictsOf(play.view()) : nowhere));
  const cells = createMemo(() => cellsOf(play.view(), conflicts()));
  /** Marks of two digits need larger cells to be read. */
  const crowded = createMemo(() => cells().some((cell) => cell.marks.some((digit) => digit > 9)));
  const { hints } = play;
  const marks = createMemo(() => hints.marks());
  const told = () => hints.told() !== undefined;
  const regionNames = createMemo(() =>
    told() ? placeRegionNames(play.view(), singledOut(marks())) : undefined,
  );
  const filled = () => cells().flatMap(({ digit }, cell) => (digit === 0 ? [] : [cell]));
  /** What is only tried stands apart from what is on the board. */
  const isAssumed = () => {
    const hint = hints.told();
    const facts = hint?.stage === 'why' ? hint.hint.steps[hint.step]?.facts : undefined;
    return facts?.some(({ type }) => assumed.includes(type)) ?? false;
  };
  /** Cells that somebody else filled in by the last step. */
  const arrived = createMemo(
    () =>
      new Set(play.happening().events.flatMap((it) => (it.type === 'revealed' ? [it.cell] : []))),
  );
  // What is no longer empty, or no longer the one that is selected, needs no popup.
  createEffect(
    on([cells, hand.cells], ([now, chosen]) => {
      const cell = popup();
      if (cell === undefined) return;
      if (now[cell]?.kind !== 'empty' || chosen.length !== 1 || chosen[0] !== cell)
        setPopup(undefined);
    }),
  );

  const digits = largestDigit(play.view().template);
  tellKeys(
    keys,
    words.keys,
    (key, action) => action !== 'digit' || digitKeys.indexOf(key) < digits,
  );
  /** What the next cell that gets the focus is: selected, or one more. A press decides by itself, and a focus that the
      page gives selects nothing. */
  let walking: 'select' | 'reach' | undefined;

  function act(event: KeyboardEvent, cell: number): boolean {
    if (isKey(keys.leave, event)) return leave();
    const isMark = event.shiftKey || event.ctrlKey || event.metaKey;
    if (hand.cells().length < 2 && hand.selected() !== cell) hand.select(cell);
    if (isKey(keys.erase, event)) {
      hand.erase();
      return true;
    }
    if (isKey(keys.pencil, event)) {
      hand.setMarking(!hand.marking());
      return true;
    }
    const digit = digitOf(event);
    if (digit === undefined || event.altKey) return false;
    if (!hand.marking() && !isMark) setPopup(undefined);
    hand.write(digit, isMark !== hand.marking());
    return true;
  }

  /** With nothing open or in hand the key goes on to whoever else it may concern. */
  function leave(): boolean {
    const open = popup() !== undefined;
    setPopup(undefined);
    if (open || hand.release()) return true;
    const last = hand.selected();
    if (last === undefined || hand.cells().length < 2) return false;
    hand.select(last);
    return true;
  }

  const focus = createGridFocus(() => grid, {
    rows: () => rows,
    columns: () => columns,
    onKey: act,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // The grid leaves keys with Ctrl alone; digits with it are marks.
    if ((event.ctrlKey || event.metaKey) && !event.altKey && digitOf(event) !== undefined) {
      if (act(event, focus.focused())) event.preventDefault();
      return;
    }
    walking = event.shiftKey && ARROW.test(event.key) ? 'reach' : 'select';
    if (walking === 'reach' && hand.selected() === undefined) hand.select(focus.focused());
    focus.onKeyDown(event);
    walking = undefined;
  };
  // After a press on the pad, or with nothing focused, the board's keys go on working.
  const elsewhere = (event: KeyboardEvent) => {
    if (play.over() || event.target === null) return false;
    const isHere = event.target instanceof Node && grid?.contains(event.target);
    const isPad = event.target instanceof Element && event.target.closest('.hudoku') !== null;
    if (isHere || !(isPad || event.target === document.body)) return false;
    const before = hand.selected();
    focus.focus(before ?? focus.focused());
    // The first arrow shows where the board is.
    if (ARROW.test(event.key) && before === undefined) {
      hand.select(focus.focused());
      return true;
    }
    onKeyDown(event);
    return event.defaultPrevented;
  };
  useKeys(
    {
      go: keys.go.slice(0, 4),
      reach: keys.reach,
      digit: plainDigits,
      mark: plainDigits.map((digit) => `Ctrl+${digit}`),
      erase: keys.erase,
    },
    { go: elsewhere, reach: elsewhere, digit: elsewhere, mark: elsewhere, erase: elsewhere },
  );
  useKeys({ leave: keys.leave }, { leave });

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
    // A finger has the pad under its thumb; Enter and mouse get the popup at the cell.
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
  /** A second tap on the same cell, with nothing done between, lets go of it: a digit can be chosen first. */
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
  const whole = createWhole(() => grid);

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
    /* Popup and numbers are no part of the grid, so all sit in a holder of the board's size. */
    <div class="hudoku-holder fit-cells" classList={{ crowded: crowded() }}>
      <Ruler kind="columns" length={columns} />
      <Ruler kind="rows" length={rows} />
      <div
        ref={(element) => {
          grid = element;
        }}
        class="hudoku-board"
        classList={{ whole: whole() }}
        role="grid"
        tabindex="-1"
        aria-label={words.face.board(rows, columns)}
        aria-rowcount={rows}
        aria-colcount={columns}
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
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
        clear={told() ? filled() : []}
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

/** The numbers along an edge, by which messages and hints name cells. */
function Ruler(props: { readonly kind: 'rows' | 'columns'; readonly length: number }): JSX.Element {
  return (
    <div class="hudoku-ruler digits" data-kind={props.kind} aria-hidden="true">
      <div>
        <For each={count(props.length)}>{(index) => <span>{index + 1}</span>}</For>
      </div>
    </div>
  );
}
