// A place at the table as everybody sees it: a colour that is told apart with any eyes, a shape of its own, and the name
// of whoever sits there.

import type { JSX } from 'solid-js';
import type { RoomMember } from '../../../../wire/rooms.ts';
import type { WitchesPlay } from '../hand.ts';
import { words as common } from '../words.ts';

/** In a box of 20 by 20, by place: a disc, a triangle, a square, a star, a diamond. */
const SHAPES = [
  'M10 1.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z',
  'M10 1.5L19 18H1z',
  'M2.5 2.5h15v15h-15z',
  'M10 .5l2.7 6.4 6.9.6-5.2 4.5 1.6 6.8L10 15.200l-6 3.600 1.600-6.800L.4 7.500l6.900-.6z',
  'M10 .5L19 10 10 19.500 1 10z',
] as const;

export function SeatMark(props: { readonly place: number }): JSX.Element {
  return (
    <svg class="seat-mark" data-place={props.place} viewBox="-1 -1 22 22" aria-hidden="true">
      <path d={SHAPES[(props.place - 1) % SHAPES.length]} />
    </svg>
  );
}

/** Who has this place; undefined where the seat has been left. */
export const memberAt = (play: WitchesPlay, place: number): RoomMember | undefined =>
  play.company?.members().find((member) => member.place === place);

/** The name at a place. A table that is watched again later has only numbers. */
export const nameAt = (play: WitchesPlay, place: number): string =>
  memberAt(play, place)?.name ?? common.face.witch(place);

/** Mark and name, in a line. */
export function SeatName(props: {
  readonly play: WitchesPlay;
  readonly place: number;
}): JSX.Element {
  return (
    <span class="seat-name">
      <SeatMark place={props.place} />
      <span>{nameAt(props.play, props.place)}</span>
    </span>
  );
}
