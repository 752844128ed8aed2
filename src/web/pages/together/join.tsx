// Joining a table as a player or a spectator, and opening a new one.

import { useNavigate, useSearchParams } from '@solidjs/router';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { together } from '#words/together.ts';
import type { Fault } from '../../../core/result.ts';
import { type TableKind, tableKinds } from '../../../core/table.ts';
import { findGame, games } from '../../../games/index.ts';
import { levelText } from '../../../games/tables.ts';
import { type Join, NAME_LENGTH, type Seated, tidyName } from '../../../wire/rooms.ts';
import type { NamedText } from '../../../words/words.ts';
import { theRooms } from '../../online/rooms/rooms.ts';
import { Button, Problem } from '../../ui/controls.tsx';
import { useArrival } from '../../ui/focus.ts';
import { loadWords, titleOf } from '../../ui/game-words.ts';
import { Head } from '../../ui/page-head.tsx';
import { pathOf, spaced } from '../network-address.ts';
import { explainRoom } from './connection-state.tsx';
import { variantText } from './level.tsx';

/** Remembers the seat and the first snapshot of the room. Returns a fault if the room cannot be read. */
export async function rememberSeat(seated: Seated): Promise<Fault | undefined> {
  const { client, memory } = theRooms();
  const { room, letters, token } = seated;
  let { news } = seated;
  if (!news) {
    const looked = await client.look({ room, token }, 0);
    if (!looked.ok) return looked.fault;
    news = looked.value;
  }
  memory.keepSeen(news);
  memory.keep({ room, letters, token, game: news.game, kind: news.kind, at: Date.now() });
  return undefined;
}

const words = together.join;

