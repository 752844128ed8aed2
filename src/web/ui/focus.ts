// Where the focus goes when something closes or a page changes: back to where it was, else onto the board, else to
// the page's heading. Never nowhere: with the focus on the body, keys are dead and a screen reader starts anew.

import { type Accessor, createEffect, createMemo, on, onCleanup } from 'solid-js';
import { speak } from './notices.tsx';

/** The cell of a board that Tab would lead to. */
const BOARD = '#main [role="grid"] [tabindex="0"]';

function moveTo(element: HTMLElement | null): boolean {
  if (!element?.isConnected) return false;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Onto the board that is on the table, or to the head of the page. */
export function focusPage(): void {
  // A modal dialog has it.
  if (document.querySelector('dialog[open]')) return;
  for (const place of [BOARD, '#main h1', '#main'])
    if (moveTo(document.querySelector<HTMLElement>(place))) return;
}

/** What has the focus now, remembered; the answer brings it back. */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    const isElsewhere = before instanceof HTMLElement && before !== document.body;
    if (!isElsewhere || !moveTo(before)) focusPage();
  };
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Did it take the focus? Heads have none of their own. */
function focusOn(head: HTMLElement | null): boolean {
  head?.setAttribute('tabindex', '-1');
  return head !== null && takesFocus(head);
}

/** The board, or the head of what is on the screen; nothing of a screen that only says that it is on its way. */
function focusScreen(): void {
  if (document.querySelector('#main [data-opening]')) return;
  const board = document.querySelector('#main [role="grid"]');
  const head = document.querySelector<HTMLElement>('#main :is(h1, h2)');
  if (document.querySelector('dialog[open]') || board || !focusOn(head)) focusPage();
}

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled');

/** What had the focus is gone: a row of a list takes it, or the head of the part that it was in. */
function focusAround(lost: readonly Element[]): void {
  const part = lost.find(isUsable)?.closest<HTMLElement>('li, section, form, dialog');
  const place = part?.matches('li') ? part : part?.querySelector<HTMLElement>('h1, h2, h3');
  if (!place || !focusOn(place)) focusScreen();
}

/**
 * For as long as its owner is there. What is gone leaves the focus to what is around it. What is only switched off, such
 * as a button whose move is on its way, gets it back as soon as it can have it: in whatever order the news come in.
 */
export function useFocusKeeper(): void {
  /** What the player had the focus on last, and all that it is in. */
  let held: readonly Element[] = [];
  /** It was taken from there. Who presses beside everything has let it go themselves. */
  let taken = false;
  /** Where it stands until it can go back. */
  let stand: Element | null = null;
  let keeps = false;
  const remember = ({ target }: FocusEvent) => {
    if (keeps || target === stand) return;
    const chain: Element[] = [];
    for (let one = target instanceof Element ? target : null; one; one = one.parentElement)
      chain.push(one);
    held = chain;
    taken = false;
    stand = null;
  };
  const look = (changes: readonly MutationRecord[] = []) => {
    const [last] = held;
    if (!last) return;
    // What was only moved has lost it on the way, too.
    taken ||=
      !isUsable(last) ||
      changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(last)));
    if (!taken || !(isNowhere() || document.activeElement === stand)) return;
    if (isUsable(last) && last instanceof HTMLElement && takesFocus(last)) return;
    if (!isNowhere()) return;
    keeps = last.isConnected;
    focusAround(held);
    if (keeps) stand = isNowhere() ? null : document.activeElement;
    keeps = false;
  };
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('focusin', remember, { signal });
  // What is switched off loses the focus only when the page is next drawn, and nothing else may change then.
  document.addEventListener('focusout', () => queueMicrotask(look), { signal });
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  onCleanup(() => {
    end.abort();
    watch.disconnect();
  });
}

/** A screen has come, or has become another: it is told, and has the focus if nothing else has. */
export function useArrival(screen: Accessor<string>): void {
  createEffect(
    // News that change nothing of the screen are no arrival.
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
