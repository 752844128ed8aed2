// Drawings as SVG path data: the ten ingredients in layers (box of 100 x 100), and signs for special cells,
// cauldron and scissors (lines in a box of 24 x 24). Outlines alone tell the ingredients apart; colours also
// work in grey, and faces may use their own.

import {
  circlePath,
  digits,
  type Item,
  type Paint,
  type Stroke,
} from '../../../paper/page-items.ts';
import type { IngredientName } from '../names.ts';
import { isHarmful, type SpecialCell } from '../types/board.ts';

export const layerPaints = ['leaf', 'shade', 'stem', 'vein', 'bloom', 'corn', 'gleam'] as const;
type LayerPaint = (typeof layerPaints)[number];

interface PictureLayer {
  readonly d: string;
  readonly paint: LayerPaint;
}

/** Back to front. */
type Picture = readonly PictureLayer[];

const PICTURE_BOX = 100;

/** Filled layers are outlined too, so that they stand out in print. */
export const pictureColors: Readonly<Record<LayerPaint, Paint>> = {
  leaf: { fill: '#b4d39b', stroke: { color: '#23452a', width: 2.6 } },
  shade: { fill: '#7fae67', stroke: { color: '#23452a', width: 2.6 } },
  stem: { stroke: { color: '#23452a', width: 3.6 } },
  vein: { stroke: { color: '#23452a', width: 1.6 } },
  bloom: { fill: '#d9c2e6', stroke: { color: '#4b2f5e', width: 2.2 } },
  corn: { fill: '#4a4440', stroke: { color: '#1d1a18', width: 2.4 } },
  gleam: { stroke: { color: '#ffffff', width: 2.6 } },
};

type PicturePoint = readonly [right: number, down: number];

/** From a frame at `at` facing `angle` (degrees, 0 is up, clockwise) into the box. */
function turned(at: PicturePoint, angle: number): (right: number, ahead: number) => string {
  const sine = Math.sin((angle * Math.PI) / 180);
  const cosine = Math.cos((angle * Math.PI) / 180);
  const one = (value: number) => digits(Math.round(value * 10) / 10);
  return (right, ahead) =>
    `${one(at[0] + right * cosine + ahead * sine)} ${one(at[1] + right * sine - ahead * cosine)}`;
}

/** Widest at `belly` (0 base, 1 tip), from base to point. */
function leaf(
  at: PicturePoint,
  angle: number,
  length: number,
  width: number,
  belly = 0.45,
): string {
  const to = turned(at, angle);
  const low = length * belly * 0.35;
  const high = length * (belly + (1 - belly) * 0.55);
  const half = width * 0.68;
  return `M${to(0, 0)}C${to(half, low)} ${to(half, high)} ${to(0, length)}C${to(-half, high)} ${to(-half, low)} ${to(0, 0)}Z`;
}

/** Round at the tip, like a paddle. */
function paddle(at: PicturePoint, angle: number, length: number, width: number): string {
  const to = turned(at, angle);
  const half = width * 0.66;
  return `M${to(0, 0)}C${to(half * 0.7, length * 0.15)} ${to(half * 1.25, length)} ${to(0, length)}C${to(-half * 1.25, length)} ${to(-half * 0.7, length * 0.15)} ${to(0, 0)}Z`;
}

function sawn(at: PicturePoint, angle: number, length: number, width: number): string {
  const to = turned(at, angle);
  const teeth = 6;
  const rim = (step: number) => (width / 2) * Math.sin(Math.PI * (0.1 + 0.9 * step) ** 0.85);
  const edge = (side: number) => {
    const points: string[] = [];
    for (let tooth = 0; tooth < teeth; tooth++) {
      const start = tooth / teeth;
      points.push(to(side * rim(start + 0.12) * 1.12, length * (start + 0.12)));
      points.push(to(side * rim(start + 0.15) * 0.84, length * (start + 0.15)));
    }
    return side > 0 ? points : points.reverse();
  };
  return `M${to(0, 0)}L${edge(1).join('L')}L${to(0, length)}L${edge(-1).join('L')}Z`;
}

function frill(at: PicturePoint, radius: number, bumps: number, from = 0): string {
  const points = Array.from({ length: bumps }, (_, index) =>
    turned(at, from + (360 * index) / bumps)(0, radius),
  );
  const bow = digits(Math.round(radius * Math.sin(Math.PI / bumps) * 11) / 10);
  const [first = ''] = points;
  const arcs = [...points.slice(1), first].map((point) => `A${bow} ${bow} 0 0 1 ${point}`);
  return `M${first}${arcs.join('')}Z`;
}

