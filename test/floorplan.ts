// The floor plan as rules over the import graph: which zone may import which, which room of a game which, and
// what a page may load. Each rule answers with a line per breach; docs/architecture.md says why they are so.

import { isBuiltin } from 'node:module';
import { type Graph, type Import, reachFrom, wayTo } from './graph.ts';

export type Rule = (graph: Graph) => readonly string[];

/** Zones that each zone may import, types included. What is not listed is forbidden. */
const zones = {
  core: ['core'],
  paper: ['core', 'paper'],
  data: ['core', 'data'],
  /** Runs on Node, once, before the build. */
  build: ['core', 'data', 'build'],
  /** Data is below games: Dokuborn is made of cards. Words are for manifests only (`manifests`). */
  game: ['core', 'data', 'paper', 'registry', 'words', 'game'],
  /** src/games/index.ts, load.ts and manifest.ts. */
  registry: ['core', 'paper', 'words', 'game', 'registry'],
  cabinet: ['core', 'registry', 'cabinet'],
  /** Shapes of what app and server say to each other. */
  wire: ['core', 'cabinet', 'wire'],
  /** Name tables of games, cards and days; an engine they never reach (`rooms`). */
  words: ['core', 'data', 'game', 'cabinet', 'words'],
  web: ['core', 'data', 'paper', 'game', 'registry', 'cabinet', 'wire', 'words', 'web'],
  /** Of the server what looks after its data (`upkeep`), on demand. */
  cli: ['core', 'data', 'paper', 'game', 'registry', 'cabinet', 'wire', 'words', 'server', 'cli'],
  server: ['core', 'data', 'paper', 'game', 'registry', 'cabinet', 'wire', 'words', 'server'],
  /** src/index.ts, what the package exports. */
  library: ['core', 'registry', 'library'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Zone = keyof typeof zones;

const isZone = (name: string): name is Zone => Object.hasOwn(zones, name);

/** These give the same answer on every machine: no DOM, no Node. */
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

/** The only files of the faces that import a table of words; all others take their words from these. */
export const pickers: readonly string[] = [
  'src/web/words.ts',
  'src/web/ui/explain-words.ts',
  'src/web/pages/words.ts',
  'src/web/ui/words.ts',
  'src/web/board/lesson/words.ts',
  'src/web/board/words.ts',
  'src/web/storage/words.ts',
  'src/web/online/words.ts',
  'src/web/pages/together/words.ts',
  'src/cli/words.ts',
  'src/server/words.ts',
];
const GAME_COMMANDS = /^src\/cli\/games\/[^/]+\/words\.ts$/;

/** Who may load rules and engine together. */
const ENGINE_ROOMS = /^src\/((web\/engine|cli|server)\/|games\/load\.ts$)/;

/** What looks after the data of the service; the one part of the server that others use. */
const UPKEEP = 'src/server/upkeep/';

const REGISTRY = 'src/games/index.ts';
/** Every game by name, for whoever uses the package; no page reaches it. */
const BY_NAME = 'src/games/load.ts';
const CONTRACT = 'src/games/manifest.ts';
const PAGE = 'src/web/main.tsx';

function zoneOf(path: string): Zone | undefined {
  const [top, folder = '', inner = ''] = path.split('/');
  if (top !== 'src') return undefined;
  if (inner === '') return 'library';
  if (folder === 'games') return [REGISTRY, BY_NAME, CONTRACT].includes(path) ? 'registry' : 'game';
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

const told = ({ from, to, types }: Import) => `${from} → ${to}${types ? ' (types)' : ''}`;
const isValue = ({ types }: Import) => !types;

/** Every file is in a zone, and imports run downwards from zone to zone. */
const zoneRule: Rule = ({ files, imports }) => [
  ...files.filter((path) => !zoneOf(path)).map((path) => `${path}: in no zone`),
  ...imports.flatMap((one) => {
    const from = zoneOf(one.from);
    const to = zoneOf(one.to);
    if (!from || !to) return [];
    const may: readonly Zone[] = zones[from];
    if (from === 'cli' && to === 'server' && !one.to.startsWith(UPKEEP))
      return [`${told(one)}: cli may not import server, only its upkeep`];
    return may.includes(to) ? [] : [`${told(one)}: ${from} may not import ${to}`];
  }),
];

/** The pure zone and the app know no Node. That they know no DOM either, the compiler says (`tsconfig.pure.json`). */
const platformRule: Rule = ({ imports }) =>
  imports.flatMap((one) => {
    const zone = zoneOf(one.from);
    const barred = zone === 'web' || (zone !== undefined && pureZones.includes(zone));
    return barred && isBuiltin(one.to) ? [`${told(one)}: there is no Node in ${zone}`] : [];
  });

/** The manifest of a game, and the part of it that tells of its tables, which home does not load. */
const MANIFEST = new Set(['manifest', 'tables']);

/**
 * A manifest is there before its game: it imports of it types only and loads the rest on demand. It alone knows
 * words, the shape of manifests and how rooms are loaded.
 */
const manifestRule: Rule = (graph) => {
  const games = gamesOf(graph);
  return graph.imports.flatMap((one) => {
    const room = roomOf(one.from);
    const own = ownerOf(one.from, games);
    const inside = own !== undefined && one.to.startsWith(`src/games/${own}/`);
    if (one.from === REGISTRY && roomOf(one.to) && roomOf(one.to) !== 'manifest')
      return [`${told(one)}: the list of games knows manifests only`];
    if (one.from === CONTRACT && isValue(one))
      return [`${told(one)}: the shape of manifests is types only`];
    if (room === undefined) return [];
    if (MANIFEST.has(room)) {
      if (one.way === 'static' && isValue(one) && (inside || zoneOf(one.to) !== 'core'))
        return [`${told(one)}: a manifest loads on demand`];
      return one.to === REGISTRY ? [`${told(one)}: a game does not know the list`] : [];
    }
    if (zoneOf(one.to) === 'words') return [`${told(one)}: words are named by the manifest`];
    if (zoneOf(one.to) === 'registry') return [`${told(one)}: games do not know manifests`];
    if (MANIFEST.has(roomOf(one.to) ?? '')) return [`${told(one)}: rooms do not know the manifest`];
    if (inside && one.way !== 'static')
      return [`${told(one)}: rooms are loaded by the manifest, and import one another`];
    if (zoneOf(one.to) === 'paper' && room !== 'paper' && room !== 'testing')
      return [`${told(one)}: paper is for the paper room`];
    return [];
  });
};

/** Rooms that hold an engine: what a worker loads. */
const ENGINE = new Set(['engine', 'index']);
/** Rooms that may reach one. The manifest may by its loaders, which `page` follows by name. */
const ABOVE_ENGINE = new Set(['engine', 'index', 'testing', 'manifest']);

/** What a page loads (types, rules, what is below them, paper, and words) never reaches an engine. */
const roomRule: Rule = (graph) => {
  const starts = graph.files.filter((path) => {
    const room = roomOf(path);
    return room === undefined ? zoneOf(path) === 'words' : !ABOVE_ENGINE.has(room);
  });
  return starts.flatMap((start) => {
    const reached = reachFrom(graph, [start], isValue);
    const engine = [...reached.keys()].find((path) => ENGINE.has(roomOf(path) ?? ''));
    return engine === undefined ? [] : [`${wayTo(reached, engine)}: reaches an engine`];
  });
};

/** Rooms of a game stand on one another and never in a circle; one line per pair of rooms. */
const circleRule: Rule = (graph) => {
  const games = gamesOf(graph);
  return [...games].flatMap((game) => {
    const steps = new Map<string, Import>();
    for (const one of graph.imports) {
      const [upper, lower] = [roomOf(one.from), roomOf(one.to)];
      const inside = [one.from, one.to].every((path) => ownerOf(path, games) === game);
      // What a manifest loads on demand is above it.
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
      return reach(lower).has(upper) ? [`${told(one)}: ${lower} also leads back to ${upper}`] : [];
    });
  });
};

/** Judges, builders and made-up surroundings are in no build: only tests, benches and their own room import them. */
const isTesting = (path: string) => /\/testing(\.tsx?$|\/)/.test(path);
const testingRule: Rule = ({ imports }) =>
  imports
    .filter(({ from, to }) => isTesting(to) && !isTesting(from))
    .map((one) => `${told(one)}: testing is for tests`);

/** No game reaches another, be it through what all share; the list of games and globs over all of them are no way. */
const strangerRule: Rule = (graph) => {
  const games = gamesOf(graph);
  const followed = ({ from, way }: Import) => from !== REGISTRY && way !== 'glob';
  return [...games].flatMap((game) => {
    const own = graph.files.filter((path) => ownerOf(path, games) === game);
    const reached = reachFrom(graph, own, followed);
    const others = [...reached.keys()].filter((path) => {
      const owner = ownerOf(path, games);
      // The first step into another game tells enough.
      return (
        owner !== undefined && owner !== game && ownerOf(reached.get(path) ?? '', games) !== owner
      );
    });
    return others.map((path) => `${wayTo(reached, path)}: ${game} reaches another game`);
  });
};

/** What serves all games names none of them, neither by import nor by a word of a string, an object or a style. */
const nameRule: Rule = (graph) => {
  const games = gamesOf(graph);
  const shared = graph.files.filter(
    (path) =>
      path !== REGISTRY &&
      path !== BY_NAME &&
      ownerOf(path, games) === undefined &&
      zoneOf(path) !== 'build' &&
      !isTesting(path),
  );
  const isShared = new Set(shared);
  const imported = graph.imports.filter(
    ({ from, to, way, written }) =>
      isShared.has(from) &&
      ownerOf(to, games) !== undefined &&
      (way !== 'glob' || written.split('/').some((part) => games.has(part))),
  );
  const spoken = shared.flatMap((path) =>
    [...(graph.words.get(path) ?? [])]
      .filter((word) => games.has(word))
      .map((word) => `${path}: names ${word}`),
  );
  return [...imported.map((one) => `${told(one)}: imports a game by name`), ...spoken];
};

/** What a page may come to load: everything but the worker and what a manifest's `loadGame` loads. */
export const onPage = ({ way, types, loader }: Import) =>
  !types && way !== 'worker' && loader !== 'loadGame';

/** The page never loads an engine, and only worker, command line and server ask for one. */
const pageRule: Rule = (graph) => {
  const reached = reachFrom(graph, [PAGE], onPage);
  const engines = new Set(
    graph.imports.flatMap(({ to, loader }) => (loader === 'loadGame' ? [to] : [])),
  );
  const isEngine = (path: string) => engines.has(path) || ENGINE.has(roomOf(path) ?? '');
  // The first step into an engine tells enough.
  const loaded = [...reached].filter(([path, by]) => isEngine(path) && !isEngine(by ?? ''));
  const callers = graph.gameLoaders.flatMap((path) => {
    if (!ENGINE_ROOMS.test(path))
      return [`${path}: only a worker, the command line or a server loads a game`];
    return reached.has(path) ? [`${wayTo(reached, path)}: loads a game on the page`] : [];
  });
  return [...loaded.map(([path]) => `${wayTo(reached, path)}: an engine on the page`), ...callers];
};

/** One table of words is loaded, and chosen in one place. */
const wordRule: Rule = ({ imports }) =>
  imports
    .filter(
      (one) =>
        isValue(one) &&
        /^src\/(web|cli|server)\//.test(one.from) &&
        /^src\/words\/[^/]+\//.test(one.to) &&
        !pickers.includes(one.from) &&
        !GAME_COMMANDS.test(one.from),
    )
    .map((one) => `${told(one)}: words come from the file that picks them`);

export const rules = {
  zones: zoneRule,
  platform: platformRule,
  manifests: manifestRule,
  rooms: roomRule,
  circles: circleRule,
  testing: testingRule,
  strangers: strangerRule,
  names: nameRule,
  page: pageRule,
  words: wordRule,
} as const satisfies Readonly<Record<string, Rule>>;
