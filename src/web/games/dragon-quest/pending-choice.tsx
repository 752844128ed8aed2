// A pending choice: gems, an item on a fate card, a Queen over a pit, merchant and wizard, the Joker.

import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { words } from '#words/dragon-quest/index.ts';
import { beats, cardTable, fateCard } from '../../../games/dragon-quest/cards.ts';
import { faceUpOn } from '../../../games/dragon-quest/rules/view.ts';
import type { Move, Pending } from '../../../games/dragon-quest/types.ts';
import type { GridFocus } from '../../ui/grid-focus.ts';
import { ChanceBar } from '../../ui/hint-marks.tsx';
import { CardFace } from './cards.tsx';
import { choicesOf, sameness } from './choices.ts';
import { type DragonPlay, handOf } from './hand.ts';

export function PendingChoice(props: {
  readonly play: DragonPlay;
  focus(): GridFocus | undefined;
}): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const [group, setGroup] = createSignal<HTMLDivElement>();
  const choices = createMemo(() => choicesOf(play));
  const hinted = () => {
    const told = play.hints.shown();
    const move = told?.stage === 'what' ? told.hint.move : undefined;
    return move && sameness(move, play);
  };
  /** The chance of this answer, if a hint has shown it. */
  const bar = (move: Move) => {
    const same = sameness(move, play);
    for (const mark of play.hints.marks()) {
      if (mark.kind !== 'bar') continue;
      const read = play.game.moveCode.decode(mark.option);
      if (read.ok && sameness(read.value, play) === same) return mark;
    }
    return undefined;
  };
  const pending = () => play.view().pending;
  let cell = pending()?.cell;
  // The choice takes the focus and returns it to its card.
  onMount(() =>
    queueMicrotask(() => group()?.querySelector('button')?.focus({ preventScroll: true })),
  );
  onCleanup(() => {
    const had =
      group()?.contains(document.activeElement) || document.activeElement === document.body;
    const back = cell;
    if (had && back !== undefined) queueMicrotask(() => props.focus()?.focus(back));
  });
  const card = createMemo(() => {
    cell = pending()?.cell ?? cell;
    return faceUpOn(play.view(), pending()?.cell)?.card;
  });
  const fate = () => {
    const now = pending();
    return now?.kind === 'fate' || now?.kind === 'joker' ? now : undefined;
  };
  const question = createMemo(() => {
    const now = pending();
    const shown = card();
    return now && shown
      ? questionOf(now, words.cards.name(shown), cardTable[shown].need, play)
      : '';
  });
  return (
    <div class="dq-choice">
      <p class="dq-question" id="dq-question">
        <Show when={fate()}>
          {(now) => (
            <span class="dq-pile">
              <CardFace card={fateCard(now().fate)} />
            </span>
          )}
        </Show>
        <span>{question()}</span>
      </p>
      <div
        ref={setGroup}
        class="dq-choices"
        classList={{ offer: pending()?.kind === 'offer' }}
        role="group"
        aria-labelledby="dq-question"
      >
        <For each={choices()}>
          {(choice) => (
            <button
              type="button"
              class="dq-option"
              data-choice={play.game.moveCode.encode(choice.move)}
              classList={{ grave: choice.grave, hinted: hinted() === sameness(choice.move, play) }}
              onClick={() => hand.play(choice.move)}
            >
              <Show when={choice.card}>
                {(shown) => (
                  <span class="dq-mini">
                    <CardFace card={shown()} />
                  </span>
                )}
              </Show>
              <span class="dq-option-words">
                <b>{choice.label}</b>
                <Show when={choice.note}>
                  <small>{choice.note}</small>
                </Show>
                <Show when={bar(choice.move)}>{(mark) => <ChanceBar bar={mark()} />}</Show>
              </span>
              <span class="dq-key" aria-hidden="true">
                <kbd>
                  {choice.key === 'Escape'
                    ? words.face.choices.escapeKey
                    : choice.key.toUpperCase()}
                </kbd>
              </span>
            </button>
          )}
        </For>
      </div>
    </div>
  );
}

function questionOf(pending: Pending, name: string, need: number, play: DragonPlay): string {
  const { asks } = words.face;
  const { health, gems } = play.view();
  switch (pending.kind) {
    case 'fate':
      return beats(pending.fate + pending.bonus, need)
        ? asks.better(pending.fate, name)
        : asks.fate(pending.fate, pending.bonus, name, need);
    case 'joker':
      return asks.joker(pending.fate, name, need);
    case 'damage':
      return asks.damage(name, pending.damage, health, gems);
    case 'hiddenPit':
      return asks.hiddenPit(pending.damage, health, gems);
    case 'offer':
      return pending.price > 0 ? asks.merchant : asks.wizard;
  }
}
