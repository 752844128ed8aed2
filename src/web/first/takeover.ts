// The app takes over from what was drawn into the page beforehand, as soon as it shows more than that something is on
// its way: in one step, so that nothing is seen twice or moves. A press that came before is made then.

import { stoodBefore } from '../kit/guard.ts';

/** Milliseconds; only what goes on for ever takes longer. */
const ENDLESS = 60_000;

const PRESSABLE = 'button, a, [data-cell]';

const nameOf = (element: Element) =>
  [
    element.tagName,
    element.getAttribute('data-cell'),
    element.getAttribute('aria-label'),
    element.textContent,
  ].join(' ');

/** The same thing in the app: the one of its name, and of several the one in its place. */
function sameIn(app: Element, first: Element, pressed: Element): HTMLElement | undefined {
  const name = nameOf(pressed);
  const named = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>(PRESSABLE)].filter((thing) => nameOf(thing) === name);
  const own = named(first);
  return named(app).find((_, index) => own[index] === pressed);
}

/** Is something shown that was drawn beforehand? */
export const showsFirst = (): boolean => document.documentElement.dataset['first'] !== undefined;

/** Milliseconds; a browser that never says that it has painted is not waited for. */
const PATIENCE = 300;

/** What was drawn beforehand is on the screen before the app makes the page busy. */
export const firstPainted = (): Promise<void> =>
  new Promise((resolve) => {
    if (!showsFirst() || document.hidden) return resolve();
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    const done = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(done, PATIENCE);
  });

/** Calls back when the app shows a page that stands. */
function whenStanding(app: Element, act: () => void): void {
  // `data-opening` marks a page that only says that something is on its way.
  const stands = () => app.querySelector('main') !== null && !app.querySelector('[data-opening]');
  if (stands()) {
    act();
    return;
  }
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

export function takeOver(app: Element): void {
  const drawn = [...document.querySelectorAll('.first')];
  const discard = () => {
    for (const first of drawn) first.remove();
  };
  if (!showsFirst()) {
    discard();
    showFonts();
    return;
  }
  whenStanding(app, () => {
    const pressed = document.querySelector('.first [data-pressed]');
    const first = pressed?.closest('.first');
    const wanted = pressed && first && sameIn(app, first, pressed);
    discard();
    delete document.documentElement.dataset['first'];
    // It was opened while it could not be seen, and could not take the focus.
    const dialog = app.querySelector<HTMLElement>('dialog[open]');
    if (dialog) stoodBefore(dialog);
    (dialog?.querySelector<HTMLElement>('[autofocus]') ?? dialog)?.focus();
    // What entered before need not enter again.
    for (const motion of document.getAnimations())
      if (Number(motion.effect?.getComputedTiming().endTime) < ENDLESS) motion.finish();
    // After the paint: typefaces must not make it wait.
    requestAnimationFrame(() => setTimeout(showFonts));
    wanted?.click();
  });
}
