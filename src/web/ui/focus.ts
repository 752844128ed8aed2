// Where the focus goes when something closes or a page changes: back to where it was, else onto the board, else to
// the page's heading. Never nowhere: with the focus on the body, keys are dead and a screen reader starts anew.

/** The cell of a board that Tab would lead to. */
const BOARD = '#main [role="grid"] [tabindex="0"]';

function moveTo(element: HTMLElement | null): boolean {
  if (!element?.isConnected) return false;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Onto the board that is on the table, or to the head of the page. */
export function focusPage(): void {
  // A modal dialog has it.
  if (document.querySelector('dialog[open]')) return;
  for (const place of [BOARD, '#main h1', '#main'])
    if (moveTo(document.querySelector<HTMLElement>(place))) return;
}

/** What has the focus now, remembered; the answer brings it back. */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    const isElsewhere = before instanceof HTMLElement && before !== document.body;
    if (!isElsewhere || !moveTo(before)) focusPage();
  };
}
