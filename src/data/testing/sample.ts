// For tests only: a small file in the shape of `allCards.json` with the surprises of real files, any cards in that
// shape, and mistyped names.

import { type Rng, shuffled } from '../../core/rng.ts';
import { type Card, foldName, fullName } from '../card.ts';

const character = {
  type: 'Character',
  color: 'Amber',
  cost: 3,
  inkwell: true,
  strength: 2,
  willpower: 3,
  lore: 1,
  rarity: 'Common',
  setCode: '1',
  story: 'Frozen',
  subtypes: ['Storyborn', 'Hero'],
  fullText: '',
};

export const sampleCards: readonly Readonly<Record<string, unknown>>[] = [
  { ...character, id: 1, name: 'Elsa', version: 'Snow Queen', fullName: 'Elsa - Snow Queen' },
  // a reprint in other letters, another set, another rarity, one classification more
  {
    ...character,
    id: 40,
    name: 'ELSA',
    version: 'snow queen',
    setCode: 2,
    rarity: 'ENCHANTED',
    subtypes: ['STORYBORN', 'Queen'],
    story: 'FROZEN',
  },
  // another name for the same card, linked by its base
  { ...character, id: 41, baseId: 1, name: 'Elza', version: 'Schneekönigin', rarity: 'special' },
  {
    ...character,
    id: 2,
    name: 'Rhino',
    version: 'Motivational Speaker',
    color: 'amber-STEEL',
    keywordAbilities: ['Singer'],
    abilities: [{ type: 'keyword', keyword: 'Universal Shift' }],
    fullText: 'Singer 5 (This character counts as cost 5 to sing songs.)\nDraw a card.',
  },
  {
    ...character,
    id: 3,
    name: 'Hakuna Matata',
    version: null,
    type: 'ACTION',
    colors: ['Ruby', 'Emerald'],
    color: '',
    strength: undefined,
    willpower: undefined,
    lore: undefined,
    subtypes: ['Song'],
    fullText: '(A character with cost 4 or more can ⟳ to sing this song for free.)',
    glitter: { brandNew: true },
  },
  // quest cards are skipped before any other check
  { id: 90, name: 'Ursula', setCode: 'Q1', color: '', cost: 'many' },
  { ...character, id: 91, name: 'Elsa', version: 'Snow Queen', setCode: 'q2', rarity: 'Iconic' },
];

export function sampleFile(cards: readonly unknown[] = sampleCards): string {
  return JSON.stringify({
    metadata: { formatVersion: '2.9.9', generatedOn: '2026-03-04T05:06:07', language: 'en' },
    sets: {
      2: { name: 'Rise of the Floodborn' },
      1: { name: 'The First Chapter' },
      Q1: { name: 'Deep Trouble' },
    },
    cards,
  });
}

/** Texts that read as the features they stand for. */
const featureTexts: Readonly<Record<string, string>> = {
  none: '',
  gainLore: 'gain 1 lore',
  song: 'songs',
};

/** Cards as LorcanaJSON would publish them, one printing each. */
export function publishedCards(cards: readonly Card[]): Readonly<Record<string, unknown>>[] {
  return cards.map((card) => ({
    id: card.id,
    name: card.name,
    version: card.version,
    fullName: fullName(card),
    type: card.type,
    color: card.inks.join('-'),
    cost: card.cost,
    inkwell: card.inkable,
    strength: card.strength,
    willpower: card.willpower,
    lore: card.lore,
    moveCost: card.moveCost,
    rarity: card.rarities[0] ?? 'Common',
    setCode: card.sets[0] ?? '1',
    story: card.stories[0] ?? '',
    subtypes: card.classifications,
    keywordAbilities: card.keywords,
    fullText:
      card.features.map((feature) => featureTexts[feature] ?? feature).join('. ') ||
      'Something else.',
  }));
}

/** The whole name with slips in words of four letters and more, its words in order or mixed. */
export function mistyped(
  card: Card,
  { slips, isMixed }: { readonly slips: number; readonly isMixed: boolean },
  rng: Rng,
): string {
  const own = foldName(fullName(card)).split(' ');
  let words = isMixed ? shuffled(own, rng) : own;
  for (let slip = 0; slip < slips; slip++) {
    const at = rng.below(words.length);
    const kind = rng.below(4);
    const place = rng.below(16);
    words = words.map((word, index) => (index === at ? slipped(word, kind, place) : word));
  }
  return words.join(' ');
}

/** A letter left out, doubled, swapped with the next, or another one, not at the very beginning. */
function slipped(word: string, kind: number, place: number): string {
  if (word.length < 4) return word;
  const at = 1 + (place % (word.length - 2));
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  if (kind === 0) return before + next + after;
  if (kind === 1) return before + letter + letter + next + after;
  return kind === 2
    ? before + next + letter + after
    : `${before}${letter === 'e' ? 'a' : 'e'}${next}${after}`;
}
