// Fonts for letters that no PDF reader brings along, slice by slice from the server; offline those that were used before.

import { type FontFiles, needsFonts } from '../../../paper/fonts/shelf.ts';
import type { Page } from '../../../paper/types.ts';

const root = import.meta.env.DEV ? '/node_modules/@fontsource' : '/fonts';

async function fetchFile(path: string): Promise<Response | undefined> {
  const response = await fetch(`${root}/${path}`);
  return response.ok ? response : undefined;
}

export const fontFiles: FontFiles = {
  async table(family) {
    const table: unknown = await (await fetchFile(`${family}/unicode.json`))?.json();
    return table;
  },
  async slice(family, file) {
    const bytes = await (await fetchFile(`${family}/files/${file}`))?.arrayBuffer();
    return bytes && new Uint8Array(bytes);
  },
};

/** Letters that a file of these pages would lack. Most pages have none to ask for, and load nothing. */
export async function findMissing(pages: readonly Page[]): Promise<readonly string[]> {
  if (!needsFonts(pages)) return [];
  const { missingLetters } = await import('../../../paper/pdf.ts');
  return missingLetters(pages, fontFiles);
}
