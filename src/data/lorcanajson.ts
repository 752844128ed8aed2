// Reads the published `allCards.json` of LorcanaJSON into a catalogue; does not fetch it.
// Ignores unused fields, so that new ones do no harm; skips a broken card and reports its name and field.

import { failure, type Result, success } from '../core/result.ts';
import { type CardPrinting, cardTypes, inks, rarities } from './card.ts';
import { asObject, asText, asTexts, asWhole, type JsonObject, sameWord } from './card-files.ts';
import { type Catalogue, type CatalogueBuild, createCatalogue, isQuestSet } from './catalogue.ts';

const MOST = 1_000_000;
/** An unknown ink or type on fewer cards than this counts as a mistake, not as something new. */
const LEAST_NEW = 8;

/** A card that could not be read, and what is wrong with it. */
export interface SkippedCard {
  /** Its name, or its place in the file. */
  readonly card: string;
  readonly field: string;
  /** The field's value, shortened; empty if it is missing. */
  readonly found: string;
}

export const wordKinds = ['ink', 'type', 'rarity', 'set'] as const;
/** A word that no earlier card had. */
export interface NewWord {
  readonly kind: (typeof wordKinds)[number];
  readonly word: string;
}

export interface Imported extends CatalogueBuild {
  /** Cards that were left out, in the order of the file. */
  readonly skipped: readonly SkippedCard[];
  /** Words that are new: accepted and reported. Sets without a name go by their code. */
  readonly newWords: readonly NewWord[];
}

/** Faults: badJson, zipped, html, notACardFile, otherLanguage, badCard (none readable), those of `createCatalogue`. */
export function importAllCards(text: string): Result<Imported> {
  const file = readFile(text);
  if (!file.ok) return file;
  const { rows, metadata, sets, setCode } = file.value;
  const language = asText(metadata['language'])?.toLowerCase();
  if (language !== undefined && !language.startsWith('en'))
    return failure('otherLanguage', 'language', language);
  const foreign = foreignType(rows);
  if (foreign !== undefined) return failure('otherLanguage', 'type', foreign);

  const printings: CardPrinting[] = [];
  const skipped: SkippedCard[] = [];
  const ids = new Set<number>();
  const doubtful = rareWords(rows);
  for (const [index, row] of rows.entries()) {
    const printing = readPrinting(row, index, { setCode, doubtful, ids });
    if (!printing.ok) skipped.push(printing.fault);
    else if (printing.value) printings.push(printing.value);
  }
  const [odd] = skipped;
  if (printings.length === 0 && odd)
    return failure('badCard', `${odd.card}: ${odd.field}`, odd.found);
  const date = /^\d{4}-\d{2}-\d{2}/.exec(asText(metadata['generatedOn']) ?? '');
  const made = createCatalogue(
    { date: date?.[0] ?? '0000-00-00', source: 'LorcanaJSON', sets },
    printings,
  );
  if (!made.ok) return made;
  return success({ ...made.value, skipped, newWords: findNewWords(made.value.catalogue, sets) });
}

interface CardFile {
  readonly rows: readonly unknown[];
  readonly metadata: JsonObject;
  readonly sets: readonly (readonly [string, string])[];
  /** The set code of a file of one set, whose cards do not repeat it. */
  readonly setCode: unknown;
}

function readFile(text: string): Result<CardFile> {
  const bare = text.replace(/^\uFEFF/, '').trimStart();
  if (bare.startsWith('PK\u0003\u0004')) return failure('zipped');
  if (bare.startsWith('<')) return failure('html', 'line 1', bare.slice(0, 40));
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch (error) {
    return failure('badJson', undefined, error instanceof Error ? error.message : undefined);
  }
  const file = asObject(value);
  const rows = file?.['cards'];
  if (!file || !Array.isArray(rows)) return failure('notACardFile', 'cards');
  const setCode = file['code'];
  const own = readSetCode(setCode);
  const sets =
    own === undefined ? readSets(file['sets']) : readSets({ [own]: { name: file['name'] } });
  return success({ rows, metadata: asObject(file['metadata']) ?? {}, sets, setCode });
}

const typeOf = (row: unknown) => asText(asObject(row)?.['type'])?.trim() ?? '';

