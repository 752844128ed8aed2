// Swallows presses that were not meant: on something that appeared or changed less than 350 ms ago, and the second of two
// quick presses at one place where something else has moved under the finger meanwhile. Different things pressed quickly,
// one after another, all count. Usage:
//   tapGuard();   <div ref={markFresh}>   ref={(button) => markFreshOn(button, () => props.action)}

import { createEffect, on } from 'solid-js';
import { showsFirst } from './first-paint.ts';
import { takesText } from './focus.ts';

/** Milliseconds. Browser tests define `curioTest` before the page starts, so as not to wait; a player has no way to. */
export const CALM = 'curioTest' in globalThis ? 0 : 350;
/** Two taps of one finger come this near to each other, in CSS pixels. */
const SAME_PLACE = 24;

/** What the logic needs to know of the page; tests bring their own. */
interface PressWorld<T extends object> {
  /** If the parent has just appeared, so has this. */
  parentOf(thing: T): T | null;
  /** Is it the topmost thing at that point? */
  isAt(thing: T, x: number, y: number): boolean;
  /** Is it still on the page? */
  isHere(thing: T): boolean;
  /** Recreated by a redraw, it is still the same to the player. */
  isSame(thing: T, other: T): boolean;
}

export function createPressJudge<T extends object>(world: PressWorld<T>) {
  const since = new WeakMap<T, number>();
  let last:
    | { readonly thing: T; readonly at: number; readonly x: number; readonly y: number }
    | undefined;
  let lastKey: { readonly thing: T; readonly at: number } | undefined;

  function isFresh(thing: T, at: number): boolean {
    for (let part: T | null = thing; part; part = world.parentOf(part)) {
      const from = since.get(part);
      if (from !== undefined && at - from < CALM) return true;
    }
    return false;
  }

  return {
    /** It is new, or means something else from now on. */
    appeared: (thing: T, at: number) => void since.set(thing, at),
    isFresh,
    /** Does a press with finger, pen or mouse count? */
    pointer(thing: T, at: number, x: number, y: number): boolean {
      lastKey = undefined;
      if (isFresh(thing, at)) return false;
      const slipped =
        last !== undefined &&
        at - last.at < CALM &&
        Math.hypot(x - last.x, y - last.y) < SAME_PLACE &&
        !world.isSame(last.thing, thing) &&
        // The thing pressed before is still there, so this is a neighbour: meant.
        !world.isAt(last.thing, last.x, last.y);
      if (slipped) return false;
      last = { thing, at, x, y };
      return true;
    },
    /** Does Enter or Space on it count? */
    key(thing: T, at: number, repeated: boolean): boolean {
      // A key that is held acts once; the focus may have moved since.
      if (repeated || isFresh(thing, at)) return false;
      const slipped =
        lastKey !== undefined &&
        at - lastKey.at < CALM &&
        !world.isHere(lastKey.thing) &&
        !world.isSame(lastKey.thing, thing);
      if (slipped) return false;
      lastKey = { thing, at };
      return true;
    },
    /** Any other key: the player has moved on, so the next press is meant. */
    otherKey(): void {
      lastKey = undefined;
    },
  };
}

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

/** For `ref`: the element is new, or means something else now. Style sheets and tests see `data-fresh`. */
export function markFresh(element: Element): void {
  // The prerendered page has shown it for a while.
  if (showsFirst() || CALM === 0) return;
  const at = performance.now();
  judge.appeared(element, at);
  element.setAttribute('data-fresh', '');
  setTimeout(() => {
    if (!judge.isFresh(element, performance.now())) element.removeAttribute('data-fresh');
  }, CALM + 10);
}

/** A button that does something else whenever `meaning` changes. */
export function markFreshOn(element: Element, meaning: () => unknown): void {
  createEffect(on(meaning, () => markFresh(element), { defer: true }));
}

/** Once for the page, with one listener in front of all others. Returns how to end it. */
export function tapGuard(page: Window = window): () => void {
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
    // Without a pointer it comes from a key, which was judged on keydown, or from a screen reader.
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
    // A key that is held has acted by its first press, and its release may follow.
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
