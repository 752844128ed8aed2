// The people at a table: a row that says who is here and what each is doing, a seat with its name, and the effects on a
// player in plain sentences.

import { For, type JSX, Show } from 'solid-js';
import { effectTexts } from '#words/witches/dialogs.ts';
import { words } from '#words/witches/index.ts';
import { tableWords } from '#words/witches/table.ts';
import type { EffectName } from '../../../../games/witches/names.ts';
import type { SeatStatus } from '../../../../games/witches/types/table.ts';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import type { WitchesPlay } from '../hand.ts';
import { nameAt } from '../party.ts';
import { presenceOf, tableOf, youAt } from './table.ts';

interface PersonState {
  readonly person: number;
  /** A short word under the name; the longer one is for screen readers. */
  readonly short: string;
  readonly long?: string;
  readonly turn?: boolean;
}

/** The word for a seat that is not here; undefined if it is. */
export const presenceWord = (play: WitchesPlay, person: number): string | undefined => {
  const presence = person < 0 ? 'here' : presenceOf(play, person);
  return presence === 'here' ? undefined : tableWords.presence[presence];
};

export function People(props: {
  readonly play: WitchesPlay;
  readonly people: readonly number[];
  state(person: number): Omit<PersonState, 'person'>;
}): JSX.Element {
  const { play } = props;
  const name = (person: number) => (person === youAt(play) ? tableWords.you : nameAt(play, person));
  return (
    <ul class="table-people" aria-label={tableWords.people}>
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
        <li class="table-watching">{tableWords.youWatch}</li>
      </Show>
    </ul>
  );
}

/** The mark of a seat and the name of its player. */
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

type SeatStatusView = Pick<SeatStatus, 'effect' | 'potion' | 'ingredients'> & Partial<SeatStatus>;

/** On screen the app carries the effects out, so their sentences differ from those on paper. */
function statusText(status: SeatStatusView, onScreen: boolean): string {
  const { effect, ingredients, used } = status;
  const known: Readonly<Partial<Record<EffectName, string>>> = tableWords.screenStatuses;
  const usual = (onScreen ? known[effect] : undefined) ?? effectTexts[effect];
  const named = ingredients.map(words.face.ingredient);
  if (effect === 'Allergies' && named.length > 0) return `${usual} ${tableWords.allergicTo(named)}`;
  if (effect === 'Green Fingers' && used) return tableWords.greenUsed(named);
  if (effect === 'Piggyback' && used) return tableWords.piggybackUsed;
  return usual;
}

export function Statuses(props: {
  readonly statuses: readonly SeatStatusView[];
  readonly onScreen: boolean;
}): JSX.Element {
  return (
    <Show
      when={props.statuses.length > 0}
      fallback={<span class="muted"> · {tableWords.noStatus}</span>}
    >
      <ul class="witches-statuses">
        <For each={props.statuses}>
          {(status) => (
            <li>
              <strong>{words.face.effect(status.effect)}</strong>{' '}
              <span class="muted">({tableWords.until})</span>: {statusText(status, props.onScreen)}
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
