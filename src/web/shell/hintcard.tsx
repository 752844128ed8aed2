// A hint as words: the reasoning first; the move only for whoever asks again.

import { For, type JSX, Show } from 'solid-js';
import type { Hint, Tagged } from '../../core/game.ts';
import type { Play } from '../play/play.ts';
import { shell } from '../words.ts';

export function HintCard(props: {
  readonly play: Play;
  readonly hint: Hint<Tagged>;
  again(): void;
}): JSX.Element {
  const lines = props.play.words.hint(props.hint, props.play.view());
  return (
    <aside class="hint-card card" aria-label={shell.hintCard.title}>
      <For each={lines}>{(line) => <p>{line}</p>}</For>
      <div class="row">
        <Show when={props.hint.move}>
          <button type="button" class="button primary" onClick={() => props.again()}>
            {shell.hintCard.doIt}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => props.play.hints.drop()}>
          {shell.close}
        </button>
      </div>
    </aside>
  );
}
