// Prose in two columns on as many upright pages as it needs: rules and the like, as plain as the text is.

import { wrapText } from './text.ts';
import { type Item, type Page, type Paper, upright } from './types.ts';

export interface ProseSection {
  readonly heading: string;
  /** Paragraphs; those that start with "- " are points of a list. */
  readonly body: readonly string[];
}

export interface Prose {
  readonly title: string;
  readonly sections: readonly ProseSection[];
  readonly paper: Paper;
  /** Of the headings, the rule under the title and the points. */
  readonly accent: string;
}

const EDGE = 14;
const GUTTER = 8;
const HEAD = 27;
const SIZE = 2.8;
const LINE = 3.7;
const INDENT = 4;
const INK = '#1f2a20';

/** One line of a column. A paragraph stays in one column, and a heading with the paragraph after it. */
interface Line {
  readonly text: string;
  readonly look: 'heading' | 'point' | 'indented' | 'plain' | 'space';
  readonly height: number;
  /** What must fit below from here on. */
  readonly needs: number;
}

const HEADING_LINE = LINE * 1.5;

function linesOf(sections: readonly ProseSection[], width: number): Line[] {
  const space = (height: number): Line => ({ text: '', look: 'space', height, needs: height });
  return sections.flatMap(({ heading, body }) => {
    const paragraphs = body.map((paragraph) => paragraphLines(paragraph, width));
    const needs = HEADING_LINE + (paragraphs[0]?.length ?? 0) * LINE;
    return [
      { text: heading, look: 'heading', height: HEADING_LINE, needs } as const,
      ...paragraphs.flatMap((lines) => [...lines, space(LINE * 0.35)]),
      space(LINE * 0.45),
    ];
  });
}

function paragraphLines(paragraph: string, width: number): Line[] {
  const isPoint = paragraph.startsWith('- ');
  const text = isPoint ? paragraph.slice(2) : paragraph;
  const broken = wrapText(text, isPoint ? width - INDENT : width, SIZE * 0.9);
  return broken.map((line, index) => ({
    text: line,
    look: !isPoint ? 'plain' : index === 0 ? 'point' : 'indented',
    height: LINE,
    needs: index === 0 ? LINE * broken.length : LINE,
  }));
}

function lineItems(line: Line, left: number, base: number, accent: string): Item[] {
  if (line.look === 'space') return [];
  const isHeading = line.look === 'heading';
  const indented = line.look === 'point' || line.look === 'indented';
  const text: Item = {
    type: 'text',
    text: line.text,
    left: indented ? left + INDENT : left,
    base,
    size: isHeading ? 4.4 : SIZE,
    font: isHeading ? 'serifBold' : 'sans',
    color: isHeading ? accent : INK,
  };
  if (line.look !== 'point') return [text];
  return [{ type: 'circle', left: left + 1.4, top: base - 1.1, radius: 0.6, fill: accent }, text];
}

export function proseColumns({ title, sections, paper, accent }: Prose): readonly Page[] {
  const { width, height } = upright(paper);
  const column = (width - 2 * EDGE - GUTTER) / 2;
  const pages: Item[][] = [];
  let place = 0;
  let down = Number.POSITIVE_INFINITY;
  for (const line of linesOf(sections, column)) {
    if (down + line.needs > height - EDGE) {
      down = HEAD;
      place = place === 0 && pages.length > 0 ? 1 : 0;
      if (place === 0) pages.push(pageHead(title, width, accent));
      if (line.look === 'space') continue;
    }
    down += line.height;
    const left = EDGE + place * (column + GUTTER);
    pages[pages.length - 1]?.push(...lineItems(line, left, down, accent));
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
