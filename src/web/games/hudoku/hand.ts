// What the player has in hand: the selected cells, the pencil, a held digit, the keys and the entry options, and what
// writing with them means. Board, pad and popup share it.

import { createMemo, createSignal } from 'solid-js';
import { words } from '#words/hudoku/index.ts';
import { isBlank, regionName } from '../../../games/hudoku/grid/layout.ts';
import { wasTried } from '../../../games/hudoku/rules/view.ts';
import type { HudokuTypes } from '../../../games/hudoku/types.ts';
import { type Play, perPlay } from '../../play/play.ts';
import { persistedSignal, switchForm } from '../../storage/local-store.ts';
import { largestDigit, regionSizes } from './cells.ts';

/** The keys of the board. They work on the whole page of the board, letters only inside its grid. */
export const keys = {
  go: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'],
  /** Adds a cell to the selection. */
  reach: ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight'],
  /** From 1; a is 10. A mark with Shift or Ctrl, or while the pencil is on. */
  digit: ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f', 'g'],
  erase: ['Backspace', 'Delete', '0'],
  pencil: ['m'],
  /** Closes the popup, releases a held digit, or reduces the selection to one cell. */
  leave: ['Escape'],
} as const;

/** Cell first, then its digit; or a digit first, then its cells. */
type EntryOrder = 'cell' | 'digit';

/** Does a mouse click open the number popup? */
export const popupShown = persistedSignal('curio.hudoku.popup', switchForm(true));

/** Mark equal digits that see each other, on boards where digits may be wrong? */
export const conflictsShown = persistedSignal('curio.hudoku.conflicts', switchForm(true));

const entryOrder = persistedSignal<EntryOrder>('curio.hudoku.order', {
  read: (text) => (text === 'digit' ? 'digit' : 'cell'),
  write: (order) => order,
});

type HudokuHand = ReturnType<typeof createHand>;

/** A board, and what the player has in hand there. */
export interface HudokuProps {
  readonly play: Play<HudokuTypes>;
  readonly hand: HudokuHand;
}

