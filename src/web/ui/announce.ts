// What a screen reader hears beside the page itself: one polite line, and the title of the page.

import { createEffect, createSignal } from 'solid-js';

const [spoken, setSpoken] = createSignal('');

/** The text of the live region. */
export { spoken };

/** Says a line to screen readers. The same line twice in a row is made different, or it would stay unsaid. */
export function speak(text: string): void {
  setSpoken((last) => (last === text ? `${text}\u00a0` : text));
}

/** The title of the browser's tab follows the page. */
export function usePageTitle(title: () => string): void {
  createEffect(() => {
    document.title = title();
  });
}

let pages = 0;

/** Called by the frame for every page that is shown. */
export function noteVisit(): void {
  pages++;
}

/** Did a link of the app lead to this page, so that there is a page to go back to? */
export function cameFromWithin(): boolean {
  return pages > 1;
}
