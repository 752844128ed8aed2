// Pages as one PDF file, all vector, with the fonts that every reader has, and with parts of others where a text has
// letters that those lack. Large (it brings pdf-lib), so the app loads it when someone saves a file. The same pages
// and fonts give the same bytes.

import {
  beginText,
  endText,
  LineCapStyle,
  LineJoinStyle,
  PDFDocument,
  type PDFFont,
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
import { type EmbeddedFont, embedFont, readFont } from './fonts/embed.ts';
import { drawnOrder, isPlainLetter, isPlainText } from './fonts/letters.ts';
import {
  type FontFiles,
  fillTypecase,
  needsFonts,
  type Slice,
  type Typecase,
  textsOf,
} from './fonts/shelf.ts';
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
  readonly standard: ReadonlyMap<Font, PDFFont>;
  readonly typecase: Typecase | undefined;
  embedded(slice: Slice): EmbeddedFont;
}

type Text = Extract<Item, { type: 'text' }>;

/** Where a text begins that has this width, in points. */
function startOf(sheet: Sheet, frame: Frame, item: Text, width: number) {
  const shift = item.align === 'middle' ? width / 2 : item.align === 'end' ? width : 0;
  return {
    x: (frame.left + item.left * frame.scale) * POINTS - shift,
    y: (sheet.height - frame.top - item.base * frame.scale) * POINTS,
  };
}

function drawText(sheet: Sheet, frame: Frame, item: Text): void {
  const { typecase } = sheet;
  if (typecase && !isPlainText(item.text)) {
    drawRuns(sheet, frame, item, typecase);
    return;
  }
  const font = sheet.standard.get(item.font);
  if (!font) return;
  // Without other fonts a letter that this one lacks becomes a question mark; it would throw otherwise.
  const text = [...item.text].map((letter) => (isPlainLetter(letter) ? letter : '?')).join('');
  const size = item.size * frame.scale * POINTS;
  const start = startOf(sheet, frame, item, font.widthOfTextAtSize(text, size));
  sheet.page.drawText(text, { ...start, size, font, color: colorOf(item.color) });
}

/** Letters that stand side by side in one font. */
interface Run {
  readonly font: EmbeddedFont | undefined;
  readonly letters: string[];
}

/** A text whose letters come from several fonts. */
function drawRuns(sheet: Sheet, frame: Frame, item: Text, typecase: Typecase): void {
  const standard = sheet.standard.get(item.font);
  if (!standard) return;
  const runs: Run[] = [];
  for (const letter of drawnOrder(item.text)) {
    const slice = typecase.sliceOf(letter, item.font);
    const font = slice && sheet.embedded(slice);
    const last = runs.at(-1);
    if (last && last.font === font) last.letters.push(letter);
    else runs.push({ font, letters: [letter] });
  }
  const size = item.size * frame.scale * POINTS;
  const plain = ({ letters }: Run) =>
    letters.map((letter) => (isPlainLetter(letter) ? letter : '?')).join('');
  const widthOf = (run: Run) =>
    run.font
      ? size * run.letters.reduce((sum, letter) => sum + (run.font?.widthOf(letter) ?? 0), 0)
      : standard.widthOfTextAtSize(plain(run), size);
  const widths = runs.map(widthOf);
  const { x, y } = startOf(
    sheet,
    frame,
    item,
    widths.reduce((sum, width) => sum + width, 0),
  );
  let at = x;
  const color = colorOf(item.color);
  for (const [index, run] of runs.entries()) {
    if (run.font) {
      const key = sheet.page.node.newFontDictionary('Letters', run.font.ref);
      sheet.page.pushOperators(
        pushGraphicsState(),
        beginText(),
        setFillingRgbColor(color.red, color.green, color.blue),
        setFontAndSize(key, size),
        setTextMatrix(1, 0, 0, 1, at, y),
        showText(run.font.encode(run.letters)),
        endText(),
        popGraphicsState(),
      );
    } else sheet.page.drawText(plain(run), { x: at, y, size, font: standard, color });
    at += widths[index] ?? 0;
  }
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

/** Letters that would be question marks in a file with these fonts; the slices that it loads serve the file, too. */
export async function missingLetters(
  pages: readonly Page[],
  files: FontFiles | undefined,
): Promise<readonly string[]> {
  if (!needsFonts(pages)) return [];
  if (files) return (await fillTypecase(pages, files, readFont)).missing;
  const letters = textsOf(pages).flatMap(({ text }) => [...text]);
  return [...new Set(letters.filter((letter) => !isPlainLetter(letter)))];
}

/** One PDF page for each page. Without `files` there are no letters but those of the standard fonts. */
export async function renderPdf(pages: readonly Page[], files?: FontFiles): Promise<Uint8Array> {
  // Without a date in it: the file depends on the pages alone.
  const file = await PDFDocument.create({ updateMetadata: false });
  const standard = new Map<Font, PDFFont>();
  for (const name of fonts) standard.set(name, await file.embedFont(STANDARD[name]));
  const typecase =
    files && needsFonts(pages) ? await fillTypecase(pages, files, readFont) : undefined;
  const embedded = new Map<Slice, EmbeddedFont>();
  const embeddedOf = (slice: Slice) => {
    const font = embedded.get(slice) ?? embedFont(file, slice);
    embedded.set(slice, font);
    return font;
  };
  const [first] = pages;
  if (first) file.setTitle(first.title);
  for (const page of pages) {
    const sheet = {
      page: file.addPage([page.width * POINTS, page.height * POINTS]),
      height: page.height,
      standard,
      typecase,
      embedded: embeddedOf,
    };
    sheet.page.pushOperators(setLineJoin(LineJoinStyle.Round));
    for (const item of page.items) drawItem(sheet, { left: 0, top: 0, scale: 1 }, item);
  }
  for (const font of embedded.values()) font.finish();
  return file.save();
}
