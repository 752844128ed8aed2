// Lays the fonts for PDF files beside the built app: of every family its table of slices, and the slices of the weights
// that are used. They are loaded one by one, when a text has letters that PDF readers do not bring along.

import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './tools.js';

/** Families, and the weights of each. A test compares with src/paper/fonts/letters.ts. */
export const fontFamilies = {
  tinos: ['400-normal', '700-normal', '400-italic'],
  arimo: ['400-normal', '700-normal'],
  'noto-serif-armenian': ['400-normal'],
  'noto-serif-georgian': ['400-normal'],
  'noto-sans-ethiopic': ['400-normal'],
  'noto-serif-thai': ['400-normal'],
  'gowun-dodum': ['400-normal'],
  'cactus-classical-serif': ['400-normal'],
  'zcool-xiaowei': ['400-normal'],
};

/** Throws where a family has no slices of a weight: then it is named otherwise now. */
export function copyFonts(target) {
  for (const [family, weights] of Object.entries(fontFamilies)) {
    const source = at('node_modules', '@fontsource', family);
    const folder = join(target, family, 'files');
    mkdirSync(folder, { recursive: true });
    cpSync(join(source, 'unicode.json'), join(target, family, 'unicode.json'));
    if (existsSync(join(source, 'LICENSE')))
      cpSync(join(source, 'LICENSE'), join(target, family, 'LICENSE.txt'));
    for (const weight of weights) {
      const files = readdirSync(join(source, 'files')).filter((name) =>
        name.endsWith(`-${weight}.woff`),
      );
      if (files.length === 0) throw new Error(`${family} has no ${weight}`);
      for (const name of files) cpSync(join(source, 'files', name), join(folder, name));
    }
  }
}
