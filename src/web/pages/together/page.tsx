// "Play together": join a table by its letters or open one; with letters in the address, the table itself.

import { A, useNavigate, useParams } from '@solidjs/router';
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { shell } from '#words/shell.ts';
import { readLetters } from '../../../wire/rooms.ts';
import { createClient } from '../../online/client.ts';
import type { KnownRoom } from '../../online/rooms/room-memory.ts';
import { theRooms } from '../../online/rooms/rooms.ts';
import { lastTable } from '../../storage/local-store.ts';
import { usePageTitle } from '../../ui/announce.ts';
import { useArrival, useFocusKeeper } from '../../ui/focus.ts';
import { titleOf } from '../../ui/game-words.ts';
import { Head } from '../../ui/page-head.tsx';
import { pathOf, spaced } from '../network-address.ts';
import { JoinRoom, StartForm } from './join.tsx';
import { RoomPage } from './room.tsx';
import './together.css';
import { roomFault } from '#words/faults.ts';
import { together } from '#words/together.ts';
import { Button } from '../../ui/controls.tsx';

export default function TogetherPage(): JSX.Element {
  const params = useParams();
  const { memory } = theRooms();
  const typed = () => params['letters'] ?? '';
  const letters = () => readLetters(typed());
  /** Incremented when the list of this browser's rooms has changed. */
  const [changes, setChanges] = createSignal(0);
  const changed = () => void setChanges((count) => count + 1);
  const known = (): KnownRoom | undefined => {
    changes();
    const wanted = letters();
    return wanted === undefined ? undefined : memory.find(wanted);
  };
  const token = () => known()?.token;
  usePageTitle(() => {
    const { game } = known() ?? {};
    return shell.pageTitle(
      game === undefined ? together.title : together.room.title(titleOf(game).title),
    );
  });
  useFocusKeeper();
  return (
    <Switch fallback={<Front typed={typed()} />}>
      <Match when={token()} keyed>
        {(_token) => (
          <Show when={known()} keyed>
            {(room) => <RoomPage known={room} changed={changed} />}
          </Show>
        )}
      </Match>
      <Match when={letters()} keyed>
        {(wanted) => <JoinRoom letters={wanted} joined={changed} />}
      </Match>
    </Switch>
  );
}

/** Whether there is a service. */
async function isServed(): Promise<boolean> {
  const about = await createClient().about();
  return about.ok && about.value.name === 'curio';
}

function Front(props: { readonly typed: string }): JSX.Element {
  const { memory } = theRooms();
  const [served, { refetch }] = createResource(isServed);
  const [rooms, setRooms] = createSignal(memory.list());
  useArrival(() => together.title);
  return (
    <main id="main" class="page narrow cabinet-page together" tabindex="-1">
      <Head title={together.title} />
      <p>{together.about}</p>
      <Show when={rooms().length > 0}>
        <section class="card cabinet-card" aria-labelledby="mine-title">
          <h2 id="mine-title">{together.mine.title}</h2>
          <ul class="plain-list">
            <For each={rooms()}>
              {({ room, letters, game }) => (
                <li class="line">
                  <A class="button primary" href={pathOf(letters)}>
                    {together.mine.go(titleOf(game).title, spaced(letters))}
                  </A>
                  <Button
                    class="quiet"
                    label={together.mine.forgetOne(spaced(letters))}
                    onClick={() => {
                      memory.forget(room);
                      lastTable.set(memory.list()[0]?.letters ?? '');
                      setRooms(memory.list());
                    }}
                  >
                    {together.mine.forget}
                  </Button>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <Show
        when={served() !== false}
        fallback={
          <div class="note bad" role="alert">
            <p>{roomFault('serviceOff')}</p>
            <Button onClick={() => void refetch()}>{shell.board.tryAgain}</Button>
          </div>
        }
      >
        <LettersForm typed={props.typed} />
        <StartForm />
      </Show>
    </main>
  );
}

function LettersForm(props: { readonly typed: string }): JSX.Element {
  const navigate = useNavigate();
  const words = together.join;
  const [text, setText] = createSignal(props.typed);
  const [bad, setBad] = createSignal(props.typed !== '');
  return (
    <form
      class="card cabinet-card stack"
      aria-labelledby="join-title"
      onSubmit={(event) => {
        event.preventDefault();
        const letters = readLetters(text());
        setBad(letters === undefined);
        if (letters !== undefined) navigate(pathOf(letters));
      }}
    >
      <h2 id="join-title">{words.title}</h2>
      <label for="room-letters">{words.letters}</label>
      <div class="row">
        <input
          id="room-letters"
          class="input grow letters-input"
          value={text()}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxlength={200}
          aria-describedby={bad() ? 'letters-problem' : 'letters-example'}
          aria-invalid={bad()}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setBad(false);
          }}
        />
        <Button class="primary" submit>
          {words.go}
        </Button>
      </div>
      <Show
        when={bad()}
        fallback={
          <p id="letters-example" class="muted">
            {words.example}
          </p>
        }
      >
        <p id="letters-problem" class="note bad" role="alert">
          {words.badLetters}
        </p>
      </Show>
    </form>
  );
}
