// Notices that stay until dismissed, and the words for the live region.

import { createSignal } from 'solid-js';

export interface Notice {
  readonly text: string;
  readonly tone: 'plain' | 'bad';
  readonly action?: { readonly label: string; act(): void };
}

const [notices, setNotices] = createSignal<readonly Notice[]>([]);
const [spoken, setSpoken] = createSignal('');

export { notices, spoken };

export function notify(notice: Notice): void {
  setNotices((list) => [...list.filter((other) => other.text !== notice.text), notice]);
  speak(notice.text);
}

export function dismissNotice(notice: Notice): void {
  setNotices((list) => list.filter((other) => other !== notice));
}

/** Places that can show notices, the newest last. */
const [places, setPlaces] = createSignal<readonly symbol[]>([]);

/** Notices are shown in the newest place that is open. */
export function openNoticePlace(): { isNewest(): boolean; close(): void } {
  const place = Symbol();
  setPlaces((open) => [...open, place]);
  return {
    isNewest: () => places().at(-1) === place,
    close: () => void setPlaces((open) => open.filter((other) => other !== place)),
  };
}

/** Says a line to screen readers. The same line twice in a row is made different, or it would stay unsaid. */
export function speak(text: string): void {
  setSpoken((last) => (last === text ? `${text}\u00a0` : text));
}
