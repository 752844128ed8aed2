// Writes pages to files: a PDF holds all pages, SVG is one file per page. Loads the renderers on demand.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '../paper/page-items.ts';
import type { ReadFace } from '../paper/pdf-fonts.ts';
import { printWords } from './words.ts';

/** Fonts of the built app, beside `dist/curio.js`. */
const builtFonts = join(dirname(fileURLToPath(import.meta.url)), 'web', 'fonts');

/** A clone may have built the command line alone, so the package of the fonts is second. */
export const readFace: ReadFace = async (name) => {
  const built = join(builtFonts, `${name}.ttf`);
  if (existsSync(built)) return readFile(built);
  return readFile(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
};

const forms = ['svg', 'pdf'] as const;

export interface Output {
  readonly path: string;
  readonly form: (typeof forms)[number];
}

export interface PageFile {
  readonly path: string;
  readonly data: string | Uint8Array;
}

/** Takes the form from the file's ending; undefined if that is neither. */
export function readOutput(path: string): Output | undefined {
  const form = forms.find((known) => path.endsWith(`.${known}`));
  return form && { path, form };
}

/** `suffix` goes into the file names of the second page and those after it. */
export async function renderFiles(
  { path, form }: Output,
  pages: readonly Page[],
  suffix = (page: number) => `-${page}`,
): Promise<readonly PageFile[]> {
  if (form === 'pdf') {
    const { renderPdf } = await import('../paper/pdf.ts');
    return [{ path, data: await renderPdf(pages, readFace) }];
  }
  const { renderSvg } = await import('../paper/svg.ts');
  return pages.map((page, index) => ({
    path: index === 0 ? path : path.replace(/\.svg$/, `${suffix(index + 1)}.svg`),
    data: renderSvg(page),
  }));
}

/** True for addresses that only this machine can reach. */
const isLocal = (link: string) => /^[a-z]+:\/\/(localhost|127\.|\[::1\]|0\.0\.0\.0)/i.test(link);

/** Where QR codes lead (`--link`, or `CURIO_LINK`), and a warning if phones cannot open that. */
export function readLink(
  given: string | undefined,
  usual: string | undefined,
): { readonly link: string | undefined; readonly warning: string | undefined } {
  const link = given ?? (usual || undefined);
  if (link === undefined) return { link, warning: printWords.bareCodes };
  return { link, warning: isLocal(link) ? printWords.localLink(link) : undefined };
}

/** Warns of letters that the PDF would lack. An SVG is shown with the fonts of its viewer, so it gets no warning. */
export async function missingWarning(
  { form }: Output,
  pages: readonly Page[],
): Promise<string | undefined> {
  if (form !== 'pdf') return undefined;
  const { missingLetters } = await import('../paper/pdf-fonts.ts');
  const missing = await missingLetters(pages, readFace);
  return missing.length === 0 ? undefined : printWords.missingLetters(missing.join(' '));
}
