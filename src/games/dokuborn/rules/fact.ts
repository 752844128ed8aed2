// What a card has to say about a condition: the fact beside "does not fit".

import type { Card } from '../../../data/card.ts';
import { type Catalogue, setName } from '../../../data/catalogue.ts';
import type { Condition } from '../cards/conditions.ts';
import type { CardFact, Reason } from '../types.ts';

const number = (field: string, value: number | null): CardFact => ({
  field,
  values: value === null ? [] : [value],
});

export function factFor(condition: Condition, card: Card, catalogue: Catalogue): CardFact {
  switch (condition.family) {
    case 'ink':
      return { field: 'inks', values: card.inks };
    case 'cost':
      return number('cost', card.cost);
    case 'inkwell':
      return { field: 'inkwell', values: [card.inkable ? 'inkable' : 'uninkable'] };
    case 'type':
      return {
        field: 'type',
        values: card.classifications.includes('Song') ? [card.type, 'Song'] : [card.type],
      };
    case 'born':
    case 'classification':
      return { field: 'classifications', values: card.classifications };
    case 'keyword':
      return { field: 'keywords', values: card.keywords };
    case 'strength':
      return number('strength', card.strength);
    case 'willpower':
      return number('willpower', card.willpower);
    case 'lore':
      return number('lore', card.lore);
    case 'move':
      return number('moveCost', card.moveCost);
    case 'rarity':
      return { field: 'rarities', values: card.rarities };
    case 'set':
      return { field: 'sets', values: setNames(card, catalogue) };
    case 'franchise':
      return { field: 'stories', values: card.stories };
    case 'name':
      return { field: 'name', values: [card.name] };
    case 'extra':
      return extraFact(condition, card, catalogue);
  }
}

function extraFact({ icon, feature }: Condition, card: Card, catalogue: Catalogue): CardFact {
  if (icon === 'sets') return { field: 'sets', values: setNames(card, catalogue) };
  if (icon === 'balance')
    return {
      field: 'balance',
      values:
        card.strength === null || card.willpower === null ? [] : [card.strength, card.willpower],
    };
  // what is asked for, then what the card has
  return { field: 'text', values: [feature ?? '', ...card.features] };
}

const setNames = (card: Card, catalogue: Catalogue) =>
  card.sets.map((code) => setName(catalogue, code));

export function reasonFor(condition: Condition, card: Card, catalogue: Catalogue): Reason {
  const { id, family, display } = condition;
  return {
    condition: id,
    family,
    display,
    fits: condition.filter(card),
    fact: factFor(condition, card, catalogue),
  };
}
