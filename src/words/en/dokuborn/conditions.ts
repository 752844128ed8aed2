// The exact meaning of Dokuborn's conditions, and the facts of cards and hints about them. The labels of conditions are
// data of the condition table.

import { cellName, plainLabel } from '../../../games/dokuborn/rules/print.ts';
import type { CardFact, Clue, Family, Label, Reason, View } from '../../../games/dokuborn/types.ts';
import { capitalized, list } from '../formats.ts';

type Named = Pick<Label, 'id' | 'family' | 'display'>;

/** The caption above a label on the board. */
const captions: Readonly<Record<Family, string>> = {
  ink: 'INK',
  cost: 'COST',
  inkwell: 'INKWELL',
  type: 'TYPE',
  born: 'CLASS',
  classification: 'CLASS',
  keyword: 'KEYWORD',
  strength: 'STRENGTH',
  willpower: 'WILLPOWER',
  lore: 'LORE',
  move: 'MOVE COST',
  rarity: 'RARITY',
  set: 'SET',
  franchise: 'FILM',
  name: 'NAME',
  extra: 'OTHER',
};

/** Stories without a film: series, cartoons, and Lorcana's own. */
const stories: Readonly<Record<string, 'SERIES' | 'CARTOONS' | 'ORIGINAL'>> = {
  f13: 'SERIES',
  f15: 'SERIES',
  f16: 'SERIES',
  f21: 'SERIES',
  f25: 'ORIGINAL',
  f26: 'CARTOONS',
  f39: 'SERIES',
};

/** The kind of a condition, in capitals: SET, FILM, NAME. */
export function caption({ id, family, display }: Named): string {
  if (/^Text mentions|text$/.test(display)) return 'TEXT';
  if (/^x2$/.test(id)) return 'SETS';
  if (/^x[345]$/.test(id)) return 'STATS';
  // the kind of a story from newer cards is unknown
  if (family === 'franchise' && id.startsWith('f-')) return 'STORY';
  return stories[id] ?? captions[family];
}

/** A label under its caption, without repeating it. */
export function underCaption(label: Named): string {
  const text = plainLabel(label.display);
  switch (label.family) {
    case 'cost':
    case 'strength':
    case 'willpower':
    case 'lore':
    case 'move':
      return text.replace(/^\D*?(?=◊|\d)/, '');
    case 'name':
      return text.replace(/^Named /, '');
    default:
      return text.replace(/^Text mentions/, 'mentions').replace(/^No ability text$/, 'no ability');
  }
}

/** "Film: Mulan": a label for screen readers or within a line. */
export function spokenLabel(label: Named): string {
  const kind = caption(label);
  return `${kind.charAt(0)}${kind.slice(1).toLowerCase()}: ${underCaption(label)}`;
}

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
  franchise: 'Film, series or story',
  name: 'Character name',
  extra: 'Other',
};

/** The exact meaning of a condition, in one or two sentences. */
export function conditionWording(condition: Named): string {
  const own = extraWordings[condition.id];
  if (own !== undefined) return own;
  if (condition.family === 'franchise') return storyWording(condition);
  return familyWordings[condition.family](plainLabel(condition.display));
}

function storyWording(label: Named): string {
  const word = label.display;
  const texts: Readonly<Record<string, string>> = {
    ORIGINAL: 'A Lorcana original, not from a film.',
    SERIES: `From the series ${word}.`,
    CARTOONS: `From the cartoons of ${word}.`,
    STORY: `From ${word}.`,
  };
  return texts[caption(label)] ?? `From the film ${word}.`;
}

/** "Cost 2 or less" -> "2 or less". */
const amount = (display: string) => display.replace(/^\D*/, '');

const familyWordings: Readonly<Record<Family, (display: string) => string>> = {
  ink: (word) => `The card has ${word} ink. A card of two inks counts for both.`,
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
  rarity: (word) => `Printed as ${word} at least once.`,
  set: (word) => `Printed in the set ${word} at least once.`,
  franchise: (word) => word,
  name: (word) =>
    `The name of the card is exactly ${word.replace(/^Named /, '')}; the version does not matter.`,
  extra: (word) => word,
};

const inRules = (what: string) =>
  `${what} Names of abilities and reminders in brackets do not count.`;

