// Small controls that every page uses: a button, and the note that says what went wrong. Usage:
//   <Button kind="primary" onClick={() => save()}>{words.save}</Button>      <Problem text={problem()} />

import { type JSX, Show } from 'solid-js';

export function Button(props: {
  /** Its classes beside `button`, such as `primary`, `quiet icon` or `danger`. */
  readonly kind?: string;
  /** The accessible name, where the text is not enough. */
  readonly label?: string;
  readonly disabled?: boolean;
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
      class={`button ${props.kind ?? ''}`}
      aria-label={props.label}
      aria-busy={props.busy}
      disabled={props.disabled}
      onClick={() => props.onClick?.()}
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