function line(from: PicturePoint, ...bends: readonly PicturePoint[]): string {
  const text = (point: PicturePoint) => `${digits(point[0])} ${digits(point[1])}`;
  return bends.length === 2
    ? `M${text(from)}Q${bends.map(text).join(' ')}`
    : `M${text(from)}L${bends.map(text).join('L')}`;
}

function veins(
  at: PicturePoint,
  angle: number,
  length: number,
  width: number,
  pairs: number,
): string {
  const to = turned(at, angle);
  let d = `M${to(0, 0)}L${to(0, length * 0.86)}`;
  for (let pair = 1; pair <= pairs; pair++) {
    const ahead = (length * 0.72 * pair) / (pairs + 1) + length * 0.04;
    for (const side of [1, -1])
      d += `M${to(0, ahead)}L${to(side * width * 0.27, ahead + width * 0.2)}`;
  }
  return d;
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const parsley: Picture = [
  {
    paint: 'stem',
    d:
      line([50, 97], [50, 52]) +
      line([50, 76], [38, 70], [25, 56]) +
      line([50, 76], [62, 70], [75, 56]),
  },
  { paint: 'shade', d: frill([24, 46], 17, 9) },
  { paint: 'shade', d: frill([76, 46], 17, 9, 20) },
  { paint: 'leaf', d: frill([50, 29], 21, 11) },
  {
    paint: 'vein',
    d: 'M50 50V24M50 40L41 29M50 40L59 29M24 58V42M24 51L17 44M24 51L31 44M76 58V42M76 51L69 44M76 51L83 44',
  },
];

const sage: Picture = [
  { paint: 'stem', d: line([50, 98], [50, 70]) },
  { paint: 'shade', d: paddle([49, 84], -52, 46, 21) },
  { paint: 'shade', d: paddle([51, 84], 52, 46, 21) },
  { paint: 'leaf', d: paddle([50, 84], 0, 80, 33) },
  { paint: 'vein', d: veins([50, 84], 0, 76, 34, 5) },
  { paint: 'vein', d: veins([49, 84], -52, 42, 18, 2) + veins([51, 84], 52, 42, 18, 2) },
];

const chives: Picture = [
  {
    paint: 'shade',
    d: [-19, -9, 1, 11, 20]
      .map((angle) => leaf([50 + angle / 4, 97], angle, 82 - Math.abs(angle) / 2, 9, 0.35))
      .join(''),
  },
  { paint: 'stem', d: line([48, 96], [45, 60], [37, 26]) + line([52, 96], [57, 60], [66, 30]) },
  { paint: 'bloom', d: frill([36, 17], 11, 11) + frill([67, 22], 10, 11) },
  { paint: 'vein', d: 'M36 24V11M36 24L30 13M36 24L42 13M67 29V16M67 29L61 18M67 29L73 18' },
  { paint: 'leaf', d: 'M39 72Q50 77 61 72L61 80Q50 85 39 80Z' },
];

const rosemary: Picture = [
  {
    paint: 'shade',
    d: range(30, 88, 9)
      .map(
        (down) =>
          leaf([50, down], -48, 31 - (88 - down) / 6, 7) +
          leaf([50, down], 48, 31 - (88 - down) / 6, 7),
      )
      .join(''),
  },
  {
    paint: 'leaf',
    d: leaf([50, 25], 0, 22, 7) + leaf([50, 26], -24, 21, 7) + leaf([50, 26], 24, 21, 7),
  },
  { paint: 'stem', d: line([50, 98], [50, 22]) },
];

const oregano: Picture = [
  { paint: 'stem', d: line([50, 98], [50, 28]) },
  { paint: 'shade', d: leaf([50, 84], -66, 36, 27, 0.5) + leaf([50, 84], 66, 36, 27, 0.5) },
  { paint: 'leaf', d: leaf([50, 60], -62, 29, 22, 0.5) + leaf([50, 60], 62, 29, 22, 0.5) },
  {
    paint: 'vein',
    d:
      [-66, 66].map((angle) => veins([50, 84], angle, 34, 20, 1)).join('') +
      [-62, 62].map((angle) => veins([50, 60], angle, 27, 16, 1)).join(''),
  },
  {
    paint: 'bloom',
    d: (
      [
        [36, 33],
        [64, 33],
        [42, 22],
        [58, 22],
        [50, 34],
        [50, 13],
      ] as const
    )
      .map((at) => circlePath(at[0], at[1], 7))
      .join(''),
  },
];

const mint: Picture = [
  { paint: 'stem', d: line([50, 98], [50, 70]) },
  { paint: 'shade', d: sawn([48, 76], -70, 46, 33) },
  { paint: 'shade', d: sawn([52, 76], 70, 46, 33) },
  { paint: 'leaf', d: sawn([50, 74], 0, 70, 46) },
  {
    paint: 'vein',
    d:
      veins([50, 74], 0, 68, 46, 4) +
      veins([48, 76], -70, 44, 30, 2) +
      veins([52, 76], 70, 44, 30, 2),
  },
];

const dillRays = range(-80, 80, 20);
const rayEnd = (angle: number): PicturePoint => {
  const reach = 39 - Math.abs(angle) / 24;
  const radians = (angle * Math.PI) / 180;
  return [50 + reach * Math.sin(radians), 56 - reach * Math.cos(radians)];
};
const dill: Picture = [
  { paint: 'stem', d: line([50, 98], [50, 56]) },
  {
    paint: 'vein',
    d:
      line([50, 84], [36, 80], [26, 70]) +
      line([50, 84], [34, 84], [24, 82]) +
      line([50, 84], [64, 80], [74, 70]) +
      line([50, 84], [66, 84], [76, 82]),
  },
  { paint: 'vein', d: dillRays.map((angle) => line([50, 56], rayEnd(angle))).join('') },
  { paint: 'shade', d: dillRays.map((angle) => circlePath(...rayEnd(angle), 5.2)).join('') },
  {
    paint: 'leaf',
    d: range(-60, 60, 40)
      .map((angle) => {
        const [right, down] = rayEnd(angle);
        return circlePath(50 + (right - 50) * 0.62, 56 + (down - 56) * 0.62, 4);
      })
      .join(''),
  },
];

const basil: Picture = [
  { paint: 'stem', d: line([50, 98], [50, 60]) },
  { paint: 'shade', d: leaf([50, 72], -80, 48, 44, 0.42) },
  { paint: 'shade', d: leaf([50, 72], 80, 48, 44, 0.42) },
  { paint: 'leaf', d: leaf([50, 66], -30, 60, 50, 0.42) },
  { paint: 'leaf', d: leaf([50, 66], 30, 60, 50, 0.42) },
  {
    paint: 'vein',
    d:
      veins([50, 66], -30, 54, 34, 2) +
      veins([50, 66], 30, 54, 34, 2) +
      veins([50, 72], -80, 42, 26, 1) +
      veins([50, 72], 80, 42, 26, 1),
  },
];

/** A sprig from the foot of the plant with pairs of tiny leaves. */
function sprig(angle: number, length: number): { readonly stem: string; readonly leaves: string } {
  const foot: PicturePoint = [50, 97];
  const to = turned(foot, angle);
  const leaves = range(24, length, 12).map((ahead) => {
    const [right = 0, down = 0] = to(0, ahead).split(' ').map(Number);
    return (
      leaf([right, down], angle - 62, 13, 11, 0.5) + leaf([right, down], angle + 62, 13, 11, 0.5)
    );
  });
  const [right = 0, down = 0] = to(0, length).split(' ').map(Number);
  return {
    stem: `M50 97L${to(0, length)}`,
    leaves: leaves.join('') + leaf([right, down], angle, 12, 9, 0.5),
  };
}
const sprigs = [sprig(-34, 72), sprig(34, 72), sprig(0, 80)];
const thyme: Picture = [
  { paint: 'stem', d: sprigs.map(({ stem }) => stem).join('') },
  { paint: 'leaf', d: sprigs.map(({ leaves }) => leaves).join('') },
];

const corns: readonly PicturePoint[] = [
  [30, 42], [50, 40], [70, 42], [24, 60], [41, 58], [59, 58], [76, 60], [33, 76], [50, 76], [67, 76], [50, 91],
]; // biome-ignore format: rows of corns
const blackPepper: Picture = [
  { paint: 'stem', d: line([50, 40], [50, 22], [60, 6]) },
  { paint: 'leaf', d: leaf([52, 20], -62, 44, 24, 0.5) + leaf([52, 22], 66, 42, 22, 0.5) },
  { paint: 'vein', d: veins([52, 20], -62, 42, 12, 0) + veins([52, 22], 66, 40, 12, 0) },
  { paint: 'corn', d: corns.map(([right, down]) => circlePath(right, down, 8.4)).join('') },
  {
    paint: 'gleam',
    d: corns.map(([right, down]) => `M${right - 4} ${down - 1}q0.5-3 3.5-3.5`).join(''),
  },
];

export const pictures: Readonly<Record<IngredientName, Picture>> = {
  Parsley: parsley,
  Sage: sage,
  Chives: chives,
  Rosemary: rosemary,
  Oregano: oregano,
  Mint: mint,
  Dill: dill,
  Basil: basil,
  Thyme: thyme,
  'Black Pepper': blackPepper,
};

export function pictureItem(name: IngredientName, left: number, top: number, width: number): Item {
  return {
    type: 'group',
    left,
    top,
    scale: width / PICTURE_BOX,
    items: pictures[name].map(
      ({ d, paint }): Item => ({ type: 'path', d, ...pictureColors[paint] }),
    ),
  };
}

export const specialIcons: Readonly<Record<SpecialCell, string>> = {
  efficiency: 'M4 4h10v10h-10ZM10 10h10v10h-10Z',
  versatility: 'M12 12C9 7 3 7 3 12S9 17 12 12S21 7 21 12S15 17 12 12Z',
  painter: 'M20 4L11 13M11 13C8 12 6 14 6 16C6 18 5 19 3 20C7 21 12 20 12 16C12 15 12 14 11 13Z',
  guesser: 'M7 8C7 2 17 2 17 8C17 12 12 12 12 16M12 20.5V21',
  lowCeiling: 'M3 6H21M9.5 15A1.6 1.6 0 1 1 9.5 14.9ZM17.7 15A1.6 1.6 0 1 1 17.7 14.9Z',
  fertileGround: 'M5 13L12 6L19 13M5 20L12 13L19 20',
  hardGround:
    'M6 3H18M6 21H18M7 3C7 9 12 10 12 12C12 14 7 15 7 21M17 3C17 9 12 10 12 12C12 14 17 15 17 21',
  blackMagic: 'M12 2L18 21L2.5 9.5H21.5L6 21Z',
};

export const cauldronIcon =
  'M3 8H21M5 8C2 13 4 20 9 21H15C20 20 22 13 19 8M8 21L6.5 23.5M16 21L17.5 23.5M9 4.5V5M13 2.5V3M15.5 5V5.5';

export const scissorsIcon =
  'M7 7A3 3 0 1 1 7 6.9ZM7 17A3 3 0 1 1 7 16.9ZM6.5 8.5L21 18M6.5 15.5L21 6';

export const INK = '#1f2a20';
export const GREEN = '#3f7040';

function icon(d: string, left: number, top: number, width: number, stroke: Stroke): Item {
  return {
    type: 'group',
    left: left - width / 2,
    top: top - width / 2,
    scale: width / 24,
    items: [{ type: 'path', d, stroke }],
  };
}

export function signItem(d: string, left: number, top: number, width: number): Item {
  return icon(d, left, top, width, { color: INK, width: 1.7 });
}

/** Helpful: a light circle. Harmful: a dark lozenge. Distinct without colour. */
export function badgeItems(
  special: SpecialCell,
  left: number,
  top: number,
  radius: number,
): readonly Item[] {
  const d = specialIcons[special];
  if (!isHarmful(special))
    return [
      {
        type: 'circle',
        left,
        top,
        radius,
        fill: '#ffffff',
        stroke: { color: GREEN, width: radius * 0.16 },
      },
      icon(d, left, top, radius * 1.25, { color: INK, width: 2.4 }),
    ];
  const reach = radius * 1.32;
  return [
    {
      type: 'path',
      d: `M${left} ${top - reach}L${left + reach} ${top}L${left} ${top + reach}L${left - reach} ${top}Z`,
      fill: '#33263d',
      stroke: { color: '#33263d', width: radius * 0.16 },
    },
    icon(d, left, top, radius * 1.25, { color: '#ffffff', width: 2.6 }),
  ];
}
