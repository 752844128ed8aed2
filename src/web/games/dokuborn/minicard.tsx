// A card as Curio draws it: a plate in its inks, the cost in a drop of ink, figures with their signs. The same parts
// make the card of a cell, the row of a list and the whole card.

import { For, type JSX, Show } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import { type Card, inks as knownInks } from '../../../data/card.ts';
import { Gem, Gems, Glyph, withHyphens } from './label.tsx';

const { card: said } = words.face;

/** The colours of a card's plate as a style: one ink, or one on each side. Unknown inks look like steel. */
export function inkStyle(inks: readonly string[]): JSX.CSSProperties {
  const deep = (ink: string) =>
    knownInks.some((known) => known === ink)
      ? `var(--deep-${ink.toLowerCase()})`
      : 'var(--deep-steel)';
  const [first = '', second = first] = inks;
  return { '--ink-a': deep(first), '--ink-b': deep(second) };
}

const isSong = (card: Card) => card.classifications.includes('Song');

export const iconOf = (card: Card): string =>
  isSong(card) ? 'type-song' : `type-${card.type.toLowerCase()}`;

/** "Character · Dreamborn, Hero". */
export const typeLine = (card: Card): string =>
  [card.type, card.classifications.join(', ')].filter((part) => part !== '').join(' · ');

/** The cost on a hexagon of its inks, with a ring if the card may go into the inkwell. */
export function Cost(props: { readonly card: Card }): JSX.Element {
  return (
    <svg viewBox="0 0 32 32" class="doku-cost" aria-hidden="true">
      <Show when={props.card.inkable}>
        <path class="doku-cost-ring" d="M16 1 29 8.5v15L16 31 3 23.5v-15z" />
      </Show>
      <path class="doku-cost-body" d="M16 3.9 26.5 9.9v12.2L16 28.1 5.5 22.1V9.9z" />
      <text class="doku-cost-number" x="16" y="22.4" text-anchor="middle">
        {props.card.cost}
      </text>
    </svg>
  );
}

/** Strength, willpower, lore and move cost, if the card has them. */
export function Stats(props: { readonly card: Card }): JSX.Element {
  const list = () =>
    (
      [
        ['move', said.moveCost, props.card.moveCost],
        ['strength', said.strength, props.card.strength],
        ['willpower', said.willpower, props.card.willpower],
        ['lore', said.lore, props.card.lore],
      ] as const
    ).flatMap(([icon, name, value]) => (value === null ? [] : [{ icon, name, value }]));
  return (
    <span class="doku-stats">
      <For each={list()}>
        {({ icon, name, value }) => (
          <span class="doku-stat" title={name}>
            <Glyph icon={icon} />
            <span class="unseen">{name} </span>
            <span class="digits">{value}</span>
          </span>
        )}
      </For>
    </span>
  );
}

/** As much of a card as a cell of the grid holds. */
export function CellCard(props: { readonly card: Card; readonly badge: JSX.Element }): JSX.Element {
  return (
    <span class="mini" style={inkStyle(props.card.inks)} aria-hidden="true">
      <span class="mini-top">
        <span class="mini-inks">
          <Cost card={props.card} />
          <Gems inks={props.card.inks} />
        </span>
        {props.badge}
      </span>
      <span class="mini-name">{withHyphens(props.card.name)}</span>
      <span class="mini-version">{withHyphens(props.card.version)}</span>
      <span class="mini-line">
        <Glyph icon={iconOf(props.card)} />
        <span>{isSong(props.card) ? said.song : props.card.type}</span>
      </span>
      <span class="mini-stats">
        <Stats card={props.card} />
      </span>
    </span>
  );
}

/** The picture of the whole card: its gems, large, and the sign of its type. */
export function Art(props: { readonly card: Card }): JSX.Element {
  return (
    <div class="doku-art" aria-hidden="true">
      <For each={props.card.inks}>{(ink) => <Gem ink={ink} />}</For>
      <Glyph icon={iconOf(props.card)} />
    </div>
  );
}
