// Around the game: players and what ails them, the fingerprint of the sealed recipe, and how to end it.

import { For, Index, type JSX, Show } from 'solid-js';
import { statusesOf } from '../../../../games/witches/rules/statuses.ts';
import { MAX_PLAYERS } from '../../../../games/witches/types/board.ts';
import { copyText } from '../../../shell/sharing.ts';
import { handOf, type WitchesPlay } from '../hand.ts';
import { effectTexts, partWords } from '../partwords.ts';
import { words as common } from '../words.ts';
import { Poisoned } from './poisoned.tsx';
import { words } from './words.ts';

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
  const { party, change } = handOf(props.play);
  const count = () => party().players.length;
  const rename = (place: number, name: string) =>
    change({ players: party().players.map((one, other) => (other === place ? name : one)) });
  const leave = () =>
    change({ players: party().players.slice(0, -1), turn: Math.min(party().turn, count() - 2) });
  const join = () => change({ players: [...party().players, common.face.witch(count() + 1)] });
  return (
    <section aria-labelledby="witches-players">
      <h2 id="witches-players">{words.players}</h2>
      <div class="row witches-stepper">
        <button
          type="button"
          class="button icon"
          aria-label={words.fewerPlayers}
          disabled={count() <= 1}
          onClick={leave}
        >
          −
        </button>
        <strong>{words.playerCount(count())}</strong>
        <button
          type="button"
          class="button icon"
          aria-label={words.morePlayers}
          disabled={count() >= MAX_PLAYERS}
          onClick={join}
        >
          +
        </button>
      </div>
      <Poisoned play={props.play} />
      <ul class="witches-players">
        <Index each={party().players}>
          {(name, place) => (
            <li>
              <div class="row">
                <input
                  class="input grow"
                  aria-label={words.playerName(place + 1)}
                  value={name()}
                  maxlength="20"
                  autocomplete="off"
                  onChange={(event) =>
                    rename(place, event.currentTarget.value.trim() || common.face.witch(place + 1))
                  }
                />
                <Show when={count() > 1 && party().turn === place}>
                  <span class="witches-turn">{words.testsNext}</span>
                </Show>
              </div>
              <Statuses play={props.play} place={place} />
            </li>
          )}
        </Index>
      </ul>
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

function Seal(props: { readonly play: WitchesPlay }): JSX.Element {
  const print = () => props.play.view().fingerprint;
  return (
    <section aria-labelledby="witches-seal">
      <h2 id="witches-seal">{words.seal}</h2>
      <p class="muted">{words.sealAbout}</p>
      <code class="witches-print">{print()}</code>
      <button type="button" class="button" onClick={() => void copyText(print())}>
        {words.copyFingerprint}
      </button>
    </section>
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
