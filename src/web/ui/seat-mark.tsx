// The mark of a player at a table: a colour that any eyes can tell apart, and a shape. No two of twenty-five share both.

import type { JSX } from 'solid-js';
import './seat-mark.css';

/** In a box of 20 by 20: a disc, a triangle, a square, a star, a diamond. */
const SHAPES = [
  'M10 1.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z',
  'M10 1.5L19 18H1z',
  'M2.5 2.5h15v15h-15z',
  'M10 .5l2.7 6.4 6.9.6-5.2 4.5 1.6 6.8L10 15.2l-6 3.6 1.6-6.8L.4 7.5l6.9-.6z',
  'M10 .5L19 10 10 19.5 1 10z',
] as const;

/** A player without a phone: a hat. */
const GUEST = 'M10 1l4 11h5v4H1v-4h5z';

/** Seats count from 1; below that is a player without one. */
export function SeatMark(props: { readonly seat: number }): JSX.Element {
  const index = () => props.seat - 1;
  const shape = () =>
    index() < 0 ? GUEST : SHAPES[(index() + Math.floor(index() / SHAPES.length)) % SHAPES.length];
  return (
    <svg
      class="seat-mark"
      data-seat={index() < 0 ? 0 : (index() % SHAPES.length) + 1}
      viewBox="-1 -1 22 22"
      aria-hidden="true"
    >
      <path d={shape()} />
    </svg>
  );
}
