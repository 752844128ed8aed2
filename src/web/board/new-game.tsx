// New game: presets with a line each, all settings one by one, or a code. One tap from any board.

import { A } from '@solidjs/router';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  Show,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { dialogs } from '#words/dialogs.ts';
import { explainFault } from '#words/faults.ts';
import { shell } from '#words/shell.ts';
import { checkParams, findPreset } from '../../core/deal.ts';
import { findCode } from '../../core/find.ts';
import type { Preset, Rules } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import type { Setting, Settings } from '../../core/settings.ts';
import { findGame } from '../../games/index.ts';
import { type Words, withFaults } from '../../words/words.ts';
import { Button, Problem } from '../ui/controls.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FieldInput, PresetChoice } from '../ui/forms.tsx';
import type { EditorReport, Face, FaceSetup, Way } from './face.ts';

export interface NewGameProps {
  readonly game: Rules;
  readonly words: Words;
  readonly face: Face;
  /** The settings of the current board, if there is one. */
  readonly current: Settings | undefined;
  /** Why the last deal failed. */
  readonly problem: string | undefined;
  /** What is wrong with the code entered last. */
  readonly codeProblem: string | undefined;
  onClose(): void;
  onDeal(params: Settings, seed: string | undefined): void;
  onCode(code: string): void;
}

/** Suspends until the game's setup is loaded. */
export function NewGameDialog(props: NewGameProps): JSX.Element {
  const [setup] = createResource(() => props.face.loadSetup());
  return (
    <Show when={setup()}>
      {(loaded) => (
        <Dialog
          open
          title={dialogs.newGameDialog.title(props.words.title)}
          wide
          onClose={props.onClose}
        >
          <NewGame {...props} setup={loaded()} />
        </Dialog>
      )}
    </Show>
  );
}

const CUSTOM = 'custom';

