// Paper: one drawing as a list of plain items, in millimetres from the top left corner. What draws a page makes
// items; `svg.ts` and `pdf.ts` render the same list, so that screen, print and file never differ.

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

/** The fonts that every PDF reader has; on screen their nearest relatives. */
export const fonts = ['serif', 'serifBold', 'serifItalic', 'sans', 'sansBold'] as const;
export type Font = (typeof fonts)[number];

export interface Stroke {
  /** `#rrggbb`, as all colours. */
  readonly color: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

export interface Paint {
  readonly fill?: string;
  readonly stroke?: Stroke;
}

export type Item =
  /** `d` as in SVG; lengths in the units of the group around it. */
  | (Paint & { readonly type: 'path'; readonly d: string })
  | (Paint & {
      readonly type: 'rect';
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly height: number;
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
    }
  | {
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
  /** Moves, then scales what is in it. */
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
