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
  readonly points: readonly Point[];
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
          const points = () => pixels(props.fit, drawing.points);
          const line = () =>
            points()
              .map(([left, top]) => `${left},${top}`)
              .join(' ');
          return (
            <svg
              class="pikachu-path"
              classList={{ [drawing.kind]: true, stays: drawing.stays }}
              aria-hidden="true"
              width={size().width}
              height={size().height}
              viewBox={`0 0 ${size().width} ${size().height}`}
            >
              <polyline class="casing" points={line()} />
              <polyline class="line" points={line()} />
              <For each={[points()[0], points().at(-1)]}>
                {(end) => (
                  <Show when={end}>{(at) => <circle cx={at()[0]} cy={at()[1]} r="5" />}</Show>
                )}
              </For>
            </svg>
          );
        }}
      </Show>
    </div>
  );
}
