// A plain button with a text: most of what boards, tables and dialogs offer.

import type { JSX } from 'solid-js';

export function ActionButton(props: {
  readonly primary?: boolean;
  /** Its text is one sign. */
  readonly icon?: boolean;
  /** For screen readers, where the text does not say it all. */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly children: JSX.Element;
  act(): unknown;
}): JSX.Element {
  return (
    <button
      type="button"
      class={`button${props.primary ? ' primary' : ''}${props.icon ? ' icon' : ''}`}
      aria-label={props.label}
      disabled={props.disabled}
      onClick={() => props.act()}
    >
      {props.children}
    </button>
  );
}