function NewGame(props: NewGameProps & { readonly setup: FaceSetup }): JSX.Element {
  const { game, words, setup } = props;
  const { editor, importer, ways } = setup;
  const [told, setTold] = createSignal(words);
  void withFaults(words).then(setTold, () => undefined);
  const start = props.face.suited(props.current ?? game.presets[0].params);
  const same = (params: Settings) =>
    game.fields.every((field) => params[field.key] === start[field.key]);
  const [params, setParams] = createSignal<Settings>(start);
  const isOf = (way: Way, settings: Settings) =>
    Object.entries(way.settings).every(([key, value]) => settings[key] === value);
  const [way, setWay] = createSignal(ways.find((one) => isOf(one, start)) ?? ways[0]);
  const [chosen, setChosen] = createSignal(
    editor?.replacesPresets
      ? CUSTOM
      : (game.presets.find((preset) => same(preset.params))?.id ?? CUSTOM),
  );
  const isOffered = ({ id, params }: Preset<Settings>) =>
    id !== CUSTOM && props.face.suited(params) === params;
  const offered = () => {
    const now = way();
    return game.presets.filter((preset) => isOffered(preset) && (!now || isOf(now, preset.params)));
  };
  /** Switches to the same level of another way, or to the one most like it. */
  const go = (next: Way) => {
    const wanted = { ...params(), ...next.settings };
    const alike = (settings: Settings) =>
      game.fields.filter(({ key }) => settings[key] === wanted[key]).length;
    setWay(next);
    if (chosen() === CUSTOM) return void setParams(wanted);
    const [nearest] = [...offered()].sort((one, other) => alike(other.params) - alike(one.params));
    if (!nearest) return;
    setChosen(nearest.id);
    setParams(nearest.params);
  };
  // A preset that is no longer offered is replaced by its counterpart.
  createEffect(() => {
    const preset = game.presets.find((one) => one.id === chosen() && !isOffered(one));
    const suited = preset && props.face.suited(preset.params);
    const other = suited && findPreset(game, suited);
    if (!other || other === preset) return;
    setChosen(other.id);
    setParams(other.params);
  });
  const [code, setCode] = createSignal('');
  /** A one-line field joins the lines of a pasted text, so the code is extracted before that. */
  const takePasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const found = findCode(pasted);
    if (!found.ok && !importer?.recognises(pasted)) return;
    event.preventDefault();
    if (found.ok) setCode(found.value);
    else setForeign(pasted);
  };
  /** A text for the importer that was pasted where a code belongs. */
  const [foreign, setForeign] = createSignal<string>();
  const openCode = () => {
    if (!findCode(code()).ok && importer?.recognises(code())) setForeign(code());
    else props.onCode(code());
  };
  const faults = createMemo(() => checkParams(game, params()));
  /** What the editor found out. */
  const [found, setFound] = createSignal<EditorReport>({ offers: {}, refused: false });
  const editing = () => chosen() === CUSTOM && editor !== undefined;
  /** The editor shows the faults of its own fields. */
  const isEdited = ({ where = '' }: Fault) =>
    editing() && (editor?.fields ?? []).some((key) => where.split(', ')[0] === key);
  const firstFault = () => {
    const fault = faults().find((candidate) => !isEdited(candidate));
    return fault ? explainFault(fault, told()) : undefined;
  };
  const isLeftOut = (key: string, option: string) =>
    editing() && !(found().offers[key]?.includes(option) ?? true);
  const missing = () => game.fields.some(({ key }) => isLeftOut(key, String(params()[key])));
  const blocked = () => faults().length > 0 || (editing() && found().refused) || missing();
  const shownFields = () => {
    const left = new Set([
      ...Object.keys(way()?.settings ?? {}),
      ...(editor?.fields ?? []),
      ...setup.hiddenFields(params()),
    ]);
    return game.fields.filter((field) => !left.has(field.key));
  };
  /** Whether the game refuses an option together with the other settings. */
  const isRefused = (key: string, option: string) =>
    isLeftOut(key, option) ||
    checkParams(game, { ...params(), [key]: option }).some((fault) => fault.where === key);
  const change = (key: string, value: Setting) => setParams((last) => ({ ...last, [key]: value }));

  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!blocked()) props.onDeal(params(), undefined);
      }}
    >
      <Show when={ways.length > 0}>
        <fieldset class="presets ways">
          <legend class="unseen">{dialogs.newGameDialog.way}</legend>
          <For each={ways}>
            {(one) => (
              <PresetChoice
                group="way"
                name={one.name}
                about={one.about}
                checked={way() === one}
                choose={() => go(one)}
              />
            )}
          </For>
        </fieldset>
      </Show>
      <setup.Choice />
      <fieldset class="presets" hidden={editor?.replacesPresets ?? false}>
        <legend class="unseen">{dialogs.newGameDialog.level}</legend>
        {/* A preset called `custom` is the custom entry below. */}
        <For each={offered()}>
          {(preset) => (
            <PresetChoice
              group="preset"
              name={words.presets[preset.id]?.name ?? preset.id}
              about={words.presets[preset.id]?.about ?? ''}
              more={setup.presetNotes[preset.id]}
              checked={chosen() === preset.id}
              choose={() => {
                setChosen(preset.id);
                setParams(preset.params);
              }}
            />
          )}
        </For>
        <PresetChoice
          group="preset"
          name={shell.custom}
          about={dialogs.newGameDialog.customAbout}
          checked={chosen() === CUSTOM}
          choose={() => setChosen(CUSTOM)}
        />
      </fieldset>
      <Show when={chosen() === CUSTOM}>
        <div class="fields">
          <For each={shownFields()}>
            {(field) => (
              <FieldInput
                field={field}
                text={words.fields[field.key]}
                value={params()[field.key]}
                change={(value) => change(field.key, value)}
                refuses={(option) => isRefused(field.key, option)}
              />
            )}
          </For>
        </div>
        <Show when={editor}>
          {(own) => (
            <Dynamic
              component={own().View}
              params={params()}
              change={setParams}
              faults={faults}
              report={setFound}
            />
          )}
        </Show>
      </Show>
      <Problem text={firstFault() ?? props.problem} />
      <div class="form-act">
        <Button class="primary wide" submit disabled={blocked()}>
          {dialogs.newGameDialog.deal}
        </Button>
      </div>
      <div class="paste">
        <label for="paste-code">{dialogs.newGameDialog.paste}</label>
        <div class="row">
          <input
            id="paste-code"
            class="input grow"
            value={code()}
            aria-describedby={props.codeProblem === undefined ? undefined : 'paste-problem'}
            onInput={(event) => setCode(event.currentTarget.value)}
            onPaste={takePasted}
            autocomplete="off"
            spellcheck={false}
          />
          <Button disabled={code().trim() === ''} onClick={openCode}>
            {dialogs.newGameDialog.open}
          </Button>
        </div>
        <Show when={props.codeProblem}>
          {(text) => (
            <p id="paste-problem" class="note bad" role="alert">
              {text()}
            </p>
          )}
        </Show>
      </div>
      <Show when={findGame(game.id)?.loadTables}>
        <A class="button" href={`/together?game=${game.id}`}>
          {shell.homePage.together}
        </A>
      </Show>
      <Show when={importer}>
        {(own) => (
          <Dynamic
            component={own().View}
            game={game}
            text={foreign() ?? ''}
            open={(code: string) => props.onCode(code)}
          />
        )}
      </Show>
    </form>
  );
}
