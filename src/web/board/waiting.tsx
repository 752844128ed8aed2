// A game's page without a board: one is on its way, or it cannot be had, and there is a way on.

import { type JSX, Show } from 'solid-js';
import type { Words } from '../../words/words.ts';
import { shell } from '../words.ts';

export function Waiting(props: {
  readonly words: Words;
  readonly loading: boolean;
  /** Why there is no board. */
  readonly problem: string | undefined;
  /** It was one of the player's own: where it is kept. */
  readonly stored?: boolean;
  choose(): void;
}): JSX.Element {
  return (
    <main id="main" class="page narrow" tabindex="-1" data-opening={props.loading ? '' : undefined}>
      <h1>{props.words.title}</h1>
      <Show when={!props.loading} fallback={<p class="muted">{shell.layingOut}</p>}>
        <Show when={props.problem} fallback={<p>{props.words.tagline}</p>}>
          {(text) => (
            <p class="note bad" role="alert">
              {text()} {props.stored ? shell.setAside : ''}
            </p>
          )}
        </Show>
        <div class="row">
          <button type="button" class="button primary" onClick={() => props.choose()}>
            {shell.newGame}
          </button>
          <Show when={props.stored}>
            <a class="button" href="/my-games">
              {shell.mine}
            </a>
          </Show>
          <a class="button" href="/">
            {shell.home}
          </a>
        </div>
      </Show>
    </main>
  );
}

export function Unavailable(props: { readonly text: string }): JSX.Element {
  return (
    <main id="main" class="page narrow" tabindex="-1">
      <h1>{shell.unavailable}</h1>
      <p>{props.text}</p>
      <a class="button primary" href="/">
        {shell.home}
      </a>
    </main>
  );
}
