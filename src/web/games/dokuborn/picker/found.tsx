// The cards that were found, their number, and over them the whole of one that is looked at.

import { type JSX, Show } from 'solid-js';
import { type Card, fullName } from '../../../../data/card.ts';
import { appears } from '../../../ui/guard.ts';
import { WholeCard } from '../details.tsx';
import type { Browsing } from './browsing.ts';
import { CardList, type CardListProps } from './list.tsx';

export interface FoundProps
  extends Pick<CardListProps, 'id' | 'label' | 'note' | 'spent' | 'marked' | 'begins'> {
  readonly browsing: Browsing;
  /** How many there are, in words. */
  readonly said: string;
  /** The catalogue in use. */
  readonly version: string;
  /** What else lies over the list. */
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
          // it may be longer than its room, and keys should move it, too
          <div
            class="doku-over doku-over-card"
            role="group"
            tabindex="0"
            aria-label={fullName(card)}
            ref={(element) => appears(element)}
          >
            <WholeCard card={card} version={props.version} />
          </div>
        )}
      </Show>
    </div>
  );
}

/** Beside the list, where there is room: the whole of a card. */
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
