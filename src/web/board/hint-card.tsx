// The hint card: what the hint has revealed so far, the button for the next stage with its price, and the steps of the
// argument. While the engine searches, it shows the progress, and the search can be cancelled.

import { type JSX, Show } from 'solid-js';
import { dialogs } from '#words/dialogs.ts';
import { shell } from '#words/shell.ts';
import { hintStages } from '../../core/hint.ts';
import type { HintPress } from '../play/hints.ts';
import type { Play } from '../play/play.ts';
import { Button } from '../ui/controls.tsx';
import { useKeys } from '../ui/keys.ts';
import { useDelayed } from '../ui/lazy.ts';
import { markFreshOn } from '../ui/tap-guard.ts';

const card = dialogs.hintCard;

/** The arrows work in the card only. The frame handles Escape, because marks may be drawn before the card is loaded. */
const hintKeys = { back: ['ArrowLeft'], on: ['ArrowRight'] } as const;

/** Milliseconds. A faster search shows no card, because one that flashes up is worse than none. */
const SHOW_AFTER = 300;

export interface HintCardProps {
  readonly play: Play;
  /** What the game adds once the reason is shown. */
  readonly children?: JSX.Element;
}

export function HintCard(props: HintCardProps): JSX.Element {
  const { hints } = props.play;
  const slow = useDelayed(hints.thinking, SHOW_AFTER);
  return (
    <Show when={hints.shown() || slow()}>
      <aside class="hint-card card" aria-label={card.title}>
        <Show when={hints.shown()} fallback={<Searching play={props.play} />}>
          <ShownHint {...props} />
        </Show>
      </aside>
    </Show>
  );
}

function Searching(props: { readonly play: Play }): JSX.Element {
  const { hints } = props.play;
  return (
    <>
      <p>{card.searching}</p>
      <progress
        aria-label={card.searching}
        {...(hints.progress() ? { value: hints.progress()?.[0], max: hints.progress()?.[1] } : {})}
      />
      <div class="row">
        <Button onClick={() => hints.cancel()}>{dialogs.dealing.cancel}</Button>
      </div>
    </>
  );
}

function ShownHint(props: HintCardProps): JSX.Element {
  const { hints, words, view } = props.play;
  const step = () => hints.shown()?.step ?? 0;
  const steps = () => hints.shown()?.hint.steps.length ?? 1;
  const isArgument = () => hints.shown()?.stage !== 'where' && steps() > 1;
  const label = (press: HintPress) => {
    const cost = hints.price();
    const noted: Readonly<Partial<Record<HintPress, string>>> =
      hints.shown()?.hint.move?.type === 'note' ? card.noted : {};
    const text = noted[press] ?? card.press[press];
    return cost > 0 ? card.withPrice(text, cost) : text;
  };
  const cost = () => {
    const known = hints.shown();
    const next = hintStages.find((stage) => stage === hints.press());
    return known && next && words.hint.cost?.(known.hint, next, view());
  };
  let told: HTMLDivElement | undefined;
  const turn = (event: KeyboardEvent, by: number) => {
    if (!isArgument() || !(event.target instanceof Node && told?.contains(event.target)))
      return false;
    hints.turnTo(step() + by);
    return true;
  };
  useKeys(hintKeys, {
    back: (event) => turn(event, -1),
    on: (event) => turn(event, 1),
  });
  return (
    <div ref={told} class="hint-told">
      <p>{hints.sentence()}</p>
      <Show when={hints.shown()?.hint.hasty}>
        <p class="muted">
          {card.hasty}{' '}
          <Button class="quiet" onClick={() => hints.searchOn()}>
            {card.searchOn}
          </Button>
        </p>
      </Show>
      <Show when={cost()}>{(text) => <p class="muted">{text()}</p>}</Show>
      {/* A double tap counts once: the second tap would reveal the next stage, and may cost points. */}
      <div class="row" ref={(row) => markFreshOn(row, hints.press)}>
        <Show when={isArgument()}>
          <Button
            class="quiet"
            label={card.back}
            disabled={step() === 0}
            onClick={() => hints.turnTo(step() - 1)}
          >
            ‹
          </Button>
          <span class="muted digits">{card.stepOf(step() + 1, steps())}</span>
        </Show>
        <Show when={hints.press() !== 'end'}>
          <Button class="primary" onClick={() => void hints.ask()}>
            {label(hints.press())}
          </Button>
        </Show>
        <Button onClick={() => hints.drop()}>{shell.close}</Button>
        <Show when={hints.shown()?.stage !== 'where'}>{props.children}</Show>
      </div>
    </div>
  );
}
