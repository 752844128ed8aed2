// The potions so far, newest first, each with what the High Witch said about it.

import { batch, For, type JSX, Show } from 'solid-js';
import type { Trial } from '../../../games/witches/types/potion.ts';
import { handOf, type WitchesPlay } from './hand.ts';
import { Herb } from './herb.tsx';
import { words } from './words.ts';

export function History(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const trials = () => play.view().trials;
  const newestFirst = () => trials().map((_, index) => trials().length - 1 - index);
  /** Is there a cauldron that a potion could be put into again? */
  const brewable = () => !play.over() && !play.watching && !play.view().solo;
  const putBack = (trial: Trial) =>
    batch(() => {
      hand.change({ draft: trial.entries });
      hand.choose(0);
      hand.setTab('brew');
    });
  return (
    <Show when={trials().length > 0} fallback={<p class="muted">{words.face.noPotions}</p>}>
      <ul class="witches-history" aria-label={words.face.tabs.potions}>
        <For each={newestFirst()}>
          {(index) => (
            <li class="witches-paper" classList={{ hinted: play.hints.marksRow('potions', index) }}>
              <Answered play={play} index={index} />
              <Show when={brewable() && trials()[index]} keyed>
                {(trial) => (
                  <button type="button" class="witches-again" onClick={() => putBack(trial)}>
                    {words.face.again}
                  </button>
                )}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** The latest answer in the cauldron's place, while no new potion is being written. */
export function Answer(props: { readonly play: WitchesPlay; readonly index: number }): JSX.Element {
  return (
    <section class="witches-answer witches-paper" tabindex="0" aria-label={words.face.latest}>
      <Answered play={props.play} index={props.index} />
    </section>
  );
}

function Answered(props: { readonly play: WitchesPlay; readonly index: number }): JSX.Element {
  const { party } = handOf(props.play);
  const tester = () => {
    const { players, testers } = party();
    return players.length > 1 ? players[testers[props.index] ?? 0] : undefined;
  };
  return (
    <Show when={props.play.view().trials[props.index]} keyed>
      {(trial) => (
        <>
          <h2>
            {words.face.potion(props.index + 1)}
            <Show when={tester()}>
              {(name) => <span class="witches-by">, {words.face.testedBy(name())}</span>}
            </Show>
          </h2>
          <Potion trial={trial} />
          <Said trial={trial} />
        </>
      )}
    </Show>
  );
}

function Potion(props: { readonly trial: Trial }): JSX.Element {
  return (
    <ol class="witches-potion">
      <For each={props.trial.entries}>
        {({ ingredient, seeds }) => (
          <li>
            <Herb name={ingredient} />
            <span>
              {words.face.ingredient(ingredient)} <strong class="digits">{seeds}</strong>
            </span>
          </li>
        )}
      </For>
    </ol>
  );
}

function Said(props: { readonly trial: Trial }): JSX.Element {
  const { result } = props.trial;
  if (result.won) return <p class="witches-won">{words.face.won}</p>;
  return (
    <>
      <p class="witches-grown">
        <span>
          <strong class="digits">{result.undergrown}</strong> {words.face.undergrown}
        </span>
        <span>
          <strong class="digits">{result.overgrown}</strong> {words.face.overgrown}
        </span>
      </p>
      <Show when={result.messages.length > 0}>
        <ul class="witches-messages">
          <For each={result.messages}>{(message) => <li>{words.message(message)}</li>}</For>
        </ul>
      </Show>
    </>
  );
}
