// Picture sheets, made while building: SVG files beside the scripts, never in them. Virtual modules tell where they lie.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { drawLetters, drawShapes } from './src/games/pikachu/drawings.ts';
import { animals, fruit } from './src/games/pikachu/pictures.ts';
import { symbols } from './src/games/pikachu/symbols.ts';
import { type TileSet, tileSets } from './src/games/pikachu/tilesets.ts';
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

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width: number;
  readonly height: number;
}

interface TileSheet extends Sheet {
  readonly set: TileSet;
  /** Number of its first picture. */
  readonly first: number;
}

/** The usual pictures by their names, as styles and tests know them; all others by set and number. */
const pictureId = (set: TileSet, index: number) =>
  set === 'emoji' ? `tile-${symbols[index]}` : `${set}-${index + 1}`;

/** How light a picture is on the whole, from 0 to 1: by the colours that its parts are filled with. */
function lightness(body: string): number {
  const fills = [...body.matchAll(/fill="#([0-9a-f]{6})"/gi)].map(([, hex = '000000']) => {
    const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return 0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4);
  });
  return fills.reduce((sum, one) => sum + one, 0) / Math.max(1, fills.length);
}

const PALE = 0.62;
const OUTLINE = '#5b4632';

/** What is pale gets an outline, as tiles are cream. */
function drawIcon(icons: IconSet, name: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`the icon set has no ${name}`);
  const outline = `<g stroke="${OUTLINE}" stroke-width="1.5" stroke-linejoin="round">${icon.body}</g>`;
  return lightness(icon.body) > PALE ? outline + icon.body : icon.body;
}

/** Where each sheet ends, in pictures: those of a classic board, of an expert one, and the rest. */
const ENDS: Readonly<Record<TileSet, readonly number[]>> = {
  emoji: [24, 40, 112],
  animals: [40, 112],
  fruit: [40, 112],
  shapes: [112],
  letters: [112],
};

/** The tiles of Pikachu. Several sheets, so that a classic board loads 24 pictures, not 112. */
function makeTileSheets(): readonly TileSheet[] {
  const icons: IconSet = JSON.parse(readFileSync(ICONS, 'utf8'));
  const drawn: Readonly<Record<TileSet, readonly string[]>> = {
    emoji: symbols.map((name) => drawIcon(icons, name)),
    animals: animals.map((name) => drawIcon(icons, name)),
    fruit: fruit.map((name) => drawIcon(icons, name)),
    shapes: drawShapes(),
    letters: drawLetters(),
  };
  return tileSets.flatMap((set) =>
    ENDS[set].map((end, index) => {
      const first = ENDS[set][index - 1] ?? 0;
      const pieces = drawn[set]
        .slice(first, end)
        .map(
          (body, at) =>
            `<symbol id="${pictureId(set, first + at)}" viewBox="0 0 ${icons.width} ${icons.height}">${body}</symbol>`,
        );
      return { ...makeSheet(set === 'emoji' ? 'symbols' : set, pieces), set, first };
    }),
  );
}

const madeTileSheets = makeTileSheets();

/** The sheet that a classic board shows. */
export const classicSheet = madeTileSheets.find(({ first }) => first === 0)?.file;

export function symbolSheets(): Plugin {
  const told = madeTileSheets.map(({ file, source, set, first }) => ({
    url: `/${file}`,
    set,
    first,
    bytes: Buffer.byteLength(source),
  }));
  return sheetPlugin('symbol-sheets', madeTileSheets, told);
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
