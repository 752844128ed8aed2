// A strip that says when the connection to the table is lost and moves wait, and sentences for faults of rooms.

import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { roomFault } from '#words/faults.ts';
import { together } from '#words/together.ts';
import type { Fault } from '../../../core/result.ts';
import type { Words } from '../../../words/words.ts';
import type { RoomConnection } from '../../online/rooms/connection.ts';
import { speak } from '../../ui/announce.ts';
import { explain } from '../../ui/game-words.ts';

/** Milliseconds: a shorter interruption is not worth a word. */
const NOTICED = 2500;
const LOOK = 500;

/** `offline` replaces the default sentence, for boards that go on offline. */
export function ConnectionState(props: {
  readonly connection: RoomConnection;
  readonly offline?: string;
}): JSX.Element {
  const { connection } = props;
  const [silent, setSilent] = createSignal(0);
  const timer = setInterval(
    () => setSilent((last) => (connection.online() ? 0 : last + LOOK)),
    LOOK,
  );
  onCleanup(() => clearInterval(timer));
  const text = createMemo(() => {
    if (silent() < NOTICED || connection.online()) return '';
    const waiting = connection.waiting() > 0 ? together.line.waiting(connection.waiting()) : '';
    return [props.offline ?? together.line.offline, waiting].filter(Boolean).join(' ');
  });
  // Announced too, also when it is over: screen readers do not always notice what comes and goes.
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

/** Faults of a server without rooms: a static host, or an older version. */
const NO_SERVICE = ['notFound', 'badAnswer'];

export async function explainRoom(fault: Fault, words?: Words): Promise<string> {
  const code = NO_SERVICE.includes(fault.code) ? 'serviceOff' : fault.code;
  return roomFault(code) ?? (await explain(fault, words));
}
