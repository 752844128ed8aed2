// What the keys do on this board, as the keyboard registry has it.

import { For, type JSX } from 'solid-js';
import { Dialog } from '../ui/dialog.tsx';
import { listKeys } from '../ui/keys.ts';
import { shell } from '../words.ts';
import { keyCaps } from './words.ts';

export function KeysDialog(props: { onClose(): void }): JSX.Element {
  const lines = listKeys();
  const closing = { keys: ['Escape'], does: shell.help.alwaysEscape };
  const hasEscape = lines.some(({ keys }) => keys.includes('Escape'));
  return (
    <Dialog open title={shell.help.keys} onClose={props.onClose}>
      <dl class="keys">
        <For each={hasEscape ? lines : [...lines, closing]}>
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
