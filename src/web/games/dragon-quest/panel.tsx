// The panel: a pending choice, a hint, the selected card, the end of the game, or the last outcome. All of it follows
// from the state.

import {
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  lazy,
  Match,
  on,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { words } from '#words/dragon-quest/index.ts';
import { beats, cardTable, fateCard, itemKind } from '../../../games/dragon-quest/cards.ts';
import { type Outlook, outlookOf } from '../../../games/dragon-quest/rules/odds.ts';
import { type FaceUpCard, faceUpOn } from '../../../games/dragon-quest/rules/view.ts';
import type { Event, View } from '../../../games/dragon-quest/types.ts';
import type { GridFocus } from '../../ui/grid-focus.ts';
import { ChanceBar } from '../../ui/hint-marks.tsx';
import { lazyModule } from '../../ui/lazy.ts';
import { CardFace, shortName } from './cards.tsx';
import { cardLines, planLines } from './choices.ts';
import type { DragonEndingProps } from './ending.tsx';
import { type DragonPlay, type DragonProps, flipper } from './hand.ts';
import { PendingChoice } from './pending-choice.tsx';
import { theatreOf } from './scenes.ts';
import { Tip } from './tips.tsx';

// The outcome of the last move: the fate card beside the need, and gains and losses.

const { marks } = words.face;

interface OutcomeMark {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly card?: string;
}

function markOf(event: Event): OutcomeMark | undefined {
  switch (event.type) {
    case 'fateDrawn':
      return { text: marks.needed(event.need), tone: 'plain', card: fateCard(event.fate) };
    case 'beaten':
      return { text: event.critical ? marks.naturalTen : marks.beaten, tone: 'good' };
    case 'fightLost':
    case 'pitOpened':
      return { text: marks.damage(event.damage), tone: 'bad' };
    case 'damaged':
      return {
        text: `${event.health > 0 ? `−${event.health} ♥\uFE0E` : marks.noHeartLost} ${
          event.gems > 0 ? `−${event.gems} ♦\uFE0E` : ''
        }`.trim(),
        tone: event.health > 0 ? 'bad' : 'good',
      };
    case 'healed':
      return { text: `+${event.health} ♥\uFE0E`, tone: 'good' };
    case 'gemsGained':
      return { text: `+${event.gems} ♦\uFE0E`, tone: 'good' };
    case 'paid':
      return { text: `−${event.gems} ♦\uFE0E`, tone: 'plain' };
    case 'itemGained':
      return { text: '+', tone: 'good', card: event.item };
    case 'itemUsed':
      return { text: marks.used, tone: 'plain', card: event.item };
    default:
      return undefined;
  }
}

/** The fate card of a fight that ends with this event, if an earlier step drew it. */
function fateOf(event: Event): readonly OutcomeMark[] {
  if (event.type !== 'beaten' && event.type !== 'fightLost') return [];
  const { card, fate } = event;
  return [{ text: marks.needed(cardTable[card].need), tone: 'plain', card: fateCard(fate) }];
}

function Outcome(props: {
  readonly play: DragonPlay;
  readonly text: string;
  readonly tone: string;
  /** Only the words, because other content needs the room. */
  readonly brief: boolean;
}): JSX.Element {
  const shown = () => {
    if (props.text === '') return [];
    const { events } = props.play.happening();
    const drawn = events.some(({ type }) => type === 'fateDrawn');
    return events.flatMap((event) => [...(drawn ? [] : fateOf(event)), markOf(event) ?? []].flat());
  };
  return (
    <div class="dq-outcome" classList={{ brief: props.brief, bad: props.tone === 'bad' }}>
      <Show when={shown().length > 0}>
        <p class="dq-marks" aria-hidden="true">
          <For each={shown()}>
            {(mark) => (
              <span class={`dq-mark ${mark.tone}`}>
                <Show when={mark.card}>
                  {(card) => (
                    <span class="dq-mini">
                      <CardFace card={card()} />
                    </span>
                  )}
                </Show>
                {mark.text}
              </span>
            )}
          </For>
        </p>
      </Show>
      <Show when={props.text}>
        <p class="dq-said" aria-hidden="true">
          {props.tone === 'bad' ? '✕ ' : ''}
          {props.text}
        </p>
      </Show>
    </div>
  );
}

const { cards, face } = words;

/** Result, review and celebration: no board needs them before its game is over. */
export const ending = lazyModule(() => import('./ending.tsx'));

const LazyEnding = lazy(async () => ({ default: (await ending.load()).Ending }));

export const Ending = (props: DragonEndingProps): JSX.Element => (
  <Suspense>
    <LazyEnding {...props} />
  </Suspense>
);

export function Panel(props: DragonProps & { focus(): GridFocus | undefined }): JSX.Element {
  const { play, hand } = props;
  const [line, setLine] = createSignal<{ readonly text: string; readonly tone: string }>();
  // A step without events, such as undo, has no outcome to show.
  createEffect(
    on(
      () => play.happening().serial,
      () => setLine(undefined),
    ),
  );
  createEffect(on(play.message, (message) => setLine(message)));
  // A hint's line disappears with the hint.
  createEffect(on(play.hints.shown, (hint) => hint || setLine(undefined), { defer: true }));

  // When a focused button disappears, the focus returns to the dungeon.
  const rescueFocus = () =>
    queueMicrotask(() => {
      const grid = props.focus();
      if (grid && document.activeElement === document.body) grid.focus(grid.focused());
    });
  createEffect(
    on([() => play.happening().serial, play.hints.shown, hand.aiming], rescueFocus, {
      defer: true,
    }),
  );

  const looked = createMemo(() =>
    play.over() || play.view().pending ? undefined : faceUpOn(play.view(), hand.selected()),
  );
  const idleText = () => {
    if (play.view().placeable.length === 0) return face.noPlace;
    return play.canUndo() ? face.goOn : face.begin;
  };
  const comparing = () => play.hints.marks().some(({ kind }) => kind === 'bar');
  /** Whether a choice, a hint, an aimed item or a new card already says it. */
  const saidElsewhere = () => {
    if (line()?.tone === 'bad') return false;
    const { pending } = play.view();
    if (play.hints.shown() || hand.aiming()) return true;
    if (pending) return pending.kind !== 'damage' && pending.kind !== 'hiddenPit';
    const { events } = play.happening();
    return (
      looked() !== undefined &&
      events.every((event) => event.type === 'placed' && event.cell === looked()?.cell)
    );
  };
  // The outcome of a draw becomes visible when the card has turned; screen readers and keys have it at once.
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
          looked() !== undefined || play.view().pending !== null || play.hints.shown() !== undefined
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
        <Match when={!play.hints.shown() && looked()}>
          {(card) => <Look play={play} hand={hand} card={card()} />}
        </Match>
      </Switch>
    </section>
  );
}

/** The options of a hint, side by side. */
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

/** A face-up card before it is resolved: its effect, chances and costs. */
function Look(props: DragonProps & { readonly card: FaceUpCard }): JSX.Element {
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

/** Chances in a fight or a pit: bare, and with the items held. */
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
