// Fonts for letters that no PDF reader brings along: those of the built app, else among the packages.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontFiles } from '../paper/fonts/shelf.ts';

const beside = join(dirname(fileURLToPath(import.meta.url)), 'web', 'fonts');

function pathOf(family: string, file: string): string {
  if (existsSync(beside)) return join(beside, family, file);
  return createRequire(import.meta.url).resolve(`@fontsource/${family}/${file}`);
}

export const fontFiles: FontFiles = {
  async table(family) {
    const table: unknown = JSON.parse(await readFile(pathOf(family, 'unicode.json'), 'utf8'));
    return table;
  },
  slice: (family, file) => readFile(pathOf(family, `files/${file}`)),
};
