// Picture sheets for the tiles, made from the icon set while building: SVG files beside the scripts, never in them.
// `virtual:symbol-sheets` tells where they lie. Three of them, so that a classic board loads 24 pictures, not 112.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { symbols } from './src/games/pikachu/symbols.ts';

const ICONS = fileURLToPath(
  new URL('./node_modules/@iconify-json/fluent-emoji-flat/icons.json', import.meta.url),
);
/** Where each sheet ends, in symbols: the classic ones, those of an expert classic board, the rest. */
const ENDS = [24, 40, symbols.length] as const;
const NAME = 'virtual:symbol-sheets';

interface Sheet {
  readonly file: string;
  readonly source: string;
  readonly first: number;
}

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width: number;
  readonly height: number;
}

function makeSheets(): readonly Sheet[] {
  const set: IconSet = JSON.parse(readFileSync(ICONS, 'utf8'));
  return ENDS.map((end, index) => {
    const first = ENDS[index - 1] ?? 0;
    const pictures = symbols.slice(first, end).map((symbol) => {
      const icon = set.icons[symbol];
      if (!icon) throw new Error(`the icon set has no ${symbol}`);
      return `<symbol id="tile-${symbol}" viewBox="0 0 ${set.width} ${set.height}">${icon.body}</symbol>`;
    });
    const source = `<svg xmlns="http://www.w3.org/2000/svg">${pictures.join('')}</svg>`;
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
    return { file: `assets/symbols-${hash}.svg`, source, first };
  });
}

export function symbolSheets(): Plugin {
  const sheets = makeSheets();
  return {
    name: 'symbol-sheets',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const list = sheets.map(({ file, source, first }) => ({
        url: `/${file}`,
        first,
        bytes: Buffer.byteLength(source),
      }));
      return `export default ${JSON.stringify(list)};`;
    },
    generateBundle() {
      for (const { file, source } of sheets)
        this.emitFile({ type: 'asset', fileName: file, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const sheet = sheets.find(({ file }) => request.url === `/${file}`);
        if (!sheet) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sheet.source);
      });
    },
  };
}
