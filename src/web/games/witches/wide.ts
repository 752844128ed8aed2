// Does the window have the room that something needs? Follows it.

import { type Accessor, createSignal, onCleanup } from 'solid-js';

function createMedia(condition: string): Accessor<boolean> {
  const query = matchMedia(condition);
  const [holds, setHolds] = createSignal(query.matches);
  const onChange = () => void setHolds(query.matches);
  query.addEventListener('change', onChange);
  onCleanup(() => query.removeEventListener('change', onChange));
  return holds;
}

/** Room for everything at once, in two columns. */
export const createWide = (): Accessor<boolean> =>
  createMedia('(min-width: 60rem) and (min-height: 34rem)');

/** A small phone, upright: first what is played with, then what is known. */
export const createLow = (): Accessor<boolean> =>
  createMedia('(max-height: 43rem) and (orientation: portrait)');
