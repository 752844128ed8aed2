// Notices, and the words for the live region. What only confirms a press leaves by itself; what matters stays until
// it is dismissed. Where they are shown is the matter of the places (noticeplace.tsx).

import { createSignal } from 'solid-js';

export interface Notice {
  readonly text: string;
  readonly tone: 'plain' | 'bad';
  readonly action?: { readonly label: string; act(): void };
}

/** How long a word of confirmation stays, in milliseconds. */
const BRIEF = 4000;

const [notices, setNotices] = createSignal<readonly Notice[]>([]);
const [spoken, setSpoken] = createSignal('');

export { notices, spoken };

/** "Copied.": nothing to do about it, so it takes no more room than it must. */
export const isBrief = (notice: Notice) => notice.tone === 'plain' && notice.action === undefined;

export function notify(notice: Notice): void {
  setNotices((list) => [...list.filter((other) => other.text !== notice.text), notice]);
  if (isBrief(notice)) setTimeout(() => dismissNotice(notice), BRIEF);
  speak(notice.text);
}

export function dismissNotice(notice: Notice): void {
  setNotices((list) => list.filter((other) => other !== notice));
}

/** Says a line to screen readers. The same line twice in a row is made different, or it would stay unsaid. */
export function speak(text: string): void {
  setSpoken((last) => (last === text ? `${text}\u00a0` : text));
}
