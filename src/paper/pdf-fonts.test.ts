// Names in twelve alphabets, written into a PDF and read out of it again, glyphs and letters both.

import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from 'pdf-lib';
import { describe, expect, it, vi } from 'vitest';
import { fontFiles } from '../../cli/fonts.ts';
import { missingLetters, renderPdf } from '../pdf.ts';
import { type Font, fonts, type Page, upright } from '../types.ts';
import { readFont } from './embed.ts';
import { drawnOrder, families, isPlainText, REGULAR } from './letters.ts';
import { type FontFiles, isInRanges } from './shelf.ts';

const { fontFamilies } = await vi.importActual<{
  readonly fontFamilies: Readonly<Record<string, readonly string[]>>;
}>('../../../scripts/fonts.js');

const pageOf = (texts: readonly string[], font: Font = 'serifItalic'): Page => ({
  ...upright('a4'),
  title: 'Names',
  items: texts.map((text, index) => ({
    type: 'text',
    text,
    left: 100,
    base: 10 + index * 8,
    size: 4,
    font,
    color: '#102030',
    align: 'middle',
  })),
});

/** The streams of a page, unpacked. */
function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
  return streams
    .map((one) => page.doc.context.lookup(one))
    .map((one) => (one instanceof PDFRawStream ? decodePDFRawStream(one).decode() : []))
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
}

