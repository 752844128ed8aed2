// What stands around a drawn board: frame, title and lines to cut along.

import type { Item } from '../../../paper/types.ts';
import { partsOf } from '../board/sections.ts';
import { ROWS, sideNames } from '../types/board.ts';
import { GREEN, INK, scissorsIcon, signItem } from './icons.ts';
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
  const base = 14.8;
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
    {
      type: 'text',
      text: words.cut,
      left: plan.width - EDGE,
      base: base + 3.7,
      size: 2.3,
      font: 'sans',
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
