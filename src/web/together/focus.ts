// Screens of a table change by what others do, too: nobody loses their place by it, and every new screen is told.

import { type Accessor, createEffect, createMemo, on, onCleanup } from 'solid-js';
import { focusPage } from '../kit/focus.ts';
import { speak } from '../shell/notices.ts';

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** Did it take the focus? Heads have none of their own. */
function focusOn(head: HTMLElement | null): boolean {
  head?.setAttribute('tabindex', '-1');
  head?.focus({ preventScroll: true });
  return head !== null && document.activeElement === head;
}

/** The board, or the head of what is on the screen. */
function focusScreen(): void {
  const board = document.querySelector('#main [role="grid"]');
  const head = document.querySelector<HTMLElement>('#main :is(h1, h2)');
  if (document.querySelector('dialog[open]') || board || !focusOn(head)) focusPage();
}

/** What had the focus is gone: a row of a list takes it, or the head of the part that it was in. */
function focusAround(lost: readonly Element[]): void {
  const left = lost.find((element) => element.isConnected && !element.matches(':disabled'));
  const part = left?.closest<HTMLElement>('li, section, form, dialog');
  const place = part?.matches('li') ? part : part?.querySelector<HTMLElement>('h1, h2, h3');
  if (!place || !focusOn(place)) focusScreen();
}

/** For as long as its owner is there. */
export function useFocusKeeper(): void {
  let lost: readonly Element[] = [];
  const end = new AbortController();
  const remember = ({ target }: FocusEvent) => {
    const chain: Element[] = [];
    for (let one = target instanceof Element ? target : null; one; one = one.parentElement)
      chain.push(one);
    lost = chain;
  };
  document.addEventListener('focusin', remember, { signal: end.signal });
  const watch = new MutationObserver(() => {
    const [last] = lost;
    if (!last || !isNowhere() || (last.isConnected && !last.matches(':disabled'))) return;
    focusAround(lost);
  });
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
