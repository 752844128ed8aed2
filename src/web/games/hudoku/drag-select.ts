// Dragging over a board to select several cells, with mouse, pen or finger.

import { createSignal, onCleanup, onMount } from 'solid-js';

const cellUnder = (event: PointerEvent): number | undefined => {
  const at = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-cell]');
  return at instanceof HTMLElement ? Number(at.dataset['cell']) : undefined;
};

export function createDragging(actions: {
  /** Leaving the first cell with the button down starts the drag. */
  begin(cell: number): void;
  pass(cell: number): void;
  end(): void;
}) {
  let from: number | undefined;
  let moving = false;
  let swallow = false;
  const stop = () => {
    from = undefined;
    moving = false;
  };
  return {
    down(event: PointerEvent) {
      swallow = false;
      const chooses = event.shiftKey || event.ctrlKey || event.metaKey;
      from = event.isPrimary && event.button === 0 && !chooses ? cellUnder(event) : undefined;
    },
    move(event: PointerEvent) {
      if (from === undefined || !event.isPrimary) return;
      const cell = cellUnder(event);
      if (cell === undefined || (!moving && cell === from)) return;
      if (!moving) {
        moving = true;
        actions.begin(from);
      }
      actions.pass(cell);
    },
    up() {
      if (moving) {
        swallow = true;
        // Releasing over another cell produces no click.
        setTimeout(() => {
          swallow = false;
        });
        actions.end();
      }
      stop();
    },
    cancel: stop,
    /** Is this click only the end of a drag? */
    swallows: () => swallow,
  };
}

/** Is the whole element visible, so that a finger on it never needs to scroll? */
export function createWhole(element: () => HTMLElement | undefined): () => boolean {
  const [whole, setWhole] = createSignal(false);
  onMount(() => {
    const own = element();
    if (!own || typeof ResizeObserver === 'undefined') return;
    const scrollers: HTMLElement[] = [];
    for (let around = own.parentElement; around; around = around.parentElement)
      scrollers.push(around);
    const look = () =>
      void setWhole(
        scrollers.every(
          (around) =>
            around.scrollHeight <= around.clientHeight + 1 &&
            around.scrollWidth <= around.clientWidth + 1,
        ),
      );
    const observer = new ResizeObserver(look);
    observer.observe(own);
    const stage = own.closest<HTMLElement>('.stage');
    if (stage) observer.observe(stage);
    onCleanup(() => observer.disconnect());
  });
  return whole;
}
