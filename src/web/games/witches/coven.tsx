// Around the game: players and what ails them, the fingerprint of the sealed recipe, and how to end it.

import { For, Index, type JSX, Show } from 'solid-js';
import { effectTexts } from '../../../words/en/witches/potions.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { copyText } from '../../shell/share.ts';
import { handOf, type WitchesPlay } from './hand.ts';
import { MOST_PLAYERS } from './shelf.ts';
import { poisonedOut, statusesOf } from './statuses.ts';
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

export function Poisoned(props: { readonly play: WitchesPlay }): JSX.Element {
  const { shelf } = handOf(props.play);
  const lost = () =>
    !props.play.over() &&
    poisonedOut(props.play.view().trials, shelf().testers, shelf().players.length);
  return (
    <Show when={lost()}>
      <p class="note bad">
        {shelf().players.length === 1 ? words.poisonedTwice : words.allPoisoned}
      </p>
    </Show>
  );
}

function Players(props: { readonly play: WitchesPlay }): JSX.Element {
  const { shelf, change } = handOf(props.play);
  const count = () => shelf().players.length;
  const rename = (place: number, name: string) =>
    change({ players: shelf().players.map((one, other) => (other === place ? name : one)) });
  const leave = () =>
    change({ players: shelf().players.slice(0, -1), turn: Math.min(shelf().turn, count() - 2) });
  const join = () => change({ players: [...shelf().players, words.witch(count() + 1)] });
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
          disabled={count() >= MOST_PLAYERS}
          onClick={join}
        >
          +
        </button>
      </div>
      <Poisoned play={props.play} />
      <ul class="witches-players">
        <Index each={shelf().players}>
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
                    rename(place, event.currentTarget.value.trim() || words.witch(place + 1))
                  }
                />
                <Show when={count() > 1 && shelf().turn === place}>
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
  const { shelf } = handOf(props.play);
  const trials = () => props.play.view().trials;
  const list = () => statusesOf(trials(), shelf().testers, props.place);
  const brewed = (potion: number) => {
    const names = (trials()[potion - 1]?.entries ?? []).map((entry) => entry.ingredient);
    return [...new Set(names)].join(', ');
  };
  return (
    <Show when={list().length > 0} fallback={<p class="muted">{words.noStatus}</p>}>
      <ul class="witches-statuses">
        <For each={list()}>
          {({ effect, potion }) => (
            <li>
              <strong>{effect}</strong> <span class="muted">({words.until})</span>:{' '}
              {effectTexts[effect]}
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
            {words.brewLast}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => hand.setTopic({ type: 'reveal' })}>
          {words.reveal}…
        </button>
      </div>
    </section>
  );
}

/** Both ways to end a game, behind a question. */
export function EndDialog(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const topic = () => {
    const type = hand.topic()?.type;
    return type === 'reveal' || type === 'last' ? type : undefined;
  };
  const close = () => hand.setTopic(undefined);
  const act = (type: 'reveal' | 'last') => {
    close();
    if (type === 'reveal') play.move({ type: 'reveal' });
    else {
      hand.setLast(true);
      hand.setTab('brew');
    }
  };
  return (
    <Show when={topic()} keyed>
      {(type) => (
        <Dialog open title={type === 'reveal' ? words.reveal : words.brewLast} onClose={close}>
          <p>{type === 'reveal' ? words.revealSure : words.lastSure}</p>
          <div class="row">
            <button type="button" class="button primary" onClick={close}>
              {words.goOn}
            </button>
            <button type="button" class="button" onClick={() => act(type)}>
              {type === 'reveal' ? words.revealYes : words.brewLast}
            </button>
          </div>
        </Dialog>
      )}
    </Show>
  );
}
