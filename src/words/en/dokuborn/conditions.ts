// What the conditions of Dokuborn mean exactly. Their labels are data of the condition table.

import type { Condition } from '../../../games/dokuborn/cards/conditions.ts';
import type { Family } from '../../../games/dokuborn/types.ts';

export const familyNames: Readonly<Record<Family, string>> = {
  ink: 'Ink',
  cost: 'Cost',
  inkwell: 'Inkwell',
  type: 'Type',
  born: 'Born',
  classification: 'Classification',
  keyword: 'Keyword',
  strength: 'Strength',
  willpower: 'Willpower',
  lore: 'Lore',
  move: 'Move cost',
  rarity: 'Rarity',
  set: 'Set',
  franchise: 'Franchise',
  name: 'Character name',
  extra: 'Other',
};

/** What a condition means exactly, in one or two sentences. */
export function conditionWording(condition: Pick<Condition, 'id' | 'family' | 'display'>): string {
  const own = extraWordings[condition.id];
  if (own !== undefined) return own;
  const word = condition.display;
  return familyWordings[condition.family](word);
}

/** "Cost 2 or less" -> "2 or less". */
const amount = (display: string) => display.replace(/^\D*/, '');

const familyWordings: Readonly<Record<Family, (display: string) => string>> = {
  ink: (word) =>
    `The card has ${word.replace(/^\S+ /, '')} ink. A card of two inks counts for both.`,
  cost: (word) => `The ink cost printed on the card is ${amount(word)}.`,
  inkwell: (word) => word,
  type: (word) => `The card is ${/^[AEIOU]/.test(word) ? 'an' : 'a'} ${word}.`,
  born: (word) => `The card has the classification ${word}.`,
  classification: (word) => `The card has the classification ${word}, on any of its printings.`,
  keyword: (word) =>
    `The card has the keyword ${word} itself. Giving it to other cards, or gaining it under a condition, does not count.`,
  strength: (word) =>
    `The strength printed on the character is ${amount(word)}. Cards without strength do not count.`,
  willpower: (word) =>
    `The willpower printed on the character or location is ${amount(word)}. Cards without willpower do not count.`,
  lore: (word) =>
    `The lore printed on the character or location is ${amount(word)}. Cards without a lore value do not count.`,
  move: (word) => `A location with a move cost of ${amount(word)}.`,
  rarity: (word) => `Some printing of the card has the rarity ${word}.`,
  set: (word) => `Some printing of the card is in the set ${word}.`,
  franchise: (word) => `The card belongs to ${word}.`,
  name: (word) =>
    `The name of the card is exactly ${word.replace(/^Named /, '')}; the version does not matter.`,
  extra: (word) => word,
};

const inRules = (what: string) => `${what} Reminder text in brackets does not count.`;

const extraWordings: Readonly<Record<string, string>> = {
  c7: 'The card has two inks.',
  p0: 'The card cannot be put into the inkwell: its cost has no ring around it.',
  p1: 'The card can be put into the inkwell: its cost has a ring around it.',
  t2: 'The card is an Action. Songs are actions too.',
  t3: 'The card is an Action with the classification Song.',
  r6: 'Some printing of the card has the rarity Epic.',
  r7: 'Some printing of the card has the rarity Enchanted.',
  r8: 'Some printing of the card has the rarity Iconic.',
  r9: 'Some printing of the card is a promo.',
  x1: inRules('The card has no rules text: no ability and no keyword.'),
  x2: 'The card has printings in two or more sets.',
  x3: 'The printed strength of the character is higher than its printed willpower.',
  x4: 'The printed willpower of the character is higher than its printed strength.',
  x5: 'The printed strength and willpower of the character are the same.',
  x6: inRules('The rules text has the word “draw” or “draws”, whoever draws.'),
  x7: inRules('The rules text has a form of the word “banish”.'),
  x8: inRules('The rules text has the word “damage” or a form of it.'),
  x9: inRules('The rules text has a form of the word “discard”, the discard pile included.'),
  x10: inRules(
    'The rules text has a form of the word “exert”; the sign for exerting does not count.',
  ),
  x11: inRules('The rules text has a word that begins with “ready”.'),
  x12: inRules('The rules text has the word “inkwell”.'),
  x13: inRules('The rules text has a form of the word “return”, wherever the card returns to.'),
  x14: inRules(
    'The rules text has “gain” or “gains” with lore right after it, such as “gain 2 lore”.',
  ),
  x15: inRules('The rules text has the word “song” or “songs”.'),
};
