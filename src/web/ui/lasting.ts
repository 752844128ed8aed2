// Whether something has gone on long enough to be noticed: what is over sooner would only flash.

import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';

const NOTICED = 250;

export function lasting(goesOn: Accessor<boolean>, millis = NOTICED): Accessor<boolean> {
  const [late, setLate] = createSignal(false);
  createEffect(() => {
    setLate(false);
    if (!goesOn()) return;
    const timer = setTimeout(() => setLate(true), millis);
    onCleanup(() => clearTimeout(timer));
  });
  return () => goesOn() && late();
}
