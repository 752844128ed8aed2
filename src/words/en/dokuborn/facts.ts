// What a card or a clue has to say: the fact beside "does not fit", and what the hints have told.

import { plainLabel } from '../../../games/dokuborn/rules/labels.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { CardFact, Clue, Reason, View } from '../../../games/dokuborn/types.ts';
import { list } from './count.ts';

const featureNames: Readonly<Record<string, string>> = {
  none: 'no rules text',
  draw: 'draw',
  banish: 'banish',
  damage: 'damage',
  discard: 'discard',
  exert: 'exert',
  ready: 'ready',
  inkwell: 'inkwell',
  return: 'return',
  gainLore: 'gaining lore',
  song: 'songs',
};

/** "this card costs 3". */
export function factText({ field, values }: CardFact): string {
  const all = list(values);
  const none = values.length === 0;
  switch (field) {
    case 'inks':
      return `this card is ${all}`;
    case 'cost':
      return `this card costs ${all}`;
    case 'inkwell':
      return `this card is ${all}`;
    case 'type':
      return values.includes('Song')
        ? 'this card is an Action, a Song'
        : `this card is ${/^[AEIOU]/.test(all) ? 'an' : 'a'} ${all}`;
    case 'classifications':
      return none ? 'this card has no classification' : `this card is ${all}`;
    case 'keywords':
      return none ? 'this card has no keyword of its own' : `this card has ${all}`;
    case 'strength':
    case 'willpower':
    case 'lore':
      return none ? `this card has no ${field}` : `this card has ${field} ${all}`;
    case 'moveCost':
      return none ? 'this card has no move cost' : `this card has move cost ${all}`;
    case 'rarities':
      return none
        ? 'this card has no rarity'
        : `this card is ${list(values.map((value) => (value === 'Special' ? 'Promo' : value)))}`;
    case 'sets':
      return `this card is in ${all}`;
    case 'stories':
      return none ? 'this card is from no film' : `this card is from ${all}`;
    case 'name':
      return `this card is named ${all}`;
    case 'balance':
      return none
        ? 'this card has no strength or no willpower'
        : `this card has strength ${values[0]} and willpower ${values[1]}`;
    case 'text': {
      const [asked, ...own] = values;
      if (own.includes('none')) return 'this card has no rules text';
      if (asked === 'none') return 'this card has rules text';
      return `its text does not mention ${featureNames[asked ?? ''] ?? asked}`;
    }
    default:
      return all;
  }
}

/** "Cost 4: this card costs 3." */
export function reasonText(reason: Reason): string {
  return `${plainLabel(reason.display)}: ${reason.fits ? 'fits' : factText(reason.fact)}.`;
}

export function clueText(clue: Clue, view: View, cell: number): string {
  const name = cellName(view.size, cell);
  const about = `one that fits is ${list(clue.inks ?? [])}, cost ${clue.cost}`;
  switch (clue.step) {
    case 1:
      return clue.fits === 1
        ? `Only 1 card is left for ${name}.`
        : `${clue.fits} cards are left for ${name}.`;
    case 2:
      return `${name}: ${about}.`;
    case 3:
      return `${name}: ${about}, initials ${clue.letters}.`;
    default:
      return `${name}: ${clue.name} fits.`;
  }
}

/** "This card costs 3.", to stand under the condition. */
export function reasonFact(reason: Reason): string {
  const text = reason.fits ? 'fits' : factText(reason.fact);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
