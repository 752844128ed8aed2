// The catalogue: all cards of one edition of the data, without quest sets, with printings merged into cards.

import { hashText } from '../core/hash.ts';
import { failure, type Result, success } from '../core/result.ts';
import {
  type Card,
  type CardPrinting,
  foldName,
  fullName,
  inks,
  rarities,
  readFeatures,
} from './card.ts';
import type { CardText, Texts } from './card-files.ts';

export interface Catalogue {
  /** `<date>-<hash>`, as codes contain it. */
  readonly version: string;
  readonly date: string;
  readonly source: string;
  /** Printings behind the cards, quest sets not counted. */
  readonly printings: number;
  /** Code and name, in order of appearance. */
  readonly sets: readonly (readonly [string, string])[];
  /** Of sets that are not whole: code, and how many of the numbers up to the highest ordinary one have no card. */
  readonly gaps: readonly (readonly [string, number])[];
  /** Names of sets that the source lists without any card. */
  readonly coming: readonly string[];
  /** By id. */
  readonly cards: readonly Card[];
}

/** How new the cards are, and what they lack. */
export interface CatalogueAbout extends Pick<Catalogue, 'version' | 'source' | 'coming'> {
  readonly cards: number;
  /** The name of the newest set. */
  readonly newest: string;
  /** Sets with cards missing, by name. */
  readonly gaps: Catalogue['gaps'];
}

export function catalogueAbout(catalogue: Catalogue): CatalogueAbout {
  const { version, source, sets, gaps, coming, cards } = catalogue;
  return {
    version,
    source,
    cards: cards.length,
    newest: sets[sets.length - 1]?.[1] ?? '',
    gaps: gaps.map(([code, count]) => [setName(catalogue, code), count]),
    coming,
  };
}

/** The name of a set by its code, or the code if the catalogue has no name for it. */
export function setName({ sets }: Pick<Catalogue, 'sets'>, code: string): string {
  return sets.find(([known]) => known === code)?.[1] ?? code;
}

export const versionPattern = /^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$/;

/** Quest sets are played with their own rules; their cards never appear. */
export function isQuestSet(code: string): boolean {
  return /^q/i.test(code);
}

