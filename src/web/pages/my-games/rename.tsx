// Asks for the name of a game.

import { createSignal, type JSX } from 'solid-js';
import { Dialog } from '../../ui/dialog.tsx';
import { shell } from '../../words.ts';
import { mine as words } from '../words.ts';
import { NAME_LENGTH } from './changes.ts';

export function RenameDialog(props: {
  readonly name: string;
  onClose(): void;
  onSave(name: string): void;
}): JSX.Element {
  const [name, setName] = createSignal(props.name);
  return (
    <Dialog open title={words.renameTitle} onClose={props.onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          props.onSave(name());
        }}
      >
        <label class="stack">
          {words.name}
          <input
            class="input"
            autofocus
            maxLength={NAME_LENGTH}
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p class="muted">{words.nameHint}</p>
        <div class="row">
          <button type="submit" class="button primary">
            {words.save}
          </button>
          <button type="button" class="button" onClick={() => props.onClose()}>
            {shell.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
