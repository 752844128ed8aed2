// What the keys do on this board, as the keyboard registry has it.

import { For, type JSX } from 'solid-js';
import { Dialog } from '../kit/dialog.tsx';
import { listKeys } from '../kit/keys.ts';
import { keyCaps, shell } from '../words.ts';

export function KeysDialog(props: { onClose(): void }): JSX.Element {
  return (
    <Dialog open title={shell.help.keys} onClose={props.onClose}>
      <dl class="keys">
        <For each={[...listKeys(), { keys: ['Escape'], does: shell.help.alwaysEscape }]}>
          {(line) => (
            <>
              <dt>
                <For each={keyCaps(line.keys)}>{(cap) => <kbd>{cap}</kbd>}</For>
              </dt>
              <dd>{line.does}</dd>
            </>
          )}
        </For>
      </dl>
    </Dialog>
  );
}
