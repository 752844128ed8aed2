// Small parts that every page uses: a button, the note that says what went wrong, and a page that says only that. Usage:
//   <Button class="primary" onClick={() => save()}>{words.save}</Button>      <Problem text={problem()} />

import { type JSX, Show } from 'solid-js';
import { shell } from '#words/shell.ts';

export function Button(props: {
  /** Its classes beside `button`, such as `primary`, `quiet icon` or `danger`. */
  readonly class?: string;
  /** The accessible name, where the text is not enough. */
  readonly label?: string;
  readonly disabled?: boolean;
  /** Does nothing for now, but keeps the focus. */
  readonly waits?: boolean;
  /** What it has begun is still going on. */
  readonly busy?: boolean;
  /** Submits the form around it. */
  readonly submit?: boolean;
  onClick?(): unknown;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <button
      type={props.submit ? 'submit' : 'button'}
      class={`button ${props.class ?? ''}`}
      aria-label={props.label}
      aria-busy={props.busy}
      aria-disabled={props.waits}
      disabled={props.disabled}
      onClick={() => !props.waits && props.onClick?.()}
    >
      {props.children}
    </button>
  );
}

/** Read out as soon as there is a text. */
export function Problem(props: { readonly text: string | undefined }): JSX.Element {
  return (
    <Show when={props.text}>
      {(text) => (
        <p class="note bad" role="alert">
          {text()}
        </p>
      )}
    </Show>
  );
}

/** A page that has nothing to show, with the way home. */
export function DeadEnd(props: { readonly title: string; readonly about: string }): JSX.Element {
  return (
    <main id="main" class="page narrow" tabindex="-1">
      <h1>{props.title}</h1>
      <p>{props.about}</p>
      <a class="button primary" href="/">
        {shell.home}
      </a>
    </main>
  );
}
