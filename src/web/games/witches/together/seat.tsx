// A place at the table as everybody sees it: its mark, and the name of whoever sits there.

import type { JSX } from 'solid-js';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import type { WitchesPlay } from '../hand.ts';
import { nameAt } from '../people.ts';

/** Mark and name, in a line. */
export function SeatName(props: {
  readonly play: WitchesPlay;
  readonly person: number;
}): JSX.Element {
  return (
    <span class="seat-name">
      <SeatMark seat={props.person} />
      <span>{nameAt(props.play, props.person)}</span>
    </span>
  );
}
