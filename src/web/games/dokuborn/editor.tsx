// A new grid: size, level and mode as plain choices. Nothing else is needed, so the presets stay out of the way.

import { For, type JSX } from 'solid-js';
import { levels } from '../../../games/dokuborn/cards/level.ts';
import { type DokubornParams, modes, sizes } from '../../../games/dokuborn/types.ts';
import { levelNames, stars } from './words.ts';

interface EditorProps {
  readonly params: DokubornParams;
  change(params: DokubornParams): void;
}

const modeNames = { free: 'Free', classic: 'Classic' } as const;
const modeAbouts = {
  free: 'Guess as often as you like.',
  classic: 'One guess for each cell and three more.',
} as const;

export function Editor(props: EditorProps): JSX.Element {
  const change = (part: Partial<DokubornParams>) => props.change({ ...props.params, ...part });
  return (
    <div class="doku-editor stack">
      <fieldset class="choices">
        <legend>Size</legend>
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
        <legend>Level</legend>
        <For each={levels}>
          {(level) => (
            <Chip
              group="level"
              checked={props.params.level === level}
              choose={() => change({ level })}
              text={levelNames[level - 1] ?? ''}
              sign={stars(level)}
            />
          )}
        </For>
      </fieldset>
      <p class="muted doku-about">The fewer cards fit, the higher the level.</p>
      <fieldset class="choices">
        <legend>Mode</legend>
        <For each={modes}>
          {(mode) => (
            <Chip
              group="mode"
              checked={props.params.mode === mode}
              choose={() => change({ mode })}
              text={modeNames[mode]}
            />
          )}
        </For>
      </fieldset>
      <p class="muted doku-about">
        {modeAbouts[props.params.mode === 'classic' ? 'classic' : 'free']}
      </p>
      <label class="switch">
        <input
          type="checkbox"
          checked={props.params.names}
          onChange={(event) => change({ names: event.currentTarget.checked })}
        />
        <span>
          Character names
          <small class="muted">May a condition ask for a name, such as “Named Elsa”?</small>
        </span>
      </label>
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
