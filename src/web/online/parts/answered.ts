// What was asked, as it comes in: the last answer stays until the next is here. Not a resource, since one that is not
// here yet would take the whole dialog away with it.

import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';

export interface Answered<T> {
  readonly latest: Accessor<T | undefined>;
  readonly loading: Accessor<boolean>;
  again(): void;
}

/** Asks whenever `wanted` changes; an answer to an older question is dropped. */
export function answered<W, T>(wanted: Accessor<W>, ask: (wanted: W) => Promise<T>): Answered<T> {
  const [latest, setLatest] = createSignal<T>();
  const [loading, setLoading] = createSignal(true);
  const [times, setTimes] = createSignal(0);
  let current = 0;
  onCleanup(() => {
    current = -1;
  });
  createEffect(
    on([wanted, times], ([what]) => {
      current += 1;
      const own = current;
      setLoading(true);
      const settle = (value?: T) => {
        if (own !== current) return;
        if (value !== undefined) setLatest(() => value);
        setLoading(false);
      };
      ask(what).then(settle, () => settle());
    }),
  );
  return { latest, loading, again: () => void setTimes((count) => count + 1) };
}
