// Picture sheets, made while building: SVG files beside the scripts, never in them. Virtual modules tell where they lie.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { symbols } from './src/games/pikachu/symbols.ts';
import { specialIcons } from './src/games/witches/paper/icons.ts';
import { pictureColors, pictures } from './src/games/witches/paper/pictures.ts';

interface Sheet {
  readonly file: string;
  readonly source: string;
}

function makeSheet(name: string, pieces: readonly string[]): Sheet {
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${pieces.join('')}</svg>`;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
  return { file: `assets/${name}-${hash}.svg`, source };
}

/** `told` is what the module of this name says. */
function sheetPlugin(name: string, sheets: readonly Sheet[], told: unknown): Plugin {
  return {
    name,
    resolveId: (id) => (id === `virtual:${name}` ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(told)};` : null),
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

const ICONS = fileURLToPath(
  new URL('./node_modules/@iconify-json/fluent-emoji-flat/icons.json', import.meta.url),
);
/** Where each sheet ends, in symbols: the classic ones, those of an expert classic board, the rest. */
const ENDS = [24, 40, symbols.length] as const;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width: number;
  readonly height: number;
}

/** The tiles of Pikachu. Three sheets, so that a classic board loads 24 pictures, not 112. */
function makeSymbolSheets(): readonly (Sheet & { readonly first: number })[] {
  const set: IconSet = JSON.parse(readFileSync(ICONS, 'utf8'));
  return ENDS.map((end, index) => {
    const first = ENDS[index - 1] ?? 0;
    const pieces = symbols.slice(first, end).map((symbol) => {
      const icon = set.icons[symbol];
      if (!icon) throw new Error(`the icon set has no ${symbol}`);
      return `<symbol id="tile-${symbol}" viewBox="0 0 ${set.width} ${set.height}">${icon.body}</symbol>`;
    });
    return { ...makeSheet('symbols', pieces), first };
  });
}

const madeSymbolSheets = makeSymbolSheets();

/** The sheet that a classic board shows. */
export const classicSheet = madeSymbolSheets.find(({ first }) => first === 0)?.file;

export function symbolSheets(): Plugin {
  const told = madeSymbolSheets.map(({ file, source, first }) => ({
    url: `/${file}`,
    first,
    bytes: Buffer.byteLength(source),
  }));
  return sheetPlugin('symbol-sheets', madeSymbolSheets, told);
}

/** The herbs of Wondering Witches and the signs of its special cells; a sign takes its stroke from whoever uses it. */
export function herbSheet(): Plugin {
  const herbs = Object.entries(pictures).map(([name, layers]) => {
    const paths = layers.map(({ d, paint }) => {
      const { fill = 'none', stroke } = pictureColors[paint];
      const line = stroke ? ` stroke="${stroke.color}" stroke-width="${stroke.width}"` : '';
      return `<path d="${d}" fill="${fill}"${line}/>`;
    });
    return `<g id="${name.replace(' ', '-')}">${paths.join('')}</g>`;
  });
  const signs = Object.entries(specialIcons).map(([name, d]) => `<path id="${name}" d="${d}"/>`);
  const sheet = makeSheet('herbs', [...herbs, ...signs]);
  return sheetPlugin('herb-sheet', [sheet], `/${sheet.file}`);
}
