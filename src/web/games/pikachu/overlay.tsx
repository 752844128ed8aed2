// What is drawn over the tiles and is only a picture: matched tiles on their way out, and paths.

import { For, type JSX, Show } from 'solid-js';
import type { Point } from '../../../games/pikachu/types.ts';
import { type Fit, seenPlace, seenPoint } from './layout.ts';
import { Picture } from './tile.tsx';

export interface Ghost {
  readonly cell: number;
  readonly tile: number;
}

export interface Drawing {
  /** Usually one line; where one was refused, all that were tried. */
  readonly lines: readonly (readonly Point[])[];
  /** What was in their way. */
  readonly blocks?: readonly Point[];
  readonly kind: 'matched' | 'refused' | 'hinted';
  /** Stays until something else happens. */
  readonly stays: boolean;
}

export interface OverlayProps {
  readonly fit: Fit;
  readonly ghosts: readonly Ghost[];
  readonly drawing: Drawing | undefined;
}

/** Matrix points in pixels; the border is half as wide as a cell, and paths run along its middle. */
function along(fit: Fit, index: number, count: number, size: number): number {
  if (index < 1) return fit.margin / 2;
  if (index > count) return fit.margin * 1.5 + count * size;
  return fit.margin + (index - 0.5) * size;
}

function pixels(fit: Fit, points: readonly Point[]): readonly (readonly [number, number])[] {
  return points.map((point) => {
    const [row, column] = seenPoint(fit, point);
    return [
      along(fit, column, fit.columns, fit.width),
      along(fit, row, fit.rows, fit.height),
    ] as const;
  });
}

export function Overlay(props: OverlayProps): JSX.Element {
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

/** A line, piece by piece, so that each can come after the one before. */
function Line(props: {
  readonly points: readonly (readonly [number, number])[];
  /** Pieces of other lines that come first. */
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
