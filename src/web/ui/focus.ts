// Where the focus goes when something closes, goes or changes: back to where it was, else onto the board, else to the
// page's heading. Never nowhere: with the focus on the body, keys are dead and a screen reader starts from the top.

import { useLocation } from '@solidjs/router';
import { type Accessor, createEffect, createMemo, on, onCleanup } from 'solid-js';
import { noteVisit, speak } from './announce.ts';

/** The cell of a board that Tab would lead to. */
const BOARD = '#main [role="grid"] [tabindex="0"]';

/** Does a key press on this element write text? */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches(
      'input:not([type="radio"], [type="checkbox"], [type="button"]), textarea, select',
    )
  );
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Headings and rows take the focus only by program. */
function moveTo(element: HTMLElement | null | undefined): boolean {
  if (!element?.isConnected) return false;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  return takesFocus(element);
}

/** Onto the board, or to the head of the page. */
export function focusPage(): void {
  // A modal dialog has it.
  if (document.querySelector('dialog[open]')) return;
  for (const place of [BOARD, '#main h1', '#main'])
    if (moveTo(document.querySelector<HTMLElement>(place))) return;
}

/** Remembers what has the focus; the returned function brings it back. */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    const isElsewhere = before instanceof HTMLElement && before !== document.body;
    if (!isElsewhere || !moveTo(before)) focusPage();
  };
}

/** Announces every page of the app, and leads the focus to its head, as a load of the whole page would. */
export function useArrivals(): void {
  const location = useLocation();
  createEffect(
    on(
      () => location.pathname,
      (_, before) => {
        noteVisit();
        // The browser announces the first page itself.
        if (before === undefined) return;
        // After the effects of the page, which set its title and may take the focus.
        setTimeout(() => {
          speak(document.title);
          if (isNowhere()) focusPage();
        });
      },
    ),
  );
}

/** The board, or the head of the screen; nothing while the screen is still loading. */
function focusScreen(): void {
  if (document.querySelector('#main [data-opening]')) return;
  const board = document.querySelector('#main [role="grid"]');
  const head = document.querySelector<HTMLElement>('#main :is(h1, h2)');
  if (document.querySelector('dialog[open]') || board || !moveTo(head)) focusPage();
}

/** Announces a screen within a page when it comes or changes, and gives it the focus if nothing else has it. */
export function useArrival(screen: Accessor<string>): void {
  createEffect(
    // Updates that change nothing of the screen are no arrival.
    on(createMemo(screen), (name) => {
      // After the page itself, which may take the focus.
      const timer = setTimeout(() => {
        speak(name);
        if (isNowhere()) focusScreen();
      });
      onCleanup(() => clearTimeout(timer));
    }),
  );
}

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled');

/** What had the focus is gone: the row of a list around it takes it, or the head of the part that it was in. */
function focusAround(lost: readonly Element[]): void {
  const part = lost.find(isUsable)?.closest<HTMLElement>('li, section, form, dialog');
  const place = part?.matches('li') ? part : part?.querySelector<HTMLElement>('h1, h2, h3');
  if (!moveTo(place)) focusScreen();
}

/** The element and everything that it is in. */
function chainOf(element: EventTarget | null): readonly Element[] {
  const chain: Element[] = [];
  for (let one = element instanceof Element ? element : null; one; one = one.parentElement)
    chain.push(one);
  return chain;
}

/** Keeps the focus on a screen that others change too, as long as its owner is there. What is gone leaves the focus to
 * what is around it. What is only switched off gets it back as soon as it can have it, in any order of updates.
 * Watches what has the focus and what it is in; the whole page only while the focus has no place. */
export function useFocusKeeper(): void {
  /** What the player had the focus on last, and everything that it is in. */
  let held: readonly Element[] = [];
  /** It was taken from there. A press beside everything lets it go on purpose. */
  let taken = false;
  /** Where it waits until it can go back. */
  let refuge: Element | null = null;
  let moving = false;
  const watch = new MutationObserver((changes) => look(changes));
  const observe = () => {
    watch.disconnect();
    if (taken && isNowhere()) watch.observe(document.body, { childList: true, subtree: true });
    for (const one of [...held, ...chainOf(refuge)])
      watch.observe(one, { childList: true, attributeFilter: ['disabled'] });
  };
  const remember = ({ target }: FocusEvent) => {
    if (moving || target === refuge) return;
    held = chainOf(target);
    taken = false;
    refuge = null;
    observe();
  };
  const look = (changes: readonly MutationRecord[] = []) => {
    const [last] = held;
    if (!last) return;
    // What was only moved has lost it on the way, too.
    taken ||=
      !isUsable(last) ||
      changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(last)));
    if (!taken || !(isNowhere() || document.activeElement === refuge)) return;
    if (isUsable(last) && last instanceof HTMLElement && takesFocus(last)) return;
    if (!isNowhere()) return;
    moving = last.isConnected;
    focusAround(held);
    if (moving) refuge = isNowhere() ? null : document.activeElement;
    moving = false;
    observe();
  };
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('focusin', remember, { signal });
  // What is switched off loses the focus only when the page is next drawn, and nothing else may change then.
  document.addEventListener('focusout', () => queueMicrotask(look), { signal });
  onCleanup(() => {
    end.abort();
    watch.disconnect();
  });
}
