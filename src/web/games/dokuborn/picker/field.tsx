// The text field over a list of cards: a combobox, of which the keys are the list's.

import { type JSX, onMount } from 'solid-js';
import type { Browsing } from './browsing.ts';
import { optionId } from './list.tsx';

export interface FindFieldProps {
  readonly id: string;
  /** The id of the list. */
  readonly list: string;
  readonly label: string;
  readonly placeholder: string;
  readonly browsing: Browsing;
  readonly text: string;
  /** What the key for Enter is called on a screen. */
  readonly enter: 'go' | 'search';
  /** The field is what whoever comes wants first. */
  readonly first?: boolean;
  onText(text: string): void;
  element?(input: HTMLInputElement): void;
}

export function FindField(props: FindFieldProps): JSX.Element {
  const { browsing } = props;
  let input: HTMLInputElement | undefined;
  onMount(() => {
    if (props.first) input?.focus();
  });
  return (
    <>
      <label for={props.id} class="unseen">
        {props.label}
      </label>
      <input
        id={props.id}
        ref={(element) => {
          input = element;
          props.element?.(element);
        }}
        class="input grow"
        type="text"
        role="combobox"
        autofocus={props.first ?? false}
        aria-expanded={browsing.count() > 0}
        aria-controls={props.list}
        aria-autocomplete="list"
        aria-activedescendant={
          browsing.chosen() ? optionId(props.list, browsing.active()) : undefined
        }
        placeholder={props.placeholder}
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint={props.enter}
        value={props.text}
        onInput={(event) => props.onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!browsing.press(event)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
    </>
  );
}
