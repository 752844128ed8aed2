// Rings what a step points at, and leads the focus there. Boards make elements anew as they please, so the marks are
// put again whenever the page changes.

export const HERE = 'data-lesson-here';

function targetsIn(root: ParentNode, selectors: readonly string[]): readonly HTMLElement[] {
  return selectors.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)]);
}

/** Marks what the selectors find, and nothing else. What is marked anew comes into view where the page has little room. */
export function ring(root: ParentNode, selectors: readonly string[]): void {
  const wanted = new Set(targetsIn(root, selectors));
  for (const old of root.querySelectorAll(`[${HERE}]`))
    if (!(old instanceof HTMLElement && wanted.has(old))) old.removeAttribute(HERE);
  for (const element of wanted) {
    if (element.hasAttribute(HERE)) continue;
    element.setAttribute(HERE, '');
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** Focuses the first target that takes it. */
export function leadTo(root: ParentNode, selectors: readonly string[]): boolean {
  for (const element of targetsIn(root, selectors)) {
    if (!element.matches('button, input, a, [tabindex]')) continue;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  }
  return false;
}
