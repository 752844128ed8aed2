// Copying where the browser has no clipboard, as on plain http: by the old command, else by hand.

import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { Dialog } from './dialog.tsx';

/** As if it were selected and copied; false where the browser does not do that either. */
export function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  // In the dialog that is open: outside of it nothing can be selected.
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  place.append(area);
  area.style.position = 'fixed';
  area.style.opacity = '0';
  area.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    // Then it is not.
  }
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}

export function showText(title: string, text: string): void {
  const host = document.body.appendChild(document.createElement('div'));
  const close = () => {
    dispose();
    host.remove();
  };
  const dispose = render(() => <TextDialog title={title} text={text} onClose={close} />, host);
}

function TextDialog(props: {
  readonly title: string;
  readonly text: string;
  onClose(): void;
}): JSX.Element {
  return (
    <Dialog open title={props.title} onClose={props.onClose}>
      <textarea
        class="input"
        rows="4"
        readonly
        autofocus
        aria-label={props.title}
        value={props.text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
