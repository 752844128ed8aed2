// The conditions of one catalogue: the fixed ones, and one for each ink, type, classification, keyword, rarity, set,
// story and name of its cards. Words on the lists of conditions.ts keep their numbered ids; any other word gets an id
// made of its letters, the same in every catalogue. The words of the game explain conditions.

import { memoByObject, memoByText } from '../../../core/memo.ts';
import { type Card, foldName } from '../../../data/card.ts';
import { type Catalogue, setName } from '../../../data/catalogue.ts';
import type { Family } from '../types.ts';
import {
  bornWords,
  type Condition,
  classWords,
  fixedConditions,
  franchiseWords,
  inkWords,
  keywordWords,
  nameWords,
  olderConditions,
  rareVersions,
  rarityWords,
  typeWords,
  type WordList,
} from './conditions.ts';

/** A word on fewer cards makes no condition. */
export const LEAST_CARDS = 8;
/** Longer words do not fit on a board. */
const MOST_LETTERS = 40;

/** A condition that asks for a word of the cards. */
export interface WordCondition extends Condition {
  readonly kind: WordKind;
  /** The folded word, for comparisons. */
  readonly key: string;
}

export interface ConditionTable {
  /** All conditions with enough cards, fixed ones first; the order depends on the cards alone. */
  readonly list: readonly Condition[];
  /** The place of each in the list, by its id. */
  readonly index: ReadonlyMap<string, number>;
  /** Any condition of these cards, those with few cards too; undefined for unknown ids. */
  find(id: string): Condition | undefined;
  /** The places of the cards that fit each condition of the list, ascending. */
  cardsOf(): readonly Uint16Array[];
}

interface WordKind {
  readonly prefix: string;
  readonly family: Family;
  readonly known: WordList;
  readonly words: (card: Card) => readonly string[];
  readonly label: (word: string, catalogue: Catalogue) => Pick<Condition, 'display' | 'icon'>;
}

const inkSigns: Readonly<Record<string, string>> = {
  Amber: '🟡 ',
  Amethyst: '🟣 ',
  Emerald: '🟢 ',
  Ruby: '🔴 ',
  Sapphire: '🔵 ',
  Steel: '⚪ ',
};

const slug = (word: string) => foldName(word).replaceAll(' ', '-');
const familyLabel = (family: Family) => (word: string) => ({ display: word, icon: family });
const isBorn = (word: string) => bornWords.some(([, born]) => born === word);

const kinds: readonly WordKind[] = [
  {
    prefix: 'c',
    family: 'ink',
    known: inkWords,
    words: (card) => card.inks,
    label: (word) => ({ display: `${inkSigns[word] ?? ''}${word}`, icon: `ink-${slug(word)}` }),
  },
  {
    prefix: 't',
    family: 'type',
    known: typeWords,
    words: (card) => (card.classifications.includes('Song') ? [card.type, 'Song'] : [card.type]),
    label: (word) => ({ display: word, icon: `type-${slug(word)}` }),
  },
  {
    prefix: 'b',
    family: 'born',
    known: bornWords,
    words: (card) => card.classifications.filter(isBorn),
    label: familyLabel('born'),
  },
  {
    prefix: 's',
    family: 'classification',
    known: classWords,
    words: (card) => card.classifications.filter((word) => word !== 'Song' && !isBorn(word)),
    label: familyLabel('classification'),
  },
  {
    prefix: 'k',
    family: 'keyword',
    known: keywordWords,
    words: (card) => card.keywords,
    label: familyLabel('keyword'),
  },
  {
    prefix: 'r',
    family: 'rarity',
    known: rarityWords,
    words: (card) => card.rarities,
    label: (word) => ({
      display: rareVersions[word] ?? word,
      icon: word === 'Special' ? 'rarity-promo' : `rarity-${slug(word)}`,
    }),
  },
  {
    prefix: 'e',
    family: 'set',
    // the id of a numbered set has its number
    known: [],
    words: (card) => card.sets,
    label: (code, catalogue) => ({ display: setName(catalogue, code), icon: 'set' }),
  },
  {
    prefix: 'f',
    family: 'franchise',
    known: franchiseWords,
    words: (card) => card.stories,
    label: familyLabel('franchise'),
  },
  {
    prefix: 'n',
    family: 'name',
    known: nameWords,
    words: (card) => [card.name],
    label: (word) => ({ display: `Named ${word}`, icon: 'name' }),
  },
];

/** Compares words without letter case and accents, because foreign files are inconsistent. */
const fold = memoByText(20_000, foldName);

