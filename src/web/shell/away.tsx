// Covers a board that another page plays. There is no way on from here but the ones it names, and each says what happens.

import { type JSX, Show } from 'solid-js';
import { appears } from '../kit/guard.ts';
import { away as words } from '../storage/words.ts';

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
      <h2>{words[kind()]}</h2>
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
      </div>
    </div>
  );
}
