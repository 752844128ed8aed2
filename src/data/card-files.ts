// The compact files of cards: the catalogue (columns instead of records, lists by index) and the rules texts, which only
// a page that shows a card loads. Reading checks everything. The embedded files are made by `build/index.ts`.

import { failure, orThrow, type Result, success } from '../core/result.ts';
import { wordList } from '../core/word-list.ts';
import { type Card, cardTypes, textFeatures } from './card.ts';
import { type Catalogue, isQuestSet, MOST_CARDS, versionPattern } from './catalogue.ts';

// Small readers for foreign JSON: each takes an unknown value and returns it typed, or undefined.

export type JsonObject = Readonly<Record<string, unknown>>;

export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A whole number from `min` to `max`. */
export function asWhole(value: unknown, min: number, max: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? value
    : undefined;
}

export function asTexts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value
    : undefined;
}

/** The entry of a list that equals the word in any letter case. */
export function sameWord<T extends string>(list: readonly T[], word: string): T | undefined {
  const lower = word.trim().toLowerCase();
  return list.find((item) => item.toLowerCase() === lower);
}

export const FORMAT = 'curio-cards/2';
/** Files of older editions, which players still have: types, inks and rarities were fixed lists. */
const FIRST_FORMAT = 'curio-cards/1';

const numberColumns = ['cost', 'strength', 'willpower', 'lore', 'moveCost'] as const;
const listNames = wordList('inks rarities features classifications keywords sets stories');
type ListName = (typeof listNames)[number];

/** Numbers texts in the order in which they come first. */
function createNumbering() {
  const numbers = new Map<string, number>();
  return {
    numberOf(text: string): number {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    list: () => [...numbers.keys()],
  };
}

/** Plain JSON for `unpackCatalogue`. */
export function packCatalogue(catalogue: Catalogue): JsonObject {
  const { cards } = catalogue;
  const names = createNumbering();
  const types = createNumbering();
  const lists: Record<string, unknown> = {};
  const columns: Record<string, readonly (number | string)[]> = {
    id: cards.map((card, index) => card.id - (cards[index - 1]?.id ?? 0)),
    name: cards.map((card) => names.numberOf(card.name)),
    version: cards.map((card) => card.version),
    type: cards.map((card) => types.numberOf(card.type)),
    inkable: cards.map((card) => Number(card.inkable)),
  };
  for (const key of numberColumns) columns[key] = cards.map((card) => card[key] ?? -1);
  for (const key of listNames) {
    const table = createNumbering();
    const words = createNumbering();
    columns[key] = cards.map((card) => table.numberOf(card[key].map(words.numberOf).join(' ')));
    lists[key] = { words: words.list(), table: table.list() };
  }
  const { version, date, source, printings, sets, gaps, coming } = catalogue;
  const head = { version, date, source, printings, sets, gaps, coming };
  return { format: FORMAT, ...head, names: names.list(), types: types.list(), lists, columns };
}

/** Faults: notACatalogue, badCatalogue (where: the field). */
export function unpackCatalogue(value: unknown): Result<Catalogue> {
  const file = asObject(value);
  const isFirst = file?.['format'] === FIRST_FORMAT;
  if (!file || (file['format'] !== FORMAT && !isFirst))
    return failure('notACatalogue', 'format', JSON.stringify(file?.['format'])?.slice(0, 40));
  const head = readHead(file);
  if (typeof head === 'string') return failure('badCatalogue', head);
  const names = asTexts(file['names']);
  if (!names) return failure('badCatalogue', 'names');
  const typeWords = isFirst ? cardTypes : asTexts(file['types']);
  if (!typeWords) return failure('badCatalogue', 'types');
  const columns = asObject(file['columns']) ?? {};
  const ids = columns['id'];
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > MOST_CARDS)
    return failure('badCatalogue', 'columns.id');
  const count = ids.length;

  const numbers = (key: string, min: number, max: number): readonly number[] | undefined => {
    const column = columns[key];
    return Array.isArray(column) &&
      column.length === count &&
      column.every((item) => asWhole(item, min, max) !== undefined)
      ? column
      : undefined;
  };
  const steps = numbers('id', 1, 1_000_000);
  const nameColumn = numbers('name', 0, names.length - 1);
  const types = numbers('type', 0, typeWords.length - 1);
  const inkables = numbers('inkable', 0, 1);
  const versions = asTexts(columns['version']);
  if (!steps) return failure('badCatalogue', 'columns.id');
  if (!nameColumn) return failure('badCatalogue', 'columns.name');
  if (!types) return failure('badCatalogue', 'columns.type');
  if (!inkables) return failure('badCatalogue', 'columns.inkable');
  if (versions?.length !== count) return failure('badCatalogue', 'columns.version');
  const figures: Record<string, readonly number[]> = {};
  for (const key of numberColumns) {
    const column = numbers(key, key === 'cost' ? 0 : -1, 99);
    if (!column) return failure('badCatalogue', `columns.${key}`);
    figures[key] = column;
  }
  const listColumns: Record<string, readonly (readonly string[])[]> = {};
  for (const key of listNames) {
    const table = readLists(asObject(file['lists'])?.[key], key);
    if (!table) return failure('badCatalogue', `lists.${key}`);
    const column = numbers(key, 0, table.length - 1);
    if (!column) return failure('badCatalogue', `columns.${key}`);
    listColumns[key] = column.map((place) => table[place] ?? []);
  }
  if (listColumns['sets']?.flat().some(isQuestSet)) return failure('badCatalogue', 'lists.sets');

  const cards: Card[] = [];
  let id = 0;
  const figure = (key: (typeof numberColumns)[number], index: number): number | null => {
    const number = figures[key]?.[index] ?? -1;
    return number < 0 ? null : number;
  };
  const list = (key: ListName, index: number) => listColumns[key]?.[index] ?? [];
  for (let index = 0; index < count; index++) {
    id += steps[index] ?? 0;
    cards.push({
      id,
      name: names[nameColumn[index] ?? 0] ?? '',
      version: versions[index] ?? '',
      inks: list('inks', index),
      cost: figure('cost', index) ?? 0,
      inkable: inkables[index] === 1,
      type: typeWords[types[index] ?? 0] ?? '',
      strength: figure('strength', index),
      willpower: figure('willpower', index),
      lore: figure('lore', index),
      moveCost: figure('moveCost', index),
      classifications: list('classifications', index),
      keywords: list('keywords', index),
      rarities: list('rarities', index),
      sets: list('sets', index),
      stories: list('stories', index),
      features: textFeatures.filter((word) => list('features', index).includes(word)),
    });
  }
  return success({ ...head, cards });
}

