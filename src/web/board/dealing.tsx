// The dialog over a deal that takes long: how far it is, and a way out. Apart from the new-game dialog, because links deal
// boards too.

import { type JSX, Show } from 'solid-js';
import { dialogs } from '#words/dialogs.ts';
import { Button } from '../ui/controls.tsx';
import { Dialog } from '../ui/dialog.tsx';

export function Dealing(props: {
  readonly progress: readonly [used: number, steps: number] | undefined;
  onCancel(): void;
}): JSX.Element {
  return (
    <Dialog open title={dialogs.dealing.title} onClose={props.onCancel}>
      <p>{dialogs.dealing.about}</p>
      <progress class="progress" aria-label={dialogs.dealing.progress} />
      <Show when={props.progress}>
        {(progress) => (
          <p class="muted digits">{dialogs.dealing.steps(progress()[0].toLocaleString())}</p>
        )}
      </Show>
      <Button onClick={() => props.onCancel()}>{dialogs.dealing.cancel}</Button>
    </Dialog>
  );
}
