// Guarded presses on the page: one listener in front of all others swallows the presses that `presses.ts` says were
// not meant. Dialogs, menus and cards say `appears`, buttons whose meaning changes say `changesWith`; what just
// comes under the finger by a redraw needs to say nothing.

import { createEffect, on } from 'solid-js';
import { showsFirst } from './first/shown.ts';
import { CALM, createPressJudge } from './presses.ts';

const PRESSABLE =
  'button, a, label, input, select, textarea, summary, [role="button"], [role="gridcell"], [role="option"], [tabindex]';

/** The thing that a press on this element is for. */
const pressableOf = (element: Element): Element => element.closest(PRESSABLE) ?? element;

const nameOf = (element: Element) =>
  `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;

const judge = createPressJudge<Element>({
  parentOf: (element) => element.parentElement,
  isAt(element, x, y) {
    const found = document.elementFromPoint(x, y);
    return found !== null && pressableOf(found) === element;
  },
  isHere: (element) => element.isConnected,
  isSame: (element, other) =>
    element === other || (!element.isConnected && nameOf(element) === nameOf(other)),
});

/** Says that an element is new, or means something else: for `ref`. Style sheets and tests see `data-fresh`. */
export function appears(element: Element): void {
  // The player has seen it for a while: it was drawn beforehand.
  if (showsFirst()) return;
  const at = performance.now();
  judge.appeared(element, at);
  element.setAttribute('data-fresh', '');
  setTimeout(() => {
    if (!judge.isFresh(element, performance.now())) element.removeAttribute('data-fresh');
  }, CALM + 10);
}

/** A button that does something else whenever `meaning` changes. */
export function changesWith(element: Element, meaning: () => unknown): void {
  createEffect(on(meaning, () => appears(element), { defer: true }));
}

function takesText(target: Element): boolean {
  return (
    (target instanceof HTMLElement && target.isContentEditable) ||
    target.matches(
      'input:not([type="radio"], [type="checkbox"], [type="button"]), textarea, select',
    )
  );
}

/** Once for the page. Answers how to end it. */
export function guardPresses(page: Window = window): () => void {
  let refused = false;
  /** A key that was refused; Space acts only when it goes up. */
  let refusedKey: string | undefined;
  const swallow = (event: Event) => {
    event.stopImmediatePropagation();
    if (event.type !== 'pointerdown' && event.cancelable) event.preventDefault();
  };
  const onDown = (event: PointerEvent) => {
    if (!(event.target instanceof Element)) return;
    const thing = pressableOf(event.target);
    refused = !judge.pointer(thing, event.timeStamp, event.clientX, event.clientY);
    if (refused) swallow(event);
  };
  const onFollowing = (event: Event) => {
    if (refused) swallow(event);
  };
  const onClick = (event: MouseEvent) => {
    // Without a pointer it comes from a key, which was judged when it went down, or from a screen reader.
    const byPointer = event.detail > 0;
    const fresh =
      !byPointer && event.target instanceof Element && judge.isFresh(event.target, event.timeStamp);
    if (byPointer ? refused : fresh) swallow(event);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') {
      if (!event.repeat) judge.otherKey();
      return;
    }
    if (!(event.target instanceof Element) || takesText(event.target)) return;
    if (judge.key(event.target, event.timeStamp, event.repeat)) return;
    // A key that is held has acted by its first stroke, and may end it.
    if (!event.repeat) refusedKey = event.key;
    swallow(event);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === refusedKey) swallow(event);
    refusedKey = undefined;
  };
  const end = new AbortController();
  const first = { capture: true, signal: end.signal };
  page.addEventListener('pointerdown', onDown, first);
  for (const type of ['mousedown', 'pointerup', 'mouseup', 'dblclick'] as const)
    page.addEventListener(type, onFollowing, first);
  page.addEventListener('click', onClick, first);
  page.addEventListener('keydown', onKey, first);
  page.addEventListener('keyup', onKeyUp, first);
  return () => end.abort();
}
