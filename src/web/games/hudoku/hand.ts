// What the player has in hand: the selected cells, the pencil, a digit that is held; and what writing with it means.
// Board, pad and popup share it.

import { type Accessor, createMemo, createSignal } from 'solid-js';
import { isBlank, regionName } from '../../../games/hudoku/grid/layout.ts';
import type { HudokuTypes, Move } from '../../../games/hudoku/types.ts';
import { perPlay } from '../../play/perplay.ts';
import type { Play } from '../../play/play.ts';
import { largestDigit, regionsOf } from './cells.ts';
import { entryOrder } from './options.ts';
import { words } from './words.ts';

export interface Hand {
  /** The selected cells, the last one being where the keyboard is. */
  readonly cells: Accessor<readonly number[]>;
  readonly selected: Accessor<number | undefined>;
  select(cell: number | undefined): void;
  /** More of them: added, or taken away again. */
  add(cells: readonly number[]): void;
  toggle(cell: number): void;
  /** All cells between the last one and this. */
  reachTo(cell: number): void;
  /** Pencil marks instead of digits. */
  readonly marking: Accessor<boolean>;
  setMarking(on: boolean): void;
  /** The digit that goes into every cell that is pressed. */
  readonly held: Accessor<number | undefined>;
  release(): boolean;
  /** The digit whose cells are highlighted. */
  readonly digit: Accessor<number | undefined>;
  /** How many of a digit are missing. */
  left(digit: number): number;
  /** A digit of the pad: written into what is selected, or held. */
  pressDigit(digit: number): void;
  /** A cell under finger or mouse. Answers whether something was written. */
  pressCell(cell: number, asMark: boolean): boolean;
  /** Into the selected cells, as digit or mark. Several cells always get marks. */
  write(digit: number, asMark: boolean): void;
  erase(): void;
  fillMarks(): void;
  /** Largest digit that fits the selected cells; of the whole board where none is selected. */
  limit(): number;
}

function createHand(play: Play<HudokuTypes>): Hand {
  const [cells, setCells] = createSignal<readonly number[]>([]);
  const [marking, setMarking] = createSignal(false);
  const [chosen, setChosen] = createSignal<number>();
  const [held, setHeld] = createSignal<number>();
  const selected = () => cells().at(-1);
  const { columns, template } = play.view();
  const regions = regionsOf(template);
  const largest = largestDigit(template);
  const tokenAt = (cell: number) => template.flat()[cell] ?? '';
  const sizeAt = (cell: number) => regions.get(regionName(tokenAt(cell)))?.size ?? largest;
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
  const wanted = (digit: number) =>
    [...regions.values()].filter((region) => region.size >= digit).length;

  const setOrder = (order: 'cell' | 'digit') => {
    if (entryOrder.value() !== order && !play.fleeting) entryOrder.set(order);
  };
  const tellTried = (cell: number, digit: number) => {
    const wasTried = (((play.view().tried[cell] ?? 0) >> (digit - 1)) & 1) === 1;
    if (wasTried && play.view().mode === 'timed') play.say(words.face.triedBefore(digit), 'bad');
    return wasTried && play.view().mode === 'timed';
  };

  function put(cell: number, digit: number, asMark: boolean): void {
    // A miss that was paid for once is refused free of charge.
    if (!asMark && tellTried(cell, digit)) return;
    play.move({ type: asMark ? 'mark' : 'enter', cell, digit });
  }

  const hand: Hand = {
    cells,
    selected,
    select: (cell) => void setCells(cell === undefined ? [] : [cell]),
    add: (more) =>
      void setCells((last) => [...last.filter((cell) => !more.includes(cell)), ...more]),
    toggle: (cell) =>
      void setCells((last) =>
        last.includes(cell) && last.length > 1
          ? last.filter((other) => other !== cell)
          : [...last.filter((other) => other !== cell), cell],
      ),
    reachTo(cell) {
      const from = selected() ?? cell;
      const rows = [Math.floor(from / columns), Math.floor(cell / columns)] as const;
      const across = [from % columns, cell % columns] as const;
      const between: number[] = [];
      for (let row = Math.min(...rows); row <= Math.max(...rows); row++)
        for (let column = Math.min(...across); column <= Math.max(...across); column++)
          between.push(row * columns + column);
      hand.add([...between.filter((other) => other !== cell), cell]);
    },
    marking,
    setMarking: (on) => void setMarking(on),
    held,
    release() {
      const had = held() !== undefined;
      setHeld(undefined);
      return had;
    },
    digit: () => held() ?? shownAt(selected()) ?? chosen(),
    left: (digit) => wanted(digit) - (shownCounts().get(digit) ?? 0),
    pressDigit(digit) {
      const holds = !play.fleeting && entryOrder.value() === 'digit' && cells().length < 2;
      if (cells().length > 0 && !holds) return hand.write(digit, marking());
      setChosen(digit);
      setOrder('digit');
      setHeld((last) => (last === digit ? undefined : digit));
      const now = held();
      play.say(now === undefined ? words.face.released : words.face.holding(now));
    },
    pressCell(cell, asMark) {
      const digit = held();
      if (digit === undefined || play.view().ending !== 'none') {
        if (isOpen(cell)) setOrder('cell');
        return false;
      }
      const shown = shownAt(cell);
      if (!isOpen(cell)) {
        // A digit on the board is taken up instead.
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
    write(digit, asMark) {
      setChosen(digit);
      const all = cells();
      const [cell] = all;
      if (cell === undefined) return;
      if (all.length > 1) play.move({ type: 'markCells', cells: all, digit });
      else put(cell, digit, asMark);
    },
    erase() {
      const all = cells();
      const [cell] = all;
      if (cell === undefined) return play.say(words.face.chooseCell, 'bad');
      const move: Move =
        all.length > 1 ? { type: 'eraseCells', cells: all } : { type: 'erase', cell };
      play.move(move);
    },
    fillMarks() {
      const isFull = ![...play.game.legalMoves(play.view())].some(
        ({ type }) => type === 'fillMarks',
      );
      if (isFull) play.say(words.face.marksFull);
      else play.move({ type: 'fillMarks' });
    },
    limit: () => (cells().length === 0 ? largest : Math.max(...cells().map(sizeAt))),
  };
  return hand;
}

/** The hand of a board; a pause does not lose it. */
export const handOf = perPlay(createHand);
