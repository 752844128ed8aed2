// The people at the table in one row: who is here, whose turn it is, what each is doing and under.

import { For, type JSX, Show } from 'solid-js';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import type { WitchesPlay } from '../hand.ts';
import { nameAt } from '../people.ts';
import { presenceOf, tableOf, youAt } from './table.ts';
import { words } from '#words/witches/tableface.ts';

export interface PersonState {
  readonly person: number;
  /** A short word under the name; the longer one is for screen readers. */
  readonly short: string;
  readonly long?: string;
  readonly turn?: boolean;
}

/** The state of a seat that is not here comes before what it does. */
export const presenceWord = (play: WitchesPlay, person: number): string | undefined => {
  const presence = person < 0 ? 'here' : presenceOf(play, person);
  return presence === 'here' ? undefined : words.presence[presence];
};

export function People(props: {
  readonly play: WitchesPlay;
  readonly people: readonly number[];
  state(person: number): Omit<PersonState, 'person'>;
}): JSX.Element {
  const { play } = props;
  const name = (person: number) => (person === youAt(play) ? words.you : nameAt(play, person));
  return (
    <ul class="table-people" aria-label={words.people}>
      <For each={props.people}>
        {(person) => {
          const state = () => props.state(person);
          const missing = () => presenceWord(play, person);
          return (
            <li
              class="table-person"
              classList={{
                you: person === youAt(play),
                missing: missing() !== undefined,
                turn: state().turn ?? false,
              }}
              data-seat={Math.max(0, person)}
              title={nameAt(play, person)}
            >
              <SeatMark seat={person} />
              <span class="table-person-name">{name(person)}</span>
              <small>
                <span aria-hidden="true">{missing() ?? state().short}</span>
                <span class="unseen">
                  {[missing(), state().long ?? state().short].filter(Boolean).join(', ')}
                </span>
              </small>
            </li>
          );
        }}
      </For>
      <Show when={tableOf(play).you === null && play.company}>
        <li class="table-watching">{words.youWatch}</li>
      </Show>
    </ul>
  );
}
