// The board: an ARIA grid of tiles, laid out as large as the space allows, with what happens drawn over it.

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
import { createGridFocus } from '../../ui/grid.ts';
import { isKey, tellKeys } from '../../ui/keys.ts';
import { Marks } from '../../ui/marks/marks.tsx';
import { markNames, singledOut } from '../../ui/marks/names.ts';
import { Gains } from './gains.tsx';
import { handOf, type PikachuPlay, placeOf } from './hand.ts';
import { createHappenings } from './happenings.ts';
import { pathOf } from './hints.ts';
import { createHolding } from './holding.ts';
import { keys } from './keys.ts';
import {
  cellSeenAt,
  type Direction,
  type Fit,
  fitBoard,
  nextEqual,
  nextTile,
  seenPlace,
  unmeasured,
} from './layout.ts';
import { type Drawing, Overlay } from './overlay.tsx';
import { type Slide, Tile } from './tile.tsx';
import { words } from './words.ts';

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
  const [layout, setLayout] = createSignal<Fit>(
    isServer
      ? unmeasured(rows, cols)
      : fitBoard(rows, cols, innerWidth - 16, innerHeight - 170, { gravity }),
  );
  // Only a turn of the board makes its cells anew; sizes go through the style sheet.
  const turn = createMemo(() => layout(), undefined, {
    equals: (before, after) => before.turned === after.turned,
  });
  createEffect(() => hand.setTurn(turn()));

  const tiles = createMemo(() => play.view().tiles);
  const isSelected = createSelector(hand.selected);
  // By itself: telling more of a hint makes no other hint of it.
  const hint = createMemo(() => play.hints.told()?.hint);
  const named = () => play.hints.told()?.stage === 'what';
  /** The pair's own path is drawn by the overlay. */
  const marks = createMemo(() => {
    const own = named() ? (hint()?.targets ?? []) : [];
    return play.hints.marks().filter((mark) => mark.kind !== 'link' || !own.includes(mark));
  });
  const { ghosts, gains, drawing, missed, slides, wipe } = createHappenings(play);
  let frame: HTMLDivElement | undefined;
  let grid: HTMLDivElement | undefined;

  onMount(() => {
    const measure = () => {
      if (!frame) return;
      const { clientWidth: width, clientHeight: height } = frame.closest('.stage') ?? frame;
      setLayout(
        fitBoard(rows, cols, frame.clientWidth, frame.clientHeight, {
          gravity,
          stage: { width, height },
        }),
      );
    };
    const observer = new ResizeObserver(measure);
    if (frame) observer.observe(frame);
    measure();
    onCleanup(() => observer.disconnect());
  });

  function act(cell: number): void {
    if (play.over()) return;
    wipe();
    hand.setAlike(undefined);
    // A tile that is still fading is gone already.
    if (tiles()[cell] === 0) return;
    const first = hand.selected();
    hand.select(first === undefined ? cell : undefined);
    if (first !== undefined && first !== cell) play.move({ type: 'match', from: first, to: cell });
  }

  /** Shows all tiles like this one, until something else is done. */
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
  tellKeys(keys, words.keys);
  const focus = createGridFocus(() => grid, { rows: () => rows, columns: () => cols });

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
    // With nothing chosen or shown the key goes on to whoever else it may concern.
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

  // A hint leads a keyboard to its first tile; whoever pressed a button stays there to press again.
  createEffect(
    on(
      marks,
      (told) => {
        const [first] = singledOut(told);
        const active = document.activeElement;
        if (first !== undefined && (active === document.body || grid?.contains(active)))
          focus.focus(first);
      },
      { defer: true },
    ),
  );

  const shownDrawing = (): Drawing | undefined => {
    const told = hint();
    const points = told && named() ? pathOf(told, cols) : undefined;
    return points ? { lines: [points], kind: 'hinted', stays: true } : drawing();
  };

  return (
    <div
      class="pikachu-frame"
      ref={(element) => {
        frame = element;
      }}
    >
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
          ref={(element) => {
            grid = element;
          }}
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
        <Gains gains={gains()} grid={() => grid} />
      </div>
    </div>
  );
}

function slideOf(slides: ReadonlyMap<number, number>, cell: number, turn: Fit): Slide | undefined {
  const from = slides.get(cell);
  if (from === undefined) return undefined;
  const [row, column] = seenPlace(turn, cell);
  const [fromRow, fromColumn] = seenPlace(turn, from);
  return [fromRow - row, fromColumn - column];
}
