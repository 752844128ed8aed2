// A board as two printable pages, front and back. Pure layout: all words come in. Mostly white, so that it prints
// cheaply, and every difference of colour is also one of shape.

import { qrItem } from '../../../logic/paper/qr.ts';
import { wrapText } from '../../../logic/paper/text.ts';
import { across, type Item, type Page, type Paper, type Size } from '../../../logic/paper/types.ts';
import { type IngredientName, ingredientNames } from '../ingredients.ts';
import { pictureItem } from '../pictures.ts';
import { badgeItems, cauldronIcon, GREEN, INK, scissorsIcon, signItem } from './icons.ts';
import { outline } from './outline.ts';
import {
  columnOf,
  neighboursOf,
  type Part,
  partIndex,
  partsOf,
  rowOf,
  sideOf,
} from './sections.ts';
import {
  type Board,
  type BoardKind,
  COLUMNS,
  type Region,
  ROWS,
  type SideName,
  type SpecialCell,
  sideNames,
  specialCells,
} from './types.ts';

export interface BoardWords {
  readonly title: string;
  readonly sides: Readonly<Record<SideName, string>>;
  readonly kinds: Readonly<Record<BoardKind, string>>;
  readonly specials: Readonly<
    Record<SpecialCell, { readonly name: string; readonly about: string }>
  >;
  readonly note: string;
  readonly cut: string;
  readonly seed: string;
  readonly scan: string;
  /** What to do in a turn, one or two sentences. */
  readonly reminder: Readonly<Record<BoardKind, string>>;
  player(number: number): string;
  ingredient(name: IngredientName): string;
  players(count: number): string;
}

export interface BoardSheet {
  readonly board: Board;
  readonly paper: Paper;
  readonly words: BoardWords;
  /** Shown as it is, such as the name of the level. */
  readonly level: string;
  readonly seed: string;
  /** Address of the puzzle, for the QR code. */
  readonly link?: string;
  /** Names of the players, where they have told them. */
  readonly names?: readonly string[];
}

const GAP = 5;
const STRIP = 5.5;
const HEAD = 23;
const FOOT = 46;
const EDGE = 12;
const RULE = '#a8946a';
const PALE = '#b9b4a5';
const POT = '#f0e9da';

/** Where everything is on the page, in millimetres. */
interface Plan extends Size {
  readonly sheet: BoardSheet;
  readonly side: number;
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  /** Of the whole board, gaps included. */
  readonly breadth: number;
  readonly depth: number;
}

function planOf(sheet: BoardSheet, side: number): Plan {
  const size = across(sheet.paper);
  const { players } = sheet.board;
  const rowsOfParts = players >= 3 ? 2 : 1;
  const gaps = (players >= 5 ? 2 : players >= 2 ? 1 : 0) * GAP;
  const strips = rowsOfParts * STRIP + (rowsOfParts - 1) * GAP;
  const cell = Math.min(
    (size.width - 2 * EDGE - GAP - 2 * GAP) / COLUMNS,
    (size.height - HEAD - FOOT - 2 * STRIP - GAP) / ROWS,
  );
  const breadth = cell * COLUMNS + gaps;
  return {
    ...size,
    sheet,
    side,
    cell,
    breadth,
    depth: cell * ROWS + strips,
    left: (size.width - breadth) / 2,
    top: HEAD,
  };
}

/** Where the cells of a part begin; its name stands in a strip above. */
function corner(plan: Plan, part: Part): { readonly left: number; readonly top: number } {
  const parts = partsOf(plan.sheet.board.players).filter(({ side }) => side === plan.side);
  const { column, row, height } = part.section;
  const breaks = new Set(parts.map(({ section }) => section.column));
  const gapsLeft = [...breaks].filter((at) => at > 0 && at <= column).length;
  const left = plan.left + column * plan.cell + gapsLeft * GAP;
  // A part over all rows beside parts over two has a strip and a gap to spare.
  const spare = height === ROWS ? plan.depth - ROWS * plan.cell - STRIP : 0;
  const above = row > 0 ? STRIP + GAP : 0;
  return { left, top: plan.top + STRIP + row * plan.cell + above + spare / 2 };
}

function cellPlace(plan: Plan, cell: number): { readonly left: number; readonly top: number } {
  const { players } = plan.sheet.board;
  const part = partsOf(players)[partIndex(players, cell)];
  if (!part) return { left: 0, top: 0 };
  const at = corner(plan, part);
  return {
    left: at.left + (columnOf(cell) - part.section.column) * plan.cell,
    top: at.top + (rowOf(cell) - part.section.row) * plan.cell,
  };
}

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

function drawFrame(plan: Plan): Item[] {
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

function drawHead(plan: Plan): Item[] {
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
function drawCuts(plan: Plan): Item[] {
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

function drawName(plan: Plan, part: Part): Item {
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

function drawRegion(plan: Plan, region: Region): Item[] {
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
  if (isPot) {
    // In the last cell that has nothing printed in it.
    const { starts, specials } = plan.sheet.board;
    const marked = new Set([...starts, ...specials].map(({ cell }) => cell));
    const free = region.cells.filter((cell) => !marked.has(cell));
    const place = cellPlace(plan, free[free.length - 1] ?? region.cells[0] ?? 0);
    items.push(
      signItem(cauldronIcon, place.left + plan.cell - 7, place.top + plan.cell - 6.8, 6.4),
    );
  }
  return items;
}

/** Thin lines between the cells of a region. */
function drawSeams(plan: Plan, region: Region): Item[] {
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

function drawNote(plan: Plan): Item[] {
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

function drawStart(plan: Plan, cell: number, ingredient: IngredientName): Item[] {
  const { left, top } = cellPlace(plan, cell);
  const middle = left + plan.cell / 2;
  const width = plan.cell * 0.54;
  return [
    pictureItem(ingredient, middle - width / 2, top + plan.cell * 0.1, width),
    {
      type: 'text',
      text: plan.sheet.words.ingredient(ingredient),
      left: middle,
      base: top + plan.cell * 0.77,
      size: 3,
      font: 'serif',
      color: INK,
      align: 'middle',
    },
    { type: 'circle', left: middle, top: top + plan.cell * 0.86, radius: 1.25, fill: INK },
  ];
}

function drawSpecial(plan: Plan, cell: number, special: SpecialCell): Item[] {
  const { left, top } = cellPlace(plan, cell);
  return [
    ...badgeItems(special, left + plan.cell - 7, top + 7, 3.7),
    {
      type: 'text',
      text: plan.sheet.words.specials[special].name,
      left: left + plan.cell / 2,
      base: top + plan.cell - 3.2,
      size: 2.8,
      font: 'serifItalic',
      color: INK,
      align: 'middle',
    },
  ];
}

const QR = 25;

function drawFoot(plan: Plan): Item[] {
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
