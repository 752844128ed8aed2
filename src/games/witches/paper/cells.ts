// Draws the contents of a board's parts: regions with rounded outlines, printed ingredients, special cells,
// notes.

import { digits, type Item } from '../../../paper/page-items.ts';
import {
  type BoardPart,
  columnOf,
  neighboursOf,
  partIndex,
  partsOf,
  rowOf,
} from '../board/sections.ts';
import type { IngredientName } from '../names.ts';
import { COLUMNS, type Region, type SpecialCell } from '../types/board.ts';
import { answerItems } from './foot.ts';
import { cellPlace, corner, PALE, type PagePlan, POT } from './page-plan.ts';
import { badgeItems, cauldronIcon, GREEN, INK, pictureItem, signItem } from './pictures.ts';

interface OutlineStyle {
  /** Width of a cell. */
  readonly cell: number;
  /** Distance from the cells' edges. */
  readonly inset: number;
  readonly radius: number;
}

/** Clockwise, so the region is always on the right: right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

interface OutlineEdge {
  /** The grid corner where it starts. */
  readonly column: number;
  readonly row: number;
  readonly way: 0 | 1 | 2 | 3;
}

function edgesOf(cells: readonly number[]): OutlineEdge[] {
  const inside = new Set(cells.map((cell) => rowOf(cell) * COLUMNS + columnOf(cell)));
  const has = (column: number, row: number) =>
    column >= 0 && column < COLUMNS && inside.has(row * COLUMNS + column);
  const edges: OutlineEdge[] = [];
  for (const cell of cells) {
    const column = columnOf(cell);
    const row = rowOf(cell);
    if (!has(column, row - 1)) edges.push({ column, row, way: 0 });
    if (!has(column + 1, row)) edges.push({ column: column + 1, row, way: 1 });
    if (!has(column, row + 1)) edges.push({ column: column + 1, row: row + 1, way: 2 });
    if (!has(column - 1, row)) edges.push({ column, row: row + 1, way: 3 });
  }
  return edges;
}

/** Closed walks along the edges; where two cells touch only at a corner, a walk turns right and stays with its cell. */
function loopsOf(cells: readonly number[]): OutlineEdge[][] {
  const left = edgesOf(cells);
  const loops: OutlineEdge[][] = [];
  for (let edge = left.pop(); edge; edge = left.pop()) {
    const loop = [edge];
    for (;;) {
      const last = loop[loop.length - 1] ?? edge;
      const [right, down] = STEPS[last.way];
      const candidates = left.filter(
        ({ column, row }) => column === last.column + right && row === last.row + down,
      );
      const turn = (way: number) => (way - last.way + 5) % 4;
      const next = candidates.sort((one, other) => turn(other.way) - turn(one.way))[0];
      if (!next) break;
      left.splice(left.indexOf(next), 1);
      loop.push(next);
    }
    loops.push(loop);
  }
  return loops;
}

export function outline(cells: readonly number[], style: OutlineStyle): string {
  return loopsOf(cells)
    .map((loop) => loopPath(loop, style))
    .join('');
}

function loopPath(loop: readonly OutlineEdge[], { cell, inset, radius }: OutlineStyle): string {
  let d = '';
  for (const [index, edge] of loop.entries()) {
    const before = loop[(index + loop.length - 1) % loop.length] ?? edge;
    if (before.way === edge.way) continue;
    const [inRight, inDown] = STEPS[before.way];
    const [outRight, outDown] = STEPS[edge.way];
    // The inside is to the right: for direction (right, down) that is (-down, right).
    const left = edge.column * cell + inset * (-inDown - outDown);
    const top = edge.row * cell + inset * (inRight + outRight);
    const point = (right: number, down: number) => `${digits(left + right)} ${digits(top + down)}`;
    d += `${d === '' ? 'M' : 'L'}${point(-inRight * radius, -inDown * radius)}`;
    d += `Q${point(0, 0)} ${point(outRight * radius, outDown * radius)}`;
  }
  return `${d}Z`;
}

export function drawName(plan: PagePlan, part: BoardPart): Item {
  const { words, names } = plan.sheet;
  const at = corner(plan, part);
  return {
    type: 'text',
    text: names?.[part.player] || words.player(part.player + 1),
    left: at.left + (part.section.width * plan.cell) / 2,
    base: at.top - 1.3,
    size: 3.7,
    font: 'serifItalic',
    color: GREEN,
    align: 'middle',
  };
}

