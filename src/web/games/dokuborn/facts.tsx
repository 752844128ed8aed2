// The facts of a card, as a list to read.

import { For, type JSX } from 'solid-js';
import type { Card } from '../../../data/card.ts';
import { conditions } from '../../../games/dokuborn/cards/conditions.ts';
import { Gems } from './gem.tsx';

/** Names of sets as the conditions have them; a set that no condition asks for goes by its code. */
const setName = (code: string) =>
  conditions.find(({ id }) => id === `e${code}`)?.display ?? `Set ${code}`;

const printed = (rarity: string) => (rarity === 'Special' ? 'Promo' : rarity);

function factsOf(card: Card): readonly (readonly [string, string])[] {
  const number = (name: string, value: number | null): readonly (readonly [string, string])[] =>
    value === null ? [] : [[name, String(value)]];
  const words = (name: string, values: readonly string[]) =>
    values.length === 0 ? [] : ([[name, values.join(', ')]] as const);
  return [
    ['Cost', `${card.cost}, ${card.inkable ? 'inkable' : 'uninkable'}`],
    ['Type', card.type],
    ...words('Classes', card.classifications),
    ...words('Keywords', card.keywords),
    ...number('Strength', card.strength),
    ...number('Willpower', card.willpower),
    ...number('Lore', card.lore),
    ...number('Move cost', card.moveCost),
    ...words('From', card.stories),
    ...words('Rarity', card.rarities.map(printed)),
    ...words('Sets', card.sets.map(setName)),
  ];
}

export function Facts(props: { readonly card: Card }): JSX.Element {
  return (
    <dl class="doku-facts">
      <div>
        <dt>Ink</dt>
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
