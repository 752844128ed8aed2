import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { spreadOf } from '../../../../test/samples.ts';
import { createRng } from '../../../core/rng.ts';
import type { Item, Page, Paper } from '../../../paper/page-items.ts';
import { renderPdf } from '../../../paper/pdf.ts';
import { renderSvg } from '../../../paper/svg.ts';
import { textWidth } from '../../../paper/text-layout.ts';
import { boardWords } from '../../../words/en/witches/paper.ts';
import { generateBoard } from '../board/generate.ts';
import { printBoard } from '../board/print.ts';
import { ingredientNames } from '../names.ts';
import { drawnBoard } from '../testing/drawn-boards.ts';
import { type Board, type BoardKind, boardKinds, specialCells } from '../types/board.ts';
import { drawBoard } from './draw.ts';
import { layerPaints, pictureColors, pictures } from './pictures.ts';
import { outline } from './region-outline.ts';

function board(kind: BoardKind, players: number, special: 'none' | 'paper' = 'paper'): Board {
  const dealt = generateBoard(
    { kind, players, ingredients: 10, special },
    createRng(`draw ${players}`),
  );
  if (!dealt.ok) throw new Error(dealt.fault.code);
  return dealt.value;
}

function drawn(of: Board, paper: Paper = 'a4', names?: readonly string[]): readonly [Page, Page] {
  return drawBoard({
    board: of,
    paper,
    words: boardWords,
    level: 'Potion Master',
    short: 'KDFWMXRT',
    messages: true,
    link: 'https://curio.example/play/witches.1p.x.y.z',
    ...(names ? { names } : {}),
  });
}

const texts = (items: readonly Item[]): string[] =>
  items.flatMap((item) =>
    item.type === 'text' ? [item.text] : item.type === 'group' ? texts(item.items) : [],
  );

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The approximate box of a line, including descenders and a little space. */
function boxOf({ text, left, base, size, align }: Extract<Item, { type: 'text' }>) {
  const width = textWidth(text) * size * 0.85;
  const from = left - (align === 'end' ? width : align === 'middle' ? width / 2 : 0);
  const bottom = base + size / 4 + 0.2;
  return { text, left: from, right: from + width, top: base - size * 0.68, bottom };
}

/** A printed dot. */
const dotBox = ({ left, top, radius }: Extract<Item, { type: 'circle' }>): Box => ({
  left: left - radius,
  right: left + radius,
  top: top - radius,
  bottom: top + radius,
});

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const everyCase = boardKinds.flatMap((kind) =>
  [1, 2, 3, 4, 5].flatMap((players) =>
    (['a4', 'letter'] as const).map((paper) => [kind, players, paper] as const),
  ),
);
const cases = spreadOf(everyCase, 7);

