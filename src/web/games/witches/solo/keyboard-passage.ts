// Moves keyboard focus between the board and the action panel of the chosen cell.

import { type Accessor, onCleanup, onMount } from 'solid-js';

export interface Passage {
  board(element: HTMLElement): void;
  actions(element: HTMLElement): void;
  /** Focuses the panel if the keyboard was on a cell. */
  act(): void;
  /** Back to the chosen cell, or to the grid's tab stop. */
  leave(): void;
}

/** Call it in the body of a component. */
export function createPassage(chosen: Accessor<number | undefined>): Passage {
  let board: HTMLElement | undefined;
  let actions: HTMLElement | undefined;
  /** Was the last input a key? A tap must not move the focus away from the board. */
  let lastKey = false;
  const look = ({ type }: Event) => {
    lastKey = type === 'keydown';
  };
  onMount(() => {
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, look, true);
  });
  /** The panel may not be drawn yet: then the focus follows as soon as it is. */
  let coming: MutationObserver | undefined;
  const goIn = () => {
    coming?.disconnect();
    if (!actions || !lastKey || !document.activeElement?.matches('.solo-cell')) return;
    const first = actions.querySelector<HTMLElement>('button:not(:disabled)');
    if (first) return first.focus();
    coming = new MutationObserver(goIn);
    coming.observe(actions, { childList: true, subtree: true });
  };
  onCleanup(() => {
    coming?.disconnect();
    for (const type of ['keydown', 'pointerdown']) removeEventListener(type, look, true);
  });
  return {
    board(element) {
      board = element;
    },
    actions(element) {
      actions = element;
    },
    act: () => queueMicrotask(goIn),
    leave: () =>
      queueMicrotask(() => {
        const cell = board?.querySelector<HTMLElement>(`[data-cell="${chosen() ?? -1}"]`);
        (cell ?? board?.querySelector<HTMLElement>('.solo-cell[tabindex="0"]'))?.focus();
      }),
  };
}