/** Glyph to letter, as the font's table of letters says it. */
function lettersOf(font: PDFDict): ReadonlyMap<string, string> | undefined {
  const table = font.lookup(PDFName.of('ToUnicode'));
  if (!(table instanceof PDFRawStream)) return undefined;
  const text = Buffer.from(decodePDFRawStream(table).decode()).toString('latin1');
  const pairs = [...text.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)];
  return new Map(
    pairs.map(([, glyph = '', letter = '']) => [
      glyph,
      Buffer.from(letter, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

/** What a reader of the file finds: the text of every line, from left to right. */
async function extract(bytes: Uint8Array): Promise<readonly string[]> {
  const [page] = (await PDFDocument.load(bytes)).getPages();
  if (!page) return [];
  const dict = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const lines = new Map<string, string>();
  let font: ReadonlyMap<string, string> | undefined;
  let base = '';
  const tokens =
    /\/(\S+) [\d.]+ Tf|1 0 0 1 [\d.-]+ ([\d.-]+) Tm|1 0 0 1 [\d.-]+ ([\d.-]+) cm|<([0-9A-Fa-f]*)> Tj/g;
  for (const [, key, down, moved, shown] of contentOf(page).matchAll(tokens)) {
    if (key !== undefined) {
      const found = dict?.lookup(PDFName.of(key));
      font = found instanceof PDFDict ? lettersOf(found) : undefined;
    }
    base = down ?? moved ?? base;
    if (shown === undefined) continue;
    const text = font
      ? (shown.match(/.{4}/g) ?? []).map((glyph) => font?.get(glyph) ?? '\ufffd').join('')
      : Buffer.from(shown, 'hex').toString('latin1');
    lines.set(base, (lines.get(base) ?? '') + text);
  }
  return [...lines.values()];
}

/** What is drawn from right to left is told from left to right. */
const asDrawn = (text: string) => drawnOrder(text).join('');

const alphabets: readonly (readonly [string, string])[] = [
  ['Latin', 'Łukasz Jiří Žižka Đorđe Şahin Ő Nguyễn Thị Hằng'],
  ['Greek', 'Ελένη Ἀθηνᾶ'],
  ['Cyrillic', 'Зоя Їжак Ђурић'],
  ['Hebrew', 'נועה לוי'],
  ['Armenian', 'Անահիտ Գևորգ'],
  ['Georgian', 'ნინო ქეთევან'],
  ['Ethiopic', 'ሰላም አበበ'],
  ['Thai', 'สมชาย น้ำผึ้ง'],
  ['Chinese', '李小龙 陈 龍應台 憂鬱'],
  ['Hiragana', 'さくら ひろし'],
  ['Katakana', 'カナ ジョン'],
  ['Hangul', '김민준 뷁'],
];

/** The first so many come in all weights. */
const WESTERN = 4;

describe('names in twelve alphabets', () => {
  const texts = alphabets.map(([, text]) => text);

  it('come out of the file as they went in, in every font', async () => {
    expect(await missingLetters([pageOf(texts)], fontFiles)).toEqual([]);
    for (const font of fonts) {
      // What has one weight only is the same in all of them.
      const shown = font === 'serifItalic' ? texts : texts.slice(0, WESTERN);
      const bytes = await renderPdf([pageOf(shown, font)], fontFiles);
      expect(await extract(bytes)).toEqual(shown.map(asDrawn));
    }
  });

  it.each(alphabets)('%s takes only as much of a font as it needs', async (_, text) => {
    const bytes = await renderPdf([pageOf([text])], fontFiles);
    const plain = await renderPdf([pageOf(['Ada'])], fontFiles);
    expect(bytes.length - plain.length).toBeLessThan(40_000);
    expect(bytes).toEqual(await renderPdf([pageOf([text])], fontFiles));
  });

  it('load nothing where no name needs it', async () => {
    const none: FontFiles = {
      table: () => Promise.reject(new Error('asked')),
      slice: () => Promise.reject(new Error('asked')),
    };
    const page = pageOf(['Ada', 'Zoë & “Ñandú” — 3 €']);
    expect(page.items.every((item) => item.type !== 'text' || isPlainText(item.text))).toBe(true);
    expect(await missingLetters([page], none)).toEqual([]);
    expect(await renderPdf([page], none)).toEqual(await renderPdf([page]));
  });
});

describe('letters that no font has', () => {
  it('are told, each once, and the others stay', async () => {
    const page = pageOf(['Łu 🐢 नेहा 🐢']);
    expect(await missingLetters([page], fontFiles)).toEqual(['🐢', 'न', 'े', 'ह', 'ा']);
    expect(await extract(await renderPdf([page], fontFiles))).toEqual(['Łu ? ???? ?']);
  });

  it('are all that are not plain where there are no fonts', async () => {
    expect(await missingLetters([pageOf(['Łukasz'])], undefined)).toEqual(['Ł']);
    const gone: FontFiles = {
      table: fontFiles.table,
      slice: () => Promise.reject(new Error('offline')),
    };
    expect(await missingLetters([pageOf(['Ła'])], gone)).toEqual(['Ł', 'a']);
    expect(await extract(await renderPdf([pageOf(['Ła'])], gone))).toEqual(['?a']);
  });
});

describe('fonts', () => {
  it('are those that the build lays beside the app', () => {
    const used = families.map(({ id, styles = {} }) => [
      id,
      [...new Set([REGULAR, ...Object.values(styles)])].sort(),
    ]);
    const laid = Object.entries(fontFamilies).map(([id, weights]) => [id, [...weights].sort()]);
    expect(laid).toEqual(used);
  });

  it('keep outline and width of what is taken out of them, parts of composed letters too', async () => {
    const file = await fontFiles.slice('tinos', 'tinos-latin-ext-400-normal.woff');
    const font = file && readFont(file);
    if (!font) throw new Error('no font');
    const glyphs = [...'Łřžő'].map((letter) => font.glyphOf(letter.codePointAt(0) ?? 0) ?? 0);
    expect(glyphs).not.toContain(0);
    const bytes = font.subset(glyphs);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const tables = new Map(
      Array.from({ length: view.getUint16(4) }, (_, index) => {
        const entry = 12 + index * 16;
        const name = Buffer.from(bytes.subarray(entry, entry + 4)).toString('latin1');
        return [name, view.getUint32(entry + 8)] as const;
      }),
    );
    const count = view.getUint16((tables.get('maxp') ?? 0) + 4);
    // Composed letters bring their parts, behind those that were asked for.
    expect(count).toBeGreaterThan(glyphs.length + 1);
    for (const [index, glyph] of glyphs.entries())
      expect(view.getUint16((tables.get('hmtx') ?? 0) + (index + 1) * 4)).toBe(font.widthOf(glyph));
    expect(bytes.length).toBeLessThan(20_000);
  });

  it.each([
    [new Uint8Array()],
    [new Uint8Array(100)],
    [Buffer.from('wOFF'.padEnd(60, '\0'), 'latin1')],
  ])('that are none are no fonts', (file) => {
    expect(readFont(file)).toBeUndefined();
  });

  it('have their letters in ranges', () => {
    expect(isInRanges(0x141, 'U+0100-02BA,U+1E00')).toBe(true);
    expect(isInRanges(0x1e00, 'U+0100-02BA, u+1e00')).toBe(true);
    expect(isInRanges(0x400, 'U+0100-02BA,U+1E00')).toBe(false);
  });
});
