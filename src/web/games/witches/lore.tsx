// What everyone knows: length of the recipe, effects in play, the free clue, the current event.

import { For, type JSX, Show } from 'solid-js';
import { words } from '#words/witches/index.ts';
import { moodOf } from '../../../games/witches/names.ts';
import { handOf, type WitchesPlay } from './hand.ts';

export function Lore(props: { readonly play: WitchesPlay }): JSX.Element {
  const view = () => props.play.view();
  const hand = handOf(props.play);
  return (
    <div class="witches-lore">
      <p class="witches-recipe">{words.face.recipe(view().recipeLength)}</p>
      <Show when={view().effects.length > 0 || view().drama}>
        <ul class="witches-chips" aria-label={words.face.effects}>
          <For each={view().effects}>
            {(effect) => (
              <li>
                <button
                  type="button"
                  class="witches-chip"
                  aria-label={words.face.effectCalled(words.face.effect(effect))}
                  onClick={() => hand.setTopic({ type: 'effect', effect })}
                >
                  {words.face.effect(effect)}
                </button>
              </li>
            )}
          </For>
          <Show when={view().drama}>
            <li>
              <button
                type="button"
                class="witches-chip drama"
                onClick={() => hand.setTopic({ type: 'drama' })}
              >
                {words.face.drama}
              </button>
            </li>
          </Show>
        </ul>
      </Show>
      <FreeClue play={props.play} />
      <Show when={view().event}>
        {(card) => (
          <p class={`witches-event ${moodOf(card())}`}>
            <strong>
              {words.face.card(card())}{' '}
              <span class="muted">({words.face.moods[moodOf(card())]})</span>:
            </strong>{' '}
            {words.events[card()]}
          </p>
        )}
      </Show>
    </div>
  );
}

export function FreeClue(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <Show when={props.play.view().clue}>
      {(clue) => (
        <p class="witches-clue">
          <strong>{words.face.clue}:</strong> {words.clue(clue())}
        </p>
      )}
    </Show>
  );
}
