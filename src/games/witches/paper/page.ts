// What stands around a drawn board: frame, title, lines to cut along, and the foot with its legend.

import { qrItem } from '../../../paper/qr.ts';
import { wrapText } from '../../../paper/text.ts';
import type { Item } from '../../../paper/types.ts';
import { partsOf } from '../board/sections.ts';
import { ingredientNames } from '../names/ingredients.ts';
import { ROWS, sideNames, specialCells } from '../types/board.ts';
import { badgeItems, GREEN, INK, scissorsIcon, signItem } from './icons.ts';
import { pictureItem } from './pictures.ts';
import { corner, EDGE, GAP, type Plan, RULE, STRIP } from './plan.ts';

export function drawFrame(plan: Plan): Item[] {
  const frame = (edge: number, width: number): Item => ({
    type: 'rect',
    left: edge,
    top: edge,
    width: plan.width - 2 * edge,
    height: plan.height - 2 * edge,
    radius: 2.5,
    stroke: { color: RULE, width },
  });
  return [frame(5.5, 0.45), frame(6.9, 0.15)];
}

export function drawHead(plan: Plan): Item[] {
  const { words, level, board } = plan.sheet;
  const middle = plan.width / 2;
  const base = 15.6;
  const flourish = (way: number): Item[] => {
    const from = middle + way * 47;
    const end = from + way * 22;
    return [
      {
        type: 'line',
        from: [from, base - 2.3],
        to: [end, base - 2.3],
        stroke: { color: RULE, width: 0.3 },
      },
      {
        type: 'path',
        d: `M${from + way * 4} ${base - 2.3}q${way * 3}-3.4 ${way * 7}-2.4q${-way * 2.2} 3.2 ${-way * 7} 2.4Zm${way * 7} 0q${way * 3} 3.4 ${way * 7} 2.4q${-way * 2.2}-3.2 ${-way * 7}-2.4Z`,
        fill: '#cfe0c0',
        stroke: { color: GREEN, width: 0.3 },
      },
    ];
  };
  return [
    {
      type: 'text',
      text: words.title,
      left: middle,
      base,
      size: 8,
      font: 'serifBold',
      color: INK,
      align: 'middle',
    },
    ...flourish(-1),
    ...flourish(1),
    {
      type: 'text',
      text: `${level} · ${words.players(board.players)}`,
      left: EDGE,
      base,
      size: 3.6,
      font: 'serif',
      color: INK,
    },
    {
      type: 'text',
      text: `${words.kinds[board.kind]} · ${words.sides[sideNames[plan.side] ?? 'front']}`,
      left: plan.width - EDGE,
      base,
      size: 3.6,
      font: 'serif',
      color: INK,
      align: 'end',
    },
  ];
}

/** Dashed lines all round and between the parts, with scissors where they start. */
export function drawCuts(plan: Plan): Item[] {
  const stroke = { color: '#77736a', width: 0.25, dash: [2.2, 1.6] };
  const half = GAP / 2;
  const outer = {
    left: plan.left - half,
    top: plan.top - half + 1,
    right: plan.left + plan.breadth + half,
    bottom: plan.top + plan.depth + half,
  };
  const items: Item[] = [
    {
      type: 'rect',
      left: outer.left,
      top: outer.top,
      width: outer.right - outer.left,
      height: outer.bottom - outer.top,
      stroke,
    },
  ];
  const parts = partsOf(plan.sheet.board.players).filter(({ side }) => side === plan.side);
  for (const part of parts) {
    const at = corner(plan, part);
    const { column, row, width, height } = part.section;
    if (row > 0)
      items.push({
        type: 'line',
        from: [Math.max(outer.left, at.left - half), at.top - STRIP - half + 1],
        to: [at.left + width * plan.cell + half, at.top - STRIP - half + 1],
        stroke,
      });
    if (column > 0)
      items.push({
        type: 'line',
        from: [at.left - half, row > 0 ? at.top - STRIP - half + 1 : outer.top],
        to: [
          at.left - half,
          row + height < ROWS ? at.top + height * plan.cell + half + 1 : outer.bottom,
        ],
        stroke,
      });
  }
  items.push(
    {
      type: 'rect',
      left: outer.left + 5.4,
      top: outer.top - 1.6,
      width: 5.6,
      height: 3.2,
      fill: '#ffffff',
    },
    signItem(scissorsIcon, outer.left + 8.2, outer.top, 4.2),
  );
  return items;
}

const QR = 25;

export function drawFoot(plan: Plan): Item[] {
  const { board, words, link, seed } = plan.sheet;
  const top = plan.top + plan.depth + GAP / 2 + 4.6;
  const bottom = plan.height - 10.5;
  const right = plan.width - EDGE;
  const items: Item[] = [];
  const small = (text: string, left: number, base: number, align: 'start' | 'end'): Item => ({
    type: 'text',
    text,
    left,
    base,
    size: 2.7,
    font: 'sans',
    color: INK,
    align,
  });
  if (link !== undefined) {
    items.push(qrItem(link, right - QR, bottom - 3.4 - QR, QR));
    items.push(small(words.scan, right, bottom, 'end'));
  }
  const width = plan.width - 2 * EDGE - (link === undefined ? 0 : QR + 8);
  items.push(small(`${words.seed} ${seed}`, EDGE, bottom, 'start'));
  items.push(small(words.cut, EDGE + width, bottom, 'end'));
  const inPlay = specialCells.filter((name) =>
    board.specials.some(({ special }) => special === name),
  );
  const reminder = wrapText(words.reminder[board.kind], width, 3.1);
  for (const [index, text] of reminder.entries())
    items.push({
      type: 'text',
      text,
      left: EDGE,
      base: top + index * 4,
      size: 3.2,
      font: 'serif',
      color: INK,
    });
  const legendTop = top + reminder.length * 4 + 2;
  if (inPlay.length === 0) items.push(...drawIngredients(plan, legendTop, width));
  const columns = inPlay.length > 6 ? 4 : 3;
  const columnWidth = width / columns;
  const rows = Math.ceil(inPlay.length / columns);
  const rowHeight = Math.min(12, (bottom - 2.5 - legendTop) / Math.max(1, rows));
  for (const [index, special] of inPlay.entries()) {
    const left = EDGE + (index % columns) * columnWidth;
    const down = legendTop + Math.floor(index / columns) * rowHeight;
    const { name, about } = words.specials[special];
    items.push(...badgeItems(special, left + 3, down + 2, 2.4));
    items.push({
      type: 'text',
      text: name,
      left: left + 7.2,
      base: down + 1.4,
      size: 2.9,
      font: 'serifBold',
      color: INK,
    });
    for (const [line, text] of wrapText(about, columnWidth - 9, 2.4).entries())
      items.push({
        type: 'text',
        text,
        left: left + 7.2,
        base: down + 4.4 + line * 2.8,
        size: 2.5,
        font: 'sans',
        color: INK,
      });
  }
  return items;
}

/** What is in play, with its drawings to copy: where no special cells need the room. */
function drawIngredients(plan: Plan, top: number, width: number): Item[] {
  const names = ingredientNames.slice(0, plan.sheet.board.ingredients);
  const column = width / names.length;
  const picture = 14;
  return names.flatMap((name, index): Item[] => {
    const middle = EDGE + (index + 0.5) * column;
    return [
      pictureItem(name, middle - picture / 2, top + 0.6, picture),
      {
        type: 'text',
        text: plan.sheet.words.ingredient(name),
        left: middle,
        base: top + picture + 4.2,
        size: 2.9,
        font: 'serif',
        color: INK,
        align: 'middle',
      },
    ];
  });
}
