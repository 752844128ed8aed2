// A new table: which game, which kind of table, which level, and one's own name.

import { useNavigate, useSearchParams } from '@solidjs/router';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { type TableKind, tableKinds } from '../../../core/table.ts';
import { findGame, games } from '../../../games/index.ts';
import { levelText } from '../../../games/tables.ts';
import { tidyName } from '../../../wire/rooms.ts';
import type { NamedText } from '../../../words/words.ts';
import { theRooms } from '../../online/rooms/index.ts';
import { loadWords, titleOf } from '../../words.ts';
import { entered } from './entering.ts';
import { explainRoom } from './faults.ts';
import { NameInput } from './join.tsx';
import { variantText } from './level.ts';
import { pathOf } from './link.ts';
import { together } from './words.ts';

const words = together.start;

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
  // The names of levels come with the words of the game, which no page should wait for.
  const [gameWords] = createResource(game, loadWords);
  const [name, setName] = createSignal(memory.name() ?? '');
  const [nameless, setNameless] = createSignal(false);
  const [working, setWorking] = createSignal(false);
  const [problem, setProblem] = createSignal<string>();
  /** The same until it has worked: asked twice, it is one room. */
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
    const fault = made.ok ? await entered(made.value) : made.fault;
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
      <h2 id="start-title">{words.title}</h2>
      <fieldset class="choices">
        <legend>{words.game}</legend>
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
        <legend>{words.kind}</legend>
        <For each={kinds()}>
          {(one) => (
            <Way
              group="kind"
              text={words.kinds[one]}
              checked={kind() === one}
              choose={() => setWanted(one)}
            />
          )}
        </For>
      </fieldset>
      <Show when={variants().length > 1}>
        <fieldset class="presets">
          <legend>{words.variant}</legend>
          <For each={variants()}>
            {(one) => (
              <Way
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
          <legend>{words.level}</legend>
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
      <Show when={problem()}>
        {(text) => (
          <p class="note bad" role="alert">
            {text()}
          </p>
        )}
      </Show>
      <button type="submit" class="button primary wide" aria-busy={working()}>
        {working() ? words.working : words.go}
      </button>
    </form>
  );
}

interface ChoiceProps {
  readonly group: string;
  readonly checked: boolean;
  choose(): void;
}

/** A choice with a sentence of its own. */
function Way(props: ChoiceProps & { readonly text: NamedText }): JSX.Element {
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
