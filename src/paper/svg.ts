// Renders a page as SVG text, for the screen, for print and for files.

import { digits, type Font, type Item, type Page, type Paint, pathOf } from './page-items.ts';

const FAMILIES: Readonly<Record<Font, string>> = {
  serif: `font-family="'Times New Roman',Times,serif"`,
  serifBold: `font-family="'Times New Roman',Times,serif" font-weight="bold"`,
  serifItalic: `font-family="'Times New Roman',Times,serif" font-style="italic"`,
  sans: `font-family="Helvetica,Arial,sans-serif"`,
  sansBold: `font-family="Helvetica,Arial,sans-serif" font-weight="bold"`,
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}

function paintOf({ fill, stroke }: Paint): string {
  const filled = ` fill="${fill ?? 'none'}"`;
  if (!stroke) return filled;
  const dash = stroke.dash ? ` stroke-dasharray="${stroke.dash.map(digits).join(' ')}"` : '';
  return `${filled} stroke="${stroke.color}" stroke-width="${digits(stroke.width)}"${dash}`;
}

function itemSvg(item: Item): string {
  switch (item.type) {
    case 'group': {
      const scale = item.scale === undefined ? '' : ` scale(${digits(item.scale)})`;
      const inner = item.items.map(itemSvg).join('');
      return `<g transform="translate(${digits(item.left)} ${digits(item.top)})${scale}">${inner}</g>`;
    }
    case 'text': {
      const place = `x="${digits(item.left)}" y="${digits(item.base)}"`;
      const anchor = item.align && item.align !== 'start' ? ` text-anchor="${item.align}"` : '';
      return `<text ${place} font-size="${digits(item.size)}" ${FAMILIES[item.font]} fill="${item.color}"${anchor}>${escapeText(item.text)}</text>`;
    }
    case 'path':
    case 'rect':
    case 'circle':
    case 'line':
      return `<path d="${pathOf(item)}"${paintOf(item)}/>`;
  }
}

/** The page in its true size, for printing. */
export function renderSvg(page: Page): string {
  const { width, height } = page;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${digits(width)}mm" height="${digits(height)}mm" viewBox="0 0 ${digits(width)} ${digits(height)}" role="img" stroke-linecap="round" stroke-linejoin="round">`,
    `<title>${escapeText(page.title)}</title>`,
    ...page.items.map(itemSvg),
    '</svg>\n',
  ].join('\n');
}
