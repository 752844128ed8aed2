// The cauldron: entries in order, tools for the chosen one, the ingredients, and Use Potion; or the latest answer.

import {
  type Accessor,
  createEffect,
  createSignal,
  For,
  Index,
  type JSX,
  on,
  onCleanup,
  Show,
} from 'solid-js';
import { highWitchWords } from '#words/witches/high-witch.ts';
import { words } from '#words/witches/index.ts';
import { poisonedOut, statusesOf } from '../../../../games/witches/rules/statuses.ts';
import { Icon } from '../../../ui/icons.tsx';
import { markFreshOn } from '../../../ui/tap-guard.ts';
import { handOf, type WitchesPlay } from '../hand.ts';
import { Herb } from '../herb.tsx';
import { letters } from '../keys.ts';
import { Answer } from '../potion-history.tsx';
import {
  add,
  clearDraft,
  focusAnswer,
  removeChosen,
  sendingOf,
  setSeeds,
  shift,
  stepSeeds,
  usePotion,
} from './draft.ts';

export function Brew(props: {
  readonly play: WitchesPlay;
  /** Show only the latest answer, without the ingredients. */
  readonly alone: boolean;
  /** Shorten the latest answer if it does not fit beside the ingredients. */
  readonly brief: boolean;
}): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const draft = () => hand.party().draft;
  const latest = () => play.view().trials.length - 1;
  const { fits, watch } = createFitting(() => [latest(), draft().length === 0, props.alone]);
  return (
    <>
      <section
        ref={watch}
        class="witches-cauldron"
        classList={{ 'witches-alone': props.alone }}
        aria-label={highWitchWords.cauldron}
      >
        <Show
          when={draft().length > 0}
          fallback={
            <Show
              when={latest() >= 0}
              fallback={
                <div class="witches-empty">
                  <p>
                    <strong>{highWitchWords.empty}</strong>
                  </p>
                  <p>{highWitchWords.emptyHow}</p>
                </div>
              }
            >
              <Answer
                play={play}
                index={latest()}
                brief={props.brief && !fits() ? highWitchWords.readAgain : undefined}
              />
            </Show>
          }
        >
          <Entries play={play} />
          <Tools play={play} />
        </Show>
      </section>
      <Show when={!props.alone}>
        <Ingredients play={play} />
      </Show>
    </>
  );
}

/** Ends the view in which the latest answer has the screen to itself. */
export function NextPotion(props: { readonly play: WitchesPlay }): JSX.Element {
  const hand = handOf(props.play);
  return (
    <div class="witches-use">
      <button
        ref={(button) => markFreshOn(button, props.play.serial)}
        type="button"
        class="button primary witches-brew"
        onClick={() => hand.setUnread(false)}
      >
        {highWitchWords.nextPotion}
      </button>
    </div>
  );
}

/** The button that tests the potion, below the effects on the players. */
export function UsePotion(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const draft = () => hand.party().draft;
  const { sending } = sendingOf(play);
  const label = () => {
    if (sending()) return highWitchWords.sending;
    if (!hand.last()) return highWitchWords.use;
    return play.company ? highWitchWords.proposeLast : highWitchWords.useLast;
  };
  return (
    <div class="witches-use">
      <Show when={hand.last()}>
        <p class="note">
          {highWitchWords.lastMode}{' '}
          <button type="button" class="button" onClick={() => hand.setLast(false)}>
            {highWitchWords.lastBack}
          </button>
        </p>
      </Show>
      <Ailments play={play} />
      <div class="witches-use-row">
        <button
          type="button"
          class="button"
          disabled={draft().length === 0}
          onClick={() => clearDraft(play)}
        >
          {highWitchWords.clear}
        </button>
        <button
          ref={(button) => markFreshOn(button, play.serial)}
          type="button"
          class="button primary witches-brew"
          // Not disabled: it would lose the focus. Pressed again it does nothing.
          aria-busy={sending()}
          onClick={() => {
            usePotion(play);
            focusAnswer();
          }}
        >
          {label()}
        </button>
      </div>
    </div>
  );
}

