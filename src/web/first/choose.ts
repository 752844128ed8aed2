// Runs in the head of the page, before anything is painted: of what was drawn beforehand it chooses what fits the
// address and the window, for newcomers only; whoever has been here has boards that no page can know. What is pressed
// meanwhile waits for the app.

import type { FirstFor } from './page.ts';

{
  const { dataset } = document.documentElement;
  const isSo = (query: string) => matchMedia(query).matches;
  const fits = ({ path, searches, holding, failing }: FirstFor) =>
    path === location.pathname.replace(/(.)\/$/, '$1') &&
    searches.includes(location.search) &&
    holding.every(isSo) &&
    !failing.some(isSo);
  let chosen = -1;
  try {
    const drawn: readonly FirstFor[] = JSON.parse(document.currentScript?.dataset['drawn'] ?? '[]');
    const isNew = !Object.keys(localStorage).some((key) => key.startsWith('curio.'));
    chosen = isNew ? drawn.findIndex(fits) : -1;
  } catch {
    // Storage refused: what the app will show is not known.
  }
  if (chosen >= 0) {
    dataset['first'] = String(chosen);
    document.addEventListener('click', ({ target }) => {
      const pressed =
        target instanceof Element &&
        target.closest('.first :is(button, a:not([href]), [data-cell])');
      if (!pressed) return;
      document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
      pressed.setAttribute('data-pressed', '');
      pressed.closest('dialog')?.close();
    });
  }
}
