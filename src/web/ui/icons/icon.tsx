// The frame that all line icons of the shell share: own drawings, 24 by 24, one stroke.

import type { JSX } from 'solid-js';

export function Icon(props: { readonly children: JSX.Element }): JSX.Element {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {props.children}
    </svg>
  );
}
