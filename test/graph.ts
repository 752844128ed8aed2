// The import graph of the sources: which file imports which, how, and whether the import survives compiling.
// It takes texts, not a folder, so that tests can make up a tree of a few lines.

import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** `worker`: by its address, to run on a thread of its own. */
export type Way = 'static' | 'dynamic' | 'glob' | 'worker';

export interface Import {
  readonly from: string;
  /** A path from the root of the repository, or the name of a package. */
  readonly to: string;
  readonly way: Way;
  /** Types only: nothing is left at run time. */
  readonly types: boolean;
  /** As it is written; of a glob, the pattern. */
  readonly written: string;
  /** In a game's manifest: the property that holds it, such as `loadGame`. */
  readonly loader?: string;
}

export interface Graph {
  readonly files: readonly string[];
  readonly imports: readonly Import[];
  /** Files that take `loadGame` out of a manifest. */
  readonly gameLoaders: readonly string[];
  /** The words of each file's strings and of the keys of its objects (of a style sheet, all words). */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Texts by their path from the root. */
export type Sources = Readonly<Record<string, string>>;

export type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

export const nameOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value['name'] === 'string' ? value['name'] : undefined;

const stringOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value['value'] === 'string' ? value['value'] : undefined;

const MANIFEST = /^src\/games\/[^/]+\/manifest\.ts$/;

/** The words of the chosen language, by `imports` in package.json. */
export const WORDS_ALIAS = '#words/';
const WORDS = 'src/words/en/';

/** Resolves a relative address or the alias of words; packages stay as they are. */
function resolve(from: string, written: string): string {
  if (written.startsWith(WORDS_ALIAS)) return WORDS + written.slice(WORDS_ALIAS.length);
  const bare = written.replace(/[?#].*$/, '');
  return bare.startsWith('.') ? posix.join(posix.dirname(from), bare) : bare;
}

/** A glob of `*`, `**` and `{a,b}` as a regular expression; the globs here use no more. */
function globExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`)
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}$`);
}

/** Whether every name of this import or export is a type. Without names it imports for side effects: a value. */
function onlyTypes(node: Node, kind: 'importKind' | 'exportKind'): boolean {
  if (node[kind] === 'type') return true;
  const names = nodesOf(node['specifiers']);
  return names.length > 0 && names.every((name) => name[kind] === 'type');
}

interface FileReading {
  readonly imports: readonly Import[];
  readonly words: ReadonlySet<string>;
  readonly loadsGames: boolean;
}

function addWords(words: Set<string>, text: string): void {
  for (const word of text.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/gi) ?? []) words.add(word);
}

function readProgram(from: string, program: Node, files: readonly string[]): FileReading {
  const imports: Import[] = [];
  const words = new Set<string>();
  let loadsGames = false;

  const add = (source: unknown, way: Way, types = false, loader?: string) => {
    const written = stringOf(source);
    if (written === undefined) return;
    const to = resolve(from, written);
    imports.push({ from, to, way, types, written, ...(loader ? { loader } : {}) });
  };

  const addGlob = (argument: unknown) => {
    const list = isNode(argument) ? (argument['elements'] ?? argument) : undefined;
    const patterns = nodesOf(list).flatMap((item) => stringOf(item) ?? []);
    const fits = (pattern: string, to: string) => globExpression(resolve(from, pattern)).test(to);
    const without = patterns.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
    for (const written of patterns.filter((one) => !one.startsWith('!')))
      for (const to of files)
        if (fits(written, to) && !without.some((one) => fits(one, to)))
          imports.push({ from, to, way: 'glob', types: false, written });
  };

  function visit(node: Node, loader?: string): void {
    let inside = loader;
    switch (node.type) {
      case 'ImportDeclaration':
        add(node['source'], 'static', onlyTypes(node, 'importKind'));
        return;
      case 'ExportNamedDeclaration':
        add(node['source'], 'static', onlyTypes(node, 'exportKind'));
        break;
      case 'ExportAllDeclaration':
        add(node['source'], 'static', node['exportKind'] === 'type');
        return;
      case 'TSImportType':
        add(node['source'], 'static', true);
        return;
      case 'ImportExpression':
        add(node['source'], 'dynamic', false, loader);
        return;
      case 'CallExpression':
        if (!isGlobCall(node)) break;
        addGlob(nodesOf(node['arguments'])[0]);
        return;
      case 'NewExpression': {
        const [address] = nodesOf(node['arguments']);
        if (nameOf(node['callee']) === 'URL' && /^\..*\.tsx?$/.test(stringOf(address) ?? ''))
          add(address, 'worker');
        break;
      }
      case 'MemberExpression':
        loadsGames ||= nameOf(node['property']) === 'loadGame';
        break;
      case 'ObjectPattern':
        loadsGames ||= nodesOf(node['properties']).some((one) => nameOf(one['key']) === 'loadGame');
        break;
      case 'Property': {
        const key = nameOf(node['key']) ?? stringOf(node['key']);
        if (key !== undefined) addWords(words, key);
        if (MANIFEST.test(from)) inside ??= key;
        break;
      }
      case 'Literal':
        addWords(words, stringOf(node) ?? '');
        return;
      case 'TemplateElement': {
        const { value } = node;
        if (typeof value === 'object' && value !== null && 'raw' in value)
          addWords(words, String(value.raw));
        return;
      }
    }
    for (const value of Object.values(node))
      for (const child of nodesOf(value)) visit(child, inside);
  }

  visit(program);
  return { imports, words, loadsGames };
}

