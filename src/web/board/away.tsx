// What keeps a board from being kept: another page plays it, or storage fails. The card covers the board, and there is no way
// on but the ones it names; a failure is a notice, with the file as the way to be safe.

import { type JSX, Show } from 'solid-js';
import type { Fault } from '../../core/result.ts';
import { explainFault } from '../ui/explain-words.ts';
import { appears } from '../ui/guard.ts';

/** Who plays the board; in one file with what is said of it. */
export { takeSeat } from '../play/seat.ts';

import { reserve, storage, away as words } from '../storage/words.ts';
import { type Notice, notify } from '../ui/notices.ts';
import { shell } from '../words.ts';

export interface AwayCardProps {
  /** It was played here, and another page has taken it; else this page came second. */
  readonly taken: boolean;
  /** The board of the moves that only this page had. */
  readonly copy: string | undefined;
  readonly daily: boolean;
  take(): void;
  openCopy(board: string): void;
}

export function AwayCard(props: AwayCardProps): JSX.Element {
  const kind = () => (props.copy !== undefined ? 'parted' : props.taken ? 'taken' : 'elsewhere');
  return (
    <div class="paused away" role="alert" ref={appears}>
      <h1>{words[kind()]}</h1>
      <p class="muted">{words[`${kind()}About`]}</p>
      <Show when={props.copy !== undefined && props.daily}>
        <p class="muted">{words.partedDaily}</p>
      </Show>
      <div class="row">
        <button type="button" class="button primary" onClick={() => props.take()}>
          {props.copy === undefined ? words.take : words.openGame}
        </button>
        <Show when={props.copy}>
          {(board) => (
            <button type="button" class="button" onClick={() => props.openCopy(board())}>
              {words.openCopy}
            </button>
          )}
        </Show>
        <a class="button" href="/">
          {shell.home}
        </a>
      </div>
    </div>
  );
}

/** `held`: the journal has the moves all the same. */
export function tellFault(fault: Fault, held: boolean, saving: Notice['action']): void {
  const what = fault.code === 'storageNewer' ? storage.newer : explainFault(fault);
  const text = `${what} ${held ? reserve.held : reserve.notHeld}`;
  notify({ text, tone: 'bad', ...(saving ? { action: saving } : {}) });
}
