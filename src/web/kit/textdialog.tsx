// A text to be copied by hand, where the browser does not let us do it.

import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { Dialog } from './dialog.tsx';

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
