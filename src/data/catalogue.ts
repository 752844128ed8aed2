// The catalogue: all cards of one edition of the data, quest sets left out, printings merged into cards.

import { hashText } from '../core/hash.ts';
import { failure, type Result, success } from '../core/result.ts';
import { type Card, foldName, fullName, type Printing, rarities, readFeatures } from './card.ts';

export interface Catalogue {
  /** `<date>-<hash>`: what codes name. */
  readonly version: string;
  readonly date: string;
  readonly source: string;
  /** Printings behind the cards, quest sets not counted. */
  readonly printings: number;
  /** Code and name, in order of appearance. */
  readonly sets: readonly (readonly [string, string])[];
  /** By id. */
  readonly cards: readonly Card[];
}

export const versionPattern = /^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$/;

/** Quest sets are played with their own rules; their cards never appear. */
export function isQuestSet(code: string): boolean {
  return /^q/i.test(code);
}

/** Which printings are one card: the same name and version in any letter case, or the same base. */
function group(printings: readonly Printing[]): Printing[][] {
  const groups = new Map<string, Printing[]>();
  const keyOf = new Map<number, string>();
  const own = (printing: Printing) => foldName(fullName(printing));
  for (const printing of printings) keyOf.set(printing.id, own(printing));
  for (const printing of printings) {
    const base = printing.baseId === null ? undefined : keyOf.get(printing.baseId);
    const key = base ?? own(printing);
    const members = groups.get(key);
    if (members) members.push(printing);
    else groups.set(key, [printing]);
  }
  return [...groups.values()];
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Unites lists without regard to letter case; the first spelling stays. */
function unite(lists: readonly (readonly string[])[]): string[] {
  const found = new Map<string, string>();
  for (const item of lists.flat()) {
    const key = item.toLowerCase();
    if (item !== '' && !found.has(key)) found.set(key, item);
  }
  return [...found.values()];
}

function merge(printings: readonly Printing[], setOrder: ReadonlyMap<string, number>): Card {
  const sorted = [...printings].sort(
    (left, right) =>
      Number(left.baseId !== null) - Number(right.baseId !== null) || left.id - right.id,
  );
  const first = sorted[0] as Printing;
  const inSet = (code: string) => setOrder.get(code) ?? setOrder.size;
  return {
    id: first.id,
    name: first.name,
    version: first.version,
    inks: first.inks,
    cost: first.cost,
    inkable: first.inkable,
    type: first.type,
    strength: first.strength,
    willpower: first.willpower,
    lore: first.lore,
    moveCost: first.moveCost,
    classifications: unite(sorted.map((printing) => printing.classifications)),
    keywords: unite(sorted.map((printing) => printing.keywords)),
    rarities: rarities.filter((rarity) => sorted.some((printing) => printing.rarity === rarity)),
    sets: unique(sorted.map((printing) => printing.set)).sort(
      (left, right) => inSet(left) - inSet(right),
    ),
    stories: unite([sorted.map((printing) => printing.story)]),
    features: readFeatures(first.text),
  };
}

export interface Edition {
  readonly date: string;
  readonly source: string;
  readonly sets: readonly (readonly [string, string])[];
}

/** More than any game of cards has; tables count in 16 bits. */
export const MOST_CARDS = 30_000;

/** Makes the catalogue from printings. Faults: noCards, tooManyCards, doubleId. */
export function createCatalogue(edition: Edition, all: readonly Printing[]): Result<Catalogue> {
  const printings = all.filter((printing) => !isQuestSet(printing.set));
  if (printings.length === 0) return failure('noCards');
  if (printings.length > MOST_CARDS)
    return failure('tooManyCards', undefined, String(printings.length));
  const ids = new Set<number>();
  for (const printing of printings) {
    if (ids.has(printing.id)) return failure('doubleId', fullName(printing), String(printing.id));
    ids.add(printing.id);
  }
  const used = new Set(printings.map((printing) => printing.set));
  const named = new Map(edition.sets.filter(([code]) => used.has(code)));
  for (const code of used) if (!named.has(code)) named.set(code, `Set ${code}`);
  const sets = [...named];
  const setOrder = new Map(sets.map(([code], index) => [code, index]));
  const cards = group(printings)
    .map((members) => merge(members, setOrder))
    .sort((left, right) => left.id - right.id);
  const hash = hashText(JSON.stringify([sets, cards]))
    .toString(16)
    .padStart(8, '0');
  return success({
    version: `${edition.date}-${hash}`,
    date: edition.date,
    source: edition.source,
    printings: printings.length,
    sets,
    cards,
  });
}
