import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import {
  across,
  circlePath,
  digits,
  type Item,
  isPaper,
  type Page,
  rectPath,
  upright,
} from './page-items.ts';
import { renderPdf } from './pdf.ts';
import { qrCode } from './qr-code.ts';
import { renderSvg } from './svg.ts';
import { proseColumns, textWidth, wrapText } from './text-layout.ts';

const items: readonly Item[] = [
  { type: 'rect', left: 1, top: 2, width: 3, height: 4, radius: 0.5, fill: '#ff0000' },
  { type: 'circle', left: 10, top: 10, radius: 2, stroke: { color: '#00ff00', width: 0.5 } },
  {
    type: 'line',
    from: [0, 0],
    to: [5, 5],
    stroke: { color: '#0000ff', width: 0.2, dash: [1, 2] },
  },
  {
    type: 'group',
    left: 20,
    top: 30,
    scale: 2,
    items: [
      { type: 'path', d: 'M0 0L1 1', stroke: { color: '#000000', width: 1 } },
      {
        type: 'text',
        text: 'A < B & "C"',
        left: 1,
        base: 2,
        size: 3,
        font: 'serif',
        color: '#000000',
        align: 'end',
      },
    ],
  },
];
const page = (title = 'A page'): Page => ({ ...upright('a4'), title, items });

describe('shapes', () => {
  it.each([
    [0.1 + 0.2, '0.3'],
    [-0.0001, '0'],
    [12, '12'],
    [1.23456, '1.235'],
  ])('writes %d as %s', (value, text) => {
    expect(digits(value)).toBe(text);
  });

  it('closes its paths', () => {
    expect(rectPath(1, 2, 3, 4)).toBe('M1 2h3v4h-3Z');
    expect(rectPath(0, 0, 4, 4, 1)).toMatch(/^M1 0h2a1 1 .*Z$/);
    expect(circlePath(5, 5, 2)).toMatch(/^M3 5a2 2 .*Z$/);
  });
});

describe('SVG', () => {
  it('has true size, title, escaped text, and groups as transforms', () => {
    const svg = renderSvg(page('Me & you'));
    expect(svg).toContain('width="210mm" height="297mm" viewBox="0 0 210 297"');
    expect(svg).toContain('<title>Me &amp; you</title>');
    expect(svg).toContain('A &lt; B &amp; &quot;C&quot;</text>');
    expect(svg).toContain('<g transform="translate(20 30) scale(2)">');
    expect(svg).toContain('stroke-dasharray="1 2"');
    expect(svg).toContain('text-anchor="end"');
  });
});

describe('PDF', () => {
  it.each(['a4', 'letter'] as const)('has a page for each page, %s, across too', async (paper) => {
    const pages: Page[] = [
      { ...upright(paper), title: 'one', items },
      { ...across(paper), title: 'two', items },
    ];
    const file = await PDFDocument.load(await renderPdf(pages));
    expect(file.getPageCount()).toBe(2);
    const sizes = file.getPages().map((one) => one.getSize());
    for (const [index, size] of sizes.entries()) {
      expect(size.width).toBeCloseTo(((pages[index]?.width ?? 0) * 72) / 25.4, 3);
      expect(size.height).toBeCloseTo(((pages[index]?.height ?? 0) * 72) / 25.4, 3);
    }
  });

  it('is the same file every time', async () => {
    expect(await renderPdf([page()])).toEqual(await renderPdf([page()]));
  });
});

describe('QR codes', () => {
  it('have finder patterns in three corners', () => {
    const { modules, d } = qrCode('https://example.org/play/x');
    expect((modules - 17) % 4).toBe(0);
    for (const corner of ['M0 0h7v1h-7Z', `M${modules - 7} 0h7v1h-7Z`, `M0 ${modules - 7}h7v1h-7Z`])
      expect(d).toContain(corner);
  });

  it('differ with the text', () => {
    expect(qrCode('a').d).not.toBe(qrCode('b').d);
  });
});

describe('text', () => {
  it('breaks between words, and keeps every word', () => {
    const text = 'Two ingredients fit into this cell, and that is that';
    const lines = wrapText(text, 40, 3);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(textWidth(line) * 3).toBeLessThanOrEqual(40);
  });

  it('gives a long word a line of its own', () => {
    expect(wrapText('a incomprehensibilities b', 10, 3)).toEqual([
      'a',
      'incomprehensibilities',
      'b',
    ]);
  });
});

describe('prose', () => {
  const sections = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      heading: `Heading ${index}`,
      body: ['Some words that go on and on for more than a line or two of a column.', '- a point'],
    }));
  const texts = (pages: readonly Page[]) =>
    pages.flatMap((one) => one.items.flatMap((item) => (item.type === 'text' ? [item] : [])));
  const set = (count: number) =>
    proseColumns({ title: 'Rules', sections: sections(count), paper: 'a4', accent: '#336633' });

  it('keeps every line on the page and in order, on as many pages as it needs', () => {
    expect(set(3)).toHaveLength(1);
    const pages = set(60);
    expect(pages.length).toBeGreaterThan(1);
    const headings = texts(pages).filter(({ text }) => text.startsWith('Heading'));
    expect(headings.map(({ text }) => text)).toEqual(sections(60).map(({ heading }) => heading));
    for (const item of texts(pages)) expect(item.base).toBeLessThan(297 - 12);
  });

  it('is set a little smaller where that saves a page, and never very small', () => {
    const sizes = Array.from({ length: 40 }, (_, index) => {
      const pages = set(index + 2);
      const body = texts(pages).filter(({ font }) => font === 'sans');
      return { pages: pages.length, size: Math.min(...body.map(({ size }) => size)) };
    });
    expect(new Set(sizes.map(({ size }) => size)).size).toBeGreaterThan(1);
    for (const { size } of sizes) expect(size).toBeGreaterThan(2.4);
    // more text never takes fewer pages
    for (const [index, { pages }] of sizes.entries())
      expect(pages).toBeGreaterThanOrEqual(sizes[index - 1]?.pages ?? 1);
  });

  it('marks points', () => {
    expect(
      set(3).flatMap(({ items: all }) => all.filter(({ type }) => type === 'circle')),
    ).toHaveLength(3);
  });
});

it('knows its papers', () => {
  expect(isPaper('a4')).toBe(true);
  expect(isPaper('toString')).toBe(false);
  expect(across('letter')).toEqual({ width: 279.4, height: 215.9 });
});
