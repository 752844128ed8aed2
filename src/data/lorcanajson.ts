// Reads the published `allCards.json` of LorcanaJSON into a catalogue. Fetching is not done here.
// Fields that nobody asks for are ignored, so new ones do no harm; a fault names the card and the field.

import { failure, type Result, success } from '../core/result.ts';
import { cardTypes, inks, type Printing, rarities } from './card.ts';
import { type Catalogue, createCatalogue, isQuestSet } from './catalogue.ts';
import { asObject, asText, asTexts, asWhole, type JsonObject, sameWord } from './check.ts';

const MOST = 1_000_000;

/** Faults: badJson, html, notACardFile, badCard, and those of `createCatalogue`. */
export function importAllCards(text: string): Result<Catalogue> {
  const bare = text.replace(/^\uFEFF/, '').trimStart();
  if (bare.startsWith('<')) return failure('html', 'line 1', bare.slice(0, 40));
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch (error) {
    return failure('badJson', undefined, error instanceof Error ? error.message : undefined);
  }
  const file = asObject(value);
  const cards = file?.['cards'];
  if (!file || !Array.isArray(cards)) return failure('notACardFile', 'cards');
  const printings: Printing[] = [];
  for (const [index, raw] of cards.entries()) {
    const printing = readPrinting(raw, index);
    if (!printing.ok) return printing;
    if (printing.value) printings.push(printing.value);
  }
  const date = /^\d{4}-\d{2}-\d{2}/.exec(asText(asObject(file['metadata'])?.['generatedOn']) ?? '');
  return createCatalogue(
    { date: date?.[0] ?? '0000-00-00', source: 'LorcanaJSON', sets: readSets(file['sets']) },
    printings,
  );
}

function readSets(value: unknown): [string, string][] {
  return Object.entries(asObject(value) ?? {})
    .map(([code, set]): [string, string] => [
      code.toUpperCase(),
      asText(asObject(set)?.['name']) ?? `Set ${code}`,
    ])
    .sort(([left], [right]) => setRank(left) - setRank(right));
}

/** Numbered sets in order, the others behind them as they come. */
function setRank(code: string): number {
  return /^\d{1,4}$/.test(code) ? Number(code) : 10_000;
}

/** Undefined: a quest card, which is left out before anything else about it is read. */
function readPrinting(raw: unknown, index: number): Result<Printing | undefined> {
  const card = asObject(raw);
  if (!card) return failure('badCard', `card ${index + 1}`);
  const given = asText(card['name']);
  const title = asText(card['version']) ?? '';
  const label = asText(card['fullName']) ?? given ?? `card ${index + 1}`;
  const bad = (field: string) =>
    failure('badCard', `${label}: ${field}`, JSON.stringify(card[field])?.slice(0, 60));

  const set = readSetCode(card['setCode']);
  if (set === undefined) return bad('setCode');
  if (isQuestSet(set)) return success(undefined);
  const id = asWhole(card['id'], 1, MOST);
  if (id === undefined) return bad('id');
  const name = given?.trim();
  if (!name) return bad('name');
  const cost = asWhole(card['cost'], 0, 99);
  if (cost === undefined) return bad('cost');
  const inkable = card['inkwell'];
  if (typeof inkable !== 'boolean') return bad('inkwell');
  const type = sameWord(cardTypes, asText(card['type']) ?? '');
  if (!type) return bad('type');
  const rarity = asText(card['rarity']);
  if (!rarity) return bad('rarity');
  const colors = readInks(card);
  if (!colors) return bad('color');
  const numbers = readNumbers(card);
  if (typeof numbers === 'string') return bad(numbers);
  const classifications = optionalTexts(card['subtypes']);
  if (!classifications) return bad('subtypes');
  const keywords = readKeywords(card);
  if (!keywords) return bad('keywordAbilities');
  return success({
    id,
    baseId: asWhole(card['baseId'], 1, MOST) ?? null,
    name,
    version: title.trim(),
    inks: colors,
    cost,
    inkable,
    type,
    ...numbers,
    classifications,
    keywords,
    // sets to come may bring rarities that no condition asks for
    rarity: sameWord(rarities, rarity) ?? null,
    set,
    story: asText(card['story'])?.trim() ?? '',
    text: asText(card['fullText']) ?? '',
  });
}

function readSetCode(value: unknown): string | undefined {
  const code = typeof value === 'number' ? String(value) : asText(value)?.trim();
  return code !== undefined && /^[A-Za-z0-9]{1,8}$/.test(code) ? code.toUpperCase() : undefined;
}

/** "Amber-Steel", or the list of both. */
function readInks(card: JsonObject): Printing['inks'] | undefined {
  const words = asTexts(card['colors']) ?? asText(card['color'])?.split('-');
  if (!words || words.length === 0) return undefined;
  const found = words.map((word) => sameWord(inks, word));
  return found.includes(undefined) ? undefined : inks.filter((ink) => found.includes(ink));
}

const numberFields = ['strength', 'willpower', 'lore', 'moveCost'] as const;
type Numbers = Pick<Printing, (typeof numberFields)[number]>;

/** The name of the first bad field, or all four. */
function readNumbers(card: JsonObject): Numbers | string {
  const numbers = { strength: null, willpower: null, lore: null, moveCost: null } as {
    -readonly [Key in keyof Numbers]: Numbers[Key];
  };
  for (const field of numberFields) {
    const value = card[field];
    if (value === undefined || value === null) continue;
    const number = asWhole(value, 0, 99);
    if (number === undefined) return field;
    numbers[field] = number;
  }
  return numbers;
}

function optionalTexts(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null) return [];
  return asTexts(value)?.map((item) => item.trim());
}

/** From the list of keywords and from the abilities; kinds of Shift count as Shift. */
function readKeywords(card: JsonObject): readonly string[] | undefined {
  const listed = optionalTexts(card['keywordAbilities']);
  if (!listed) return undefined;
  const abilities = Array.isArray(card['abilities']) ? card['abilities'] : [];
  const written = abilities.map((ability) => asText(asObject(ability)?.['keyword']) ?? '');
  return normalKeywords([...listed, ...written]);
}

export function normalKeywords(words: readonly string[]): readonly string[] {
  const names = words.map((word) => (/\bshift$/i.test(word.trim()) ? 'Shift' : word.trim()));
  return [...new Set(names)].filter((word) => word !== '');
}