function isGlobCall(node: Node): boolean {
  const { callee } = node;
  if (!isNode(callee) || nameOf(callee['property']) !== 'glob') return false;
  return isNode(callee['object']) && callee['object'].type === 'MetaProperty';
}

/**
 * What a style sheet can name a game by: a class, an id, a quoted text or an address. Properties, animations and other
 * words of CSS may happen to equal an id.
 */
function styleWords(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [name] of bare.matchAll(/[.#][a-z][\w-]*|"[^"]*"|'[^']*'|url\([^)]*\)/gi))
    addWords(words, name);
  return words;
}

function readFile(from: string, text: string, files: readonly string[]): FileReading {
  if (/\.(tsx?|js)$/.test(from)) {
    const { program, errors } = parseSync(from, text);
    if (errors.length > 0) throw new Error(`${from}: ${errors[0]?.message}`);
    return readProgram(from, { ...program, type: 'Program' }, files);
  }
  return { imports: [], words: styleWords(text), loadsGames: false };
}

export function graphOf(sources: Sources): Graph {
  const files = Object.keys(sources).sort();
  const readings = files.map((path) => readFile(path, sources[path] ?? '', files));
  return {
    files,
    imports: readings.flatMap(({ imports }) => imports),
    gameLoaders: files.filter((_, index) => readings[index]?.loadsGames),
    words: new Map(files.map((path, index) => [path, readings[index]?.words ?? new Set()])),
  };
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** The sources of the tree, without tests: src with its style sheets, the build, and the scripts in plain JavaScript. */
export function readSources(): Sources {
  const below = (folder: string) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    );
  const paths = [
    ...below('src').filter((path) => /(?<!\.test|\.d)\.(tsx?|css)$/.test(path)),
    ...below('build').filter((path) => /\.tsx?$/.test(path)),
    ...below('scripts').filter((path) => path.endsWith('.js')),
    ...readdirSync(root).filter((name) => name.endsWith('.config.ts')),
  ];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(root + path, 'utf8')]));
}

/** All files reachable from the starts by followed imports, each with the file that first reached it. */
export function reachFrom(
  graph: Graph,
  starts: Iterable<string>,
  followed: (one: Import) => boolean,
): ReadonlyMap<string, string | undefined> {
  const bySource = new Map<string, Import[]>();
  for (const one of graph.imports) bySource.set(one.from, [...(bySource.get(one.from) ?? []), one]);
  const reached = new Map<string, string | undefined>();
  const open = [...starts];
  for (const start of open) reached.set(start, undefined);
  for (let next = open.shift(); next !== undefined; next = open.shift())
    for (const one of bySource.get(next) ?? [])
      if (!reached.has(one.to) && followed(one)) {
        reached.set(one.to, next);
        open.push(one.to);
      }
  return reached;
}

/** The path from a start to a reached file, as text. */
export function wayTo(reached: ReadonlyMap<string, string | undefined>, file: string): string {
  const way = [file];
  for (let at = reached.get(file); at !== undefined; at = reached.get(at)) way.unshift(at);
  return way.join(' → ');
}
