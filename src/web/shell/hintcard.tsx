// A hint as words: the reasoning first; the move only for whoever asks again.

import { For, type JSX, Show } from 'solid-js';
import type { Hint, Tagged } from '../../core/game.ts';
import type { Play } from '../play/play.ts';

export function HintCard(props: {
  readonly play: Play;
  readonly hint: Hint<Tagged>;
  again(): void;
}): JSX.Element {
  const lines = props.play.words.hint(props.hint, props.play.view());
  return (
    <aside class="hint-card card" aria-label="Hint">
      <For each={lines}>{(line) => <p>{line}</p>}</For>
      <div class="row">
        <Show when={props.hint.move}>
          <button type="button" class="button primary" onClick={() => props.again()}>
            Do it
          </button>
        </Show>
        <button type="button" class="button" onClick={() => props.play.hints.drop()}>
          Close
        </button>
      </div>
    </aside>
  );
}
