// The facts of a card, as a list to read.

import { For, type JSX } from 'solid-js';
import type { Card } from '../../../data/card.ts';
import { Gems } from './gem.tsx';
import { words } from './words.ts';

const { facts } = words.face;

/** Names of sets as the conditions have them; a set that no condition asks for goes by its code. */
const setName = (code: string) => facts.unknownSet(code);

const printed = (rarity: string) => (rarity === 'Special' ? facts.promo : rarity);

function factsOf(card: Card): readonly (readonly [string, string])[] {
  const number = (name: string, value: number | null): readonly (readonly [string, string])[] =>
    value === null ? [] : [[name, String(value)]];
  const list = (name: string, values: readonly string[]) =>
    values.length === 0 ? [] : ([[name, values.join(', ')]] as const);
  return [
    [facts.cost, facts.costIs(card.cost, card.inkable)],
    [facts.type, card.type],
    ...list(facts.classes, card.classifications),
    ...list(facts.keywords, card.keywords),
    ...number(facts.strength, card.strength),
    ...number(facts.willpower, card.willpower),
    ...number(facts.lore, card.lore),
    ...number(facts.moveCost, card.moveCost),
    ...list(facts.from, card.stories),
    ...list(facts.rarity, card.rarities.map(printed)),
    ...list(facts.sets, card.sets.map(setName)),
  ];
}

export function Facts(props: { readonly card: Card }): JSX.Element {
  return (
    <dl class="doku-facts">
      <div>
        <dt>{facts.ink}</dt>
        <dd>
          <Gems inks={props.card.inks} /> {props.card.inks.join(', ')}
        </dd>
      </div>
      <For each={factsOf(props.card)}>
        {([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}
