// The shelf of fonts: finds the slice that has a letter, and loads no other. Where files come from is told from outside.

import type { Font, Item, Page } from '../types.ts';
import { drawnOrder, type Family, familiesFor, isPlainText, REGULAR } from './letters.ts';
import type { TrueType } from './truetype.ts';

/** Files of a family of fonts: its table of slices (`unicode.json`, parsed), and slices as WOFF. Undefined: not to be had. */
export interface FontFiles {
  table(family: string): Promise<unknown>;
  slice(family: string, file: string): Promise<Uint8Array | undefined>;
}

/** A slice that is loaded. */
export interface Slice {
  readonly name: string;
  readonly font: TrueType;
}

/** Letters of some pages and the slices that have them. */
export interface Typecase {
  /** Undefined where no font has the letter. */
  sliceOf(letter: string, font: Font): Slice | undefined;
  /** Letters that no font has, each once. */
  readonly missing: readonly string[];
}

/** Slices and their ranges; none where the table is none. */
const readTable = (table: unknown): readonly (readonly [string, string])[] =>
  typeof table === 'object' && table !== null
    ? Object.entries(table).map(([slice, ranges]) => [slice, String(ranges)])
    : [];

/** Ranges as style sheets write them: `U+0-FF,U+131`. */
export function isInRanges(code: number, ranges: string): boolean {
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

/** Every text of the pages, with its font. */
export function textsOf(pages: readonly Page[]): readonly Extract<Item, { type: 'text' }>[] {
  const inside = (items: readonly Item[]): Extract<Item, { type: 'text' }>[] =>
    items.flatMap((item) =>
      item.type === 'text' ? [item] : item.type === 'group' ? inside(item.items) : [],
    );
  return pages.flatMap(({ items }) => inside(items));
}

export const needsFonts = (pages: readonly Page[]) =>
  textsOf(pages).some(({ text }) => !isPlainText(text));

/** Loads what the pages need. `read` makes a font of a file. */
export async function fillTypecase(
  pages: readonly Page[],
  files: FontFiles,
  read: (file: Uint8Array) => TrueType | undefined,
): Promise<Typecase> {
  const loaded = new Map<string, Promise<Slice | undefined>>();
  const tables = new Map<string, Promise<ReturnType<typeof readTable>>>();
  const tableOf = (family: string) => {
    const table =
      tables.get(family) ??
      files
        .table(family)
        .catch(() => undefined)
        .then(readTable);
    tables.set(family, table);
    return table;
  };
  async function load(family: string, file: string): Promise<Slice | undefined> {
    const bytes = await files.slice(family, file).catch(() => undefined);
    const font = bytes && read(bytes);
    return font && { name: file, font };
  }
  /** The slice of a family that truly has the letter. */
  async function find(letter: string, family: Family, font: Font): Promise<Slice | undefined> {
    const code = letter.codePointAt(0) ?? 0;
    for (const [key, ranges] of await tableOf(family.id)) {
      if (!isInRanges(code, ranges)) continue;
      const style = family.styles?.[font] ?? REGULAR;
      const file = `${family.id}-${key.replace(/[[\]]/g, '')}-${style}.woff`;
      const slice = loaded.get(file) ?? load(family.id, file);
      loaded.set(file, slice);
      const found = await slice;
      if (found?.font.glyphOf(code) !== undefined) return found;
    }
    return undefined;
  }
  const chosen = new Map<string, Slice>();
  const missing = new Set<string>();
  const keyOf = (letter: string, font: Font) => `${font} ${letter}`;
  for (const { text, font } of textsOf(pages)) {
    if (isPlainText(text)) continue;
    for (const letter of new Set(drawnOrder(text))) {
      if (chosen.has(keyOf(letter, font))) continue;
      for (const family of familiesFor(letter, font)) {
        const slice = await find(letter, family, font);
        if (slice) {
          chosen.set(keyOf(letter, font), slice);
          break;
        }
      }
      if (!chosen.has(keyOf(letter, font))) missing.add(letter);
    }
  }
  return {
    sliceOf: (letter, font) => chosen.get(keyOf(letter, font)),
    missing: [...missing],
  };
}
