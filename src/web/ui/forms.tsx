// Inputs of forms: a setting, for each kind of field, in the new-game dialog and for printed pages; and one choice of
// several.

import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { dialogs } from '#words/dialogs.ts';
import { type Field, parseSetting, type Setting } from '../../core/settings.ts';
import type { FieldText } from '../../words/words.ts';

/** Texts up to this length have one line. */
const LONGEST_LINE = 100;

export function FieldInput(props: {
  readonly field: Field;
  readonly text: FieldText | undefined;
  readonly value: Setting | undefined;
  change(value: Setting): void;
  /** Options that do not go with the other settings. */
  refuses?(option: string): boolean;
}): JSX.Element {
  const id = `field-${props.field.key}`;
  const label = () => props.text?.label ?? props.field.key;
  const type = (text: string) => {
    const parsed = parseSetting(props.field, text);
    if (parsed.ok) props.change(parsed.value);
  };
  const about = () => {
    const { field, text } = props;
    if (text?.about !== undefined || field.kind !== 'number') return text?.about;
    return dialogs.newGameDialog.range(field.min, field.max);
  };
  return (
    <div class="field">
      <Show
        when={props.field.kind !== 'flag'}
        fallback={
          <label class="switch">
            <input
              type="checkbox"
              checked={props.value === true}
              onChange={(event) => props.change(event.currentTarget.checked)}
            />
            <span>
              {label()}
              <small class="muted">{about()}</small>
            </span>
          </label>
        }
      >
        <label for={id}>{label()}</label>
        <Switch>
          <Match when={props.field.kind === 'choice' && props.field}>
            {(field) => (
              <select id={id} class="input" onChange={(event) => type(event.currentTarget.value)}>
                <For each={field().options}>
                  {(option) => (
                    <option
                      value={option}
                      selected={props.value === option}
                      disabled={props.refuses?.(option) ?? false}
                    >
                      {props.text?.options?.[option] ?? option}
                    </option>
                  )}
                </For>
              </select>
            )}
          </Match>
          <Match when={props.field.kind === 'number' && props.field}>
            {(field) => (
              <input
                id={id}
                class="input digits"
                type="number"
                min={field().min}
                max={field().max}
                value={String(props.value)}
                onChange={(event) => type(event.currentTarget.value)}
              />
            )}
          </Match>
          <Match when={props.field.kind === 'text' && props.field}>
            {(field) => (
              <TextInput
                id={id}
                value={String(props.value)}
                isLine={field().maxLength <= LONGEST_LINE}
                type={type}
              />
            )}
          </Match>
        </Switch>
        <small class="muted">{about()}</small>
      </Show>
    </div>
  );
}

/** A line is read when it is done, a longer text while it is typed. */
function TextInput(props: {
  readonly id: string;
  readonly value: string;
  readonly isLine: boolean;
  type(text: string): void;
}): JSX.Element {
  return (
    <Show
      when={props.isLine}
      fallback={
        <textarea
          id={props.id}
          class="input"
          rows="4"
          value={props.value}
          onInput={(event) => props.type(event.currentTarget.value)}
        />
      }
    >
      <input
        id={props.id}
        class="input"
        value={props.value}
        autocomplete="off"
        onChange={(event) => props.type(event.currentTarget.value)}
      />
    </Show>
  );
}

interface ChoiceProps {
  /** The name that the choices of one question share. */
  readonly group: string;
  readonly checked: boolean;
  choose(): void;
}

/** One of several, by a word. */
export function Chip(props: ChoiceProps & { readonly label: string }): JSX.Element {
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

/** One of several, with a sentence about it. */
export function PresetChoice(
  props: ChoiceProps & {
    readonly name: string;
    readonly about: string;
    readonly more?: string | undefined;
  },
): JSX.Element {
  return (
    <label class="preset">
      <input
        type="radio"
        name={props.group}
        checked={props.checked}
        onChange={() => props.choose()}
      />
      <span>
        <strong>{props.name}</strong>
        <small class="muted">{props.about}</small>
        <Show when={props.more}>{(more) => <small class="muted">{more()}</small>}</Show>
      </span>
    </label>
  );
}
