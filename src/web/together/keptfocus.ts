// At a table things go while somebody has the focus on them: by a press of their own, or because another took the gift,
// passed or won. The focus then goes onto the board, so that keys are never dead.

import { type Accessor, createEffect, on, onCleanup, onMount } from 'solid-js';
import { focusPage } from '../kit/focus.ts';

const PRESSED = 'button, a, input, summary, [tabindex]';

/** For the body of a component; `step` changes with whatever is told. */
export function useKeptFocus(step: Accessor<unknown>): void {
  const look = () => {
    // Whoever has not pressed anything yet, on a page that was just opened, is not looking for the focus.
    const pressed = navigator.userActivation?.hasBeenActive ?? true;
    if (pressed && document.activeElement === document.body) focusPage();
  };
  // What the press or the news changed is drawn by then.
  const lookSoon = () => setTimeout(look, 50);
  const onPress = ({ target }: Event) => {
    if (target instanceof Element && target.closest(PRESSED)) lookSoon();
  };
  onMount(() => {
    // The lobby's button has gone with the lobby.
    lookSoon();
    document.addEventListener('click', onPress);
  });
  onCleanup(() => document.removeEventListener('click', onPress));
  createEffect(on(step, lookSoon, { defer: true }));
}
