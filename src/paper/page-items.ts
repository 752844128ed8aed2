// A printed page is a list of plain items, measured in millimetres from the top left corner. Games draw items;
// `svg.ts` and `pdf.ts` render the same list, so screen, print and file never differ.

export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof papers;

export function isPaper(text: string): text is Paper {
  return Object.hasOwn(papers, text);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const upright = (paper: Paper): Size => papers[paper];
export const across = (paper: Paper): Size => ({
  width: papers[paper].height,
  height: papers[paper].width,
});

/** Times and Helvetica, which every PDF reader has; screens show the nearest font they have. */
export const fonts = ['serif', 'serifBold', 'serifItalic', 'sans', 'sansBold'] as const;
export type Font = (typeof fonts)[number];

export interface Stroke {
  /** `#rrggbb`, like every colour here. */
  readonly color: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

export interface Paint {
  readonly fill?: string;
  readonly stroke?: Stroke;
}

export interface TextItem {
  readonly type: 'text';
  readonly text: string;
  readonly left: number;
  /** Distance of the baseline from the top. */
  readonly base: number;
  readonly size: number;
  readonly font: Font;
  readonly color: string;
  readonly align?: 'start' | 'middle' | 'end';
}

/** Shapes: all items that one path can draw. */
type ShapeItem =
  /** `d` as in SVG; lengths in the units of the enclosing group. */
  | (Paint & { readonly type: 'path'; readonly d: string })
  | (Paint &
      Size & {
        readonly type: 'rect';
        readonly left: number;
        readonly top: number;
        readonly radius?: number;
      })
  | (Paint & {
      readonly type: 'circle';
      readonly left: number;
      readonly top: number;
      readonly radius: number;
    })
  | {
      readonly type: 'line';
      readonly from: readonly [left: number, top: number];
      readonly to: readonly [left: number, top: number];
      readonly stroke: Stroke;
    };

export type Item =
  | ShapeItem
  | TextItem
  /** Moves its items, then scales them. */
  | {
      readonly type: 'group';
      readonly left: number;
      readonly top: number;
      readonly scale?: number;
      readonly items: readonly Item[];
    };

export interface Page extends Size {
  /** For screen readers and file properties. */
  readonly title: string;
  readonly items: readonly Item[];
}

/** Every text of the pages, groups included. */
export function textItems(pages: readonly Page[]): readonly TextItem[] {
  const inside = (items: readonly Item[]): TextItem[] =>
    items.flatMap((item) =>
      item.type === 'text' ? [item] : item.type === 'group' ? inside(item.items) : [],
    );
  return pages.flatMap(({ items }) => inside(items));
}

/** A number for path data: at most three decimals and never "-0", so a drawing is the same text on every machine. */
export function digits(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return String(rounded === 0 ? 0 : rounded);
}

export function rectPath(
  left: number,
  top: number,
  width: number,
  height: number,
  radius = 0,
): string {
  const round = Math.min(radius, width / 2, height / 2);
  if (round <= 0)
    return `M${digits(left)} ${digits(top)}h${digits(width)}v${digits(height)}h${digits(-width)}Z`;
  const arc = (right: number, down: number) =>
    `a${digits(round)} ${digits(round)} 0 0 1 ${digits(right)} ${digits(down)}`;
  return [
    `M${digits(left + round)} ${digits(top)}`,
    `h${digits(width - 2 * round)}${arc(round, round)}`,
    `v${digits(height - 2 * round)}${arc(-round, round)}`,
    `h${digits(2 * round - width)}${arc(-round, -round)}`,
    `v${digits(2 * round - height)}${arc(round, -round)}Z`,
  ].join('');
}

export function circlePath(left: number, top: number, radius: number): string {
  const half = (width: number) => `a${digits(radius)} ${digits(radius)} 0 1 1 ${digits(width)} 0`;
  return `M${digits(left - radius)} ${digits(top)}${half(2 * radius)}${half(-2 * radius)}Z`;
}

export function pathOf(item: ShapeItem): string {
  switch (item.type) {
    case 'path':
      return item.d;
    case 'rect':
      return rectPath(item.left, item.top, item.width, item.height, item.radius);
    case 'circle':
      return circlePath(item.left, item.top, item.radius);
    case 'line':
      return `M${digits(item.from[0])} ${digits(item.from[1])}L${digits(item.to[0])} ${digits(item.to[1])}`;
  }
}
