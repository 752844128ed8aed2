// Another page: its name is told, and the focus goes to its head, as it would after a load of the whole page.

import { useLocation } from '@solidjs/router';
import { createEffect, on } from 'solid-js';
import { focusPage } from './focus.ts';
import { speak } from './notices.ts';
import { noteVisit } from './trail.ts';

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