/** Grids begun with version 1. */
const inText = (what: string) =>
  `${what} This grid is an older one: names of abilities count, reminders in brackets do not.`;

const extraWordings: Readonly<Record<string, string>> = {
  c7: 'The card has two inks.',
  p0: 'The card cannot be put into the inkwell: its cost has no ring around it.',
  p1: 'The card can be put into the inkwell: its cost has a ring around it.',
  t2: 'The card is an Action. Songs are actions too.',
  t3: 'The card is an Action with the classification Song.',
  r6: 'Printed as Epic at least once.',
  r7: 'Printed as Enchanted at least once.',
  r8: 'Printed as Iconic at least once.',
  r9: 'Printed as a promo at least once.',
  x1: 'The card has no rules text: no ability and no keyword. Reminders in brackets do not count.',
  x2: 'Printed in two or more sets.',
  x3: 'The printed strength of the character is higher than its printed willpower.',
  x4: 'The printed willpower of the character is higher than its printed strength.',
  x5: 'The printed strength and willpower of the character are the same.',
  x6: inRules('The rules text has the word “draw” or “draws”, whoever draws.'),
  x6n: inText('The text has the word “draw” or “draws”, whoever draws.'),
  x7: inRules('The rules text has a form of the word “banish”.'),
  x8: inRules('The rules text has the word “damage” or a form of it.'),
  x9: inRules('The rules text has a form of the word “discard”, the discard pile included.'),
  x10: inRules(
    'The rules text has a form of the word “exert”; the sign for exerting does not count.',
  ),
  x11: inRules('The rules text has a word that begins with “ready”.'),
  x11n: inText('The text has a word that begins with “ready”.'),
  x12: inRules('The rules text has the word “inkwell”.'),
  x13: inRules('The rules text has a form of the word “return”, wherever the card returns to.'),
  x14: inRules(
    'The rules text has “gain” or “gains” with lore right after it, such as “gain 2 lore”.',
  ),
  x15: inRules('The rules text has the word “song” or “songs”.'),
};

/** Those that are not called what the text says. */
const featureNames: Readonly<Record<string, string>> = {
  none: 'no rules text',
  gainLore: 'gaining lore',
  song: 'songs',
};

type FactValues = CardFact['values'];

const isAll = (all: string) => `this card is ${all}`;

/** A card's value of a field that not every card has. */
const having = (what: string) => (all: string) =>
  all === '' ? `this card has no ${what}` : `this card has ${what} ${all}`;

const fieldTexts: Readonly<Record<string, (all: string, values: FactValues) => string>> = {
  inks: isAll,
  cost: (all) => `this card costs ${all}`,
  inkwell: isAll,
  type: (all, values) =>
    values.includes('Song')
      ? 'this card is an Action, a Song'
      : `this card is ${/^[AEIOU]/.test(all) ? 'an' : 'a'} ${all}`,
  classifications: (all) => (all === '' ? 'this card has no classification' : isAll(all)),
  keywords: (all) => (all === '' ? 'this card has no keyword of its own' : `this card has ${all}`),
  strength: having('strength'),
  willpower: having('willpower'),
  lore: having('lore'),
  moveCost: having('move cost'),
  rarities: (all, values) =>
    all === ''
      ? 'this card has no rarity'
      : isAll(list(values.map((value) => (value === 'Special' ? 'Promo' : value)))),
  sets: (all) => `this card is in ${all}`,
  stories: (all) => (all === '' ? 'this card is from no film' : `this card is from ${all}`),
  name: (all) => `this card is named ${all}`,
  balance: (all, values) =>
    all === ''
      ? 'this card has no strength or no willpower'
      : `this card has strength ${values[0]} and willpower ${values[1]}`,
  text: (_, [asked = '', ...own]) => {
    if (own.includes('none')) return 'this card has no rules text';
    if (asked === 'none') return 'this card has rules text';
    return `its text does not mention ${featureNames[asked] ?? asked}`;
  },
};

/** "this card costs 3". */
export function factText({ field, values }: CardFact): string {
  const all = list(values);
  return fieldTexts[field]?.(all, values) ?? all;
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

/** "This card costs 3.", shown under the condition. */
export function reasonFact(reason: Reason): string {
  const text = reason.fits ? 'fits' : factText(reason.fact);
  return `${capitalized(text)}.`;
}
