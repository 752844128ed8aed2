// Text layout: breaks text into lines, and sets sections of prose, such as rules, in two columns. Layout happens
// before the font is known, so widths are those of a wide sans and no font overflows.

import { type Item, type Page, type Paper, upright } from './page-items.ts';

const NARROW = "iljtfrI.,;:!'|()[]’ -";
const WIDE = 'mwMWQO@%&';

/** Approximate width of a text at size 1. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (NARROW.includes(letter)) width += 0.36;
    else if (WIDE.includes(letter)) width += 0.92;
    else if (letter >= 'A' && letter <= 'Z') width += 0.74;
    else width += 0.6;
  }
  return width;
}

/** Lines of at most this width; a longer word gets a line of its own. */
export function wrapText(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer) * size > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines;
}

export interface ProseSection {
  readonly heading: string;
  /** Paragraphs; "- " at the start makes one an item of a list. */
  readonly body: readonly string[];
}

export interface Prose {
  readonly title: string;
  readonly sections: readonly ProseSection[];
  readonly paper: Paper;
  /** Colour of headings, of the line under the title and of bullets. */
  readonly accent: string;
}

const EDGE = 14;
const GUTTER = 8;
const HEAD = 27;
const INK = '#1f2a20';

/** Lengths at one scale: letters, lines, indents, headings. */
interface Measure {
  readonly size: number;
  readonly line: number;
  readonly indent: number;
  readonly heading: number;
}
const measureOf = (scale: number): Measure => ({
  size: 2.8 * scale,
  line: 3.7 * scale,
  indent: 4 * scale,
  heading: 4.4 * scale,
});
/** Slightly smaller text beats a last page with a few lines on it; the smallest is seven points. */
const scales = [1, 0.97, 0.94, 0.91, 0.88] as const;

/** A line of a column. Columns never break inside a paragraph or between a heading and its first paragraph. */
interface Line {
  readonly text: string;
  readonly look: 'heading' | 'point' | 'indented' | 'plain' | 'space';
  readonly height: number;
  /** Height that must be free in the column for this line to go there. */
  readonly needs: number;
}

function linesOf(sections: readonly ProseSection[], width: number, measure: Measure): Line[] {
  const { line } = measure;
  const headingLine = line * 1.5;
  const space = (height: number): Line => ({ text: '', look: 'space', height, needs: height });
  return sections.flatMap(({ heading, body }) => {
    const paragraphs = body.map((paragraph) => paragraphLines(paragraph, width, measure));
    const needs = headingLine + (paragraphs[0]?.length ?? 0) * line;
    return [
      { text: heading, look: 'heading', height: headingLine, needs } as const,
      ...paragraphs.flatMap((lines) => [...lines, space(line * 0.35)]),
      space(line * 0.45),
    ];
  });
}

function paragraphLines(
  paragraph: string,
  width: number,
  { size, line: height, indent }: Measure,
): Line[] {
  const isPoint = paragraph.startsWith('- ');
  const text = isPoint ? paragraph.slice(2) : paragraph;
  const broken = wrapText(text, isPoint ? width - indent : width, size * 0.9);
  return broken.map((line, index) => ({
    text: line,
    look: !isPoint ? 'plain' : index === 0 ? 'point' : 'indented',
    height,
    needs: index === 0 ? height * broken.length : height,
  }));
}

function lineItems(
  line: Line,
  left: number,
  base: number,
  { accent, measure }: { readonly accent: string; readonly measure: Measure },
): Item[] {
  if (line.look === 'space') return [];
  const isHeading = line.look === 'heading';
  const indented = line.look === 'point' || line.look === 'indented';
  const text: Item = {
    type: 'text',
    text: line.text,
    left: indented ? left + measure.indent : left,
    base,
    size: isHeading ? measure.heading : measure.size,
    font: isHeading ? 'serifBold' : 'sans',
    color: isHeading ? accent : INK,
  };
  if (line.look !== 'point') return [text];
  return [{ type: 'circle', left: left + 1.4, top: base - 1.1, radius: 0.6, fill: accent }, text];
}

/** Uses the default size, or the largest smaller one that saves a page. */
export function proseColumns(prose: Prose): readonly Page[] {
  const [usual, ...smaller] = scales;
  const pages = columnsOf(prose, measureOf(usual));
  for (const scale of smaller) {
    const fewer = columnsOf(prose, measureOf(scale));
    if (fewer.length < pages.length) return fewer;
  }
  return pages;
}

function columnsOf({ title, sections, paper, accent }: Prose, measure: Measure): readonly Page[] {
  const { width, height } = upright(paper);
  const column = (width - 2 * EDGE - GUTTER) / 2;
  const pages: Item[][] = [];
  let place = 0;
  let down = Number.POSITIVE_INFINITY;
  for (const line of linesOf(sections, column, measure)) {
    if (down + line.needs > height - EDGE) {
      down = HEAD;
      place = place === 0 && pages.length > 0 ? 1 : 0;
      if (place === 0) pages.push(pageHead(title, width, accent));
      if (line.look === 'space') continue;
    }
    down += line.height;
    const left = EDGE + place * (column + GUTTER);
    pages[pages.length - 1]?.push(...lineItems(line, left, down, { accent, measure }));
  }
  return pages.map((items) => ({ width, height, title, items }));
}

function pageHead(title: string, width: number, accent: string): Item[] {
  return [
    {
      type: 'text',
      text: title,
      left: width / 2,
      base: 21,
      size: 8,
      font: 'serifBold',
      color: INK,
      align: 'middle',
    },
    {
      type: 'line',
      from: [EDGE, 26],
      to: [width - EDGE, 26],
      stroke: { color: accent, width: 0.3 },
    },
  ];
}
