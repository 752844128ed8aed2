// Which modules share a file, and which files each address needs for its first paint. Games state their part in their
// `build.ts`. Also folds away files that only re-export, because each one costs a round trip on a slow line.

import { existsSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { gameIds } from '../src/games/index.ts';
import type { GameBuild } from '../src/web/games/build-facts.ts';
import { at, type GameBuilds } from './games.ts';

/** Where the modules of a page begin: everything these import statically is needed at once. */
const homeRoots = [at('src/web/main.tsx')];
const boardRoots = [at('src/web/pages/game/page.tsx')];
const faceRoots = (id: string) => [at(`src/web/games/${id}/index.tsx`)];
/** Rules are a folder or, in a small game, one file; a root that does not exist adds nothing. */
const rulesRoots = (id: string) => [
  at(`src/games/${id}/rules.ts`),
  at(`src/games/${id}/rules/index.ts`),
  at(`src/words/en/${id}/index.ts`),
  at(`src/web/play/generated/${id}.json`),
];
const gameRoots = (id: string) => [...rulesRoots(id), ...faceRoots(id)];

/** Pages that no game owns, by the first part of their address. */
const pageRoots = {
  play: 'src/web/pages/shared.tsx',
  rules: 'src/web/pages/rules.tsx',
  daily: 'src/web/pages/daily.tsx',
  archive: 'src/web/pages/archive.tsx',
  statistics: 'src/web/pages/statistics.tsx',
  replay: 'src/web/pages/replay/page.tsx',
  backup: 'src/web/pages/backup/page.tsx',
  print: 'src/web/pages/print/page.tsx',
  together: 'src/web/pages/together/page.tsx',
} as const satisfies Readonly<Record<string, string>>;

const plainId = (id: string) => id.replaceAll('\\', '/').replace(/\?.*$/, '');

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Holds = (id: string, modules: Modules) => boolean;

/** Modules that the roots import, directly or through others; dynamic imports do not count. Walks once per build. */
function reaching(roots: readonly string[]): Holds {
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

const both =
  (...conditions: readonly Holds[]): Holds =>
  (id, modules) =>
    conditions.every((holds) => holds(id, modules));

const either =
  (...conditions: readonly Holds[]): Holds =>
  (id, modules) =>
    conditions.some((holds) => holds(id, modules));

/** Modules of one game: its own folders, and those that only it reads. */
function ownOf(game: string, { ownFolders = [] }: GameBuild): Holds {
  const folders = [
    `/games/${game}/`,
    `/words/en/${game}/`,
    `/play/generated/${game}.json`,
    `virtual:sprites/${game}`,
  ];
  return (id) => [...folders, ...ownFolders].some((folder) => plainId(id).includes(folder));
}

/** Data keeps files of its own, which change less often than code. */
const isCode: Holds = (id) => !plainId(id).endsWith('.json');

/** Modules that so many pages import share a file; rarer ones keep their own. */
const MANY_PAGES = 3;
const pageFiles = Object.values(pageRoots).map((root) => [at(root)]);

/** Modules that at least `least` of the parts import. */
function sharedBy(least: number, parts: readonly (readonly string[])[]): Holds {
  const reached = parts.map(reaching);
  return (id, modules) => reached.filter((holds) => holds(id, modules)).length >= least;
}

/**
 * Which modules share a file; the first line that holds a module decides. A file also takes along what its modules
 * import and no earlier line holds. Few files compress and load better, but a page should load little that it does not
 * use: home fetches `board` ahead, every game needs `faces`, and a game's other boards come when they are opened.
 */
export function fileGroups(builds: GameBuilds): Rolldown.CodeSplittingGroup[] {
  const games = [...builds].map(([id, { firstBoard = [], otherBoards = [], ...build }]) => ({
    id,
    own: ownOf(id, build),
    first: reaching(firstBoard.map(at)),
    other: reaching(otherBoards.map(at)),
  }));
  const ofNoGame: Holds = (id, modules) => !games.some(({ own }) => own(id, modules));
  const files: readonly (readonly [name: string, holds: Holds])[] = [
    // First, or the bundler puts its own helpers into this file and every game loads it for them.
    ['pdf-lib', (id) => /node_modules.(pdf-lib|@pdf-lib|pako)/.test(id)],
    ['home', reaching(homeRoots)],
    ['board', reaching(boardRoots)],
    ['faces', both(ofNoGame, sharedBy(2, gameIds.map(gameRoots)))],
    // Otherwise these would be in the game's file, and pages would load that.
    ['parts', both(ofNoGame, sharedBy(1, gameIds.map(gameRoots)), sharedBy(1, pageFiles))],
    // The print page, the papers of all games, boards and rooms draw with these; PDF comes on demand.
    ['paper', (id) => /src.paper.(?!pdf\.ts)|node_modules.uqr/.test(id)],
    // Apart from the faces: pages that list or print games load rules and words alone.
    ...games.map(({ id, own }) => [`${id}-rules`, both(own, reaching(rulesRoots(id)))] as const),
    ...games.map(({ id, own, first, other }) => {
      const needed = either(both(own, reaching(faceRoots(id))), both(first, other));
      return [id, needed] as const;
    }),
    // Links to codes go straight to a board, and need little of what other pages share.
    ['shared', both(ofNoGame, reaching([at(pageRoots['play'])]))],
    ['pages', both(ofNoGame, sharedBy(MANY_PAGES, pageFiles))],
    ...games.map(({ id, own, first }) => [`${id}-first`, both(own, first, isCode)] as const),
    ...games.map(({ id, own, other }) => [`${id}-other`, both(own, other)] as const),
  ];
  return files.map(([name, holds], index) => ({
    debugName: name,
    name: (id, modules) => (holds(id, modules) ? name : null),
    priority: files.length - index,
  }));
}

/**
 * What a script fetches along with a chunk that it imports on demand: styles, and the files that many chunks share. A
 * full list would make home a kilobyte larger; on a first visit the page's own hints name all files anyway.
 */
export const preloadShared = (
  _file: string,
  files: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] =>
  hostType === 'html'
    ? files
    : files.filter((file) => /\.css$|assets\/(faces|pages|paper)-/.test(file));

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

/** The largest file first: it takes longest. */
const sizeOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): number =>
  file?.type === 'chunk' ? file.code.length : (file?.source.length ?? 0);

export const VISIT_TABLE = 'first-visit.json';

/**
 * Writes the table that the server makes preload hints from (src/server/app-pages.ts): for each part of an address the
 * files beyond those that every page names. `/<id>` lists what the game's first board needs on top.
 */
export const firstVisit = (
  builds: GameBuilds,
  sheetsOf: (id: string) => readonly string[],
): Plugin => ({
  name: 'first-visit',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const everywhere = filesOf(bundle, homeRoots);
    const beyond = (roots: readonly string[]) =>
      [...filesOf(bundle, roots)].filter((file) => !everywhere.has(file));
    const table: Record<string, readonly string[]> = {};
    for (const [id, { firstBoard = [] }] of builds) {
      const always = beyond([...boardRoots, ...gameRoots(id)]);
      const first = beyond(firstBoard.map(at)).filter((file) => !always.includes(file));
      table[id] = always.sort((left, right) => sizeOf(bundle[right]) - sizeOf(bundle[left]));
      table[`/${id}`] = [...first, ...sheetsOf(id)];
    }
    for (const [page, root] of Object.entries(pageRoots)) {
      if (!existsSync(at(root))) throw new Error(`build/chunks.ts names ${root}, which is gone`);
      table[page] = beyond([at(root)]);
    }
    this.emitFile({ type: 'asset', fileName: VISIT_TABLE, source: JSON.stringify(table) });
  },
});

