// What happens on the board, drawn over it: matched tiles on their way out, paths, shakes and slides, points that fly to
// the score, and the failed lines that Debug shows. Only pictures; the game is already one step further.

import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { words } from '#words/pikachu/index.ts';
import { boardFromTiles, type TileBoard, tileAt } from '../../../games/pikachu/board/board.ts';
import type { Point } from '../../../games/pikachu/types.ts';
import { debug, handOf, type PikachuPlay, pathText } from './hand.ts';
import { type BoardFit, seenPlace, seenPoint } from './layout.ts';
import { Picture } from './tiles.tsx';

interface Ghost {
  readonly cell: number;
  readonly tile: number;
}

export interface DrawnPath {
  /** One line; after a refusal, all that were tried. */
  readonly lines: readonly (readonly Point[])[];
  /** The tiles in their way. */
  readonly blocks?: readonly Point[];
  readonly kind: 'matched' | 'refused' | 'hinted';
  /** Stays until the next event. */
  readonly stays: boolean;
}

/** Matrix points in pixels. The border is half a cell wide, and paths run along its middle. */
function along(fit: BoardFit, index: number, count: number, size: number): number {
  if (index < 1) return fit.margin / 2;
  if (index > count) return fit.margin * 1.5 + count * size;
  return fit.margin + (index - 0.5) * size;
}

function pixels(fit: BoardFit, points: readonly Point[]): readonly (readonly [number, number])[] {
  return points.map((point) => {
    const [row, column] = seenPoint(fit, point);
    return [
      along(fit, column, fit.columns, fit.width),
      along(fit, row, fit.rows, fit.height),
    ] as const;
  });
}

export function Overlay(props: {
  readonly fit: BoardFit;
  readonly ghosts: readonly Ghost[];
  readonly drawing: DrawnPath | undefined;
}): JSX.Element {
  const size = () => ({
    width: props.fit.columns * props.fit.width + 2 * props.fit.margin,
    height: props.fit.rows * props.fit.height + 2 * props.fit.margin,
  });
  return (
    <div class="pikachu-overlay" aria-hidden="true">
      <For each={props.ghosts}>
        {(ghost) => {
          const [row, column] = seenPlace(props.fit, ghost.cell);
          return (
            <span
              class="pikachu-ghost"
              style={{
                left: `${props.fit.margin + column * props.fit.width}px`,
                top: `${props.fit.margin + row * props.fit.height}px`,
              }}
            >
              <Picture tile={ghost.tile} />
            </span>
          );
        }}
      </For>
      <Show when={props.drawing} keyed>
        {(drawing) => {
          const ends = () => {
            const [first] = drawing.lines;
            const last = drawing.blocks ? undefined : first?.at(-1);
            return pixels(
              props.fit,
              [first?.[0], last].filter((point) => point !== undefined),
            );
          };
          return (
            <svg
              class="pikachu-path"
              classList={{ [drawing.kind]: true, stays: drawing.stays }}
              aria-hidden="true"
              width={size().width}
              height={size().height}
              viewBox={`0 0 ${size().width} ${size().height}`}
            >
              <For each={drawing.lines}>
                {(line, index) => (
                  <Line points={pixels(props.fit, line)} after={drawing.blocks ? 2 * index() : 0} />
                )}
              </For>
              <For each={ends()}>{([left, top]) => <circle cx={left} cy={top} r="5" />}</For>
              <For each={pixels(props.fit, drawing.blocks ?? [])}>
                {([left, top], index) => (
                  <path
                    class="block"
                    style={{ '--after': 2 * index() + 2 }}
                    d={`M${left - 7} ${top - 7}l14 14m0-14l-14 14`}
                  />
                )}
              </For>
            </svg>
          );
        }}
      </Show>
    </div>
  );
}

/** A line in pieces, drawn one after the other. */
function Line(props: {
  readonly points: readonly (readonly [number, number])[];
  /** Pieces of other lines to draw before. */
  readonly after: number;
}): JSX.Element {
  const whole = () => props.points.map(([left, top]) => `${left},${top}`).join(' ');
  const pieces = () => props.points.slice(1).map((end, index) => [props.points[index], end]);
  return (
    <>
      <polyline class="casing" points={whole()} />
      <For each={pieces()}>
        {([start, end], index) => (
          <line
            class="line"
            style={{ '--after': props.after + index() }}
            pathLength="1"
            x1={start?.[0]}
            y1={start?.[1]}
            x2={end?.[0]}
            y2={end?.[1]}
          />
        )}
      </For>
    </>
  );
}

interface TriedLine {
  readonly points: readonly Point[];
  /** The tile in the way; undefined if only the symbols differ. */
  readonly block: Point | undefined;
}

const same = (one: Point, two: Point) => one.row === two.row && one.col === two.col;

/** The failed lines as Debug shows them: straight if in line, else both ways round a corner, each up to what blocks it. */
export function triedLines(board: TileBoard, from: Point, to: Point): readonly TriedLine[] {
  const corners = [
    { row: from.row, col: to.col },
    { row: to.row, col: from.col },
  ];
  const routes = corners.some((corner) => same(corner, from))
    ? [[from, to]]
    : corners.map((corner) => [from, corner, to]);
  return routes.map((route) => follow(board, route));
}

