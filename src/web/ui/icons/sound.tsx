// Icon: a loudspeaker, with waves or crossed out.
import { Show } from 'solid-js';
import { Icon } from './icon.tsx';

export default function SoundIcon(props: { readonly on: boolean }) {
  return (
    <Icon>
      <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z" />
      <Show when={props.on} fallback={<path d="m16 9.5 5 5m0-5-5 5" />}>
        <path d="M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
      </Show>
    </Icon>
  );
}
