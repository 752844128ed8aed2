// The frame that puzzle pages share: title and level at the head, rules and a QR code at the foot, and the inks.

import { type Font, type Item, type Page, type Paper, type Size, upright } from './page-items.ts';
import { qrItem } from './qr-code.ts';
import { wrapText } from './text-layout.ts';

export const INK = '#1c2740';
export const FAINT = '#5c6678';
export const RULE = '#8f8359';
export const SHADE = '#e7e1cf';

/** Margin on all sides. */
export const EDGE = 16;
/** Top of the area for the puzzle. */
export const HEAD = 42;
/** Width of the QR code at the foot. */
export const QR = 30;

export interface FrameWords {
  readonly title: string;
  /** Line under the title, such as the level. */
  readonly about: string;
  /** One or two sentences of rules, at the foot. */
  readonly rules: string;
  /** What the QR code is for. */
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

/** An upright page of one puzzle; `draw` returns the items of the puzzle itself. */
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