describe('the drawing of a board', () => {
  it.each(cases)(
    '%s for %d on %s stays on the page, one page per side',
    async (kind, players, paper) => {
      const of = board(kind, players);
      const pages = drawn(of, paper);
      for (const [side, page] of pages.entries()) {
        const inside = (left: number, top: number) =>
          left >= 0 && left <= page.width && top >= 0 && top <= page.height;
        const staysInside = (item: Item): boolean => {
          if (item.type === 'text') {
            const width = item.size * textWidth(item.text) * 0.85;
            const shift = item.align === 'end' ? width : item.align === 'middle' ? width / 2 : 0;
            const from = item.left - shift;
            return inside(from, item.base) && inside(from + width, item.base);
          }
          if (item.type === 'rect') return inside(item.left + item.width, item.top + item.height);
          if (item.type === 'line') return inside(...item.to) && inside(...item.from);
          return item.type !== 'circle' || inside(item.left, item.top);
        };
        expect(page.items.filter((item) => !staysInside(item))).toEqual([]);
        const words = texts(page.items);
        for (let player = 1; player <= players; player++)
          expect(words).toContain(`Player ${player}`);
        expect(words.join('')).toContain('KDFWMXRT');
        for (const name of ingredientNames) expect(words).toContain(name);
        const brewing = of.regions.filter(
          ({ kind: one, cells }) =>
            (cells[0] ?? 0) >= 32 === (side === 1) && (kind === 'gardens' || one === 'cauldron'),
        );
        for (const word of ['under', 'over'])
          expect(words.filter((text) => text === word)).toHaveLength(brewing.length);
        const printed = of.starts.filter(({ cell }) => cell >= 32 === (side === 1));
        for (const { ingredient } of printed) expect(words).toContain(ingredient);
        expect(words.filter((word) => word === 'Notes')).toHaveLength(1);
      }
      const file = await PDFDocument.load(await renderPdf(pages));
      expect(file.getPageCount()).toBe(2);
      const [width, height] = paper === 'a4' ? [297, 210] : [279.4, 215.9];
      for (const page of file.getPages()) {
        expect(page.getWidth()).toBeCloseTo((width * 72) / 25.4, 2);
        expect(page.getHeight()).toBeCloseTo((height * 72) / 25.4, 2);
      }
    },
  );

  it('has no answer box over a printed ingredient, even in a garden of one cell', () => {
    let alone = 0;
    for (let seed = 0; seed < 40; seed++) {
      const players = 1 + (seed % 5);
      const dealt = generateBoard(
        { kind: 'gardens', players, ingredients: 8, special: 'paper' },
        createRng(`alone ${seed}`),
      );
      if (!dealt.ok) continue;
      const { starts, regions } = dealt.value;
      alone += regions.filter(
        ({ cells }) => cells.length === 1 && starts.some(({ cell }) => cell === cells[0]),
      ).length;
      for (const { items } of drawn(dealt.value)) {
        const boxes = items.flatMap((item) =>
          item.type === 'rect' && item.height < 5 ? [item] : [],
        );
        const names = items.flatMap((item) =>
          item.type === 'text' &&
          item.size === 3 &&
          item.font === 'serif' &&
          item.align === 'middle'
            ? [item]
            : [],
        );
        expect(names.length).toBeGreaterThan(0);
        for (const { left, top, width, height } of boxes)
          for (const name of names) {
            const half = (textWidth(name.text) * name.size * 0.85) / 2;
            const isBeside = name.left + half <= left || name.left - half >= left + width;
            // The dot is under the name.
            const isApart = name.base + 3.6 <= top || name.base - 2 >= top + height;
            expect(isBeside || isApart, name.text).toBe(true);
          }
      }
    }
    expect(alone).toBeGreaterThan(0);
  });

  it.each(cases)('%s for %d on %s has no words over others', (kind, players, paper) => {
    for (const { items, height } of drawn(board(kind, players), paper)) {
      const lines = items.flatMap((item) => (item.type === 'text' ? [boxOf(item)] : []));
      for (const [index, one] of lines.entries()) {
        expect(one.bottom, one.text).toBeLessThan(height - 7);
        const under = lines.slice(index + 1).filter((other) => overlap(one, other));
        const dots = items.filter(
          (item) => item.type === 'circle' && item.radius === 1.25 && overlap(one, dotBox(item)),
        );
        expect([one.text, under, dots]).toEqual([one.text, [], []]);
      }
    }
  });

  // Fonts vary between machines: the widest widths of these letters in any common font, relative to size.
  const wide = { under: 2.95, over: 2.25, W: 1.11, M: 1 } as const;
  it.each(cases)('%s for %d on %s has room for wide fonts', (kind, players, paper) => {
    for (const { items } of drawn(board(kind, players), paper)) {
      const written = items.flatMap((item) => (item.type === 'text' ? [item] : []));
      const boxes = items.flatMap((item) =>
        item.type === 'rect' && item.height < 5 ? [item] : [],
      );
      for (const word of ['under', 'over'] as const)
        for (const { left, base, size, align } of written.filter(({ text }) => text === word)) {
          expect(align).toBe('end');
          const near = boxes.filter(({ top, height }) => top < base && top + height > base);
          const from = left - wide[word] * size;
          for (const box of near)
            expect(box.left >= left || box.left + box.width <= from, word).toBe(true);
        }
      const [letter = 0, other = 0] = ['W', 'M'].map(
        (text) => written.find((item) => item.text === text && item.size > 8)?.left ?? 0,
      );
      expect(letter).toBeGreaterThan(0);
      const frame = items.find(
        (item) => item.type === 'rect' && item.left < other && item.width > 40 && !item.fill,
      );
      const right = frame?.type === 'rect' ? frame.left + frame.width : 0;
      expect(letter + (wide.W * 8.8) / 2).toBeLessThan(right);
    }
  });

  it('draws no ingredient over the lines of its cauldron', () => {
    for (const { items } of drawn(board('cauldrons', 4))) {
      const places = items.flatMap((item) =>
        item.type === 'text' && item.color === '#6b6152' && /^\d$/.test(item.text) ? [item] : [],
      );
      const pictured = items.flatMap((item) =>
        item.type === 'group' && (item.scale ?? 1) > 0.12 && (item.scale ?? 1) < 0.2 ? [item] : [],
      );
      // A place's number is 6.2 below the top of its cell, the inner line 2.2.
      const inPots = pictured.flatMap(({ left, top }) =>
        places
          .filter((place) => Math.abs(place.left + 4 - left) < 8 && Math.abs(place.base - top) < 6)
          .map(({ base }) => top - (base - 6.2)),
      );
      expect(inPots.length).toBeGreaterThan(0);
      for (const down of inPots) expect(down).toBeGreaterThan(3.3);
    }
  });

  it('explains the special cells in play, and no others', () => {
    const of = board('cauldrons', 1);
    const words = texts(drawn(of)[0].items);
    for (const name of specialCells) {
      const inPlay = of.specials.some(({ special }) => special === name);
      expect(words.includes(boardWords.specials[name].name)).toBe(inPlay);
    }
    const plain = texts(drawn(board('cauldrons', 1, 'none'))[0].items);
    expect(plain).not.toContain('Efficiency');
    for (const name of ingredientNames) expect(plain).toContain(name);
  });

  it('shows the names of players', () => {
    const words = texts(drawn(board('gardens', 2), 'a4', ['Ada', ''])[1].items);
    expect(words).toContain('Ada');
    expect(words).toContain('Player 2');
  });

  it('is the same text every time, well formed and without numbers that are none', () => {
    const of = board('cauldrons', 5);
    const svg = renderSvg(drawn(of)[0]);
    expect(renderSvg(drawn(of)[0])).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.match(/<g /g)?.length).toBe(svg.match(/<\/g>/g)?.length);
  });
});

