// Draws the foot of a sheet: what to do in a turn, the ingredients in play, the special cells, and two ways
// to the puzzle: a short code to type and a QR code.

import type { Item } from '../../../paper/page-items.ts';
import { qrItem } from '../../../paper/qr-code.ts';
import { textWidth, wrapText } from '../../../paper/text-layout.ts';
import { ingredientNames } from '../names.ts';
import { showShort } from '../rules/sheet-code.ts';
import { specialCells } from '../types/board.ts';
import { box, EDGE, GAP, type PagePlan, RULE, write } from './page-plan.ts';
import { badgeItems, GREEN, pictureItem } from './pictures.ts';

const QR = 27;
/** Width of the short code, left of the QR code. */
const CODE = 42;

export function drawFoot(plan: PagePlan): Item[] {
  const { board, words, link, short } = plan.sheet;
  const top = plan.top + plan.depth + GAP / 2 + 4.2;
  const bottom = plan.height - 9.6;
  const right = plan.width - EDGE;
  const items: Item[] = [];
  const qrWidth = link === undefined ? 0 : QR + 6;
  if (link !== undefined) {
    const caption = isAddress(link) ? words.scan : words.scanText;
    const qrTop = bottom - 3.6 - QR;
    items.push(qrItem(link, right - QR, qrTop, QR));
    items.push(write(caption, right - QR / 2, bottom, { size: 2.5, align: 'middle' }));
  }
  if (short !== undefined) items.push(...drawShort(plan, short, right - qrWidth - CODE, bottom));
  const width = plan.width - 2 * EDGE - qrWidth - (short === undefined ? 0 : CODE + 5);
  // Also above the code if there is room.
  const reminder = wrapText(words.reminder[board.kind], plan.width - 2 * EDGE, 2.75);
  for (const [index, text] of reminder.entries())
    items.push(write(text, EDGE, top + index * 3.8, { size: 3.1, font: 'serif' }));
  const keyTop = top + reminder.length * 3.8 - 1.2;
  const hasSpecials = board.specials.length > 0;
  const picture = hasSpecials ? 8.4 : 15;
  items.push(...drawKey(plan, keyTop, width, picture));
  if (hasSpecials) items.push(...drawLegend(plan, keyTop + picture + 5.2, width));
  return items;
}

const isAddress = (link: string) => /^https?:\/\//i.test(link);

/** In its own frame, as large as possible, for people without a camera. */
function drawShort(plan: PagePlan, short: string, left: number, bottom: number): Item[] {
  const height = QR + 3.6;
  const top = bottom - height;
  const middle = left + CODE / 2;
  return [
    box(left, top, CODE, height, { radius: 2, stroke: { color: RULE, width: 0.35 } }),
    write(plan.sheet.words.type, middle, top + 5.4, { size: 2.8, align: 'middle' }),
    ...showShort(short)
      .split(' ')
      .flatMap((half, row) => shortRow(half, left, top + 15.4 + row * 10.6)),
  ];
}

/** Each letter has a place wide enough for any font. */
function shortRow(half: string, left: number, base: number): readonly Item[] {
  const letters = [...half];
  const place = (CODE - 3) / letters.length;
  return letters.map((letter, index) =>
    write(letter, left + 1.5 + (index + 0.5) * place, base, {
      size: 8.8,
      font: 'sansBold',
      align: 'middle',
    }),
  );
}

function drawKey(plan: PagePlan, top: number, width: number, picture: number): Item[] {
  const names = ingredientNames.slice(0, plan.sheet.board.ingredients);
  const column = width / names.length;
  return names.flatMap((name, index): Item[] => {
    const middle = EDGE + (index + 0.5) * column;
    const text = plan.sheet.words.ingredient(name);
    const size = Math.min(2.9, (column - 1) / textWidth(text));
    return [
      pictureItem(name, middle - picture / 2, top, picture),
      write(text, middle, top + picture + 2.9, { size, font: 'serif', align: 'middle' }),
    ];
  });
}

/** From the baseline of a name to the first line under it, and between lines. */
const FIRST_LINE = 2.7;
const LINE = 2.6;

/** Rows are as high as their longest explanation. */
function drawLegend(plan: PagePlan, top: number, width: number): Item[] {
  const { board, words } = plan.sheet;
  const inPlay = specialCells.filter((name) =>
    board.specials.some(({ special }) => special === name),
  );
  const columns = inPlay.length > 6 ? 4 : 3;
  const columnWidth = width / columns;
  const explained = inPlay.map((special) => ({
    special,
    name: words.specials[special].name,
    lines: wrapText(words.specials[special].about, columnWidth - 7.4, 2.35),
  }));
  const items: Item[] = [];
  let down = top;
  for (let from = 0; from < explained.length; from += columns) {
    const row = explained.slice(from, from + columns);
    for (const [column, { special, name, lines }] of row.entries()) {
      const left = EDGE + column * columnWidth;
      items.push(
        ...badgeItems(special, left + 2.6, down + 2, 2.1),
        write(name, left + 6.2, down + 1.6, { size: 2.7, font: 'serifBold' }),
        ...lines.map((text, line) =>
          write(text, left + 6.2, down + 1.6 + FIRST_LINE + line * LINE, { size: 2.35 }),
        ),
      );
    }
    down += FIRST_LINE + LINE * Math.max(...row.map(({ lines }) => lines.length)) + 2.4;
  }
  return items;
}

/** Boxes for the answer to a region's potion: undergrown, overgrown, messages. */
export function answerItems(
  plan: PagePlan,
  left: number,
  top: number,
  width: number,
): readonly Item[] {
  const { words, messages } = plan.sheet;
  const size = 2.3;
  // Clear of the round corners.
  const inset = 3.5;
  const side = 4.6;
  const base = top + plan.cell - (messages ? 7.1 : 3.9);
  const line = { color: GREEN, width: 0.25 };
  const boxAt = (place: number) =>
    box(place, base - 3.3, side, 4.2, { radius: 0.6, fill: '#ffffff', stroke: line });
  const under = left + inset;
  const overBox = left + width - inset - side;
  // Each word ends at its box and gets its share of the width, in wide fonts too.
  const share = textWidth(words.under) / (textWidth(words.under) + textWidth(words.over));
  const underBox = under + (overBox - side - under) * share;
  const wordAt = (text: string, place: number) =>
    write(text, place - 0.5, base, { size, align: 'end' });
  const items = [
    wordAt(words.under, underBox),
    boxAt(underBox),
    wordAt(words.over, overBox),
    boxAt(overBox),
  ];
  if (!messages) return items;
  const down = top + plan.cell - 3.2;
  const end = left + width - inset;
  return [...items, { type: 'line', from: [under, down], to: [end, down], stroke: line }];
}
