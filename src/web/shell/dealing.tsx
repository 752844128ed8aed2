// Shown while a puzzle is made, if that takes long enough to be noticed. Can be cancelled.

import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { Dialog } from '../kit/dialog.tsx';
import { shell } from '../words.ts';

/** Quicker than this and a dialog would only flash. */
const PATIENCE = 250;

export interface DealingProps {
  readonly open: boolean;
  readonly progress: readonly [used: number, steps: number] | undefined;
  onCancel(): void;
}

export function Dealing(props: DealingProps): JSX.Element {
  const [late, setLate] = createSignal(false);
  createEffect(() => {
    setLate(false);
    if (!props.open) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <Dialog open={props.open && late()} title={shell.dealing.title} onClose={props.onCancel}>
      <p>{shell.dealing.about}</p>
      <progress class="progress" aria-label={shell.dealing.progress} />
      <Show when={props.progress}>
        {(progress) => (
          <p class="muted digits">{shell.dealing.steps(progress()[0].toLocaleString())}</p>
        )}
      </Show>
      <button type="button" class="button" onClick={() => props.onCancel()}>
        {shell.dealing.cancel}
      </button>
    </Dialog>
  );
}
