// A list of cards under a text field (a combobox): the highlighted card, its preview, and the keys for both.

import { type Accessor, createSignal, type JSX, onMount, Show } from 'solid-js';
import { type Card, fullName } from '../../../data/card.ts';
import { markFresh } from '../../ui/tap-guard.ts';
import { CardList, type CardListProps, optionId } from './card-list.tsx';
import type { CardRows } from './card-rows.ts';
import { WholeCard } from './whole-card.tsx';

const PAGE = 6;
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
};

type FieldKey = KeyboardEvent & { readonly currentTarget: HTMLInputElement };

/** The highlighted entry of a list, by its place or -1. `enter`: the action of Enter on it. */
export function createHighlight<T>(
  list: Accessor<readonly T[]>,
  enter: (entry: T | undefined) => void,
) {
  const [active, setActive] = createSignal(-1);
  const count = () => list().length;
  const chosen = () => list()[active()];
  /** A single step wraps around, a leap stops at the ends. */
  const walk = (step: number) => {
    const from = active();
    const [last, next] = [count() - 1, from + step];
    if (last < 0) return;
    if (from < 0) setActive(step > 0 ? 0 : last);
    else if (Math.abs(step) === 1) setActive((next + count()) % count());
    else setActive(Math.min(Math.max(next, 0), last));
  };
  /** Handles a key of the field; false if the list has no use for it. */
  function press(event: FieldKey): boolean {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
    const step = steps[event.key];
    if (step !== undefined) walk(step);
    else if (event.key !== 'Enter') return false;
    else if (!event.repeat) enter(chosen());
    return true;
  }
  return { count, active, setActive, chosen, press };
}

type Browsing = ReturnType<typeof createBrowsing>;

/** Cards, of which the highlighted one can be shown whole over the list. */
export function createBrowsing(rows: Accessor<CardRows>, enter: (card: Card | undefined) => void) {
  const highlight = createHighlight(() => rows().cards, enter);
  const { chosen, setActive } = highlight;
  const [detailed, setDetailed] = createSignal(false);
  const point = (card: Card) => setActive(rows().cards.indexOf(card));
  return {
    ...highlight,
    rows,
    detailed,
    setDetailed,
    /** Highlights a card. */
    point,
    /** Shows the whole of a card. */
    details(card: Card) {
      point(card);
      setDetailed(true);
    },
    /** Another list has begun. */
    begin(index: number) {
      setActive(index);
      setDetailed(false);
    },
    press(event: FieldKey): boolean {
      if (highlight.press(event)) return true;
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
      const { selectionEnd, value } = event.currentTarget;
      const opens = event.key === 'ArrowRight' && (selectionEnd ?? 0) >= value.length && chosen();
      const closes = event.key === 'ArrowLeft' || event.key === 'Escape';
      if (!(detailed() ? closes : opens)) return false;
      setDetailed(!detailed());
      return true;
    },
  };
}

interface FindFieldProps {
  readonly id: string;
  /** The id of the list. */
  readonly list: string;
  readonly label: string;
  readonly placeholder: string;
  readonly browsing: Pick<Browsing, 'count' | 'active' | 'press'> & { chosen(): unknown };
  readonly text: string;
  /** The label of Enter on an on-screen keyboard. */
  readonly enter: 'go' | 'search';
  /** Focus the field on opening. */
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

interface FoundProps
  extends Pick<CardListProps, 'id' | 'label' | 'note' | 'spent' | 'marked' | 'begins'> {
  readonly browsing: Browsing;
  /** How many there are, in words. */
  readonly said: string;
  /** The catalogue in use. */
  readonly version: string;
  /** Other content over the list. */
  readonly children?: JSX.Element;
  onChoose(card: Card): void;
}

export function Found(props: FoundProps): JSX.Element {
  const { browsing } = props;
  return (
    <div class="doku-picker-list">
      <p class="doku-count muted" role="status">
        {props.said}
      </p>
      <CardList
        id={props.id}
        label={props.label}
        rows={browsing.rows()}
        active={browsing.active()}
        begins={props.begins}
        note={(card) => props.note?.(card) ?? ''}
        spent={(card) => props.spent?.(card) ?? false}
        marked={(card) => props.marked?.(card) ?? false}
        onActive={browsing.setActive}
        onChoose={props.onChoose}
        onDetails={browsing.details}
      />
      {props.children}
      <Show when={browsing.detailed() && browsing.chosen()} keyed>
        {(card) => (
          // it may be taller than its room, and keys should scroll it too
          <div
            class="doku-over doku-over-card"
            role="group"
            tabindex="0"
            aria-label={fullName(card)}
            ref={markFresh}
          >
            <WholeCard card={card} version={props.version} />
          </div>
        )}
      </Show>
    </div>
  );
}

/** Beside the list, if there is room: the whole card. */
export function Preview(props: {
  readonly card: Card | undefined;
  readonly version: string;
  readonly fallback?: JSX.Element;
}): JSX.Element {
  return (
    <div class="doku-picker-preview">
      <Show when={props.card} keyed fallback={props.fallback}>
        {(card) => (
          <div class="doku-preview-card" role="group" tabindex="0" aria-label={fullName(card)}>
            <WholeCard card={card} version={props.version} />
          </div>
        )}
      </Show>
    </div>
  );
}
