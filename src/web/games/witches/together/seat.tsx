// A place at the table as everybody sees it: a colour that is told apart with any eyes, a shape of its own, and the name
// of whoever sits there.

import type { JSX } from 'solid-js';
import type { WitchesPlay } from '../hand.ts';
import { nameAt } from '../people.ts';

/** In a box of 20 by 20, by place: a disc, a triangle, a square, a star, a diamond. */
const SHAPES = [
  'M10 1.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z',
  'M10 1.5L19 18H1z',
  'M2.5 2.5h15v15h-15z',
  'M10 .5l2.7 6.4 6.9.6-5.2 4.5 1.6 6.8L10 15.2l-6 3.6 1.6-6.8L.4 7.5l6.9-.6z',
  'M10 .5L19 10 10 19.5 1 10z',
] as const;
/** Somebody without a phone: a hat. */
const GUEST = 'M10 1l4 11h5v4H1v-4h5z';

export function SeatMark(props: { readonly person: number }): JSX.Element {
  return (
    <svg
      class="seat-mark"
      data-place={Math.max(0, props.person)}
      viewBox="-1 -1 22 22"
      aria-hidden="true"
    >
      <path d={props.person < 0 ? GUEST : SHAPES[(props.person - 1) % SHAPES.length]} />
    </svg>
  );
}

/** Mark and name, in a line. */
export function SeatName(props: {
  readonly play: WitchesPlay;
  readonly person: number;
}): JSX.Element {
  return (
    <span class="seat-name">
      <SeatMark person={props.person} />
      <span>{nameAt(props.play, props.person)}</span>
    </span>
  );
}
