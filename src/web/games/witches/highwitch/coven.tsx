// Around the game: players and what ails them, the fingerprint of the sealed recipe, and how to end it.

import { For, type JSX, Show } from 'solid-js';
import { statusesOf } from '../../../../games/witches/rules/statuses.ts';
import { handOf, type WitchesPlay } from '../hand.ts';
import { effectTexts, partWords } from '../partwords.ts';
import { words as common } from '#words/witches/index.ts';
import { Poisoned } from './poisoned.tsx';
import { Seal } from './seal.tsx';
import { words } from '#words/witches/highwitch.ts';

export function Coven(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <div class="stack">
      <Players play={props.play} />
      <Seal play={props.play} />
      <Show when={!props.play.over()}>
        <End play={props.play} />
      </Show>
    </div>
  );
}

function Players(props: { readonly play: WitchesPlay }): JSX.Element {
  const hand = handOf(props.play);
  const players = () => hand.party().players;
  return (
    <section aria-labelledby="witches-players">
      <h2 id="witches-players">{words.players}</h2>
      <Poisoned play={props.play} />
      <Show when={players().length > 0} fallback={<p class="muted">{words.nobodyNamed}</p>}>
        <ul class="witches-players">
          <For each={players()}>
            {(name, place) => (
              <li>
                <strong class="witches-player">{name}</strong>
                <Statuses play={props.play} place={place()} />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={!props.play.over()}>
        <button
          type="button"
          class="button witches-who"
          onClick={() => hand.setTopic({ type: 'players', brewing: false })}
        >
          {players().length > 0 ? words.changePlayers : words.namePlayers}
        </button>
      </Show>
      <p class="muted">{words.onePhone}</p>
    </section>
  );
}

function Statuses(props: { readonly play: WitchesPlay; readonly place: number }): JSX.Element {
  const { party } = handOf(props.play);
  const trials = () => props.play.view().trials;
  const list = () => statusesOf(trials(), party().testers, props.place);
  const brewed = (potion: number) => {
    const names = (trials()[potion - 1]?.entries ?? []).map((entry) => entry.ingredient);
    return [...new Set(names)].map(common.face.ingredient).join(', ');
  };
  return (
    <Show when={list().length > 0} fallback={<p class="muted">{words.noStatus}</p>}>
      <ul class="witches-statuses">
        <For each={list()}>
          {({ effect, potion }) => (
            <li>
              <strong>{common.face.effect(effect)}</strong>{' '}
              <span class="muted">({words.until})</span>: {effectTexts[effect]}
              <Show when={effect === 'Allergies'}> {words.allergicTo(brewed(potion))}</Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

function End(props: { readonly play: WitchesPlay }): JSX.Element {
  const hand = handOf(props.play);
  return (
    <section class="witches-end" aria-labelledby="witches-end">
      <h2 id="witches-end">{words.end}</h2>
      <p class="muted">
        {words.endAbout} <Show when={props.play.view().lastPotion}>{words.lastAbout}</Show>
      </p>
      <div class="row">
        <Show when={props.play.view().lastPotion}>
          <button type="button" class="button" onClick={() => hand.setTopic({ type: 'last' })}>
            {partWords.brewLast}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => hand.setTopic({ type: 'reveal' })}>
          {common.face.reveal}…
        </button>
      </div>
    </section>
  );
}
