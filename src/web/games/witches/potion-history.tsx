// The potions so far, newest first, each with the answer of the High Witch; and the latest answer by itself.

import { batch, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { words } from '#words/witches/index.ts';
import type { Trial } from '../../../games/witches/types/potion.ts';
import { handOf, type WitchesPlay } from './hand.ts';
import { Herb } from './herb.tsx';
import { NO_TESTER } from './party.ts';

export function History(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const trials = () => play.view().trials;
  const newestFirst = () => trials().map((_, index) => trials().length - 1 - index);
  /** Can a potion be put back into the cauldron? */
  const brewable = () => !play.over() && !play.watching && !play.view().solo;
  const putBack = (trial: Trial) =>
    batch(() => {
      hand.setDraft(trial.entries, 0);
      hand.setTab('brew');
    });
  return (
    <Show when={trials().length > 0} fallback={<p class="muted">{words.face.noPotions}</p>}>
      <ul class="witches-history" aria-label={words.face.tabs.potions}>
        <For each={newestFirst()}>
          {(index) => (
            <li class="witches-paper" classList={{ hinted: play.hints.marksRow('potions', index) }}>
              <AnsweredPotion play={play} index={index} form="listed" />
              <Show when={brewable() && trials()[index]} keyed>
                {(trial) => (
                  <div class="witches-potion-acts">
                    <button type="button" class="witches-again" onClick={() => putBack(trial)}>
                      {words.face.again}
                    </button>
                    <TesterSelect play={play} index={index} />
                  </div>
                )}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

interface AnswerProps {
  readonly play: WitchesPlay;
  readonly index: number;
  /** Show only verdict and counts, and a button with this label that opens the rest. */
  readonly brief?: string | undefined;
}

/** The latest answer, in place of the cauldron while the draft is empty. */
export function Answer(props: AnswerProps): JSX.Element {
  // An answer longer than the screen shows that there is more below.
  const [below, setBelow] = createSignal(false);
  const watchEnd = (end: HTMLElement) => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) =>
      setBelow(entry?.isIntersecting === false && entry.boundingClientRect.top > 0),
    );
    observer.observe(end);
    onCleanup(() => observer.disconnect());
  };
  return (
    <section class="witches-answer witches-paper" tabindex="0" aria-label={words.face.latest}>
      <AnsweredPotion play={props.play} index={props.index} form="whole" brief={props.brief} />
      <span class="witches-answer-end" ref={watchEnd} />
      <Show when={below()}>
        <span class="witches-below" aria-hidden="true">
          {words.face.below}
        </span>
      </Show>
    </section>
  );
}

function AnsweredPotion(props: {
  readonly play: WitchesPlay;
  readonly index: number;
  /** In the list of potions, or by itself. */
  readonly form: 'listed' | 'whole';
  readonly brief?: string | undefined;
}): JSX.Element {
  const hand = handOf(props.play);
  const tester = () => {
    const { players, testers } = hand.party();
    return players.length > 1 ? players[testers[props.index] ?? NO_TESTER] : undefined;
  };
  return (
    <Show when={props.play.view().trials[props.index]} keyed>
      {(trial) => (
        <>
          <h2>
            {words.face.potion(props.index + 1)}
            <Show when={tester()}>
              {(name) => <span class="witches-by">, {words.face.cauldronOf(name())}</span>}
            </Show>
          </h2>
          <Show when={props.form === 'listed'}>
            <PotionEntries trial={trial} />
          </Show>
          <ResultText play={props.play} trial={trial} brief={props.brief !== undefined} />
          <Show when={props.form === 'whole' && props.brief === undefined}>
            <PotionEntries trial={trial} short />
          </Show>
          <Show when={props.brief}>
            <button type="button" class="witches-again" onClick={() => hand.setUnread(true)}>
              {props.brief}
            </button>
          </Show>
        </>
      )}
    </Show>
  );
}

/** Corrects whose cauldron it was; its effects then apply to that player. */
function TesterSelect(props: { readonly play: WitchesPlay; readonly index: number }): JSX.Element {
  const hand = handOf(props.play);
  const players = () => hand.party().players;
  const tester = () => hand.party().testers[props.index] ?? NO_TESTER;
  return (
    <Show when={players().length > 1}>
      <select
        class="input witches-whose"
        aria-label={words.face.whoseOf(props.index + 1)}
        onChange={(event) => hand.setTester(props.index, Number(event.currentTarget.value))}
      >
        <Show when={tester() === NO_TESTER}>
          <option value={NO_TESTER} selected>
            {words.face.whose}
          </option>
        </Show>
        <For each={players()}>
          {(name, place) => (
            <option value={place()} selected={tester() === place()}>
              {words.face.cauldronOf(name)}
            </option>
          )}
        </For>
      </select>
    </Show>
  );
}

function PotionEntries(props: { readonly trial: Trial; readonly short?: boolean }): JSX.Element {
  return (
    <ol class="witches-potion" classList={{ short: props.short ?? false }}>
      <For each={props.trial.entries}>
        {({ ingredient, seeds }) => (
          <li>
            <Herb name={ingredient} />
            <span>
              <span class="witches-potion-name">{words.face.ingredient(ingredient)}</span>{' '}
              <strong class="digits">{seeds}</strong>
            </span>
          </li>
        )}
      </For>
    </ol>
  );
}

/** Verdict, counts, then the messages of the effects. */
function ResultText(props: {
  readonly play: WitchesPlay;
  readonly trial: Trial;
  readonly brief: boolean;
}): JSX.Element {
  const { result } = props.trial;
  return (
    <>
      <p class="witches-verdict" classList={{ won: result.won }}>
        {words.verdict(result, props.play.view())}
      </p>
      <Show when={!result.won}>
        <p class="witches-grown">
          <span>
            <strong class="digits">{result.undergrown}</strong> {words.face.undergrown}
          </span>
          <span>
            <strong class="digits">{result.overgrown}</strong> {words.face.overgrown}
          </span>
        </p>
        <Show when={!props.brief && result.messages.length > 0}>
          <ul class="witches-messages">
            <For each={words.messages(result.messages)}>{(line) => <li>{line}</li>}</For>
          </ul>
        </Show>
      </Show>
    </>
  );
}
