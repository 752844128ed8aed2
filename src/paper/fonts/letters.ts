// Letters and the fonts that may have them. The fonts that every PDF reader has know little more than western Europe;
// for the rest there are open fonts in slices, of which only those are loaded that a text needs.

import type { Font } from '../types.ts';

/** What the fonts of every reader have besides ASCII and Latin-1 (Windows-1252). */
const EXTRAS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

export function isPlainLetter(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || EXTRAS.includes(letter);
}

export const isPlainText = (text: string) => [...text].every(isPlainLetter);

export interface Family {
  readonly id: string;
  /** Weight and style of its files, by font; all that are not named are regular. */
  readonly styles?: Partial<Readonly<Record<Font, string>>>;
  /** Fonts that it stands in for; all where nothing is said. */
  readonly fonts?: readonly Font[];
  /** Ranges of letters that it is asked for. */
  readonly ranges: readonly (readonly [number, number])[];
}

export const REGULAR = '400-normal';

/** Latin, Greek, Cyrillic, Hebrew. */
const WESTERN = [
  [0x20, 0x52f],
  [0x590, 0x5ff],
  [0x1c80, 0x1c8f],
  [0x1e00, 0x22ff],
  [0x2c60, 0x2c7f],
  [0x2de0, 0x2dff],
  [0xa640, 0xa7ff],
  [0xfb1d, 0xfb4f],
] as const;

/** Chinese, and the kana of Japanese. */
const EASTERN = [
  [0x2e80, 0x2fdf],
  [0x3000, 0x30ff],
  [0x31f0, 0x31ff],
  [0x3400, 0x9fff],
  [0xf900, 0xfaff],
  [0xff00, 0xffef],
  [0x20000, 0x2fa1f],
] as const;

/** In the order in which they are asked. Tinos and Arimo are as wide as the fonts that they stand beside. */
export const families: readonly Family[] = [
  {
    id: 'tinos',
    fonts: ['serif', 'serifBold', 'serifItalic'],
    styles: { serifBold: '700-normal', serifItalic: '400-italic' },
    ranges: WESTERN,
  },
  {
    id: 'arimo',
    fonts: ['sans', 'sansBold'],
    styles: { sansBold: '700-normal' },
    ranges: WESTERN,
  },
  {
    id: 'noto-serif-armenian',
    ranges: [
      [0x530, 0x58f],
      [0xfb13, 0xfb17],
    ],
  },
  {
    id: 'noto-serif-georgian',
    ranges: [
      [0x10a0, 0x10ff],
      [0x1c90, 0x1cbf],
      [0x2d00, 0x2d2f],
    ],
  },
  {
    id: 'noto-sans-ethiopic',
    ranges: [
      [0x1200, 0x139f],
      [0x2d80, 0x2ddf],
      [0xab01, 0xab2f],
    ],
  },
  { id: 'noto-serif-thai', ranges: [[0xe00, 0xe7f]] },
  {
    id: 'gowun-dodum',
    ranges: [
      [0x1100, 0x11ff],
      [0x3130, 0x318f],
      [0xac00, 0xd7a3],
    ],
  },
  { id: 'cactus-classical-serif', ranges: EASTERN },
  { id: 'zcool-xiaowei', ranges: EASTERN },
];

/** Families that may have the letter in this font. */
export function familiesFor(letter: string, font: Font): readonly Family[] {
  const code = letter.codePointAt(0) ?? 0;
  return families.filter(
    ({ fonts, ranges }) =>
      (fonts?.includes(font) ?? true) && ranges.some(([from, to]) => code >= from && code <= to),
  );
}

const rightToLeft = /[\p{Script=Hebrew}]/u;

/** Letters in the order in which they are drawn: what runs from right to left is turned round. */
export function drawnOrder(text: string): readonly string[] {
  const letters = [...text.normalize('NFC')];
  const first = letters.findIndex((letter) => rightToLeft.test(letter));
  if (first < 0) return letters;
  let last = letters.length - 1;
  while (!rightToLeft.test(letters[last] ?? '')) last--;
  return [
    ...letters.slice(0, first),
    ...letters.slice(first, last + 1).reverse(),
    ...letters.slice(last + 1),
  ];
}
