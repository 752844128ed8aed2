// The floor plan as rules over the import graph: which zone may import which, which layer of the app, which room of a
// game, and what a page may load. Each rule returns a line per breach; docs/architecture.md explains the reasons.

import { isBuiltin } from 'node:module';
import { type Graph, type Import, reachFrom, WORDS_ALIAS, wayTo } from './graph.ts';

export type Rule = (graph: Graph) => readonly string[];

/** Zones that each zone may import, types included. All others are forbidden. */
const zones = {
  core: ['core'],
  paper: ['core', 'paper'],
  data: ['core', 'data'],
  /** Runs on Node, once, before the build. */
  build: ['core', 'data', 'build'],
  /** Data is below games: Dokuborn is made of cards. Words are for manifests only (`manifests`). */
  game: ['core', 'data', 'paper', 'registry', 'words', 'game'],
  /** src/games/index.ts and manifest.ts. */
  registry: ['core', 'paper', 'words', 'game', 'registry'],
  cabinet: ['core', 'registry', 'cabinet'],
  /** Shapes of the messages between app and server. */
  wire: ['core', 'cabinet', 'wire'],
  /** May read the name tables of games, cards and days, but never reaches an engine (`rooms`). */
  words: ['core', 'data', 'game', 'cabinet', 'words'],
  web: ['core', 'data', 'paper', 'game', 'registry', 'cabinet', 'wire', 'words', 'web'],
  /** Of the server only `upkeep`, which maintains its data. */
  cli: ['core', 'data', 'paper', 'game', 'registry', 'cabinet', 'wire', 'words', 'server', 'cli'],
  server: ['core', 'data', 'paper', 'game', 'registry', 'cabinet', 'wire', 'words', 'server'],
  /** src/index.ts, what the package exports. */
  library: ['core', 'registry', 'library'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Zone = keyof typeof zones;

const isZone = (name: string): name is Zone => Object.hasOwn(zones, name);

/** These behave the same on every machine: no DOM, no Node. */
export const pureZones: readonly Zone[] = [
  'core',
  'paper',
  'data',
  'game',
  'registry',
  'cabinet',
  'wire',
  'words',
  'library',
];

/** Folders that may load rules and engine together. */
const ENGINE_ROOMS = /^src\/((web\/engine|cli|server)\/|index\.ts$)/;

/** Maintains the data of the service; the one part of the server that others use. */
const UPKEEP = 'src/server/upkeep/';

const REGISTRY = 'src/games/index.ts';
const CONTRACT = 'src/games/manifest.ts';
const PAGE = 'src/web/main.tsx';

function zoneOf(path: string): Zone | undefined {
  const [top, folder = '', inner = ''] = path.split('/');
  if (top !== 'src') return undefined;
  if (inner === '') return 'library';
  if (folder === 'games') return [REGISTRY, CONTRACT].includes(path) ? 'registry' : 'game';
  if (folder === 'data' && inner === 'build') return 'build';
  return isZone(folder) ? folder : undefined;
}

/** The folder or file right in the folder of a game: `rules`, `engine`, `index` … */
function roomOf(path: string): string | undefined {
  return /^src\/games\/[^/]+\/([^/]+?)(?:\.ts$|\/)/.exec(path)?.[1];
}

const gamesOf = ({ files }: Graph): ReadonlySet<string> =>
  new Set(files.flatMap((path) => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? []));

/** The game that a file belongs to: in its own folder, or in its folder of faces, words or commands. */
function ownerOf(path: string, games: ReadonlySet<string>): string | undefined {
  const folder = /^src\/(?:games|web\/games|cli\/games|words\/[^/]+)\/([^/]+)\//.exec(path)?.[1];
  return folder !== undefined && games.has(folder) ? folder : undefined;
}

const described = ({ from, to, types }: Import) => `${from} → ${to}${types ? ' (types)' : ''}`;
const isValue = ({ types }: Import) => !types;

/** Every file of src is in a zone, and imports only zones that its own may import. */
const zoneRule: Rule = ({ files, imports }) => [
  ...files
    .filter((path) => path.startsWith('src/') && !zoneOf(path))
    .map((path) => `${path}: in no zone`),
  ...imports.flatMap((one) => {
    const from = zoneOf(one.from);
    const to = zoneOf(one.to);
    if (!from || !to) return [];
    const may: readonly Zone[] = zones[from];
    if (from === 'cli' && to === 'server' && !one.to.startsWith(UPKEEP))
      return [`${described(one)}: cli may not import server, only its upkeep`];
    return may.includes(to) ? [] : [`${described(one)}: ${from} may not import ${to}`];
  }),
];

/** The pure zone and the app do not use Node. The compiler checks that the pure zone uses no DOM (`tsconfig.pure.json`). */
const platformRule: Rule = ({ imports }) =>
  imports.flatMap((one) => {
    const zone = zoneOf(one.from);
    const barred = zone === 'web' || (zone !== undefined && pureZones.includes(zone));
    return barred && isBuiltin(one.to) ? [`${described(one)}: there is no Node in ${zone}`] : [];
  });

/** The manifest of a game, and its part about tables, which home does not load. */
const MANIFEST = new Set(['manifest', 'tables']);

/**
 * A manifest is loaded before its game: it imports only types of it and loads the rest on demand. Only manifests know
 * words, the shape of manifests and how to load rooms.
 */
const manifestRule: Rule = (graph) => {
  const games = gamesOf(graph);
  return graph.imports.flatMap((one) => {
    const room = roomOf(one.from);
    const own = ownerOf(one.from, games);
    const inside = own !== undefined && one.to.startsWith(`src/games/${own}/`);
    if (one.from === REGISTRY && roomOf(one.to) && roomOf(one.to) !== 'manifest')
      return [`${described(one)}: the list of games knows manifests only`];
    if (one.from === CONTRACT && isValue(one))
      return [`${described(one)}: the shape of manifests is types only`];
    if (room === undefined) return [];
    if (MANIFEST.has(room)) {
      if (one.way === 'static' && isValue(one) && (inside || zoneOf(one.to) !== 'core'))
        return [`${described(one)}: a manifest loads on demand`];
      return one.to === REGISTRY ? [`${described(one)}: a game does not know the list`] : [];
    }
    if (zoneOf(one.to) === 'words') return [`${described(one)}: words are named by the manifest`];
    if (zoneOf(one.to) === 'registry') return [`${described(one)}: games do not know manifests`];
    if (MANIFEST.has(roomOf(one.to) ?? ''))
      return [`${described(one)}: rooms do not know the manifest`];
    if (inside && one.way !== 'static')
      return [`${described(one)}: rooms are loaded by the manifest, and import one another`];
    if (zoneOf(one.to) === 'paper' && room !== 'paper' && room !== 'testing')
      return [`${described(one)}: paper is for the paper room`];
    return [];
  });
};

/** Rooms that only a worker, the command line or a server loads. */
const ENGINE = new Set(['engine', 'advisor', 'solver', 'index']);
/** This solver is below its game's rules: reading a code solves the grid. */
const SOLVER_OF_RULES = 'src/games/hudoku/solver/';
const isEngineRoom = (path: string) =>
  ENGINE.has(roomOf(path) ?? '') && !path.startsWith(SOLVER_OF_RULES);
/** Rooms that may reach an engine. The manifest does so through its loaders, which `page` follows by name. */
const ABOVE_ENGINE = new Set(['testing', 'manifest']);

/** What a page loads (types, rules, what is below them, paper, and words) never reaches an engine. */
const roomRule: Rule = (graph) => {
  const starts = graph.files.filter((path) => {
    const room = roomOf(path);
    return room === undefined
      ? zoneOf(path) === 'words'
      : !isEngineRoom(path) && !ABOVE_ENGINE.has(room);
  });
  return starts.flatMap((start) => {
    const reached = reachFrom(graph, [start], isValue);
    const engine = [...reached.keys()].find(isEngineRoom);
    return engine === undefined ? [] : [`${wayTo(reached, engine)}: reaches an engine`];
  });
};

/** Rooms of a game never import each other in a cycle; one line per pair of rooms. */
const circleRule: Rule = (graph) => {
  const games = gamesOf(graph);
  return [...games].flatMap((game) => {
    const steps = new Map<string, Import>();
    for (const one of graph.imports) {
      const [upper, lower] = [roomOf(one.from), roomOf(one.to)];
      const inside = [one.from, one.to].every((path) => ownerOf(path, games) === game);
      // A manifest is below the rooms that it loads on demand.
      if (inside && isValue(one) && upper !== lower && !MANIFEST.has(upper ?? ''))
        steps.set(`${upper} ${lower}`, one);
    }
    const pairs = [...steps.keys()].map((step) => step.split(' '));
    const reach = (room: string) => {
      const reached = new Set([room]);
      for (const next of reached)
        for (const [upper, lower = ''] of pairs) if (upper === next) reached.add(lower);
      return reached;
    };
    return [...steps].flatMap(([step, one]) => {
      const [upper = '', lower = ''] = step.split(' ');
      return reach(lower).has(upper)
        ? [`${described(one)}: ${lower} also leads back to ${upper}`]
        : [];
    });
  });
};

/** Judges, builders and fakes are in no build: only tests, benches and their own room import them. */
const isTesting = (path: string) => /\/testing(\.tsx?$|\/)/.test(path);
const testingRule: Rule = ({ imports }) =>
  imports
    .filter(({ from, to }) => isTesting(to) && !isTesting(from))
    .map((one) => `${described(one)}: testing is for tests`);

/** No game reaches another, even through shared code. The list of games and globs over all games do not count. */
const strangerRule: Rule = (graph) => {
  const games = gamesOf(graph);
  const followed = ({ from, way }: Import) => from !== REGISTRY && way !== 'glob';
  return [...games].flatMap((game) => {
    const own = graph.files.filter((path) => ownerOf(path, games) === game);
    const reached = reachFrom(graph, own, followed);
    const others = [...reached.keys()].filter((path) => {
      const owner = ownerOf(path, games);
      // Report only the first step into the other game.
      return (
        owner !== undefined && owner !== game && ownerOf(reached.get(path) ?? '', games) !== owner
      );
    });
    return others.map((path) => `${wayTo(reached, path)}: ${game} reaches another game`);
  });
};

/** Where these files name a game: by an import, or by a word of a string, a key or a style. */
function gamesNamed(graph: Graph, files: readonly string[]): readonly string[] {
  const games = gamesOf(graph);
  const among = new Set(files);
  const imported = graph.imports.filter(
    ({ from, to, way, written }) =>
      among.has(from) &&
      ownerOf(to, games) !== undefined &&
      (way !== 'glob' || written.split('/').some((part) => games.has(part))),
  );
  const spoken = files.flatMap((path) =>
    [...(graph.words.get(path) ?? [])]
      .filter((word) => games.has(word))
      .map((word) => `${path}: names ${word}`),
  );
  return [...imported.map((one) => `${described(one)}: imports a game by name`), ...spoken];
}

/** What serves all games names none of them. */
const nameRule: Rule = (graph) => {
  const games = gamesOf(graph);
  const shared = graph.files.filter(
    (path) =>
      path !== REGISTRY &&
      ownerOf(path, games) === undefined &&
      zoneOf(path) !== undefined &&
      zoneOf(path) !== 'build' &&
      !isTesting(path),
  );
  return gamesNamed(graph, shared);
};

/** The build and its scripts name no game either: each game states its part in its own `build.ts`. */
const builderRule: Rule = (graph) =>
  gamesNamed(
    graph,
    graph.files.filter((path) => !path.startsWith('src/')),
  );

/** Folders of the app from the lowest to the highest. Files right in src/web are above all of them. */
const layers = ['ui', 'storage', 'engine', 'play', 'board', 'online', 'games', 'pages'];
/** Style sheets and files to be served as they are. */
const NO_CODE = /^src\/web\/(theme|public)\//;

function layerOf(path: string): number | undefined {
  if (!path.startsWith('src/web/') || NO_CODE.test(path)) return undefined;
  const folder = /^src\/web\/([^/]+)\//.exec(path)?.[1];
  return folder === undefined ? layers.length : layers.indexOf(folder);
}

/** Every folder of the app is a layer and imports lower ones only, types included. So no two import each other. */
const layerRule: Rule = ({ files, imports }) => [
  ...files.filter((path) => layerOf(path) === -1).map((path) => `${path}: in no layer`),
  ...imports.flatMap((one) => {
    const [from, to] = [layerOf(one.from), layerOf(one.to)];
    if (from === undefined || to === undefined || isTesting(one.from) || to <= from) return [];
    return [`${described(one)}: ${layers[from]} is below ${layers[to] ?? 'the root of src/web'}`];
  }),
];

/** What a page may load: everything but the worker and what a manifest's `loadGame` loads. */
export const onPage = ({ way, types, loader }: Import) =>
  !types && way !== 'worker' && loader !== 'loadGame';

/** The page never loads an engine; only worker, command line and server do. */
const pageRule: Rule = (graph) => {
  const reached = reachFrom(graph, [PAGE], onPage);
  const engines = new Set(
    graph.imports.flatMap(({ to, loader }) => (loader === 'loadGame' ? [to] : [])),
  );
  const isEngine = (path: string) => engines.has(path) || isEngineRoom(path);
  // Report only the first step into an engine.
  const loaded = [...reached].filter(([path, by]) => isEngine(path) && !isEngine(by ?? ''));
  const callers = graph.gameLoaders.flatMap((path) => {
    if (!ENGINE_ROOMS.test(path))
      return [`${path}: only a worker, the command line or a server loads a game`];
    return reached.has(path) ? [`${wayTo(reached, path)}: loads a game on the page`] : [];
  });
  return [...loaded.map(([path]) => `${wayTo(reached, path)}: an engine on the page`), ...callers];
};

/** App, command line and server import words by the alias alone, so that a second language is one folder. */
const wordRule: Rule = ({ imports }) =>
  imports
    .filter(
      ({ from, to, written }) =>
        /^src\/(web|cli|server)\//.test(from) &&
        /^src\/words\/[^/]+\//.test(to) &&
        !written.startsWith(WORDS_ALIAS),
    )
    .map((one) => `${described(one)}: words come by ${WORDS_ALIAS}`);

export const rules = {
  zones: zoneRule,
  platform: platformRule,
  manifests: manifestRule,
  rooms: roomRule,
  circles: circleRule,
  testing: testingRule,
  strangers: strangerRule,
  names: nameRule,
  builders: builderRule,
  layers: layerRule,
  page: pageRule,
  words: wordRule,
} as const satisfies Readonly<Record<string, Rule>>;