function NameInput(props: {
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

/** Faults of a table that cannot be joined in any way. */
const SHUT = ['wrongLetters', 'unknownRoom', 'roomExpired', 'roomEnded', 'roomOutdated'];

export function JoinRoom(props: { readonly letters: string; joined(): void }): JSX.Element {
  const { client, memory, secret } = theRooms();
  const [name, setName] = createSignal(memory.name() ?? '');
  const [nameless, setNameless] = createSignal(false);
  const [problem, setProblem] = createSignal<string>();
  const [working, setWorking] = createSignal(false);
  const [failed, setFailed] = createSignal<string>();
  /** Only watching is possible. */
  const full = () => failed() === 'roomFull';
  /** Not even watching is possible: other letters are needed. */
  const shut = () => SHUT.includes(failed() ?? '');
  useArrival(() => words.heading(spaced(props.letters)));

  async function join(more: Pick<Join, 'watch'>): Promise<void> {
    const tidy = tidyName(name());
    setNameless(tidy === undefined);
    if (tidy === undefined || working()) return;
    setWorking(true);
    memory.keepName(tidy);
    const seated = await client.join(secret(), { letters: props.letters, name: tidy, ...more });
    const fault = seated.ok ? await rememberSeat(seated.value) : seated.fault;
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
        <Problem text={problem()} />
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

/** Opens a table: game, kind of table, level, and the player's name. */
const startWords = together.start;

const tabled = games.filter(({ loadTables }) => loadTables);

export function StartForm(): JSX.Element {
  const { client, memory, secret, newId } = theRooms();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = tabled.find(({ id }) => id === search['game'])?.id;
  const [game, setGame] = createSignal(asked ?? tabled[0]?.id ?? '');
  const [wanted, setWanted] = createSignal<TableKind>();
  const [tables] = createResource(game, (id) => findGame(id)?.loadTables?.());
  const kinds = () => tableKinds.filter((one) => tables.latest?.[one]);
  const kind = () => kinds().find((one) => one === wanted()) ?? kinds()[0];
  const presets = () => {
    const chosen = kind();
    return (chosen && tables.latest?.[chosen]?.presets) ?? [];
  };
  const [level, setLevel] = createSignal<string>();
  const preset = () => presets().find((one) => one === level()) ?? presets()[0];
  const variants = () => {
    const chosen = kind();
    return (chosen && tables.latest?.[chosen]?.variants) ?? [];
  };
  const [wantedVariant, setVariant] = createSignal<string>();
  const variant = () => variants().find((one) => one === wantedVariant()) ?? variants()[0];
  // The page does not wait for the level names, which come with the game's words.
  const [gameWords] = createResource(game, loadWords);
  const [name, setName] = createSignal(memory.name() ?? '');
  const [nameless, setNameless] = createSignal(false);
  const [working, setWorking] = createSignal(false);
  const [problem, setProblem] = createSignal<string>();
  /** The same until it has worked, so that a retry opens no second room. */
  let id = newId();

  async function open(): Promise<void> {
    const tidy = tidyName(name());
    const chosen = kind();
    setNameless(tidy === undefined);
    if (tidy === undefined || !chosen || working()) return;
    setWorking(true);
    memory.keepName(tidy);
    const made = await client.create(secret(), {
      id,
      game: game(),
      kind: chosen,
      name: tidy,
      preset: levelText(preset() ?? '', variant()),
    });
    const fault = made.ok ? await rememberSeat(made.value) : made.fault;
    setProblem(fault && (await explainRoom(fault)));
    setWorking(false);
    if (!made.ok || fault) return;
    id = newId();
    navigate(pathOf(made.value.letters));
  }

  return (
    <form
      class="card cabinet-card stack"
      aria-labelledby="start-title"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <h2 id="start-title">{startWords.title}</h2>
      <fieldset class="choices">
        <legend>{startWords.game}</legend>
        <For each={tabled}>
          {({ id: one }) => (
            <Chip
              group="game"
              label={titleOf(one).title}
              checked={game() === one}
              choose={() => setGame(one)}
            />
          )}
        </For>
      </fieldset>
      <fieldset class="presets">
        <legend>{startWords.kind}</legend>
        <For each={kinds()}>
          {(one) => (
            <KindChoice
              group="kind"
              text={startWords.kinds[one]}
              checked={kind() === one}
              choose={() => setWanted(one)}
            />
          )}
        </For>
      </fieldset>
      <Show when={variants().length > 1}>
        <fieldset class="presets">
          <legend>{startWords.variant}</legend>
          <For each={variants()}>
            {(one) => (
              <KindChoice
                group="variant"
                text={variantText(one)}
                checked={variant() === one}
                choose={() => setVariant(one)}
              />
            )}
          </For>
        </fieldset>
      </Show>
      <Show when={presets().length > 1}>
        <fieldset class="choices">
          <legend>{startWords.level}</legend>
          <For each={presets()}>
            {(one) => (
              <Chip
                group="level"
                label={gameWords.latest?.presets[one]?.name ?? one}
                checked={preset() === one}
                choose={() => setLevel(one)}
              />
            )}
          </For>
        </fieldset>
        <p class="muted">{gameWords.latest?.presets[preset() ?? '']?.about}</p>
      </Show>
      <NameInput value={name()} problem={nameless()} change={setName} />
      <Problem text={problem()} />
      <Button kind="primary wide" submit busy={working()}>
        {working() ? startWords.working : startWords.go}
      </Button>
    </form>
  );
}

interface ChoiceProps {
  readonly group: string;
  readonly checked: boolean;
  choose(): void;
}

/** A choice with a sentence. */
function KindChoice(props: ChoiceProps & { readonly text: NamedText }): JSX.Element {
  return (
    <label class="preset">
      <input
        type="radio"
        name={props.group}
        checked={props.checked}
        onChange={() => props.choose()}
      />
      <span>
        <strong class="way-name">{props.text.name}</strong>
        <small class="muted">{props.text.about}</small>
      </span>
    </label>
  );
}

function Chip(props: ChoiceProps & { readonly label: string }): JSX.Element {
  return (
    <label class="chip">
      <input
        type="radio"
        name={props.group}
        checked={props.checked}
        onChange={() => props.choose()}
      />
      <span>{props.label}</span>
    </label>
  );
}
