// The dialog of a question (confirm.tsx). It stands beside the page, so that whoever asks needs no room for it; Escape,
// the cross and a press beside it mean no.

import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { shell } from '../words.ts';
import type { Question } from './confirm.tsx';
import { Dialog } from './dialog.tsx';

export function ask(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const host = document.body.appendChild(document.createElement('div'));
    const answer = (yes: boolean) => {
      dispose();
      host.remove();
      resolve(yes);
    };
    const dispose = render(() => <ConfirmDialog question={question} answer={answer} />, host);
  });
}

function ConfirmDialog(props: {
  readonly question: Question;
  answer(yes: boolean): void;
}): JSX.Element {
  const { title, about, act, cancel, danger = false } = props.question;
  return (
    <Dialog open alert title={title} about={about} onClose={() => props.answer(false)}>
      <div class="row">
        <button
          type="button"
          class={danger ? 'button danger' : 'button primary'}
          autofocus={!danger}
          onClick={() => props.answer(true)}
        >
          {act}
        </button>
        <button type="button" class="button" autofocus={danger} onClick={() => props.answer(false)}>
          {cancel ?? shell.cancel}
        </button>
      </div>
    </Dialog>
  );
}
