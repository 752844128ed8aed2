// Shown when another tab has played on with the same board: the newer state, or a copy here.

import type { JSX } from 'solid-js';
import { shell } from '../words.ts';

export function OvertakenCard(props: { reload(): void; copy(): void }): JSX.Element {
  return (
    <div class="overtaken card" role="alertdialog" aria-label={shell.board.overtaken}>
      <h2>{shell.board.overtakenTitle}</h2>
      <p>{shell.board.overtakenAbout}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => props.reload()}>
          {shell.board.takeOver}
        </button>
        <button type="button" class="button" onClick={() => props.copy()}>
          {shell.board.goOnCopy}
        </button>
      </div>
    </div>
  );
}
