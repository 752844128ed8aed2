// What somebody is under, and what that means, in plain sentences.

import { For, type JSX, Show } from 'solid-js';
import type { EffectName } from '../../../../games/witches/names.ts';
import type { SeatStatus } from '../../../../games/witches/types/table.ts';
import { effectTexts } from '../partwords.ts';
import { words as common } from '#words/witches/index.ts';
import { words } from '#words/witches/tableface.ts';

type Status = Pick<SeatStatus, 'effect' | 'potion' | 'ingredients'> & Partial<SeatStatus>;

/** On screen the rules are the app's own, and so are the sentences. */
export function statusText(status: Status, onScreen: boolean): string {
  const { effect, ingredients, used } = status;
  const known: Readonly<Partial<Record<EffectName, string>>> = words.screenStatuses;
  const usual = (onScreen ? known[effect] : undefined) ?? effectTexts[effect];
  const named = ingredients.map(common.face.ingredient);
  if (effect === 'Allergies' && named.length > 0) return `${usual} ${words.allergicTo(named)}`;
  if (effect === 'Green Fingers' && used) return words.greenUsed(named);
  if (effect === 'Piggyback' && used) return words.piggybackUsed;
  return usual;
}

export function Statuses(props: {
  readonly statuses: readonly Status[];
  readonly onScreen: boolean;
}): JSX.Element {
  return (
    <Show
      when={props.statuses.length > 0}
      fallback={<span class="muted"> · {words.noStatus}</span>}
    >
      <ul class="witches-statuses">
        <For each={props.statuses}>
          {(status) => (
            <li>
              <strong>{common.face.effect(status.effect)}</strong>{' '}
              <span class="muted">({words.until})</span>: {statusText(status, props.onScreen)}
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