/** Effects on the players: some restrict their next potion. */
function Ailments(props: { readonly play: WitchesPlay }): JSX.Element {
  const hand = handOf(props.play);
  const list = () =>
    hand.party().players.flatMap((name, place) =>
      statusesOf(props.play.view().trials, hand.party().testers, place).map(({ effect }) => ({
        name,
        effect,
      })),
    );
  return (
    <Show when={list().length > 0}>
      <ul class="witches-ails" aria-label={highWitchWords.ailing}>
        <For each={list()}>
          {({ name, effect }) => (
            <li>
              <button
                type="button"
                class="witches-chip"
                onClick={() => hand.setTopic({ type: 'effect', effect })}
              >
                {highWitchWords.ails(name, words.face.effect(effect))}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

function Entries(props: { readonly play: WitchesPlay }): JSX.Element {
  const hand = handOf(props.play);
  return (
    <ol class="witches-entries" classList={{ many: hand.party().draft.length > 6 }}>
      <Index each={hand.party().draft}>
        {(entry, slot) => (
          <li>
            <button
              type="button"
              class="witches-entry"
              aria-pressed={hand.chosen() === slot}
              aria-label={highWitchWords.entryPlace(slot + 1, entry().ingredient, entry().seeds)}
              onClick={() => hand.choose(slot)}
            >
              <Show when={entry().ingredient} keyed>
                {(name) => <Herb name={name} />}
              </Show>
              <span class="witches-seeds digits" aria-hidden="true">
                {entry().seeds}
              </span>
            </button>
          </li>
        )}
      </Index>
    </ol>
  );
}

function Tools(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const entry = () => hand.party().draft[hand.chosen()];
  const counts = Array.from({ length: play.view().maxSeeds }, (_, index) => index + 1);
  return (
    <Show when={entry()}>
      {(chosen) => (
        <div
          class="witches-tools"
          role="group"
          aria-label={highWitchWords.chosenTools(chosen().ingredient)}
        >
          <div
            class="witches-counts"
            role="group"
            aria-label={highWitchWords.seedsOf(chosen().ingredient)}
          >
            <span class="witches-chosen" aria-hidden="true">
              {words.face.ingredient(chosen().ingredient)}
            </span>
            <For each={counts}>
              {(count) => (
                <button
                  type="button"
                  class="button digits"
                  aria-label={highWitchWords.seedButton(count)}
                  aria-pressed={chosen().seeds === count}
                  onClick={() => setSeeds(play, count)}
                >
                  {count}
                </button>
              )}
            </For>
          </div>
          <div class="witches-moves">
            <Tool name={highWitchWords.fewer} act={() => stepSeeds(play, -1)} d="M5 12h14" />
            <Tool name={highWitchWords.more} act={() => stepSeeds(play, 1)} d="M12 5v14M5 12h14" />
            <Tool
              name={highWitchWords.earlier}
              act={() => shift(play, -1)}
              d="M19 12H5M11 6l-6 6 6 6"
            />
            <Tool
              name={highWitchWords.later}
              act={() => shift(play, 1)}
              d="M5 12h14M13 6l6 6-6 6"
            />
            <Tool
              name={highWitchWords.remove}
              act={() => removeChosen(play)}
              d="M6 6l12 12M18 6L6 18"
            />
          </div>
        </div>
      )}
    </Show>
  );
}

function Tool(props: { readonly name: string; readonly d: string; act(): void }): JSX.Element {
  return (
    <button
      type="button"
      class="button"
      aria-label={props.name}
      title={props.name}
      onClick={() => props.act()}
    >
      <Icon>
        <path d={props.d} />
      </Icon>
    </button>
  );
}

function Ingredients(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const { ingredients } = play.view();
  const hinted = (index: number) => play.hints.marksRow('notes', index);
  // Two rows; one for five or fewer, as in the lesson.
  const columns = ingredients.length > 5 ? Math.ceil(ingredients.length / 2) : ingredients.length;
  return (
    <ul class="witches-herbs" aria-label={words.face.ingredients} style={{ '--columns': columns }}>
      <For each={ingredients}>
        {(name, index) => (
          <li>
            <button
              type="button"
              class="witches-herb"
              data-key={letters[name].toUpperCase()}
              data-herb={name}
              classList={{ hinted: hinted(index()) }}
              aria-label={
                hinted(index())
                  ? `${highWitchWords.add(name)}, ${highWitchWords.inHint}`
                  : highWitchWords.add(name)
              }
              onClick={() => add(play, name)}
            >
              <Herb name={name} />
              <span>{words.face.ingredient(name)}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Warns when the paper game is lost by poison. */
export function Poisoned(props: { readonly play: WitchesPlay }): JSX.Element {
  const { party } = handOf(props.play);
  const lost = () =>
    !props.play.over() &&
    // A table of phones ends on its own.
    !props.play.company &&
    poisonedOut(props.play.view().trials, party().testers, party().players.length);
  return (
    <Show when={lost()}>
      <p class="note bad">
        {party().players.length === 1 ? highWitchWords.poisonedTwice : highWitchWords.allPoisoned}
      </p>
    </Show>
  );
}

/** Whether the content fits into the board's box; measures when either changes. Call it in the body of a component. */
function createFitting(content: Accessor<unknown>) {
  /** True until measured otherwise. */
  const [fits, setFits] = createSignal(true);
  let box: Element | null = null;
  const look = () => {
    if (!box) return;
    // Measure the whole content: what was left out may fit now. Nothing of this is painted.
    setFits(true);
    setFits(box.scrollHeight <= box.clientHeight + 1);
  };
  // The DOM is updated after the effect.
  createEffect(on(content, () => queueMicrotask(look)));
  return {
    fits,
    /** Takes an element inside the box. */
    watch(element: HTMLElement): void {
      if (typeof ResizeObserver === 'undefined') return;
      const observer = new ResizeObserver(look);
      queueMicrotask(() => {
        box = element.closest('.layout-board');
        if (box) observer.observe(box);
      });
      onCleanup(() => observer.disconnect());
    },
  };
}
