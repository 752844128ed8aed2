// The keyboard in a grid: one tab stop, arrows move, Home and End go to the ends of the row. Enter is the cell's own click.
// Usage: const focus = createGridFocus(() => grid, { rows, columns });   <button {...focus.cell(index)}>

import { createSignal } from 'solid-js';

interface GridOptions {
  rows(): number;
  columns(): number;
  /** Cells that the arrows pass over, such as blanks. Default: none. */
  skips?(cell: number): boolean;
  /** The number that hints have for this cell, where only a part of the board is shown. Default: its index. */
  idOf?(cell: number): number;
  /** Other keys than the arrows, such as digits. Returns true if it handled the key. */
  onKey?(event: KeyboardEvent, cell: number): boolean;
}

export interface GridCellProps {
  readonly tabindex: 0 | -1;
  readonly 'data-cell': number;
  onFocus(): void;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export type GridFocus = ReturnType<typeof createGridFocus>;

export function createGridFocus(grid: () => HTMLElement | undefined, options: GridOptions) {
  const [focused, setFocused] = createSignal(0);
  const skips = (cell: number) => options.skips?.(cell) ?? false;
  const idOf = (cell: number) => options.idOf?.(cell) ?? cell;

  /** Moves the focus there, and the tab stop with it. */
  function focus(index: number): void {
    setFocused(index);
    grid()
      ?.querySelector<HTMLElement>(`[data-cell="${idOf(index)}"]`)
      ?.focus();
  }

  /** The next cell in a direction that is not passed over, or the same one at the edge. */
  function along(from: number, rowStep: number, columnStep: number): number {
    const columns = options.columns();
    let row = Math.floor(from / columns);
    let column = from % columns;
    for (;;) {
      row += rowStep;
      column += columnStep;
      if (row < 0 || column < 0 || row >= options.rows() || column >= columns) return from;
      const cell = row * columns + column;
      if (!skips(cell)) return cell;
    }
  }

  function edge(from: number, direction: 1 | -1): number {
    let cell = from;
    for (let next = along(cell, 0, direction); next !== cell; next = along(cell, 0, direction))
      cell = next;
    return cell;
  }

  function target(key: string, from: number): number | undefined {
    const step = STEPS[key];
    if (step) return along(from, step[0], step[1]);
    if (key === 'Home') return edge(from, -1);
    if (key === 'End') return edge(from, 1);
    return undefined;
  }

  return {
    /** The cell that has, or would get, the focus. */
    focused,
    focus,
    /** On the element with role grid. */
    onKeyDown(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = target(event.key, focused());
      if (next !== undefined) {
        event.preventDefault();
        focus(next);
      } else if (options.onKey?.(event, focused())) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    cell: (index: number): GridCellProps => ({
      get tabindex() {
        const at = focused();
        return index === (at < options.rows() * options.columns() ? at : 0) ? 0 : -1;
      },
      'data-cell': idOf(index),
      onFocus: () => void setFocused(index),
    }),
  };
}
