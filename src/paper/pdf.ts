// Pages as one PDF file, all vector, with the fonts that every reader has. Large (it brings pdf-lib), so the app
// loads it when someone saves a file. The same pages give the same bytes.

import {
  LineCapStyle,
  LineJoinStyle,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  StandardFonts,
  setLineJoin,
} from 'pdf-lib';
import { pathOf } from './shapes.ts';
import { type Font, fonts, type Item, type Page } from './types.ts';

const POINTS = 72 / 25.4;

const STANDARD: Readonly<Record<Font, StandardFonts>> = {
  serif: StandardFonts.TimesRoman,
  serifBold: StandardFonts.TimesRomanBold,
  serifItalic: StandardFonts.TimesRomanItalic,
  sans: StandardFonts.Helvetica,
  sansBold: StandardFonts.HelveticaBold,
};

function colorOf(hex: string) {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}

/** Where a group has come to: millimetres from the top left, and millimetres per unit. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

interface Sheet {
  readonly page: PDFPage;
  readonly height: number;
  readonly faces: ReadonlyMap<Font, Face>;
}

/** A font and the letters it has. */
interface Face {
  readonly font: PDFFont;
  readonly known: ReadonlySet<number>;
}

/** Letters that the standard fonts lack become question marks; they would throw otherwise. */
function writable(text: string, { known }: Face): string {
  return [...text].map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('');
}

function drawText(sheet: Sheet, frame: Frame, item: Extract<Item, { type: 'text' }>): void {
  const face = sheet.faces.get(item.font);
  if (!face) return;
  const { font } = face;
  const text = writable(item.text, face);
  const size = item.size * frame.scale * POINTS;
  const width = font.widthOfTextAtSize(text, size);
  const shift = item.align === 'middle' ? width / 2 : item.align === 'end' ? width : 0;
  sheet.page.drawText(text, {
    x: (frame.left + item.left * frame.scale) * POINTS - shift,
    y: (sheet.height - frame.top - item.base * frame.scale) * POINTS,
    size,
    font,
    color: colorOf(item.color),
  });
}

function drawItem(sheet: Sheet, frame: Frame, item: Item): void {
  switch (item.type) {
    case 'group': {
      const inner = {
        left: frame.left + item.left * frame.scale,
        top: frame.top + item.top * frame.scale,
        scale: frame.scale * (item.scale ?? 1),
      };
      for (const child of item.items) drawItem(sheet, inner, child);
      return;
    }
    case 'text':
      drawText(sheet, frame, item);
      return;
    case 'path':
    case 'rect':
    case 'circle':
    case 'line': {
      const fill = 'fill' in item ? item.fill : undefined;
      const { stroke } = item;
      if (!fill && !stroke) return;
      sheet.page.drawSvgPath(pathOf(item), {
        x: frame.left * POINTS,
        y: (sheet.height - frame.top) * POINTS,
        scale: frame.scale * POINTS,
        ...(fill ? { color: colorOf(fill) } : {}),
        ...(stroke
          ? {
              borderColor: colorOf(stroke.color),
              borderWidth: stroke.width,
              borderLineCap: LineCapStyle.Round,
              ...(stroke.dash ? { borderDashArray: [...stroke.dash] } : {}),
            }
          : {}),
      });
      return;
    }
  }
}

/** One PDF page for each page. */
export async function renderPdf(pages: readonly Page[]): Promise<Uint8Array> {
  // Without a date in it: the file depends on the pages alone.
  const file = await PDFDocument.create({ updateMetadata: false });
  const faces = new Map<Font, Face>();
  for (const name of fonts) {
    const font = await file.embedFont(STANDARD[name]);
    faces.set(name, { font, known: new Set(font.getCharacterSet()) });
  }
  const [first] = pages;
  if (first) file.setTitle(first.title);
  for (const page of pages) {
    const sheet = {
      page: file.addPage([page.width * POINTS, page.height * POINTS]),
      height: page.height,
      faces,
    };
    sheet.page.pushOperators(setLineJoin(LineJoinStyle.Round));
    for (const item of page.items) drawItem(sheet, { left: 0, top: 0, scale: 1 }, item);
  }
  return file.save();
}
