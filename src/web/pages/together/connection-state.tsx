// How the line to the table stands, where it is not as it should be: no connection, moves that wait.

import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { roomFault } from '#words/faults.ts';
import { together } from '#words/together.ts';
import type { Fault } from '../../../core/result.ts';
import type { Words } from '../../../words/words.ts';
import type { RoomLine } from '../../online/rooms/connection.ts';
import { speak } from '../../ui/announce.ts';
import { explain } from '../../ui/explain.ts';

/** Milliseconds: a line that is back by then was never gone for anybody. */
const NOTICED = 2500;
const LOOK = 500;

/** `offline` is said instead of the usual, where the board is one's own. */
export function ConnectionState(props: {
  readonly line: RoomLine;
  readonly offline?: string;
}): JSX.Element {
  const { line } = props;
  const [silent, setSilent] = createSignal(0);
  const timer = setInterval(() => setSilent((last) => (line.online() ? 0 : last + LOOK)), LOOK);
  onCleanup(() => clearInterval(timer));
  const text = createMemo(() => {
    if (silent() < NOTICED || line.online()) return '';
    const waiting = line.waiting() > 0 ? together.line.waiting(line.waiting()) : '';
    return [props.offline ?? together.line.offline, waiting].filter(Boolean).join(' ');
  });
  // Said aloud as well, and that it is over: what comes and goes on a page is not always read out.
  createEffect(
    on(
      text,
      (now, before) => {
        if (now !== '') speak(now);
        else if (before) speak(together.line.back);
      },
      { defer: true },
    ),
  );
  return (
    <Show when={text() !== ''}>
      <p class="strip line-state">{text()}</p>
    </Show>
  );
}

// Sentences for what goes wrong around a room: those of rooms first, then the game's, then the common ones.

/** No such address: a host of files only, or an older server. */
const NO_SERVICE = ['notFound', 'badAnswer'];

export async function explainRoom(fault: Fault, words?: Words): Promise<string> {
  const code = NO_SERVICE.includes(fault.code) ? 'serviceOff' : fault.code;
  return roomFault(code) ?? (await explain(fault, words));
}
