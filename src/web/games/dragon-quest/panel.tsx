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
import { itemKind } from '../../../games/dragon-quest/pack.ts';
import { beats, cardTable } from '../../../games/dragon-quest/rules/cards.ts';
import { type Outlook, outlookOf } from '../../../games/dragon-quest/rules/odds.ts';
import type { View } from '../../../games/dragon-quest/types.ts';
import type { GridFocus } from '../../ui/grid.ts';
import { ChanceBar } from '../../ui/marks/bar.tsx';
import { cardLines, planLines } from './about.ts';
import { CardFace, shortName } from './cards.tsx';
import { Ending } from './ending.tsx';
import { type FaceUp, faceUpOn } from './faceup.ts';
import { type DragonPlay, flipper, type Hand } from './hand.ts';
import { Outcome } from './outcome.tsx';
import { PendingChoice } from './pending.tsx';
import { theatreOf } from './theatre.ts';
import { Tip } from './tutorial.tsx';
import { words } from './words.ts';

const { cards, face } = words;

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
  createEffect(on(play.hints.told, (hint) => hint || setLine(undefined), { defer: true }));

  // A button that is gone takes the focus with it: it goes back to the dungeon.
  const rescueFocus = () =>
    queueMicrotask(() => {
      const grid = props.focus();
      if (grid && document.activeElement === document.body) grid.focus(grid.focused());
    });
  createEffect(
    on([() => play.happening().serial, play.hints.told, hand.aiming], rescueFocus, { defer: true }),
  );

  const looked = createMemo(() =>
    play.over() || play.view().pending ? undefined : faceUpOn(play.view(), hand.selected()),
  );
  const idleText = () => {
    if (play.view().placeable.length === 0) return face.noPlace;
    return play.canUndo() ? face.goOn : face.begin;
  };
  const comparing = () => play.hints.marks().some(({ kind }) => kind === 'bar');
  /** The question, the hint, or the place of what is aimed says it already; so does a card that has just come. */
  const saidElsewhere = () => {
    if (line()?.tone === 'bad') return false;
    const { pending } = play.view();
    if (play.hints.told() || hand.aiming()) return true;
    if (pending) return pending.kind !== 'damage' && pending.kind !== 'hiddenPit';
    const { events } = play.happening();
    return (
      looked() !== undefined &&
      events.every((event) => event.type === 'placed' && event.cell === looked()?.cell)
    );
  };
  // What came of a draw is read when the card has turned; it is there before, for ears and keys.
  const { scene } = theatreOf(play);
  const told = () => {
    const duel = scene()?.duel;
    return duel?.drawn ? duel.verdict.at : undefined;
  };
  return (
    <section
      class="dq-panel card"
      classList={{ telling: told() !== undefined }}
      style={{ '--told': `${told() ?? 0}ms` }}
      aria-label={face.panel}
    >
      <Outcome
        play={play}
        text={saidElsewhere() ? '' : (line()?.text ?? '')}
        tone={line()?.tone ?? 'plain'}
        brief={
          looked() !== undefined || play.view().pending !== null || play.hints.told() !== undefined
        }
      />
      <Show when={!play.watching}>
        <Tip play={play} hand={hand} leave={rescueFocus} />
      </Show>
      <Switch
        fallback={
          <Show when={!comparing()} fallback={<Options play={play} />}>
            <Show when={!play.watching}>
              <p class="muted dq-idle">{idleText()}</p>
            </Show>
          </Show>
        }
      >
        <Match when={!play.watching && play.view().pending}>
          <PendingChoice play={play} focus={props.focus} />
        </Match>
        <Match when={play.over()}>
          <Ending play={play} />
        </Match>
        <Match when={hand.aiming()}>
          {(item) => (
            <div class="stack">
              <p class="dq-aim">{face.aim(cards.item(item()))}</p>
              <div class="row">
                <button type="button" class="button" onClick={() => hand.aim(undefined)}>
                  {face.aimOff}
                </button>
              </div>
            </div>
          )}
        </Match>
        <Match when={!play.hints.told() && looked()}>
          {(card) => <Look play={play} hand={hand} card={card()} />}
        </Match>
      </Switch>
    </section>
  );
}

/** What a hint compares, side by side. */
function Options(props: { readonly play: DragonPlay }): JSX.Element {
  const { play } = props;
  return (
    <ul class="dq-options">
      <For each={play.hints.marks()}>
        {(mark) => (
          <Show when={mark.kind === 'bar' && mark}>
            {(bar) => (
              <li>
                {words.optionText(bar().option, play.view())}
                <ChanceBar bar={bar()} />
              </li>
            )}
          </Show>
        )}
      </For>
    </ul>
  );
}

/** A face-up card before it is resolved: what it is, what it does, how likely, what it costs. */
function Look(props: {
  readonly play: DragonPlay;
  readonly hand: Hand;
  readonly card: FaceUp;
}): JSX.Element {
  const view = () => props.play.view();
  const facts = () => cardTable[props.card.card];
  const outlook = createMemo(() => outlookOf(view(), props.card.cell));
  return (
    <div class="dq-look">
      <span class="dq-shown">
        <CardFace card={props.card.card} />
      </span>
      <div class="dq-about">
        <h2>
          {cards.name(props.card.card)}{' '}
          <span class="muted" title={cards.title(props.card.card)}>
            {shortName(props.card.card)}
          </span>
        </h2>
        <For each={cardLines(props.card, view())}>
          {(line) => <p classList={{ 'dq-beware': line.grave }}>{line.text}</p>}
        </For>
        <Show when={outlook()}>{(seen) => <Odds outlook={seen()} view={view()} />}</Show>
      </div>
      <div class="row dq-acts" hidden={props.play.watching}>
        <button
          type="button"
          class="button primary"
          aria-disabled={props.card.hindrance !== null}
          onClick={() => props.hand.act(props.card.cell)}
        >
          {face.act(facts().kind, view().queenBeaten)}
        </button>
        <Show when={flipper(view())}>
          {(item) => (
            <button type="button" class="button" onClick={() => props.hand.flip(props.card.cell)}>
              {face.flip(itemKind(item()))}
            </button>
          )}
        </Show>
      </div>
    </div>
  );
}

/** How a fight or a pit would go: bare, and with what is held. */
function Odds(props: { readonly outlook: Outlook; readonly view: View }): JSX.Element {
  const need = () => cardTable[props.outlook.card].need;
  const bare = () => props.outlook.plans[0];
  const plans = () => planLines(props.outlook);
  return (
    <div class="dq-odds">
      <Show when={props.outlook.kind === 'fight'}>
        <strong>{face.oddsLine(bare(), props.view.leftFates.length)}</strong>{' '}
        <span aria-hidden="true">
          <For each={props.view.leftFates}>
            {(fate) => (
              <span class="dq-chance digits" classList={{ beats: beats(fate, need()) }}>
                {fate}
                {beats(fate, need()) ? '✓' : '✕'}
              </span>
            )}
          </For>
        </span>
      </Show>
      <Show when={plans().length > 0}>
        <ul class="dq-plans" aria-label={face.plans}>
          <For each={plans()}>{(line) => <li>{line}</li>}</For>
        </ul>
      </Show>
      <Show when={props.outlook.kind === 'fight'}>
        <small class="dq-expect">{face.expect(bare())}</small>
      </Show>
    </div>
  );
}
