// What is drawn into a page beforehand, and for whom.

/** For which address, and for windows of which shape. */
interface FirstFor {
  /** Without a slash at its end, home apart. */
  readonly path: string;
  readonly searches: readonly string[];
  /** Media queries that must hold, and that must not. */
  readonly holding: readonly string[];
  readonly failing: readonly string[];
}

export interface FirstPage extends FirstFor {
  readonly html: string;
}

/** Is something shown that was drawn beforehand? */
export const showsFirst = (): boolean => document.documentElement.dataset['first'] !== undefined;

/** Milliseconds; a browser that never says that it has painted is not waited for. */
const PATIENCE = 300;

/** What was drawn beforehand is on the screen before the app makes the page busy. */
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

/** Milliseconds; only what goes on for ever takes longer. */
const ENDLESS = 60_000;

const nameOf = (element: Element) =>
  [
    element.tagName,
    element.getAttribute('data-cell'),
    element.getAttribute('aria-label'),
    element.textContent,
  ].join(' ');

/** The same thing in the app: the one of its name, and of several the one in its place. */
function sameIn(app: Element, pressed: Element): HTMLElement | undefined {
  const name = nameOf(pressed);
  const named = (root: Element | null) =>
    [...(root?.querySelectorAll<HTMLElement>(pressed.tagName) ?? [])].filter(
      (thing) => nameOf(thing) === name,
    );
  const own = named(pressed.closest('.first-drawing'));
  return named(app).find((_, index) => own[index] === pressed);
}

/** Calls back when the app shows a page that stands. */
function whenStanding(app: Element, act: () => void): void {
  // `data-opening` marks a page that only says that something is on its way.
  const stands = () => app.querySelector('main') !== null && !app.querySelector('[data-opening]');
  const observer = new MutationObserver(() => {
    if (!stands()) return;
    observer.disconnect();
    act();
  });
  observer.observe(app, { childList: true, subtree: true, attributeFilter: ['data-opening'] });
}

function showFonts(): void {
  const fonts = document.querySelector<HTMLStyleElement>('style[data-fonts]');
  if (fonts) fonts.media = 'all';
}

/** Once the page is there. */
export function takeOver(): void {
  const app = document.getElementById('app');
  if (!app) return;
  if (!showsFirst()) showFonts();
  whenStanding(app, () => {
    const pressed = document.querySelector('[data-pressed]');
    const wanted = pressed && sameIn(app, pressed);
    for (const first of document.querySelectorAll('.first-drawing')) first.remove();
    if (!showsFirst()) return;
    delete document.documentElement.dataset['first'];
    // It was opened while it could not be seen, and could not take the focus.
    const dialog = app.querySelector<HTMLElement>('dialog[open]');
    (dialog?.querySelector<HTMLElement>('[autofocus]') ?? dialog)?.focus();
    // What entered before need not enter again.
    for (const motion of document.getAnimations())
      if (Number(motion.effect?.getComputedTiming().endTime) < ENDLESS) motion.finish();
    // After the paint: typefaces must not make it wait.
    requestAnimationFrame(() => setTimeout(showFonts));
    wanted?.click();
  });
}