/** The name of the first bad field, or all of them. */
function readHead(file: JsonObject): Omit<Catalogue, 'cards'> | string {
  const version = asText(file['version']);
  if (!version || !versionPattern.test(version)) return 'version';
  const date = asText(file['date']);
  if (!date || !version.startsWith(`${date}-`)) return 'date';
  const source = asText(file['source']);
  if (source === undefined) return 'source';
  const printings = asWhole(file['printings'], 1, 1_000_000);
  if (printings === undefined) return 'printings';
  const rows = file['sets'];
  if (!Array.isArray(rows)) return 'sets';
  const sets: [string, string][] = [];
  for (const row of rows) {
    const [code, name] = asTexts(row) ?? [];
    if (code === undefined || name === undefined || isQuestSet(code)) return 'sets';
    sets.push([code, name]);
  }
  const gaps: [string, number][] = [];
  for (const row of asList(file['gaps'])) {
    const [code, count] = Array.isArray(row) ? row : [];
    const missing = asWhole(count, 1, MOST_CARDS);
    if (typeof code !== 'string' || missing === undefined) return 'gaps';
    gaps.push([code, missing]);
  }
  const coming = asTexts(file['coming'] ?? []);
  if (!coming) return 'coming';
  return { version, date, source, printings, sets, gaps, coming };
}

const asList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

function readLists(value: unknown, key: ListName): readonly (readonly string[])[] | undefined {
  const words = asTexts(asObject(value)?.['words']);
  const table = asTexts(asObject(value)?.['table']);
  if (!words || !table) return undefined;
  const features: readonly string[] = textFeatures;
  if (key === 'features' && words.some((word) => !features.includes(word))) return undefined;
  const lists: string[][] = [];
  for (const row of table) {
    const list: string[] = [];
    for (const place of row === '' ? [] : row.split(' ')) {
      const word = /^\d{1,4}$/.test(place) ? words[Number(place)] : undefined;
      if (word === undefined) return undefined;
      list.push(word);
    }
    lists.push(list);
  }
  return lists;
}

/** Loads an embedded file once. */
function embedded<T>(
  load: () => Promise<{ readonly default: unknown }>,
  unpack: (value: unknown) => Result<T>,
): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().then((file) => orThrow(unpack(file.default)));
    return loaded;
  };
}

export const embeddedCatalogue = embedded(
  () => import('./generated/catalogue.json', { with: { type: 'json' } }),
  unpackCatalogue,
);

export interface CardText {
  /** One line for each ability, its name in capitals, reminders in brackets. */
  readonly rules: string;
  readonly artists: readonly string[];
}

export interface Texts {
  /** Of the catalogue that they belong to. */
  readonly version: string;
  readonly of: ReadonlyMap<number, CardText>;
}

export const TEXTS_FORMAT = 'curio-texts/1';

export const embeddedTexts = embedded(
  () => import('./generated/texts.json', { with: { type: 'json' } }),
  unpackTexts,
);

/** Plain JSON for `unpackTexts`. */
export function packTexts({ version, of }: Texts): JsonObject {
  const artists = createNumbering();
  const texts = [...of.values()];
  const by = texts.map((text) => text.artists.map(artists.numberOf).join(' '));
  const rules = texts.map((text) => text.rules);
  return { format: TEXTS_FORMAT, version, ids: [...of.keys()], rules, artists: artists.list(), by };
}

/** Faults: notACatalogue, badCatalogue (where: the field). */
export function unpackTexts(value: unknown): Result<Texts> {
  const file = asObject(value);
  if (!file || file['format'] !== TEXTS_FORMAT) return failure('notACatalogue', 'format');
  const version = asText(file['version']);
  if (version === undefined) return failure('badCatalogue', 'version');
  const ids = file['ids'];
  const rules = asTexts(file['rules']);
  const artists = asTexts(file['artists']);
  const by = asTexts(file['by']);
  if (!Array.isArray(ids)) return failure('badCatalogue', 'ids');
  if (rules?.length !== ids.length) return failure('badCatalogue', 'rules');
  if (!artists || by?.length !== ids.length) return failure('badCatalogue', 'artists');
  const of = new Map<number, CardText>();
  for (const [index, raw] of ids.entries()) {
    const id = asWhole(raw, 1, Number.MAX_SAFE_INTEGER);
    if (id === undefined) return failure('badCatalogue', 'ids');
    const places = (by[index] ?? '').split(' ').filter((place) => place !== '');
    of.set(id, {
      rules: rules[index] ?? '',
      artists: places.flatMap((place) => artists[Number(place)] ?? []),
    });
  }
  return success({ version, of });
}
