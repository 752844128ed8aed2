// The people at a table: whether one is here, a seat with its name, and the effects on a player in plain sentences.

import { For, type JSX, Show } from 'solid-js';
import { effectTexts } from '#words/witches/dialogs.ts';
import { words } from '#words/witches/index.ts';
import { tableWords } from '#words/witches/table.ts';
import type { EffectName } from '../../../../games/witches/names.ts';
import type { SeatStatus } from '../../../../games/witches/types/table.ts';
import { confirm } from '../../../ui/dialog.tsx';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import { ActionButton } from '../action-button.tsx';
import type { WitchesPlay } from '../hand.ts';
import { nameAt } from '../party.ts';
import { presenceOf } from './table.ts';

/** The word for a seat that is not here; undefined if it is. */
export const presenceWord = (play: WitchesPlay, person: number): string | undefined => {
  const presence = person < 0 ? 'here' : presenceOf(play, person);
  return presence === 'here' ? undefined : tableWords.presence[presence];
};

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

/** How to end the game, below a sentence about it. The recipe is revealed only if no one objects. */
export function TableEndSection(props: {
  readonly play: WitchesPlay;
  readonly about: string;
  /** Other ways to end it. */
  readonly children: JSX.Element;
}): JSX.Element {
  const reveal = async () => {
    if (await confirm(tableWords.revealSure)) props.play.move({ type: 'reveal' });
  };
  return (
    <section class="witches-end" aria-labelledby="table-end">
      <h2 id="table-end">{tableWords.end}</h2>
      <p class="muted">{props.about}</p>
      <div class="row">
        {props.children}
        <ActionButton act={() => void reveal()}>{words.face.reveal}…</ActionButton>
      </div>
    </section>
  );
}
