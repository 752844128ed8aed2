// The app takes over from what was drawn into the page beforehand, as soon as it shows more than that something is on
// its way: in one step, so that nothing is seen twice or moves. A press that came before is made then.

import { showsFirst } from './shown.ts';

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
