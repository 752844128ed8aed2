// A new grid: size, level and mode as plain choices. Nothing else is needed, so the presets stay out of the way.

import { For, type JSX } from 'solid-js';
import { levels, modes, type Params, sizes } from '../../../games/dokuborn/types.ts';
import { words } from './words.ts';

const { face, fields } = words;

export interface EditorProps {
  readonly params: Params;
  change(params: Params): void;
}

export default function Editor(props: EditorProps): JSX.Element {
  const change = (part: Partial<Params>) => props.change({ ...props.params, ...part });
  return (
    <div class="doku-editor stack">
      <fieldset class="choices">
        <legend>{fields.size.label}</legend>
        <For each={sizes}>
          {(size) => (
            <Chip
              group="size"
              checked={props.params.size === size}
              choose={() => change({ size })}
              text={`${size} × ${size}`}
            />
          )}
        </For>
      </fieldset>
      <fieldset class="choices doku-levels">
        <legend>{fields.level.label}</legend>
        <For each={levels}>
          {(level) => (
            <Chip
              group="level"
              checked={props.params.level === level}
              choose={() => change({ level })}
              text={words.level(String(level))}
              sign={face.stars(level)}
            />
          )}
        </For>
      </fieldset>
      <p class="muted doku-about">{face.levelsAbout}</p>
      <fieldset class="choices">
        <legend>{fields.mode.label}</legend>
        <For each={modes}>
          {(mode) => (
            <Chip
              group="mode"
              checked={props.params.mode === mode}
              choose={() => change({ mode })}
              text={fields.mode.options[mode]}
            />
          )}
        </For>
      </fieldset>
      <p class="muted doku-about">
        {face.modeAbouts[props.params.mode === 'classic' ? 'classic' : 'free']}
      </p>
      <label class="switch">
        <input
          type="checkbox"
          checked={props.params.names}
          onChange={(event) => change({ names: event.currentTarget.checked })}
        />
        <span>
          {fields.names.label}
          <small class="muted">{fields.names.about}</small>
        </span>
      </label>
      <a class="button" href="/dokuborn/make">
        {face.make}
      </a>
    </div>
  );
}

function Chip(props: {
  readonly group: string;
  readonly checked: boolean;
  readonly text: string;
  readonly sign?: string;
  choose(): void;
}): JSX.Element {
  return (
    <label class="chip">
      <input
        type="radio"
        name={`doku-${props.group}`}
        checked={props.checked}
        onChange={() => props.choose()}
      />
      <span class="doku-choice">
        {props.sign === undefined ? '' : <small aria-hidden="true">{props.sign}</small>}
        {props.text}
      </span>
    </label>
  );
}
