// Pictures for link previews, and icons in the sizes that phones ask for: the small pictures of home on a card of 1200 by
// 630, rendered during the build without native code.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';
import { gameIds } from '../src/games/index.ts';
import { previewWords } from '../src/words/en/server.ts';
import type { Drawings } from './first-pages.tsx';
import { at, gameTitles } from './games.ts';

const { resolve } = createRequire(import.meta.url);

/** Read by the server (src/server/app-pages.ts). */
export const PREVIEW_TABLE = 'previews.json';

const WIDTH = 1200;
const HEIGHT = 630;
const FONTS = ['DejaVuSerif-Bold', 'DejaVuSerif', 'DejaVuSerif-Italic', 'DejaVuSans'];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Breaks text into lines of at most `most` letters. */
function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Positions a picture inside a larger one. */
const placed = (svg: string, x: number, y: number, width: number, height: number) =>
  svg.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);

/** The card of a link: picture on the left, title and text on the right. */
function cardOf(picture: string, title: string, words: string): string {
  const heading = linesOf(title, 14);
  const text = linesOf(words, 30);
  const top = 315 - (heading.length * 78 + text.length * 44) / 2;
  const line = (content: string, y: number, size: number, weight: string, color: string) =>
    `<text x="640" y="${y}" font-family="DejaVu Serif" font-weight="${weight}" font-size="${size}" fill="${color}">${escaped(content)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#16213e"/>
    <rect x="60" y="150" width="510" height="340" rx="24" fill="#faf8ef"/>
    ${placed(picture, 75, 160, 480, 320)}
    ${heading.map((content, index) => line(content, top + 60 + index * 78, 64, 'bold', '#faf8ef')).join('')}
    ${text.map((content, index) => line(content, top + heading.length * 78 + 50 + index * 44, 32, 'normal', '#d8d2bd')).join('')}
    ${line('Curio', 580, 30, 'bold', '#f1c40f')}
  </svg>`;
}

export const previews = (drawings: () => Promise<Drawings>): Plugin => ({
  name: 'previews',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = at('dist/web') }) {
      await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(
        () => undefined,
      );
      const fontBuffers = FONTS.map((name) =>
        readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
      );
      const draw = (file: string, svg: string, width: number) => {
        const options = {
          fitTo: { mode: 'width', value: width },
          font: { fontBuffers, serifFamily: 'DejaVu Serif' },
        } as const;
        writeFileSync(join(dir, file), new Resvg(svg, options).render().asPng());
      };
      const icon = readFileSync(at('src/web/public/icon.svg'), 'utf8');
      const maskable = readFileSync(at('src/web/public/icon-maskable.svg'), 'utf8');
      for (const size of [192, 512]) {
        draw(`icon-${size}.png`, icon, size);
        draw(`icon-maskable-${size}.png`, maskable, size);
      }
      // Phones round the corners themselves and show transparency as black.
      draw('apple-touch-icon.png', maskable, 180);
      mkdirSync(join(dir, 'previews'), { recursive: true });
      const { pictures } = await drawings();
      const table: Record<string, { title: string; description: string; image: string }> = {};
      const add = (id: string, picture: string, title: string, description: string) => {
        const image = `previews/${id}.png`;
        draw(image, cardOf(picture, title, description), WIDTH);
        table[id] = { title, description, image: `/${image}` };
      };
      add('curio', icon, previewWords.site, previewWords.about(gameIds.length));
      for (const [id, title] of await gameTitles())
        add(id, pictures[id] ?? icon, title.title, title.tagline);
      writeFileSync(join(dir, PREVIEW_TABLE), JSON.stringify(table));
    },
  },
});
