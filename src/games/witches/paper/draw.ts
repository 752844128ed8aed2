// A board as two printable pages, front and back. Pure layout: all words come in. Mostly white, so that it prints
// cheaply, and every difference of colour is also one of shape.

import type { Page } from '../../../paper/types.ts';
import { partsOf, sideOf } from '../board/sections.ts';
import { sideNames } from '../types/board.ts';
import { drawName, drawNote, drawRegion, drawSpecial, drawStart } from './cells.ts';
import { drawFoot } from './foot.ts';
import { drawCuts, drawFrame, drawHead } from './page.ts';
import { type BoardSheet, planOf } from './plan.ts';

export type { BoardSheet } from './plan.ts';

/** Both pages, the front first. Printed on one sheet, turned over its short edge, parts lie back to back. */
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
      { type: 'rect', left: 0, top: 0, width: plan.width, height: plan.height, fill: '#ffffff' },
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