export function drawRegion(plan: PagePlan, region: Region): Item[] {
  const { players } = plan.sheet.board;
  const part = partsOf(players)[partIndex(players, region.cells[0] ?? 0)];
  if (!part) return [];
  const at = corner(plan, part);
  const left = at.left - part.section.column * plan.cell;
  const top = at.top - part.section.row * plan.cell;
  const isPot = region.kind === 'cauldron';
  const trace = (inset: number, radius: number) =>
    outline(region.cells, { cell: plan.cell, inset, radius });
  const shapes: Item[] = isPot
    ? [
        { type: 'path', d: trace(1, 5), fill: POT, stroke: { color: '#2b2420', width: 1.1 } },
        { type: 'path', d: trace(2.1, 4), stroke: { color: '#2b2420', width: 0.2 } },
      ]
    : [{ type: 'path', d: trace(0.9, 2.6), fill: '#fbfdf9', stroke: { color: GREEN, width: 0.6 } }];
  const items: Item[] = [
    { type: 'group', left, top, items: [...shapes, ...drawSeams(plan, region)] },
  ];
  for (const [index, cell] of region.cells.entries()) {
    const place = cellPlace(plan, cell);
    if (isPot)
      items.push({
        type: 'text',
        text: String(index + 1),
        left: place.left + 3.6,
        base: place.top + 6.2,
        size: 3,
        font: 'serif',
        color: '#6b6152',
      });
  }
  if (isPot || plan.sheet.board.kind === 'gardens') {
    const place = cellPlace(plan, answerCell(plan, region));
    items.push(...answerItems(plan, place.left, place.top, plan.cell));
    if (isPot) items.push(signItem(cauldronIcon, place.left + plan.cell - 7, place.top + 7, 6.4));
  }
  return items;
}

/** Where a region's answer is written: the last cell without print, otherwise one with just a special cell. */
function answerCell({ sheet: { board } }: PagePlan, { cells }: Region): number {
  const starts = new Set(board.starts.map(({ cell }) => cell));
  const specials = new Set(board.specials.map(({ cell }) => cell));
  const bare = cells.filter((cell) => !starts.has(cell));
  return bare.filter((cell) => !specials.has(cell)).at(-1) ?? bare.at(-1) ?? cells.at(-1) ?? 0;
}

/** Must the cell leave room for an answer? */
function isAnswered(plan: PagePlan, cell: number): boolean {
  const { board } = plan.sheet;
  const region = board.regions.find(({ cells }) => cells.includes(cell));
  if (!region || (region.kind !== 'cauldron' && board.kind !== 'gardens')) return false;
  return answerCell(plan, region) === cell;
}

/** Thin lines between the cells of a region. */
function drawSeams(plan: PagePlan, region: Region): Item[] {
  const stroke = { color: PALE, width: 0.2, dash: [0.6, 1.2] };
  return region.cells.flatMap((cell) =>
    neighboursOf(cell)
      .filter((near) => near > cell && region.cells.includes(near))
      .map((near): Item => {
        const left = columnOf(near) * plan.cell;
        const top = rowOf(near) * plan.cell;
        const along = near === cell + 1;
        const [from, to] = [2.6, plan.cell - 2.6];
        return along
          ? { type: 'line', from: [left, top + from], to: [left, top + to], stroke }
          : { type: 'line', from: [left + from, top], to: [left + to, top], stroke };
      }),
  );
}

export function drawNote(plan: PagePlan): Item[] {
  const cell = plan.sheet.board.notes[plan.side === 0 ? 0 : 1];
  const { left, top } = cellPlace(plan, cell);
  const inset = 1.6;
  const width = plan.cell - 2 * inset;
  const lines = [0.36, 0.52, 0.68, 0.84].map((share): Item => {
    const down = top + plan.cell * share;
    return {
      type: 'line',
      from: [left + inset + 2.5, down],
      to: [left + inset + width - 2.5, down],
      stroke: { color: PALE, width: 0.2 },
    };
  });
  return [
    {
      type: 'rect',
      left: left + inset,
      top: top + inset,
      width,
      height: width,
      radius: 1,
      fill: '#ffffff',
      stroke: { color: PALE, width: 0.3, dash: [1.4, 1] },
    },
    {
      type: 'text',
      text: plan.sheet.words.note,
      left: left + inset + 2.5,
      base: top + inset + 5,
      size: 3,
      font: 'serifItalic',
      color: '#6b6152',
    },
    ...lines,
  ];
}

export function drawStart(plan: PagePlan, cell: number, ingredient: IngredientName): Item[] {
  const { left, top } = cellPlace(plan, cell);
  const middle = left + plan.cell / 2;
  // In a region full of print the answer goes under an ingredient.
  const share = isAnswered(plan, cell) ? 0.72 : 1;
  // Clear of a cauldron's inner line, above the name.
  const width = plan.cell * 0.49 * share;
  const down = (part: number) => top + plan.cell * part * share;
  return [
    pictureItem(ingredient, middle - width / 2, down(0.125), width),
    {
      type: 'text',
      text: plan.sheet.words.ingredient(ingredient),
      left: middle,
      base: down(0.7),
      size: 3,
      font: 'serif',
      color: INK,
      align: 'middle',
    },
    // Clear of descenders.
    { type: 'circle', left: middle, top: down(0.7) + 2.3, radius: 1.25, fill: INK },
  ];
}

export function drawSpecial(plan: PagePlan, cell: number, special: SpecialCell): Item[] {
  const { left, top } = cellPlace(plan, cell);
  return [
    ...badgeItems(special, left + plan.cell - 7, top + 7, 3.7),
    {
      type: 'text',
      text: plan.sheet.words.specials[special].name,
      left: left + plan.cell / 2,
      base: top + plan.cell - 11.5,
      size: 2.8,
      font: 'serifItalic',
      color: INK,
      align: 'middle',
    },
  ];
}
