// Where the cells of a board lie on the page, relative to the layer that is drawn over them.

import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import type { Box, Boxes } from './geometry.ts';

export interface Measured {
  readonly width: number;
  readonly height: number;
  readonly boxes: Boxes;
}

const NOTHING: Measured = { width: 0, height: 0, boxes: new Map() };

/** Of every element with `data-cell` inside the holder. */
export function measureCells(holder: Element): Measured {
  const frame = holder.getBoundingClientRect();
  const boxes = new Map<number, Box>();
  for (const element of holder.querySelectorAll<HTMLElement>('[data-cell]')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const cell = Number(element.dataset['cell']);
    if (width > 0) boxes.set(cell, { x: left - frame.left, y: top - frame.top, width, height });
  }
  return { width: frame.width, height: frame.height, boxes };
}

/** Follows the size of the element around the layer, which must be the one that holds the cells. */
export function createMeasured(layer: () => Element | undefined): Accessor<Measured> {
  const [measured, setMeasured] = createSignal(NOTHING);
  onMount(() => {
    const holder = layer()?.parentElement;
    if (!holder) return;
    const measure = () => void setMeasured(measureCells(holder));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(holder);
    onCleanup(() => observer.disconnect());
  });
  return measured;
}

/** Brings cells into view, the last one foremost, where the board pans. */
export function bringIntoView(holder: Element, cells: readonly number[]): void {
  for (const cell of cells)
    holder
      .querySelector(`[data-cell="${cell}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
