// Chooses the fonts of a PDF. PDF readers bring Times and Helvetica, which cover western Europe; a text with any other
// letter is set in DejaVu as a whole. Does not load pdf-lib, so the app can warn of missing letters without it.

import type { Font as FontkitFont } from '@pdf-lib/fontkit';
import { type Font, type Page, type TextItem, textItems } from './page-items.ts';

/** DejaVu faces to try for each font, best match first. The serif ones lack Hebrew and Arabic. */
export const dejavuFaces = {
  serif: ['DejaVuSerif', 'DejaVuSans'],
  serifBold: ['DejaVuSerif-Bold', 'DejaVuSans-Bold'],
  serifItalic: ['DejaVuSerif-Italic', 'DejaVuSans'],
  sans: ['DejaVuSans'],
  sansBold: ['DejaVuSans-Bold'],
} as const satisfies Readonly<Record<Font, readonly string[]>>;

export type FaceName = (typeof dejavuFaces)[Font][number];

/** Reads the TrueType file of a face. Returns undefined or rejects if it is unavailable, as offline in a browser. */
export type ReadFace = (name: FaceName) => Promise<Uint8Array | undefined>;

export interface LoadedFace {
  readonly name: FaceName;
  readonly file: Uint8Array;
  has(letter: string): boolean;
}

export interface FaceChoice {
  /** Texts that need DejaVu; the others use the fonts of PDF readers. */
  readonly faces: ReadonlyMap<TextItem, LoadedFace>;
  /** Letters without a glyph, each once. */
  readonly missing: readonly string[];
}

/** Letters of Windows-1252 outside ASCII and Latin-1; the fonts of PDF readers have these too. */
const EXTRAS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

function isPlainLetter(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || EXTRAS.includes(letter);
}

/** Composed where possible, because pdf-lib does not position combining marks. */
const lettersOf = ({ text }: TextItem) => [...text.normalize('NFC')];

const isPlain = (item: TextItem) => lettersOf(item).every(isPlainLetter);

/** fontkit is large; only pages with unusual letters load it. */
export const loadFontkit = async () => (await import('@pdf-lib/fontkit')).default;

async function loadFace(name: FaceName, readFace: ReadFace): Promise<LoadedFace | undefined> {
  try {
    const [fontkit, file] = await Promise.all([loadFontkit(), readFace(name)]);
    if (!file) return undefined;
    const font: FontkitFont = fontkit.create(file);
    return {
      name,
      file,
      has: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    };
  } catch {
    return undefined;
  }
}

export async function chooseFaces(
  pages: readonly Page[],
  readFace: ReadFace | undefined,
): Promise<FaceChoice> {
  const loading = new Map<FaceName, Promise<LoadedFace | undefined>>();
  const load = (name: FaceName) => {
    const face = loading.get(name) ?? (readFace && loadFace(name, readFace));
    if (face) loading.set(name, face);
    return face;
  };
  const faces = new Map<TextItem, LoadedFace>();
  const missing = new Set<string>();
  for (const item of textItems(pages)) {
    if (isPlain(item)) continue;
    const letters = lettersOf(item);
    const lackedBy = (face: LoadedFace | undefined) =>
      letters.filter((letter) => !hasLetter(letter, face)).length;
    let face: LoadedFace | undefined;
    for (const name of dejavuFaces[item.font]) {
      const other = await load(name);
      if (other && lackedBy(other) < lackedBy(face)) face = other;
      if (lackedBy(face) === 0) break;
    }
    if (face) faces.set(item, face);
    for (const letter of letters) if (!hasLetter(letter, face)) missing.add(letter);
  }
  return { faces, missing: [...missing] };
}

const hasLetter = (letter: string, face: LoadedFace | undefined) =>
  face ? face.has(letter) : isPlainLetter(letter);

/** Letters that would be question marks in a PDF of these pages. */
export async function missingLetters(
  pages: readonly Page[],
  readFace: ReadFace | undefined,
): Promise<readonly string[]> {
  return (await chooseFaces(pages, readFace)).missing;
}

const RIGHT_TO_LEFT = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Nko}]`;
const rightToLeftWords = new RegExp(
  String.raw`(${RIGHT_TO_LEFT}(?:[^\p{L}\p{N}]*${RIGHT_TO_LEFT})*\p{M}*)`,
  'u',
);

/** The text as runs to draw from left to right, with question marks for missing letters. fontkit lays out each run in
 * one direction, so words that read from right to left are runs of their own. */
export function textRuns(item: TextItem, face: LoadedFace | undefined): readonly string[] {
  const letters = lettersOf(item).map((letter) => (hasLetter(letter, face) ? letter : '?'));
  return letters
    .join('')
    .split(rightToLeftWords)
    .filter((run) => run !== '');
}
