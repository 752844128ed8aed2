// Joining a table as a player or a spectator, and opening a new one.

import { useNavigate, useSearchParams } from '@solidjs/router';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { together } from '#words/together.ts';
import type { Fault, Result } from '../../../core/result.ts';
import { type TableKind, tableKinds } from '../../../core/table.ts';
import { findGame, games } from '../../../games/index.ts';
import { levelText, variantsOf } from '../../../games/tables.ts';
import { type Join, NAME_LENGTH, type Seated, tidyName } from '../../../wire/rooms.ts';
import { theRooms } from '../../online/rooms/rooms.ts';
import { Button, Problem } from '../../ui/controls.tsx';
import { useArrival } from '../../ui/focus.ts';
import { Chip, PresetChoice } from '../../ui/forms.tsx';
import { loadWords, titleOf } from '../../ui/game-words.ts';
import { Head } from '../../ui/page-head.tsx';
import { pathOf, spaced } from '../network-address.ts';
import { explainRoom } from './connection-state.tsx';
import { variantText } from './level.tsx';

/** Remembers the seat and the first snapshot of the room. Returns a fault if the room cannot be read. */
export async function rememberSeat(seated: Result<Seated>): Promise<Fault | undefined> {
  if (!seated.ok) return seated.fault;
  const { client, memory } = theRooms();
  const { room, letters, token } = seated.value;
  let { news } = seated.value;
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

/** A form that takes a seat under the player's name. */
function createSeatForm() {
  const { memory } = theRooms();
  const [name, setName] = createSignal(memory.name() ?? '');
  const [nameless, setNameless] = createSignal(false);
  const [working, setWorking] = createSignal(false);
  const [fault, setFault] = createSignal<Fault>();
  const [problem, setProblem] = createSignal<string>();
  return {
    working,
    /** Why there is no seat, as a code and in a sentence. */
    fault,
    problem,
    Name: () => <NameInput value={name()} problem={nameless()} change={setName} />,
    /** Gets a seat and remembers it. Returns undefined where it has none. */
    async sit<S extends Seated>(get: (name: string) => Promise<Result<S>>): Promise<S | undefined> {
      const tidy = tidyName(name());
      setNameless(tidy === undefined);
      if (tidy === undefined || working()) return undefined;
      setWorking(true);
      memory.keepName(tidy);
      const seated = await get(tidy);
      const failed = await rememberSeat(seated);
      setProblem(failed && (await explainRoom(failed)));
      setFault(failed);
      setWorking(false);
      return seated.ok && !failed ? seated.value : undefined;
    },
  };
}

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
  const { client, secret } = theRooms();
  const form = createSeatForm();
  /** Only watching is possible. */
  const full = () => form.fault()?.code === 'roomFull';
  /** Not even watching is possible: other letters are needed. */
  const shut = () => SHUT.includes(form.fault()?.code ?? '');
  useArrival(() => words.heading(spaced(props.letters)));

  async function join(more: Pick<Join, 'watch'>): Promise<void> {
    const { letters } = props;
    const seat = await form.sit((name) => client.join(secret(), { letters, name, ...more }));
    if (seat) props.joined();
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
        <form.Name />
        <Problem text={form.problem()} />
        <div class="row">
          <Button submit class={full() || shut() ? '' : 'primary'} busy={form.working()}>
            {form.working() ? words.working : words.sit}
          </Button>
          <Button
            class={full() ? 'primary' : ''}
            busy={form.working()}
            onClick={() => join({ watch: true })}
          >
            {words.watch}
          </Button>
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
  const { client, secret, newId } = theRooms();
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
    return variantsOf((chosen && tables.latest?.[chosen]) || {});
  };
  const [wantedVariant, setVariant] = createSignal<string>();
  const variant = () => variants().find((one) => one === wantedVariant()) ?? variants()[0];
  // The page does not wait for the level names, which come with the game's words.
  const [gameWords] = createResource(game, loadWords);
  const form = createSeatForm();
  /** The same until it has worked, so that a retry opens no second room. */
  let id = newId();

  async function open(): Promise<void> {
    const chosen = kind();
    if (!chosen) return;
    const level = levelText(preset() ?? '', variant());
    const seat = await form.sit((name) =>
      client.create(secret(), { id, game: game(), kind: chosen, name, preset: level }),
    );
    if (!seat) return;
    id = newId();
    navigate(pathOf(seat.letters));
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
      <fieldset class="presets named">
        <legend>{startWords.kind}</legend>
        <For each={kinds()}>
          {(one) => (
            <PresetChoice
              group="kind"
              {...startWords.kinds[one]}
              checked={kind() === one}
              choose={() => setWanted(one)}
            />
          )}
        </For>
      </fieldset>
      <Show when={variants().length > 1}>
        <fieldset class="presets named">
          <legend>{startWords.variant}</legend>
          <For each={variants()}>
            {(one) => (
              <PresetChoice
                group="variant"
                {...variantText(one)}
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
      <form.Name />
      <Problem text={form.problem()} />
      <Button class="primary wide" submit busy={form.working()}>
        {form.working() ? startWords.working : startWords.go}
      </Button>
    </form>
  );
}
