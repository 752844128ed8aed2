// Draws a board as two printable pages, front and back. Pure layout; all words are arguments. Mostly white to
// save ink, and every difference in colour is also one in shape.

import type { Item, Page } from '../../../paper/page-items.ts';
import { partsOf, sideOf } from '../board/sections.ts';
import { ROWS, sideNames } from '../types/board.ts';
import { drawName, drawNote, drawRegion, drawSpecial, drawStart } from './cells.ts';
import { drawFoot } from './foot.ts';
import {
  type BoardSheet,
  box,
  corner,
  EDGE,
  GAP,
  type PagePlan,
  planOf,
  RULE,
  STRIP,
  write,
} from './page-plan.ts';
import { GREEN, scissorsIcon, signItem } from './pictures.ts';

function drawFrame(plan: PagePlan): Item[] {
  const frame = (edge: number, width: number) =>
    box(edge, edge, plan.width - 2 * edge, plan.height - 2 * edge, {
      radius: 2.5,
      stroke: { color: RULE, width },
    });
  return [frame(5.5, 0.45), frame(6.9, 0.15)];
}

function drawHead(plan: PagePlan): Item[] {
  const { words, level, board } = plan.sheet;
  const middle = plan.width / 2;
  const end = plan.width - EDGE;
  const base = 14.8;
  const about = `${level} · ${words.players(board.players)}`;
  const kindAndSide = `${words.kinds[board.kind]} · ${words.sides[sideNames[plan.side] ?? 'front']}`;
  const flourish = (way: number): Item[] => {
    const from = middle + way * 47;
    return [
      {
        type: 'line',
        from: [from, base - 2.3],
        to: [from + way * 22, base - 2.3],
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
    write(words.title, middle, base, { size: 8, font: 'serifBold', align: 'middle' }),
    ...flourish(-1),
    ...flourish(1),
    write(about, EDGE, base, { size: 3.6, font: 'serif' }),
    write(kindAndSide, end, base, { size: 3.6, font: 'serif', align: 'end' }),
    write(words.cut, end, base + 3.7, { size: 2.3, align: 'end' }),
  ];
}

/** Dashed lines around and between the parts, starting with scissors. */
function drawCuts(plan: PagePlan): Item[] {
  const stroke = { color: '#77736a', width: 0.25, dash: [2.2, 1.6] };
  const half = GAP / 2;
  const outer = {
    left: plan.left - half,
    top: plan.top - half + 1,
    right: plan.left + plan.breadth + half,
    bottom: plan.top + plan.depth + half,
  };
  const items: Item[] = [
    box(outer.left, outer.top, outer.right - outer.left, outer.bottom - outer.top, { stroke }),
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
    box(outer.left + 5.4, outer.top - 1.6, 5.6, 3.2, { fill: '#ffffff' }),
    signItem(scissorsIcon, outer.left + 8.2, outer.top, 4.2),
  );
  return items;
}

/** Front first. Printed on one sheet and turned over the short edge, the parts lie back to back. */
export function drawBoard(sheet: BoardSheet): readonly [Page, Page] {
  return [drawSide(sheet, 0), drawSide(sheet, 1)];
}

function drawSide(sheet: BoardSheet, side: number): Page {
  const plan = planOf(sheet, side);
  const { board, words } = sheet;
  const regions = board.regions.filter(({ cells }) => sideOf(cells[0] ?? 0) === side);
  return {
    width: plan.width,
    height: plan.height,
    title: `${words.title}, ${words.sides[sideNames[side] ?? 'front']}`,
    items: [
      box(0, 0, plan.width, plan.height, { fill: '#ffffff' }),
      ...drawFrame(plan),
      ...drawHead(plan),
      ...drawCuts(plan),
      ...partsOf(board.players)
        .filter((part) => part.side === side)
        .map((part) => drawName(plan, part)),
      ...regions.flatMap((region) => drawRegion(plan, region)),
      ...drawNote(plan),
      ...board.starts
        .filter(({ cell }) => sideOf(cell) === side)
        .flatMap(({ cell, ingredient }) => drawStart(plan, cell, ingredient)),
      ...board.specials
        .filter(({ cell }) => sideOf(cell) === side)
        .flatMap(({ cell, special }) => drawSpecial(plan, cell, special)),
      ...drawFoot(plan),
    ],
  };
}
