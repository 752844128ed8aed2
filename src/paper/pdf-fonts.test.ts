// Names in many alphabets, written into a PDF and read back from it: letters, outlines and warnings.

import fontkit from '@pdf-lib/fontkit';
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
import { readFace } from '../cli/print.ts';
import { type Font, fonts, type Page, upright } from './page-items.ts';
import { renderPdf } from './pdf.ts';
import { dejavuFaces, missingLetters, type ReadFace } from './pdf-fonts.ts';

const { fontFaces } = await vi.importActual<{ readonly fontFaces: readonly string[] }>(
  '../../scripts/build.js',
);

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

const inflate = (stream: unknown): Uint8Array =>
  stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : new Uint8Array();

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
  return streams.map((one) => latin1(inflate(page.doc.context.lookup(one)))).join('\n');
}

interface EmbeddedFont {
  readonly dict: PDFDict;
  /** Glyph to text, by the font's ToUnicode table. */
  readonly letters: ReadonlyMap<string, string>;
}

/** Undefined for the fonts of PDF readers, which are not embedded. */
function embeddedFont(dict: unknown): EmbeddedFont | undefined {
  if (!(dict instanceof PDFDict) || !dict.has(PDFName.of('ToUnicode'))) return undefined;
  const table = latin1(inflate(dict.lookup(PDFName.of('ToUnicode'))));
  const pairs = [...table.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gim)];
  const letters = pairs.map(
    ([, glyph = '', text = '']) =>
      [glyph.toUpperCase(), Buffer.from(text, 'hex').swap16().toString('utf16le')] as const,
  );
  return { dict, letters: new Map(letters) };
}

interface Line {
  /** In the order of drawing, from left to right. */
  readonly text: string;
  /** Names of the embedded fonts. */
  readonly fonts: readonly string[];
}

async function firstPage(bytes: Uint8Array): Promise<PDFPage> {
  const [page] = (await PDFDocument.load(bytes)).getPages();
  if (!page) throw new Error('no page');
  return page;
}

const fontsOf = (page: PDFPage) => page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);

/** What a reader of the file finds, line by line. */
async function extract(bytes: Uint8Array): Promise<readonly Line[]> {
  const page = await firstPage(bytes);
  const lines = new Map<string, { text: string; fonts: string[] }>();
  let font: EmbeddedFont | undefined;
  let line = { text: '', fonts: [] as string[] };
  const tokens = /\/(\S+) [\d.]+ Tf|1 0 0 1 [\d.-]+ ([\d.-]+) Tm|<([0-9A-Fa-f]*)> Tj/g;
  for (const [, key, base, shown] of contentOf(page).matchAll(tokens)) {
    if (key !== undefined) font = embeddedFont(fontsOf(page)?.lookup(PDFName.of(key)));
    if (base !== undefined) {
      line = { text: '', fonts: [] };
      lines.set(base, line);
      if (font) line.fonts.push(String(font.dict.get(PDFName.of('BaseFont'))));
    }
    if (shown !== undefined)
      line.text += font
        ? (shown.match(/.{4}/g) ?? [])
            .map((glyph) => font?.letters.get(glyph.toUpperCase()) ?? '\ufffd')
            .join('')
        : Buffer.from(shown, 'hex').toString('latin1');
  }
  return [...lines.values()];
}

const textsIn = async (bytes: Uint8Array) => (await extract(bytes)).map(({ text }) => text);

const reversed = (text: string) => [...text].reverse().join('');

const alphabets: readonly (readonly [string, string])[] = [
  ['Latin', 'Łukasz Jiří Žižka Đorđe Şahin Ő Nguyễn Thị Hằng'],
  ['Greek', 'Ελένη Ἀθηνᾶ'],
  ['Cyrillic', 'Зоя Їжак Ђурић'],
  ['Armenian', 'Անահիտ Գևորգ'],
  ['Georgian', 'ნინო ქეთევან'],
  ['a symbol', 'Ada ★'],
];

