// What only the dev server needs: it serves sources as they are, where a build would have bundled and copied them.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { at } from './games.ts';

/** Vite serves JSON as a module, which a browser refuses where `with { type: 'json' }` asks for plain JSON. */
const jsonModules = (): Plugin => ({
  name: 'json-modules',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) =>
    /src.data.[\w-]+\.ts/.test(id)
      ? { code: code.replace(/,\s*\{\s*with: \{ type: 'json' \},?\s*\}/g, ''), map: null }
      : undefined,
});

/** The build copies the fonts of PDFs to /fonts; here they come from their package. */
const pdfFonts = (): Plugin => ({
  name: 'pdf-fonts',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/fonts', (request, response, next) => {
      const [, file] = /^\/([\w-]+\.ttf)$/.exec(request.url ?? '') ?? [];
      if (file) response.end(readFileSync(at(`node_modules/dejavu-fonts-ttf/ttf/${file}`)));
      else next();
    });
  },
});

export const devServer = (): Plugin[] => [jsonModules(), pdfFonts()];