/** Engines belong to the worker, which is bundled apart. Without this the page's files would hold them as well. */
export const enginesForTheWorker = (): Plugin => ({
  name: 'engines-for-the-worker',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './index.ts' && /games.[^/]+.manifest\.ts$/.test(importer ?? '')
      ? '\0engine'
      : undefined,
  load: (id) => (id === '\0engine' ? 'export {};' : undefined),
});

// Folding. The bundler makes a file for each module that is imported dynamically and lies in a shared file.

export interface Folded {
  /** The file that holds the exports. */
  readonly file: string;
  /** Names that the module exports, and their names inside the file. */
  readonly names: readonly (readonly [name: string, inside: string])[];
}

/** What a file re-exports, if it does nothing else. */
export function reexports(code: string): Folded | undefined {
  const found = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/.exec(code.trim());
  const [, list, file] = found ?? [];
  if (list === undefined || file === undefined) return undefined;
  const names = list.split(',').map((item) => {
    const [inside = '', name = inside] = item.trim().split(/\s+as\s+/);
    return [name, inside] as const;
  });
  return { file, names };
}

/** Rewrites imports of a file that only re-exports to the file that holds the exports. */
export function foldImports(code: string, folded: ReadonlyMap<string, Folded>): string {
  const straight = code.replace(
    /import\(\s*(["'`])\.\/([^"'`]+)\1\s*\)/g,
    (whole, _quote, name) => {
      const target = folded.get(name);
      if (!target) return whole;
      const exports = target.names.map(([outside, inside]) => `${outside}:m.${inside}`);
      return `import("./${target.file}").then(m=>({${exports.join(',')}}))`;
    },
  );
  // Vite lists the files to preload with an import by index, so a file may appear twice.
  return straight.replace(/"assets\/([^"]+)"/g, (whole, name) => {
    const target = folded.get(name);
    return target ? `"assets/${target.file}"` : whole;
  });
}

const nameOf = (path: string) => path.replace(/^assets\//, '');

export const foldFiles = (): Plugin => ({
  name: 'fold-files',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const imported = new Set(chunks.flatMap(({ imports }) => imports));
      const folded = new Map<string, Folded>();
      for (const { fileName, code, isEntry } of chunks) {
        const found = isEntry || imported.has(fileName) ? undefined : reexports(code);
        if (found) folded.set(nameOf(fileName), found);
      }
      for (const chunk of chunks) {
        if (folded.has(nameOf(chunk.fileName))) delete bundle[chunk.fileName];
        else chunk.code = foldImports(chunk.code, folded);
      }
    },
  },
});
