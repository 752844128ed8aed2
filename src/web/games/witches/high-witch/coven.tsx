// Around the cauldron: the tab with the players, effects on them, the seal and the end; and the dialogs that ask who plays
// and whose cauldron a potion is from.

import { batch, createSignal, For, Index, type JSX, Show } from 'solid-js';
import { dialogWords, effectTexts } from '#words/witches/dialogs.ts';
import { highWitchWords } from '#words/witches/high-witch.ts';
import { words } from '#words/witches/index.ts';
import { statusesOf } from '../../../../games/witches/rules/statuses.ts';
import { MAX_PLAYERS, NAME_LENGTH } from '../../../../games/witches/types/board.ts';
import { ActionButton } from '../action-button.tsx';
import { Seal } from '../ending.tsx';
import { handOf, lastTable, UNNAMED, type WitchesPlay } from '../hand.ts';
import { tidyNames } from '../party.ts';
import { Poisoned } from './brew.tsx';
import { focusAnswer, usePotion } from './draft.ts';

export function Coven(props: { readonly play: WitchesPlay }): JSX.Element {
  const hand = handOf(props.play);
  return (
    <div class="stack">
      <Players play={props.play} />
      <Seal play={props.play} />
      <Show when={!props.play.over()}>
        <section class="witches-end" aria-labelledby="witches-end">
          <h2 id="witches-end">{highWitchWords.end}</h2>
          <p class="muted">
            {highWitchWords.endAbout}{' '}
            <Show when={props.play.view().lastPotion}>{highWitchWords.lastAbout}</Show>
          </p>
          <div class="row">
            <Show when={props.play.view().lastPotion}>
              <ActionButton act={() => hand.setTopic({ type: 'last' })}>
                {dialogWords.brewLast}
              </ActionButton>
            </Show>
            <ActionButton act={() => hand.setTopic({ type: 'reveal' })}>
              {words.face.reveal}…
            </ActionButton>
          </div>
        </section>
      </Show>
    </div>
  );
}

function Players(props: { readonly play: WitchesPlay }): JSX.Element {
  const hand = handOf(props.play);
  const players = () => hand.party().players;
  return (
    <section aria-labelledby="witches-players">
      <h2 id="witches-players">{highWitchWords.players}</h2>
      <Poisoned play={props.play} />
      <Show
        when={players().length > 0}
        fallback={<p class="muted">{highWitchWords.nobodyNamed}</p>}
      >
        <ul class="witches-players">
          <For each={players()}>
            {(name, place) => (
              <li>
                <strong class="witches-player">{name}</strong>
                <CovenStatuses play={props.play} place={place()} />
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
          {players().length > 0 ? highWitchWords.changePlayers : highWitchWords.namePlayers}
        </button>
      </Show>
      <p class="muted">{highWitchWords.onePhone}</p>
    </section>
  );
}

function CovenStatuses(props: { readonly play: WitchesPlay; readonly place: number }): JSX.Element {
  const { party } = handOf(props.play);
  const trials = () => props.play.view().trials;
  const list = () => statusesOf(trials(), party().testers, props.place);
  const brewed = (potion: number) => {
    const names = (trials()[potion - 1]?.entries ?? []).map((entry) => entry.ingredient);
    return [...new Set(names)].map(words.face.ingredient).join(', ');
  };
  return (
    <Show when={list().length > 0} fallback={<p class="muted">{highWitchWords.noStatus}</p>}>
      <ul class="witches-statuses">
        <For each={list()}>
          {({ effect, potion }) => (
            <li>
              <strong>{words.face.effect(effect)}</strong>{' '}
              <span class="muted">({highWitchWords.until})</span>: {effectTexts[effect]}
              <Show when={effect === 'Allergies'}>
                {' '}
                {highWitchWords.allergicTo(brewed(potion))}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** A button for each player, with the effects on them: some restrict their potion. */
export function WhoseCauldron(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const under = (place: number) =>
    statusesOf(play.view().trials, hand.party().testers, place)
      .map(({ effect }) => words.face.effect(effect))
      .join(', ');
  const brew = (place: number) => {
    hand.setTopic(undefined);
    usePotion(play, place);
    focusAnswer();
  };
  return (
    <>
      <ul class="witches-seats">
        <For each={hand.party().players}>
          {(name, place) => (
            <li>
              <button
                type="button"
                class="button"
                autofocus={place() === 0}
                onClick={() => brew(place())}
              >
                <strong>{name}</strong>
                <Show when={under(place())}>{(what) => <small>{what()}</small>}</Show>
              </button>
            </li>
          )}
        </For>
      </ul>
      <button type="button" class="button quiet" onClick={() => hand.setTopic(undefined)}>
        {dialogWords.notYet}
      </button>
    </>
  );
}

const LEAST = 2;

export function WhoPlays(props: {
  readonly play: WitchesPlay;
  /** A potion waits for the answer. */
  readonly brewing: boolean;
}): JSX.Element {
  const { play, brewing } = props;
  const hand = handOf(play);
  const known = hand.party().players;
  const last = lastTable.value();
  const before = known.length > 0 || last === UNNAMED || last === '' ? known : last.split(',');
  const [names, setNames] = createSignal<readonly string[]>(
    before.length > 0 ? tidyNames(before) : new Array<string>(LEAST).fill(''),
  );
  const named = () => names().map((name, place) => name || words.face.witch(place + 1));
  const rename = (place: number, name: string) =>
    setNames(
      tidyNames(names().map((one, other) => (other === place ? name.replaceAll(',', ' ') : one))),
    );
  const goOn = (players: readonly string[]) => {
    batch(() => {
      hand.change({ players });
      lastTable.set(players.length > 0 ? players.join(',') : UNNAMED);
      hand.setTopic(undefined);
    });
    if (!brewing) return;
    usePotion(play);
    focusAnswer();
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        goOn(named());
      }}
    >
      <div class="row witches-stepper">
        <ActionButton
          icon
          label={dialogWords.fewerPlayers}
          disabled={names().length <= 1}
          act={() => setNames(names().slice(0, -1))}
        >
          −
        </ActionButton>
        <strong>{dialogWords.playerCount(names().length)}</strong>
        <ActionButton
          icon
          label={dialogWords.morePlayers}
          disabled={names().length >= MAX_PLAYERS}
          act={() => setNames([...names(), ''])}
        >
          +
        </ActionButton>
      </div>
      <ul class="witches-players">
        <Index each={names()}>
          {(name, place) => (
            <li>
              <input
                class="input"
                aria-label={dialogWords.playerName(place + 1)}
                placeholder={words.face.witch(place + 1)}
                value={name()}
                maxlength={NAME_LENGTH}
                autocomplete="off"
                onChange={(event) => rename(place, event.currentTarget.value)}
              />
            </li>
          )}
        </Index>
      </ul>
      <div class="row">
        <button type="submit" class="button primary">
          {dialogWords.thatIsUs}
        </button>
        <ActionButton act={() => goOn([])}>{dialogWords.unnamed}</ActionButton>
      </div>
    </form>
  );
}