function countWords(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The commonest type of a file whose types are mostly not English. */
function foreignType(rows: readonly unknown[]): string | undefined {
  const types = rows.map(typeOf).filter((type) => type !== '');
  const unknown = types.filter((type) => !sameWord(cardTypes, type));
  if (unknown.length * 2 <= types.length) return undefined;
  const [word, count] = [...countWords(unknown)].reduce((most, next) =>
    next[1] > most[1] ? next : most,
  );
  return count >= LEAST_NEW ? word : undefined;
}

/** Unknown inks and types, in lower case, that too few cards have. */
function rareWords(rows: readonly unknown[]): ReadonlySet<string> {
  const words = rows.flatMap((row) => {
    const card = asObject(row);
    return card ? [typeOf(row), ...(inkWords(card) ?? [])] : [];
  });
  const counts = countWords(words.map((word) => word.trim().toLowerCase()));
  return new Set([...counts].flatMap(([word, count]) => (count < LEAST_NEW ? [word] : [])));
}

type WordsByKind = Readonly<Record<NewWord['kind'], readonly string[]>>;

function findNewWords(
  { cards, sets }: Catalogue,
  named: readonly (readonly [string, string])[],
): NewWord[] {
  const known: WordsByKind = {
    ink: inks,
    type: cardTypes,
    rarity: rarities,
    set: named.map(([code]) => code),
  };
  const used: WordsByKind = {
    ink: cards.flatMap((card) => card.inks),
    type: cards.map((card) => card.type),
    rarity: cards.flatMap((card) => card.rarities),
    set: sets.map(([code]) => code),
  };
  return wordKinds.flatMap((kind) =>
    [...new Set(used[kind])]
      .filter((word) => !known[kind].includes(word))
      .map((word) => ({ kind, word })),
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

/** Numbered sets in order, then the others in file order. */
function setRank(code: string): number {
  return /^\d{1,4}$/.test(code) ? Number(code) : 10_000;
}

/** Undefined: a quest card, skipped before any other check. */
type Read = Result<CardPrinting | undefined, SkippedCard>;

interface ReadContext {
  readonly setCode: unknown;
  readonly doubtful: ReadonlySet<string>;
  /** Ids read so far; reading adds its own. */
  readonly ids: Set<number>;
}

function readPrinting(raw: unknown, index: number, around: ReadContext): Read {
  const card = asObject(raw);
  const place = `card ${index + 1}`;
  if (!card) return skip(place, 'card', raw);
  const given = asText(card['name']);
  const label = asText(card['fullName']) ?? given ?? place;
  const bad = (field: string) => skip(label, field, card[field]);

  const set = readSetCode(card['setCode'] ?? around.setCode);
  if (set === undefined) return bad('setCode');
  if (isQuestSet(set)) return success(undefined);
  const id = asWhole(card['id'], 1, MOST);
  if (id === undefined || around.ids.has(id)) return bad('id');
  const name = given?.trim();
  if (!name) return bad('name');
  const cost = asWhole(card['cost'], 0, 99);
  if (cost === undefined) return bad('cost');
  const inkable = card['inkwell'];
  if (typeof inkable !== 'boolean') return bad('inkwell');
  const type = openWord(cardTypes, typeOf(card), around.doubtful);
  if (!type) return bad('type');
  const rarity = asText(card['rarity'])?.trim();
  if (!rarity) return bad('rarity');
  const colors = inkWords(card)?.map((word) => openWord(inks, word, around.doubtful)) ?? [];
  const known = colors.filter((ink) => ink !== undefined);
  if (known.length === 0 || known.length < colors.length) return bad('color');
  const numbers = readNumbers(card);
  if (typeof numbers === 'string') return bad(numbers);
  const classifications = optionalTexts(card['subtypes']);
  if (!classifications) return bad('subtypes');
  const keywords = readKeywords(card);
  if (!keywords) return bad('keywordAbilities');
  around.ids.add(id);
  return success({
    id,
    baseId: asWhole(card['baseId'], 1, MOST) ?? null,
    name,
    version: asText(card['version'])?.trim() ?? '',
    inks: known,
    cost,
    inkable,
    type,
    ...numbers,
    classifications,
    keywords,
    rarity: sameWord(rarities, rarity) ?? rarity,
    set,
    number: asWhole(card['number'], 1, MOST) ?? null,
    story: asText(card['story'])?.trim() ?? '',
    text: asText(card['fullText']) ?? '',
    artists: asTexts(card['artists']) ?? [],
  });
}

function skip(card: string, field: string, value: unknown): Read {
  const found = JSON.stringify(value)?.slice(0, 60) ?? '';
  return { ok: false, fault: { card: card.slice(0, 80), field, found } };
}

/** The known word, or a new one that is not doubtful. */
function openWord(
  known: readonly string[],
  word: string,
  doubtful: ReadonlySet<string>,
): string | undefined {
  const bare = word.trim();
  if (bare === '') return undefined;
  return sameWord(known, bare) ?? (doubtful.has(bare.toLowerCase()) ? undefined : bare);
}

function readSetCode(value: unknown): string | undefined {
  const code = typeof value === 'number' ? String(value) : asText(value)?.trim();
  return code !== undefined && /^[A-Za-z0-9]{1,8}$/.test(code) ? code.toUpperCase() : undefined;
}

/** "Amber-Steel", or the list of both. */
function inkWords(card: JsonObject): readonly string[] | undefined {
  const words = asTexts(card['colors']) ?? asText(card['color'])?.split('-');
  return words?.length === 0 ? undefined : words;
}

const numberFields = ['strength', 'willpower', 'lore', 'moveCost'] as const;
type Numbers = Pick<CardPrinting, (typeof numberFields)[number]>;

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
  const written = abilities.map((ability) => asText(asObject(ability)?.['keyword'])?.trim() ?? '');
  const names = [...listed, ...written].map((word) => (/\bshift$/i.test(word) ? 'Shift' : word));
  return [...new Set(names)].filter((word) => word !== '');
}
