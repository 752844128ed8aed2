// What a visit loads, decided while building: which modules share a file, and for each address the files that its
// first paint needs, in a table by which the server writes hints into the page.

import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { gameIds } from './src/games/index.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');

/** Where the modules of a page begin; whatever these import, dynamic imports apart, is needed at once. */
const homeRoots = [at('./src/web/main.tsx')];
const boardRoots = [at('./src/web/pages/game.tsx')];
const faceRoots = (id: string) => [at(`./src/web/games/${id}/index.tsx`)];
const rulesRoots = (id: string) => [
  at(`./src/games/${id}/rules/index.ts`),
  at(`./src/words/en/${id}/index.ts`),
  at(`./src/web/play/generated/${id}.json`),
];
const gameRoots = (id: string) => [...rulesRoots(id), ...faceRoots(id)];

/** Modules that a game's first board loads besides, each in its own file since other boards do without it. */
const firstBoard: Readonly<Partial<Record<string, readonly string[]>>> = {
  dokuborn: ['./src/web/games/dokuborn/habits.ts', './src/data/generated/catalogue.json'],
  witches: [
    './src/web/games/witches/highwitch/page.tsx',
    './src/words/en/witches/highwitch.ts',
    './src/web/games/witches/start.tsx',
  ],
};

/** Of the boards that games have of several kinds: what these share, and what each kind has alone. */
const kinds: Readonly<Partial<Record<string, readonly [first: string, other: string]>>> = {
  witches: ['./src/web/games/witches/highwitch/page.tsx', './src/web/games/witches/solo/page.tsx'],
};

/** What a newcomer is asked over the first board: in one file with it. */
const asked: Readonly<Partial<Record<string, readonly string[]>>> = {
  witches: ['./src/web/games/witches/start.tsx'],
};

/** Pages that are not a game's, by the first part of their address. */
const pageRoots: Readonly<Record<string, string>> = {
  play: './src/web/pages/shared.tsx',
  rules: './src/web/pages/rules.tsx',
  daily: './src/web/pages/daily/page.tsx',
  archive: './src/web/pages/archive/page.tsx',
  statistics: './src/web/pages/statistics/page.tsx',
  replay: './src/web/pages/replay/page.tsx',
  backup: './src/web/pages/backup/page.tsx',
  print: './src/web/pages/print/page.tsx',
  together: './src/web/pages/together/page.tsx',
};
/** What knows them, loaded before any but those that codes lead to: these go straight to a board. */
const pageList = './src/web/pages/pages.ts';

const plainId = (id: string) => id.replaceAll('\\', '/').replace(/\?.*$/, '');

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** All modules that the roots import, and what these import; once per build. */
function reaching(roots: readonly string[]): (id: string, modules: Modules) => boolean {
  let found: Set<string> | undefined;
  const walk = (modules: Modules) => {
    const seen = new Set<string>();
    const open = [...roots];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
    return seen;
  };
  return (id, modules) => {
    found ??= walk(modules);
    return found.has(id);
  };
}

/** Does the module belong to one game? Its own rooms, and what only its rules read. */
function ownOf(game: string): (id: string) => boolean {
  const rooms = [`/games/${game}/`, `/words/en/${game}/`, `/play/generated/${game}.json`];
  if (game === 'dokuborn') rooms.push('/src/data/');
  return (id) => rooms.some((room) => id.includes(room));
}

const ofNoGame = (id: string) => !gameIds.some((game) => ownOf(game)(id));

function group(
  name: string,
  priority: number,
  roots: readonly string[],
  own: (id: string) => boolean = () => true,
): Rolldown.CodeSplittingGroup {
  const reached = reaching(roots);
  return {
    debugName: name,
    name: (id, modules) => (own(plainId(id)) && reached(id, modules) ? name : null),
    priority,
  };
}

/** A file each for what home needs, what every board needs besides, and what each game does: together they pack better. */
export const fileGroups = (): Rolldown.CodeSplittingGroup[] => [
  // Apart: else the bundler's own helpers lie in the PDF file, and every game loads it for their sake.
  { name: 'pdf-lib', test: /node_modules.(pdf-lib|@pdf-lib|pako)/, priority: 9 },
  group('home', 7, homeRoots),
  // With what several games stand on. Before the games: a group takes along what it imports.
  group('board', 6, [...boardRoots, ...gameIds.flatMap(gameRoots)], ofNoGame),
  // Two for each game: a face waits for its words before it is evaluated, and must not lie in one file with them.
  ...gameIds.map((id) => group(`${id}-rules`, 5, rulesRoots(id), ownOf(id))),
  ...gameIds.map((id) => group(id, 4, gameRoots(id), ownOf(id))),
  ...Object.entries(kinds).flatMap(([id, pages = []]) => {
    const [first, other] = pages.map((page) => reaching([at(page)]));
    return [
      {
        debugName: `${id}-kinds`,
        // Parts of the kit that no other board has, too: the file of the first kind would take them along.
        name: (module: string, modules: Modules) =>
          first?.(module, modules) && other?.(module, modules) ? `${id}-kinds` : null,
        priority: 3,
      },
      group(`${id}-first`, 2, [...pages.slice(0, 1), ...(asked[id] ?? [])].map(at), ownOf(id)),
      group(`${id}-other`, 1, pages.slice(1).map(at), ownOf(id)),
    ];
  }),
];

/** Files of the modules, and of what their files import. */
function filesOf(bundle: Rolldown.OutputBundle, roots: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  for (const root of roots) {
    const holds = (chunk: Rolldown.OutputChunk) =>
      chunk.moduleIds.some((id) => plainId(id) === root) ||
      (chunk.facadeModuleId && plainId(chunk.facadeModuleId) === root);
    for (const chunk of chunks.filter(holds)) add(chunk);
  }
  return files;
}

/** What takes longest is asked for first. */
const sizeOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): number =>
  file?.type === 'chunk' ? file.code.length : (file?.source.length ?? 0);

export const VISIT_TABLE = 'first-visit.json';

/**
 * Writes the table: for each part of an address the files beyond those that every page names. With a slash before it,
 * those of the game's own address besides, which shows its first board.
 */
export const firstVisit = (
  extras: Readonly<Partial<Record<string, readonly string[]>>>,
): Plugin => ({
  name: 'first-visit',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const everywhere = filesOf(bundle, homeRoots);
    const beyond = (roots: readonly string[]) =>
      [...filesOf(bundle, roots)].filter((file) => !everywhere.has(file));
    const table: Record<string, readonly string[]> = {};
    for (const id of gameIds) {
      const always = beyond([...boardRoots, ...gameRoots(id)]);
      const first = beyond((firstBoard[id] ?? []).map(at)).filter((file) => !always.includes(file));
      table[id] = always.sort((left, right) => sizeOf(bundle[right]) - sizeOf(bundle[left]));
      table[`/${id}`] = [...first, ...(extras[id] ?? [])];
    }
    for (const [page, root] of Object.entries(pageRoots))
      table[page] = beyond((page === 'play' ? [root] : [pageList, root]).map(at));
    this.emitFile({ type: 'asset', fileName: VISIT_TABLE, source: JSON.stringify(table) });
  },
});
