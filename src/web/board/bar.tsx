// The bar above a board, in one order for all: back, title and level, clock, buttons. What each kind of board adds, its
// page passes in; the buttons that several have are here.

import { A } from '@solidjs/router';
import { type JSX, Show } from 'solid-js';
import { shell } from '#words/shell.ts';
import type { Play } from '../play/play.ts';
import { Button } from '../ui/controls.tsx';
import { switchFeedback } from '../ui/feedback.ts';
import { BackIcon, HintIcon, SoundIcon, UndoIcon } from '../ui/icons.tsx';
import { BriefNotice } from '../ui/notices.tsx';
import { preferences } from '../ui/preferences.ts';
import { markFreshOn } from '../ui/tap-guard.ts';

export function Bar(props: {
  readonly title: string;
  readonly level: JSX.Element;
  /** Between title and level, such as the day of a daily. */
  readonly about?: JSX.Element;
  readonly clock: JSX.Element;
  /** The buttons at the end. */
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <header class="bar">
      <A class="button quiet icon" href="/" aria-label={shell.bar.back}>
        <BackIcon />
      </A>
      <div class="bar-title">
        <h1>{props.title}</h1>
        {props.about}
        <span class="muted bar-level">{props.level}</span>
        <BriefNotice />
      </div>
      {props.clock}
      <div class="bar-actions">{props.children}</div>
    </header>
  );
}

export function UndoButton(props: { readonly play: Play }): JSX.Element {
  return (
    <Button
      class="quiet icon"
      label={shell.bar.undo}
      disabled={!props.play.canUndo()}
      onClick={() => props.play.undo()}
    >
      <UndoIcon />
    </Button>
  );
}

export function HintButton(props: { readonly play: Play }): JSX.Element {
  const hints = () => props.play.hints;
  return (
    <button
      type="button"
      class="button quiet icon"
      // A double tap counts once: the second tap would reveal the next stage.
      ref={(button) => markFreshOn(button, () => hints().press())}
      aria-label={shell.bar.hint(hints().price())}
      aria-busy={hints().thinking()}
      disabled={props.play.over() || hints().thinking()}
      onClick={() => void hints().ask()}
    >
      <HintIcon />
      <Show when={hints().price() > 0}>
        <span class="bar-price digits" aria-hidden="true">
          {shell.bar.price(hints().price())}
        </span>
      </Show>
    </button>
  );
}

export function SoundButton(): JSX.Element {
  return (
    <button
      type="button"
      class="button quiet icon bar-sound"
      aria-label={shell.bar.sound}
      aria-pressed={preferences().sound}
      onClick={() => switchFeedback('sound', !preferences().sound)}
    >
      <SoundIcon on={preferences().sound} />
    </button>
  );
}