/** `c1` for Amber, which is on the list; `c-prism` for an ink that is not. */
function idOf({ prefix, family }: WordKind, number: number | undefined, key: string): string {
  if (number !== undefined) return `${prefix}${number}`;
  if (family === 'set' && /^\d+$/.test(key)) return `${prefix}${key}`;
  return `${prefix}-${key.replaceAll(' ', '-')}`;
}

function wordCondition(
  kind: WordKind,
  word: string,
  number: number | undefined,
  catalogue: Catalogue,
): WordCondition {
  const key = fold(word);
  return {
    id: idOf(kind, number, key),
    family: kind.family,
    ...kind.label(word, catalogue),
    kind,
    key,
    filter: (card) => kind.words(card).some((own) => own === word || fold(own) === key),
  };
}

interface Held {
  /** As the first card spells it. */
  readonly word: string;
  /** Places of the cards, ascending. */
  readonly cards: number[];
}

/** Every word of one kind with the cards that have it, by its key. */
function holdersOf(kind: WordKind, cards: readonly Card[]): ReadonlyMap<string, Held> {
  const held = new Map<string, Held>();
  for (const [index, card] of cards.entries()) {
    for (const word of kind.words(card)) {
      const key = fold(word);
      const known = held.get(key);
      if (!known) held.set(key, { word, cards: [index] });
      else if (known.cards[known.cards.length - 1] !== index) known.cards.push(index);
    }
  }
  return held;
}

/** Cached per catalogue; parts that need all cards are computed on demand. */
export const tableOf = memoByObject(createTable);

const isWordCondition = (condition: Condition): condition is WordCondition => 'kind' in condition;

function createTable(catalogue: Catalogue): ConditionTable {
  const { cards } = catalogue;
  const heldOf = memoByObject((kind: WordKind) => holdersOf(kind, cards));
  const byId = new Map<string, Condition>(
    [...fixedConditions, ...olderConditions].map((known) => [known.id, known]),
  );
  for (const kind of kinds)
    for (const [number, word] of kind.known) {
      const condition = wordCondition(kind, word, number, catalogue);
      byId.set(condition.id, condition);
    }
  let list: readonly Condition[] | undefined;
  let index: ReadonlyMap<string, number> | undefined;

  function cardsOf(condition: Condition): Uint16Array {
    if (isWordCondition(condition))
      return Uint16Array.from(heldOf(condition.kind).get(condition.key)?.cards ?? []);
    return fittingCards(condition, cards);
  }

  /** Known words in their order, then new ones alphabetically. */
  function listWords(kind: WordKind): Condition[] {
    const known = new Map(kind.known.map(([number, word]) => [fold(word), number]));
    return [...heldOf(kind)]
      .filter(([key, { word }]) => key !== '' && word.length <= MOST_LETTERS)
      .filter(([, { cards: own }]) => own.length >= LEAST_CARDS)
      .sort(([left], [right]) => rank(known, left) - rank(known, right) || (left < right ? -1 : 1))
      .map(([key, { word }]) => {
        const number = known.get(key);
        const old = number === undefined ? undefined : byId.get(idOf(kind, number, key));
        return old ?? wordCondition(kind, word, undefined, catalogue);
      });
  }

  function listAll(): readonly Condition[] {
    const enough = fixedConditions.filter(
      (condition) => fittingCards(condition, cards).length >= LEAST_CARDS,
    );
    return [...enough, ...kinds.flatMap(listWords)];
  }

  /** A word that is not on the lists, on any number of cards. */
  function findNew(id: string): Condition | undefined {
    const kind = kinds.find(({ prefix }) => id.startsWith(prefix));
    if (!kind) return undefined;
    const listed = new Set(kind.known.map(([, word]) => fold(word)));
    for (const [key, { word }] of heldOf(kind))
      if (key !== '' && !listed.has(key) && idOf(kind, undefined, key) === id)
        return wordCondition(kind, word, undefined, catalogue);
    return undefined;
  }

  const table: ConditionTable = {
    get list() {
      list ??= listAll();
      return list;
    },
    get index() {
      index ??= new Map(table.list.map(({ id }, place) => [id, place]));
      return index;
    },
    find(id) {
      const known = byId.get(id) ?? findNew(id);
      if (known) byId.set(id, known);
      return known;
    },
    cardsOf: () => table.list.map(cardsOf),
  };
  return table;
}

/** Numbers first, as sets have them and lists give them. */
function rank(known: ReadonlyMap<string, number>, key: string): number {
  return known.get(key) ?? (/^\d{1,4}$/.test(key) ? Number(key) : 10_000);
}

/** The places of the cards that fit one condition, ascending. */
export function fittingCards(condition: Condition, cards: readonly Card[]): Uint16Array {
  const found: number[] = [];
  for (let index = 0; index < cards.length; index++)
    if (condition.filter(cards[index] as Card)) found.push(index);
  return Uint16Array.from(found);
}
