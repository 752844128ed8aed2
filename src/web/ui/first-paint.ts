// Prerendered pages. The script in the head of a page (first-paint-script.ts) shows the drawing that fits a newcomer's address
// and window, and swaps it for the live app in one step; the two are pixel-identical. The build (build/prerender) writes them.

/** The address and the windows that a drawing is for. */
interface FirstFor {
  /** Without a slash at its end, except for home. */
  readonly path: string;
  readonly searches: readonly string[];
  /** Media queries that must hold, and that must not. */
  readonly holding: readonly string[];
  readonly failing: readonly string[];
}

export interface FirstPage extends FirstFor {
  readonly html: string;
}

/** Is a prerendered page on the screen? */
export const showsFirst = (): boolean => document.documentElement.dataset['first'] !== undefined;

/** Milliseconds to wait for browsers that never report a paint. */
const PATIENCE = 300;

/** Waits until the prerendered page is painted, before the app makes the thread busy. */
export const firstPainted = (): Promise<void> =>
  new Promise((resolve) => {
    if (!showsFirst() || document.hidden) return resolve();
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PATIENCE);
  });

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

/** Chooses among the drawings that the page lists, for newcomers only: nothing else is known to have no boards. */
export function choose(drawings = '[]'): void {
  try {
    const drawn: readonly FirstFor[] = JSON.parse(drawings);
    const known = Object.keys(localStorage).some((key) => key.startsWith('curio.'));
    const chosen = known ? -1 : drawn.findIndex(fits);
    if (chosen < 0) return;
    document.documentElement.dataset['first'] = String(chosen);
    document.addEventListener('click', notePress);
  } catch {
    // Storage is refused: what the app will show is unknown.
  }
}

/** Milliseconds; animations that take longer never end. */
const ENDLESS = 60_000;

const nameOf = (element: Element) =>
  [
    element.tagName,
    element.getAttribute('data-cell'),
    element.getAttribute('aria-label'),
    element.textContent,
  ].join(' ');

/** The counterpart in the app: the element of the same name, and of several the one in the same place. */
function sameIn(app: Element, pressed: Element): HTMLElement | undefined {
  const name = nameOf(pressed);
  const named = (root: Element | null) =>
    [...(root?.querySelectorAll<HTMLElement>(pressed.tagName) ?? [])].filter(
      (thing) => nameOf(thing) === name,
    );
  const own = named(pressed.closest('.first-drawing'));
  return named(app).find((_, index) => own[index] === pressed);
}

/** Calls back when the app shows a page that is not just loading. */
function whenReady(app: Element, act: () => void): void {
  // `data-opening` marks a page that is loading.
  const isReady = () => app.querySelector('main') !== null && !app.querySelector('[data-opening]');
  const observer = new MutationObserver(() => {
    if (!isReady()) return;
    observer.disconnect();
    act();
  });
  observer.observe(app, { childList: true, subtree: true, attributeFilter: ['data-opening'] });
}

function showFonts(): void {
  const fonts = document.querySelector<HTMLStyleElement>('style[data-fonts]');
  if (fonts) fonts.media = 'all';
}

/** Once the document is parsed. A press that came before is made on the app. */
export function takeOver(): void {
  const app = document.getElementById('app');
  if (!app) return;
  if (!showsFirst()) showFonts();
  whenReady(app, () => {
    const pressed = document.querySelector('[data-pressed]');
    const wanted = pressed && sameIn(app, pressed);
    for (const first of document.querySelectorAll('.first-drawing')) first.remove();
    if (!showsFirst()) return;
    delete document.documentElement.dataset['first'];
    // A dialog that was opened while it was hidden could not take the focus.
    const dialog = app.querySelector<HTMLElement>('dialog[open]');
    (dialog?.querySelector<HTMLElement>('[autofocus]') ?? dialog)?.focus();
    // The drawing has shown these animations already.
    for (const motion of document.getAnimations())
      if (Number(motion.effect?.getComputedTiming().endTime) < ENDLESS) motion.finish();
    // After the paint, which must not wait for typefaces.
    requestAnimationFrame(() => setTimeout(showFonts));
    wanted?.click();
  });
}
