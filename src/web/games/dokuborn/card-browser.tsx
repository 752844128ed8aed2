// A list of cards under a text field (a combobox): the highlighted card, its preview, and the keys for both.

import { type Accessor, createSignal, type JSX, onMount, Show } from 'solid-js';
import { type Card, fullName } from '../../../data/card.ts';
import { markFresh } from '../../ui/tap-guard.ts';
import { CardList, type CardListProps, optionId } from './card-list.tsx';
import type { CardRows } from './card-rows.ts';
import { WholeCard } from './whole-card.tsx';

const PAGE = 6;

interface Browsing {
  rows(): CardRows;
  count(): number;
  /** The highlighted card by its place, or -1. */
  active(): number;
  setActive(index: number): void;
  chosen(): Card | undefined;
  /** The whole of the highlighted card is shown over the list. */
  detailed(): boolean;
  setDetailed(detailed: boolean): void;
  /** Highlights a card. */
  point(card: Card): void;
  /** Shows the whole of a card. */
  details(card: Card): void;
  /** Another list has begun. */
  begin(active: number): void;
  /** Handles a key of the field; false if the list has no use for it. */
  press(event: KeyboardEvent & { readonly currentTarget: HTMLInputElement }): boolean;
}

/** `enter`: the action of Enter on the highlighted card. */
export function createBrowsing(
  rows: Accessor<CardRows>,
  enter: (card: Card | undefined) => void,
): Browsing {
  const [active, setActive] = createSignal(-1);
  const [detailed, setDetailed] = createSignal(false);
  const count = () => rows().cards.length;
  const chosen = () => rows().cards[active()];
  const point = (card: Card) => setActive(rows().cards.indexOf(card));
  /** A single step wraps around, a leap stops at the ends. */
  const walk = (step: number) => {
    const from = active();
    const [last, next] = [count() - 1, from + step];
    if (last < 0) return;
    if (from < 0) setActive(step > 0 ? 0 : last);
    else if (Math.abs(step) === 1) setActive((next + count()) % count());
    else setActive(Math.min(Math.max(next, 0), last));
  };

  function press(event: KeyboardEvent & { readonly currentTarget: HTMLInputElement }): boolean {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
    const { selectionEnd, value } = event.currentTarget;
    switch (event.key) {
      case 'ArrowDown':
        walk(1);
        return true;
      case 'ArrowUp':
        walk(-1);
        return true;
      case 'PageDown':
        walk(PAGE);
        return true;
      case 'PageUp':
        walk(-PAGE);
        return true;
      case 'Enter':
        if (!event.repeat) enter(chosen());
        return true;
      case 'ArrowRight':
        if (!chosen() || detailed() || (selectionEnd ?? 0) < value.length) return false;
        setDetailed(true);
        return true;
      case 'ArrowLeft':
      case 'Escape':
        if (!detailed()) return false;
        setDetailed(false);
        return true;
      default:
        return false;
    }
  }

  return {
    rows,
    count,
    active,
    setActive,
    chosen,
    detailed,
    setDetailed,
    point,
    details(card) {
      point(card);
      setDetailed(true);
    },
    begin(index) {
      setActive(index);
      setDetailed(false);
    },
    press,
  };
}

interface FindFieldProps {
  readonly id: string;
  /** The id of the list. */
  readonly list: string;
  readonly label: string;
  readonly placeholder: string;
  readonly browsing: Browsing;
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
            ref={(element) => markFresh(element)}
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
