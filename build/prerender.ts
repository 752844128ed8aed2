// Prerendered first pages: after the app is built, its own components draw home and the first boards, and the pages are
// written with them, with their style sheets inlined and with preload hints for the scripts that follow.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import icons from 'unplugin-icons/vite';
import { build, type Plugin, type PluginOption } from 'vite';
import solid from 'vite-plugin-solid';
import {
  FIRST_BEGINS,
  FIRST_ENDS,
  filesFor,
  readHintTable,
  withHints,
} from '../src/server/app-pages.ts';
import type { FirstPage } from '../src/web/ui/first-paint.ts';
import type { Drawings } from './first-pages.tsx';
import { at } from './games.ts';

/** Milliseconds; it takes one or two seconds. */
const DRAWING_TIME = 120_000;

const BUNDLE = 'first-pages.mjs';

/** Bundles the drawing components into one file for Node, where they render to text. */
async function bundleDrawings(folder: string, plugins: PluginOption[]): Promise<void> {
  await build({
    configFile: false,
    root: at('src/web'),
    publicDir: false,
    logLevel: 'error',
    define: { __APP_VERSION__: '""' },
    plugins: [
      solid({ ssr: true, solid: { hydratable: false } }),
      icons({ compiler: 'solid' }),
      plugins,
    ],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: at('build/first-pages.tsx'),
      outDir: folder,
      minify: false,
      // As in the app, so that pictures get the same addresses.
      assetsInlineLimit: 2048,
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: BUNDLE } },
    },
  });
}

/** Draws all pages and pictures, in a process of its own. `plugins` resolve the sprite modules. */
export async function drawApp(plugins: PluginOption[]): Promise<Drawings> {
  const folder = mkdtempSync(join(tmpdir(), 'curio-first-'));
  try {
    await bundleDrawings(folder, plugins);
    const program = `
      import { draw } from ${JSON.stringify(pathToFileURL(join(folder, BUNDLE)).href)};
      process.stdout.write(JSON.stringify(await draw()), () => process.exit(0));`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { encoding: 'utf8', maxBuffer: 1e8, timeout: DRAWING_TIME },
    );
    // Usually a cycle of imports with a top-level await in it: its modules wait for one another for ever.
    if (status === null) throw new Error('the first pages were not drawn in time');
    if (status !== 0) throw new Error(`the first pages could not be drawn: ${stderr}`);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The script in the head, which chooses a drawing; one piece. */
async function headScript(): Promise<string> {
  const entry = at('src/web/ui/first-paint-script.ts');
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

/** Templates, because hundreds of pictures that stay hidden would slow the page. */
const drawing = ({ html }: FirstPage, number: number) =>
  `<template class="first-drawing" data-number="${number}">${html}</template>`;

/** Follows the drawings: puts the one that the head's script chose into the page, in one piece so that nothing moves. */
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

/** Inlines style sheets. Typefaces wait for the app; the disabled links keep it from fetching a sheet again. */
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

/** A sprite sheet inlined as the app would do it. */
const inlineSheet = (file: string, source: string) =>
  source.replace(
    '<svg ',
    `<svg data-sheet="/${file}" width="0" height="0" aria-hidden="true" style="position:absolute" `,
  );

export interface PrerenderOptions {
  readonly drawings: () => Promise<Drawings>;
  /** Sprite sheets that the first board of a game shows. */
  readonly sheetsOf: (id: string) => readonly string[];
  /** File with the table that `firstVisit` wrote. */
  readonly table: string;
}

export const prerender = ({ drawings, sheetsOf, table }: PrerenderOptions): Plugin => ({
  name: 'prerender',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = at('dist/web') }) {
      const read = (file: string) => readFileSync(join(dir, file), 'utf8');
      const bare = read('index.html');
      const files = readHintTable(read(table));
      const [{ pages }, script] = await Promise.all([drawings(), headScript()]);
      for (const path of new Set(pages.map((page) => page.path))) {
        const own = pages.filter((page) => page.path === path);
        const drawn = own.map(({ html: _, ...rest }) => rest);
        const head = `<script data-drawn="${attribute(JSON.stringify(drawn))}">${script}</script>`;
        const sheets = sheetsOf(path.slice(1));
        const body = [
          ...sheets.map((sheet) => inlineSheet(sheet, read(sheet))),
          FIRST_BEGINS,
          ...own.map(drawing),
          FIRST_ENDS,
          `<script>${WHOLE}</script>`,
        ].join('');
        // The table also names files that were folded away; inlined sheets need no request.
        const asked = filesFor(files, path).filter(
          (file) => !sheets.includes(file) && existsSync(join(dir, file)),
        );
        const html = withStyles(withHints(bare, asked), read)
          .replace('</head>', (end) => head + end)
          .replace('<div id="app">', (app) => body + app);
        const target = join(dir, path, 'index.html');
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, html);
      }
    },
  },
});
