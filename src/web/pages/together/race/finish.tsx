// Sends the log of a finished run until the table accepts or rejects it. The log is stored with the board, so a reload
// starts over.

import { createEffect, createSignal, type JSX } from 'solid-js';
import { together } from '#words/together.ts';
import { createBackOff } from '../../../../core/back-off.ts';
import type { Fault } from '../../../../core/result.ts';
import type { CommandOutcome } from '../../../online/rooms/room-client.ts';
import { Problem } from '../../../ui/controls.tsx';
import { explainRoom } from '../connection-state.tsx';

interface FinishParts {
  send(log: string): Promise<CommandOutcome>;
  log(): string;
  after(millis: number, act: () => void): () => void;
}

/** Milliseconds between tries. */
const WAITS = { first: 1000, last: 15_000 };

/** The race is over or this run counts already: nothing is left to send. */
const SETTLED = ['alreadyDone', 'raceOver', 'roundRuns', 'noRound', 'notInRound'];

export function createFinish({ send, log, after }: FinishParts) {
  const [fault, setFault] = createSignal<Fault>();
  let cancel = () => {};
  const backOff = createBackOff(WAITS);
  let begun = false;
  let closed = false;

  async function attempt(): Promise<void> {
    const acted = await send(log());
    if (closed) return;
    if (acted.type === 'done') return void setFault(undefined);
    if (acted.type === 'refused') {
      const settled = SETTLED.includes(acted.refusal.type);
      return void setFault(settled ? undefined : { code: acted.refusal.type });
    }
    const failed = acted.type === 'failed' ? acted.failed : undefined;
    if (failed && failed.status >= 400 && failed.status < 500 && failed.status !== 429)
      return void setFault(SETTLED.includes(failed.fault.code) ? undefined : failed.fault);
    setFault({ code: 'unreachable' });
    cancel = after(backOff.next(failed?.wait), () => void attempt());
  }

  return {
    /** Why the table does not have it; undefined while it is on its way, and once it has arrived. */
    fault,
    go() {
      if (begun) return;
      begun = true;
      void attempt();
    },
    close() {
      closed = true;
      cancel();
    },
  };
}

const words = together.race;

/** Says why the table does not have the finish yet. */
export function FinishState(props: { readonly fault: Fault | undefined }): JSX.Element {
  const [text, setText] = createSignal('');
  createEffect(() => {
    const { fault } = props;
    if (!fault) return void setText('');
    if (fault.code === 'unreachable') return void setText(words.notSent);
    void explainRoom(fault).then((why) => setText(`${words.refused} ${why}`));
  });
  return <Problem text={text()} />;
}
