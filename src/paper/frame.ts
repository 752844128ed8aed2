// What the pages of puzzles have in common: title and level at the head, rules and the way back to the screen at
// the foot, and the inks they are drawn in.

import { qrItem } from './qr.ts';
import { wrapText } from './text.ts';
import { type Font, type Item, type Page, type Paper, type Size, upright } from './types.ts';

export const INK = '#1c2740';
export const FAINT = '#5c6678';
export const RULE = '#8f8359';
export const SHADE = '#e7e1cf';

/** The margin all around. */
export const EDGE = 16;
/** Where the room for the puzzle begins. */
export const HEAD = 42;
/** The width of the code at the foot. */
export const QR = 30;

export interface FrameWords {
  readonly title: string;
  /** Level and the like, under the title. */
  readonly about: string;
  /** One or two sentences of rules, at the foot. */
  readonly rules: string;
  /** Says what the code at the foot is for. */
  readonly scan: string;
}

export interface Look {
  readonly font?: Font;
  readonly color?: string;
  readonly align?: 'middle' | 'end';
}

export function textItem(
  text: string,
  left: number,
  base: number,
  size: number,
  { font = 'sans', color = INK, align }: Look = {},
): Item {
  return { type: 'text', text, left, base, size, font, color, ...(align ? { align } : {}) };
}

function headItems({ title, about }: FrameWords, { width }: Size): Item[] {
  return [
    textItem(title, width / 2, 24, 9, { font: 'serifBold', align: 'middle' }),
    textItem(about, width / 2, 31.5, 4.2, { color: FAINT, align: 'middle' }),
    {
      type: 'line',
      from: [EDGE, 36],
      to: [width - EDGE, 36],
      stroke: { color: RULE, width: 0.3 },
    },
  ];
}

function footItems({ rules, scan }: FrameWords, link: string, { width, height }: Size): Item[] {
  const top = height - EDGE - QR;
  const size = 3.4;
  const lines = wrapText(rules, width - 2 * EDGE - QR - 10, size);
  return [
    qrItem(link, width - EDGE - QR, top, QR),
    ...lines.map((line, index) => textItem(line, EDGE, top + 5 + index * 5, size)),
    textItem(scan, EDGE, height - EDGE, 3, { color: FAINT }),
  ];
}

/** An upright page of one puzzle, whose items `draw` gives. */
export function framedPage(
  words: FrameWords,
  link: string,
  paper: Paper,
  draw: (size: Size) => readonly Item[],
): Page {
  const size = upright(paper);
  return {
    ...size,
    title: `${words.title}, ${words.about}`,
    items: [...headItems(words, size), ...draw(size), ...footItems(words, link, size)],
  };
}
