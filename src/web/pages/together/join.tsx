// The door of a table: a name, and in; or only to watch.

import { createSignal, type JSX, Show } from 'solid-js';
import { type Join, NAME_LENGTH, tidyName } from '../../../wire/rooms.ts';
import { theRooms } from '../../online/rooms/index.ts';
import { Head } from '../head.tsx';
import { entered } from './entering.ts';
import { explainRoom } from './faults.ts';
import { useArrival } from './focus.ts';
import { spaced } from './link.ts';
import { together } from './words.ts';

const words = together.join;

export function NameInput(props: {
  readonly value: string;
  readonly problem: boolean;
  change(name: string): void;
}): JSX.Element {
  return (
    <div class="stack tight">
      <label for="room-name">{words.name}</label>
      <input
        id="room-name"
        class="input"
        value={props.value}
        maxlength={NAME_LENGTH}
        autocomplete="nickname"
        aria-describedby="room-name-about"
        aria-invalid={props.problem}
        onInput={(event) => props.change(event.currentTarget.value)}
      />
      <p id="room-name-about" classList={{ muted: !props.problem, 'note bad': props.problem }}>
        {props.problem ? words.noName : words.nameAbout}
      </p>
    </div>
  );
}

/** Faults of a table that nobody comes into any more, by any door. */
const SHUT = ['wrongLetters', 'unknownRoom', 'roomExpired', 'roomEnded', 'roomOutdated'];

export function JoinRoom(props: { readonly letters: string; joined(): void }): JSX.Element {
  const { client, memory, secret } = theRooms();
  const [name, setName] = createSignal(memory.name() ?? '');
  const [nameless, setNameless] = createSignal(false);
  const [problem, setProblem] = createSignal<string>();
  const [working, setWorking] = createSignal(false);
  const [failed, setFailed] = createSignal<string>();
  /** Nothing is left but to watch. */
  const full = () => failed() === 'roomFull';
  /** Nor that: other letters are needed. */
  const shut = () => SHUT.includes(failed() ?? '');
  useArrival(() => words.heading(spaced(props.letters)));

  async function join(more: Pick<Join, 'watch'>): Promise<void> {
    const tidy = tidyName(name());
    setNameless(tidy === undefined);
    if (tidy === undefined || working()) return;
    setWorking(true);
    memory.keepName(tidy);
    const seated = await client.join(secret(), { letters: props.letters, name: tidy, ...more });
    const fault = seated.ok ? await entered(seated.value) : seated.fault;
    setProblem(fault && (await explainRoom(fault)));
    setFailed(fault?.code);
    setWorking(false);
    if (!fault) props.joined();
  }

  return (
    <main id="main" class="page narrow cabinet-page together" tabindex="-1">
      <Head title={words.heading(spaced(props.letters))} />
      <form
        class="card cabinet-card stack"
        onSubmit={(event) => {
          event.preventDefault();
          void join({});
        }}
      >
        <NameInput value={name()} problem={nameless()} change={setName} />
        <Show when={problem()}>
          {(text) => (
            <p class="note bad" role="alert">
              {text()}
            </p>
          )}
        </Show>
        <div class="row">
          <button
            type="submit"
            class="button"
            classList={{ primary: !full() && !shut() }}
            aria-busy={working()}
          >
            {working() ? words.working : words.sit}
          </button>
          <button
            type="button"
            class="button"
            classList={{ primary: full() }}
            aria-busy={working()}
            onClick={() => void join({ watch: true })}
          >
            {words.watch}
          </button>
        </div>
      </form>
      <p>
        <a class="button" classList={{ quiet: !shut(), primary: shut() }} href="/together">
          {words.other}
        </a>
      </p>
    </main>
  );
}
