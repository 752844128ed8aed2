// The board: an ARIA grid of tiles, as large as the space allows, with the effects drawn over it.

import {
  createEffect,
  createMemo,
  createSelector,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
} from 'solid-js';
import { isServer } from 'solid-js/web';
import { words } from '#words/pikachu/index.ts';
import type { Hint } from '../../../core/game.ts';
import type { Move, PikachuTypes, Point } from '../../../games/pikachu/types.ts';
import type { HintHooks } from '../../play/hints.ts';
import { createGridFocus } from '../../ui/grid-focus.ts';
import { Marks, markNames, singledOut } from '../../ui/hint-marks.tsx';
import { isKey, listGridKeys } from '../../ui/keys.ts';
import { createHappenings, type DrawnPath, Gains, Overlay } from './board-effects.tsx';
import { examine, handOf, keys, type PikachuPlay, placeOf } from './hand.ts';
import {
  type BoardFit,
  cellSeenAt,
  type Direction,
  fitBoard,
  nextEqual,
  nextTile,
  seenPlace,
  unmeasured,
} from './layout.ts';
import { type Slide, Tile } from './tiles.tsx';

/** Milliseconds until a press counts as held. */
const HELD = 450;
/** Pixels that a finger may move meanwhile. */
const STILL = 10;

/** "More about this": a long press, a right click or the menu key. Returns handlers for an element; `held` gets the
 * element pressed inside it. A held press is not a click. */
