// Line icons of the app, drawn here: 24 by 24, one stroke.

import { type JSX, Show } from 'solid-js';

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

const lineIcon = (d: string) => () => (
  <Icon>
    <path d={d} />
  </Icon>
);

export const BackIcon = lineIcon('M15 5l-7 7 7 7');
export const CloseIcon = lineIcon('M6 6l12 12M18 6 6 18');
export const HintIcon = lineIcon(
  'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3z',
);
export const PauseIcon = lineIcon('M9 5v14M15 5v14');
export const RedoIcon = lineIcon('m15 7 5 5-5 5M20 9H10a6 6 0 0 0 0 12');
export const UndoIcon = lineIcon('M9 7 4 12l5 5M4 9h10a6 6 0 0 1 0 12');

export function MoreIcon() {
  return (
    <Icon>
      <circle cx="5" cy="12" r="1.6" fill="currentColor" />
      <circle cx="12" cy="12" r="1.6" fill="currentColor" />
      <circle cx="19" cy="12" r="1.6" fill="currentColor" />
    </Icon>
  );
}

export function PeopleIcon() {
  return (
    <Icon>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6" />
      <path d="M15.5 4.9a3.5 3.5 0 0 1 0 6.2M18 14.6c2.1.8 3.3 2.6 3.5 5.4" />
    </Icon>
  );
}

export function SettingsIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="3" />
      <path d="M19.4 15a1.7 1.7 0 0 0 .3 1.9l.1.1a2 2 0 1 1-2.8 2.8l-.1-.1a1.7 1.7 0 0 0-2.9 1.2V21a2 2 0 0 1-4 0v-.1a1.7 1.7 0 0 0-2.9-1.2l-.1.1A2 2 0 1 1 4.2 17l.1-.1a1.7 1.7 0 0 0-1.2-2.9H3a2 2 0 0 1 0-4h.1a1.7 1.7 0 0 0 1.2-2.9L4.2 7A2 2 0 1 1 7 4.2l.1.1A1.7 1.7 0 0 0 10 3.1V3a2 2 0 0 1 4 0v.1a1.7 1.7 0 0 0 2.9 1.2l.1-.1A2 2 0 1 1 19.8 7l-.1.1a1.7 1.7 0 0 0 1.2 2.9h.1a2 2 0 0 1 0 4h-.1a1.7 1.7 0 0 0-1.5 1Z" />
    </Icon>
  );
}

export function SoundIcon(props: { readonly on: boolean }) {
  return (
    <Icon>
      <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z" />
      <Show when={props.on} fallback={<path d="m16 9.5 5 5m0-5-5 5" />}>
        <path d="M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
      </Show>
    </Icon>
  );
}
