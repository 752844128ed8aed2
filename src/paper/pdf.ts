// Renders pages as one PDF, all vector. Brings pdf-lib, which is large, so callers load this file on demand. The same
// pages and fonts give the same bytes.

import {
  beginText,
  endText,
  LineCapStyle,
  LineJoinStyle,
  PDFDocument,
  type PDFFont,
  type PDFName,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  StandardFonts,
  setFillingRgbColor,
  setFontAndSize,
  setLineJoin,
  setTextMatrix,
  showText,
} from 'pdf-lib';
import { memoByObject } from '../core/memo.ts';
import { type Font, fonts, type Item, type Page, pathOf, type TextItem } from './page-items.ts';
import {
  chooseFaces,
  type FaceName,
  type LoadedFace,
  loadFontkit,
  type ReadFace,
  textRuns,
} from './pdf-fonts.ts';

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

/** Position and scale of a group: millimetres from the top left, millimetres per unit. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

interface Sheet {
  readonly page: PDFPage;
  readonly height: number;
  faceOf(item: TextItem): LoadedFace | undefined;
  fontOf(item: TextItem): PDFFont | undefined;
  /** The name of a font on this page. */
  keyOf(font: PDFFont): PDFName;
}

/** Draws with operators: `PDFPage.drawText` would add the font to the page again for each text. */
function drawText(sheet: Sheet, frame: Frame, item: TextItem): void {
  const font = sheet.fontOf(item);
  if (!font) return;
  const runs = textRuns(item, sheet.faceOf(item));
  const size = item.size * frame.scale * POINTS;
  const width = runs.reduce((sum, run) => sum + font.widthOfTextAtSize(run, size), 0);
  const shift = item.align === 'middle' ? width / 2 : item.align === 'end' ? width : 0;
  const left = (frame.left + item.left * frame.scale) * POINTS - shift;
  const base = (sheet.height - frame.top - item.base * frame.scale) * POINTS;
  const { red, green, blue } = colorOf(item.color);
  sheet.page.pushOperators(
    pushGraphicsState(),
    beginText(),
    setFillingRgbColor(red, green, blue),
    setFontAndSize(sheet.keyOf(font), size),
    setTextMatrix(1, 0, 0, 1, left, base),
    ...runs.map((run) => showText(font.encodeText(run))),
    endText(),
    popGraphicsState(),
  );
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

/** One PDF page for each page. Letters that no available font has become question marks. */
export async function renderPdf(pages: readonly Page[], readFace?: ReadFace): Promise<Uint8Array> {
  // Metadata would hold the time, and the file must depend on the pages alone.
  const file = await PDFDocument.create({ updateMetadata: false });
  const standard = new Map<Font, PDFFont>();
  for (const name of fonts) standard.set(name, await file.embedFont(STANDARD[name]));
  const { faces } = await chooseFaces(pages, readFace);
  const dejavu = new Map<FaceName, PDFFont>();
  if (faces.size > 0) file.registerFontkit(await loadFontkit());
  for (const { name, file: bytes } of new Set(faces.values())) {
    // Six capitals and a plus, by which PDF tools know that the font is a subset.
    const customName = `CURIOA+${name}`;
    dejavu.set(name, await file.embedFont(bytes, { subset: true, customName }));
  }
  const [first] = pages;
  if (first) file.setTitle(first.title);
  for (const page of pages) {
    const drawn = file.addPage([page.width * POINTS, page.height * POINTS]);
    const sheet: Sheet = {
      page: drawn,
      height: page.height,
      faceOf: (item) => faces.get(item),
      fontOf(item) {
        const face = faces.get(item);
        return face ? dejavu.get(face.name) : standard.get(item.font);
      },
      keyOf: memoByObject((font) => drawn.node.newFontDictionary(font.name, font.ref)),
    };
    drawn.pushOperators(setLineJoin(LineJoinStyle.Round));
    for (const item of page.items) drawItem(sheet, { left: 0, top: 0, scale: 1 }, item);
  }
  return file.save();
}
