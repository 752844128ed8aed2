// The buttons that every bar has, whoever plays: back, undo, hint, sound.

import { A } from '@solidjs/router';
import { type JSX, Show } from 'solid-js';
import type { Play } from '../play/play.ts';
import { preferences } from '../storage/settings.ts';
import { setFeel } from '../ui/feel/index.ts';
import { changesWith } from '../ui/guard.ts';
import IconBack from '../ui/icons/back.tsx';
import IconHint from '../ui/icons/hint.tsx';
import IconSound from '../ui/icons/sound.tsx';
import IconUndo from '../ui/icons/undo.tsx';
import { shell } from '../words.ts';

export function BackLink(): JSX.Element {
  return (
    <A class="button quiet icon" href="/" aria-label={shell.bar.back}>
      <IconBack />
    </A>
  );
}

export function UndoButton(props: { readonly play: Play }): JSX.Element {
  return (
    <button
      type="button"
      class="button quiet icon"
      aria-label={shell.bar.undo}
      disabled={!props.play.canUndo()}
      onClick={() => props.play.undo()}
    >
      <IconUndo />
    </button>
  );
}

export function HintButton(props: { readonly play: Play; onHint(): void }): JSX.Element {
  const hints = () => props.play.hints;
  return (
    <button
      type="button"
      class="button quiet icon"
      // Two taps are one: the second would tell a stage more.
      ref={(button) => changesWith(button, () => hints().press())}
      aria-label={shell.bar.hint(hints().price())}
      aria-busy={hints().thinking()}
      disabled={props.play.over() || hints().thinking()}
      onClick={() => props.onHint()}
    >
      <IconHint />
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
      onClick={() => setFeel('sound', !preferences().sound)}
    >
      <IconSound on={preferences().sound} />
    </button>
  );
}