describe('outlines', () => {
  const style = { cell: 10, inset: 1, radius: 0 };
  const corners = (cells: readonly number[]) => (outline(cells, style).match(/Q/g) ?? []).length;
  it.each([
    ['one cell', [0], 4],
    ['a row', [0, 1, 2], 4],
    ['an angle', [0, 1, 8], 6],
    ['a ring with its hole', [0, 1, 2, 8, 10, 16, 17, 18], 8],
  ])('of %s', (_, cells, count) => {
    expect(corners(cells)).toBe(count);
  });

  it('lie inside of their cells', () => {
    const points = outline([0], style).match(/-?[\d.]+ -?[\d.]+/g) ?? [];
    for (const point of points)
      for (const value of point.split(' ').map(Number)) expect([1, 9]).toContain(value);
  });
});

describe('the ingredients', () => {
  it('have a drawing each, within the box, all different', () => {
    const seen = new Set<string>();
    for (const name of ingredientNames) {
      const layers = pictures[name];
      expect(layers.length).toBeGreaterThan(1);
      for (const { d, paint } of layers) {
        expect(d).toMatch(/^M[-\d. MLQCAHVZzhvaqcml]+$/);
        expect(layerPaints).toContain(paint);
        expect(pictureColors[paint]).toBeDefined();
      }
      seen.add(layers.map(({ d }) => d).join());
    }
    expect(seen.size).toBe(10);
  });
});

it('prints a board as text', () => {
  const of = drawnBoard('AAaabbcc ddddbbcc eeeeffff gggg...h', 'i'.repeat(32), {
    starts: [{ cell: 1, ingredient: 'Sage' }],
    specials: [{ cell: 2, special: 'hardGround' }],
    notes: [28, 63],
  });
  const lines = printBoard(of).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'front',
    '+-----+-----+-----+-----+-----+-----+-----+-----+',
    '|#     #Sag.| -H        |           |           |',
    '+-----+-----+-----+-----+     +     +     +     +',
  ]);
  expect(printBoard(of, (cell) => (cell === 0 ? 'Min3' : undefined))).toContain('|#Min3 #Sag.|');
});