describe('names in many alphabets', () => {
  const texts = alphabets.map(([, text]) => text);

  it.each(fonts)('come out of the file as they went in, in %s', async (font) => {
    expect(await missingLetters([pageOf(texts, font)], readFace)).toEqual([]);
    expect(await textsIn(await renderPdf([pageOf(texts, font)], readFace))).toEqual(texts);
  });

  it.each(alphabets)('%s takes only as much of a font as it needs', async (_, text) => {
    const bytes = await renderPdf([pageOf([text])], readFace);
    const plain = await renderPdf([pageOf(['Ada'])], readFace);
    expect(bytes.length - plain.length).toBeLessThan(20_000);
    expect(bytes).toEqual(await renderPdf([pageOf([text])], readFace));
  });

  it('have the outlines of DejaVu', async () => {
    const text = 'Łukasz Ελένη Зоя ễ';
    const page = await firstPage(await renderPdf([pageOf([text], 'sans')], readFace));
    const [entry] = fontsOf(page)?.values() ?? [];
    const embedded = embeddedFont(page.doc.context.lookup(entry));
    const [descendant] =
      embedded?.dict.lookup(PDFName.of('DescendantFonts'), PDFArray).asArray() ?? [];
    const file = page.doc.context
      .lookup(descendant, PDFDict)
      .lookup(PDFName.of('FontDescriptor'), PDFDict)
      .lookup(PDFName.of('FontFile2'));
    const whole = fontkit.create((await readFace('DejaVuSans')) ?? new Uint8Array());
    const subset = fontkit.create(inflate(file));
    const letters = [...(embedded?.letters ?? [])];
    expect(letters.map(([, letter]) => letter).sort()).toEqual([...new Set(text)].sort());
    for (const [glyph, letter] of letters) {
      const drawn = subset.getGlyph(Number.parseInt(glyph, 16));
      const wanted = whole.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      expect(drawn.advanceWidth).toBe(wanted.advanceWidth);
      expect(drawn.path.toSVG()).toBe(wanted.path.toSVG());
    }
    expect(subset.numGlyphs).toBeLessThan(40);
  });

  it('run from right to left where they are read so', async () => {
    const texts = ['נועה לוי', 'Noa (נועה לוי) 12', 'محمد'];
    expect(await missingLetters([pageOf(texts)], readFace)).toEqual([]);
    expect(await textsIn(await renderPdf([pageOf(texts)], readFace))).toEqual([
      reversed('נועה לוי'),
      `Noa (${reversed('נועה לוי')}) 12`,
      reversed('محمد'),
    ]);
  });

  it('use the nearest face that has all letters', async () => {
    const lines = await extract(
      await renderPdf([pageOf(['Зоя', 'נועה', 'Зоя 李', 'Ada'])], readFace),
    );
    const named = lines.map(({ fonts: [name] }) => name?.replace('/CURIOA+', ''));
    expect(named).toEqual(['DejaVuSerif-Italic', 'DejaVuSans', 'DejaVuSerif-Italic', undefined]);
  });

  it('load nothing if PDF readers have their letters', async () => {
    const none = vi.fn<ReadFace>();
    // The last one has a combining mark, which composes.
    const page = pageOf(['Ada', 'Zoë & “Ñandú” — 3 €', 'Zoe\u0308']);
    expect(await missingLetters([page], none)).toEqual([]);
    expect(await renderPdf([page], none)).toEqual(await renderPdf([page]));
    expect(none).not.toHaveBeenCalled();
  });
});

describe('letters without a glyph', () => {
  it('are found, each once, and the others stay', async () => {
    const page = pageOf(['Łu 🐢 नेहा 🐢', '李小龙', 'Ada']);
    expect(await missingLetters([page], readFace)).toEqual([...'🐢नेहा李小龙']);
    expect(await textsIn(await renderPdf([page], readFace))).toEqual(['Łu ? ???? ?', '???', 'Ada']);
  });

  it.each<readonly [string, ReadFace | undefined]>([
    ['without fonts', undefined],
    ['offline', () => Promise.reject(new Error('offline'))],
    ['if the server lacks the font', async () => undefined],
    ['if the file is no font', async () => new Uint8Array(100)],
  ])('are all unusual letters %s', async (_, read) => {
    expect(await missingLetters([pageOf(['Ła'])], read)).toEqual(['Ł']);
    expect(await textsIn(await renderPdf([pageOf(['Ła'])], read))).toEqual(['?a']);
  });
});

it('the build copies every face', () => {
  expect([...fontFaces].sort()).toEqual([...new Set(Object.values(dejavuFaces).flat())].sort());
});