/** Which printings are one card: the same name and version in any letter case, or the same base. */
function group(printings: readonly CardPrinting[]): CardPrinting[][] {
  const groups = new Map<string, CardPrinting[]>();
  const keyOf = new Map<number, string>();
  const own = (printing: CardPrinting) => foldName(fullName(printing));
  for (const printing of printings) keyOf.set(printing.id, own(printing));
  for (const printing of printings) {
    const base = printing.baseId === null ? undefined : keyOf.get(printing.baseId);
    const key = base ?? own(printing);
    groups.set(key, [...(groups.get(key) ?? []), printing]);
  }
  return [...groups.values()];
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Merges lists regardless of letter case; the first spelling wins. */
function unite(lists: readonly (readonly string[])[]): string[] {
  const found = new Map<string, string>();
  for (const item of lists.flat()) {
    const key = item.toLowerCase();
    if (item !== '' && !found.has(key)) found.set(key, item);
  }
  return [...found.values()];
}

/** The printing that represents the card comes first. */
const inOrder = (printings: readonly CardPrinting[]) =>
  [...printings].sort(
    (left, right) =>
      Number(left.baseId !== null) - Number(right.baseId !== null) || left.id - right.id,
  );

/** Known words in their order, then the others as they came. */
export function ranked(known: readonly string[], words: readonly string[]): string[] {
  const found = unite([words]);
  return [
    ...known.filter((word) => found.includes(word)),
    ...found.filter((word) => !known.includes(word)),
  ];
}

function merge(sorted: readonly CardPrinting[], setOrder: ReadonlyMap<string, number>): Card {
  const first = sorted[0] as CardPrinting;
  const inSet = (code: string) => setOrder.get(code) ?? setOrder.size;
  return {
    id: first.id,
    name: first.name,
    version: first.version,
    inks: ranked(inks, first.inks),
    cost: first.cost,
    inkable: first.inkable,
    type: first.type,
    strength: first.strength,
    willpower: first.willpower,
    lore: first.lore,
    moveCost: first.moveCost,
    classifications: unite(sorted.map((printing) => printing.classifications)),
    keywords: unite(sorted.map((printing) => printing.keywords)),
    rarities: ranked(
      rarities,
      sorted.map((printing) => printing.rarity),
    ),
    sets: unique(sorted.map((printing) => printing.set)).sort(
      (left, right) => inSet(left) - inSet(right),
    ),
    stories: unite([sorted.map((printing) => printing.story)]),
    features: readFeatures(first.text),
  };
}

/** More than any catalogue has; tables count in 16 bits. */
export const MOST_CARDS = 30_000;

/** Rarities of a set's ordinary cards; the others are variants with higher numbers. */
const ordinary: readonly string[] = rarities.slice(0, rarities.indexOf('Legendary') + 1);

/** For each set that has gaps, how many of its numbers up to the highest ordinary one are missing. */
function findGaps(printings: readonly CardPrinting[], sets: Catalogue['sets']) {
  return sets.flatMap(([code]): [string, number][] => {
    const numbers = new Set<number>();
    let last = 0;
    for (const { set, number, rarity } of printings) {
      if (set !== code || number === null) continue;
      numbers.add(number);
      if (ordinary.includes(rarity)) last = Math.max(last, number);
    }
    const there = [...numbers].filter((number) => number <= last).length;
    return there < last ? [[code, last - there]] : [];
  });
}

export interface CatalogueBuild {
  readonly catalogue: Catalogue;
  readonly texts: Texts;
}

/** Makes the catalogue and its texts from printings, each id once. The edition has all sets that the source names, with
 * cards or without. Faults: noCards, tooManyCards. */
export function createCatalogue(
  edition: Pick<Catalogue, 'date' | 'source' | 'sets'>,
  all: readonly CardPrinting[],
): Result<CatalogueBuild> {
  const printings = all.filter((printing) => !isQuestSet(printing.set));
  if (printings.length === 0) return failure('noCards');
  if (printings.length > MOST_CARDS)
    return failure('tooManyCards', undefined, String(printings.length));
  const used = new Set(printings.map((printing) => printing.set));
  const named = new Map(edition.sets.filter(([code]) => used.has(code)));
  for (const code of used) if (!named.has(code)) named.set(code, `Set ${code}`);
  const sets = [...named];
  const setOrder = new Map(sets.map(([code], index) => [code, index]));
  const groups = group(printings)
    .map(inOrder)
    .sort((left, right) => (left[0]?.id ?? 0) - (right[0]?.id ?? 0));
  const cards = groups.map((members) => merge(members, setOrder));
  const hash = hashText(JSON.stringify([sets, cards]))
    .toString(16)
    .padStart(8, '0');
  const version = `${edition.date}-${hash}`;
  const catalogue: Catalogue = {
    version,
    date: edition.date,
    source: edition.source,
    printings: printings.length,
    sets,
    gaps: findGaps(printings, sets),
    coming: edition.sets
      .filter(([code]) => !used.has(code) && !isQuestSet(code))
      .map(([, name]) => name),
    cards,
  };
  const texts = cards.map(({ id, keywords }, index): [number, CardText] => {
    const { text = '', artists = [] } = groups[index]?.[0] ?? {};
    return [id, { rules: flowText(text, keywords), artists }];
  });
  return success({ catalogue, texts: { version, of: new Map(texts) } });
}

/** Lines as printed become one line for each ability. */
function flowText(text: string, keywords: readonly string[]): string {
  const lines: string[] = [];
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (line === '') continue;
    const last = lines.length - 1;
    const before = lines[last];
    const begins =
      before === undefined ||
      /[.!?)”"]$/.test(before) ||
      /^\p{Lu}[\p{Lu}\d'’!?,.-]+( |$)/u.test(line) ||
      keywords.some((keyword) => line.startsWith(keyword));
    if (begins) lines.push(line);
    else lines[last] = `${before} ${line}`;
  }
  return lines.join('\n');
}

/** Where the cards are published; lorcanajson.ts reads them. */
export const defaultCardsUrl = 'https://lorcanajson.org/files/current/en/allCards.json';
