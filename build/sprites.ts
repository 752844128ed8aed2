// Sprite sheets: SVG files of pictures that games describe in their `build.ts`, emitted beside the scripts. The module
// `virtual:sprites/<id>` lists the sheets of a game: `url`, `bytes` and the facts that the game gave.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { IconSet } from '../src/web/games/build-facts.ts';
// Types only: the tests' configuration imports this file, and must not bundle the games.
import type { GameBuilds } from './games.ts';

const ICONS = new URL(
  '../node_modules/@iconify-json/fluent-emoji-flat/icons.json',
  import.meta.url,
);

interface MadeSheet {
  readonly file: string;
  readonly source: string;
  readonly firstBoard: boolean;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** By the id of the game. */
export type MadeSheets = ReadonlyMap<string, readonly MadeSheet[]>;

export function makeSheets(builds: GameBuilds): MadeSheets {
  const icons: IconSet = JSON.parse(readFileSync(ICONS, 'utf8'));
  const made = [...builds].map(([id, { sprites }]) => {
    const sheets = (sprites?.(icons) ?? []).map(({ name, pieces, facts = {}, firstBoard }) => {
      const source = `<svg xmlns="http://www.w3.org/2000/svg">${pieces.join('')}</svg>`;
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
      const file = `assets/${name}-${hash}.svg`;
      return { file, source, facts, firstBoard: firstBoard === true };
    });
    return [id, sheets] as const;
  });
  return new Map(made);
}

/** Files of the sheets that the first board of a game shows. */
export const firstSheets = (sheets: MadeSheets, id: string): readonly string[] =>
  (sheets.get(id) ?? []).filter(({ firstBoard }) => firstBoard).map(({ file }) => file);

const VIRTUAL = 'virtual:sprites/';
const RESOLVED = `\0${VIRTUAL}`;

/** Modules `virtual:sprites/<id>` by what `listed` returns for the id. */
export const spriteModules = (listed: (id: string) => readonly unknown[]): Plugin => ({
  name: 'sprite-modules',
  resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
  load: (id) =>
    id.startsWith(RESOLVED)
      ? `export default ${JSON.stringify(listed(id.slice(RESOLVED.length)))};`
      : null,
});

export function sprites(sheets: MadeSheets): Plugin {
  const all = [...sheets.values()].flat();
  return {
    ...spriteModules((id) =>
      (sheets.get(id) ?? []).map(({ file, source, facts }) => ({
        url: `/${file}`,
        ...facts,
        bytes: Buffer.byteLength(source),
      })),
    ),
    generateBundle() {
      for (const { file, source } of all) this.emitFile({ type: 'asset', fileName: file, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const sheet = all.find(({ file }) => request.url === `/${file}`);
        if (!sheet) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sheet.source);
      });
    },
  };
}