function createHand(play: Play<HudokuTypes>) {
  /** The selected cells; the keyboard is at the last one. */
  const [cells, setCells] = createSignal<readonly number[]>([]);
  /** Pencil marks instead of digits. */
  const [marking, setMarking] = createSignal(false);
  const [chosen, setChosen] = createSignal<number>();
  /** The digit that goes into every pressed cell. */
  const [held, setHeld] = createSignal<number>();
  const selected = () => cells().at(-1);
  const { columns, template } = play.view();
  const sizes = regionSizes(template);
  const largest = largestDigit(template);
  const tokenAt = (cell: number) => template.flat()[cell] ?? '';
  const sizeAt = (cell: number) => sizes.get(regionName(tokenAt(cell))) ?? largest;
  const squareAt = (cell: number) => play.view().revealed.flat()[cell];
  const shownAt = (cell: number | undefined) => {
    const square = cell === undefined ? undefined : squareAt(cell);
    return typeof square === 'number' && square > 0 ? square : undefined;
  };
  /** May something be written or erased here? */
  const isOpen = (cell: number) => {
    const view = play.view();
    if (view.ending !== 'none' || isBlank(tokenAt(cell)) || view.given.flat()[cell] !== 0)
      return false;
    return view.mode === 'calm' || squareAt(cell) === 0;
  };
  const shownCounts = createMemo(() => {
    const counts = new Map<number, number>();
    for (const square of play.view().revealed.flat())
      if (typeof square === 'number') counts.set(square, (counts.get(square) ?? 0) + 1);
    return counts;
  });
  const wanted = (digit: number) => [...sizes.values()].filter((size) => size >= digit).length;

  const setOrder = (order: EntryOrder) => {
    if (entryOrder.value() !== order && !play.fleeting) entryOrder.set(order);
  };

  function put(cell: number, digit: number, asMark: boolean): void {
    if (!asMark && wasTried(play.view(), cell, digit))
      play.say(words.face.triedBefore(digit), 'bad');
    else play.move({ type: asMark ? 'mark' : 'enter', cell, digit });
  }

  function add(more: readonly number[]): void {
    setCells((last) => [...last.filter((cell) => !more.includes(cell)), ...more]);
  }

  /** Writes into the selected cells, as digit or mark. Several cells always get marks. */
  function write(digit: number, asMark: boolean): void {
    setChosen(digit);
    const all = cells();
    const [cell] = all;
    if (cell === undefined) return;
    if (all.length > 1) play.move({ type: 'markCells', cells: all, digit });
    else put(cell, digit, asMark);
  }

  return {
    cells,
    selected,
    select: (cell: number | undefined) => void setCells(cell === undefined ? [] : [cell]),
    add,
    toggle: (cell: number) =>
      void setCells((last) =>
        last.includes(cell) && last.length > 1
          ? last.filter((other) => other !== cell)
          : [...last.filter((other) => other !== cell), cell],
      ),
    /** Adds all cells between the last one and this. */
    reachTo(cell: number) {
      const from = selected() ?? cell;
      const rows = [Math.floor(from / columns), Math.floor(cell / columns)] as const;
      const across = [from % columns, cell % columns] as const;
      const between: number[] = [];
      for (let row = Math.min(...rows); row <= Math.max(...rows); row++)
        for (let column = Math.min(...across); column <= Math.max(...across); column++)
          between.push(row * columns + column);
      add([...between.filter((other) => other !== cell), cell]);
    },
    marking,
    setMarking,
    held,
    /** Returns whether a digit was held. */
    release() {
      const had = held() !== undefined;
      setHeld(undefined);
      return had;
    },
    /** The digit whose cells are highlighted. */
    digit: () => held() ?? shownAt(selected()) ?? chosen(),
    /** How many of a digit are still missing. */
    left: (digit: number) => wanted(digit) - (shownCounts().get(digit) ?? 0),
    /** A digit of the pad: written into the selected cells, or held. */
    pressDigit(digit: number) {
      const holds = !play.fleeting && entryOrder.value() === 'digit' && cells().length < 2;
      if (cells().length > 0 && !holds) return write(digit, marking());
      setChosen(digit);
      setOrder('digit');
      setHeld((last) => (last === digit ? undefined : digit));
      const now = held();
      play.say(now === undefined ? words.face.released : words.face.holding(now));
    },
    /** A cell under finger or mouse. Returns whether something was written. */
    pressCell(cell: number, asMark: boolean) {
      const digit = held();
      if (digit === undefined || play.view().ending !== 'none') {
        if (isOpen(cell)) setOrder('cell');
        return false;
      }
      const shown = shownAt(cell);
      if (!isOpen(cell)) {
        // Pressing another digit on the board picks that up instead.
        if (shown !== undefined && shown !== digit) {
          setHeld(shown);
          play.say(words.face.holding(shown));
        }
        return false;
      }
      if (shown === digit) play.move({ type: 'erase', cell });
      else put(cell, digit, asMark && shown === undefined);
      return true;
    },
    write,
    erase() {
      const all = cells();
      const [cell] = all;
      if (cell === undefined) return play.say(words.face.chooseCell, 'bad');
      play.move(all.length > 1 ? { type: 'eraseCells', cells: all } : { type: 'erase', cell });
    },
    fillMarks() {
      const isFull = ![...play.game.legalMoves(play.view())].some(
        ({ type }) => type === 'fillMarks',
      );
      if (isFull) play.say(words.face.marksFull);
      else play.move({ type: 'fillMarks' });
    },
    /** The largest digit that fits the selected cells, or the board if none is selected. */
    limit: () => (cells().length === 0 ? largest : Math.max(...cells().map(sizeAt))),
  };
}

/** The hand of a board; it survives a pause. */
export const handOf = perPlay(createHand);
