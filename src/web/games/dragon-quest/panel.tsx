// What can be done now, or what has just happened: a choice that waits, a hint, the card that is looked at, the end
// of the game, the last outcome. All of it follows from the state; no dialog decides anything.

import {
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  Match,
  on,
  Show,
  Switch,
} from 'solid-js';
import { cardTable } from '../../../games/dragon-quest/rules/cards.ts';
import type { CardView } from '../../../games/dragon-quest/types.ts';
import { cardName, cardTitle, itemName } from '../../../words/en/dragon-quest/index.ts';
import type { GridFocus } from '../../kit/grid.ts';
import { CardFace, shortName } from './cards.tsx';
import { Choices } from './choice.tsx';
import { Ending } from './ending.tsx';
import { cardOn, type DragonPlay, flipper, type Hand } from './hand.ts';
import { Outcome } from './outcome.tsx';
import { Tip } from './tutorial.tsx';
import { actLabel, cardLines, oddsLine, words } from './words.ts';

export interface PanelProps {
  readonly play: DragonPlay;
  readonly hand: Hand;
  focus(): GridFocus | undefined;
}

export function Panel(props: PanelProps): JSX.Element {
  const { play, hand } = props;
  const [line, setLine] = createSignal<{ readonly text: string; readonly tone: string }>();
  // A step without events, such as undo, leaves nothing to tell.
  createEffect(
    on(
      () => play.happening().serial,
      () => setLine(undefined),
    ),
  );
  createEffect(on(play.message, (message) => setLine(message)));
  // What a hint said goes with it.
  createEffect(on(play.hint, (hint) => hint || setLine(undefined), { defer: true }));

  // A button that is gone takes the focus with it: it goes back to the dungeon.
  const rescueFocus = () =>
    queueMicrotask(() => {
      const grid = props.focus();
      if (grid && document.activeElement === document.body) grid.focus(grid.focused());
    });
  createEffect(
    on([() => play.happening().serial, play.hint, hand.aiming], rescueFocus, { defer: true }),
  );

  const looked = createMemo((): CardView | undefined => {
    if (play.over() || play.view().pending) return undefined;
    const card = cardOn(play.view(), hand.selected());
    return card?.faceUp ? card : undefined;
  });
  return (
    <section class="dq-panel card" aria-label={words.panel}>
      <Outcome
        play={play}
        text={play.hint() && line()?.tone !== 'bad' ? '' : (line()?.text ?? '')}
        tone={line()?.tone ?? 'plain'}
        brief={looked() !== undefined || play.view().pending !== null || play.hint() !== undefined}
      />
      <Tip play={play} hand={hand} leave={rescueFocus} />
      <Show when={play.hint()} keyed>
        {(hint) => (
          <aside class="dq-hint" aria-label={words.hint}>
            <For each={play.texts.hint(hint, play.view())}>{(said) => <p>{said}</p>}</For>
            <div class="row">
              <button type="button" class="button primary" onClick={() => void play.askHint()}>
                {words.doIt}
              </button>
              <button type="button" class="button" onClick={() => play.dropHint()}>
                {words.close}
              </button>
            </div>
          </aside>
        )}
      </Show>
      <Switch
        fallback={
          <Show when={!play.hint()}>
            <p class="muted dq-idle">{play.canUndo() ? words.goOn : words.begin}</p>
          </Show>
        }
      >
        <Match when={play.hinting()}>
          <p class="dq-thinking">
            <label>
              {words.thinking}
              <progress class="progress" />
            </label>
          </p>
        </Match>
        <Match when={play.view().pending}>
          <Choices play={play} focus={props.focus} />
        </Match>
        <Match when={play.over()}>
          <Ending play={play} />
        </Match>
        <Match when={hand.aiming()}>
          {(item) => (
            <div class="stack">
              <p class="dq-aim">{words.aim(itemName(item()))}</p>
              <div class="row">
                <button type="button" class="button" onClick={() => hand.aim(undefined)}>
                  {words.aimOff}
                </button>
              </div>
            </div>
          )}
        </Match>
        <Match when={!play.hint() && looked()}>
          {(card) => <Look play={play} hand={hand} card={card()} />}
        </Match>
      </Switch>
    </section>
  );
}

/** A face-up card before it is resolved: what it is, what it does, how likely, what it costs. */
function Look(props: {
  readonly play: DragonPlay;
  readonly hand: Hand;
  readonly card: CardView;
}): JSX.Element {
  const view = () => props.play.view();
  const facts = () => (props.card.card === '??' ? undefined : cardTable[props.card.card]);
  const name = () => (props.card.card === '??' ? '' : cardName(props.card.card));
  const need = () => facts()?.need ?? 0;
  return (
    <div class="dq-look">
      <span class="dq-shown">
        <CardFace card={props.card.card} />
      </span>
      <div class="dq-about">
        <h2>
          {name()}{' '}
          <span class="muted" title={cardTitle(props.card.card)}>
            {shortName(props.card.card)}
          </span>
        </h2>
        <For each={cardLines(props.card, view())}>
          {(text) => <p classList={{ 'dq-beware': text.startsWith('Beware') }}>{text}</p>}
        </For>
        <Show when={props.card.odds}>
          {(odds) => (
            <p class="dq-odds">
              <strong>{oddsLine(odds())}</strong>
              <span aria-hidden="true">
                <For each={view().leftFates}>
                  {(fate) => (
                    <span class="dq-chance digits" classList={{ beats: fate >= need() }}>
                      {fate}
                      {fate >= need() ? '✓' : '✕'}
                    </span>
                  )}
                </For>
              </span>
            </p>
          )}
        </Show>
      </div>
      <div class="row dq-acts">
        <button
          type="button"
          class="button primary"
          aria-disabled={props.card.hindrance !== null}
          onClick={() => props.hand.act(props.card.cell)}
        >
          {actLabel(facts()?.kind ?? '', view().queenBeaten)}
        </button>
        <Show when={flipper(view())}>
          {(item) => (
            <button type="button" class="button" onClick={() => props.hand.flip(props.card.cell)}>
              {words.flip(itemName(item()))}
            </button>
          )}
        </Show>
      </div>
    </div>
  );
}
