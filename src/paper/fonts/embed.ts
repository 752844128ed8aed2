// Fonts inside a PDF: of every slice that is used, the glyphs that are used and no others, with a table that gives
// readers the letters back, so that text can be searched, copied and read aloud.

import {
  decodePDFRawStream,
  PDFContext,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from 'pdf-lib';
import type { Slice } from './shelf.ts';
import { readWoff, type TrueType } from './truetype.ts';

/** Unpacks zlib with what the library has for it. */
function inflate(bytes: Uint8Array): Uint8Array {
  const dict = PDFContext.create().obj({ Filter: 'FlateDecode' });
  return decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode();
}

export const readFont = (file: Uint8Array): TrueType | undefined => readWoff(file, inflate);

/** A slice in a document that is being written. */
export interface EmbeddedFont {
  /** What the letters are called in the text of a page. */
  encode(letters: readonly string[]): PDFHexString;
  /** At size 1. */
  widthOf(letter: string): number;
  readonly ref: PDFRef;
  /** Writes the font, once all letters are known. */
  finish(): void;
}

const hex = (value: number, digits = 4) => value.toString(16).toUpperCase().padStart(digits, '0');

/** A letter in UTF-16, as tables of letters have it. */
const utf16 = (letter: string) =>
  Array.from({ length: letter.length }, (_, index) => hex(letter.charCodeAt(index))).join('');

export function embedFont(file: PDFDocument, { name, font }: Slice): EmbeddedFont {
  const { context } = file;
  const ref = context.nextRef();
  /** Letters in the order of their glyphs; glyph 0 is none. */
  const letters: string[] = [];
  const scale = 1000 / font.metrics.unitsPerEm;
  const glyphOf = (letter: string) => font.glyphOf(letter.codePointAt(0) ?? 0) ?? 0;
  const place = (letter: string) => {
    const known = letters.indexOf(letter);
    return known >= 0 ? known + 1 : letters.push(letter);
  };
  return {
    ref,
    encode: (text) => PDFHexString.of(text.map((letter) => hex(place(letter))).join('')),
    widthOf: (letter) => font.widthOf(glyphOf(letter)) / font.metrics.unitsPerEm,
    finish() {
      const tag = subsetTag(`${name} ${letters.join('')}`);
      const baseFont = `${tag}+${name.replace(/\.woff$/, '')}`;
      const { ascent, descent, box } = font.metrics;
      const program = context.register(context.flateStream(font.subset(letters.map(glyphOf)), {}));
      const descriptor = context.register(
        context.obj({
          Type: 'FontDescriptor',
          FontName: baseFont,
          Flags: 4,
          FontBBox: box.map((value) => Math.round(value * scale)),
          ItalicAngle: name.includes('italic') ? -12 : 0,
          Ascent: Math.round(ascent * scale),
          Descent: Math.round(descent * scale),
          CapHeight: Math.round(ascent * scale),
          StemV: 80,
          FontFile2: program,
        }),
      );
      const widths = letters.map((letter) => Math.round(font.widthOf(glyphOf(letter)) * scale));
      const cidFont = context.register(
        context.obj({
          Type: 'Font',
          Subtype: 'CIDFontType2',
          BaseFont: baseFont,
          CIDSystemInfo: {
            Registry: PDFString.of('Adobe'),
            Ordering: PDFString.of('Identity'),
            Supplement: 0,
          },
          FontDescriptor: descriptor,
          DW: 1000,
          W: [1, widths],
          CIDToGIDMap: PDFName.of('Identity'),
        }),
      );
      const toUnicode = context.register(context.flateStream(letterTable(letters), {}));
      context.assign(
        ref,
        context.obj({
          Type: 'Font',
          Subtype: 'Type0',
          BaseFont: baseFont,
          Encoding: 'Identity-H',
          DescendantFonts: [cidFont],
          ToUnicode: toUnicode,
        }),
      );
    },
  };
}

/** Six capitals that say: this is a part of a font. The same letters give the same ones. */
function subsetTag(text: string): string {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 308_915_776;
  return Array.from({ length: 6 }, () => {
    const letter = String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
    return letter;
  }).join('');
}

/** At most so many entries a block, as the format wants it. */
const BLOCK = 100;

/** Which letter each glyph stands for. */
function letterTable(letters: readonly string[]): string {
  const entries = letters.map((letter, index) => `<${hex(index + 1)}> <${utf16(letter)}>`);
  const blocks: string[] = [];
  for (let from = 0; from < entries.length; from += BLOCK) {
    const block = entries.slice(from, from + BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}
