// A warning where the paper game is lost by poison.

import { type JSX, Show } from 'solid-js';
import { poisonedOut } from '../../../../games/witches/rules/statuses.ts';
import { handOf, type WitchesPlay } from '../hand.ts';
import { words } from '#words/witches/highwitch.ts';

export function Poisoned(props: { readonly play: WitchesPlay }): JSX.Element {
  const { party } = handOf(props.play);
  const lost = () =>
    !props.play.over() &&
    // A table of phones ends by itself.
    !props.play.company &&
    poisonedOut(props.play.view().trials, party().testers, party().players.length);
  return (
    <Show when={lost()}>
      <p class="note bad">
        {party().players.length === 1 ? words.poisonedTwice : words.allPoisoned}
      </p>
    </Show>
  );
}
