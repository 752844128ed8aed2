// The title of the browser's tab follows the page.

import { createEffect } from 'solid-js';

export function usePageTitle(title: () => string): void {
  createEffect(() => {
    document.title = title();
  });
}