function follow(board: TileBoard, route: readonly Point[]): TriedLine {
  const end = route.at(-1);
  const points: Point[] = [];
  let last: Point | undefined;
  for (const next of route) {
    let at = last ?? next;
    while (!same(at, next)) {
      at = {
        row: at.row + Math.sign(next.row - at.row),
        col: at.col + Math.sign(next.col - at.col),
      };
      const arrived = end !== undefined && same(at, end);
      if (!arrived && tileAt(board, at) !== 0) return { points: [...points, at], block: at };
    }
    points.push(next);
    last = next;
  }
  return { points, block: undefined };
}

/** Milliseconds. */
const REMOVAL = 300;
const PATH = 450;
const MISS = 600;
/** Longer than points take to fly to the score. */
const FLIGHT = 900;

const NO_SLIDES: ReadonlyMap<number, number> = new Map();

/** Turns the events of each step into transient pictures. The rules never wait for them. */
export function createHappenings(play: PikachuPlay) {
  const hand = handOf(play);
  const [ghosts, setGhosts] = createSignal<readonly Ghost[]>([]);
  const [drawing, setDrawing] = createSignal<DrawnPath>();
  const [missed, setMissed] = createSignal<{
    readonly cells: readonly number[];
    readonly serial: number;
  }>();
  const [gains, setGains] = createSignal<readonly Gain[]>([]);
  const [slides, setSlides] = createSignal(NO_SLIDES);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (millis: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, millis);
    timers.add(timer);
  };
  onCleanup(() => {
    for (const timer of timers) clearTimeout(timer);
  });

  const draw = (next: DrawnPath) => {
    setDrawing(next);
    if (!next.stays) later(PATH, () => setDrawing((now) => (now === next ? undefined : now)));
  };
  const pointOf = (cell: number) => {
    const { cols } = play.view();
    return { row: Math.floor(cell / cols) + 1, col: (cell % cols) + 1 };
  };

  const drawTried = (from: number, to: number) => {
    const { rows, cols, tiles } = play.view();
    const board = boardFromTiles(rows, cols, tiles);
    const tried = triedLines(board, pointOf(from), pointOf(to));
    draw({
      lines: tried.map(({ points }) => points),
      blocks: tried.flatMap(({ block }) => block ?? []),
      kind: 'refused',
      stays: true,
    });
  };
  const fly = (gain: Gain) => {
    setGains((list) => [...list, gain]);
    later(FLIGHT, () => setGains((list) => list.filter((one) => one !== gain)));
  };
  // Debug's drawings go when it is switched off.
  createEffect(() => debug() || setDrawing(undefined));

  createEffect(
    on(
      play.happening,
      ({ events, serial }) => {
        hand.select(undefined);
        setMissed(undefined);
        const said = play.message()?.text ?? '';
        for (const event of events) {
          if (event.type === 'matched') {
            const gone = [event.from, event.to].map((cell) => ({ cell, tile: event.tile }));
            setGhosts((list) => [...list, ...gone]);
            later(REMOVAL, () => setGhosts((list) => list.filter((one) => !gone.includes(one))));
            draw({ lines: [event.path], kind: 'matched', stays: debug() });
            fly({ cell: event.to, points: event.points, combo: event.combo });
            if (debug())
              play.say(
                `${said} ${words.face.debugMatched(event.pattern, pathText(hand.turn(), event.path))}`,
              );
          } else if (event.type === 'missed') {
            const next = { cells: [event.from, event.to], serial };
            setMissed(next);
            later(MISS, () => setMissed((now) => (now === next ? undefined : now)));
            play.say(debug() ? words.face.debugRefused(said) : said, 'bad');
            if (debug()) drawTried(event.from, event.to);
          } else if (event.type === 'slid') {
            const next = chained(event.slides);
            setSlides(next);
            later(REMOVAL, () => setSlides((now) => (now === next ? NO_SLIDES : now)));
          }
        }
      },
      { defer: true },
    ),
  );
  return { ghosts, gains, drawing, missed, slides, wipe: () => void setDrawing(undefined) };
}

/** The original cell of each tile that slid: a tile may slide twice in one step. */
function chained(slides: readonly (readonly [number, number])[]): ReadonlyMap<number, number> {
  const from = new Map<number, number>();
  for (const [start, end] of slides) {
    const origin = from.get(start) ?? start;
    from.delete(start);
    from.set(end, origin);
  }
  return from;
}

interface Gain {
  /** Where it begins. */
  readonly cell: number;
  readonly points: number;
  readonly combo: number;
}

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + width / 2, top: top + height / 2 };
};

/** From the tile of a cell to the score. */
function flightOf(grid: Element | undefined, cell: number) {
  const tile = grid?.querySelector(`[data-cell="${cell}"]`);
  const score = document.querySelector('.pikachu-score');
  if (!tile || !score) return undefined;
  const from = middleOf(tile);
  const to = middleOf(score);
  return { ...from, across: to.left - from.left, down: to.top - from.top };
}

export function Gains(props: {
  readonly gains: readonly Gain[];
  grid(): Element | undefined;
}): JSX.Element {
  return (
    <Portal>
      <div class="game-pikachu pikachu-gains" aria-hidden="true">
        <For each={props.gains}>
          {(gain) => {
            const flight = flightOf(props.grid(), gain.cell);
            if (!flight) return undefined;
            return (
              <span
                class="digits"
                classList={{ high: gain.combo > 1 }}
                style={{
                  left: `${flight.left}px`,
                  top: `${flight.top}px`,
                  '--across': `${flight.across}px`,
                  '--down': `${flight.down}px`,
                }}
              >
                {words.face.gain(gain.points)}
              </span>
            );
          }}
        </For>
      </div>
    </Portal>
  );
}
