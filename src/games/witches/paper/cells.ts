// Draws the contents of a board's parts: regions with rounded outlines, printed ingredients, special cells,
// notes.

import type { Item } from '../../../paper/page-items.ts';
import {
  type BoardPart,
  columnOf,
  neighboursOf,
  partIndex,
  partsOf,
  rowOf,
} from '../board/sections.ts';
import type { IngredientName } from '../names.ts';
import type { Region, SpecialCell } from '../types/board.ts';
import { answerItems } from './foot.ts';
import { box, cellPlace, corner, PALE, type PagePlan, POT, write } from './page-plan.ts';
import { badgeItems, cauldronIcon, GREEN, INK, pictureItem, signItem } from './pictures.ts';
import { outline } from './region-outline.ts';

const FAINT = '#6b6152';

export function drawName(plan: PagePlan, part: BoardPart): Item {
  const { words, names } = plan.sheet;
  const at = corner(plan, part);
  const name = names?.[part.player] || words.player(part.player + 1);
  const middle = at.left + (part.section.width * plan.cell) / 2;
  const style = { size: 3.7, font: 'serifItalic', color: GREEN, align: 'middle' } as const;
  return write(name, middle, at.top - 1.3, style);
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
  for (const [index, cell] of isPot ? region.cells.entries() : []) {
    const { left: from, top: down } = cellPlace(plan, cell);
    const style = { size: 3, font: 'serif', color: FAINT } as const;
    items.push(write(String(index + 1), from + 3.6, down + 6.2, style));
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
    box(left + inset, top + inset, width, width, {
      radius: 1,
      fill: '#ffffff',
      stroke: { color: PALE, width: 0.3, dash: [1.4, 1] },
    }),
    write(plan.sheet.words.note, left + inset + 2.5, top + inset + 5, {
      size: 3,
      font: 'serifItalic',
      color: FAINT,
    }),
    ...lines,
  ];
}

export function drawStart(plan: PagePlan, cell: number, ingredient: IngredientName): Item[] {
  const { left, top } = cellPlace(plan, cell);
  const middle = left + plan.cell / 2;
  const name = plan.sheet.words.ingredient(ingredient);
  // In a region full of print the answer goes under an ingredient.
  const share = isAnswered(plan, cell) ? 0.72 : 1;
  // Clear of a cauldron's inner line, above the name.
  const width = plan.cell * 0.49 * share;
  const down = (part: number) => top + plan.cell * part * share;
  return [
    pictureItem(ingredient, middle - width / 2, down(0.125), width),
    write(name, middle, down(0.7), { size: 3, font: 'serif', align: 'middle' }),
    // Clear of descenders.
    { type: 'circle', left: middle, top: down(0.7) + 2.3, radius: 1.25, fill: INK },
  ];
}

export function drawSpecial(plan: PagePlan, cell: number, special: SpecialCell): Item[] {
  const { left, top } = cellPlace(plan, cell);
  const { name } = plan.sheet.words.specials[special];
  const style = { size: 2.8, font: 'serifItalic', align: 'middle' } as const;
  return [
    ...badgeItems(special, left + plan.cell - 7, top + 7, 3.7),
    write(name, left + plan.cell / 2, top + plan.cell - 11.5, style),
  ];
}
