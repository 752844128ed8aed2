// Before anything is painted: of what was drawn beforehand it chooses what fits the address and the window, for
// newcomers only; whoever has been here has boards that no page can know. What is pressed meanwhile waits for the app.

import type { FirstFor } from './page.ts';

const isSo = (query: string) => matchMedia(query).matches;

const fits = ({ path, searches, holding, failing }: FirstFor) =>
  path === location.pathname.replace(/(.)\/$/, '$1') &&
  searches.includes(location.search) &&
  holding.every(isSo) &&
  !failing.some(isSo);

function notePress({ target }: Event): void {
  const pressed =
    target instanceof Element &&
    target.closest('.first-drawing :is(button, a:not([href]), [data-cell])');
  if (!pressed) return;
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  pressed.setAttribute('data-pressed', '');
  pressed.closest('dialog')?.close();
}

/** Takes what the page says of its drawings, and notes the number of the chosen one at the root. */
export function choose(drawings = '[]'): void {
  try {
    const drawn: readonly FirstFor[] = JSON.parse(drawings);
    const known = Object.keys(localStorage).some((key) => key.startsWith('curio.'));
    const chosen = known ? -1 : drawn.findIndex(fits);
    if (chosen < 0) return;
    document.documentElement.dataset['first'] = String(chosen);
    document.addEventListener('click', notePress);
  } catch {
    // Storage refused: what the app will show is not known.
  }
}
