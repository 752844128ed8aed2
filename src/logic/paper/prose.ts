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

const EDGE = 16;
const GUTTER = 9;
const HEAD = 30;
const SIZE = 3.1;
const LINE = 4.3;
const INDENT = 4;
const INK = '#1f2a20';

/** One line of a column; a heading stays with the line after it. */
interface Line {
  readonly text: string;
  readonly look: 'heading' | 'point' | 'indented' | 'plain' | 'space';
  readonly height: number;
}

function linesOf(sections: readonly ProseSection[], width: number): Line[] {
  const lines: Line[] = [];
  for (const { heading, body } of sections) {
    lines.push({ text: heading, look: 'heading', height: LINE * 1.5 });
    for (const paragraph of body) {
      const isPoint = paragraph.startsWith('- ');
      const text = isPoint ? paragraph.slice(2) : paragraph;
      const broken = wrapText(text, isPoint ? width - INDENT : width, SIZE * 0.92);
      for (const [index, line] of broken.entries()) {
        const look = !isPoint ? 'plain' : index === 0 ? 'point' : 'indented';
        lines.push({ text: line, look, height: LINE });
      }
      lines.push({ text: '', look: 'space', height: LINE * 0.35 });
    }
    lines.push({ text: '', look: 'space', height: LINE * 0.45 });
  }
  return lines;
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
  const lines = linesOf(sections, column);
  for (const [index, line] of lines.entries()) {
    const next = line.look === 'heading' ? (lines[index + 1]?.height ?? 0) : 0;
    if (down + line.height + next > height - EDGE) {
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
