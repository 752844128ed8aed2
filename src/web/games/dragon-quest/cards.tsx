// Playing cards: suit and value in the corners, and a picture. Visual only: the element around a card names it.

import { type JSX, Show } from 'solid-js';
import { cardTable, isDungeonCard } from '../../../games/dragon-quest/cards.ts';
import pictures from './pictures.svg?url';

/** A picture of the sprite sheet, which is a file of its own to keep it out of the script. */
export function Picture(props: { readonly name: string }): JSX.Element {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true">
      <use href={`${pictures}#${props.name}`} />
    </svg>
  );
}

const itemPictures: Readonly<Record<string, string>> = {
  K: 'king',
  Q: 'queen',
  J: 'jack',
  X: 'joker',
};

const pictureOf = (card: string): string | undefined =>
  isDungeonCard(card) ? cardTable[card].name : itemPictures[card.charAt(1)];

/** With the text variation selector, so that no system draws them as emoji. */
const suits: Readonly<Record<string, string>> = {
  S: '♠\uFE0E',
  C: '♣\uFE0E',
  H: '♥\uFE0E',
  D: '♦\uFE0E',
};
const rankOf = (card: string) => (card.charAt(1) === 'T' ? '10' : card.charAt(1));
const suitOf = (card: string) => (card.charAt(1) === 'X' ? '★' : (suits[card.charAt(0)] ?? ''));
const isRed = (card: string) => /^[HDR]/.test(card);
const kindOf = (card: string) => (isDungeonCard(card) ? cardTable[card].kind : 'item');

/** `10♠` in one line of text. */
export const shortName = (card: string) => `${rankOf(card)}${suitOf(card)}`;

/** Corners and foot come from attributes, not text: the element around the card names it. */
export function CardFace(props: {
  readonly card: string;
  /** A short line at the foot, such as what beats it and what it does. */
  readonly foot?: string | undefined;
}): JSX.Element {
  return (
    <span
      class="dq-card"
      classList={{ [`kind-${kindOf(props.card)}`]: true, red: isRed(props.card) }}
      aria-hidden="true"
    >
      <span class="dq-corner digits" data-drawn={shortName(props.card)} />
      <span class="dq-art">
        <Show
          when={pictureOf(props.card)}
          fallback={<span class="dq-pip" data-drawn={suitOf(props.card)} />}
        >
          {(name) => <Picture name={name()} />}
        </Show>
      </span>
      <Show
        when={props.foot}
        fallback={<span class="dq-corner turned digits" data-drawn={shortName(props.card)} />}
      >
        <span class="dq-foot digits" data-drawn={props.foot} />
      </Show>
    </span>
  );
}

export function CardBack(props: { readonly children?: JSX.Element }): JSX.Element {
  return (
    <span class="dq-card back" aria-hidden="true">
      {props.children}
    </span>
  );
}