function createHolding(held: (element: Element) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began: { readonly x: number; readonly y: number } | undefined;
  let swallow = false;
  const stop = () => {
    clearTimeout(timer);
    began = undefined;
  };
  onCleanup(stop);
  return {
    onPointerDown(event: PointerEvent) {
      stop();
      swallow = false;
      const { target } = event;
      if (event.pointerType === 'mouse' || !(target instanceof Element)) return;
      began = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        swallow = true;
        held(target);
      }, HELD);
    },
    onPointerMove(event: PointerEvent) {
      if (began && Math.hypot(event.clientX - began.x, event.clientY - began.y) > STILL) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      // Touch screens send it with a held press.
      if (swallow || !(event.target instanceof Element)) return;
      swallow = began !== undefined;
      stop();
      held(event.target);
    },
    /** In the capture phase, before any tile. */
    'on:click': {
      capture: true,
      handleEvent(event: MouseEvent) {
        if (!swallow) return;
        swallow = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}

/** The path between the tiles of a hint's move, in matrix points. */
function pathOf(hint: Hint<Move>, cols: number): readonly Point[] | undefined {
  const link = hint.targets.find((mark) => mark.kind === 'link');
  if (link?.kind !== 'link') return undefined;
  const pointOf = (cell: number) => ({ row: Math.floor(cell / cols), col: cell % cols });
  return [pointOf(link.from), ...(link.via ?? []), pointOf(link.to)].map(({ row, col }) => ({
    row: row + 1,
    col: col + 1,
  }));
}

export const hints: HintHooks<PikachuTypes> = {
  words: (play) => (handOf(play).turn().turned ? words.turnedHint : words.hint),
  told(play, hint, stage) {
    // Say this first; then find out how far back the board could be cleared.
    if (hint.technique === 'hopeless' && stage === 'where')
      queueMicrotask(() => void examine(play, 'byPlayer'));
  },
};

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const upTo = (length: number) => Array.from({ length }, (_, index) => index);

export function PikachuBoard(props: {
  readonly play: PikachuPlay;
  readonly pictured: boolean;
}): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const { rows, cols, gravity } = play.view();
  const [layout, setLayout] = createSignal<BoardFit>(
    isServer
      ? unmeasured(rows, cols)
      : fitBoard(rows, cols, innerWidth - 16, innerHeight - 170, { gravity }),
  );
  // Only turning the board recreates its cells; sizes go through the style sheet.
  const turn = createMemo(() => layout(), undefined, {
    equals: (before, after) => before.turned === after.turned,
  });
  createEffect(() => hand.setTurn(turn()));

  const tiles = createMemo(() => play.view().tiles);
  const isSelected = createSelector(hand.selected);
  // Compared by identity: showing more of a hint does not make it another hint.
  const hint = createMemo(() => play.hints.shown()?.hint);
  const named = () => play.hints.shown()?.stage === 'what';
  /** Without the pair's own path, which the overlay draws. */
  const marks = createMemo(() => {
    const own = named() ? (hint()?.targets ?? []) : [];
    return play.hints.marks().filter((mark) => mark.kind !== 'link' || !own.includes(mark));
  });
  const { ghosts, gains, drawing, missed, slides, wipe } = createHappenings(play);
  const [frame, setFrame] = createSignal<HTMLDivElement>();
  const [grid, setGrid] = createSignal<HTMLDivElement>();

  onMount(() => {
    const own = frame();
    if (!own) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = own.closest('.stage') ?? own;
      const stage = { width, height };
      setLayout(fitBoard(rows, cols, own.clientWidth, own.clientHeight, { gravity, stage }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(own);
    measure();
    onCleanup(() => observer.disconnect());
  });

  function act(cell: number): void {
    if (play.over()) return;
    wipe();
    hand.setAlike(undefined);
    // A fading tile is already gone.
    if (tiles()[cell] === 0) return;
    const first = hand.selected();
    hand.select(first === undefined ? cell : undefined);
    if (first !== undefined && first !== cell) play.move({ type: 'match', from: first, to: cell });
  }

  /** Shows all tiles like this one, until the next action. */
  function showAlike(cell: number): void {
    const kind = tiles()[cell] ?? 0;
    if (kind === 0 || play.over()) return;
    hand.setAlike(kind);
    play.say(words.face.alike(tiles().filter((tile) => tile === kind).length, kind));
  }

  function leave(): void {
    wipe();
    hand.setAlike(undefined);
    if (hand.selected() !== undefined) play.say(words.face.dropped);
    hand.select(undefined);
    play.hints.drop();
  }

  const holding = createHolding((element) => {
    const cell = element.closest('[data-cell]')?.getAttribute('data-cell');
    if (cell) showAlike(Number(cell));
  });
  listGridKeys(keys, words.keys);
  const focus = createGridFocus(grid, { rows: () => rows, columns: () => cols });

  function target(event: KeyboardEvent): number | undefined {
    const from = focus.focused();
    const direction = ARROWS[event.key];
    if (direction) return nextTile(turn(), tiles(), from, direction);
    if (event.key === 'Home' || event.key === 'End') {
      const forward = event.key === 'Home' ? upTo(rows * cols) : upTo(rows * cols).reverse();
      const [row] = seenPlace(turn(), from);
      return forward
        .map((at) => cellSeenAt(turn(), Math.floor(at / turn().columns), at % turn().columns))
        .find(
          (cell) => tiles()[cell] !== 0 && (event.ctrlKey || seenPlace(turn(), cell)[0] === row),
        );
    }
    if (isKey(keys.nextEqual, event)) {
      const wanted = tiles()[hand.selected() ?? from];
      return wanted === undefined || wanted === 0
        ? undefined
        : nextEqual(turn(), tiles(), from, wanted, event.shiftKey ? -1 : 1);
    }
    return undefined;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey) return;
    const next = target(event);
    const move = hint()?.move;
    if (next !== undefined) focus.focus(next);
    // With nothing selected or shown, Escape is for others.
    else if (
      isKey(keys.leave, event) &&
      (hand.selected() !== undefined || hint() || drawing()?.stays || hand.alike() !== undefined)
    )
      leave();
    else if (
      isKey(keys.match, event) &&
      move &&
      named() &&
      hand.selected() === undefined &&
      singledOut(marks()).has(focus.focused())
    )
      play.move(move);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // A hint moves the keyboard focus to its first tile, unless a button has it: there it can be pressed again.
  createEffect(
    on(
      marks,
      (shown) => {
        const [first] = singledOut(shown);
        const active = document.activeElement;
        if (first !== undefined && (active === document.body || grid()?.contains(active)))
          focus.focus(first);
      },
      { defer: true },
    ),
  );

  const shownDrawing = (): DrawnPath | undefined => {
    const shown = hint();
    const points = shown && named() ? pathOf(shown, cols) : undefined;
    return points ? { lines: [points], kind: 'hinted', stays: true } : drawing();
  };

  return (
    <div class="pikachu-frame" ref={setFrame}>
      <div
        class="pikachu-ground"
        style={
          layout().width === 0
            ? { '--seen-rows': turn().rows, '--seen-columns': turn().columns }
            : {
                '--width': `${layout().width}px`,
                '--height': `${layout().height}px`,
                '--margin': `${layout().margin}px`,
                '--picture': `${Math.floor(Math.min(layout().width, layout().height) * (layout().height < 44 ? 0.86 : 0.78))}px`,
              }
        }
      >
        <div
          ref={setGrid}
          class="pikachu-grid"
          role="grid"
          tabindex="-1"
          aria-label={words.face.board(turn().rows, turn().columns)}
          aria-rowcount={turn().rows}
          aria-colcount={turn().columns}
          onKeyDown={onKeyDown}
          {...holding}
        >
          <For each={upTo(turn().rows).map((row) => ({ row, turn: turn() }))}>
            {({ row, turn }) => (
              <div role="row" class="pikachu-row" aria-rowindex={row + 1}>
                <For each={upTo(turn.columns)}>
                  {(column) => {
                    const cell = cellSeenAt(turn, row, column);
                    const cellProps = focus.cell(cell);
                    const tile = createMemo(() => tiles()[cell] ?? 0);
                    return (
                      <Tile
                        tile={tile()}
                        place={placeOf(turn, cell)}
                        column={column}
                        selected={isSelected(cell)}
                        hinted={markNames(marks(), cell)}
                        missed={missed()?.cells.includes(cell) ? missed()?.serial : undefined}
                        slide={slideOf(slides(), cell, turn)}
                        alike={tile() !== 0 && hand.alike() === tile()}
                        pictured={props.pictured}
                        cellProps={cellProps}
                        act={() => act(cell)}
                      />
                    );
                  }}
                </For>
              </div>
            )}
          </For>
        </div>
        <Marks marks={marks()} columns={cols} />
        <Overlay fit={layout()} ghosts={ghosts()} drawing={shownDrawing()} />
        <Gains gains={gains()} grid={grid} />
      </div>
    </div>
  );
}

function slideOf(
  slides: ReadonlyMap<number, number>,
  cell: number,
  turn: BoardFit,
): Slide | undefined {
  const from = slides.get(cell);
  if (from === undefined) return undefined;
  const [row, column] = seenPlace(turn, cell);
  const [fromRow, fromColumn] = seenPlace(turn, from);
  return [fromRow - row, fromColumn - column];
}
