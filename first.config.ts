// What a newcomer sees is in the page itself: after the app is built its own components draw home and the first boards,
// and the pages are written with them, with the style sheets they need, and with hints for the scripts that follow.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import { buildDrawing } from './drawing.config.ts';
import { FIRST_BEGINS, FIRST_ENDS, filesFor, readTable, withHints } from './src/server/visits.ts';
import type { FirstPage } from './src/web/ui/first/page.ts';

/** Milliseconds; it takes one or two seconds. */
const DRAWING = 120_000;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Draws all pages: the components are built for Node, where they answer text, and run in a process of their own. */
async function drawPages(sheets: PluginOption[]): Promise<readonly FirstPage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'curio-first-'));
  try {
    await buildDrawing({
      entry: './src/web/first/pages.tsx',
      folder,
      name: 'pages.mjs',
      plugins: sheets,
    });
    const program = `
      import { firstPages } from ${JSON.stringify(pathToFileURL(join(folder, 'pages.mjs')).href)};
      process.stdout.write(JSON.stringify(await firstPages()), () => process.exit(0));`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { encoding: 'utf8', maxBuffer: 1e8, timeout: DRAWING },
    );
    // A page that waits for ever usually has modules that wait for one another: a circle of imports with words in it.
    if (status === null) throw new Error('the first pages were not drawn in time');
    if (status !== 0) throw new Error(`the first pages could not be drawn: ${stderr}`);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The script of the head, in one piece. */
async function inPage(): Promise<string> {
  const entry = at('./src/web/ui/first/inpage.ts');
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { lib: { entry, formats: ['iife'], name: 'first' }, write: false, target: 'es2022' },
  });
  const [output] = [made].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the script of the first pages could not be made');
  return chunk.code.trim();
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A template until it is chosen: hundreds of pictures that nobody sees would take their time, too. */
const drawing = ({ html }: FirstPage, number: number) =>
  `<template class="first-drawing" data-number="${number}">${html}</template>`;

/**
 * After the drawings: the one whose number the script in the head has chosen is put into the page, in one piece, since
 * half a page would move. A dialog that is drawn is as modal as it will be.
 */
const WHOLE = `for (const template of document.querySelectorAll('template.first-drawing')) {
  const chosen = template.dataset.number === document.documentElement.dataset.first;
  const shown = document.createElement('div');
  if (chosen) {
    shown.className = 'first-drawing';
    shown.append(template.content);
    template.before(shown);
    shown.querySelector('dialog')?.showModal();
  }
  template.remove();
}`;

const FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Style sheets inside the page; the typefaces wait until the app stands. A sheet that is here is not asked for again. */
function withStyles(page: string, read: (file: string) => string): string {
  const fonts: string[] = [];
  const styled = page.replace(
    /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g,
    (_link, file: string) => {
      const text = read(file);
      fonts.push(...(text.match(FONT) ?? []));
      return `<style>${text.replace(FONT, '')}</style><link rel="stylesheet" href="/${file}" disabled>`;
    },
  );
  return styled.replace(
    '</head>',
    `<style data-fonts media="not all">${fonts.join('')}</style></head>`,
  );
}

/** A picture sheet inside the page, as the app would put it there. */
const sheetInside = (file: string, source: string) =>
  source.replace(
    '<svg ',
    `<svg data-sheet="/${file}" width="0" height="0" aria-hidden="true" style="position:absolute" `,
  );

export interface FirstPaintOptions {
  /** Plugins that tell the components where picture sheets lie. */
  readonly sheets: PluginOption[];
  /** Sheets that a game's pages bring along, by its id. */
  readonly inside: Readonly<Partial<Record<string, string>>>;
  readonly table: string;
}

export const firstPaint = ({ sheets, inside, table }: FirstPaintOptions): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = at('./dist/web') }) {
      const read = (file: string) => readFileSync(join(dir, file), 'utf8');
      const bare = read('index.html');
      const files = readTable(read(table));
      const [pages, script] = await Promise.all([drawPages(sheets), inPage()]);
      for (const path of new Set(pages.map((page) => page.path))) {
        const own = pages.filter((page) => page.path === path);
        const drawn = own.map(({ html: _, ...rest }) => rest);
        const head = `<script data-drawn="${attribute(JSON.stringify(drawn))}">${script}</script>`;
        const sheet = inside[path.slice(1)];
        const body = [
          sheet ? sheetInside(sheet, read(sheet)) : '',
          FIRST_BEGINS,
          ...own.map(drawing),
          FIRST_ENDS,
          `<script>${WHOLE}</script>`,
        ].join('');
        // The table also names files that were folded away, and what is inside already need not be asked for.
        const asked = filesFor(files, path).filter(
          (file) => file !== sheet && existsSync(join(dir, file)),
        );
        const hinted = withHints(bare, asked);
        const html = withStyles(hinted, read)
          .replace('</head>', (end) => head + end)
          .replace('<div id="app">', (app) => body + app);
        const target = join(dir, path, 'index.html');
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, html);
      }
    },
  },
});
