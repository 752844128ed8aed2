// How the player came to the page that is shown: by a link of the app, so that there is a way back, or from outside.

import { useLocation } from '@solidjs/router';
import { createEffect, on } from 'solid-js';
import { focusPage } from './focus.ts';
import { speak } from './notices.tsx';

let pages = 0;

/** Called by the frame for every page that is shown. */
function noteVisit(): void {
  pages++;
}

/** Is there a page of the app to go back to? */
export function cameFromWithin(): boolean {
  return pages > 1;
}

export function usePageTitle(title: () => string): void {
  createEffect(() => {
    document.title = title();
  });
}

export function useArrivals(): void {
  const location = useLocation();
  createEffect(
    on(
      () => location.pathname,
      (_, before) => {
        noteVisit();
        // The first page was announced by the browser.
        if (before === undefined) return;
        // After the effects of the page itself, which set its title and may take the focus.
        setTimeout(() => {
          speak(document.title);
          if (document.activeElement === document.body) focusPage();
        });
      },
    ),
  );
}
