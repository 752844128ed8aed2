// A press that is held, or a right click: what a finger and a mouse have for "more about this". The menu key does it too.

import { onCleanup } from 'solid-js';

/** Milliseconds. */
const HELD = 450;
/** Pixels that a finger may wander. */
const STILL = 10;

/** Handlers for an element; `held` gets what was pressed inside it. A press that was held is no click. */
export function createHolding(held: (element: Element) => void) {
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
      // On touch screens it comes with a press that is held.
      if (swallow || !(event.target instanceof Element)) return;
      swallow = began !== undefined;
      stop();
      held(event.target);
    },
    /** Before any tile hears of it. */
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
