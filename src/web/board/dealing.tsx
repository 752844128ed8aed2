// Shown while a puzzle is made, where that takes long enough to be noticed. Can be cancelled.

import { type JSX, Show } from 'solid-js';
import { Dialog } from '../ui/dialog.tsx';
import { dialogs } from '../ui/words.ts';

export interface DealingProps {
  readonly progress: readonly [used: number, steps: number] | undefined;
  onCancel(): void;
}

export function Dealing(props: DealingProps): JSX.Element {
  return (
    <Dialog open title={dialogs.dealing.title} onClose={props.onCancel}>
      <p>{dialogs.dealing.about}</p>
      <progress class="progress" aria-label={dialogs.dealing.progress} />
      <Show when={props.progress}>
        {(progress) => (
          <p class="muted digits">{dialogs.dealing.steps(progress()[0].toLocaleString())}</p>
        )}
      </Show>
      <button type="button" class="button" onClick={() => props.onCancel()}>
        {dialogs.dealing.cancel}
      </button>
    </Dialog>
  );
}
