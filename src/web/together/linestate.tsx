// How the line to the table stands, where it is not as it should be: no connection, moves that wait.

import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import type { RoomLine } from '../service/rooms/line.ts';
import { together } from './words.ts';

/** Milliseconds: a line that is back by then was never gone for anybody. */
const NOTICED = 2500;

/** `offline` is said instead of the usual, where the board is one's own. */
export function LineState(props: {
  readonly line: RoomLine;
  readonly offline?: string;
}): JSX.Element {
  const { line } = props;
  const [silent, setSilent] = createSignal(0);
  const timer = setInterval(() => setSilent((last) => (line.online() ? 0 : last + 500)), 500);
  onCleanup(() => clearInterval(timer));
  const isOffline = () => silent() >= NOTICED && !line.online();
  return (
    <Show when={isOffline()}>
      <p class="strip line-state" role="status">
        {[
          props.offline ?? together.line.offline,
          line.waiting() > 0 ? together.line.waiting(line.waiting()) : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Show>
  );
}
