// Does what stands in the board's box fit into it? Asked of the browser, each time that either changes.

import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';

export interface Fitting {
  /** True until it was seen not to be so. */
  readonly fits: Accessor<boolean>;
  /** For something in the box, once it is there. */
  watch(element: HTMLElement): void;
}

/** For the body of a component; `content` changes with what stands in the box. */
export function createFitting(content: Accessor<unknown>): Fitting {
  const [fits, setFits] = createSignal(true);
  let box: Element | null = null;
  const look = () => {
    if (!box) return;
    // All of it first: what was left out may have room now. Nothing of this is painted.
    setFits(true);
    setFits(box.scrollHeight <= box.clientHeight + 1);
  };
  // Within an effect nothing is drawn yet.
  createEffect(on(content, () => queueMicrotask(look)));
  return {
    fits,
    watch(element) {
      if (typeof ResizeObserver === 'undefined') return;
      const observer = new ResizeObserver(look);
      queueMicrotask(() => {
        box = element.closest('.layout-board');
        if (box) observer.observe(box);
      });
      onCleanup(() => observer.disconnect());
    },
  };
}
