// What is to be chosen on the board: the cauldron for a plant, or the places that an effect waits for.

import { type JSX, Show } from 'solid-js';
import { passableChoices } from '../../../../games/witches/types/solo.ts';
import type { WitchesPlay } from '../hand.ts';
import { dueOf, soloHandOf } from './hand.ts';
import { words } from '#words/witches/solo.ts';

export function Ask(props: { readonly play: WitchesPlay; leave(): void }): JSX.Element {
  const { play } = props;
  /** The effect that waits; none while a plant is on its way. */
  const due = () => (soloHandOf(play).half()?.type === 'pluck' ? undefined : dueOf(play));
  const mayPass = () => {
    const effect = due();
    return effect !== undefined && passableChoices.includes(effect);
  };
  const pass = () => {
    play.move({ type: 'pass' });
    props.leave();
  };
  return (
    <div class="solo-ask">
      <p>
        <Show when={due()} fallback={words.pluckInto}>
          {(effect) => (
            <>
              <strong>{words.choices[effect()].name}: </strong>
              {words.choices[effect()].ask}
            </>
          )}
        </Show>
      </p>
      <Show when={mayPass()}>
        <button type="button" class="button" onClick={pass}>
          {words.pass}
        </button>
      </Show>
      <Show when={!due()}>
        <button type="button" class="button" onClick={() => props.leave()}>
          {words.cancel}
        </button>
      </Show>
    </div>
  );
}
